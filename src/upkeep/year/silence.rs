//! Two thirds of a year in which players fall silent, in matches with and without a clock, within a
//! server and between two. Servers remove the bot and add it again, channels are lost and found,
//! and the bot goes down, in whole or in part. A second computation counts the time in which a
//! player could play.
//!
//! Everything happens at the edges of [`STEP`]s, so counting is adding one.

use std::{collections::BTreeSet, time::Duration};

use tokio::sync::watch;

use super::Base;
use crate::{
    clocks::actions::{absences, watches},
    host::{Beat, Host, LastContact, announcements, life},
    upkeep::retention,
};
use domain::{
    clock::{Timestamp, testing::TestMachine},
    matches::{
        ChannelId, Flag, Invitation, MatchId, Pace, Place, Players, ServerId, Shard, ShowingId,
        SideWish, Timing, UserId, WatchStage,
    },
};
use rules::{GameId, Side, words::Locale};
use store::{Effect, Holder, Lock, Post, ReadTx, Store, StoreError, Unreachable, WriteTx};

const STEP: Duration = Duration::from_hours(8);
const STEPS_A_DAY: u32 = 3;
const DAYS: u32 = 240;

/// How many steps a player has for a move in a match with a clock.
const FOR_A_MOVE: u32 = 7 * STEPS_A_DAY;

/// How many steps a match without a clock is left alone, and how many a warned player has.
const LEFT_ALONE: u32 = 30 * STEPS_A_DAY;
const WARNED: u32 = 14 * STEPS_A_DAY;

/// The processes of the bot, each with a shard.
const SHARDS: [Shard; 2] = [Shard { id: 0, count: 2 }, Shard { id: 1, count: 2 }];

/// Every other one is of the second shard.
const SERVERS: [ServerId; 4] = [
    ServerId(4 << 22),
    ServerId(5 << 22),
    ServerId(6 << 22),
    ServerId(7 << 22),
];

/// The events that have happened, with counts.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tally {
    pub(super) removals: u32,
    pub(super) lost_channels: u32,
    pub(super) outages: u32,
    pub(super) stopped_processes: u32,
    pub(super) warnings: u32,
    pub(super) claims: u32,
    pub(super) timeouts: u32,
}

/// The expected state of a match.
#[derive(Clone, Debug)]
struct Board {
    id: MatchId,
    players: [UserId; 2],
    /// The servers in which the two play, and the showings there. By side.
    servers: [ServerId; 2],
    showings: [ShowingId; 2],
    /// Whose channels are gone. By side.
    lost: [bool; 2],
    has_clock: bool,
    /// Whether its players move now and then.
    is_lively: bool,
    mover: usize,
    /// For how many steps the mover could play, since the turn or the stage began.
    counted: u32,
    stage: WatchStage,
    is_over: bool,
}

impl Board {
    fn is_within_a_server(&self) -> bool {
        self.showings[0] == self.showings[1]
    }

    /// Returns the sides whose channels matter: the mover's for a clock, both where a player may be
    /// missing.
    fn sides_that_must_see(&self) -> &[usize] {
        match (self.has_clock, self.mover) {
            (false, _) => &[0, 1],
            (true, 0) => &[0],
            (true, _) => &[1],
        }
    }
}

pub(super) struct Silence {
    random: fastrand::Rng,
    store: Store,
    host: Host,
    mover: watch::Sender<Duration>,
    last: [Beat; 2],
    stopped: Option<usize>,
    removed: BTreeSet<ServerId>,
    boards: Vec<Board>,
    tally: Tally,
}

