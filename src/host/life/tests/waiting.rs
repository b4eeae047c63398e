//! Tests of things that wait for players who can't answer because the bot or one of its shards is out of
//! reach.

use super::*;
use crate::{
    challenges::actions::seeks::SeekRequest,
    host::{Failure, announcements, life},
    matches::actions::lists,
};
use domain::{
    community::seeks::{RatingRange, SeekScope},
    matches::{Actor, Invitation, MatchId, Shard, Timing},
};
use store::{Effect, Holder, Lock, Post, ReadTx, StoreError, testing::Base};

const DAY: Duration = Duration::from_hours(24);

/// The shards of two processes, and a server of each.
const SHARDS: [Shard; 2] = [Shard { id: 0, count: 2 }, Shard { id: 1, count: 2 }];
const SERVERS: [ServerId; 2] = [ServerId(2 << 22), ServerId(3 << 22)];

const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const CLEO: UserId = UserId(3);

/// A bot of two processes.
struct Waiting {
    host: Host,
    mover: watch::Sender<Duration>,
    last: [Beat; 2],
    _base: Base,
}

/// Returns both engines, if there is a PostgreSQL server.
fn bases() -> impl Iterator<Item = Base> {
    [Some(Base::sqlite()), Base::postgres()]
        .into_iter()
        .flatten()
}

const fn place(server: ServerId) -> Place {
    Place {
        server,
        channel: ChannelId(20),
        locale: Locale::English,
    }
}

impl Waiting {
    async fn begun(base: Base) -> Waiting {
        let (_machine, clock, mover) = TestMachine::new();
        let host = Host::new(base.open(), clock);
        let last = [
            life::wake(&host, &[SHARDS[0]]).await.expect("wakes"),
            life::wake(&host, &[SHARDS[1]]).await.expect("wakes"),
        ];
        Waiting {
            host,
            mover,
            last,
            _base: base,
        }
    }

    fn pass(&self, time: Duration) {
        self.mover.send_modify(|shift| *shift += time);
    }

    /// Continues a process that has been running all the time.
    async fn beat(&mut self, process: usize) {
        let contact = LastContact::at(self.host.clock.moment(), &[SHARDS[process]]);
        let beat = life::beat(&self.host, &self.last[process], contact).await;
        self.last[process] = beat.expect("beats");
        self.tend(process).await;
    }

    /// Starts a process that was down.
    async fn wake(&mut self, process: usize) {
        let woken = life::wake(&self.host, &[SHARDS[process]]).await;
        self.last[process] = woken.expect("wakes");
        self.tend(process).await;
    }

    async fn tend(&self, process: usize) {
        let reached = self.last[process].reached;
        self.host.tick(reached).await.expect("ticks");
    }

    async fn read<T: Send + 'static>(
        &self,
        job: impl Fn(&ReadTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        self.host.store.read(job).await.expect("read")
    }

    /// Makes a player of a server seek for a day.
    async fn seek(&self, server: ServerId, player: UserId, game: GameId) {
        let request = SeekRequest {
            place: place(server),
            game: Some(game),
            timing: TimingWish::default(),
            rated: false,
            side: SideWish::Lot,
            opponents: RatingRange::Any,
            scope: SeekScope::Here,
            days: Some(1),
        };
        self.host.seek(player, request).await.expect("seeks");
    }

    /// Returns until when an unasked player seeks, and until when another is asked, for as long as they
    /// are.
    async fn until(&self, seeks: UserId, asked: UserId) -> [Option<Timestamp>; 2] {
        self.read(move |tx| {
            let seek = tx
                .seeks()
                .of_player(seeks)?
                .first()
                .map(|seek| seek.expires_at);
            let proposal = tx
                .seeks()
                .open_proposal_to(asked)?
                .map(|proposal| proposal.until);
            Ok([seek, proposal])
        })
        .await
    }

