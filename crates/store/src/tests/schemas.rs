//! Every schema that ever existed becomes the newest one, and both engines have the same.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::Connection;

use super::super::db::only;
use super::steps::faults;
use super::*;
use crate::db::upgrade;
use domain::matches::{LIFETIME, PositionKey};

on_both_engines!(a_newer_database_is_refused_with_its_number);

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
        assert_eq!(faults(&base), Vec::<String>::new(), "{number}");
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