impl Silence {
    pub(super) async fn begin(base: &Base, boards: u64, seed: u64) -> Silence {
        let store = base.open();
        let (_, clock, mover) = TestMachine::new();
        let host = Host::new(store.clone(), clock);
        let last = [
            life::wake(&host, &[SHARDS[0]]).await.expect("wakes"),
            life::wake(&host, &[SHARDS[1]]).await.expect("wakes"),
        ];
        let mut silence = Silence {
            random: fastrand::Rng::with_seed(seed),
            store,
            host,
            mover,
            last,
            stopped: None,
            removed: BTreeSet::new(),
            boards: Vec::new(),
            tally: Tally::default(),
        };
        for number in 0..boards {
            silence.begin_board(number).await;
        }
        silence
    }

    /// Begins a board. Every third match has a clock, and every other one is between two servers.
    async fn begin_board(&mut self, number: u64) {
        let players = [UserId(2 * number + 1), UserId(2 * number + 2)];
        let home = self.random.usize(0..SERVERS.len());
        let apart = if number.is_multiple_of(2) {
            self.random.usize(1..SERVERS.len())
        } else {
            0
        };
        let servers = [SERVERS[home], SERVERS[(home + apart) % SERVERS.len()]];
        let has_clock = number.is_multiple_of(3);
        let now = self.now();
        let (id, showings) = self
            .write(Lock::None, move |tx| {
                begin_match(tx, players, servers, has_clock, now)
            })
            .await;
        self.boards.push(Board {
            id,
            players,
            servers,
            showings,
            lost: [false; 2],
            has_clock,
            is_lively: number % 4 < 2,
            mover: 0,
            counted: 0,
            stage: WatchStage::Calm,
            is_over: false,
        });
    }

    pub(super) async fn play(mut self) -> Tally {
        for step in 1..=DAYS * STEPS_A_DAY {
            self.pass(1);
            self.count();
            self.look().await;
            if step % STEPS_A_DAY == 0 {
                retention::tend_database(&self.host).await.expect("tended");
            }
            for place in 0..self.boards.len() {
                self.act(place).await;
            }
            self.interrupt().await;
        }
        self.tally
    }

    fn now(&self) -> Timestamp {
        self.host.clock.now()
    }

    fn pass(&self, steps: u32) {
        self.mover.send_modify(|shift| *shift += STEP * steps);
    }

    /// Returns whether an event happens that has a chance of one in this many steps.
    fn chance(&mut self, once_in: u32) -> bool {
        self.random.u32(0..once_in) == 0
    }

    async fn read<T: Send + 'static>(
        &self,
        job: impl Fn(&ReadTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        self.store.read(job).await.expect("reads")
    }

