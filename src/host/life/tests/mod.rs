//! Tests of what the bot records while it runs, alone or as one of several processes.

mod shards;
mod waiting;

use std::sync::Arc;

use tokio::{sync::watch, time::advance};

use super::*;
use crate::{
    challenges::actions::ChallengeRequest,
    host::{announcements, life},
    learning::actions::computer::{ComputerRequest, Strength, turns},
};
use domain::{
    clock::testing::{START, TestMachine},
    community::seeks::SeatLimits,
    matches::{ChannelId, LIFETIME, Place, ServerId, SideWish, TimingWish, UserId},
};
use rules::{GameId, Side, words::Locale};
use store::{Address, Holder, Store};

const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);
const YEAR: Duration = Duration::from_hours(365 * 24);

/// A host on a machine whose clock the test sets, and one open seat.
struct Life {
    host: Host,
    machine: Arc<TestMachine>,
    mover: watch::Sender<Duration>,
    _folder: tempfile::TempDir,
}

impl Life {
    async fn new() -> Life {
        let folder = tempfile::tempdir().expect("a folder");
        let file = Address::File(folder.path().join("courtier.db"));
        let store = Store::open(&file).expect("opens");
        let (machine, clock, mover) = TestMachine::new();
        let host = Host::new(store, clock);
        let seat = ChallengeRequest {
            place: Place {
                server: ServerId(10),
                channel: ChannelId(20),
                locale: Locale::English,
            },
            made_in: ChannelId(20),
            start: GameId::GuardAndTowers.start(None).expect("standard"),
            invited: crate::challenges::actions::Invited::Anyone,
            wish: SideWish::Lot,
            timing: TimingWish::default(),
            rated: true,
            limits: SeatLimits::default(),
            ladder: false,
        };
        host.challenge(UserId(1), seat).await.expect("challenges");
        Life {
            host,
            machine,
            mover,
            _folder: folder,
        }
    }

    /// Restarts the same bot on a machine that is this far ahead, and returns what it finds.
    async fn restart(&self, ahead: Duration) -> Beat {
        let (_machine, clock, mover) = TestMachine::new();
        mover.send_replace(ahead);
        let host = Host::new(self.host.store.clone(), clock);
        life::wake(&host, &[Shard::ALL]).await.expect("wakes")
    }

    /// Waits until a jump of the machine's clock is believed.
    async fn believe(&self) {
        self.host.clock.now();
        advance(MINUTE * 2).await;
    }

    /// Returns when the seat expires, if it is still open.
    async fn expiry(&self) -> Option<Timestamp> {
        let next = self
            .host
            .store
            .read(|tx| tx.challenges().next_expiry(START));
        next.await.expect("read")
    }

    async fn beat(&self, last: &Beat) -> Beat {
        let contact = LastContact::at(self.host.clock.moment(), &[Shard::ALL]);
        life::beat(&self.host, last, contact).await.expect("beats")
    }
}

#[tokio::test(start_paused = true)]
async fn deadlines_move_on_when_the_machine_was_suspended() {
    let life = Life::new().await;
    let first = life::wake(&life.host, &[Shard::ALL]).await.expect("wakes");
    assert_eq!(first.outage, Duration::ZERO);
    assert_eq!(life.expiry().await, Some(START.after(LIFETIME)));
    life.machine.set_forward(LIFETIME * 2);
    life.believe().await;
    let beat = life.beat(&first).await;
    let outage = LIFETIME * 2 + MINUTE * 2;
    assert_eq!(beat.outage, outage);
    assert_eq!(life.expiry().await, Some(START.after(LIFETIME + outage)));
    let next = life.beat(&beat).await;
    assert_eq!(next.outage, Duration::ZERO, "it is counted once");
    assert_eq!(life.expiry().await, Some(START.after(LIFETIME + outage)));
}

