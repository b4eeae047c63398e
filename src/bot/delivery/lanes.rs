//! One post after another in each channel, so that a slow channel delays no other.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::{clock::Timestamp, matches::ChannelId};

/// How many posts of a channel are at hand: the one that is sent, and those that wait for it. The
/// others go back into the outbox.
const AT_HAND: usize = 4;

/// How long a post waits at hand. With the time of its own delivery that is less than a lease.
const PATIENCE: Duration = Duration::from_secs(20);

/// The lanes of all channels to which something is posted.
#[derive(Clone, Debug)]
pub(super) struct Lanes {
    lanes: Arc<Mutex<HashMap<ChannelId, Lane>>>,
    /// The time from one post that went back to the next.
    apart: Duration,
}

#[derive(Debug)]
struct Lane {
    turn: Arc<Semaphore>,
    at_hand: usize,
    /// When the last post that went back is to be tried.
    booked: Timestamp,
}

/// The right to post in a channel. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Turn {
    /// Whether others were there before.
    pub(super) waited: bool,
    _place: Place,
    _permit: OwnedSemaphorePermit,
}

/// A place in a lane.
#[derive(Debug)]
struct Place {
    lanes: Lanes,
    channel: ChannelId,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut lanes = self.lanes.lock();
        if let Some(lane) = lanes.get_mut(&self.channel) {
            lane.at_hand -= 1;
            if lane.at_hand == 0 {
                lanes.remove(&self.channel);
            }
        }
    }
}

impl Lanes {
    pub(super) fn new(apart: Duration) -> Lanes {
        Lanes {
            lanes: Arc::default(),
            apart,
        }
    }

    /// Waits for the right to post in a channel. If others wait there already, the error says when
    /// to try again.
    pub(super) async fn enter(
        &self,
        channel: ChannelId,
        now: Timestamp,
    ) -> Result<Turn, Timestamp> {
        let waited;
        let (turn, place) = {
            let mut lanes = self.lock();
            let lane = lanes.entry(channel).or_insert_with(|| Lane {
                turn: Arc::new(Semaphore::new(1)),
                at_hand: 0,
                booked: now,
            });
            if lane.at_hand >= AT_HAND {
                lane.booked = lane.booked.max(now.after(self.apart)).after(self.apart);
                return Err(lane.booked);
            }
            lane.at_hand += 1;
            waited = lane.at_hand > 1;
            let place = Place {
                lanes: self.clone(),
                channel,
            };
            (Arc::clone(&lane.turn), place)
        };
        match tokio::time::timeout(PATIENCE, turn.acquire_owned()).await {
            Ok(Ok(permit)) => Ok(Turn {
                waited,
                _place: place,
                _permit: permit,
            }),
            _ => Err(now.after(PATIENCE).after(self.apart)),
        }
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<ChannelId, Lane>> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);
    const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);

    #[tokio::test(start_paused = true)]
    async fn one_posts_in_a_channel_while_three_wait_and_the_others_go_back_one_after_another() {
        let lanes = Lanes::new(SECOND);
        let first = lanes.enter(ChannelId(1), NOON).await.expect("free");
        let waiting: Vec<_> = (0..3)
            .map(|_| {
                let lanes = lanes.clone();
                tokio::spawn(async move { lanes.enter(ChannelId(1), NOON).await })
            })
            .collect();
        tokio::task::yield_now().await;
        for back in 2..5 {
            let until = lanes.enter(ChannelId(1), NOON).await.expect_err("full");
            assert_eq!(until, NOON.after(SECOND * back));
        }
        let other = lanes.enter(ChannelId(2), NOON).await.expect("free");
        drop(first);
        for next in waiting {
            drop(next.await.expect("no panic").expect("its turn"));
        }
        drop(other);
        assert!(lanes.lock().is_empty(), "nothing is kept of a lane");
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_waits_longer_for_a_channel_than_a_lease_allows() {
        let lanes = Lanes::new(SECOND);
        let _stuck = lanes.enter(ChannelId(1), NOON).await.expect("free");
        let until = lanes.enter(ChannelId(1), NOON).await.expect_err("stuck");
        assert_eq!(until, NOON.after(PATIENCE + SECOND));
    }
}
