//! Every schema that ever existed becomes the newest one, and both engines have the same.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
};

use rusqlite::Connection;

use super::super::db::{Db, only, params};
use super::*;
use crate::db::upgrade;
use crate::{Deed, DeedId, DeedPlace, Moderation};
use domain::matches::{LIFETIME, Level, PositionKey, Reason};

/// A small database of each schema, as the program of that time left it.
const OLD: [&str; 7] = [
    include_str!("../../../../tests/schemas/01.sql"),
    include_str!("../../../../tests/schemas/02.sql"),
    include_str!("../../../../tests/schemas/03.sql"),
    include_str!("../../../../tests/schemas/04.sql"),
    include_str!("../../../../tests/schemas/05.sql"),
    include_str!("../../../../tests/schemas/06.sql"),
    include_str!("../../../../tests/schemas/07.sql"),
];

/// The facts about a match in an old database.
#[derive(Debug)]
struct Old {
    id: MatchId,
    position: String,
    moves: Vec<String>,
    runs: bool,
}

/// Creates a file of an old schema, and returns its matches.
fn old_file(path: &Path, sql: &str) -> Vec<Old> {
    let db = Connection::open(path).expect("opens");
    db.execute_batch(sql).expect("an old database");
    let mut matches = db
        .prepare("SELECT id, position, ended_at IS NULL FROM matches")
        .expect("valid");
    // Since schema 7 the moves of a finished match are in its own row.
    let mut finished = db.prepare("SELECT moves FROM matches WHERE id = ?1").ok();
    let mut moves = db
        .prepare("SELECT move FROM plies WHERE match = ?1 ORDER BY ply")
        .expect("valid");
    let found = matches.query_map([], |row| {
        let id: u32 = row.get(0)?;
        let kept: Option<String> = match &mut finished {
            Some(finished) => finished.query_one([id], |row| row.get(0))?,
            None => None,
        };
        Ok(Old {
            id: MatchId(id),
            position: row.get(1)?,
            moves: match kept {
                Some(moves) => moves.split_whitespace().map(str::to_owned).collect(),
                None => moves
                    .query_map([id], |row| row.get(0))?
                    .collect::<Result<_, _>>()?,
            },
            runs: row.get(2)?,
        })
    });
    found
        .expect("rows")
        .map(|old| old.expect("a match"))
        .collect()
}

#[tokio::test]
async fn a_database_of_every_schema_goes_on() {
    for (number, sql) in (1..).zip(OLD) {
        let base = Base::sqlite();
        let path = base.path();
        let old = old_file(path, sql);
        assert!(old.iter().filter(|old| old.runs).count() >= 3, "{number}");
        assert!(old.iter().filter(|old| !old.runs).count() >= 4, "{number}");
        let store = base.open();
        for old in &old {
            goes_on(&store, old).await;
        }
        // Waiting posts are delivered, in order, and with new numbers.
        let due = claim(&store, Timestamp::from_millis(i64::MAX / 2)).await;
        let said: Vec<_> = due.iter().map(|due| due.post.clone()).collect();
        assert!(said.contains(&Some(board(1))), "{number}: {said:?}");
        assert!(
            !said.contains(&Some(Post::Challenge { instead: None })),
            "{number}: {said:?}"
        );
        assert!(
            !said.contains(&Some(Post::Result)),
            "it waits for the board"
        );
        let seats = store.read(|tx| {
            tx.challenges()
                .open(ServerId(1_190_000_000_000_000_100), ADA, NOON)
        });
        let seats = seats.await.expect("reads");
        assert_eq!(seats.len(), 1, "{number}");
        let seat = seats[0].id;
        let seat = store.read(move |tx| tx.challenges().find(seat)).await;
        let seat = seat.expect("reads").expect("there");
        let made_at = seat.expires_at.before(LIFETIME);
        assert_eq!(seat.made_at, made_at, "{number}");
        // A name from before there was one for each server is that of the account.
        let read = |tx: &ReadTx<'_>| {
            tx.people()
                .name(ServerId(5), UserId(1_190_000_000_000_000_201))
        };
        let name = store.read(read).await.expect("reads");
        assert_eq!(name.as_deref(), Some("Ada"), "{number}");
        let broken = Connection::open(path).expect("opens").query_row(
            "SELECT count(*) FROM pragma_foreign_key_check",
            [],
            |row| row.get::<_, i64>(0),
        );
        assert_eq!(broken.expect("checked"), 0, "{number}");
    }
}