    async fn write<T: Send + 'static>(
        &self,
        lock: Lock,
        job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        self.store.write(lock, job).await.expect("writes")
    }

    /// Returns whether the bot is in a server, and the process responsible for it is running.
    fn is_reached(&self, server: ServerId) -> bool {
        let is_stopped = |process: usize| SHARDS[process].has(server);
        !self.removed.contains(&server) && !self.stopped.is_some_and(is_stopped)
    }

    /// Counts a step that has passed.
    fn count(&mut self) {
        for place in 0..self.boards.len() {
            let board = &self.boards[place];
            let is_lost = |side: &usize| board.lost[*side];
            let could_play = board.servers.iter().all(|server| self.is_reached(*server))
                && !board.sides_that_must_see().iter().any(is_lost);
            if could_play && !board.is_over {
                self.boards[place].counted += 1;
            }
        }
    }

    /// Runs what is due in the bot. Checks that exactly what should happen now does.
    async fn look(&mut self) {
        for (process, shard) in SHARDS.into_iter().enumerate() {
            if self.stopped != Some(process) {
                let contact = LastContact::at(self.host.clock.moment(), &[shard]);
                let beat = life::beat(&self.host, &self.last[process], contact).await;
                self.last[process] = beat.expect("beats");
            }
        }
        let reached = self.last[usize::from(self.stopped == Some(0))].reached;
        self.host.tick(reached).await.expect("ticks");
        let said = self.deliver().await;
        let mut expected = BTreeSet::new();
        for board in self.boards.iter_mut().filter(|board| !board.is_over) {
            let next = match (board.has_clock, board.stage, board.counted) {
                (true, _, FOR_A_MOVE) => {
                    board.is_over = true;
                    self.tally.timeouts += 1;
                    continue;
                }
                (false, WatchStage::Calm, LEFT_ALONE) => WatchStage::Warned,
                (false, WatchStage::Warned, WARNED) => WatchStage::Claimable,
                _ => continue,
            };
            self.tally.warnings += u32::from(next == WatchStage::Warned);
            (board.stage, board.counted) = (next, 0);
            expected.insert((board.id, next.id()));
        }
        assert_eq!(said, expected, "at {}", self.now().to_rfc3339());
        self.check().await;
    }

    /// Delivers everything that is waiting, and returns what it says about players who may be
    /// missing.
    async fn deliver(&self) -> BTreeSet<(MatchId, &'static str)> {
        let (holder, mut said) = (Holder::random(), BTreeSet::new());
        loop {
            let claimed = announcements::claim(&self.host, holder, vec![], 100).await;
            let posts = claimed.expect("claimed").posts;
            if posts.is_empty() {
                return said;
            }
            for due in posts {
                match (&due.post, due.about.as_match()) {
                    (Some(Post::LookFor { player }), _) => {
                        let noted = watches::note_found(&self.host, due.about, *player, true);
                        noted.await.expect("noted");
                    }
                    (Some(Post::Missing { stage }), Some(id)) => {
                        said.insert((id, stage.id()));
                    }
                    _ => {}
                }
                let delivered =
                    announcements::delivered(&self.host, holder, due, Effect::None).await;
                delivered.expect("delivered");
            }
        }
    }

    /// Compares all matches with the stored state.
    async fn check(&self) {
        let (boards, now) = (self.boards.clone(), self.now().to_rfc3339());
        self.read(move |tx| {
            for board in &boards {
                let end = tx.matches().find(board.id)?.expect("there").end;
                assert_eq!(
                    end.is_some(),
                    board.is_over,
                    "at {now}: {end:?}, {board:#?}"
                );
                let stage = tx.watches().find(board.id)?.map(|watch| watch.stage);
                let is_watched = !board.has_clock && !board.is_over;
                let expected = is_watched.then_some(board.stage);
                assert_eq!(stage, expected, "at {now}: {board:#?}");
            }
            Ok(())
        })
        .await;
    }

    /// Simulates what players do in a match, and what happens to its channels.
    async fn act(&mut self, place: usize) {
        let board = self.boards[place].clone();
        let are_reached = board.servers.iter().all(|server| self.is_reached(*server));
        if board.is_over || !are_reached {
            return;
        }
        if board.stage == WatchStage::Claimable && self.chance(20) {
            let claimant = 1 - board.mover;
            let (server, by) = (board.servers[claimant], board.players[claimant]);
            let claimed = self.host.claim(server, board.id, by).await;
            claimed.expect("nothing has happened for long");
            self.boards[place].is_over = true;
            self.tally.claims += 1;
        } else if board.is_lively && self.chance(60) {
            self.make_move(place).await;
        } else {
            let side = self.random.usize(0..2);
            let once_in = if board.lost[side] { 15 } else { 80 };
            if self.chance(once_in) {
                self.lose_or_find(place, side).await;
            }
        }
    }

    async fn make_move(&mut self, place: usize) {
        let (id, now, lot) = (self.boards[place].id, self.now(), self.random.usize(..));
        let played = self.write(Lock::Match(id), move |tx| {
            let found = tx.matches().find(id)?.expect("there");
            let moves = found.position().moves();
            let text = moves[lot % moves.len()].to_string();
            let next = found
                .play_typed(found.turn().expect("running"), &text)
                .expect("legal");
            tx.matches().insert_ply(&found, &next, now)?;
            let mover = next.ply.position.side_to_move().index();
            Ok((mover, next.end.is_some()))
        });
        let (mover, is_over) = played.await;
        let board = &mut self.boards[place];
        // A second ply of the same side continues with the time of the first.
        if mover != board.mover || !board.has_clock {
            board.counted = 0;
        }
        (board.mover, board.is_over) = (mover, is_over);
        board.stage = WatchStage::Calm;
    }

    /// Loses the channel of a side, or moves the match to another one.
    async fn lose_or_find(&mut self, place: usize, side: usize) {
        let now = self.now();
        let board = &mut self.boards[place];
        let (id, showing, was_lost) = (board.id, board.showings[side], board.lost[side]);
        let sides = if board.is_within_a_server() {
            0..2
        } else {
            side..side + 1
        };
        board.lost[sides].fill(!was_lost);
        self.tally.lost_channels += u32::from(!was_lost);
        self.write(Lock::Match(id), move |tx| {
            if was_lost {
                tx.showings().move_to(showing, ChannelId(21), now)
            } else {
                tx.showings()
                    .set_unreachable(showing, Unreachable::Gone, now)
            }
        })
        .await;
    }

    /// Interrupts servers and the bot.
    async fn interrupt(&mut self) {
        for server in SERVERS {
            let is_removed = self.removed.contains(&server);
            if is_removed && self.chance(12) {
                self.removed.remove(&server);
                absences::come_back(&self.host, server)
                    .await
                    .expect("comes back");
            } else if !is_removed && self.chance(90) {
                self.remove_from(server).await;
            }
        }
        if let Some(process) = self.stopped {
            if self.chance(8) {
                let woken = life::wake(&self.host, &[SHARDS[process]]).await;
                self.last[process] = woken.expect("wakes");
                self.stopped = None;
            }
        } else if self.chance(80) {
            self.stopped = Some(self.random.usize(0..2));
            self.tally.stopped_processes += 1;
        } else {
            let is_going_down = self.chance(80);
            if is_going_down {
                self.go_down().await;
            }
        }
    }

    async fn remove_from(&mut self, server: ServerId) {
        let now = self.now();
        self.removed.insert(server);
        self.tally.removals += 1;
        self.write(Lock::None, move |tx| tx.absences().begin(server, now, now))
            .await;
        absences::recount_clocks(&self.host, server)
            .await
            .expect("recounted");
    }

    /// Stops the bot for some days.
    async fn go_down(&mut self) {
        let steps = self.random.u32(1..=5 * STEPS_A_DAY);
        self.pass(steps);
        self.tally.outages += 1;
        for (process, shard) in SHARDS.into_iter().enumerate() {
            self.last[process] = life::wake(&self.host, &[shard]).await.expect("wakes");
        }
    }
}

