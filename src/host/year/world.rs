//! Players, servers, and all that happens in a year.

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
    clock::{
        Timestamp,
        testing::{START, TestMachine},
    },
    games::{GameId, Side},
    host::{Beat, Host, clocks::check_time},
    matches::{
        ChannelId, Flag, Invitation, MatchId, Pace, Place, Players, ServerId, SideWish, Takeback,
        Timing, UserId,
    },
    store::{Adrift, ClockStep, Lock, ReadTx, Store, StoreError, WriteTx},
};

const PLAYERS: usize = 30;
const SERVERS: u64 = 4;

/// Where the players live: north and south, where clocks are set by an hour, by half an hour and
/// never, and an odd offset.
const ZONES: [&str; 6] = [
    "Europe/Berlin",
    "America/New_York",
    "Australia/Lord_Howe",
    "America/Santiago",
    "Asia/Kathmandu",
    "UTC",
];

const YEAR: i64 = 365 * DAY;

/// When all is over.
pub(super) fn end() -> Timestamp {
    START.after(seconds(YEAR))
}

/// Deadlines after this are as good as none: calendars end there.
const HORIZON: i64 = YEAR + 200 * DAY;

fn next_look(tx: &ReadTx<'_>) -> Result<Option<Timestamp>, StoreError> {
    tx.next_look()
}

/// What does not matter here.
fn usual<T: Default>() -> T {
    T::default()
}

fn seconds(count: i64) -> Duration {
    Duration::from_secs(count.unsigned_abs())
}

/// Something that somebody does, or that befalls them. Matches are named by their places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Doing {
    Begin,
    /// Whoever must move does, if it is still this turn.
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
    Down,
    Unreachable,
}

pub(super) struct World {
    random: fastrand::Rng,
    store: Store,
    host: Host,
    mover: watch::Sender<Duration>,
    last: Beat,
    todo: BinaryHeap<Reverse<(Timestamp, Doing)>>,
    calendars: Vec<Rc<Calendar>>,
    days: Vec<Days>,
    tables: Vec<Table>,
    outages: Vec<Stretch>,
    away: BTreeMap<u64, Vec<Stretch>>,
    /// Until when something may be late, because the bot was away.
    excused: i64,
}

