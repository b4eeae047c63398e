//! Players, servers, and everything that happens in a year.

mod interruptions;
mod matches;

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap},
    rc::Rc,
    time::Duration,
};

use tokio::{sync::watch, time::advance};

use super::{
    habits::{self, Chosen},
    naive::{Calendar, DAY, Days, HOUR, Naive, Obstacles, Stretch},
    table::{Ending, Table},
};
use crate::{
    clocks::actions::check_time,
    host::{Beat, Host, LastContact, life},
};
use domain::{
    clock::{
        Moment, Timestamp,
        testing::{START, TestMachine},
    },
    matches::{
        ChannelId, Flag, Invitation, MatchId, MessageId, Pace, Place, Players, ServerId, Shard,
        SideWish, Takeback, Timing, UserId, clock::ClockStep,
    },
};
use rules::{GameId, Side};
use store::{Cursor, Lock, ReadTx, Store, StoreError, Unreachable, WriteTx, ids};

const PLAYERS: usize = 30;
const SERVERS: u64 = 4;

/// The time zones of the players: north and south, where clocks change by an hour, by half an hour
/// and never, and an odd offset.
const ZONES: [&str; 6] = [
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "America/Santiago",
    "Asia/Kathmandu",
    "UTC",
];

const YEAR: i64 = 365 * DAY;

/// Returns the end of the simulation.
pub(super) fn end() -> Timestamp {
    START.after(seconds(YEAR))
}

/// Deadlines after this are treated as none: calendars end there.
const HORIZON: i64 = YEAR + 200 * DAY;

/// Returns a default for something that does not matter here.
fn usual<T: Default>() -> T {
    T::default()
}

fn seconds(count: i64) -> Duration {
    Duration::from_secs(count.unsigned_abs())
}

/// Something that a player does, or that happens to them. Matches are named by their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Doing {
    Begin,
    /// The player to move does so, if it is still this turn.
    Move(usize, u32),
    Claim(usize, u32),
    Gift(usize),
    Pause(usize),
    Resume(usize),
    TakeBack(usize),
    Drift(usize),
    Settle(usize),
    Change(usize),
    Leave(u64),
    Return(u64),
    /// One of the two processes is stopped, and started again.
    Stop(usize),
    Start(usize),
    Down,
    Unreachable,
}

/// The processes of the bot, each with a shard.
const SHARDS: [Shard; 2] = [Shard { id: 0, count: 2 }, Shard { id: 1, count: 2 }];

/// Returns the server with this number. Every other one is on the second shard.
const fn server(number: u64) -> u64 {
    number << 22
}

pub(super) struct World {
    random: fastrand::Rng,
    store: Store,
    host: Host,
    mover: watch::Sender<Duration>,
    /// The last heartbeats of the processes, and the process that is not running.
    last: [Beat; 2],
    stopped: Option<usize>,
    /// Until when everything that was due has been done.
    looked: Timestamp,
    todo: BinaryHeap<Reverse<(Timestamp, Doing)>>,
    calendars: Vec<Rc<Calendar>>,
    days: Vec<Days>,
    tables: Vec<Table>,
    outages: Vec<Stretch>,
    /// By shard.
    stops: [Vec<Stretch>; 2],
    away: BTreeMap<u64, Vec<Stretch>>,
    /// Until when something may be late, because the bot was down.
    excused: i64,
}

/// Starts both processes.
async fn wake(host: &Host) -> [Beat; 2] {
    let [first, second] = SHARDS;
    let first = life::wake(host, &[first]).await.expect("wakes");
    [first, life::wake(host, &[second]).await.expect("wakes")]
}

impl World {
    pub(super) async fn new(store: Store, matches: usize, seed: u64) -> World {
        let (_, clock, mover) = TestMachine::new();
        let host = Host::new(store.clone(), clock);
        let last = wake(&host).await;
        let from = START.seconds();
        let calendars = ZONES.map(|zone| Rc::new(Calendar::new(zone, from - DAY, from + HORIZON)));
        let mut world = World {
            random: fastrand::Rng::with_seed(seed),
            store,
            host,
            mover,
            last,
            stopped: None,
            looked: START,
            todo: BinaryHeap::new(),
            calendars: calendars.to_vec(),
            days: vec![
                Days {
                    calendar: Rc::clone(&calendars[5]),
                    quiet: None,
                    vacations: Vec::new(),
                };
                PLAYERS
            ],
            tables: Vec::new(),
            outages: Vec::new(),
            stops: [const { Vec::new() }; 2],
            away: BTreeMap::new(),
            excused: 0,
        };
        for _ in 0..matches {
            world.some_time(YEAR * 4 / 5, Doing::Begin);
        }
        for player in 0..PLAYERS {
            for _ in 0..4 {
                world.some_time(YEAR, Doing::Change(player));
            }
        }
        for server in (0..SERVERS).map(server) {
            for _ in 0..3 {
                world.some_time(YEAR, Doing::Leave(server));
            }
        }
        for _ in 0..12 {
            world.some_time(YEAR, Doing::Down);
            world.some_time(YEAR, Doing::Unreachable);
            world.some_time(YEAR, Doing::Stop(0));
            world.some_time(YEAR, Doing::Stop(1));
        }
        world
    }