#[tokio::test(start_paused = true)]
async fn a_wild_minute_moves_no_deadline_and_ends_no_challenge() {
    let life = Life::new().await;
    let first = life::wake(&life.host, &[Shard::ALL]).await.expect("wakes");
    life.machine.set_forward(YEAR * 9);
    let wild = life.beat(&first).await;
    advance(MINUTE).await;
    let wild = life.beat(&wild).await;
    life.machine.set_back(YEAR * 9);
    let beat = life.beat(&wild).await;
    assert_eq!((wild.outage, beat.outage), Default::default());
    life.host.tick(beat.reached).await.expect("ticks");
    assert_eq!(life.expiry().await, Some(START.after(LIFETIME)));
}

#[tokio::test(start_paused = true)]
async fn a_clock_that_is_set_back_holds_no_post() {
    let life = Life::new().await;
    let first = life::wake(&life.host, &[Shard::ALL]).await.expect("wakes");
    life.machine.set_back(HOUR);
    life.believe().await;
    let now = life.host.clock.now();
    assert!(now < START, "it is believed");
    life.beat(&first).await;
    let claimed = announcements::claim(&life.host, Holder::random(), vec![], 1).await;
    let posts = claimed.expect("reads").posts;
    assert_eq!(posts.len(), 1, "it is {now}");
}

#[tokio::test(start_paused = true)]
async fn a_clock_that_is_set_back_holds_no_move_of_the_computer() {
    let life = Life::new().await;
    let first = life::wake(&life.host, &[Shard::ALL]).await.expect("wakes");
    let place = Place {
        server: ServerId(10),
        channel: ChannelId(20),
        locale: Locale::English,
    };
    let request = ComputerRequest {
        start: GameId::GuardAndTowers.start(None).expect("standard"),
        strength: Strength::ToLearn,
        side: SideWish::Side(Side::Second),
    };
    life.host
        .play_computer(place, UserId(1), request)
        .await
        .expect("begins");
    life.machine.set_back(HOUR);
    life.believe().await;
    let turns = async || {
        let claimed = turns::claim(&life.host, Holder::random(), 1).await;
        claimed.expect("reads").turns.len()
    };
    assert_eq!(turns().await, 0, "it is due in an hour");
    life.beat(&first).await;
    assert_eq!(turns().await, 1);
}

#[tokio::test(start_paused = true)]
async fn moving_the_clock_is_no_outage() {
    let life = Life::new().await;
    let first = life::wake(&life.host, &[Shard::ALL]).await.expect("wakes");
    life.mover.send_replace(LIFETIME);
    let beat = life.beat(&first).await;
    assert_eq!(beat.outage, Duration::ZERO);
    life.host.tick(beat.reached).await.expect("ticks");
    assert_eq!(life.expiry().await, None, "the challenge has expired");
}

#[tokio::test(start_paused = true)]
async fn what_is_noted_goes_back_with_the_clock() {
    let life = Life::new().await;
    let first = life::wake(&life.host, &[Shard::ALL]).await.expect("wakes");
    life.machine.set_back(HOUR * 2);
    life.believe().await;
    let beat = life.beat(&first).await;
    assert_eq!(beat.outage, Duration::ZERO);
    let restarted = life.restart(Duration::ZERO).await;
    assert_eq!(restarted.outage, MINUTE * 118);
}

#[tokio::test(start_paused = true)]
async fn an_outage_may_be_of_years() {
    let life = Life::new().await;
    life::wake(&life.host, &[Shard::ALL]).await.expect("wakes");
    let restarted = life.restart(YEAR * 2).await;
    assert_eq!(restarted.outage, YEAR * 2);
    let expiry = START.after(LIFETIME + YEAR * 2);
    assert_eq!(life.expiry().await, Some(expiry));
}

#[test]
fn a_clock_that_can_hardly_be_right_is_named_with_both_times() {
    for near in [START, START.after(HOUR * 24), START.before(YEAR)] {
        assert_eq!(doubt(near, START), None);
    }
    let day = doubt(START.after(HOUR * 25), START).expect("a doubt");
    assert!(day.contains("2026-11-21T09:30:00Z"), "{day}");
    assert!(day.contains("2026-11-22T10:30:00Z, later"), "{day}");
    let year = doubt(START.before(YEAR + HOUR), START).expect("a doubt");
    assert!(year.contains("2025-11-21T08:30:00Z, more"), "{year}");
}
