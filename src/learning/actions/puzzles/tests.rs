use std::{path::PathBuf, sync::Arc, time::Duration};

use tokio::sync::watch;

use super::*;
use domain::{
    clock::testing::{START, TestMachine},
    matches::{Actor, ChannelId, UserId},
};
use rules::words::Locale;
use store::{Address, Store};

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);
const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const GAME: GameId = GameId::GuardAndTowers;

const fn place(server: u64) -> Place {
    Place {
        server: ServerId(server),
        channel: ChannelId(20),
        locale: Locale::English,
    }
}

fn by(server: u64, user: UserId) -> Actor {
    Actor::player(ServerId(server), user)
}

/// A host at half past nine in the morning of a day, and the handle that moves its clock.
struct Stage {
    _folder: tempfile::TempDir,
    _machine: Arc<TestMachine>,
    path: PathBuf,
    host: Host,
    mover: watch::Sender<Duration>,
}

impl Stage {
    fn new() -> Stage {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("courtier.db");
        let store = Store::open(&Address::File(path.clone())).expect("opens");
        let (machine, clock, mover) = TestMachine::new();
        Stage {
            _folder: folder,
            _machine: machine,
            path,
            host: Host::new(store, clock),
            mover,
        }
    }

    /// Advances to this long after the first morning. If the bot runs, it posts what is due then.
    async fn go_to(&self, later: Duration, runs: bool) {
        self.mover.send_replace(later);
        if runs {
            self.host.tick(START.after(later)).await.expect("posted");
        }
    }

    async fn set_daily(&self, server: u64, game: Option<GameId>) -> Result<Begins, Failure> {
        let set = move |cx: &Cx<'_>| set_daily(cx, place(server), game);
        self.host.act(by(server, ADA), set).await
    }

    async fn today(&self, server: u64) -> Option<PuzzleDay> {
        let found = self.host.read(by(server, ADA), of_today).await;
        found.expect("read")
    }

    /// Tries today's puzzle and returns the outcome.
    async fn tries(&self, player: UserId, found: bool) -> Tried {
        let today = self.today(10).await.expect("a puzzle");
        let tried = self
            .host
            .act(by(10, player), move |cx| note_try(cx, today.id, found));
        tried.await.expect("tried")
    }
}

#[tokio::test]
async fn a_puzzle_counts_until_midnight_and_a_streak_until_a_day_is_missed() {
    let stage = Stage::new();
    let set = stage.set_daily(10, Some(GAME)).await;
    assert_eq!(set.expect("set"), Begins::Today);
    let first = stage.today(10).await.expect("a puzzle");
    // It is eleven in the evening, and then half past midnight.
    stage.go_to(HOUR * 13, true).await;
    assert_eq!(stage.today(10).await, Some(first));
    let right = |streak| Tried {
        found: Some(true),
        streak,
    };
    assert_eq!(stage.tries(ADA, true).await, right(1));
    assert_eq!(
        stage.tries(ADA, false).await,
        right(1),
        "only the first counts"
    );
    stage.go_to(HOUR * 15, false).await;
    assert_eq!(stage.today(10).await, None);
    let late = stage
        .host
        .act(by(10, BEN), move |cx| note_try(cx, first.id, true));
    let late = late.await.expect("tried");
    let nothing = Tried {
        found: None,
        streak: 0,
    };
    assert_eq!(late, nothing);
    stage.go_to(HOUR * 15, true).await;
    let second = stage.today(10).await.expect("a puzzle");
    assert_eq!((second.day, second.id != first.id), (first.day + 1, true));
    assert_eq!(stage.tries(ADA, true).await, right(2));
    // On the third day there is a puzzle that nobody tries. On the fifth the bot is down.
    stage.go_to(DAY * 2, true).await;
    stage.go_to(DAY * 3, true).await;
    assert_eq!(stage.tries(ADA, true).await, right(1));
    stage.go_to(DAY * 5, true).await;
    assert_eq!(stage.tries(ADA, true).await, right(2));
    let wrong = Tried {
        found: Some(false),
        streak: 0,
    };
    assert_eq!(stage.tries(BEN, false).await, wrong);
    let table = stage.host.read(by(10, BEN), super::table).await;
    let table = table.expect("a table");
    let rows: Vec<_> = table
        .rows
        .iter()
        .map(|(place, one)| (*place, one.player, one.found, one.tried))
        .collect();
    assert_eq!(rows, [(1, ADA, 4, 4), (2, BEN, 0, 1)]);
    let elsewhere = stage.host.read(by(11, ADA), super::table).await;
    assert_eq!(elsewhere.expect("a table").rows, []);
}

