//! The descriptions of pictures, for those who cannot see them.

use rules::words::Text;

/// Returns the alt text of a list: its heading, and what its rows say.
pub(crate) fn alt(heading: impl Into<Text>, rows: impl IntoIterator<Item = Text>) -> Text {
    let rows: Vec<Text> = rows.into_iter().collect();
    if rows.is_empty() {
        return heading.into();
    }
    rows_after(heading.into().then(Text::same(":")), rows)
}

/// Returns the same for a heading that ends in a colon of its own.
pub(crate) fn rows_after(heading: impl Into<Text>, rows: impl IntoIterator<Item = Text>) -> Text {
    let rows = Text::joined(rows, "; ").then(Text::same("."));
    Text::joined([heading.into(), rows], " ")
}
