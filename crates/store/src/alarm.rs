//! Wakes whoever waits for the next clock, when one is to be looked at sooner.

use std::sync::atomic::{AtomicI64, Ordering};

use tokio::sync::Notify;

use domain::clock::Timestamp;

/// For when the next look at a clock is planned, and a signal if that is too late.
#[derive(Debug)]
pub(super) struct Alarm {
    planned: AtomicI64,
    sooner: Notify,
}

impl Default for Alarm {
    /// Nobody waits yet, and whoever begins to wait has looked before.
    fn default() -> Alarm {
        Alarm {
            planned: AtomicI64::new(i64::MIN),
            sooner: Notify::new(),
        }
    }
}

impl Alarm {
    /// Notes that a clock is to be looked at then.
    pub(super) fn bring_forward(&self, look: Timestamp) {
        if look.millis() < self.planned.load(Ordering::SeqCst) {
            self.sooner.notify_one();
        }
    }

    /// Waits until a clock is to be looked at before it was planned.
    pub(super) async fn sooner(&self) {
        self.sooner.notified().await;
    }

    /// Plans the next look for this moment at the latest. Whoever plans must read afterwards when to
    /// look, so that a clock which is changed meanwhile is either read or signalled.
    pub(super) fn plan(&self, at: Timestamp) {
        self.planned.store(at.millis(), Ordering::SeqCst);
    }
}
