//! One post after another in each channel.
//!
//! Discord counts requests by channel, and when too many arrive together, serenity holds back all
//! but a few: they would delay one another until the time for each is over. So in each channel, one
//! post at a time makes requests to Discord. The others wait here, in order of arrival, and their
//! own time limit has not started yet. Posts that nobody is waiting for give way to those that a
//! user has just asked for.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::host::Lane;
use domain::clock::Timestamp;

/// How many posts of a lane are held here: the one being sent, and those waiting for it. The others
/// go back into the outbox.
const AT_HAND: usize = 128;

/// How many posts wait in all lanes.
const MOST_WAITING: usize = 1_024;

/// Which posts of a lane come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Urgency {
    /// A user has just done something and is waiting for it.
    Soon,
    /// There can be many together, as when a round begins: at most one of them is ahead of any
    /// other post.
    InTurn,
}

/// The lanes of all channels to which something is posted.
#[derive(Clone, Debug)]
pub(crate) struct Lanes {
    lanes: Arc<Mutex<All>>,
    /// The time between two posts, as estimated for a lane that is full.
    apart: Duration,
}

#[derive(Debug, Default)]
struct All {
    lanes: HashMap<Lane, Ways>,
    waiting: usize,
}

#[derive(Debug)]
struct Ways {
    turn: Arc<Semaphore>,
    /// The queue for `turn` for posts that are not urgent.
    in_turn: Arc<Semaphore>,
    at_hand: usize,
}

/// The right to post in a lane, until this is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    /// Whether others were there first.
    pub(crate) waited: bool,
    place: Place,
    _permit: OwnedSemaphorePermit,
}

impl Turn {
    /// Returns whether it is the right to post in this lane.
    pub(crate) fn is_in(&self, lane: Lane) -> bool {
        self.place.lane == lane
    }
}

/// A place in a lane.
#[derive(Debug)]
struct Place {
    lanes: Lanes,
    lane: Lane,
    waits: bool,
}

impl Place {
    fn stops_waiting(&mut self) {
        if std::mem::take(&mut self.waits) {
            self.lanes.lock().waiting -= 1;
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.stops_waiting();
        let mut all = self.lanes.lock();
        if let Some(ways) = all.lanes.get_mut(&self.lane) {
            ways.at_hand -= 1;
            if ways.at_hand == 0 {
                all.lanes.remove(&self.lane);
            }
        }
    }
}

impl Lanes {
    pub(crate) fn new(apart: Duration) -> Lanes {
        Lanes {
            lanes: Arc::default(),
            apart,
        }
    }

    /// Returns how many posts are waiting for their turn.
    pub(crate) fn waiting(&self) -> usize {
        self.lock().waiting
    }

    /// Waits for the right to post in a lane. If too many are waiting already, the error says when
    /// to try again.
    pub(crate) async fn enter(
        &self,
        lane: Lane,
        urgency: Urgency,
        now: Timestamp,
    ) -> Result<Turn, Timestamp> {
        let waited;
        let (turn, in_turn, mut place) = {
            let mut all = self.lock();
            let is_crowded = all.waiting >= MOST_WAITING;
            let ways = all.lanes.entry(lane).or_insert_with(|| Ways {
                turn: Arc::new(Semaphore::new(1)),
                in_turn: Arc::new(Semaphore::new(1)),
                at_hand: 0,
            });
            waited = ways.at_hand > 0;
            if ways.at_hand >= AT_HAND || (waited && is_crowded) {
                let before = u32::try_from(ways.at_hand).unwrap_or(u32::MAX);
                return Err(now.after(self.apart.saturating_mul(before)));
            }
            ways.at_hand += 1;
            let (turn, in_turn) = (Arc::clone(&ways.turn), Arc::clone(&ways.in_turn));
            all.waiting += 1;
            let place = Place {
                lanes: self.clone(),
                lane,
                waits: true,
            };
            (turn, in_turn, place)
        };
        // Nobody closes a semaphore, so both are always acquired.
        let closed = |_| now.after(self.apart);
        let way = match urgency {
            Urgency::Soon => None,
            Urgency::InTurn => Some(in_turn.acquire_owned().await.map_err(closed)?),
        };
        let permit = turn.acquire_owned().await.map_err(closed)?;
        drop(way);
        place.stops_waiting();
        Ok(Turn {
            waited,
            place,
            _permit: permit,
        })
    }

