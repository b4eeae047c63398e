//! Copies a whole database, including from one engine to the other.

mod tables;
#[cfg(test)]
mod tests;

use std::cell::RefCell;

pub(crate) use self::tables::{TABLES, Table};
use super::{
    Address, DbError, Lock, StoreError,
    db::{Access, Db, Row, Value, params},
};
use crate::connection::keep_bots_off;

/// How many rows are read at a time.
const PAGE: u32 = 2_000;

/// Why a database is not copied.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// The target is not empty.
    #[error("the database {address} is not empty: there are rows in the table {table}")]
    NotEmpty {
        /// The target.
        address: String,
        /// The first table that is not empty.
        table: &'static str,
    },
    /// One of the two cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<DbError> for CopyError {
    fn from(error: DbError) -> CopyError {
        CopyError::Store(error.into())
    }
}

/// How many rows of each table were copied.
pub type Copied = Vec<(&'static str, u64)>;

/// Copies everything in `from` to `to`, which must be new or empty: all of it or, if that fails,
/// nothing. No bot may run on either. `progress` is told how many rows of a table have been copied.
/// It must not be called from async code.
///
/// A refused database is not changed: neither a source or a target of another schema, nor a target
/// that is not empty.
pub fn copy(
    from: &Address,
    to: &Address,
    progress: &mut dyn FnMut(&'static str, u64),
) -> Result<Copied, CopyError> {
    let mut source = connect(from, Access::Inspect)?;
    check_target(to)?;
    let _no_bots = (keep_bots_off(from)?, keep_bots_off(to)?);
    Db::migrate(to).map_err(|error| StoreError::open(to, error))?;
    let target = connect(to, Access::Write)?;
    let (target, progress) = (RefCell::new(target), RefCell::new(progress));
    // If reading fails, what was written is undone too, so that nothing is written twice.
    source.read(|source| {
        target.borrow_mut().write(Lock::None, |target| {
            check_empty(target, to)?;
            TABLES
                .iter()
                .map(|table| {
                    let rows = copy_table(source, target, table, &mut **progress.borrow_mut())?;
                    if table.name == "matches" {
                        copy_rematches(source, target)?;
                    }
                    Ok((table.name, rows))
                })
                .collect()
        })
    })
}

fn connect(address: &Address, access: Access) -> Result<Db, StoreError> {
    Db::connect(address, access).map_err(|error| StoreError::open(address, error))
}

/// Refuses a target that is not empty, or that another version has made. Copying creates the tables
/// only where there are none.
fn check_target(to: &Address) -> Result<(), CopyError> {
    if let Address::File(path) = to
        && !path.exists()
    {
        return Ok(());
    }
    match Db::connect(to, Access::Inspect) {
        Ok(target) => check_empty(&target, to),
        Err(DbError::NoSchema) => Ok(()),
        Err(error) => Err(StoreError::open(to, error).into()),
    }
}

fn check_empty(target: &Db, address: &Address) -> Result<(), CopyError> {
    for table in TABLES.iter().filter(|table| table.begins_with.is_none()) {
        if !target.page(&table.any(), params![], |_| Ok(()))?.is_empty() {
            return Err(CopyError::NotEmpty {
                address: address.to_string(),
                table: table.name,
            });
        }
    }
    Ok(())
}

fn copy_table(
    source: &Db,
    target: &Db,
    table: &Table,
    progress: &mut dyn FnMut(&'static str, u64),
) -> Result<u64, DbError> {
    if let Some(clear) = table.begins_with {
        target.execute(clear, params![])?;
    }
    let reading = table.reading(source)?;
    let read = |row: &Row<'_>| {
        (0..reading.count)
            .map(|column| owned(row, column))
            .collect()
    };
    let mut page: Vec<Vec<Value<'static>>> = source.page(&reading.first, params![PAGE], read)?;
    let (mut copied, mut highest) = (0, 0);
    while let Some(last) = page.last() {
        if let (true, Value::Integer(number)) = (table.numbered, &last[0]) {
            highest = *number;
        }
        target.insert(table.name, &reading.columns, &page)?;
        copied += u64::try_from(page.len()).unwrap_or(u64::MAX);
        progress(table.name, copied);
        let mut after = vec![Value::Integer(PAGE.into())];
        after.extend_from_slice(&last[..reading.key]);
        page = source.page(&reading.next, &after, read)?;
    }
    if table.numbered {
        // The number of a removed row must not be used again either.
        let key = table.number();
        let highest = source.highest_number(table.name, key)?.max(highest);
        target.number_from(table.name, key, highest)?;
    }
    Ok(copied)
}

pub(crate) fn owned(row: &Row<'_>, column: usize) -> Result<Value<'static>, DbError> {
    Ok(match row.value(column)? {
        Value::Null => Value::Null,
        Value::Integer(number) => Value::Integer(number),
        Value::Real(number) => Value::Real(number),
        Value::Text(text) => Value::Text(text.into_owned().into()),
    })
}

/// Copies which challenges are rematches of which matches.
fn copy_rematches(source: &Db, target: &Db) -> Result<(), DbError> {
    let mut last = 0;
    loop {
        let page: Vec<(i64, i64)> = source.rows(
            "SELECT id, rematch_of FROM challenges WHERE rematch_of IS NOT NULL AND id > ?1
             ORDER BY id LIMIT ?2",
            params![last, PAGE],
            |row| Ok((row.get("id")?, row.get("rematch_of")?)),
        )?;
        for (id, rematch_of) in &page {
            target.execute(
                "UPDATE challenges SET rematch_of = ?2 WHERE id = ?1",
                params![*id, *rematch_of],
            )?;
        }
        match page.last() {
            Some((id, _)) => last = *id,
            None => return Ok(()),
        }
    }
}
