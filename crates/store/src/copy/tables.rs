//! All tables, in an order in which each row comes after those it refers to.

use std::collections::HashSet;

use crate::db::{Db, DbError};

/// A table. Its columns are read from the schema.
pub(crate) struct Table {
    pub(crate) name: &'static str,
    /// The columns of its key.
    key: &'static str,
    /// Which rows are copied.
    only: &'static str,
    /// A column that is copied later, because it refers to a table further down.
    pub(crate) later: Option<&'static str>,
    /// The statement that removes the initial rows, if the table has any.
    pub(crate) begins_with: Option<&'static str>,
    /// Whether the engine assigns each row its number.
    pub(crate) numbered: bool,
}

/// How a table is read in pages.
pub(super) struct Reading {
    /// The columns, those of the key first. Leaves out those that the engine computes.
    pub(super) columns: String,
    /// The number of columns.
    pub(super) count: usize,
    /// The number of columns in the key.
    pub(super) key: usize,
    /// Reads the first `?1` rows.
    pub(super) first: String,
    /// Reads the first `?1` rows after the key in the other parameters.
    pub(super) next: String,
}

impl Table {
    /// Returns the first column of its key.
    pub(crate) fn number(&self) -> &'static str {
        self.key.split(", ").next().unwrap_or(self.key)
    }

    /// Reads whether there is a row to copy.
    pub(super) fn any(&self) -> String {
        format!("SELECT 1 FROM {} WHERE {} LIMIT 1", self.name, self.only)
    }

    /// Asks the schema of a database for the columns of the table.
    pub(super) fn reading(&self, db: &Db) -> Result<Reading, DbError> {
        let Table {
            name,
            key,
            only,
            later,
            ..
        } = self;
        let of_key: Vec<&str> = key.split(", ").collect();
        let apart: HashSet<&str> = of_key.iter().copied().chain(*later).collect();
        let mut others = db.columns(name)?;
        others.retain(|column| !apart.contains(column.as_str()));
        // The two engines have them in different orders.
        others.sort_unstable();
        let mut columns: Vec<String> = of_key.iter().map(ToString::to_string).collect();
        columns.extend(others);
        let (count, columns) = (columns.len(), columns.join(", "));
        let places: Vec<String> = (2..)
            .take(of_key.len())
            .map(|place| format!("?{place}"))
            .collect();
        let places = places.join(", ");
        let select = format!("SELECT {columns} FROM {name} WHERE {only}");
        Ok(Reading {
            count,
            key: of_key.len(),
            first: format!("{select} ORDER BY {key} LIMIT ?1"),
            next: format!("{select} AND ({key}) > ({places}) ORDER BY {key} LIMIT ?1"),
            columns,
        })
    }
}

/// A table by its name and the columns of its key.
macro_rules! table {
    ($name:literal, $key:literal) => {
        Table {
            name: $name,
            key: $key,
            only: "TRUE",
            later: None,
            begins_with: None,
            numbered: false,
        }
    };
    (beginning $clear:literal, $($rest:tt)+) => {
        Table { begins_with: Some($clear), ..table!($($rest)+) }
    };
    (numbered $($rest:tt)+) => {
        Table { numbered: true, ..table!($($rest)+) }
    };
    (without $later:literal, $($rest:tt)+) => {
        Table { later: Some($later), ..table!($($rest)+) }
    };
    // Only the rows of the ledger that counts, not of one that was to replace it.
    (ledger $($rest:tt)+) => {
        Table {
            only: "generation = (SELECT generation FROM ledger WHERE id = 1)",
            ..table!($($rest)+)
        }
    };
}

/// All tables. Rematch references are copied later, because matches refer to challenges and those
/// to matches.
pub(crate) const TABLES: &[Table] = &[
    table!(beginning "DELETE FROM games", "games", "id"),
    table!("blocks", "player, blocked"),
    table!("habits", "player, at"),
    table!("vacations", "player, from_at"),
    table!("thread_hours", "server"),
    table!("names", "player, server"),
    table!("codes", "player"),
    table!("wrong_codes", "player"),
    table!("server_names", "server"),
    table!("opened", "player"),
    table!("player_settings", "player, setting"),
    table!("server_settings", "server, setting"),
    table!("server_paces", "server"),
    table!("bans", "server, player"),
    table!("open_servers", "server"),
    table!("life", "id"),
    table!("restorations", "number"),
    table!("lost_numbers", "restoration, kind"),
    table!("processes", "holder"),
    table!("leases", "shard, holder"),
    table!("interactions", "id"),
    table!(numbered without "rematch_of", "challenges", "id"),
    table!("matches", "id"),
    table!("computer_matches", "match"),
    table!(numbered "contests", "id"),
    table!("contest_players", "contest, player"),
    table!("contest_boards", "contest, number"),
    table!("contest_scores", "contest, server, pool"),
    table!("plies", "match, ply"),
    table!("taken_back", "match, setbacks, ply"),
    table!("clocks", "match"),
    table!("clock_events", "match, number"),
    table!("gifts", "match, player"),
    table!("homeless", "match, from_at"),
    table!("outages", "number"),
    table!("shards", "shards, shard"),
    table!("away", "server, from_at"),
    table!("presences", "server"),
    table!("notices", "player"),
    table!(numbered "reminders", "id"),
    table!("reminded", "match"),
    table!("watches", "match"),
    table!("prompts", "match, kind"),
    table!(numbered "offers", "id"),
    table!(numbered "plans", "id"),
    table!(numbered "results", "number"),
    table!(numbered "bulletins", "id"),
    table!(numbered "tournaments", "id"),
    table!(numbered "moderation", "id"),
    table!("tournament_servers", "tournament, server"),
    table!("tournament_entrants", "tournament, number"),
    table!("tournament_games", "tournament, round, board, game"),
    table!("ladder_rungs", "server, game, place"),
    table!("ladder_games", "match"),
    table!(numbered "outbox", "id"),
    table!("same_absences", "match"),
    table!("last_acts", "player"),
    table!("honours", "server"),
    table!(numbered "season_ends", "id"),
    table!("honour_roles", "server, player, role"),
    table!("hints", "match, side"),
    table!("analyses", "match"),
    table!("puzzle_channels", "server"),
    table!(numbered "puzzle_days", "id"),
    table!("puzzle_tries", "puzzle, player"),
    table!("seat_calls", "server"),
    table!("seat_ranges", "match"),
    table!(numbered "seeks", "id"),
    table!(numbered "proposals", "id"),
    table!(numbered "consents", "id"),
    table!("followings", "player, match"),
    table!("lost_followings", "player, match"),
    table!("notes", "player, match"),
    table!("lines", "match, player"),
    table!("absences", "server"),
    table!(beginning "DELETE FROM erasures", "erasures", "id"),
    table!(beginning "DELETE FROM ledger", "ledger", "id"),
    table!(ledger "standings", "generation, player, pool"),
    table!(ledger "changes", "generation, player, pool, number"),
    table!(ledger "seats", "generation, player, pool, scope"),
    table!(ledger "tallies", "generation, scope, pool, rung"),
];
