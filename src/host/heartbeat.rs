//! Whether all outages are known, before anyone does something that costs time on a clock.

use std::time::Duration;

use tokio::{
    sync::{Notify, watch},
    time::timeout,
};

use super::life::LATE;
use crate::host::{Beat, Host};
use domain::matches::Shard;

/// The last heartbeat of a process, and requests for another one.
#[derive(Debug)]
pub(crate) struct Heartbeat {
    beats: watch::Sender<Option<Beat>>,
    wanted: Notify,
}

impl Default for Heartbeat {
    fn default() -> Heartbeat {
        Heartbeat {
            beats: watch::Sender::new(None),
            wanted: Notify::new(),
        }
    }
}

impl Heartbeat {
    pub(crate) fn note(&self, beat: &Beat) {
        self.beats.send_replace(Some(beat.clone()));
    }
}

/// Returns whether a shard may have had an outage that is not noted yet. A move would be
/// charged with it, and that could not be corrected.
pub fn is_behind(host: &Host, shard: Shard) -> bool {
    let now = host.clock.moment();
    let last = host.heartbeat.beats.borrow();
    let contact = last.as_ref().and_then(|beat| beat.contact.of(shard));
    contact.is_some_and(|contact| now.unmoved_since(contact) > LATE)
}

/// Waits until any outage of a shard is noted, for at most the given time. Returns `false` if
/// it is still not noted then.
pub async fn catch_up(host: &Host, shard: Shard, within: Duration) -> bool {
    let mut beats = beats(host);
    let noted = async {
        while is_behind(host, shard) {
            want_beat(host);
            // The host keeps the other end.
            if beats.changed().await.is_err() {
                return;
            }
        }
    };
    timeout(within, noted).await.is_ok()
}

/// Returns a receiver of the last heartbeat and each that follows.
pub(crate) fn beats(host: &Host) -> watch::Receiver<Option<Beat>> {
    host.heartbeat.beats.subscribe()
}

/// Requests a heartbeat now.
pub(crate) fn want_beat(host: &Host) {
    host.heartbeat.wanted.notify_one();
}

/// Waits until a heartbeat is requested.
pub async fn wanted(host: &Host) {
    host.heartbeat.wanted.notified().await;
}
