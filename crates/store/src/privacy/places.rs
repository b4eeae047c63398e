//! Where the database holds users, table by table, and what becomes of each place when one is
//! deleted.
//!
//! **When you add a table or a column, add it here**; a test compares this list with the schema.
//! Everything follows from the list: which stored data a user is shown, and what is done when the
//! user is deleted.
//!
//! For each table: its purpose, as the user reads it; all its columns; for each column that can
//! hold a user what becomes of it; which columns hold texts that people have written, in which a
//! user may be named; and which rows the user is shown.
//!
//! - `gone`: the row is removed. For data that is only the user's.
//! - `emptied`: columns are cleared. For the direct messages with the user, which belong to nobody
//!   else.
//! - `renamed`: the number of a deleted player takes the user's place. For data that others share.
//! - `kept`: a number by which the user is recognised takes their place. For data that must outlive
//!   them: bans, and others' blocks.

/// A table.
pub(super) struct Place {
    pub(super) table: &'static str,
    /// Its purpose. A table without one is shown to nobody.
    pub(super) what: &'static str,
    /// All its columns, except those that the engine computes.
    pub(super) columns: &'static str,
    /// Those that can hold a user.
    #[cfg_attr(not(test), expect(dead_code, reason = "the steps name them"))]
    pub(super) users: &'static [&'static str],
    /// Reads the rows that the user `?1` is shown.
    pub(super) shown: Option<&'static str>,
    /// The steps when the user is deleted, in this order.
    pub(super) steps: &'static [Step],
}

/// One statement.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step {
    /// Removes the rows of the user `?1`, or clears data that is only the user's in others.
    Gone(&'static str),
    /// Puts the number of a deleted player `?2` in the place of the user `?1`.
    Renamed(&'static str),
    /// Puts the number by which the user `?1` is recognised, `?2`, in their place.
    Kept(&'static str),
    /// Puts `?2` in the place of the user's number `?1` in texts that are like `?3`.
    Text(&'static str),
}

/// The matches of the user `?1`, by indexes.
macro_rules! mine {
    () => {
        "(SELECT id FROM matches WHERE first_player = ?1 AND ended_at IS NOT NULL
          UNION ALL SELECT id FROM matches WHERE second_player = ?1 AND ended_at IS NOT NULL
          UNION ALL SELECT id FROM matches WHERE first_player = ?1 AND ended_at IS NULL
          UNION ALL SELECT id FROM matches WHERE second_player = ?1 AND ended_at IS NULL)"
    };
}

/// Those of them that are shown in the direct messages with the user, which are identified by the
/// server.
macro_rules! direct {
    () => {
        concat!(
            "(SELECT id FROM challenges WHERE server = 1 AND id IN ",
            mine!(),
            ")"
        )
    };
}

/// The bulletins that ask the user in direct messages whom to play.
macro_rules! questions {
    () => {
        "(SELECT bulletins.id FROM consents JOIN bulletins ON subject = consents.id
          WHERE kind = 'consent' AND player = ?1)"
    };
}

/// In a ledger that counts, or in another one that is not removed yet.
///
/// A recursive query of this crate is a `UNION`, which ends when it finds nothing new, and names the table of each
/// column: `number` alone is a column of `changes`, too.
macro_rules! in_any_ledger {
    ($table:literal) => {
        concat!(
            " AND generation IN (
                 WITH RECURSIVE made (number) AS (
                     SELECT min(generation) FROM ",
            $table,
            "
                     UNION SELECT (SELECT min(generation) FROM ",
            $table,
            "
                                   WHERE generation > made.number)
                     FROM made WHERE made.number IS NOT NULL)
                 SELECT made.number FROM made WHERE made.number IS NOT NULL)"
        )
    };
}

/// In the ledger that counts.
macro_rules! in_the_ledger {
    () => {
        "player = ?1 AND generation = (SELECT generation FROM ledger WHERE id = 1)"
    };
}

