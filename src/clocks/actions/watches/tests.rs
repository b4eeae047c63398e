//! Tests, on both engines, of the time that doesn't count when a player may be missing.

use crate::{
    clocks::actions::absences,
    host::{announcements, life},
    upkeep::retention,
};
use tokio::sync::watch;

use super::*;
use domain::{
    clock::testing::{START, TestMachine},
    matches::{
        ChannelId, Invitation, MessageId, Place, Players, ServerId, Shard, ShowingId, SideWish,
        Timing,
    },
};
use rules::{GameId, words::Locale};
use store::{Effect, Holder, LostChannel, StoreError, Unreachable, testing::Base};

const DAY: Duration = Duration::from_hours(24);

/// The shards of two processes, and a server of each.
const SHARDS: [Shard; 2] = [Shard { id: 0, count: 2 }, Shard { id: 1, count: 2 }];
const SERVERS: [ServerId; 2] = [ServerId(2 << 22), ServerId(3 << 22)];

/// An obstacle that keeps players from a match.
#[derive(Clone, Copy, Debug)]
enum Gone {
    Shard(Shard),
    Server(ServerId),
    Channel(ShowingId),
}

/// A match without a clock between two servers, in which nobody does anything.
struct Silence {
    host: Host,
    mover: watch::Sender<Duration>,
    id: MatchId,
    showings: [ShowingId; 2],
    /// Whether the player to move is in the server.
    here: bool,
    _base: Base,
}

/// Returns both engines, if there is a PostgreSQL server.
fn bases() -> impl Iterator<Item = Base> {
    [Some(Base::sqlite()), Base::postgres()]
        .into_iter()
        .flatten()
}

impl Silence {
    async fn begun(base: Base) -> Silence {
        let (_machine, clock, mover) = TestMachine::new();
        let host = Host::new(base.open(), clock);
        life::wake(&host, &SHARDS).await.expect("wakes");
        let begun = host.store.write(Lock::None, |tx| {
            let [here, there] = SERVERS.map(|server| Place {
                server,
                channel: ChannelId(20),
                locale: Locale::English,
            });
            let invitation = Invitation {
                place: here,
                start: GameId::GuardAndTowers.start(None).expect("standard"),
                challenger: UserId(1),
                opponent: Some(UserId(2)),
                wish: SideWish::Side(Side::First),
                timing: Timing::NONE,
                rated: true,
                rematch_of: None,
            };
            let id = tx.challenges().insert(&invitation, START)?;
            let challenge = tx.challenges().find(id)?.expect("there");
            let mirror = tx.showings().insert_mirror(&challenge, there, UserId(2))?;
            let players = Players::with(UserId(1), Side::First, UserId(2));
            tx.matches().insert(id, &invitation, players, START)?;
            Ok::<_, StoreError>((id, [ShowingId::from(id), mirror]))
        });
        let (id, showings) = begun.await.expect("begun");
        Silence {
            host,
            mover,
            id,
            showings,
            here: true,
            _base: base,
        }
    }

