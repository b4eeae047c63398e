//! All tables, in an order in which each row comes after those it refers to.

/// A table, and how it is read in pages.
pub(super) struct Table {
    pub(super) name: &'static str,
    /// The columns, those of the key first. What the engine works out is not among them.
    pub(super) columns: &'static str,
    /// How many columns the key has.
    pub(super) key: usize,
    /// Reads the first `?1` rows.
    pub(super) first: &'static str,
    /// Reads the first `?1` rows after this key.
    pub(super) next: &'static str,
    /// Whether rows are there from the beginning, for which others come.
    pub(super) begins_with: Option<&'static str>,
    /// Whether the engine gives each row its number.
    pub(super) numbered: bool,
}

/// A table by its name, the columns of its key, their places among the parameters, and the other
/// columns.
macro_rules! table {
    ($name:literal, $key:literal > $places:literal, $others:literal) => {
        table!($name, $key > $places, $others, "TRUE")
    };
    ($name:literal, $key:literal > $places:literal, $others:literal, $only:literal) => {
        Table {
            name: $name,
            columns: concat!($key, $others),
            key: {
                let (mut place, mut columns) = (0, 1);
                while place < $key.len() {
                    if $key.as_bytes()[place] == b',' {
                        columns += 1;
                    }
                    place += 1;
                }
                columns
            },
            first: concat!(
                "SELECT ", $key, $others, " FROM ", $name, " WHERE ", $only,
                " ORDER BY ", $key, " LIMIT ?1"
            ),
            next: concat!(
                "SELECT ", $key, $others, " FROM ", $name, " WHERE ", $only,
                " AND (", $key, ") > (", $places, ") ORDER BY ", $key, " LIMIT ?1"
            ),
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
}

/// A row of the ledger that counts, and not of one that was to replace it.
macro_rules! ledger {
    ($name:literal, $key:literal > $places:literal, $others:literal) => {
        table!(
            $name,
            $key > $places,
            $others,
            "generation = (SELECT generation FROM ledger WHERE id = 1)"
        )
    };
}

/// All tables. What challenges are a rematch of comes later, because matches refer to challenges and
/// they to matches.
pub(super) const TABLES: &[Table] = &[
    table!(beginning "DELETE FROM games", "games", "id" > "?2", ""),
    table!("blocks", "player, blocked" > "?2, ?3", ""),
    table!("habits", "player, at" > "?2, ?3", ", zone, quiet"),
    table!(
        "vacations",
        "player, from_at" > "?2, ?3",
        ", until_at, told, ended"
    ),
    table!("thread_hours", "server" > "?2", ", hour, threads"),
    table!(
        "names",
        "player, server" > "?2, ?3",
        ", name, locale, seen_at"
    ),
    table!("codes", "player" > "?2", ", code, server, channel, locale"),
    table!("server_names", "server" > "?2", ", name, seen_at"),
    table!(
        "player_settings",
        "player" > "?2",
        ", theme, width, bottom, text_boards, confirm_moves"
    ),
    table!(
        "server_settings",
        "server" > "?2",
        ", theme, bottom, home, home_kind, threads, locale, challengers, most_matches, \
         seat_role"
    ),
    table!("server_paces", "server" > "?2", ", offered, usual"),
    table!("bans", "server, player" > "?2, ?3", ", reason"),
    table!(
        "open_servers",
        "server" > "?2",
        ", name, channel, locale, about, languages, games, code, listed, folded"
    ),
    table!("life", "id" > "?2", ", alive_at"),
    table!(numbered "challenges", "id" > "?2",
           ", server, channel, locale, game, start, challenger, opponent, challenger_side, rated, \
            made_at, expires_at, state, card, pace, flag, weekends, mirror_of, venue, thread, \
            board, adrift"),
    table!(
        "matches",
        "id" > "?2",
        ", first_player, second_player, started_at, rules, position, previous, ply, setbacks, \
            turn, turn_since, outcome, termination, ended_at, annulled_at, moves, times, bottom, \
             planned, too_short, out_of_time"
    ),
    table!(
        "computer_matches",
        "match" > "?2",
        ", player, game, level, guided, result, due_at, holder, failures"
    ),
    table!(numbered "contests", "id" > "?2",
           ", home, away, home_name, away_name, state, asked, games, boards, pace, flag, weekends, \
            rated, days, home_captain, away_captain, home_ready, away_ready, made_at, look_at, \
            began_at, closed_at, refused_by"),
    table!(
        "contest_players",
        "contest, player" > "?2, ?3",
        ", team, joined_at, games, seated"
    ),
    table!(
        "contest_boards",
        "contest, number" > "?2, ?3",
        ", game, home_player, away_player, home_rating, away_rating, home_side, match, result, \
         rests_until"
    ),
    table!(
        "contest_scores",
        "contest, server, pool" > "?2, ?3, ?4",
        ", opponent, season, points, halves, boards"
    ),
    table!("plies", "match, ply" > "?2, ?3", ", move, key, played_at"),
    table!(
        "taken_back",
        "match, setbacks, ply" > "?2, ?3, ?4",
        ", move, played_at"
    ),
    table!(
        "clocks",
        "match" > "?2",
        ", mover, since, first_left, second_left, had, begins, head_start, deadline, look_at, \
         reminded, claimable"
    ),
    table!(
        "clock_events",
        "match, number" > "?2, ?3",
        ", at, kind, side, value, outage"
    ),
    table!(
        "gifts",
        "match, player" > "?2, ?3",
        ", revision, seconds, channel, message"
    ),
    table!("homeless", "match, from_at" > "?2, ?3", ", until_at"),
    table!(
        "outages",
        "number" > "?2",
        ", from_at, until_at, shards, shard"
    ),
    table!("shards", "shards, shard" > "?2, ?3", ", heard_at"),
    table!("away", "server, from_at" > "?2, ?3", ", until_at, found_at"),
    table!("presences", "server" > "?2", ", proven_at, look_at, asks"),
    table!(
        "notices",
        "player" > "?2",
        ", place, times, digest, digest_at, refused_at"
    ),
    table!(numbered "reminders", "id" > "?2", ", player, server, channel, message"),
    table!("reminded", "match" > "?2", ", reminder"),
    table!("watches", "match" > "?2", ", stage, since, look_at"),
    table!(
        "prompts",
        "match, kind" > "?2, ?3",
        ", channel, message, until_at"
    ),
    table!(numbered "offers", "id" > "?2",
           ", match, kind, by, revision, moves, pause, state, channel, message"),
    table!(numbered "plans", "id" > "?2", ", match, player, parent, move"),
    table!(numbered "results", "number" > "?2",
           ", match, game, server, first, second, outcome, at"),
    table!(numbered "bulletins", "id" > "?2",
           ", kind, subject, server, channel, message, locale, version, shown, lost"),
    table!(numbered "tournaments", "id" > "?2",
           ", server, channel, locale, name, organizer, managers, system, rounds, at_once, \
            first_begins, round_days, no_show_days, game, start, pace, flag, weekends, rated, \
            stage, made_at, ended_at, deadline, look_at, scope, code"),
    table!(numbered "moderation", "id" > "?2",
           ", server, moderator, deed, match, player, reason, done_at, setting, from_value, \
            to_value, game, tournament, contest"),
    table!(
        "tournament_servers",
        "tournament, server" > "?2, ?3",
        ", channel, locale"
    ),
    table!(
        "tournament_entrants",
        "tournament, number" > "?2, ?3",
        ", player, from_round, until_round, rating, server"
    ),
    table!(
        "tournament_games",
        "tournament, round, board, game" > "?2, ?3, ?4, ?5",
        ", first, second, match, result, news, ruled"
    ),
    table!(
        "ladder_rungs",
        "server, game, place" > "?2, ?3, ?4",
        ", player, active_at, looked_at"
    ),
    table!(
        "ladder_games",
        "match" > "?2",
        ", server, game, challenger, challenged, news, refused_at, lost"
    ),
    table!(numbered "outbox", "id" > "?2",
           ", match, bulletin, post, created_at, due_at, holder, cosmetic, first, attempts, attempted_at, \
            given_up, follower"),
    table!("same_absences", "match" > "?2", ", counted"),
    table!("last_acts", "player" > "?2", ", at"),
    table!(
        "honours",
        "server" > "?2",
        ", news_channel, news_locale, best, champion, season, look_at"
    ),
    table!(numbered "season_ends", "id" > "?2", ", server, season"),
    table!(
        "honour_roles",
        "server, player, role" > "?2, ?3, ?4",
        ", state, attempts, due_at, claims"
    ),
    table!("hints", "match, side" > "?2, ?3", ", used, revision"),
    table!("analyses", "match" > "?2", ", rules, positions"),
    table!(
        "puzzle_channels",
        "server" > "?2",
        ", channel, locale, game, day"
    ),
    table!(numbered "puzzle_days", "id" > "?2", ", server, day, game, puzzle"),
    table!("puzzle_tries", "puzzle, player" > "?2, ?3", ", found"),
    table!("seat_calls", "server" > "?2", ", match, called_at"),
    table!("seat_ranges", "match" > "?2", ", lowest, highest"),
    table!(numbered "seeks", "id" > "?2",
           ", player, server, channel, locale, game, side, pace, flag, weekends, rated, opponents, \
            scope, made_at, expires_at"),
    table!(numbered "proposals", "id" > "?2", ", game, made_at, until_at, state, match"),
    table!(numbered "consents", "id" > "?2", ", proposal, player, seek, agrees"),
    table!(
        "followings",
        "player, match" > "?2, ?3",
        ", hears, locale, showing"
    ),
    table!("lost_followings", "player, match" > "?2, ?3", ""),
    table!("notes", "player, match" > "?2, ?3", ", text"),
    table!(
        "lines",
        "match, player" > "?2, ?3",
        ", number, revision, moves"
    ),
    table!(
        "absences",
        "server" > "?2",
        ", since, look_at, looks, ended_at"
    ),
    table!(beginning "DELETE FROM erasures", "erasures", "id" > "?2", ", secret, deleted, unclean"),
    table!(beginning "DELETE FROM ledger", "ledger", "id" > "?2", ", generation, newest, stale"),
    ledger!(
        "standings",
        "generation, player, pool" > "?2, ?3, ?4",
        ", rating, deviation, volatility, last_at, wins, losses, draws, streak, active"
    ),
    ledger!(
        "changes",
        "generation, player, pool, number" > "?2, ?3, ?4, ?5",
        ", rating, deviation, volatility"
    ),
    ledger!(
        "seats",
        "generation, player, pool, scope" > "?2, ?3, ?4, ?5",
        ", rung, week, rung_then"
    ),
    ledger!(
        "tallies",
        "generation, scope, pool, rung" > "?2, ?3, ?4, ?5",
        ", players, week, players_then"
    ),
];
