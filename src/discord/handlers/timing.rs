//! How long users wait for the first answer to what they did.

use std::{cell::Cell, time::Duration};

use tokio::time::Instant;

use crate::measurements::Measurements;
use store::Request;

tokio::task_local! {
    /// When the interaction of this task came, and when it was answered.
    static ASKED: Times;
}

struct Times {
    came: Instant,
    answered_after: Cell<Option<Duration>>,
}

/// Notes that the interaction of this task has its first answer, where more follows. Otherwise it is
/// answered when its handler is done.
pub(crate) fn answered() {
    Request::note_answered();
    // Tests handle interactions without anything that measures.
    let _ = ASKED.try_with(|times| {
        if times.answered_after.get().is_none() {
            times.answered_after.set(Some(times.came.elapsed()));
        }
    });
}

/// Handles an interaction of this kind that came then, and measures how long its first answer took.
pub(crate) async fn until_answered<T>(
    measurements: &Measurements,
    kind: &'static str,
    came: Instant,
    handled: impl Future<Output = T>,
) -> T {
    let times = Times {
        came,
        answered_after: Cell::new(None),
    };
    let measured = async {
        let done = handled.await;
        answered();
        let after = ASKED.with(|times| times.answered_after.get());
        measurements.answered(kind, after.unwrap_or_default());
        done
    };
    ASKED.scope(times, measured).await
}
