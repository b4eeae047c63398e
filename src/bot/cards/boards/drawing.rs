//! Drawing, which takes milliseconds of CPU time and so runs outside the async threads.

use crate::{bot::error::Error, workers::WORKERS};

/// Draws on a worker thread.
pub(in crate::bot::cards) async fn draw<T, E>(
    draw: impl FnOnce() -> Result<T, E> + Send + 'static,
) -> Result<T, Error>
where
    T: Send + 'static,
    E: Send + 'static,
    Error: From<E>,
{
    Ok(WORKERS.run(draw).await??)
}