    /// Makes a challenge from Ada in the first server to Ben, who plays in the second.
    async fn challenge(&self) -> MatchId {
        let invited = self.host.store.write(Lock::None, |tx| {
            let invitation = Invitation {
                place: place(SERVERS[0]),
                start: GameId::GuardAndTowers.start(None).expect("standard"),
                challenger: ADA,
                opponent: Some(BEN),
                wish: SideWish::Lot,
                timing: Timing::default(),
                rated: false,
                rematch_of: None,
            };
            let id = tx.challenges().insert(&invitation, START)?;
            let challenge = tx.challenges().find(id)?.expect("there");
            tx.showings()
                .insert_mirror(&challenge, place(SERVERS[1]), BEN)?;
            Ok::<_, Failure>(id)
        });
        invited.await.expect("challenges")
    }

    /// Returns the expiry of the challenges that each of the two finds in each of the servers.
    async fn listed(&self) -> Vec<Timestamp> {
        let mut listed = Vec::new();
        for server in SERVERS {
            for user in [ADA, BEN] {
                let list = self
                    .host
                    .read(Actor::player(server, user), lists::mine)
                    .await
                    .expect("listed");
                listed.extend(list.challenges.iter().map(|(open, _)| open.expires_at));
            }
        }
        listed
    }
}

#[tokio::test(start_paused = true)]
async fn seeks_and_proposals_last_longer_by_an_outage() {
    for base in bases() {
        let mut waiting = Waiting::begun(base).await;
        waiting.seek(SERVERS[1], ADA, GameId::Courtyard).await;
        for player in [BEN, CLEO] {
            let game = GameId::GuardAndTowers;
            waiting.seek(SERVERS[1], player, game).await;
        }
        let ends = [DAY, DAY * 2].map(|after| Some(START.after(after)));
        assert_eq!(waiting.until(ADA, BEN).await, ends);
        // Nobody runs for three days.
        waiting.pass(DAY * 3);
        waiting.wake(0).await;
        waiting.wake(1).await;
        let ends = [DAY * 4, DAY * 5].map(|after| Some(START.after(after)));
        assert_eq!(waiting.until(ADA, BEN).await, ends);
        // Then everything ends at the time the players have read.
        waiting.pass(DAY);
        waiting.beat(0).await;
        assert_eq!(waiting.until(ADA, BEN).await, ends, "not yet heard");
        waiting.beat(1).await;
        assert_eq!(waiting.until(ADA, BEN).await, [None, ends[1]]);
        waiting.pass(DAY);
        waiting.beat(0).await;
        waiting.beat(1).await;
        assert_eq!(waiting.until(ADA, BEN).await, [None, None]);
    }
}

#[tokio::test(start_paused = true)]
async fn seeks_and_proposals_wait_for_the_process_of_their_server() {
    for base in bases() {
        let mut waiting = Waiting::begun(base).await;
        waiting.seek(SERVERS[1], ADA, GameId::Courtyard).await;
        for player in [BEN, CLEO] {
            let game = GameId::GuardAndTowers;
            waiting.seek(SERVERS[1], player, game).await;
        }
        let before = waiting.until(ADA, BEN).await;
        waiting.pass(DAY * 3);
        waiting.beat(0).await;
        assert_eq!(waiting.until(ADA, BEN).await, before);
        waiting.wake(1).await;
        let later = before.map(|end| end.map(|end| end.after(DAY * 3)));
        assert_eq!(waiting.until(ADA, BEN).await, later);
    }
}

#[tokio::test(start_paused = true)]
async fn a_challenge_between_two_shards_is_listed_in_both_until_it_expires() {
    for silent in [0, 1] {
        for base in bases() {
            let mut waiting = Waiting::begun(base).await;
            let (id, other) = (waiting.challenge().await, 1 - silent);
            let at = |days: u32| START.after(DAY * days);
            assert_eq!(waiting.listed().await, [at(7); 4]);
            // A process is down for two days, in which the challenge would have expired.
            waiting.pass(DAY * 6);
            waiting.beat(other).await;
            waiting.beat(silent).await;
            waiting.pass(DAY * 2);
            waiting.beat(other).await;
            let open = waiting.read(move |tx| tx.challenges().find(id)).await;
            let state = open.expect("there").state;
            assert_eq!(state, domain::matches::ChallengeState::Open, "of {silent}");
            waiting.wake(silent).await;
            assert_eq!(waiting.listed().await, [at(9); 4], "{silent}");
            waiting.pass(MINUTE * (24 * 60 - 1));
            waiting.beat(other).await;
            waiting.beat(silent).await;
            assert_eq!(waiting.listed().await, [at(9); 4], "{silent}");
            waiting.pass(MINUTE);
            waiting.beat(other).await;
            waiting.beat(silent).await;
            assert_eq!(waiting.listed().await, [], "{silent}");
            let over = waiting.read(move |tx| tx.challenges().find(id)).await;
            let state = over.expect("there").state;
            assert_ne!(state, domain::matches::ChallengeState::Open, "{silent}");
        }
    }
}

