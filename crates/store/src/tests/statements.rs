//! No statement on the paths of players or timers reads a table that grows from end to end.
//!
//! All statements are taken from the source, so that new ones are checked too.

use std::{fs, path::PathBuf};

use super::{
    super::{RULES, db::only},
    *,
};

/// How statements begin that may scan a table, each with the reason.
const MAY_SCAN: &[(&str, &str)] = &[
    (
        "SELECT coalesce(max(number), 0) AS last, count(*) AS results",
        "once for each rebuild",
    ),
    (
        "SELECT DISTINCT match, coalesce(mirror_of",
        "what waits to be said, once for each server that the bot comes back to",
    ),
    (
        "SELECT min(since) FROM (",
        "running matches with a clock or a watch or in tournaments, open challenges, a few times a day",
    ),
    (
        "SELECT id, tournaments.name AS name, system, game, stage",
        "an index of what one may still enter, the newest first, until there are enough",
    ),
    (
        "INSERT INTO outbox (post, match,",
        "running matches with a clock, after an outage of minutes",
    ),
    (
        "UPDATE outbox SET due_at = due_at - ?2",
        "what waits to be said, when the clock was set back",
    ),
    (
        "UPDATE outbox SET due_at = ?1",
        "what waits to be said, when the clock was ahead",
    ),
    (
        "SELECT DISTINCT player FROM names",
        "everyone, once for each backup that is put back",
    ),
    (
        "SELECT id, match, post FROM outbox WHERE post LIKE",
        "what waits to be said, once for each user who is deleted",
    ),
    (
        "SELECT server, reason FROM bans WHERE player",
        "once for each user who asks what deletion means",
    ),
    (
        "SELECT id, server, CASE WHEN moderator",
        "the log, once for each user who takes what is stored",
    ),
    (
        "DELETE FROM challenges",
        "what follows running matches, waits to be said or was proposed lately, for each old challenge",
    ),
    (
        "DELETE FROM outbox WHERE match = ?1",
        "what waits to be said, once for each match that nobody can play any more",
    ),
    (
        "INSERT INTO results (match, game, server, first, second, first_kept, second_kept,",
        "the last result, in the order of the table",
    ),
];

/// The tables that do not grow, or only with exceptional events.
const SMALL: &[&str] = &[
    "ledger",
    "life",
    "games",
    "absences",
    "away",
    "shards",
    "erasures",
    "processes",
    "leases",
    "restorations",
    "lost_numbers",
];

/// The statements in the source of the store, except in tests.
fn statements() -> Vec<&'static str> {
    let mut files = vec![PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("src")];
    let mut found = Vec::new();
    while let Some(path) = files.pop() {
        // Tools read everything, and take their time.
        let apart = ["tests", "testing", "db", "verify", "copy"];
        if path.is_dir() && !apart.iter().any(|name| path.ends_with(name)) {
            let inner = fs::read_dir(&path).expect("a folder");
            files.extend(inner.map(|entry| entry.expect("an entry").path()));
        } else if path.extension().is_some_and(|end| end == "rs")
            && !path.ends_with("tests.rs")
            && !path.ends_with("upgrade.rs")
            && !path.ends_with("restorations/mark.rs")
            && !path.ends_with("restorations/again.rs")
        {
            let source = fs::read_to_string(&path).expect("text");
            let code = source
                .split("#[cfg(test)]\nmod tests {")
                .next()
                .expect("code");
            for literal in code.split('"').skip(1).step_by(2) {
                let verbs = ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "WITH "];
                // One that ends with a space is a part of a longer one.
                if verbs.iter().any(|verb| literal.starts_with(verb)) && !literal.ends_with(' ') {
                    found.push(String::leak(literal.to_owned()) as &'static str);
                }
            }
        }
    }
    found.extend(crate::matches::history::ALL);
    found.extend(super::super::ratings::SWEEPS);
    found.push(crate::outbox::CLAIM);
    found
}

/// Old rows are looked for a few times a day, while others read and write.
fn may_scan(sql: &str) -> bool {
    MAY_SCAN.iter().any(|(may, _)| sql.starts_with(may))
        || RULES.iter().any(|rule| rule.find == sql)
}

#[test]
fn there_are_statements() {
    let found = statements();
    assert!(found.len() > 70, "{}", found.len());
    for (sql, _) in MAY_SCAN {
        let is_there = found.iter().any(|other| other.starts_with(sql));
        assert!(is_there, "{sql} is gone");
    }
}

#[tokio::test]
async fn sqlite_reads_no_growing_table_from_end_to_end() {
    let base = Base::sqlite();
    base.open();
    let db = rusqlite::Connection::open(base.path()).expect("opens");
    for sql in statements() {
        // SQLite lists how it would look for rows that refer to a new one. There are none.
        let is_new = sql.starts_with("INSERT");
        db.pragma_update(None, "foreign_keys", !is_new)
            .expect("set");
        let mut statement = db.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect(sql);
        let steps = statement.raw_query().mapped(|row| row.get("detail"));
        let steps: Vec<String> = steps.collect::<Result<_, _>>().expect("a plan");
        let scans: Vec<&String> = steps.iter().filter(|step| scans(step)).collect();
        assert!(scans.is_empty() || may_scan(sql), "{sql}\n{steps:#?}");
    }
    assert!(scans("SCAN matches") && scans("SCAN challenges USING INDEX challenges_rematch"));
}