fn begin_match(
    tx: &WriteTx<'_>,
    players: [UserId; 2],
    servers: [ServerId; 2],
    has_clock: bool,
    now: Timestamp,
) -> Result<(MatchId, [ShowingId; 2]), StoreError> {
    let [here, there] = servers.map(|server| Place {
        server,
        channel: ChannelId(20),
        locale: Locale::English,
    });
    let timing = Timing {
        pace: if has_clock {
            Pace::Move7Days
        } else {
            Pace::None
        },
        flag: Flag::End,
        ..Timing::NONE
    };
    let [first, second] = players;
    let invitation = Invitation {
        place: here,
        start: GameId::GuardAndTowers.start(None).expect("standard"),
        challenger: first,
        opponent: Some(second),
        wish: SideWish::Side(Side::First),
        timing,
        rated: false,
        rematch_of: None,
    };
    let id = tx.challenges().insert(&invitation, now)?;
    let mut showings = [ShowingId::from(id); 2];
    if here.server != there.server {
        let challenge = tx.challenges().find(id)?.expect("there");
        showings[1] = tx.showings().insert_mirror(&challenge, there, second)?;
    }
    let players = Players::with(first, Side::First, second);
    tx.matches().insert(id, &invitation, players, now)?;
    Ok((id, showings))
}