/// The computer's clock is corrected while the bot is down.
#[tokio::test(start_paused = true)]
async fn a_clock_that_is_set_back_over_a_restart_holds_no_waiting_post() {
    for base in bases() {
        let mut waiting = Waiting::begun(base).await;
        let id = waiting.challenge().await;
        let later = START.after(HOUR * 2);
        let said = waiting.host.store.write(Lock::None, move |tx| {
            // Nobody has heard the first one yet.
            tx.outbox()
                .enqueue_at(id.into(), &Post::Challenge { instead: None }, START)?;
            tx.outbox()
                .enqueue_at(id.into(), &Post::CloseChallenge, later)?;
            Ok::<_, Failure>(tx.outbox().enqueue_for_follower(
                id,
                CLEO,
                &Post::FollowerResult { follower: CLEO },
                later,
            )?)
        });
        said.await.expect("said");
        waiting.pass(HOUR * 2);
        waiting.beat(0).await;
        waiting.beat(1).await;
        let (_machine, clock, mover) = TestMachine::new();
        mover.send_replace(HOUR);
        let host = Host::new(waiting.host.store.clone(), clock);
        life::wake(&host, &SHARDS).await.expect("wakes");
        let holder = Holder::random();
        let mut posts = Vec::new();
        for _ in 0..2 {
            let claimed = announcements::claim(&host, holder, vec![], 9).await;
            for due in claimed.expect("read").posts {
                posts.extend(due.post.clone());
                let noted = announcements::delivered(&host, holder, due, Effect::None).await;
                noted.expect("noted");
            }
        }
        assert!(posts.contains(&Post::CloseChallenge), "{posts:?}");
        assert_eq!(posts.len(), 3, "{posts:?}");
    }
}

/// The bot could not reach Discord for hours, so it is not known when it last ran.
#[tokio::test(start_paused = true)]
async fn what_was_tried_in_vain_is_tried_again_at_a_start_whatever_the_clock_says() {
    for base in bases() {
        let waiting = Waiting::begun(base).await;
        let id = waiting.challenge().await;
        let (failed, released) = (START.after(HOUR * 2), START.after(HOUR * 3));
        let said = waiting.host.store.write(Lock::None, move |tx| {
            tx.outbox()
                .enqueue_at(id.into(), &Post::Challenge { instead: None }, failed)?;
            let holder = Holder::random();
            let claimed = tx.outbox().claim(holder, failed, failed.after(HOUR), 9)?;
            let [due] = claimed.as_slice() else {
                panic!("{claimed:?}");
            };
            tx.outbox().postpone(holder, due.id, released)?;
            let claimed = tx
                .outbox()
                .claim(holder, released, released.after(HOUR), 9)?;
            let [due] = claimed.as_slice() else {
                panic!("{claimed:?}");
            };
            Ok::<_, Failure>(tx.outbox().release(holder, due, released.after(HOUR))?)
        });
        said.await.expect("said");
        // The clock is set back by an hour to a time that is later than the last beat.
        let (_machine, clock, mover) = TestMachine::new();
        mover.send_replace(HOUR);
        let host = Host::new(waiting.host.store.clone(), clock);
        life::wake(&host, &SHARDS).await.expect("wakes");
        let claimed = announcements::claim(&host, Holder::random(), vec![], 9).await;
        let posts = claimed.expect("read").posts;
        assert_eq!(posts.len(), 1, "{posts:?}");
    }
}
