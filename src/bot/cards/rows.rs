//! Alt texts of pictures that are lists: what the rows say, for those who cannot see them.

/// Returns a heading and the rows below it, as one sentence each.
pub(super) fn alt(heading: &str, rows: impl IntoIterator<Item = String>) -> String {
    let rows: Vec<String> = rows.into_iter().collect();
    if rows.is_empty() {
        return heading.to_owned();
    }
    format!("{heading}: {}.", rows.join("; "))
}
