//! Whether what time does not count is known, before anybody does something for which time counts.

use std::time::Duration;

use tokio::{
    sync::{Notify, watch},
    time::timeout,
};

use super::{Beat, Heard, Host, life::LATE};
use crate::matches::Shard;

/// The last beat of a process, and the wish for another one.
#[derive(Debug)]
pub(super) struct Pulse {
    heard: watch::Sender<Option<Heard>>,
    wanted: Notify,
}

impl Default for Pulse {
    fn default() -> Pulse {
        Pulse {
            heard: watch::Sender::new(None),
            wanted: Notify::new(),
        }
    }
}

impl Pulse {
    pub(super) fn note(&self, beat: &Beat) {
        self.heard.send_replace(Some(beat.heard.clone()));
    }
}

impl Host {
    /// Whether there may have been an outage of a shard that is not noted yet. A move would be charged
    /// with it, and that could not be mended.
    pub fn is_behind(&self, shard: Shard) -> bool {
        let now = self.clock.moment();
        let heard = self.pulse.heard.borrow();
        let heard = heard.as_ref().and_then(|heard| heard.of(shard));
        heard.is_some_and(|heard| now.unmoved_since(heard) > LATE)
    }

    /// Has any outage of a shard noted, and waits for that, but no longer than so. False if it is not
    /// noted then.
    pub async fn catch_up(&self, shard: Shard, within: Duration) -> bool {
        let mut heard = self.pulse.heard.subscribe();
        let noted = async {
            while self.is_behind(shard) {
                self.pulse.wanted.notify_one();
                // The host keeps the other end.
                if heard.changed().await.is_err() {
                    return;
                }
            }
        };
        timeout(within, noted).await.is_ok()
    }

    /// Waits until somebody waits for a beat.
    pub async fn beat_wanted(&self) {
        self.pulse.wanted.notified().await;
    }
}
