//! A database of each schema since both engines have one, with as much in it as that schema can hold,
//! becomes one of the newest schema: at once, step by step, and with the same in it.

use std::collections::BTreeMap;

use super::super::db::{Db, Row, Value, params};
use super::*;
use crate::{
    copy::{TABLES, Table},
    db::upgrade,
    testing::is_full,
    verify::{Notice, verify},
};

on_both_engines!(a_full_database_of_every_schema_is_upgraded_at_once_and_step_by_step);

/// The first schema that both engines have.
const FIRST: i64 = 7;

/// The first schema that can hold all that the newest one can, and means the same by it.
const SAME_SINCE: i64 = 22;

/// The rows of each table, with the columns by name.
type Content = BTreeMap<&'static str, Vec<String>>;

type Rows = Vec<Vec<Value<'static>>>;

/// Reads these columns of a table.
fn rows(db: &Db, table: &str, columns: &[String]) -> Rows {
    let sql = format!("SELECT {} FROM {table}", columns.join(", "));
    let read = |row: &Row<'_>| {
        let values = (0..columns.len()).map(|column| crate::copy::owned(row, column));
        values.collect()
    };
    db.page(&sql, params![], read).expect(table)
}

/// All that a full database has in one table.
struct Full {
    table: &'static Table,
    columns: Vec<String>,
    rows: Rows,
}

impl Full {
    fn read(db: &Db) -> Vec<Full> {
        let read = |table: &'static Table| {
            let mut columns = db.columns(table.name).expect(table.name);
            columns.retain(|column| table.later != Some(column.as_str()));
            Full {
                table,
                rows: rows(db, table.name, &columns),
                columns,
            }
        };
        TABLES.iter().map(read).collect()
    }

    /// Puts into a table of an older schema whatever it can hold. Rows that it refuses are left out, and
    /// so are those that refer to them. Returns how many rows it got, unless there is no such table.
    fn fill(&self, older: &Db) -> Option<usize> {
        let name = self.table.name;
        let known = older.columns(name).unwrap_or_default();
        let kept: Vec<usize> = (0..self.columns.len())
            .filter(|column| known.contains(&self.columns[*column]))
            .collect();
        if kept.is_empty() {
            return None;
        }
        if self.table.begins_with.is_some() {
            let clear = format!("DELETE FROM {name}");
            older.page(&clear, params![], |_| Ok(())).expect(name);
        }
        let columns: Vec<&str> = kept.iter().map(|at| self.columns[*at].as_str()).collect();
        let columns = columns.join(", ");
        let taken = |row: &&Vec<Value<'static>>| {
            let row: Vec<Value<'static>> = kept.iter().map(|at| row[*at].clone()).collect();
            older.insert(name, &columns, &[row]).is_ok()
        };
        Some(self.rows.iter().filter(taken).count())
    }
}

/// Puts into a database of an older schema whatever of a full one it can hold. Returns how many rows each
/// table got.
fn fill_older(
    full: &[Full],
    rematches: &[(i64, i64)],
    older: &Db,
) -> BTreeMap<&'static str, usize> {
    let filled = |full: &Full| Some((full.table.name, full.fill(older)?));
    let counts = full.iter().filter_map(filled).collect();
    for &(id, of) in rematches {
        let sql = "UPDATE challenges SET rematch_of = ?2 WHERE id = ?1 AND EXISTS (
                       SELECT id FROM matches WHERE id = ?2)";
        older.execute(sql, params![id, of]).expect(sql);
    }
    counts
}

/// Reads which challenges are rematches, and of which matches. Challenges refer to matches and these to
/// challenges, so this is filled in last.
fn rematches(db: &Db) -> Vec<(i64, i64)> {
    let sql = "SELECT id, rematch_of FROM challenges WHERE rematch_of IS NOT NULL";
    let read = |row: &Row<'_>| Ok((row.get("id")?, row.get("rematch_of")?));
    db.rows(sql, params![], read).expect(sql)
}

/// Reads everything, apart from when names were seen: from before that was kept, it is the moment of the
/// upgrade.
fn content(base: &Base) -> Content {
    base.with(|db| {
        let read = |name: &'static str| {
            let mut columns = db.columns(name).expect(name);
            columns.retain(|column| !["seen_at", "secret"].contains(&column.as_str()));
            columns.sort_unstable();
            let mut rows: Vec<String> = rows(db, name, &columns)
                .iter()
                .map(|row| format!("{row:?}"))
                .collect();
            rows.sort_unstable();
            (name, rows)
        };
        TABLES.iter().map(|table| read(table.name)).collect()
    })
}

async fn a_full_database_of_every_schema_is_upgraded_at_once_and_step_by_step(full: Base) {
    full::fill(&full.open()).await;
    let whole = content(&full);
    let (rows, rematches) = full.with(|db| (Full::read(db), rematches(db)));
    let older = if full.is_postgres() {
        Base::bare_postgres().expect("a server")
    } else {
        Base::sqlite()
    };
    for schema in FIRST..upgrade::newest() {
        older.migrate_until(schema);
        // The last one can hold all that the newest one can.
        let last = upgrade::newest() - 1;
        if !is_full() && (last - schema) % 4 != 0 {
            continue;
        }
        let at_once = older.copy();
        let filled = at_once.with_any(|db| fill_older(&rows, &rematches, db));
        let by_steps = at_once.copy();
        at_once.migrate_until(upgrade::newest());
        for step in schema + 1..=upgrade::newest() {
            by_steps.migrate_until(step);
        }
        let (upgraded, stepped) = (content(&at_once), content(&by_steps));
        for (table, rows) in &upgraded {
            assert_eq!(rows, &stepped[table], "{table} from schema {schema}");
            let before = filled.get(table).copied().unwrap_or(0);
            assert!(
                rows.len() >= before,
                "{table} from schema {schema} lost rows"
            );
        }
        // A bot begins with it.
        drop(at_once.open());
        // Since then all of it means the same: before, levels of the computer had other numbers.
        if schema >= SAME_SINCE {
            let left_out = filled
                .iter()
                .find(|(table, count)| whole[*table].len() != **count);
            assert_eq!(left_out, None);
            assert_eq!(
                faults(&at_once),
                Vec::<String>::new(),
                "from schema {schema}"
            );
        }
    }
}

/// Returns what is wrong in a database.
pub(super) fn faults(base: &Base) -> Vec<String> {
    let mut faults = Vec::new();
    let mut note = |notice: Notice| {
        if let Notice::Fault(fault) = notice {
            faults.push(fault.to_string());
        }
    };
    let verify = || verify(base.address(), full::hour(100), &mut note);
    let verified = std::thread::scope(|scope| scope.spawn(verify).join());
    verified.expect("no panic").expect("readable");
    faults
}
