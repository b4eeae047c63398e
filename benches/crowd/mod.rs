//! Creates databases with many players and finished matches, for benchmarks and tests.
//!
//! The matches have no moves: their players resigned right away. The program itself computes
//! everything that follows from their results.

use std::path::Path;

use domain::clock::Timestamp;
use rules::{GameId, Outcome, Side};
use rusqlite::{Connection, params};
use store::{Address, Rebuild, Store};

/// How many players there are, where they play and how much.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crowd<'a> {
    /// How many players have finished a rated match.
    pub(crate) players: u32,
    /// How many matches they have finished; at least half as many as there are players.
    pub(crate) matches: u32,
    /// Users who are among the players. The others have made-up numbers.
    pub(crate) members: &'a [u64],
    /// The servers they play in, in turn.
    pub(crate) servers: &'a [u64],
    /// When the last match ended. The first ended eighty days earlier, so all players are active.
    pub(crate) until: Timestamp,
}

/// The period over which the matches are spread, in milliseconds.
const SPAN: i64 = 80 * 86_400_000;

/// The first made-up user.
const FIRST_USER: u64 = 2_000_000_000_000_000_000;

/// Names in several scripts and lengths, one after another.
const NAMES: [&str; 6] = [
    "Ada",
    "Борис",
    "陳大文",
    "Ζωή",
    "Guillermina de la Torre y Castellanos",
    "Đorđe",
];

impl Crowd<'_> {
    /// Fills a new database file.
    pub(crate) async fn fill(&self, path: &Path) {
        let store = Store::open(&Address::File(path.to_owned())).expect("a database");
        let mut db = Connection::open(path).expect("a connection");
        self.insert(&mut db).expect("inserted");
        let rebuild = Rebuild::begin(store).await.expect("begun");
        let results = rebuild.finish(self.until, |_| {}).await;
        assert_eq!(results.expect("rebuilt"), u64::from(self.matches));
    }

    fn user(&self, index: u32) -> u64 {
        let made_up = FIRST_USER + u64::from(index);
        self.members.get(index as usize).copied().unwrap_or(made_up)
    }

    fn insert(&self, db: &mut Connection) -> rusqlite::Result<()> {
        let tx = db.transaction()?;
        let mut name =
            tx.prepare("INSERT OR REPLACE INTO names (player, server, name) VALUES (?1, 0, ?2)")?;
        for index in 0..self.players {
            let some = NAMES[index as usize % NAMES.len()];
            name.execute(params![self.user(index), format!("{some} {index}")])?;
        }
        let mut challenge = tx.prepare(
            "INSERT INTO challenges
                 (id, server, channel, locale, game, start, challenger, opponent, expires_at, state,
                  rated)
             VALUES (?1, ?2, 1, 'en-US', ?3, ?4, ?5, ?6, 0, 'accepted', 1)",
        )?;
        let mut match_ = tx.prepare(
            "INSERT INTO matches (id, first_player, second_player, started_at, rules, position, ply,
                                  setbacks, turn_since, outcome, termination, ended_at, moves,
                                  times, bottom)
             VALUES (?1, ?2, ?3, ?4, 1, ?5, 0, 0, ?4, ?6, 'resignation', ?4, '', '', 'mover')",
        )?;
        let mut result = tx.prepare(
            "INSERT INTO results (match, game, server, first, second, outcome, at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
        )?;
        let starts: Vec<String> = GameId::ALL
            .iter()
            .map(|game| game.start(None).expect("standard").to_string())
            .collect();
        let mut random = fastrand::Rng::with_seed(100_000);
        for number in 0..self.matches {
            let (first, second) = self.pair(number, &mut random);
            let server = self.servers[number as usize % self.servers.len()];
            let which = number as usize / self.servers.len() % GameId::ALL.len();
            let game = GameId::ALL[which].info().id;
            let end =
                self.until.millis() - SPAN + SPAN * i64::from(number + 1) / i64::from(self.matches);
            let outcome = outcome(first, second, &mut random).id();
            let (id, start) = (number + 1, &starts[which]);
            let (first, second) = (self.user(first), self.user(second));
            challenge.execute(params![id, server, game, start, first, second])?;
            match_.execute(params![id, first, second, end, start, outcome])?;
            result.execute(params![id, game, server, first, second, outcome, end])?;
        }
        drop((name, challenge, match_, result));
        tx.commit()
    }

    /// Picks the two players of a match: first everyone plays once, then anyone plays anyone.
    fn pair(&self, number: u32, random: &mut fastrand::Rng) -> (u32, u32) {
        let players = self.players;
        if number < players / 2 {
            return (2 * number, 2 * number + 1);
        }
        let first = if number == players / 2 {
            players - 1
        } else {
            random.u32(..players)
        };
        let second = random.u32(..players - 1);
        (first, if second >= first { second + 1 } else { second })
    }
}

/// Players differ in strength, in an arbitrary pattern.
fn outcome(first: u32, second: u32, random: &mut fastrand::Rng) -> Outcome {
    let strength = |index: u32| u64::from(index) * 7919 % 100 + 20;
    let (first, second) = (strength(first), strength(second));
    match random.u64(..first + second + 10) {
        lot if lot < first => Outcome::Win(Side::First),
        lot if lot < first + second => Outcome::Win(Side::Second),
        _ => Outcome::Draw,
    }
}
