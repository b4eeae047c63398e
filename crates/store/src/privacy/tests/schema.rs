//! The list of what is stored about users covers the whole schema, and reads little of it.

use super::*;

/// The columns of each table of the schema, except those that the engine computes.
fn schema() -> Vec<(String, BTreeSet<String>)> {
    let base = Base::sqlite();
    base.open();
    let db = Connection::open(base.path()).expect("opens");
    let mut tables = db
        .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        .expect("valid");
    let tables = tables.query_map([], |row| row.get(0)).expect("rows");
    let tables: Vec<String> = tables.collect::<Result<_, _>>().expect("names");
    let columns = |table: &str| {
        let mut columns = db
            .prepare("SELECT name FROM pragma_table_info(?1)")
            .expect("valid");
        let columns = columns.query_map([table], |row| row.get(0)).expect("rows");
        columns.collect::<Result<_, _>>().expect("names")
    };
    tables
        .into_iter()
        .map(|table| (table.clone(), columns(&table)))
        .collect()
}

/// A new table that can hold a user must state whether it needs the user's name.
#[test]
fn a_name_stays_as_long_as_a_table_holds_its_player() {
    let rule = RULES
        .iter()
        .find(|rule| rule.name.starts_with("names of players"));
    let rule = rule.expect("there is one");
    // A user in one of these is in a match, a challenge, a tournament or a contest too, or in none of them a
    // day later.
    let with_others = [
        "plans",
        "gifts",
        "offers",
        "results",
        "standings",
        "changes",
        "seats",
        "computer_matches",
        "ladder_games",
        "contest_boards",
        "opened",
        "wrong_codes",
    ];
    for place in PLACES.iter().filter(|place| !place.users.is_empty()) {
        let asks = rule.find.contains(&format!("FROM {}", place.table));
        let follows = with_others.contains(&place.table);
        assert!(asks != follows, "{}", place.table);
    }
}

#[test]
fn every_column_of_the_schema_is_in_the_list() {
    let mut listed: BTreeSet<&str> = PLACES.iter().map(|place| place.table).collect();
    assert_eq!(listed.len(), PLACES.len(), "a table is listed twice");
    for (table, columns) in schema() {
        let place = PLACES.iter().find(|place| place.table == table);
        let place = place.unwrap_or_else(|| {
            panic!(
                "The table `{table}` is new. Can it hold a user? List it in \
                 crates/store/src/privacy/places.rs, with what becomes of a user there who is deleted, \
                 and put a row with a user in it into crates/store/src/testing/full."
            )
        });
        listed.remove(place.table);
        let known: BTreeSet<String> = place.columns.split(", ").map(str::to_owned).collect();
        assert_eq!(
            known, columns,
            "The columns of `{table}` have changed. List all of them in \
             crates/store/src/privacy/places.rs, and say there of a new one whether it can hold a user or \
             a text that can name one, and what deleting the user does to it."
        );
        assert!(
            place.users.iter().all(|user| columns.contains(*user)),
            "{table}"
        );
    }
    assert_eq!(listed, BTreeSet::new(), "these tables are gone");
}

/// Deletion holds up all writers of an SQLite file, so data that grows with matches is found by
/// indexes.
#[test]
fn a_deletion_reads_no_table_of_matches_from_end_to_end() {
    let base = Base::sqlite();
    base.open();
    let db = Connection::open(base.path()).expect("opens");
    let small = [
        "bans",
        "blocks",
        "contest_boards",
        "contests",
        "ladder_games",
        "moderation",
        "notes",
        "open_servers",
        "tournaments",
        "outbox",
        "made",
        "CONSTANT",
    ];
    for step in PLACES.iter().flat_map(|place| place.steps) {
        let (Step::Gone(sql) | Step::Renamed(sql) | Step::Kept(sql) | Step::Text(sql)) = step;
        let mut plan = db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect(sql);
        let lines = plan.raw_query().mapped(|row| row.get("detail"));
        let lines: Vec<String> = lines.collect::<Result<_, _>>().expect("a plan");
        let mut scanned = lines.iter().filter_map(|line| line.strip_prefix("SCAN "));
        let large = scanned.find(|rest| !small.iter().any(|name| rest.starts_with(name)));
        assert_eq!(large, None, "{sql}\n{lines:#?}");
    }
}