    async fn write(&self, job: impl Fn(&WriteTx<'_>) -> Result<(), StoreError> + Send + 'static) {
        let written = self.host.store.write(Lock::Match(self.id), job);
        written.await.expect("written");
    }

    /// Runs the bot until this many days after the start, and does what is due then. Returns what
    /// it says about the player to move.
    async fn runs_until(&self, day: u32) -> Vec<WatchStage> {
        self.mover.send_replace(DAY * day);
        let now = self.host.clock.now();
        self.write(move |tx| {
            for shard in SHARDS {
                tx.life().hear(shard, now)?;
            }
            tx.life().beat(now).map(drop)
        })
        .await;
        self.host.tick(now).await.expect("ticks");
        let (holder, mut said) = (Holder::random(), Vec::new());
        loop {
            let posts = announcements::claim(&self.host, holder, vec![], 100).await;
            let posts = posts.expect("claimed").posts;
            if posts.is_empty() {
                said.dedup();
                return said;
            }
            for due in posts {
                if let Some(Post::LookFor { player }) = due.post {
                    // A process that dies before its post is out of the outbox asks again.
                    for _ in 0..2 {
                        let noted = note_found(&self.host, due.about, player, self.here);
                        noted.await.expect("noted");
                    }
                }
                if let Some(Post::Missing { stage }) = due.post {
                    said.push(stage);
                }
                let delivered =
                    announcements::delivered(&self.host, holder, due, Effect::None).await;
                delivered.expect("delivered");
            }
        }
    }

    /// Keeps the bot down until this many days after the start. Then it starts, and the database is
    /// tended.
    async fn is_down_until(&self, day: u32) {
        self.mover.send_replace(DAY * day);
        life::wake(&self.host, &SHARDS).await.expect("wakes");
        retention::tend_database(&self.host).await.expect("tended");
    }

    /// Keeps players from the match from one day to another. The database is tended afterwards.
    async fn lacks(&self, what: Gone, from: u32, until: u32) {
        let during = self.runs_until(from).await;
        assert_eq!(during, [], "{what:?}");
        let (now, then) = (START.after(DAY * from), START.after(DAY * until));
        match what {
            Gone::Shard(shard) => {
                self.write(move |tx| tx.clocks().insert_outage(shard, now, then).map(drop))
                    .await;
            }
            Gone::Server(server) => {
                self.write(move |tx| tx.absences().begin(server, now, now).map(drop))
                    .await;
                absences::recount_clocks(&self.host, server)
                    .await
                    .expect("recounted");
            }
            Gone::Channel(showing) => {
                self.write(move |tx| {
                    tx.showings()
                        .set_unreachable(showing, Unreachable::Gone, now)
                })
                .await;
            }
        }
        assert_eq!(self.runs_until(until).await, [], "{what:?}");
        match what {
            Gone::Shard(_) => {}
            Gone::Server(server) => absences::come_back(&self.host, server)
                .await
                .expect("comes back"),
            Gone::Channel(showing) => {
                self.write(move |tx| tx.showings().move_to(showing, ChannelId(21), then))
                    .await;
            }
        }
        retention::tend_database(&self.host).await.expect("tended");
    }
}

#[tokio::test(start_paused = true)]
async fn an_outage_puts_off_a_warning_and_a_claim_though_the_database_is_tended() {
    for base in bases() {
        let silence = Silence::begun(base).await;
        silence.is_down_until(10).await;
        assert_eq!(silence.runs_until(39).await, [], "30 days and 9");
        assert_eq!(silence.runs_until(40).await, [WatchStage::Warned]);
        silence.is_down_until(45).await;
        assert_eq!(silence.runs_until(58).await, [], "14 days and 4");
        assert_eq!(silence.runs_until(59).await, [WatchStage::Claimable]);
    }
}

#[tokio::test(start_paused = true)]
async fn an_outage_puts_off_the_end_for_who_has_left_though_the_database_is_tended() {
    for base in bases() {
        let mut silence = Silence::begun(base).await;
        silence.here = false;
        assert_eq!(silence.runs_until(30).await, [WatchStage::Departed]);
        silence.is_down_until(33).await;
        let ended = async || {
            let id = silence.id;
            let found = silence
                .host
                .store
                .read(move |tx| tx.matches().find(id))
                .await;
            found.expect("read").expect("there").end.is_some()
        };
        silence.runs_until(39).await;
        assert!(!ended().await, "seven days and two");
        silence.runs_until(40).await;
        assert!(ended().await);
    }
}

#[tokio::test(start_paused = true)]
async fn what_either_player_cannot_see_or_reach_counts_against_nobody() {
    let [one, other] = SERVERS;
    let [first, second] = SHARDS;
    for number in 0..6 {
        for base in bases() {
            let silence = Silence::begun(base).await;
            let [own, mirror] = silence.showings;
            let what = [
                Gone::Shard(first),
                Gone::Shard(second),
                Gone::Server(one),
                Gone::Server(other),
                Gone::Channel(own),
                Gone::Channel(mirror),
            ][number];
            silence.lacks(what, 5, 15).await;
            assert_eq!(silence.runs_until(39).await, [], "{what:?}");
            assert_eq!(silence.runs_until(40).await, [WatchStage::Warned]);
            silence.lacks(what, 42, 62).await;
            assert_eq!(silence.runs_until(73).await, [], "{what:?}");
            let claimable = silence.runs_until(74).await;
            assert_eq!(claimable, [WatchStage::Claimable], "{what:?}");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_warning_comes_right_when_a_server_or_a_channel_that_is_back_makes_it_due() {
    for number in 0..3 {
        for base in bases() {
            let silence = Silence::begun(base).await;
            let [own, mirror] = silence.showings;
            let gone = [
                Gone::Server(SERVERS[1]),
                Gone::Channel(own),
                Gone::Channel(mirror),
            ];
            // An hour is left of the thirty days.
            let hour = Duration::from_hours(1);
            let id = silence.id;
            silence
                .write(move |tx| {
                    let watch = tx.watches().find(id)?.expect("watched");
                    let since = watch.since.before(hour * 23);
                    tx.watches().set(id, Watch { since, ..watch }, START)
                })
                .await;
            silence.lacks(gone[number], 29, 60).await;
            let due = silence
                .host
                .store
                .read(move |tx| tx.watches().find(id))
                .await;
            let look_at = due.expect("read").expect("watched").look_at;
            assert_eq!(look_at, Some(START.after(DAY * 60 + hour)));
        }
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_is_warned_or_loses_where_no_board_was_ever_posted() {
    for base in bases() {
        let silence = Silence::begun(base).await;
        let id = silence.id;
        silence
            .write(move |tx| {
                let board = Post::Board {
                    ply: 0,
                    taken_back: 0,
                    new: 0,
                };
                tx.outbox().enqueue(id, &board, START)
            })
            .await;
        let holder = Holder::random();
        let posts = announcements::claim(&silence.host, holder, vec![], 100).await;
        let posts = posts.expect("claimed").posts;
        assert_eq!(posts.len(), 2, "one in each server");
        let own_mirror = silence.showings[1];
        for due in posts {
            // In the second server, the channel is gone.
            let effect = if due.about == store::About::Match(id, silence.showings[0]) {
                Effect::Board(MessageId(5))
            } else {
                let venue = silence
                    .host
                    .store
                    .read(move |tx| tx.showings().venue(own_mirror));
                let venue = venue.await.expect("read").expect("shown");
                Effect::Unreachable(LostChannel {
                    channel: venue.place.channel,
                    why: Unreachable::Gone,
                })
            };
            let delivered = announcements::delivered(&silence.host, holder, due, effect).await;
            delivered.expect("delivered");
        }
        for day in [31, 45, 100] {
            assert_eq!(silence.runs_until(day).await, [], "{day}");
        }
        let claimed = silence.host.claim(SERVERS[1], id, UserId(2)).await;
        let refused = claimed.expect_err("there is nothing to claim");
        assert!(
            matches!(
                refused,
                Failure::Refused(Refusal::Time(TimeRefusal::NotAbandoned(_)))
            ),
            "{refused:?}"
        );
    }
}

/// The announcement can be read before it is recorded that Discord has accepted it.
#[tokio::test(start_paused = true)]
async fn a_claim_right_after_the_announcement_is_accepted() {
    for base in bases() {
        let mut silence = Silence::begun(base).await;
        silence.host = silence.host.clone().asking_discord();
        for (day, stage) in [(31, WatchStage::Warned), (46, WatchStage::Claimable)] {
            silence.mover.send_replace(DAY * day);
            let proven = silence.host.clock.now().before(Duration::from_mins(1));
            silence
                .write(move |tx| {
                    for server in SERVERS {
                        tx.absences().prove_presence(server, proven, proven)?;
                    }
                    Ok(())
                })
                .await;
            assert_eq!(silence.runs_until(day).await, [stage]);
        }
        let claimed = silence.host.claim(SERVERS[1], silence.id, UserId(2)).await;
        claimed.expect("it can be claimed");
    }
}