/// A match of an old database is unchanged, and a running one continues.
async fn goes_on(store: &Store, old: &Old) {
    let id = old.id;
    let read = store.read(move |tx| {
        let found = tx.matches().find(id)?.expect("there");
        Ok::<_, StoreError>((found, tx.matches().record(id)?.expect("there")))
    });
    let (found, record) = read.await.expect("reads");
    assert_eq!(found.position().to_string(), old.position, "{old:?}");
    assert_eq!(record.texts().collect::<Vec<_>>(), old.moves, "{old:?}");
    assert_eq!(found.end.is_none(), old.runs, "{old:?}");
    assert_eq!(found.progress, record.progress(), "{old:?}");
    let keys = found
        .progress
        .seen
        .iter()
        .map(|key| key.0)
        .collect::<BTreeSet<_>>();
    let start = PositionKey::of(record.start()).0;
    assert!(keys.contains(&start) && !keys.contains(&0), "{old:?}");
    if let Some(turn) = found.turn() {
        let mv = found.position().moves().remove(0);
        let next = found.play(turn, &mv.squares()).expect("legal");
        let played: Result<_, StoreError> = store
            .write(Lock::Match(id), move |tx| {
                tx.matches().insert_ply(&found, &next, NOON)
            })
            .await;
        played.expect("played");
    }
}

/// The times of a finished match's moves are kept too.
#[tokio::test]
async fn the_times_of_moves_are_kept() {
    let base = Base::sqlite();
    old_file(base.path(), OLD[0]);
    let played: String = Connection::open(base.path())
        .expect("opens")
        .query_row(
            "SELECT group_concat((played_at - started_at) / 1000, ' ' ORDER BY plies.ply)
             FROM plies JOIN matches ON id = match WHERE match = 1",
            [],
            |row| row.get(0),
        )
        .expect("played");
    base.open();
    let times: String = base.with(|db| {
        db.one("SELECT times FROM matches WHERE id = 1", &[], only)
            .expect("there")
    });
    let mut at = 0;
    let again: Vec<String> = times
        .split(' ')
        .map(|took| {
            at += took.parse::<i64>().expect("a number");
            at.to_string()
        })
        .collect();
    assert_eq!(again.join(" "), played);
}

/// A schema as far as both engines have it: each table's columns (name, whether it may be null),
/// the columns of its keys and indexes, and what it refers to.
type Schema = BTreeMap<String, BTreeSet<String>>;

#[tokio::test]
async fn both_engines_have_the_same_tables() {
    let sqlite = Base::sqlite();
    sqlite.open();
    let expected = sqlite_schema(&Connection::open(sqlite.path()).expect("opens"));
    for sql in OLD {
        let old = Base::sqlite();
        old_file(old.path(), sql);
        old.open();
        let schema = sqlite_schema(&Connection::open(old.path()).expect("opens"));
        assert_eq!(schema, expected);
    }
    assert!(
        expected["matches"].contains("column turn null"),
        "{expected:#?}"
    );
    if let Some(postgres) = Base::bare_postgres() {
        postgres.open();
        assert_eq!(postgres.with(postgres_schema), expected);
    }
}

fn sqlite_schema(db: &Connection) -> Schema {
    let list = |sql: &str| -> Vec<(String, String)> {
        let mut statement = db.prepare(sql).expect("valid");
        let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)));
        rows.expect("rows").map(|row| row.expect("a row")).collect()
    };
    let mut schema = Schema::new();
    let tables = "FROM sqlite_schema AS t JOIN";
    let ours = "t.type = 'table' AND t.name NOT LIKE 'sqlite_%'";
    for sql in [
        format!(
            "SELECT t.name, 'column ' || c.name || CASE WHEN c.\"notnull\" = 1 OR c.pk > 0 THEN '' ELSE ' null' END
             {tables} pragma_table_xinfo(t.name) AS c WHERE {ours}"
        ),
        format!(
            "SELECT t.name, 'key ' || group_concat(c.name, ' ' ORDER BY c.pk)
             {tables} pragma_table_xinfo(t.name) AS c WHERE {ours} AND c.pk > 0 GROUP BY t.name"
        ),
        format!(
            "SELECT t.name, 'refers ' || f.\"from\" || ' ' || f.\"table\"
             {tables} pragma_foreign_key_list(t.name) AS f WHERE {ours}"
        ),
        format!(
            "SELECT t.name, 'index ' || i.name || CASE WHEN i.\"unique\" = 1 THEN ' once' ELSE '' END
             {tables} pragma_index_list(t.name) AS i WHERE {ours} AND i.origin = 'c'"
        ),
    ] {
        for (table, what) in list(&sql) {
            schema.entry(table).or_default().insert(what);
        }
    }
    schema
}