impl World {
    pub(super) async fn new(store: Store, matches: usize, seed: u64) -> World {
        let (_, clock, mover) = TestMachine::new();
        let host = Host::new(store.clone(), clock);
        let last = host.wake().await.expect("wakes");
        let from = START.seconds();
        let calendars = ZONES.map(|zone| Rc::new(Calendar::new(zone, from - DAY, from + HORIZON)));
        let mut world = World {
            random: fastrand::Rng::with_seed(seed),
            store,
            host,
            mover,
            last,
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
        for server in 0..SERVERS {
            for _ in 0..3 {
                world.some_time(YEAR, Doing::Leave(server));
            }
        }
        for _ in 0..12 {
            world.some_time(YEAR, Doing::Down);
            world.some_time(YEAR, Doing::Unreachable);
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

    /// Has something done at a random moment of the time from now on.
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

    /// Moves the clock, if that lies ahead.
    fn go_to(&self, at: Timestamp) {
        let ahead = at.since(self.now());
        self.mover.send_modify(|shift| *shift += ahead);
    }

    async fn beat(&mut self) {
        let heard = self.host.clock.moment();
        self.last = self.host.beat(self.last, heard).await.expect("beats");
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
            let look = self.read(next_look).await;
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

    /// What is due is done. All that should happen now does, and nothing else.
    async fn tick(&mut self) {
        let now = self.now();
        let due = self.read(move |tx| tx.due_clocks(now, 1_000)).await;
        self.beat().await;
        self.host.tick(self.last.reached).await.expect("ticks");
        for place in 0..self.tables.len() {
            let table = &mut self.tables[place];
            let is_due = table.due().is_some_and(|due| due <= now.seconds());
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

    /// By the second computation, the time of a match runs out, or its long stop comes.
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

    /// Charges what has passed in a match by the second computation.
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

    /// Works out when something is to happen in a match.
    fn foresee(&mut self, place: usize) {
        let horizon = START.seconds() + HORIZON;
        let (table, obstacles) = (&self.tables[place], self.obstacles(place));
        let (mut deadline, mut ends_at) = (table.deadline, None);
        match table.out_at {
            None => deadline = table.naive.deadline(&obstacles, horizon),
            Some(out_at) => {
                ends_at = table.naive.long_stopped(&obstacles, (out_at, horizon));
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
        Obstacles {
            shared: vec![&self.outages, away, &table.homeless],
            days: table.players.map(|player| &self.days[player]),
        }
    }

    /// Charges, and compares with what is stored.
    async fn check(&mut self, place: usize) {
        self.charge(place);
        let (table, now) = (self.tables[place].clone(), self.now());
        let horizon = START.seconds() + HORIZON;
        self.read(move |tx| table.check(tx, now, horizon)).await;
    }

    fn is_away(&self, server: u64) -> bool {
        let away = self.away.get(&server).and_then(|away| away.last());
        away.is_some_and(|(_, until)| until.is_none())
    }

    async fn take_place(&mut self, what: Doing) {
        match what {
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

    async fn begin(&mut self) {
        let random = &mut self.random;
        let server = random.u64(0..SERVERS);
        let first = random.usize(0..PLAYERS);
        let second = (first + random.usize(1..PLAYERS)) % PLAYERS;
        let paces = &Pace::ALL[1..];
        let timing = Timing {
            pace: paces[random.usize(0..paces.len())],
            flag: random.choice(Flag::ALL).expect("a flag"),
            weekends: random.bool(),
        };
        if self.is_away(server) {
            return self.later(DAY, Doing::Begin);
        }
        let user = |player: usize| UserId(player as u64 + 1);
        let invitation = Invitation {
            place: Place {
                server: ServerId(server),
                channel: ChannelId(20),
                locale: usual(),
            },
            start: GameId::GuardAndTowers.start(None).expect("standard"),
            challenger: user(first),
            opponent: None,
            wish: SideWish::Side(Side::First),
            timing,
            rated: false,
            rematch_of: None,
        };
        let players = Players::with(user(first), Side::First, user(second));
        let now = self.now();
        let id = self
            .write(move |tx| {
                let id = tx.insert_challenge(&invitation, now.after(seconds(DAY)))?;
                tx.insert_match(id, &invitation, players, now)?;
                Ok(id)
            })
            .await;
        let place = self.tables.len();
        self.tables.push(Table {
            id,
            players: [first, second],
            server: ServerId(server),
            flag: timing.flag,
            is_eager: timing.pace.id().starts_with("reserve") && self.random.u32(0..4) == 0,
            naive: Naive::new(timing.pace.id(), timing.weekends, now.seconds()),
            homeless: Vec::new(),
            moves: Vec::new(),
            turn: 0,
            deadline: None,
            out_at: None,
            ends_at: None,
            ending: None,
        });
        self.foresee(place);
        self.check(place).await;
        self.plan_turn(place);
        let had = self.tables[place].naive.had;
        for doing in [
            Doing::Gift(place),
            Doing::Pause(place),
            Doing::TakeBack(place),
            Doing::Drift(place),
            Doing::Settle(place),
        ] {
            if self.random.bool() {
                self.some_time(had * 3, doing);
            }
        }
    }

    /// Plans when the player moves who must, if ever.
    fn plan_turn(&mut self, place: usize) {
        let (had, turn) = (self.tables[place].naive.had, self.tables[place].turn);
        let moved = self.tables[place].moves.len();
        let percent = match self.random.u32(0..20) {
            _ if self.tables[place].is_eager => self.random.i64(1..5),
            0..13 => self.random.i64(1..60),
            13..18 => self.random.i64(60..160),
            _ => return,
        };
        let most = if self.tables[place].is_eager { 40 } else { 10 };
        if moved < most {
            self.later(had * percent / 100, Doing::Move(place, turn));
        }
    }

    async fn make_move(&mut self, place: usize, turn: u32) {
        let table = &self.tables[place];
        if table.ending.is_some() || table.turn != turn {
            return;
        }
        if self.is_away(table.server.0) {
            return self.later(DAY, Doing::Move(place, turn));
        }
        let (id, now, lot) = (table.id, self.now(), self.random.usize(..));
        let played = self.store.write(Lock::Match(id), move |tx| {
            let found = tx.find_match(id)?.expect("there");
            check_time(tx, &found, now)?;
            let moves = found.position().moves();
            let text = moves[lot % moves.len()].to_string();
            let turn = found.turn().expect("running");
            let next = found.play_typed(turn, &text).expect("legal");
            tx.insert_ply(&found, &next, now)?;
            Ok::<_, crate::host::Failure>((
                found.position().side_to_move().index(),
                next.ply.position.side_to_move().index(),
                next.end.is_some(),
            ))
        });
        let (by, next, ends) = played.await.expect("there is time");
        self.charge(place);
        let table = &mut self.tables[place];
        table.moves.push(by);
        table.turn += 1;
        if ends {
            table.ending = Some(Ending::Played);
        }
        let now = self.now().seconds();
        self.tables[place].naive.charge_nothing(now);
        self.tables[place].out_at = None;
        self.tables[place].naive.ply(next);
        self.foresee(place);
        self.check(place).await;
        self.plan_turn(place);
    }

    async fn claim(&mut self, place: usize, turn: u32) {
        let table = &self.tables[place];
        if table.ending.is_some() || table.turn != turn || table.out_at.is_none() {
            return;
        }
        let claimant = table.players[1 - table.naive.mover];
        let claimed = self
            .host
            .claim(table.server, table.id, UserId(claimant as u64 + 1));
        claimed.await.expect("time has run out");
        let table = &mut self.tables[place];
        table.ending = Some(table.by_time(Ending::Claimed));
        self.check(place).await;
    }

    /// Something befalls a match that is no move.
    async fn meddle(&mut self, place: usize, what: Doing) {
        self.charge(place);
        let (now, table) = (self.now(), &mut self.tables[place]);
        if table.ending.is_some() || table.out_at.is_some() {
            return;
        }
        let id = table.id;
        match what {
            Doing::Gift(_) => {
                let side = self.random.usize(0..2);
                let time = table.naive.had / 3 + 7;
                table.naive.gift(side, time);
                self.step(id, ClockStep::Gift(Side::BOTH[side], seconds(time)))
                    .await;
            }
            Doing::Pause(_) => {
                let lasts = self.random.i64(60..20 * DAY);
                table.naive.pause(now.seconds() + lasts);
                self.step(id, ClockStep::Pause(now.after(seconds(lasts))))
                    .await;
                if self.random.bool() {
                    self.some_time(lasts, Doing::Resume(place));
                }
            }
            Doing::Resume(_) => {
                table.naive.resume(now.seconds());
                self.step(id, ClockStep::Resume).await;
            }
            Doing::TakeBack(_) => self.take_back(place).await,
            Doing::Drift(_) => self.drift(place).await,
            _ => self.step(id, ClockStep::Settle).await,
        }
        self.foresee(place);
        self.check(place).await;
    }

    async fn step(&self, id: MatchId, step: ClockStep) {
        let now = self.now();
        let stepped = self.write(move |tx| tx.step_clock(id, step, now)).await;
        stepped.expect("it can be");
    }

    async fn take_back(&mut self, place: usize) {
        let (id, now) = (self.tables[place].id, self.now());
        if self.tables[place].moves.is_empty() {
            return;
        }
        let next = self.write(move |tx| {
            let found = tx.find_match(id)?.expect("there");
            let record = tx.record(id)?.expect("there");
            let ply = found.ply() - 1;
            let takeback = Takeback {
                ply,
                position: record.position_after(ply).expect("there").clone(),
                last: record.move_number(ply).cloned(),
                taken_back: found.taken_back + 2,
            };
            tx.take_back(&found, &takeback, now)?;
            Ok(takeback.position.side_to_move().index())
        });
        let next = next.await;
        let table = &mut self.tables[place];
        table.moves.pop();
        table.turn += 1;
        table.naive.takeback(next);
        self.plan_turn(place);
    }

    /// The channel of a match is gone, or is found again.
    async fn drift(&mut self, place: usize) {
        let (id, now) = (self.tables[place].id, self.now());
        let homeless = &mut self.tables[place].homeless;
        if let Some((_, until @ None)) = homeless.last_mut() {
            *until = Some(now.seconds());
            let moved = move |tx: &WriteTx<'_>| tx.move_to(id, ChannelId(21), now);
            self.write(moved).await;
        } else {
            homeless.push((now.seconds(), None));
            let lost = move |tx: &WriteTx<'_>| tx.set_adrift(id, Adrift::Gone, now);
            self.write(lost).await;
            self.some_time(10 * DAY, Doing::Drift(place));
        }
    }

    /// A player chooses something else.
    async fn change_days(&mut self, player: usize) {
        let places: Vec<usize> = (0..self.tables.len())
            .filter(|place| self.tables[*place].ending.is_none())
            .filter(|place| self.tables[*place].players.contains(&player))
            .collect();
        for place in &places {
            self.charge(*place);
        }
        let now = self.now();
        let days = self.choose(player);
        let ids: Vec<MatchId> = places.iter().map(|place| self.tables[*place].id).collect();
        let user = UserId(player as u64 + 1);
        self.write(move |tx| habits::change(tx, user, &ids, &days, now))
            .await;
        for place in places {
            self.foresee(place);
            self.check(place).await;
        }
    }

    /// What a player chooses, also in the second computation.
    fn choose(&mut self, player: usize) -> Chosen {
        let (now, random) = (self.now().seconds(), &mut self.random);
        let zone = random.usize(0..ZONES.len());
        let (from, lasts) = (random.i64(0..96) * 15, random.i64(1..=48) * 15);
        let quiet = random.u32(0..4) > 0;
        let begins = now + random.i64(0..20 * DAY);
        let ends = begins + random.i64(HOUR..7 * DAY);
        let days = &mut self.days[player];
        days.calendar = Rc::clone(&self.calendars[zone]);
        days.quiet = quiet.then_some((from, (from + lasts) % 1440));
        // A vacation that is on ends now, and one that was planned is cancelled.
        days.vacations.retain(|(from, _)| *from < now);
        for (_, until) in &mut days.vacations {
            *until = until.map(|until| until.min(now));
        }
        days.vacations.push((begins, Some(ends)));
        let vacations = days.vacations.iter();
        Chosen {
            zone: ZONES[zone],
            quiet: days.quiet,
            vacations: vacations
                .filter_map(|(from, until)| Some((*from, (*until)?)))
                .collect(),
        }
    }

    /// The bot is found not to be in a server.
    async fn leave(&mut self, server: u64) {
        if self.is_away(server) {
            return;
        }
        let (now, id) = (self.now(), ServerId(server));
        self.away
            .entry(server)
            .or_default()
            .push((now.seconds(), None));
        self.write(move |tx| tx.begin_absence(id, now, now)).await;
        self.host.recount_clocks(id).await.expect("reckoned");
        self.foresee_all(|table| table.server == id);
        self.some_time(20 * DAY, Doing::Return(server));
    }

    async fn come_back(&mut self, server: u64) {
        let (now, id) = (self.now().seconds(), ServerId(server));
        let away = self.away.get_mut(&server).and_then(|away| away.last_mut());
        away.expect("away").1 = Some(now);
        self.host.come_back(id).await.expect("comes back");
        self.foresee_all(|table| table.server == id);
    }

    /// The bot is down for a while, and starts again.
    async fn go_down(&mut self) {
        self.beat().await;
        let from = self.now();
        let until = from.after(Duration::from_millis(self.random.u64(1_000..200_000_000)));
        let (_, clock, mover) = TestMachine::new();
        mover.send_replace(until.since(START));
        self.host = Host::new(self.store.clone(), clock);
        self.mover = mover;
        self.last = self.host.wake().await.expect("wakes");
        self.note_outage(from, until);
    }

    /// Nothing gets through to Discord for a while. No time runs out before that is known.
    async fn lose_discord(&mut self) {
        self.beat().await;
        let from = self.now();
        let heard = self.host.clock.moment();
        let long = self.random.bool();
        let most = if long { 100_000_000 } else { 80_000 };
        let lasts = Duration::from_millis(self.random.u64(40_000..most));
        for _ in 0..4 {
            advance(lasts / 4).await;
            self.last = self.host.beat(self.last, heard).await.expect("beats");
            assert_eq!(self.last.reached, from, "nobody has reached Discord");
            self.host.tick(self.last.reached).await.expect("ticks");
        }
        for place in 0..self.tables.len() {
            let table = &self.tables[place];
            if table.ending.is_none() && table.due().is_some_and(|due| due > from.seconds()) {
                let id = table.id;
                assert!(self.read(move |tx| tx.ticking(id)).await.is_some());
            }
        }
        self.beat().await;
        if self.now().since(from) > Duration::from_secs(90) {
            self.note_outage(from, self.now());
        } else {
            self.excused = self.now().seconds();
        }
    }

    fn note_outage(&mut self, from: Timestamp, until: Timestamp) {
        self.outages.push((from.seconds(), Some(until.seconds())));
        self.excused = from.seconds();
        self.foresee_all(|_| true);
    }
}
