//! A database of each schema since both engines have one, with as much in it as that schema can hold,
//! becomes one of the newest schema: at once, step by step, and with the same in it.

use std::collections::BTreeMap;

use super::super::db::{Db, Row, Value, params};
use super::*;
use crate::{
    copy::TABLES,
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

/// Puts into a database of an older schema whatever of a full one it can hold. Rows that its tables
/// refuse are left out, and so are those that refer to them. Returns how many rows each table got.
fn fill_older(full: &Base, older: &Base) -> BTreeMap<&'static str, usize> {
    let mut counts = BTreeMap::new();
    for table in TABLES {
        let name = table.name;
        let known = older.with_any(|db| db.columns(name).unwrap_or_default());
        let (columns, rows) = full.with(|db| {
            let mut columns = db.columns(name).expect(name);
            columns.retain(|column| known.contains(column) && table.later != Some(column.as_str()));
            let rows = if columns.is_empty() {
                Rows::new()
            } else {
                rows(db, name, &columns)
            };
            (columns, rows)
        });
        if columns.is_empty() {
            continue;
        }
        let got = older.with_any(|db| {
            if table.begins_with.is_some() {
                let clear = format!("DELETE FROM {name}");
                db.page(&clear, params![], |_| Ok(())).expect(name);
            }
            let columns = columns.join(", ");
            let taken = |row: &Vec<Value<'static>>| {
                db.insert(name, &columns, std::slice::from_ref(row)).is_ok()
            };
            rows.iter().filter(|row| taken(row)).count()
        });
        counts.insert(name, got);
    }
    // Challenges refer to matches, and these to challenges.
    let rematches: Vec<(i64, i64)> = full.with(|db| {
        let sql = "SELECT id, rematch_of FROM challenges WHERE rematch_of IS NOT NULL";
        let read = |row: &Row<'_>| Ok((row.get("id")?, row.get("rematch_of")?));
        db.rows(sql, params![], read).expect(sql)
    });
    older.with_any(|db| {
        for (id, of) in rematches {
            let sql = "UPDATE challenges SET rematch_of = ?2 WHERE id = ?1 AND EXISTS (
                           SELECT id FROM matches WHERE id = ?2)";
            db.execute(sql, params![id, of]).expect(sql);
        }
    });
    counts
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
    let is_postgres = full.is_postgres();
    let empty = || {
        if is_postgres {
            Base::bare_postgres().expect("a server")
        } else {
            Base::sqlite()
        }
    };
    // The last one can hold all that the newest one can.
    let all = (FIRST..upgrade::newest()).rev();
    for schema in all.step_by(if is_full() { 1 } else { 4 }) {
        let [at_once, by_steps] = [empty(), empty()];
        let filled = [&at_once, &by_steps].map(|base| {
            base.migrate_until(schema);
            fill_older(&full, base)
        });
        assert_eq!(filled[0], filled[1]);
        at_once.migrate_until(upgrade::newest());
        for step in schema + 1..=upgrade::newest() {
            by_steps.migrate_until(step);
        }
        let (upgraded, stepped) = (content(&at_once), content(&by_steps));
        for (table, rows) in &upgraded {
            assert_eq!(rows, &stepped[table], "{table} from schema {schema}");
            let before = filled[0].get(table).copied().unwrap_or(0);
            assert!(
                rows.len() >= before,
                "{table} from schema {schema} lost rows"
            );
        }
        // A bot begins with it.
        drop(at_once.open());
        // Since then all of it means the same: before, levels of the computer had other numbers.
        if schema >= SAME_SINCE {
            let left_out = filled[0]
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
