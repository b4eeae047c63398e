//! Brings a database to the newest schema, as far as SQL alone cannot.
//!
//! A schema's number is that of the last of the files in `migrations` that made it. PostgreSQL
//! begins with schema 7. Each file is applied once, in a transaction.

use include_dir::{Dir, include_dir};
use postgres::{Client, GenericClient};
use rusqlite::Transaction;

use crate::{db::DbError, servers::folded};
use domain::matches::{PositionKey, Record};
use rules::GameId;

static FILES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../migrations/postgres");

/// The key of the advisory lock under which one process at a time changes the schema.
const LOCK: i64 = 0x636f_7572_7469;

/// Returns the files for PostgreSQL, each with the number of the schema that it makes.
fn files() -> impl Iterator<Item = (i64, &'static str)> {
    let mut files: Vec<_> = FILES
        .dirs()
        .filter_map(|folder| {
            let name = folder.path().file_name()?.to_str()?;
            let number = name.split_once('-')?.0.parse().ok()?;
            let file = folder.get_file(folder.path().join("up.sql"))?;
            Some((number, file.contents_utf8()?))
        })
        .collect();
    files.sort_unstable();
    files.into_iter()
}

/// Returns the number of the newest schema.
pub(crate) fn newest() -> i64 {
    files().map(|(number, _)| number).max().unwrap_or(0)
}

/// Returns the number of a PostgreSQL database's schema. `None` if it has none of ours.
pub(crate) fn postgres_version(client: &mut impl GenericClient) -> Result<Option<i64>, DbError> {
    let there: bool = client
        .query_one("SELECT to_regclass('courtier_schema') IS NOT NULL", &[])?
        .try_get(0)?;
    if !there {
        return Ok(None);
    }
    let row = client.query_one("SELECT max(number) FROM courtier_schema", &[])?;
    Ok(row.try_get(0)?)
}

/// Refuses a database that a newer version of this program has made.
pub(crate) fn check_not_newer(found: Option<i64>) -> Result<(), DbError> {
    let known = newest();
    match found {
        Some(found) if found > known => Err(DbError::Newer { found, known }),
        _ => Ok(()),
    }
}

/// Refuses a database of any schema other than the newest.
pub(crate) fn check_newest(found: Option<i64>) -> Result<(), DbError> {
    check_not_newer(found)?;
    let known = newest();
    match found {
        None => Err(DbError::NoSchema),
        Some(found) if found < known => Err(DbError::Older { found, known }),
        Some(_) => Ok(()),
    }
}

/// Brings a PostgreSQL database to a schema, which is the newest one save in tests. Returns the schema
/// that it had.
pub(crate) fn postgres(client: &mut Client, to: i64) -> Result<Option<i64>, DbError> {
    let mut transaction = client.transaction()?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK])?;
    let found = postgres_version(&mut transaction)?;
    check_not_newer(found)?;
    if found.is_none() {
        transaction.batch_execute("CREATE TABLE courtier_schema (number BIGINT PRIMARY KEY)")?;
    }
    let missing = files().filter(|(number, _)| Some(*number) > found && *number <= to);
    for (number, sql) in missing {
        transaction.batch_execute(sql)?;
        if number == i64::from(FOLDED) {
            fold_names_in_postgres(&mut transaction)?;
        }
        transaction.execute(
            "INSERT INTO courtier_schema (number) VALUES ($1)",
            &[&number],
        )?;
    }
    transaction.commit()?;
    Ok(found)
}

/// Computes, in an SQLite file, what schema 7 stores about running matches: each position's key,
/// and the position before the last ply.
pub(crate) fn fill_keys(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    let mut running = transaction.prepare(
        "SELECT matches.id, game, start FROM matches JOIN challenges USING (id)
         WHERE ended_at IS NULL",
    )?;
    let mut moves = transaction.prepare("SELECT move FROM plies WHERE match = ?1 ORDER BY ply")?;
    let mut set_key =
        transaction.prepare("UPDATE plies SET key = ?3 WHERE match = ?1 AND ply = ?2")?;
    let mut set_previous = transaction.prepare("UPDATE matches SET previous = ?2 WHERE id = ?1")?;
    let mut rows = running.query([])?;
    while let Some(row) = rows.next()? {
        let (id, game, start): (i64, String, String) = (row.get(0)?, row.get(1)?, row.get(2)?);
        // A row that cannot be read stays as it is. `courtier verify` reports it.
        let Some(start) = GameId::from_id(&game).and_then(|game| game.parse_position(&start).ok())
        else {
            continue;
        };
        let texts: Vec<String> = moves
            .query_map([id], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        let record = Record::read(start, texts);
        for (number, ply) in (1_i64..).zip(record.plies()) {
            set_key.execute((id, number, PositionKey::of(&ply.position).0))?;
        }
        if let Some(last) = record.plies().last() {
            set_previous.execute((id, last.mv.before().to_string()))?;
        }
    }
    Ok(())
}

/// The schema that stores the names of open servers in lower case. An engine may only know the
/// lower case of English: SQLite does, and so does PostgreSQL where its locale is `C`.
pub(crate) const FOLDED: u8 = 16;

/// Stores the names of open servers as schema 16 compares them, in PostgreSQL.
fn fold_names_in_postgres(client: &mut impl GenericClient) -> Result<(), DbError> {
    for row in client.query("SELECT server, name FROM open_servers", &[])? {
        let (server, name): (i64, String) = (row.try_get(0)?, row.try_get(1)?);
        client.execute(
            "UPDATE open_servers SET folded = $2 WHERE server = $1",
            &[&server, &folded(&name)],
        )?;
    }
    Ok(())
}

/// Like `fold_names_in_postgres`, in an SQLite file.
pub(crate) fn fold_names(transaction: &Transaction<'_>) -> rusqlite::Result<()> {
    let mut open = transaction.prepare("SELECT server, name FROM open_servers")?;
    let mut set = transaction.prepare("UPDATE open_servers SET folded = ?2 WHERE server = ?1")?;
    let names = open.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let names: Vec<(i64, String)> = names.collect::<Result<_, _>>()?;
    for (server, name) in names {
        set.execute((server, folded(&name)))?;
    }
    Ok(())
}
