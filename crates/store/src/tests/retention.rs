//! Every table is either in a rule that ends what is old, or stays for a reason given here.

use std::collections::{BTreeMap, BTreeSet};

use super::super::retention::{RULES, Removal};
use super::*;

/// The tables in no rule, and why their rows stay.
const KEPT: [(&str, &[&str]); 9] = [
    (
        "records of matches, tournaments, contests and what counts by them",
        &[
            "matches",
            "plies",
            "clock_events",
            "gifts",
            "hints",
            "analyses",
            "computer_matches",
            "results",
            "same_absences",
            "changes",
            "standings",
            "seats",
            "tallies",
            "tournament_games",
            "contest_boards",
            "contest_scores",
            "ladder_rungs",
            "moderation",
        ],
    ),
    (
        "what servers have chosen, a row each choice",
        &[
            "server_settings",
            "server_paces",
            "open_servers",
            "honours",
            "puzzle_channels",
        ],
    ),
    (
        "what players have chosen or written, until they change or delete it",
        &[
            "player_settings",
            "notices",
            "codes",
            "blocks",
            "bans",
            "notes",
            "lines",
        ],
    ),
    (
        "used up by the matches that run, and removed with their ends",
        &[
            "clocks",
            "homeless",
            "watches",
            "plans",
            "prompts",
            "reminded",
            "reminders",
        ],
    ),
    (
        "used up by what players and servers do, or over by itself",
        &[
            "seeks",
            "proposals",
            "consents",
            "ladder_games",
            "honour_roles",
            "outages",
        ],
    ),
    (
        "as many rows as there are processes and shards",
        &["processes", "leases"],
    ),
    (
        "a few rows for each restoration, without which lost numbers would be unknown",
        &["restorations", "lost_numbers"],
    ),
    (
        "the requests of the last hour; a task of its own forgets the others",
        &["interactions"],
    ),
    (
        "a fixed number of rows",
        &["games", "life", "shards", "ledger", "erasures"],
    ),
];

/// A new table needs a decision how long its rows are kept.
#[tokio::test]
async fn every_table_is_in_a_rule_or_stays_for_a_reason() {
    let base = Base::sqlite();
    base.open();
    let tables: BTreeSet<String> = base
        .texts(
            "SELECT name FROM sqlite_schema
             WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
        )
        .into_iter()
        .collect();
    let mut decided: BTreeMap<&str, &str> = BTreeMap::new();
    for rule in RULES {
        for removal in rule.remove {
            let (Removal::All(sql) | Removal::Older(sql)) = removal;
            if let Some(table) = sql.strip_prefix("DELETE FROM ") {
                decided.insert(table.split_whitespace().next().expect("a table"), rule.name);
            }
        }
    }
    for (why, kept) in KEPT {
        for table in kept {
            let other = decided.insert(table, why);
            assert_eq!(other, None, "{table} is decided twice");
        }
    }
    let decided: BTreeSet<String> = decided.keys().map(|table| (*table).to_owned()).collect();
    assert_eq!(tables, decided);
}
