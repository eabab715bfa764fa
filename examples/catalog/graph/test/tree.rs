//! Where a tree ends.

use super::{super::TreeNode, graph, sample};

/// One line per node, indented by depth.
fn outline(node: &TreeNode) -> String {
    fn walk(node: &TreeNode, depth: usize, out: &mut String) {
        let kind = node.kind.map_or_else(String::new, |kind| format!(" {kind:?}"));
        let cut = node.cut.map_or_else(String::new, |cut| format!(" ({cut:?})"));
        out.push_str(&format!(
            "{}{} {}{kind}{cut}\n",
            "  ".repeat(depth),
            node.name,
            node.version
        ));
        node.dependencies
            .iter()
            .for_each(|child| walk(child, depth + 1, out));
    }
    let mut out = String::new();
    walk(node, 0, &mut out);
    out
}

#[test]
fn every_package_is_expanded_once_nearest_to_the_root() {
    let expected = "\
app 0.1.0
  left 0.1.0 Normal
    base 1.0.0 Normal
    base 1.0.0 Build
    app 0.1.0 Dev (Repeated)
  right 0.2.0 Normal
    base 2.0.0 Normal
    left 0.1.0 Normal (Repeated)
  tool 3.0.0 Build
";
    assert_eq!(outline(&sample().tree("app", None).unwrap()), expected);
}

#[test]
fn a_deep_first_meeting_does_not_take_the_place_of_a_shallow_one() {
    // Depth first would meet `c` below `b`, at the end of depth 2, and have nothing to show for it directly
    // below `a`.
    let graph = graph(
        &["a 1.0.0", "b 1.0.0", "c 1.0.0", "d 1.0.0"],
        &[
            "a@1.0.0 normal b@1.0.0",
            "a@1.0.0 normal c@1.0.0",
            "b@1.0.0 normal c@1.0.0",
            "c@1.0.0 normal d@1.0.0",
        ],
    );
    let expected = "\
a 1.0.0
  b 1.0.0 Normal
    c 1.0.0 Normal (Repeated)
  c 1.0.0 Normal
    d 1.0.0 Normal
";
    assert_eq!(outline(&graph.tree("a", Some(2)).unwrap()), expected);
}

#[test]
fn depth_marks_only_what_has_more_below() {
    let tree = sample().tree("app", Some(1)).unwrap();
    assert_eq!(
        outline(&tree),
        "app 0.1.0\n  left 0.1.0 Normal (Depth)\n  right 0.2.0 Normal (Depth)\n  tool 3.0.0 Build\n"
    );
    assert_eq!(
        outline(&sample().tree("app", Some(0)).unwrap()),
        "app 0.1.0 (Depth)\n"
    );
}

#[test]
fn the_newest_version_is_the_root() {
    assert_eq!(outline(&sample().tree("base", None).unwrap()), "base 2.0.0\n");
    assert!(sample().tree("bas", None).is_none());
}
