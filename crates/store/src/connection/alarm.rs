//! Wakes the task that waits for the next clock when a clock is due sooner.

use std::sync::atomic::{AtomicI64, Ordering};

use tokio::sync::Notify;

use domain::clock::Timestamp;

/// The time of the next planned look at a clock, and a signal if that is too late.
#[derive(Debug)]
pub(crate) struct Alarm {
    planned: AtomicI64,
    sooner: Notify,
}

impl Default for Alarm {
    /// Nobody waits yet, and a task that starts to wait has looked before.
    fn default() -> Alarm {
        Alarm {
            planned: AtomicI64::new(i64::MIN),
            sooner: Notify::new(),
        }
    }
}

impl Alarm {
    /// Notes that a clock is due at that time.
    pub(crate) fn bring_forward(&self, look: Timestamp) {
        if look.millis() < self.planned.load(Ordering::SeqCst) {
            self.sooner.notify_one();
        }
    }

    /// Waits until a clock is due earlier than planned.
    pub(crate) async fn sooner(&self) {
        self.sooner.notified().await;
    }

    /// Plans the next look for this moment at the latest. The caller must read afterwards when to
    /// look, so that a clock which changes meanwhile is either read or signalled.
    pub(crate) fn plan(&self, at: Timestamp) {
        self.planned.store(at.millis(), Ordering::SeqCst);
    }
}