#[tokio::test]
async fn what_is_chosen_for_a_day_stays_and_another_game_begins_the_next_day() {
    let stage = Stage::new();
    for (game, begins) in [
        (Some(GAME), Begins::Today),
        (Some(GAME), Begins::Today),
        (Some(GameId::Courtyard), Begins::Tomorrow),
    ] {
        let set = stage.set_daily(10, game).await;
        assert_eq!(set.expect("set"), begins, "{game:?}");
        let today = stage.today(10).await.expect("a puzzle");
        assert_eq!(today.puzzle.game, GAME);
    }
    stage.go_to(DAY, true).await;
    let next = stage.today(10).await.expect("a puzzle");
    assert_eq!(next.puzzle.game, GameId::Courtyard);
}

#[tokio::test]
async fn what_is_broken_of_one_server_keeps_no_other_waiting() {
    let stage = Stage::new();
    for server in [10, 11] {
        let set = stage.set_daily(server, Some(GAME)).await;
        set.expect("set");
    }
    let file = rusqlite::Connection::open(&stage.path).expect("opens");
    let broken = "UPDATE puzzle_channels SET game = 'none', day = day - 1 WHERE server = 10;";
    let broken = format!("PRAGMA foreign_keys = OFF; {broken}");
    file.execute_batch(&broken).expect("broken");
    stage.go_to(DAY, true).await;
    assert_eq!(stage.today(10).await, None);
    assert!(stage.today(11).await.is_some());
    // Once it is repaired, it has its puzzles again.
    let mended = file.execute("UPDATE puzzle_channels SET game = NULL", ());
    assert_eq!(mended, Ok(2));
    stage.go_to(DAY * 2, true).await;
    assert!(stage.today(10).await.is_some());
}

#[tokio::test]
async fn the_puzzle_of_today_is_drawn_in_its_server_only_when_the_day_is_over() {
    let stage = Stage::new();
    let set = stage.set_daily(10, Some(GAME)).await;
    set.expect("set");
    let today = stage.today(10).await.expect("a puzzle").puzzle;
    let count = u64::try_from(PuzzleId::all(GAME).count()).expect("few");
    let is_drawn = async |server: u64| {
        let mut drawn = false;
        for number in 0..count {
            let draw = move |cx: &ReadCx<'_>| draw(cx, Some(GAME), today.difficulty(), number);
            let one = stage.host.read(by(server, ADA), draw).await;
            drawn |= one.expect("drawn") == Some(today);
        }
        drawn
    };
    assert!(!is_drawn(10).await && is_drawn(11).await);
    stage.go_to(DAY, true).await;
    assert!(is_drawn(10).await);
}

#[tokio::test]
async fn a_newcomer_gets_easy_puzzles_until_they_have_solved_one_of_the_day() {
    let stage = Stage::new();
    let set = stage.set_daily(10, Some(GAME)).await;
    set.expect("set");
    let drawn = async |wanted: Option<Difficulty>| {
        let mut drawn = Vec::new();
        for number in 0..40 {
            let draw = move |cx: &ReadCx<'_>| draw(cx, None, wanted, number);
            let one = stage.host.read(by(10, ADA), draw).await;
            let one = one.expect("drawn").and_then(PuzzleId::difficulty);
            drawn.push(one.expect("a puzzle"));
        }
        drawn
    };
    let are_all = |drawn: Vec<Difficulty>, one| drawn.iter().all(|drawn| *drawn == one);
    assert!(are_all(drawn(None).await, Difficulty::Easy));
    assert!(are_all(
        drawn(Some(Difficulty::Hard)).await,
        Difficulty::Hard
    ));
    stage.tries(ADA, false).await;
    assert!(are_all(drawn(None).await, Difficulty::Easy), "it was wrong");
    stage.go_to(DAY, true).await;
    stage.tries(ADA, true).await;
    let later = drawn(None).await;
    for difficulty in Difficulty::ALL {
        assert!(later.contains(&difficulty), "{later:?}");
    }
    assert!(are_all(
        drawn(Some(Difficulty::Hard)).await,
        Difficulty::Hard
    ));
}
