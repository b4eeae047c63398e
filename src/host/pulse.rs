//! Whether what time does not count is known, before anybody does something for which time counts.

use std::time::Duration;

use tokio::{
    sync::{Notify, watch},
    time::timeout,
};

use super::{Beat, Host, life::LATE};
use domain::matches::Shard;

/// The last beat of a process, and the wish for another one.
#[derive(Debug)]
pub(super) struct Pulse {
    beats: watch::Sender<Option<Beat>>,
    wanted: Notify,
}

impl Default for Pulse {
    fn default() -> Pulse {
        Pulse {
            beats: watch::Sender::new(None),
            wanted: Notify::new(),
        }
    }
}

impl Pulse {
    pub(super) fn note(&self, beat: &Beat) {
        self.beats.send_replace(Some(beat.clone()));
    }
}

impl Host {
    /// Whether there may have been an outage of a shard that is not noted yet. A move would be charged
    /// with it, and that could not be mended.
    pub fn is_behind(&self, shard: Shard) -> bool {
        let now = self.clock.moment();
        let last = self.pulse.beats.borrow();
        let heard = last.as_ref().and_then(|beat| beat.heard.of(shard));
        heard.is_some_and(|heard| now.unmoved_since(heard) > LATE)
    }

    /// Has any outage of a shard noted, and waits for that, but no longer than so. False if it is not
    /// noted then.
    pub async fn catch_up(&self, shard: Shard, within: Duration) -> bool {
        let mut beats = self.beats();
        let noted = async {
            while self.is_behind(shard) {
                self.want_beat();
                // The host keeps the other end.
                if beats.changed().await.is_err() {
                    return;
                }
            }
        };
        timeout(within, noted).await.is_ok()
    }

    /// The last beat, and each that follows.
    pub(super) fn beats(&self) -> watch::Receiver<Option<Beat>> {
        self.pulse.beats.subscribe()
    }

    /// Asks for a beat now.
    pub(super) fn want_beat(&self) {
        self.pulse.wanted.notify_one();
    }

    /// Waits until somebody waits for a beat.
    pub async fn beat_wanted(&self) {
        self.pulse.wanted.notified().await;
    }
}
