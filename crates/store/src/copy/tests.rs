//! A copy has every row, and continues where the original stopped.

use super::*;
use crate::{
    Post, Store,
    db::only,
    testing::{
        Base,
        full::{fill, hour},
    },
};
use domain::matches::MatchId;

fn copied(from: &Base, to: &Base) -> Result<Copied, CopyError> {
    std::thread::scope(|scope| {
        let work = || copy(from.address(), to.address(), &mut |_, _| {});
        scope.spawn(work).join().expect("no panic")
    })
}

/// Every row of every table, and the challenges that are rematches.
fn dump(base: &Base) -> Vec<String> {
    base.with(|db| {
        let mut lines = Vec::new();
        for table in TABLES {
            let reading = table.reading(db).expect(table.name);
            let rows = db.page(&reading.first, params![1_000_000_u32], |row| {
                let values = (0..reading.count).map(|column| owned(row, column));
                let values = values.collect::<Result<Vec<_>, _>>()?;
                Ok(format!("{} {values:?}", table.name))
            });
            lines.extend(rows.expect(table.name));
        }
        let rematches = "SELECT id, rematch_of FROM challenges
                         WHERE rematch_of IS NOT NULL ORDER BY id";
        let rematches = db.rows(rematches, params![], |row| {
            Ok(format!("{:?} {:?}", owned(row, 0)?, owned(row, 1)?))
        });
        lines.extend(rematches.expect("rows"));
        lines
    })
}

fn faults(base: &Base) -> Vec<String> {
    std::thread::scope(|scope| {
        let work = || {
            let mut lines = Vec::new();
            let verified = super::super::verify::verify(base.address(), hour(12), &mut |notice| {
                lines.push(format!("{notice:?}"));
            });
            assert_eq!(verified.expect("read").faults, 0, "{lines:#?}");
            lines.retain(|line| !line.starts_with("Results"));
            lines
        };
        scope.spawn(work).join().expect("no panic")
    })
}

/// A database whose newest post is already gone. Returns its number.
async fn full() -> (Base, i64) {
    let base = Base::sqlite();
    let store = base.open();
    fill(&store).await;
    let newest = next_post(&store).await;
    let gone: Result<u64, StoreError> = store
        .write(Lock::None, move |tx| {
            Ok(tx
                .db
                .execute("DELETE FROM outbox WHERE id = ?1", params![newest])?)
        })
        .await;
    assert_eq!(gone.expect("gone"), 1);
    (base, newest)
}

/// Puts something into the outbox and returns its number.
async fn next_post(store: &Store) -> i64 {
    let said: Result<i64, StoreError> = store
        .write(Lock::None, |tx| {
            tx.outbox()
                .enqueue(MatchId(1), &Post::CloseChallenge, hour(12))?;
            Ok(tx.db.one("SELECT max(id) FROM outbox", params![], only)?)
        })
        .await;
    said.expect("said")
}

async fn round_trip(middle: Base) {
    let (first, newest) = full().await;
    let last = Base::sqlite();
    let rows = copied(&first, &middle).expect("copied");
    assert_eq!(copied(&middle, &last).expect("copied back"), rows);
    let expected = dump(&first);
    assert_eq!(dump(&middle), expected);
    assert_eq!(dump(&last), expected);
    for (table, rows) in rows {
        assert!(rows > 0, "{table} was not tried");
    }
    for base in [&middle, &last] {
        assert_eq!(faults(base), [] as [&str; 0]);
        let store = base.open();
        assert_eq!(next_post(&store).await, newest + 1);
        let began: Result<_, StoreError> = store
            .write(Lock::None, |tx| {
                let highest: i64 = tx
                    .db
                    .one("SELECT max(number) FROM results", params![], only)?;
                let wanted = crate::testing::full::Wanted {
                    rated: true,
                    plies: 4,
                    ..crate::testing::full::Wanted::UNRATED
                };
                let id = wanted.begin(tx, hour(12))?;
                crate::testing::full::plan(tx, id, crate::testing::full::ADA)?;
                crate::testing::full::resign(tx, id, rules::Side::First, hour(12))?;
                let next: i64 = tx
                    .db
                    .one("SELECT max(number) FROM results", params![], only)?;
                Ok((highest, next))
            })
            .await;
        let (highest, next) = began.expect("goes on");
        assert_eq!(next, highest + 1);
    }
}

#[tokio::test]
async fn a_copy_of_a_file_is_the_same() {
    round_trip(Base::sqlite()).await;
}

#[tokio::test]
async fn a_copy_to_a_server_and_back_is_the_same() {
    if let Some(base) = Base::bare_postgres() {
        round_trip(base).await;
    }
}

#[tokio::test]
async fn a_target_that_is_not_empty_is_refused_and_left_alone() {
    let (first, _) = full().await;
    for target in [Some(Base::sqlite()), Base::bare_postgres()]
        .into_iter()
        .flatten()
    {
        let store = target.open();
        let beat: Result<_, StoreError> =
            store.write(Lock::Life, |tx| tx.life().beat(hour(1))).await;
        beat.expect("beats");
        drop(store);
        let before = dump(&target);
        let refused = copied(&first, &target).expect_err("not empty").to_string();
        assert!(
            refused.ends_with("there are rows in the table life"),
            "{refused}"
        );
        assert_eq!(dump(&target), before);
    }
}

#[tokio::test]
async fn a_copy_that_breaks_off_leaves_nothing() {
    for target in [Some(Base::sqlite()), Base::bare_postgres()]
        .into_iter()
        .flatten()
    {
        let (first, _) = full().await;
        drop(target.open());
        let before = dump(&target);
        // Something no schema allows, late in the order of the tables.
        first.with(|db| {
            for sql in [
                "PRAGMA ignore_check_constraints = 1",
                "UPDATE tallies SET players = -1",
            ] {
                db.execute(sql, params![]).expect(sql);
            }
        });
        copied(&first, &target).expect_err("refused");
        assert_eq!(dump(&target), before);
    }
}

#[tokio::test]
async fn a_file_that_a_bot_uses_is_not_copied() {
    let (first, _) = full().await;
    let _bot = first.open();
    let refused = copied(&first, &Base::sqlite()).expect_err("in use");
    let in_use = matches!(
        refused,
        CopyError::Store(StoreError::Open {
            source: DbError::InUse,
            ..
        })
    );
    assert!(in_use, "{refused:?}");
}

/// A column that is added to the schema must be copied.
#[test]
fn every_column_of_every_table_is_copied() {
    let base = Base::sqlite();
    drop(base.open());
    let mut schema: Vec<(String, String)> = base.with(|db| {
        let sql = "SELECT tables.name AS of, columns.name AS name
                   FROM sqlite_schema AS tables, pragma_table_xinfo(tables.name) AS columns
                   WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
                     AND hidden = 0";
        db.rows(sql, params![], |row| Ok((row.get("of")?, row.get("name")?)))
            .expect("rows")
    });
    schema.retain(|(table, column)| {
        (table.as_str(), column.as_str()) != ("challenges", "rematch_of")
    });
    let mut copied: Vec<(String, String)> = base.with(|db| {
        let of_table = |table: &Table| {
            let columns = table.reading(db).expect(table.name).columns;
            let columns = columns.split(", ").map(str::to_owned);
            columns
                .map(|column| (table.name.to_owned(), column))
                .collect::<Vec<_>>()
        };
        TABLES.iter().flat_map(of_table).collect()
    });
    schema.sort_unstable();
    copied.sort_unstable();
    assert_eq!(copied, schema);
}
