//! Each upgrade of the schema keeps what the one before had, and mends what it left wrong.

use std::fs;

use super::super::db::{Db, only, params};
use super::*;
use crate::{Deed, DeedId, DeedPlace, Moderation};
use domain::matches::{Level, Reason};

on_both_engines!(
    schema_16_mends_the_rows_of_15,
    schema_17_keeps_results_and_remembers_acts,
    schema_18_keeps_the_log,
    schema_20_counts_names_as_seen_at_the_upgrade,
    schema_21_tells_the_kind_of_each_post,
    schema_22_keeps_the_strength_of_the_computer,
);

/// The former first level is the fifth now, and a match against it continues.
async fn schema_22_keeps_the_strength_of_the_computer(base: Base) {
    let store = base.open();
    for level in [5, 12] {
        let computer = computer(level).0;
        let begun: Result<MatchId, StoreError> = store
            .write(Lock::None, move |tx| {
                let wanted = full::Wanted {
                    players: [ADA, UserId(computer)],
                    plies: 0,
                    ..full::Wanted::UNRATED
                };
                wanted.begin(tx, NOON)
            })
            .await;
        begun.expect("begun");
    }
    drop(store);
    let levels = "SELECT string_agg(CAST(level AS TEXT), ' ' ORDER BY match) FROM computer_matches";
    let read = |db: &mut Db| -> String { db.one(levels, &[], only).expect(levels) };
    base.with(|db| {
        make_older(db, base.is_postgres(), 21);
        assert_eq!(read(db), "1 8");
    });
    base.open();
    base.with(|db| assert_eq!(read(db), "5 12"));
}

/// Returns the computer at this level.
fn computer(level: u8) -> UserId {
    UserId::computer(Level::new(level).expect("a level"))
}

/// Names from before sightings were dated count as seen at the upgrade, and others as before.
async fn schema_20_counts_names_as_seen_at_the_upgrade(base: Base) {
    base.open();
    base.with(|db| {
        let names = "INSERT INTO names (player, server, name, seen_at)
                     VALUES (1, 0, 'ada', NULL), (1, 10, 'Ada', NULL), (2, 0, 'ben', 5)";
        db.execute(names, &[]).expect(names);
        make_older(db, base.is_postgres(), 19);
    });
    base.open();
    base.with(|db| {
        let one = |sql: &'static str| -> i64 { db.one(sql, &[], only).expect(sql) };
        // Any moment in this program's lifetime is later than this one.
        let lately = "SELECT count(*) FROM names WHERE player = 1 AND seen_at > 1700000000000";
        assert_eq!(one(lately), 2);
        assert_eq!(
            one("SELECT count(*) FROM names WHERE player = 2 AND seen_at = 5"),
            1
        );
    });
}

/// Turns a database of the newest schema into one of an older schema, 16 or later. The additions of
/// the schemas after 22 are undone according to their files.
pub(super) fn make_older(db: &mut Db, is_postgres: bool, number: i64) {
    let engine = if is_postgres { "postgres" } else { "sqlite" };
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations");
    let folders = fs::read_dir(Path::new(folder).join(engine)).expect("a folder");
    let mut newer: Vec<_> = folders
        .map(|found| {
            let found = found.expect("an entry");
            let name = found.file_name().into_string().expect("a plain name");
            let number = name.split_once('-').expect("a number").0.parse();
            let number: i64 = number.expect("a number");
            (number, found.path().join("up.sql"))
        })
        .filter(|(newer, _)| *newer > number.max(22))
        .collect();
    newer.sort();
    for (_, file) in newer.iter().rev() {
        let sql = fs::read_to_string(file).expect("readable");
        for undo in undoing(&sql) {
            db.page(&undo, &[], |_| Ok(())).expect(&undo);
        }
    }
    if number < 22 {
        let lower = "UPDATE computer_matches SET level = level - 4";
        db.execute(lower, &[]).expect(lower);
    }
    if number < 21 {
        undo_21(db, is_postgres);
    }
    if number < 19 {
        undo_19(db);
    }
    if number < 18 {
        undo_18(db, is_postgres);
    }
    if number < 17 {
        undo_17(db, is_postgres);
    }
    let set = if is_postgres {
        format!("DELETE FROM courtier_schema WHERE number > {number}")
    } else {
        format!("PRAGMA user_version = {number}")
    };
    db.page(&set, &[], |_| Ok(())).expect(&set);
}