    fn lock(&self) -> MutexGuard<'_, All> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use tokio::{sync::mpsc, task::yield_now};

    use super::*;
    use domain::matches::{ChannelId, UserId};

    const SECOND: Duration = Duration::from_secs(1);
    const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);
    const HERE: Lane = Lane::Channel(ChannelId(1));

    /// Enters the lane in the background, and when its turn comes, reports that and gives the turn
    /// up.
    async fn comes(
        lanes: &Lanes,
        (name, urgency): (usize, Urgency),
        told: &mpsc::UnboundedSender<usize>,
    ) {
        let (lanes, told) = (lanes.clone(), told.clone());
        tokio::spawn(async move {
            let turn = lanes.enter(HERE, urgency, NOON).await.expect("room");
            assert!(turn.waited && turn.is_in(HERE));
            told.send(name).expect("heard");
        });
        yield_now().await;
    }

    #[tokio::test]
    async fn posts_of_a_channel_follow_in_their_order_and_other_channels_are_free() {
        let lanes = Lanes::new(SECOND);
        let first = lanes.enter(HERE, Urgency::Soon, NOON).await.expect("free");
        let (told, mut order) = mpsc::unbounded_channel();
        for name in 0..64 {
            comes(&lanes, (name, Urgency::InTurn), &told).await;
        }
        assert_eq!(lanes.waiting(), 64);
        for lane in [Lane::Channel(ChannelId(2)), Lane::Direct(UserId(1))] {
            let other = lanes.enter(lane, Urgency::InTurn, NOON).await;
            assert!(!other.expect("free").waited);
        }
        drop(first);
        for name in 0..64 {
            assert_eq!(order.recv().await, Some(name));
        }
        yield_now().await;
        assert_eq!(lanes.waiting(), 0);
        assert!(lanes.lock().lanes.is_empty(), "nothing is kept of a lane");
    }

    #[tokio::test]
    async fn what_somebody_waits_for_passes_a_round_that_begins() {
        let lanes = Lanes::new(SECOND);
        let first = lanes
            .enter(HERE, Urgency::InTurn, NOON)
            .await
            .expect("free");
        let (told, mut order) = mpsc::unbounded_channel();
        for name in 0..3 {
            comes(&lanes, (name, Urgency::InTurn), &told).await;
        }
        comes(&lanes, (9, Urgency::Soon), &told).await;
        drop(first);
        let mut came = Vec::new();
        for _ in 0..4 {
            came.extend(order.recv().await);
        }
        assert_eq!(came, [0, 9, 1, 2], "after the one that is next already");
    }

    #[tokio::test]
    async fn what_finds_a_lane_full_goes_back_for_as_long_as_those_before_it_need() {
        let lanes = Lanes::new(SECOND);
        let first = lanes.enter(HERE, Urgency::Soon, NOON).await.expect("free");
        let (told, mut order) = mpsc::unbounded_channel();
        for name in 1..AT_HAND {
            comes(&lanes, (name, Urgency::Soon), &told).await;
        }
        let until = lanes.enter(HERE, Urgency::Soon, NOON).await;
        assert_eq!(until.expect_err("full"), NOON.after(SECOND * 128));
        drop(first);
        for _ in 1..AT_HAND {
            order.recv().await.expect("its turn");
        }
    }

    #[tokio::test]
    async fn whoever_gives_up_waiting_leaves_the_lane() {
        let lanes = Lanes::new(SECOND);
        let first = lanes.enter(HERE, Urgency::Soon, NOON).await.expect("free");
        for urgency in [Urgency::Soon, Urgency::InTurn] {
            let (lanes, waits) = (lanes.clone(), lanes.clone());
            let waits = tokio::spawn(async move { waits.enter(HERE, urgency, NOON).await });
            yield_now().await;
            assert_eq!(lanes.waiting(), 1);
            waits.abort();
            assert!(waits.await.is_err());
            assert_eq!(lanes.waiting(), 0);
        }
        drop(first);
        assert!(lanes.lock().lanes.is_empty());
    }
}
