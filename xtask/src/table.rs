//! Text tables.

/// Lays rows out in columns; the first row is the head.
pub(crate) fn render(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    let mut text = String::new();
    for (index, row) in rows.iter().enumerate() {
        text.push_str(&line(row, &widths));
        if index == 0 {
            let rule: Vec<String> = widths.iter().map(|width| "-".repeat(*width)).collect();
            text.push_str(&line(&rule, &widths));
        }
    }
    text
}

fn line(cells: &[String], widths: &[usize]) -> String {
    let padded: Vec<String> = cells
        .iter()
        .zip(widths)
        .map(|(cell, width)| format!("{cell:width$}"))
        .collect();
    format!("{}\n", padded.join("  ").trim_end())
}

/// A row of borrowed cells.
pub(crate) fn row(cells: &[&str]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::{render, row};

    #[test]
    fn columns_are_as_wide_as_their_widest_cell() {
        let text = render(&[row(&["step", "result"]), row(&["formatting", "ok"])]);
        assert_eq!(text, "step        result\n----------  ------\nformatting  ok\n");
    }
}