/// Undoes the additions of a schema file's statements, the last of them first.
fn undoing(sql: &str) -> Vec<String> {
    let lines = sql
        .lines()
        .map(|line| line.split("--").next().unwrap_or(line));
    let sql = lines.collect::<Vec<_>>().join("\n");
    let statements = sql.split(';').rev().filter_map(|statement| {
        let words: Vec<&str> = statement.split([' ', '\n', '(']).collect();
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        match words[..] {
            [] | ["UPDATE" | "INSERT" | "DELETE", ..] => None,
            ["ALTER", "TABLE", table, "ADD", "COLUMN", column, ..] => {
                Some(format!("ALTER TABLE {table} DROP COLUMN {column}"))
            }
            ["CREATE", "TABLE", table, ..] => Some(format!("DROP TABLE {table}")),
            ["CREATE", "INDEX", index, ..] | ["CREATE", "UNIQUE", "INDEX", index, ..] => {
                Some(format!("DROP INDEX {index}"))
            }
            _ => panic!("say here how to undo {statement}"),
        }
    });
    statements.collect()
}

/// Turns a database of schema 21 into one of 20. SQLite's table is recreated, whatever columns it
/// has.
fn undo_21(db: &mut Db, is_postgres: bool) {
    let of_postgres = [
        "ALTER TABLE outbox DROP COLUMN kind",
        "CREATE INDEX outbox_cosmetic ON outbox (match)
         WHERE cosmetic = 1 AND first = 1 AND given_up IS NULL",
    ];
    for sql in of_postgres.into_iter().filter(|_| is_postgres) {
        db.execute(sql, &[]).expect(sql);
    }
}

/// Posts of every kind, as programs of any age have left them, are kept with their kinds, and no
/// number of a post is reused.
async fn schema_21_tells_the_kind_of_each_post(base: Base) {
    let store = base.open();
    let begun: Result<MatchId, StoreError> = store
        .write(Lock::None, |tx| tx.challenges().insert(&invitation(), NOON))
        .await;
    let id = begun.expect("begun");
    drop(store);
    let kinds = crate::outbox::tests::kinds();
    let mut stored: Vec<(String, String)> = crate::outbox::tests::texts()
        .into_iter()
        .map(|text| (crate::outbox::tests::kind_of(&text), text))
        .collect();
    for kind in &kinds {
        assert!(stored.iter().any(|(one, _)| one == kind), "{kind}");
    }
    // Removing a deleted user from a post sorts its fields.
    let sorted = r#"{"deed":7,"player":1,"say":"tell_ban"}"#.to_owned();
    stored.push(("tell_ban".to_owned(), sorted));
    for unreadable in ["{}", "", "sing", r#"{"player":1}"#] {
        stored.push((String::new(), unreadable.to_owned()));
    }
    let insert = |db: &mut Db, text: &str| -> i64 {
        db.one(
            "INSERT INTO outbox (match, post, created_at, due_at, cosmetic, first)
             VALUES (?1, ?2, 1, 1, 1, 1) RETURNING id",
            params![id, text.to_owned()],
            only,
        )
        .expect("inserted")
    };
    let read = |db: &mut Db| -> Vec<(String, String)> {
        db.rows("SELECT kind, post FROM outbox ORDER BY id", &[], |row| {
            Ok((row.get("kind")?, row.get("post")?))
        })
        .expect("read")
    };
    let newest = base.with(|db| {
        make_older(db, base.is_postgres(), 20);
        for (_, text) in &stored {
            insert(db, text);
        }
        let newest = insert(db, "{}");
        let gone = "DELETE FROM outbox WHERE id = (SELECT max(id) FROM outbox)";
        db.execute(gone, &[]).expect(gone);
        newest
    });
    base.open();
    base.with(|db| {
        assert_eq!(read(db), stored);
        assert!(insert(db, "{}") > newest);
        // The kind follows a post that is changed.
        let change = r#"UPDATE outbox SET post = '{"say":"back","player":1}'"#;
        db.execute(change, &[]).expect(change);
        assert!(read(db).iter().all(|(kind, _)| kind == "back"));
    });
}

/// Turns a database of schema 19 into one of 18.
fn undo_19(db: &mut Db) {
    for sql in [
        "DROP TABLE presences",
        "ALTER TABLE away DROP COLUMN found_at",
        "DROP INDEX challenges_by_channel",
    ] {
        db.execute(sql, &[]).expect(sql);
    }
}