macro_rules! step {
    ($table:literal, gone $column:literal $(, $($only:tt)+)?) => {
        Step::Gone(concat!(
            "DELETE FROM ", $table, " WHERE ", $column, " = ?1" $(, $($only)+)?
        ))
    };
    ($table:literal, gone_where $($only:tt)+) => {
        Step::Gone(concat!("DELETE FROM ", $table, " WHERE ", $($only)+))
    };
    ($table:literal, emptied $columns:literal, $($only:tt)+) => {
        Step::Gone(concat!("UPDATE ", $table, " SET ", $columns, " WHERE ", $($only)+))
    };
    ($table:literal, renamed $column:literal $(, $($only:tt)+)?) => {
        Step::Renamed(concat!(
            "UPDATE ", $table, " SET ", $column, " = ?2 WHERE ", $column, " = ?1" $(, $($only)+)?
        ))
    };
    // Older data of the same user gives way.
    ($table:literal, kept $column:literal, $key:literal) => {
        Step::Kept(concat!(
            "DELETE FROM ", $table, " WHERE ", $column, " = ?2 AND ", $key, " IN (SELECT ", $key,
            " FROM ", $table, " WHERE ", $column, " = ?1)"
        ))
    };
    ($table:literal, then_kept $column:literal) => {
        Step::Kept(concat!(
            "UPDATE ", $table, " SET ", $column, " = ?2 WHERE ", $column, " = ?1"
        ))
    };
    ($table:literal, text $column:literal) => {
        Step::Text(concat!(
            "UPDATE ", $table, " SET ", $column, " = replace(", $column, ", ?1, ?2) WHERE ", $column,
            " LIKE ?3"
        ))
    };
}

/// A table: its name, its columns, those that can hold a user; the rows that the user is shown, and
/// their purpose; and the steps.
macro_rules! place {
    ($table:literal, $columns:literal) => {
        Place {
            table: $table,
            what: "",
            columns: $columns,
            users: &[],
            shown: None,
            steps: &[],
        }
    };
    ($table:literal, $columns:literal, shown ($($rows:tt)+) as $what:literal) => {
        Place {
            what: $what,
            shown: Some(concat!("SELECT ", $columns, " FROM ", $table, " WHERE ", $($rows)+)),
            ..place!($table, $columns)
        }
    };
    ($table:literal, $columns:literal, users [$($user:literal),*]
     $(, shown ($($rows:tt)+) as $what:literal)?;
     $({ $($step:tt)+ })*) => {
        Place {
            users: &[$($user),*],
            steps: &[$(step!($table, $($step)+)),*],
            ..place!($table, $columns $(, shown ($($rows)+) as $what)?)
        }
    };
}