#[tokio::test]
async fn a_list_of_running_matches_begins_with_those_that_run() {
    let base = Base::sqlite();
    base.open();
    let db = rusqlite::Connection::open(base.path()).expect("opens");
    let lists = statements()
        .into_iter()
        .filter(|sql| sql.starts_with("SELECT matches.id, game,"));
    let lists: Vec<_> = lists.collect();
    assert_eq!(lists.len(), 1);
    let mut statement = db
        .prepare(&format!("EXPLAIN QUERY PLAN {}", lists[0]))
        .expect("a statement");
    let steps = statement.raw_query().mapped(|row| row.get("detail"));
    let steps: Vec<String> = steps.collect::<Result<_, _>>().expect("a plan");
    assert_eq!(steps[0], "SCAN matches USING INDEX matches_running");
    assert!(steps[1].starts_with("SEARCH challenges USING INTEGER PRIMARY KEY"));
    assert_eq!(steps.len(), 2, "nothing is sorted: {steps:#?}");
}

#[tokio::test]
async fn the_posts_that_come_next_are_found_without_sorting_all_that_are_due() {
    let base = Base::sqlite();
    base.open();
    let db = rusqlite::Connection::open(base.path()).expect("opens");
    let mut statement = db
        .prepare(&format!("EXPLAIN QUERY PLAN {}", crate::outbox::CLAIM))
        .expect("a statement");
    let steps = statement.raw_query().mapped(|row| row.get("detail"));
    let steps: Vec<String> = steps.collect::<Result<_, _>>().expect("a plan");
    let found = steps.iter().filter(|step| {
        *step == "SEARCH outbox USING INDEX outbox_in_order (precedence=? AND due_at<?)"
    });
    assert_eq!(found.count(), 6, "{steps:#?}");
    let sorted = steps.iter().any(|step| step.contains("TEMP B-TREE"));
    assert!(!sorted, "{steps:#?}");
}

/// Whether a step of SQLite's plan reads a growing table from end to end. Rows already found are as
/// few as the page they are for, and so are the indexes of what is open or due.
fn scans(step: &str) -> bool {
    let Some(rest) = step.strip_prefix("SCAN ") else {
        return false;
    };
    let table = rest.split_whitespace().next().unwrap_or_default();
    let index = rest.split_whitespace().last().unwrap_or_default();
    let found = [
        "mine",
        "theirs",
        "times",
        "timed",
        "due",
        "CONSTANT",
        "(subquery",
    ];
    let open = [
        "challenges_open_by_expiry",
        "challenges_open_by_server",
        "contests_running",
        "matches_running",
        "outbox_due",
        "outbox_in_order",
        "outbox_set_aside",
        "tournament_games_with_news",
        "ladder_games_with_news",
        "computer_matches_due",
    ];
    !found.iter().any(|name| table.starts_with(name))
        && !SMALL.contains(&table)
        && !open.contains(&index)
}

#[tokio::test]
async fn postgresql_reads_no_growing_table_from_end_to_end() {
    let Some(base) = Base::postgres() else { return };
    base.open();
    base.with(|db| {
        let ask = |sql: String| db.rows(String::leak(sql), &[], only::<String>);
        // The tables are empty, so the server would rather read them whole.
        ask("SELECT set_config('enable_seqscan', 'off', false)".to_owned()).expect("set");
        ask("SELECT set_config('plan_cache_mode', 'force_generic_plan', false)".to_owned())
            .expect("set");
        for (number, sql) in statements().into_iter().enumerate() {
            let own = crate::db::for_postgres(sql);
            let params = (1..40).take_while(|number| own.contains(&format!("${number}")));
            let nulls = vec!["NULL"; params.count()].join(", ");
            let nulls = if nulls.is_empty() {
                nulls
            } else {
                format!("({nulls})")
            };
            // The client would prepare this statement, which the server does not allow.
            let plan = db
                .explain(
                    &format!("PREPARE plan{number} AS {own}"),
                    &format!("EXPLAIN EXECUTE plan{number}{nulls}"),
                )
                .unwrap_or_else(|error| panic!("{sql}: {}", error.chain()));
            let scans = plan
                .iter()
                .filter_map(|step| step.split_once("Seq Scan on "))
                .any(|(_, rest)| {
                    let table = rest.split_whitespace().next().unwrap_or_default();
                    !SMALL.contains(&table)
                });
            assert!(!scans || may_scan(sql), "{sql}\n{plan:#?}");
        }
    });
}