/// Turns a database of schema 18 into one of 17. SQLite's table is recreated, whatever columns it
/// has.
fn undo_18(db: &mut Db, is_postgres: bool) {
    let of_postgres = [
        "ALTER TABLE moderation DROP COLUMN tournament",
        "ALTER TABLE moderation DROP COLUMN contest",
    ];
    let of_postgres = of_postgres.into_iter().filter(|_| is_postgres);
    for sql in ["ALTER TABLE names DROP COLUMN seen_at"]
        .into_iter()
        .chain(of_postgres)
    {
        db.execute(sql, &[]).expect(sql);
    }
}

/// Turns a database of schema 17 into one of 16.
fn undo_17(db: &mut Db, is_postgres: bool) {
    let undone = [
        "DROP TABLE last_acts",
        "ALTER TABLE matches DROP COLUMN too_short",
        "ALTER TABLE matches DROP COLUMN out_of_time",
        "DROP INDEX vacations_to_end",
        "ALTER TABLE vacations DROP COLUMN ended",
        "DROP INDEX ladder_rungs_by_look",
        "ALTER TABLE ladder_rungs DROP COLUMN active_at",
        "ALTER TABLE ladder_rungs DROP COLUMN looked_at",
        "DROP INDEX ladder_games_of_challenger",
        "DROP INDEX ladder_games_refused",
        "ALTER TABLE ladder_games DROP COLUMN lost",
        "ALTER TABLE ladder_games DROP COLUMN refused_at",
    ];
    // SQLite's table is recreated, whatever columns it has.
    let of_postgres = is_postgres.then_some("ALTER TABLE moderation DROP COLUMN game");
    for sql in undone.into_iter().chain(of_postgres) {
        db.execute(sql, &[]).expect(sql);
    }
}

/// Matches that ended before the length of a match mattered count as they did, and players' last
/// acts are restored as far as they are known.
async fn schema_17_keeps_results_and_remembers_acts(base: Base) {
    let store = base.open();
    let at = |minutes| NOON.after(Duration::from_mins(minutes));
    let filled: Result<MatchId, StoreError> = store
        .write(Lock::None, move |tx| {
            use super::full::{Wanted, play, resign};
            let begin = |first, second| {
                let wanted = Wanted {
                    rated: true,
                    players: [UserId(first), UserId(second)],
                    plies: 0,
                    ..Wanted::UNRATED
                };
                wanted.begin(tx, NOON)
            };
            // 1 and 2 have moved, but 2 had planned the second move; 4 has not; 5 has resigned, and 6
            // has not.
            let one = begin(1, 2)?;
            play(tx, one, "a7-a6", at(1))?;
            play(tx, one, "a1-a2", at(2))?;
            play(tx, one, "d7-d6", at(3))?;
            play(tx, one, "b1-b2", at(4))?;
            tx.db
                .execute("UPDATE matches SET planned = 4 WHERE planned = 0", &[])?;
            let two = begin(3, 4)?;
            play(tx, two, "a7-a6", at(5))?;
            let over = begin(5, 6)?;
            resign(tx, over, Side::Second, at(6))?;
            let end = tx.matches().find(over)?.expect("there").end.expect("over");
            tx.ratings().enter_result(over, end, at(6))?;
            let computer = begin(7, computer(5).0)?;
            play(tx, computer, "a7-a6", at(7))?;
            play(tx, computer, "a1-a2", at(8))?;
            Ok(over)
        })
        .await;
    let over = filled.expect("filled");
    drop(store);
    base.with(|db| {
        make_older(db, base.is_postgres(), 16);
    });
    let store = base.open();
    let read: Result<_, StoreError> = store
        .read(move |tx| {
            let acts = (1..9).map(|user| tx.people().last_act(UserId(user)));
            Ok((
                acts.collect::<Result<Vec<_>, _>>()?,
                tx.people().last_act(computer(5))?,
                tx.ratings().was_too_short(over)?,
                tx.ratings().results_between(0, i64::MAX, None, 9)?.len(),
            ))
        })
        .await;
    let told = [3, 2, 5, 0, 6, 0, 7, 0].map(|minute| (minute > 0).then(|| at(minute)));
    assert_eq!(read.expect("read"), (told.to_vec(), None, false, 1));
}