    pub(super) fn endings(&self) -> Vec<Ending> {
        self.tables
            .iter()
            .filter_map(|table| table.ending)
            .collect()
    }

    fn now(&self) -> Timestamp {
        self.host.clock.now()
    }

    /// Schedules something at a random moment from now on.
    fn some_time(&mut self, within: i64, what: Doing) {
        let millis = self.random.i64(1..within * 1000);
        let at = Timestamp::from_millis(self.now().millis() + millis);
        self.todo.push(Reverse((at, what)));
    }

    fn later(&mut self, wait: i64, what: Doing) {
        let millis = wait * 1000 + self.random.i64(0..1000);
        let at = Timestamp::from_millis(self.now().millis() + millis);
        self.todo.push(Reverse((at, what)));
    }

    /// Moves the clock, if that moment is in the future.
    fn go_to(&self, at: Timestamp) {
        let ahead = at.since(self.now());
        self.mover.send_modify(|shift| *shift += ahead);
    }

    async fn beat(&mut self) {
        self.beat_of(self.host.clock.moment()).await;
    }

    /// Beats for the running processes, which last heard from Discord at that moment.
    async fn beat_of(&mut self, contact: Moment) {
        for (process, shard) in SHARDS.into_iter().enumerate() {
            if self.stopped != Some(process) {
                let contact = LastContact::at(contact, &[shard]);
                let beat = life::beat(&self.host, &self.last[process], contact).await;
                self.last[process] = beat.expect("beats");
            }
        }
    }

    /// Returns the moment until which players could play.
    fn reached(&self) -> Timestamp {
        self.last[usize::from(self.stopped == Some(0))].reached
    }

    async fn read<T: Send + 'static>(
        &self,
        job: impl Fn(&ReadTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        self.store.read(job).await.expect("reads")
    }