/// All tables, in the order in which they are processed. Data that is found through a user's
/// matches comes before the matches.
pub(super) const PLACES: &[Place] = &[
    place!(
        "names", "player, server, name, locale, seen_at", users ["player"],
        shown ("player = ?1") as "The names under which servers showed you (0: your account) and \
                                  when, and the language of your Discord.";
        { gone "player" }
    ),
    place!(
        "player_settings",
        "player, setting, value",
        users ["player"], shown ("player = ?1") as "How boards look to you.";
        { gone "player" }
    ),
    place!(
        "opened", "player, match, at", users ["player"],
        shown ("player = ?1") as "The board that you have just opened on the live page.";
        { gone "player" }
    ),
    place!(
        "notices", "player, place, times, digest, digest_at, refused_at, turns, digest_channel, \
                    digest_message", users ["player"],
        shown ("player = ?1") as "What you want to be reminded of, since when Discord has taken \
                                  no direct messages to you, and which was your last digest.";
        { gone "player" }
    ),
    place!(
        "habits", "player, at, zone, quiet", users ["player"],
        shown ("player = ?1") as "Your time zone and quiet hours, and from when they counted.";
        { gone "player" }
    ),
    place!(
        "vacations", "player, from_at, until_at, told, ended", users ["player"],
        shown ("player = ?1") as "Your vacations.";
        { gone "player" }
    ),
    place!(
        "blocks", "player, blocked", users ["player", "blocked"],
        shown ("player = ?1") as "Whom you have blocked.";
        { gone "player" } { kept "blocked", "player" } { then_kept "blocked" }
    ),
    place!(
        "bans", "server, player, reason", users ["player"],
        shown ("player = ?1") as "Where moderators have banned you from play, and why.";
        { kept "player", "server" } { then_kept "player" } { text "reason" }
    ),
    // Which moderator it was concerns only them, and so do questions that they have not confirmed.
    Place {
        shown: Some(
            "SELECT id, server, CASE WHEN moderator = ?1 THEN moderator END AS moderator, deed,
                    match, player, reason, done_at, setting, from_value, to_value, game, tournament,
                    contest
             FROM moderation
             WHERE moderator = ?1 OR (player = ?1 AND done_at IS NOT NULL)",
        ),
        what: "What you did as a moderator, and what moderators did about you.",
        ..place!(
            "moderation",
            "id, server, moderator, deed, match, player, reason, done_at, setting, from_value, \
             to_value, game, tournament, contest",
            users ["moderator", "player"];
            { gone "moderator", " AND done_at IS NULL" } { renamed "moderator" }
            { renamed "player" } { text "reason" }
        )
    },
    place!(
        "followings", "player, match, hears, locale, showing", users ["player"],
        shown ("player = ?1") as "The matches that you follow.";
        { gone "player" }
    ),
    place!(
        "lost_followings", "player, match", users ["player"],
        shown ("player = ?1") as "The matches that you do not follow any more, of which you have \
                                  yet to be told.";
        { gone "player" }
    ),
    place!(
        "notes", "player, match, text", users ["player"],
        shown ("player = ?1") as "Your notes.";
        { gone "player" } { text "text" }
    ),
    place!(
        "lines", "match, player, number, revision, moves", users ["player"],
        shown ("player = ?1") as "Lines that you have tried.";
        { gone "player" }
    ),
    place!(
        "plans", "id, match, player, parent, move", users ["player"],
        shown ("player = ?1 AND match IN ", mine!()) as "Your conditional moves.";
        { gone "player", " AND match IN ", mine!() }
    ),
    Place {
        steps: &[Step::Gone(
            "DELETE FROM reminded
             WHERE reminder IN (SELECT id FROM reminders WHERE player = ?1)",
        )],
        ..place!("reminded", "match, reminder")
    },
    place!(
        "reminders", "id, player, server, channel, message", users ["player"],
        shown ("player = ?1") as "Reminders that you were sent and that still count.";
        { gone "player" }
    ),
    place!(
        "gifts", "match, player, revision, seconds, channel, message", users ["player"],
        shown ("player = ?1 AND match IN ", mine!()) as "Time that your opponents have given you.";
        { gone "player", " AND match IN ", mine!() }
    ),
    place!(
        "offers",
        "id, match, kind, by, revision, moves, pause, state, channel, message", users ["by"],
        shown ("by = ?1 AND match IN ", mine!()) as "Draws, takebacks and pauses that you have \
                                                     offered.";
        { renamed "by", " AND match IN ", mine!() }
    ),
    // The posts themselves are read and rewritten.
    place!(
        "outbox",
        "id, match, bulletin, post, created_at, due_at, holder, cosmetic, first, attempts, \
         attempted_at, given_up, follower",
        users ["follower"],
        shown ("follower = ?1") as "What has yet to be said to you of matches that you follow.";
        { gone "follower" } { text "given_up" } { gone_where "match IN ", direct!() }
        { gone_where "bulletin IN ", questions!() }
    ),
    Place {
        table: "results",
        what: "Your results that count for ratings.",
        columns: "number, match, game, server, first, second, first_kept, second_kept, outcome, at",
        users: &["first", "second"],
        // The numbers by which deleted players are recognised are shown to nobody.
        shown: Some(concat!(
            "SELECT number, match, game, server, first, second, CAST(NULL AS BIGINT) AS first_kept,
                    CAST(NULL AS BIGINT) AS second_kept, outcome, at
             FROM results WHERE match IN ",
            mine!()
        )),
        steps: &[
            Step::Kept(concat!(
                "UPDATE results SET first_kept = ?2 WHERE first = ?1 AND match IN ",
                mine!()
            )),
            Step::Kept(concat!(
                "UPDATE results SET second_kept = ?2 WHERE second = ?1 AND match IN ",
                mine!()
            )),
            step!("results", renamed "first", " AND match IN ", mine!()),
            step!("results", renamed "second", " AND match IN ", mine!()),
        ],
    },
    place!(
        "standings",
        "generation, player, pool, rating, deviation, volatility, last_at, wins, losses, draws, \
         streak, active",
        users ["player"], shown (in_the_ledger!()) as "Your ratings.";
        { renamed "player", in_any_ledger!("standings") }
    ),
    place!(
        "changes", "generation, player, pool, number, rating, deviation, volatility",
        users ["player"], shown (in_the_ledger!()) as "What each result made of your ratings.";
        { renamed "player", in_any_ledger!("changes") }
    ),
    place!(
        "seats", "generation, player, pool, scope, rung, week, rung_then", users ["player"],
        shown (in_the_ledger!()) as "Your places on leaderboards (0: everywhere, else a server).";
        { renamed "player", in_any_ledger!("seats") }
    ),
    place!("same_absences", "match, counted",
           shown ("match IN ", mine!()) as "Your matches that count for no rating, because the same \
                                            absence had cost one already."),
    place!(
        "last_acts", "player, at", users ["player"],
        shown ("player = ?1") as "When you last did something in a match, or wanted or began one.";
        { gone "player" }
    ),
    place!(
        "honours",
        "server, news_channel, news_locale, best, champion, season, look_at"
    ),
    place!("season_ends", "id, server, season"),
    place!(
        "honour_roles", "server, player, role, state, attempts, due_at, claims",
        users ["player"],
        shown ("player = ?1") as "Roles that servers give you for your places on leaderboards.";
        { gone "player" }
    ),
    place!(
        "computer_matches", "match, player, game, level, guided, result, due_at, holder, failures",
        users ["player"], shown ("player = ?1") as "Your matches against the computer, and how they \
                                                    ended.";
        { renamed "player" }
    ),
    place!("plies", "match, ply, move, key, played_at",
           shown ("match IN ", mine!()) as "The moves of your running matches."),
    place!("taken_back", "match, setbacks, ply, move, played_at",
           shown ("match IN ", mine!()) as "Moves of your matches that were taken back."),
    place!(
        "clocks",
        "match, mover, since, first_left, second_left, had, begins, head_start, deadline, look_at, \
         reminded, claimable",
        shown ("match IN ", mine!()) as "The clocks of your running matches."
    ),
    place!("clock_events", "match, number, at, kind, side, value, outage",
           shown ("match IN ", mine!()) as "What has changed these clocks."),
    place!(
        "wrong_codes", "player, count, at", users ["player"],
        shown ("player = ?1") as "How many codes that don't exist you have entered lately.";
        { gone "player" }
    ),
    place!(
        "codes", "player, code, server, channel, locale, lost", users ["player"],
        shown ("player = ?1") as "Your code for members of other servers, and where their challenges \
                                  reach you.";
        { gone "player" }
    ),
    place!(
        "seeks",
        "id, player, server, channel, locale, game, side, pace, flag, weekends, rated, opponents, \
         scope, made_at, expires_at",
        users ["player"],
        shown ("player = ?1") as "What opponents you look for.";
        { gone "player" }
    ),
    place!(
        "tournaments",
        "id, server, channel, locale, name, organizer, managers, system, rounds, at_once, \
         first_begins, round_days, no_show_days, game, start, pace, flag, weekends, rated, stage, \
         made_at, ended_at, deadline, look_at, scope, code, least, most, too_few",
        users ["organizer"],
        shown ("organizer = ?1") as "The tournaments that you have made.";
        { renamed "organizer" } { text "name" }
    ),
    place!(
        "tournament_entrants",
        "tournament, number, player, from_round, until_round, rating, server",
        users ["player"], shown ("player = ?1") as "The tournaments that you have entered.";
        { renamed "player" }
    ),
    place!(
        "puzzle_tries", "puzzle, player, found", users ["player"],
        shown ("player = ?1") as "Puzzles of the day that you have tried, and whether you found them \
                                  at once.";
        { gone "player" }
    ),
    place!(
        "ladder_rungs", "server, game, place, player, active_at, looked_at", users ["player"],
        shown ("player = ?1") as "Where you stand on ladders.";
        { renamed "player" }
    ),
    // A challenge that nobody has accepted is no match of theirs.
    place!(
        "ladder_games", "match, server, game, challenger, challenged, news, refused_at, lost",
        users ["challenger", "challenged"],
        shown ("challenger = ?1 OR challenged = ?1") as "Your challenges on ladders.";
        { renamed "challenger" } { renamed "challenged" }
    ),
    place!(
        "bulletins",
        "id, kind, subject, server, channel, message, locale, version, shown, lost",
        users [],
        shown ("id IN ", questions!()) as "The direct messages in which you were asked, lately.";
        { gone_where "id IN ", questions!() }
    ),
    // They are forgotten soon, and both are asked by the same proposal.
    place!(
        "consents",
        "id, proposal, player, seek, agrees",
        users ["player"],
        shown ("player = ?1") as "Whom you were asked to play, lately.";
        { renamed "player" }
    ),
    place!(
        "challenges",
        "id, server, channel, locale, game, start, challenger, opponent, challenger_side, rated, \
         rematch_of, made_at, expires_at, state, card, pace, flag, weekends, mirror_of, venue, \
         thread, board, adrift, private",
        users ["challenger", "opponent"],
        shown (concat!("(challenger = ?1 AND state <> 'accepted')
                OR (opponent = ?1 AND state <> 'accepted') OR id IN ", mine!(),
                " OR mirror_of IN ", mine!()))
            as "Your challenges, those of your matches, and where they are shown.";
        { emptied "channel = 1, venue = NULL, card = NULL, board = NULL, adrift = NULL",
          "id IN ", direct!() }
        { renamed "challenger", " AND state <> 'accepted'" }
        { renamed "opponent", " AND state <> 'accepted'" }
        { renamed "challenger", " AND id IN ", mine!() }
        { renamed "opponent", " AND id IN ", mine!() }
        { renamed "challenger", " AND mirror_of IN ", mine!() }
        { renamed "opponent", " AND mirror_of IN ", mine!() }
    ),
    Place {
        // All together: whose turn it is must be one of the players.
        steps: &[Step::Renamed(concat!(
            "UPDATE matches
             SET first_player = CASE first_player WHEN ?1 THEN ?2 ELSE first_player END,
                 second_player = CASE second_player WHEN ?1 THEN ?2 ELSE second_player END,
                 turn = CASE turn WHEN ?1 THEN ?2 ELSE turn END
             WHERE id IN ",
            mine!()
        ))],
        ..place!(
            "matches",
            "id, first_player, second_player, started_at, rules, position, previous, ply, setbacks, \
             restored, turn, turn_since, planned, outcome, termination, ended_at, annulled_at, moves, times, \
             bottom, too_short, out_of_time",
            users ["first_player", "second_player", "turn"],
            shown ("id IN ", mine!()) as "Your matches.";
        )
    },
    place!(
        "contest_players",
        "contest, player, team, joined_at, games, seated",
        users ["player"],
        shown ("player = ?1") as "Contests between servers for which you have signed up.";
        { gone "player", " AND seated = 0 AND NOT EXISTS (
              SELECT number FROM contest_boards
              WHERE contest_boards.contest = contest_players.contest
                AND ?1 IN (home_player, away_player))" }
        { renamed "player" }
    ),
    place!(
        "contest_boards",
        "contest, number, game, home_player, away_player, home_rating, away_rating, home_side, \
         match, result, rests_until",
        users ["home_player", "away_player"],
        shown ("home_player = ?1 OR away_player = ?1") as "Boards of contests at which you play or \
               have played.";
        { renamed "home_player" }
        { renamed "away_player" }
    ),
    place!(
        "contests",
        "id, home, away, home_name, away_name, state, asked, games, boards, pace, flag, weekends, \
         rated, days, home_captain, away_captain, home_ready, away_ready, made_at, look_at, \
         began_at, closed_at, refused_by",
        users ["home_captain", "away_captain"],
        shown ("home_captain = ?1 OR away_captain = ?1") as "Contests in which you lead a team.";
        { renamed "home_captain" }
        { renamed "away_captain" }
    ),
    // A text by those who manage the server.
    place!(
        "open_servers",
        "server, name, channel, locale, about, languages, games, code, listed, folded",
        users [];
        { text "about" }
    ),
    place!("analyses", "match, rules, positions"),
    place!("absences", "server, since, look_at, looks, ended_at"),
    place!("away", "server, from_at, until_at, found_at"),
    place!(
        "contest_scores",
        "contest, server, pool, opponent, season, points, halves, boards"
    ),
    place!("erasures", "id, secret, deleted, unclean"),
    place!("games", "id"),
    place!("hints", "match, side, used, revision",
           shown ("match IN ", mine!()) as "How many hints both sides have had in your matches."),
    place!("interactions", "id, handling"),
    place!("homeless", "match, from_at, until_at"),
    place!("ledger", "id, generation, newest, stale"),
    place!("life", "id, alive_at"),
    place!("outages", "number, from_at, until_at, shards, shard"),
    place!("puzzle_channels", "server, channel, locale, game, day"),
    place!("puzzle_days", "id, server, day, game, puzzle"),
    place!("lost_numbers", "restoration, kind, first, last"),
    place!("restorations", "number, restored_at, back_to, revision"),
    place!("proposals", "id, game, made_at, until_at, state, match"),
    place!("presences", "server, proven_at, look_at, asks"),
    place!("prompts", "match, kind, channel, message, until_at"),
    place!("seat_calls", "server, match, called_at"),
    place!("seat_ranges", "match, lowest, highest"),
    place!("server_names", "server, name, seen_at"),
    place!("server_paces", "server, offered, usual"),
    place!("server_settings", "server, setting, value"),
    place!(
        "processes",
        "holder, seen_at, role, shards, urgent, rest, refused"
    ),
    place!("leases", "shard, holder, identified_at, from_at, until_at"),
    place!("shards", "shards, shard, heard_at"),
    place!(
        "tallies",
        "generation, scope, pool, rung, players, week, players_then"
    ),
    // First and second are numbers of entrants.
    place!(
        "tournament_games",
        "tournament, round, board, game, first, second, match, result, news, ruled"
    ),
    place!("tournament_servers", "tournament, server, channel, locale"),
    place!("thread_hours", "server, hour, threads"),
    place!("watches", "match, stage, since, look_at"),
];