/// Moderators' actions are remembered, and none of their numbers is reused.
async fn schema_18_keeps_the_log(base: Base) {
    let store = base.open();
    let server = ServerId(10);
    let by_ada = move |deed| Moderation {
        server,
        moderator: ADA,
        deed,
        reason: Some(Reason::stored("why".to_owned())),
    };
    let filled: Result<DeedId, StoreError> = store
        .write(Lock::None, move |tx| {
            let game = GameId::Courtyard;
            for deed in [
                Deed::Ban(BEN),
                Deed::OffLadder(BEN, game),
                Deed::Setting(None),
            ] {
                tx.deeds().log(&by_ada(deed), NOON)?;
            }
            // The newest number was of a question that is no longer asked.
            let newest = tx.deeds().ask(&by_ada(Deed::Unban(BEN)))?;
            tx.db
                .execute("DELETE FROM moderation WHERE done_at IS NULL", &[])?;
            Ok(newest)
        })
        .await;
    let newest = filled.expect("filled");
    let log = async |store: &Store| {
        let read = move |tx: &ReadTx<'_>| {
            tx.deeds().done_before(
                server,
                DeedPlace {
                    at: NOON,
                    id: DeedId(i64::MAX),
                },
                20,
            )
        };
        store.read(read).await.expect("reads")
    };
    let before = log(&store).await;
    assert_eq!(before.len(), 3);
    drop(store);
    base.with(|db| {
        make_older(db, base.is_postgres(), 17);
    });
    let store = base.open();
    assert_eq!(log(&store).await, before);
    let again: Result<DeedId, StoreError> = store
        .write(Lock::None, move |tx| {
            tx.deeds().log(&by_ada(Deed::Unban(BEN)), NOON)
        })
        .await;
    assert!(again.expect("logged") > newest);
}

/// A new database becomes one of schema 15, with rows as the program of that time left them.
async fn schema_16_mends_the_rows_of_15(base: Base) {
    let store = base.open();
    for _ in 0..4 {
        let begun: Result<MatchId, StoreError> = store
            .write(Lock::None, |tx| {
                let id = tx.challenges().insert(&invitation(), NOON)?;
                let players = Players::with(ADA, Side::First, computer(5));
                tx.matches().insert(id, &invitation(), players, NOON)?;
                tx.outbox().say(id, &board(0), NOON)?;
                let end = End {
                    outcome: Some(Outcome::Win(Side::First)),
                    termination: Termination::Rules,
                };
                tx.matches().set_end(id, end, NOON)?;
                Ok(id)
            })
            .await;
        begun.expect("begins");
    }
    drop(store);
    base.with(|db| {
        make_older(db, base.is_postgres(), 16);
        for sql in [
            "DROP INDEX open_servers_by_name",
            "ALTER TABLE open_servers DROP COLUMN folded",
            "CREATE INDEX open_servers_by_name ON open_servers (name, server) WHERE listed = 1",
            "ALTER TABLE contest_boards DROP COLUMN rests_until",
            "INSERT INTO open_servers (server, name, channel, locale, languages, games, code, listed)
             VALUES (10, 'ÉCHECS et Dames', 20, 'fr', '', '', 'ABCD', 1)",
            // The second was ruled on, the third annulled; the fourth is one of direct messages
            // with a user who was deleted.
            "UPDATE matches SET termination = 'adjudication' WHERE id = 2",
            "UPDATE matches SET annulled_at = ended_at WHERE id = 3",
            "UPDATE computer_matches SET result = 'won' WHERE match IN (1, 2, 3)",
            "UPDATE challenges SET server = 1, challenger = 4611686018427387905, channel = 77, board = 78
             WHERE id = 4",
        ] {
            db.execute(sql, &[]).expect(sql);
        }
        let older = if base.is_postgres() {
            "DELETE FROM courtier_schema WHERE number > 15"
        } else {
            "PRAGMA user_version = 15"
        };
        let _ = db.rows(older, &[], only::<i64>);
    });
    base.open();
    base.with(|db| {
        let one = |sql: &'static str| -> String { db.one(sql, &[], only).expect(sql) };
        let results = "SELECT string_agg(result, ' ' ORDER BY match) FROM computer_matches
                       WHERE match <= 3";
        assert_eq!(one(results), "won none none");
        assert_eq!(one("SELECT folded FROM open_servers"), "échecs et dames");
        let places =
            "SELECT string_agg(CAST(channel AS TEXT) || coalesce('/' || CAST(board AS TEXT), ''),
                                        ' ' ORDER BY id) FROM challenges";
        assert_eq!(one(places), "20 20 20 1");
        let posts = "SELECT string_agg(CAST(match AS TEXT), ' ' ORDER BY match) FROM outbox";
        assert_eq!(one(posts), "1 2 3");
    });
}
