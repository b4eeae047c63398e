//! Logging of database failures: one line a minute, however many there are.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use super::error::Error;

/// The shortest time between two lines.
const QUIET: Duration = Duration::from_mins(1);

/// The time of the last line, and the number of failures since then that were not logged.
static LAST: Mutex<(Option<Instant>, u64)> = Mutex::new((None, 0));

/// Reports a database failure.
pub(crate) fn database_failed(error: &Error) {
    let mut last = LAST.lock().unwrap_or_else(PoisonError::into_inner);
    let (at, untold) = *last;
    if at.is_some_and(|at| at.elapsed() < QUIET) {
        last.1 += 1;
        return;
    }
    *last = (Some(Instant::now()), 0);
    tracing::error!(
        error = error.chain(),
        untold,
        "the database fails; Courtier continues when it works again"
    );
}