fn postgres_schema(db: &mut crate::db::Db) -> Schema {
    let mut schema = Schema::new();
    for sql in [
        "SELECT CAST(table_name AS TEXT) AS owner,
                CAST('column ' || column_name
                     || CASE WHEN is_nullable = 'YES' THEN ' null' ELSE '' END AS TEXT) AS what
         FROM information_schema.columns WHERE table_schema = 'public'",
        "SELECT CAST(conrelid::regclass AS TEXT) AS owner,
                'key ' || string_agg(CAST(attname AS TEXT), ' '
                                     ORDER BY array_position(conkey, attnum)) AS what
         FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
         WHERE contype = 'p' AND connamespace = 'public'::regnamespace GROUP BY conrelid",
        "SELECT CAST(conrelid::regclass AS TEXT) AS owner,
                'refers ' || CAST(attname AS TEXT) || ' ' || CAST(confrelid::regclass AS TEXT) AS what
         FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
         WHERE contype = 'f'",
        "SELECT CAST(indrelid::regclass AS TEXT) AS owner,
                'index ' || CAST(indexrelid::regclass AS TEXT)
                         || CASE WHEN indisunique THEN ' once' ELSE '' END AS what
         FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
         WHERE relnamespace = 'public'::regnamespace
           AND NOT EXISTS (SELECT oid FROM pg_constraint WHERE conindid = indexrelid)",
    ] {
        let rows: Vec<(String, String)> = db
            .rows(sql, &[], |row| Ok((row.get("owner")?, row.get("what")?)))
            .expect(sql);
        for (table, what) in rows {
            schema.entry(table).or_default().insert(what);
        }
    }
    let ours = schema.remove("courtier_schema");
    assert!(ours.is_some(), "it tells the schema's number");
    schema
}

/// A database made by a newer version is left as it is.
async fn a_newer_database_is_refused_with_its_number(base: Base) {
    base.open();
    base.with(|db| {
        let newer = if base.is_postgres() {
            "INSERT INTO courtier_schema (number) VALUES (99)"
        } else {
            "PRAGMA user_version = 99"
        };
        let _ = db.rows(newer, &[], only::<i64>);
    });
    let refused = Store::open(base.address()).expect_err("newer");
    let chain = format!("{refused}: {:?}", std::error::Error::source(&refused));
    let newer = format!("Newer {{ found: 99, known: {} }}", upgrade::newest());
    assert!(chain.contains(&newer), "{chain}");
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
/// the schemas after 21 are undone according to their files.
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
        .filter(|(newer, _)| *newer > number.max(21))
        .collect();
    newer.sort();
    for (_, file) in newer.iter().rev() {
        let sql = fs::read_to_string(file).expect("readable");
        for undo in undoing(&sql) {
            db.page(&undo, &[], |_| Ok(())).expect(&undo);
        }
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
            let computer = begin(7, UserId::computer(Level::LOWEST).0)?;
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
                tx.people().last_act(UserId::computer(Level::LOWEST))?,
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
                let computer = UserId::computer(Level::LOWEST);
                let players = Players::with(ADA, Side::First, computer);
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

on_both_engines!(
    a_newer_database_is_refused_with_its_number,
    schema_16_mends_the_rows_of_15,
    schema_17_keeps_results_and_remembers_acts,
    schema_18_keeps_the_log,
    schema_20_counts_names_as_seen_at_the_upgrade,
    schema_21_tells_the_kind_of_each_post,
);
