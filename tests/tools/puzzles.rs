//! Checks that `tools puzzles GAME` finds the puzzles of matches that people have played.

use std::fs;

use domain::{
    clock::Timestamp,
    matches::{
        ChannelId, End, Invitation, Place, Players, ServerId, SideWish, Termination, Timing, UserId,
    },
    puzzles::{Difficulty, Puzzle, PuzzleId},
};
use rules::{GameId, Outcome, words::Locale};
use store::{Address, Lock, Store, StoreError, WriteTx};

use crate::{lines, tools};

const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);

/// Returns the first puzzle of a game with this difficulty.
fn first(game: GameId, wanted: Difficulty) -> Puzzle {
    let mut all = PuzzleId::all(game);
    let id = all.find(|id| id.difficulty() == Some(wanted));
    id.expect("some").read().expect("a puzzle")
}

/// Stores a match that begins with a puzzle. If `is_over`, its solution has been played.
fn store_match(tx: &WriteTx<'_>, puzzle: &Puzzle, is_over: bool) -> Result<(), StoreError> {
    let first = puzzle.solver();
    let invitation = Invitation {
        place: Place {
            server: ServerId(10),
            channel: ChannelId(20),
            locale: Locale::English,
        },
        start: puzzle.start().clone(),
        challenger: UserId(1),
        opponent: None,
        wish: SideWish::Lot,
        timing: Timing::NONE,
        rated: false,
        rematch_of: None,
    };
    let id = tx.challenges().insert(&invitation, NOON)?;
    let players = Players::with(UserId(1), first, UserId(2));
    tx.matches().insert(id, &invitation, players, NOON)?;
    if !is_over {
        return Ok(());
    }
    for mv in puzzle.line() {
        let found = tx.matches().find(id)?.expect("there");
        let by = players.on(mv.side());
        let next = found.play_typed(by, &mv.to_string()).expect("legal");
        tx.matches().insert_ply(&found, &next, NOON)?;
    }
    let end = End {
        outcome: Some(Outcome::Win(first)),
        termination: Termination::Rules,
    };
    tx.matches().set_end(id, end, NOON)
}

#[tokio::test]
async fn the_finished_matches_of_a_database_give_their_puzzles() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("courtier.db");
    let store = Store::open(&Address::File(path.clone())).expect("opens");
    let game = GameId::GuardAndTowers;
    let other = first(GameId::Courtyard, Difficulty::Easy);
    let running = PuzzleId { game, number: 7 }.read().expect("a puzzle");
    // The longest first, so that each yields the one that it begins with.
    let wanted = [Difficulty::Hard, Difficulty::Medium, Difficulty::Easy];
    let puzzles = wanted.map(|wanted| first(game, wanted));
    let stored = puzzles.clone();
    let written: Result<(), StoreError> = store
        .write(Lock::None, move |tx| {
            store_match(tx, &other, true)?;
            store_match(tx, &running, false)?;
            stored
                .iter()
                .try_for_each(|puzzle| store_match(tx, puzzle, true))
        })
        .await;
    written.expect("written");
    store.close().await.expect("closed");
    let database = path.display().to_string();
    let said = lines(&tools(
        &["puzzles", game.id(), "--each", "1", "--database", &database],
        b"",
    ));
    let expected = puzzles.map(|puzzle| {
        let line: Vec<String> = puzzle.line().iter().map(ToString::to_string).collect();
        format!("{} | {}", puzzle.start(), line.join(" "))
    });
    assert_eq!(said, expected);
    // A missing database is not created.
    let nowhere = folder.path().join("none.db");
    let refused = tools(
        &[
            "puzzles",
            game.id(),
            "--database",
            &nowhere.display().to_string(),
        ],
        b"",
    );
    assert!(!refused.status.success() && !nowhere.exists());
}

/// Tools look, and change no database: not even one of another schema.
#[tokio::test]
async fn a_database_of_another_schema_is_refused_and_left_as_it_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("courtier.db");
    let store = Store::open(&Address::File(path.clone())).expect("opens");
    store.close().await.expect("closed");
    let file = rusqlite::Connection::open(&path).expect("opens");
    let newest: u32 = file
        .pragma_query_value(None, "user_version", |row| row.get(0))
        .expect("a number");
    for (pragma, other, expected) in [
        (
            "user_version",
            i64::from(newest + 1),
            format!("the database has schema {}", newest + 1),
        ),
        ("application_id", 0, "before its first release".to_owned()),
    ] {
        file.pragma_update(None, pragma, other).expect("set");
        let before = fs::read(&path).expect("a file");
        let database = path.display().to_string();
        let game = GameId::GuardAndTowers.id();
        let refused = tools(
            &["puzzles", game, "--seconds", "0", "--database", &database],
            b"",
        );
        assert_eq!(refused.status.code(), Some(1));
        let said = String::from_utf8_lossy(&refused.stderr);
        assert!(said.contains(&expected), "{said}");
        assert_eq!(fs::read(&path).expect("a file"), before);
    }
}