    async fn write<T: Send + 'static>(
        &self,
        job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
    ) -> T {
        self.store.write(Lock::None, job).await.expect("writes")
    }

    pub(super) async fn play(&mut self) {
        loop {
            let looked = self.looked;
            let look = self.read(move |tx| tx.clocks().next_look(looked)).await;
            let next = self.todo.peek().map(|Reverse((at, _))| *at);
            let Some(at) = look.into_iter().chain(next).min() else {
                break;
            };
            if at > end() {
                break;
            }
            self.go_to(at);
            if look.is_some_and(|look| look <= self.now()) {
                self.tick().await;
            } else if let Some(Reverse((_, what))) = self.todo.pop() {
                self.take_place(what).await;
            }
        }
        for place in 0..self.tables.len() {
            self.check(place).await;
        }
    }

    /// Does what is due. Checks that exactly what should happen now does.
    async fn tick(&mut self) {
        let now = self.now();
        self.beat().await;
        let due = self
            .read(move |tx| tx.clocks().due(now, Cursor::START, 1_000))
            .await;
        let due = ids(due);
        self.host.tick(self.reached()).await.expect("ticks");
        self.looked = now;
        for place in 0..self.tables.len() {
            let table = &mut self.tables[place];
            let waits = self
                .stopped
                .is_some_and(|shard| SHARDS[shard].has(table.server));
            let is_due = !waits && table.due().is_some_and(|due| due <= now.seconds());
            if is_due {
                let due = table.due().expect("due");
                assert!(
                    due == now.seconds() || due <= self.excused,
                    "late at {}: {table:#?}",
                    now.to_rfc3339()
                );
                self.fire(place, due);
            }
            let id = self.tables[place].id;
            if is_due || due.contains(&id) {
                self.check(place).await;
            }
        }
    }

    /// Expires the time of a match or its long stop, by the second computation.
    fn fire(&mut self, place: usize, due: i64) {
        let table = &mut self.tables[place];
        if table.out_at.is_some() {
            table.ending = Some(table.by_time(Ending::LongStop));
            return;
        }
        table.naive.left[table.naive.mover] = 0;
        if table.flag == Flag::End || !table.has_begun() {
            table.ending = Some(table.by_time(Ending::TimeOut));
            return;
        }
        table.out_at = Some(due);
        let turn = table.turn;
        self.foresee(place);
        let claimed = self.random.i64(0..12 * DAY);
        match self.random.u32(0..4) {
            0 | 1 => self.later(claimed, Doing::Claim(place, turn)),
            2 => self.later(claimed, Doing::Move(place, turn)),
            _ => {}
        }
    }

    /// Charges the elapsed time in a match by the second computation.
    fn charge(&mut self, place: usize) {
        let now = self.now().seconds();
        let table = &self.tables[place];
        if table.ending.is_some() || table.out_at.is_some() {
            return;
        }
        let mut naive = table.naive.clone();
        naive.charge(&self.obstacles(place), now);
        self.tables[place].naive = naive;
    }

    /// Computes when something will happen in a match.
    fn foresee(&mut self, place: usize) {
        let horizon = START.seconds() + HORIZON;
        let (table, obstacles) = (&self.tables[place], self.obstacles(place));
        let (mut deadline, mut ends_at) = (table.deadline, None);
        match table.out_at {
            None => deadline = table.naive.deadline(&obstacles, horizon),
            Some(out_at) => {
                ends_at = table.naive.long_stopped(&obstacles, out_at, horizon);
            }
        }
        let table = &mut self.tables[place];
        (table.deadline, table.ends_at) = (deadline, ends_at);
    }

    fn foresee_all(&mut self, which: impl Fn(&Table) -> bool) {
        for place in 0..self.tables.len() {
            if self.tables[place].ending.is_none() && which(&self.tables[place]) {
                self.foresee(place);
            }
        }
    }

    fn obstacles(&self, place: usize) -> Obstacles<'_> {
        let table = &self.tables[place];
        let away = self.away.get(&table.server.0).map_or(&[][..], |away| away);
        let stops = &self.stops[usize::from(SHARDS[1].has(table.server))];
        Obstacles {
            shared: vec![&self.outages, stops, away, &table.unshown],
            days: table.players.map(|player| &self.days[player]),
        }
    }

    /// Charges, and compares with the stored state. Where a process is down, nothing is charged
    /// yet.
    async fn check(&mut self, place: usize) {
        if self.is_stopped(place) {
            return;
        }
        self.charge(place);
        let (table, now) = (self.tables[place].clone(), self.now());
        let horizon = START.seconds() + HORIZON;
        self.read(move |tx| table.check(tx, now, horizon)).await;
    }

    /// Returns whether the process that a match needs is down.
    fn is_stopped(&self, place: usize) -> bool {
        let server = self.tables[place].server;
        self.stopped.is_some_and(|shard| SHARDS[shard].has(server))
    }

    /// Returns whether a player who wants to do that must wait until a process runs again.
    fn must_wait(&self, what: Doing) -> bool {
        match what {
            Doing::Move(place, _)
            | Doing::Claim(place, _)
            | Doing::Gift(place)
            | Doing::Pause(place)
            | Doing::Resume(place)
            | Doing::TakeBack(place)
            | Doing::Drift(place)
            | Doing::Settle(place) => self.is_stopped(place),
            Doing::Start(_) => false,
            _ => self.stopped.is_some(),
        }
    }

    fn is_away(&self, server: u64) -> bool {
        let away = self.away.get(&server).and_then(|away| away.last());
        away.is_some_and(|(_, until)| until.is_none())
    }

    async fn take_place(&mut self, what: Doing) {
        if self.must_wait(what) {
            return self.later(HOUR, what);
        }
        match what {
            Doing::Stop(process) => self.stop(process).await,
            Doing::Start(process) => self.start(process).await,
            Doing::Begin => self.begin().await,
            Doing::Move(place, turn) => self.make_move(place, turn).await,
            Doing::Claim(place, turn) => self.claim(place, turn).await,
            Doing::Gift(place)
            | Doing::Pause(place)
            | Doing::Resume(place)
            | Doing::TakeBack(place)
            | Doing::Drift(place)
            | Doing::Settle(place) => self.meddle(place, what).await,
            Doing::Change(player) => self.change_days(player).await,
            Doing::Leave(server) => self.leave(server).await,
            Doing::Return(server) => self.come_back(server).await,
            Doing::Down => self.go_down().await,
            Doing::Unreachable => self.lose_discord().await,
        }
    }
}
