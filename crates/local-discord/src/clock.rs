//! The local Discord's own clock: the machine's time plus a shift that only grows.

use std::{
    sync::Arc,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use tokio::sync::watch;

/// Milliseconds since the Unix epoch, by the local Discord's clock.
pub(crate) type Millis = u64;

/// A cheap handle on the one clock of a local Discord.
#[derive(Clone, Debug)]
pub(crate) struct Clock {
    shift: Arc<watch::Sender<Duration>>,
}

impl Clock {
    pub(crate) fn new() -> Self {
        Self {
            shift: Arc::new(watch::Sender::new(Duration::ZERO)),
        }
    }

    pub(crate) fn now(&self) -> Millis {
        let machine = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        let shifted = machine.saturating_add(*self.shift.borrow());
        u64::try_from(shifted.as_millis()).unwrap_or(u64::MAX)
    }

    /// Returns how far it is ahead of the machine's.
    pub(crate) fn ahead(&self) -> Millis {
        u64::try_from(self.shift.borrow().as_millis()).unwrap_or(u64::MAX)
    }

    /// Moves the clock forward and wakes everything that sleeps on it.
    pub(crate) fn advance(&self, by: Duration) {
        self.shift
            .send_modify(|shift| *shift = shift.saturating_add(by));
    }

    pub(crate) fn watch(&self) -> watch::Receiver<Duration> {
        self.shift.subscribe()
    }

    /// Sleeps until the clock shows `at`, because time has passed or because the clock was moved.
    pub(crate) async fn sleep_until(&self, at: Millis) {
        let mut shift = self.shift.subscribe();
        loop {
            let left = at.saturating_sub(self.now());
            if left == 0 {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left)) => {}
                // The sender lives in `self`, so this returns only when the clock is moved.
                _ = shift.changed() => {}
            }
        }
    }
}
