//! The output and exit codes of `courtier verify` and `courtier database`.

use std::{
    path::Path,
    process::{Command, Output},
};

use domain::{
    clock::Timestamp,
    matches::{
        ChannelId, End, Invitation, Place, Players, ServerId, SideWish, Termination, Timing, UserId,
    },
};
use rules::{GameId, Outcome, Side, words::Locale};
use store::{Address, Lock, Store, StoreError};

pub(crate) const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);

pub(crate) fn courtier(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_courtier"));
    for name in ["DATABASE_PATH", "DATABASE_URL"] {
        command.env_remove(name);
    }
    let command = command.args(args).current_dir(folder);
    command.output().expect("it runs")
}

/// Returns the exit code, and the lines on standard output.
pub(crate) fn said(output: &Output) -> (Option<i32>, Vec<&str>) {
    let text = str::from_utf8(&output.stdout).expect("text");
    (output.status.code(), text.lines().collect())
}

/// Stores a rated match of four moves, which the second player wins.
pub(crate) async fn fill(folder: &Path) {
    let store = Store::open(&Address::File(folder.join("courtier.db"))).expect("opens");
    let written: Result<(), StoreError> = store
        .write(Lock::None, |tx| {
            let place = Place {
                server: ServerId(10),
                channel: ChannelId(20),
                locale: Locale::English,
            };
            let invitation = Invitation {
                place,
                start: GameId::GuardAndTowers.start(None).expect("standard"),
                challenger: UserId(1),
                opponent: None,
                wish: SideWish::Lot,
                timing: Timing::NONE,
                rated: true,
                rematch_of: None,
            };
            let id = tx.challenges().insert(&invitation, NOON)?;
            let players = Players::with(UserId(1), Side::First, UserId(2));
            tx.matches().insert(id, &invitation, players, NOON)?;
            for text in ["a7a6", "a1a2", "d7d6", "b1b2"] {
                let found = tx.matches().find(id)?.expect("there");
                let turn = found.turn().expect("running");
                let next = found.play_typed(turn, text).expect("legal");
                tx.matches().insert_ply(&found, &next, NOON)?;
            }
            let end = End {
                outcome: Some(Outcome::Win(Side::Second)),
                termination: Termination::Resignation,
            };
            tx.matches().set_end(id, end, NOON)
        })
        .await;
    written.expect("written");
    store.close().await.expect("closes");
}

fn damage(folder: &Path, sql: &str) {
    let file = rusqlite::Connection::open(folder.join("courtier.db")).expect("opens");
    assert_eq!(file.execute(sql, ()).expect("done"), 1);
}

#[tokio::test]
async fn verify_says_each_fault_in_a_line_and_ends_with_1() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fill(folder).await;
    let healthy = courtier(folder, &["verify"]);
    let nothing = "1 match, 1 result: nothing is wrong";
    assert_eq!(said(&healthy), (Some(0), vec![nothing]));

    damage(folder, "UPDATE matches SET ply = 5");
    let one = courtier(folder, &["verify", "--database", "courtier.db"]);
    let ply = "match #1: 5 plies are counted, but the record has 4";
    let summary = "1 thing is wrong in 1 match";
    assert_eq!(said(&one), (Some(1), vec![ply, summary]));

    damage(folder, "UPDATE ledger SET stale = 1");
    let two = courtier(folder, &["verify"]);
    let stale = "ratings: they do not follow from the list: run `courtier ratings rebuild`";
    let summary = "2 things are wrong in 1 match";
    assert_eq!(said(&two), (Some(1), vec![ply, stale, summary]));
    assert_eq!(
        str::from_utf8(&two.stderr).expect("text"),
        "1 of 1 results\n"
    );
}

#[test]
fn what_cannot_be_opened_ends_with_2() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    std::fs::write(folder.join("notes.txt"), "no database".repeat(400)).expect("written");
    for args in [
        &["verify"][..],
        &["verify", "--database", "notes.txt"],
        &["database", "copy", "--from", "no.db", "--to", "new.db"],
    ] {
        let output = courtier(folder, args);
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {text}");
        assert!(text.contains("cannot be opened"), "{text}");
    }
    assert!(!folder.join("courtier.db").exists());
    assert!(!folder.join("new.db").exists());
}

#[tokio::test]
async fn copy_says_what_it_copied_and_that_nothing_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    fill(folder).await;
    let args = [
        "database",
        "copy",
        "--from",
        "courtier.db",
        "--to",
        "new.db",
    ];
    let copied = courtier(folder, &args);
    let (code, lines) = said(&copied);
    assert_eq!(code, Some(0));
    for line in ["challenges: 1 row", "plies: 0 rows", "changes: 4 rows"] {
        assert!(lines.contains(&line), "{lines:?}");
    }
    assert_eq!(lines.last(), Some(&"1 match, 1 result: nothing is wrong"));
    let again = courtier(folder, &args);
    let refused = String::from_utf8_lossy(&again.stderr);
    assert_eq!(again.status.code(), Some(1));
    let why = "the database new.db is not empty: there are rows in the table challenges";
    assert!(refused.contains(why), "{refused}");
}
