//! Relevance.

use super::{super::Graph, graph, package};

fn specs(graph: &Graph, query: &str, limit: usize) -> Vec<String> {
    graph
        .search(query, limit)
        .iter()
        .map(crate::package::Package::spec)
        .collect()
}

#[test]
fn exact_names_come_first_then_prefixes_then_parts_of_names_then_texts() {
    let graph = graph(
        &[
            "axum 1.0.0 Works with serde",
            "my-serde 1.0.0",
            "serde_json 1.0.0",
            "serde 1.0.0",
            "serde 2.0.0",
            "x 1.0.0",
        ],
        &[],
    );
    let expected = [
        "serde@2.0.0",
        "serde@1.0.0",
        "serde_json@1.0.0",
        "my-serde@1.0.0",
        "axum@1.0.0",
    ];
    assert_eq!(specs(&graph, "Serde", 10), expected);
    assert_eq!(specs(&graph, "serde", 2), expected[..2]);
    assert_eq!(specs(&graph, "serde", 0), [""; 0]);
}

#[test]
fn every_word_has_to_occur_somewhere() {
    let graph = graph(
        &[
            "hyper 1.0.0 An HTTP library",
            "http 1.0.0 Types for protocols",
            "tower 1.0.0 Library",
        ],
        &[],
    );
    assert_eq!(specs(&graph, "library http", 10), ["hyper@1.0.0"]);
    assert_eq!(specs(&graph, "library ftp", 10), [""; 0]);
}

#[test]
fn words_in_a_row_name_a_package_whatever_joins_them() {
    let graph = graph(&["json 1.0.0 For serde", "serde_json 1.0.0"], &[]);
    for query in ["serde json", "serde-json", "serde_json", " SERDE  json "] {
        assert_eq!(specs(&graph, query, 1), ["serde_json@1.0.0"], "{query}");
    }
}

#[test]
fn keywords_are_searched_too() {
    let mut parser = package("syn 2.0.0");
    parser.keywords = vec!["macros".into()];
    assert_eq!(specs(&Graph::new(vec![parser], &[]), "macro", 10), ["syn@2.0.0"]);
}

#[test]
fn a_query_without_words_matches_everything_by_name() {
    let graph = graph(&["b 1.0.0", "a 1.0.0", "b 2.0.0"], &[]);
    assert_eq!(specs(&graph, "  ", 10), ["a@1.0.0", "b@2.0.0", "b@1.0.0"]);
}
