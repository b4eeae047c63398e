//! What all pictures have in common: they take milliseconds of CPU time, so they are drawn outside the
//! async threads, and those who cannot see them read an alt text.

use crate::{bot::error::Error, workers::WORKERS};

/// Draws on a worker thread.
pub(crate) async fn draw<T, E>(
    draw: impl FnOnce() -> Result<T, E> + Send + 'static,
) -> Result<T, Error>
where
    T: Send + 'static,
    E: Send + 'static,
    Error: From<E>,
{
    Ok(WORKERS.run(draw).await??)
}

/// Returns the alt text of a list: its heading, and what its rows say.
pub(crate) fn alt(heading: &str, rows: impl IntoIterator<Item = String>) -> String {
    let rows: Vec<String> = rows.into_iter().collect();
    if rows.is_empty() {
        return heading.to_owned();
    }
    // The heading of a table may end in a colon, also a full-width one.
    let colon = if heading.ends_with([':', '：']) {
        ""
    } else {
        ":"
    };
    format!("{heading}{colon} {}.", rows.join("; "))
}
