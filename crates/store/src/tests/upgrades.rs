//! A database becomes one of a next schema whole or not at all. There is only one schema so far, so these
//! tests make up a second one.

use std::{
    collections::BTreeMap,
    env,
    process::{Command, Stdio},
    thread,
};

use super::super::db::{Db, only, params};
use super::*;
use crate::{
    copy::TABLES,
    db::Schemas,
    verify::{Notice, verify},
};

on_both_engines!(
    an_upgrade_keeps_everything,
    an_upgrade_that_fails_changes_nothing,
    an_older_database_is_refused_with_its_number,
    a_newer_database_is_refused_with_its_number,
    a_database_from_before_the_first_release_is_refused,
    an_upgrade_that_is_killed_is_finished_by_the_next_one,
);

/// A next schema that takes long enough to be killed in the middle.
const SECOND: &str = "
    CREATE TABLE counted AS
        WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 200000)
        SELECT number FROM numbers;
    ALTER TABLE life ADD COLUMN extra TEXT NOT NULL DEFAULT 'new';";

/// A next schema whose last statement fails.
const BROKEN: &str =
    "ALTER TABLE life ADD COLUMN extra TEXT NOT NULL DEFAULT 'new'; DROP TABLE no_such_table;";

fn with_second() -> Schemas {
    Schemas::shipped().and(SECOND)
}

/// Brings a database to the newest of these schemas. PostgreSQL's client doesn't work on a thread of async
/// code.
fn migrate(base: &Base, schemas: &Schemas) -> Result<Option<i64>, DbError> {
    let work = || Db::migrate_to(base.address(), schemas).map(|migrated| migrated.before);
    thread::scope(|scope| scope.spawn(work).join().expect("no panic"))
}

/// Returns the rows of each table.
fn content(db: &Db) -> BTreeMap<&'static str, Vec<String>> {
    let read = |name: &'static str| {
        let mut columns = db.columns(name).expect(name);
        columns.retain(|column| column != "extra");
        columns.sort_unstable();
        let sql = format!("SELECT {} FROM {name}", columns.join(", "));
        let mut rows = db
            .page(&sql, params![], |row| {
                let values: Result<Vec<_>, _> = (0..columns.len())
                    .map(|column| crate::copy::owned(row, column))
                    .collect();
                Ok(format!("{:?}", values?))
            })
            .expect(name);
        rows.sort_unstable();
        (name, rows)
    };
    TABLES.iter().map(|table| read(table.name)).collect()
}

/// Reads the column that the second schema adds. `None` if there is no such column.
fn extra(db: &Db) -> Option<String> {
    db.one("SELECT max(extra) FROM life", &[], only).ok()
}

/// Fills a database and closes it, so that nothing of an SQLite file is still beside it when it is copied.
async fn fill(base: &Base) {
    let store = base.open();
    full::fill(&store).await;
    store.close().await.expect("closes");
}

async fn an_upgrade_keeps_everything(base: Base) {
    fill(&base).await;
    let before = base.with(|db| content(db));
    assert_eq!(migrate(&base, &with_second()).expect("migrates"), Some(1));
    base.with_any(|db| {
        assert!(content(db) == before, "rows were lost");
        assert_eq!(extra(db), Some("new".to_owned()));
    });
    assert_eq!(
        migrate(&base, &with_second()).expect("nothing to do"),
        Some(2)
    );
    if let Address::File(path) = base.address() {
        // The file as it was stays beside it, for the version that made it.
        let mut copy = path.clone().into_os_string();
        copy.push(".schema-1");
        let mut faults = Vec::new();
        let mut note = |notice: Notice| {
            if let Notice::Fault(fault) = notice {
                faults.push(fault.to_string());
            }
        };
        verify(&Address::File(copy.into()), full::hour(100), &mut note).expect("readable");
        assert_eq!(faults, Vec::<String>::new());
    }
}

async fn an_upgrade_that_fails_changes_nothing(base: Base) {
    fill(&base).await;
    let before = base.with(|db| content(db));
    migrate(&base, &Schemas::shipped().and(BROKEN)).expect_err("there is no such table");
    base.with(|db| {
        assert!(content(db) == before, "rows were lost");
        assert_eq!(extra(db), None);
    });
    base.open();
}

async fn an_older_database_is_refused_with_its_number(base: Base) {
    base.open();
    let refused = with_second().check_newest(Some(1)).expect_err("older");
    assert!(
        matches!(refused, DbError::Older { found: 1, known: 2 }),
        "{refused}"
    );
    assert!(matches!(
        with_second().check_newest(None),
        Err(DbError::NoSchema)
    ));
    with_second().check_newest(Some(2)).expect("the newest");
}

async fn a_newer_database_is_refused_with_its_number(base: Base) {
    base.open();
    migrate(&base, &with_second()).expect("migrates");
    let before = base.with_any(|db| content(db));
    let refused = Store::open(base.address()).expect_err("newer");
    let chain = format!("{refused}: {:?}", std::error::Error::source(&refused));
    assert!(chain.contains("Newer { found: 2, known: 1 }"), "{chain}");
    assert!(matches!(
        migrate(&base, Schemas::shipped()),
        Err(DbError::Newer { found: 2, known: 1 })
    ));
    assert!(base.with_any(|db| content(db)) == before);
}

async fn a_database_from_before_the_first_release_is_refused(base: Base) {
    base.open();
    base.with(|db| {
        let older = if base.is_postgres() {
            "ALTER TABLE schemas RENAME TO courtier_schema"
        } else {
            "PRAGMA application_id = 0"
        };
        db.page(older, &[], |_| Ok(())).expect(older);
    });
    assert!(matches!(
        migrate(&base, Schemas::shipped()),
        Err(DbError::NotOurs)
    ));
    let refused = Store::open(base.address()).expect_err("from before");
    let chain = format!("{refused}: {:?}", std::error::Error::source(&refused));
    assert!(chain.contains("NotOurs"), "{chain}");
}

/// However early or late an upgrade is killed, the next one finishes it and nothing is lost.
async fn an_upgrade_that_is_killed_is_finished_by_the_next_one(base: Base) {
    fill(&base).await;
    let before = base.with(|db| content(db));
    let (mut finished, mut broken_off) = (0, 0);
    let mut delay = Duration::from_millis(2);
    while finished < 2 {
        let copy = base.copy();
        let mut upgrade = Command::new(env::current_exe().expect("this program"))
            .args([
                "--exact",
                "tests::upgrades::a_process_that_upgrades",
                "--ignored",
            ])
            .env(ADDRESS, copy.address().to_string())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        thread::sleep(delay);
        delay = delay.mul_f64(1.5);
        upgrade.kill().expect("killed");
        let ended = upgrade.wait().expect("it ends");
        finished += usize::from(ended.success());
        broken_off += usize::from(!ended.success());
        migrate(&copy, &with_second()).expect("migrates");
        copy.with_any(|db| {
            assert!(content(db) == before, "rows were lost");
            assert_eq!(extra(db), Some("new".to_owned()));
        });
    }
    assert!(broken_off > 5, "{broken_off} were killed");
}

/// Names the database to the process that is killed.
const ADDRESS: &str = "COURTIER_TEST_ADDRESS";

#[test]
#[ignore = "the process that another test kills"]
fn a_process_that_upgrades() {
    let address = env::var(ADDRESS).expect("a database");
    let address = address.parse().expect("an address");
    Db::migrate_to(&address, &with_second()).expect("migrates");
}
