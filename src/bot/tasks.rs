//! Keeps background tasks running.

use std::{any::Any, panic::AssertUnwindSafe, time::Duration};

use futures_util::FutureExt;
use tokio::{task::JoinSet, time::Instant};

use crate::{discord::error::Error, retry::Pauses};

/// How often a task can fail before the bot ends.
const MOST_FAILURES: u32 = 5;

/// A task that has run for this long has recovered from its failures.
const RECOVERED: Duration = Duration::from_mins(10);

/// Tasks that run as long as the bot does. They end when this is dropped.
#[derive(Default)]
pub(super) struct Tasks(JoinSet<Error>);

impl Tasks {
    /// Starts a task, which gets a clone of what it works on each time it is started.
    pub(super) fn start<With, Going>(
        &mut self,
        name: &'static str,
        with: &With,
        run: impl Fn(With) -> Going + Send + 'static,
    ) where
        With: Clone + Send + 'static,
        Going: Future<Output = ()> + Send + 'static,
    {
        let with = with.clone();
        self.0.spawn(keep_going(name, move || run(with.clone())));
    }

    /// Waits until a task has failed too often.
    pub(super) async fn failed(&mut self) -> Error {
        while let Some(ended) = self.0.join_next().await {
            if let Ok(error) = ended {
                return error;
            }
        }
        std::future::pending().await
    }

    /// Ends them all, and waits until they have ended.
    pub(super) async fn stop(mut self) {
        self.0.shutdown().await;
    }
}

/// Runs a task that should never end, and restarts it when it ends or panics. Gives up when that happens
/// again and again.
async fn keep_going<Going: Future<Output = ()>>(
    name: &'static str,
    start: impl Fn() -> Going,
) -> Error {
    let (mut failures, mut pauses) = (0, Pauses::new());
    loop {
        let began = Instant::now();
        let ended = AssertUnwindSafe(start()).catch_unwind().await;
        if began.elapsed() >= RECOVERED {
            (failures, pauses) = (0, Pauses::new());
        }
        failures += 1;
        let how = match &ended {
            Ok(()) => "it ended",
            Err(panic) => words(&**panic),
        };
        tracing::error!(task = name, how, failures, "a background task failed");
        if failures >= MOST_FAILURES {
            return Error::Task(name);
        }
        tokio::time::sleep(pauses.lengthen()).await;
    }
}

/// Returns the message of a panic.
pub(super) fn words(panic: &(dyn Any + Send)) -> &str {
    match (panic.downcast_ref::<&str>(), panic.downcast_ref::<String>()) {
        (Some(words), _) => words,
        (_, Some(words)) => words,
        _ => "it panicked without a word",
    }
}

#[cfg(test)]
mod tests {
    use std::sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    };

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_fails_is_started_again_and_not_for_ever() {
        let starts = Arc::new(AtomicU32::new(0));
        let mut tasks = Tasks::default();
        tasks.start("a test", &starts, |starts| async move {
            let start = starts.fetch_add(1, Ordering::Relaxed);
            assert!(start.is_multiple_of(2), "start {start}");
        });
        assert!(matches!(tasks.failed().await, Error::Task("a test")));
        assert_eq!(starts.load(Ordering::Relaxed), MOST_FAILURES);
    }

    #[tokio::test(start_paused = true)]
    async fn what_fails_now_and_then_goes_on() {
        let starts = AtomicU32::new(0);
        let going = keep_going("a test", || async {
            if starts.fetch_add(1, Ordering::Relaxed) > MOST_FAILURES * 3 {
                std::future::pending::<()>().await;
            }
            tokio::time::sleep(RECOVERED).await;
            panic!("a fault in a task");
        });
        let a_day = tokio::time::timeout(Duration::from_hours(24), going).await;
        assert!(a_day.is_err(), "it goes on");
        assert!(starts.into_inner() > MOST_FAILURES * 3);
    }
}
