//! How long the database keeps data that nobody needs any more.
//!
//! [`RULES`] lists everything that ends because it is old. Data in no rule stays: the records of
//! matches, results, ratings, tournaments and contests that were played, ladders, the log of
//! moderators, settings, bans and blocks, and what players have written. Other modules remove
//! used-up data, such as clocks, plans, seeks and proposals.
//!
//! **When you add a table that grows, add a rule here**, unless its rows belong to a record; a test
//! knows each table that is in no rule, and why. Each rule finds rows by one key, page by page,
//! without holding up writers, and removes each with everything that refers to it. Removing checks
//! again what may have changed since.
//!
//! Buttons in Discord name the numbers of challenges and offers. None of them is given again, even if its
//! row is gone, and the newest row of both stays.

use std::time::Duration;

use super::{
    StoreError,
    db::{only, params},
};
use domain::clock::Timestamp;

crate::tx::topic! {
    /// Rows that are old enough to be removed.
    retention: Retention, RetentionMut
}

const DAY: Duration = Duration::from_hours(24);

/// For how long a server without the bot is remembered: after that, its matches end without a result.
pub const GONE_FOR_GOOD: Duration = Duration::from_hours(180 * 24);

/// Something that ends because it is old.
#[derive(Debug)]
pub struct Rule {
    /// Its name, as `docs/operators.md` has it.
    pub name: &'static str,
    /// How long it is kept after it was last needed.
    pub kept: Duration,
    /// Reads at most `?2` keys after the key `?3` of rows last needed at the moment `?1` or before.
    pub(super) find: &'static str,
    /// Removes what one key identifies, in this order.
    pub(super) remove: &'static [Removal],
}

/// One statement.
#[derive(Clone, Copy, Debug)]
pub(super) enum Removal {
    /// Removes everything that the key `?1` identifies.
    All(&'static str),
    /// Removes what the key `?1` identifies and was last needed at the moment `?2` or before.
    Older(&'static str),
}

use Removal::{All, Older};

/// All rules. Those that others wait for come first.
pub const RULES: &[Rule] = &[
    Rule {
        name: "posts that could not be delivered",
        kept: DAY.saturating_mul(90),
        // A stuck match is shown again from these.
        find: "SELECT id FROM outbox
               WHERE given_up IS NOT NULL AND created_at <= ?1 AND id > ?3
                 AND NOT EXISTS (SELECT 1 FROM challenges AS shown
                                 JOIN matches ON matches.id = coalesce(shown.mirror_of, shown.id)
                                 WHERE shown.id = outbox.match AND ended_at IS NULL)
               ORDER BY id LIMIT ?2",
        remove: &[
            // A change its bulletin has not shown is shown with the next one.
            All("UPDATE bulletins SET shown = version
                 WHERE id = (SELECT bulletin FROM outbox WHERE outbox.id = ?1)
                   AND NOT EXISTS (SELECT 1 FROM outbox AS other
                                   WHERE other.bulletin = bulletins.id AND other.id <> ?1)"),
            All("DELETE FROM outbox WHERE id = ?1 AND given_up IS NOT NULL"),
        ],
    },
    Rule {
        name: "posts to a server without the bot",
        kept: GONE_FOR_GOOD,
        find: "SELECT outbox.id AS id FROM outbox
               LEFT JOIN challenges AS shown ON shown.id = outbox.match
               LEFT JOIN bulletins ON bulletins.id = outbox.bulletin
               WHERE given_up IS NULL AND outbox.first = 0 AND created_at <= ?1 AND outbox.id > ?3
                 AND EXISTS (SELECT 1 FROM absences
                             WHERE absences.server = coalesce(shown.server, bulletins.server)
                               AND absences.ended_at IS NULL)
                 AND NOT EXISTS (SELECT 1 FROM matches
                                 WHERE matches.id = coalesce(shown.mirror_of, shown.id)
                                   AND matches.ended_at IS NULL)
               ORDER BY outbox.id LIMIT ?2",
        remove: &[
            All("UPDATE bulletins SET shown = version
                 WHERE id = (SELECT bulletin FROM outbox WHERE outbox.id = ?1 AND outbox.first = 0)
                   AND NOT EXISTS (SELECT 1 FROM outbox AS other
                                   WHERE other.bulletin = bulletins.id AND other.id <> ?1)"),
            // The bot may have come back.
            All("DELETE FROM outbox WHERE id = ?1 AND first = 0 AND given_up IS NULL"),
        ],
    },
    Rule {
        name: "challenges that didn't become a match",
        kept: DAY.saturating_mul(90),
        find: "SELECT own.id AS id FROM challenges AS own
               LEFT JOIN challenges AS mirror ON mirror.mirror_of = own.id
               WHERE own.state <> 'accepted' AND own.state <> 'open' AND own.mirror_of IS NULL
                 AND own.expires_at <= ?1 AND own.id > ?3
                 AND coalesce(mirror.id, own.id) < (SELECT max(id) FROM challenges)
                 AND NOT EXISTS (SELECT 1 FROM ladder_games WHERE ladder_games.match = own.id)
                 AND NOT EXISTS (SELECT 1 FROM outbox
                                 WHERE outbox.match = own.id OR outbox.match = mirror.id)
               ORDER BY own.id LIMIT ?2",
        remove: &[
            All("DELETE FROM seat_calls
                 WHERE server = (SELECT challenges.server FROM challenges WHERE id = ?1)
                   AND match = ?1"),
            All("DELETE FROM seat_ranges WHERE match = ?1"),
            All("DELETE FROM challenges
                 WHERE mirror_of = ?1 AND state <> 'accepted' AND state <> 'open'"),
            All("DELETE FROM challenges WHERE id = ?1 AND state <> 'accepted' AND state <> 'open'"),
        ],
    },
    Rule {
        name: "offers in matches that are over",
        kept: DAY.saturating_mul(90),
        find: "SELECT DISTINCT offers.match AS match FROM offers
               JOIN matches ON matches.id = offers.match
               WHERE ended_at <= ?1 AND offers.match > ?3
                 AND offers.id < (SELECT max(id) FROM offers)
                 AND offers.match NOT IN (SELECT coalesce(mirror_of, challenges.id) FROM outbox
                                          JOIN challenges ON challenges.id = outbox.match)
               ORDER BY offers.match LIMIT ?2",
        remove: &[All(
            "DELETE FROM offers WHERE match = ?1 AND id < (SELECT max(newest.id) FROM offers AS newest)",
        )],
    },
    Rule {
        name: "moves that were taken back in matches that are over",
        kept: DAY.saturating_mul(90),
        find: "SELECT DISTINCT taken_back.match AS match FROM taken_back
               JOIN matches ON matches.id = taken_back.match
               WHERE ended_at <= ?1 AND taken_back.match > ?3
               ORDER BY taken_back.match LIMIT ?2",
        remove: &[All("DELETE FROM taken_back WHERE match = ?1")],
    },
    Rule {
        name: "who followed matches that are over",
        kept: DAY.saturating_mul(90),
        find: "SELECT DISTINCT followings.match AS match FROM followings
               JOIN matches ON matches.id = followings.match
               WHERE ended_at <= ?1 AND followings.match > ?3
               ORDER BY followings.match LIMIT ?2",
        remove: &[All("DELETE FROM followings WHERE match = ?1")],
    },
    Rule {
        name: "pending messages to followers of matches that are over",
        kept: DAY.saturating_mul(90),
        find: "SELECT DISTINCT player FROM lost_followings
               JOIN matches ON matches.id = lost_followings.match
               WHERE ended_at <= ?1 AND player > ?3
               ORDER BY player LIMIT ?2",
        remove: &[Older(
            "DELETE FROM lost_followings
             WHERE player = ?1
               AND EXISTS (SELECT 1 FROM matches
                           WHERE matches.id = lost_followings.match AND ended_at <= ?2)",
        )],
    },
    Rule {
        name: "vacations",
        // They count in a calendar year, and for the clocks of matches that have run since.
        kept: DAY.saturating_mul(400),
        find: "SELECT DISTINCT player FROM vacations
               WHERE until_at <= ?1 AND told = 1 AND ended = 1 AND player > ?3
                 AND NOT EXISTS (SELECT 1 FROM matches
                                 WHERE first_player = vacations.player AND ended_at IS NULL
                                   AND started_at < vacations.until_at)
                 AND NOT EXISTS (SELECT 1 FROM matches
                                 WHERE second_player = vacations.player AND ended_at IS NULL
                                   AND started_at < vacations.until_at)
               ORDER BY player LIMIT ?2",
        remove: &[Older(
            "DELETE FROM vacations
             WHERE player = ?1 AND until_at <= ?2 AND told = 1 AND ended = 1
               AND NOT EXISTS (SELECT 1 FROM matches
                               WHERE first_player = vacations.player AND ended_at IS NULL
                                 AND started_at < vacations.until_at)
               AND NOT EXISTS (SELECT 1 FROM matches
                               WHERE second_player = vacations.player AND ended_at IS NULL
                                 AND started_at < vacations.until_at)",
        )],
    },
    Rule {
        name: "time zones and quiet hours that were changed",
        // They count for the clocks of matches that have run since.
        kept: DAY.saturating_mul(400),
        find: "SELECT DISTINCT habits.player AS player FROM habits
               JOIN habits AS later ON later.player = habits.player AND later.at > habits.at
               WHERE later.at <= ?1 AND habits.player > ?3
                 AND NOT EXISTS (SELECT 1 FROM matches
                                 WHERE first_player = habits.player AND ended_at IS NULL
                                   AND started_at < later.at)
                 AND NOT EXISTS (SELECT 1 FROM matches
                                 WHERE second_player = habits.player AND ended_at IS NULL
                                   AND started_at < later.at)
               ORDER BY habits.player LIMIT ?2",
        remove: &[Older(
            "DELETE FROM habits
             WHERE player = ?1
               AND EXISTS (SELECT 1 FROM habits AS later
                           WHERE later.player = habits.player AND later.at > habits.at
                             AND later.at <= ?2
                             AND NOT EXISTS (SELECT 1 FROM matches
                                             WHERE first_player = habits.player
                                               AND ended_at IS NULL AND started_at < later.at)
                             AND NOT EXISTS (SELECT 1 FROM matches
                                             WHERE second_player = habits.player
                                               AND ended_at IS NULL AND started_at < later.at))",
        )],
    },
    Rule {
        name: "counts of threads opened in an hour",
        kept: DAY,
        find: "SELECT server FROM thread_hours
               WHERE (hour + 1) * 3600000 <= ?1 AND server > ?3 ORDER BY server LIMIT ?2",
        remove: &[Older(
            "DELETE FROM thread_hours WHERE server = ?1 AND (hour + 1) * 3600000 <= ?2",
        )],
    },
    Rule {
        name: "messages about tournaments, contests and puzzles that are over",
        kept: DAY.saturating_mul(90),
        find: "SELECT id FROM bulletins
               WHERE id > ?3
                 AND ((kind LIKE 'tournament%'
                       AND EXISTS (SELECT 1 FROM tournaments
                                   WHERE tournaments.id = CASE kind WHEN 'tournament-round'
                                                                    THEN subject >> 8
                                                                    ELSE subject END
                                     AND ended_at <= ?1))
                      OR (kind LIKE 'contest%'
                          AND EXISTS (SELECT 1 FROM contests
                                      WHERE contests.id = subject AND closed_at <= ?1))
                      OR (kind = 'puzzle'
                          AND EXISTS (SELECT 1 FROM puzzle_days
                                      WHERE puzzle_days.id = subject
                                        AND (day + 1) * 86400000 <= ?1)))
               ORDER BY id LIMIT ?2",
        remove: &[
            All("DELETE FROM outbox WHERE bulletin = ?1"),
            All("DELETE FROM bulletins WHERE id = ?1"),
        ],
    },
    Rule {
        name: "contests that were never played and are in no log",
        kept: DAY.saturating_mul(90),
        find: "SELECT id FROM contests
               WHERE state IN ('declined', 'withdrawn', 'lapsed') AND closed_at <= ?1 AND id > ?3
                 AND NOT EXISTS (SELECT 1 FROM contest_boards WHERE contest = contests.id)
                 AND NOT EXISTS (SELECT 1 FROM contest_scores WHERE contest = contests.id)
                 AND NOT EXISTS (SELECT 1 FROM bulletins
                                 WHERE kind IN ('contest', 'contest-teams', 'contest-boards',
                                                'contest-result')
                                   AND subject = contests.id)
                 AND NOT EXISTS (SELECT 1 FROM moderation WHERE moderation.contest = contests.id)
               ORDER BY id LIMIT ?2",
        remove: &[
            All("DELETE FROM contest_players WHERE contest = ?1"),
            All("DELETE FROM contests WHERE id = ?1"),
        ],
    },
    Rule {
        name: "tournaments that were canceled before their first match and are in no log",
        kept: DAY.saturating_mul(90),
        find: "SELECT id FROM tournaments
               WHERE stage = 'cancelled' AND ended_at <= ?1 AND id > ?3
                 AND NOT EXISTS (SELECT 1 FROM tournament_games WHERE tournament = tournaments.id)
                 AND NOT EXISTS (SELECT 1 FROM bulletins
                                 WHERE kind IN ('tournament', 'tournament-result')
                                   AND subject = tournaments.id)
                 AND NOT EXISTS (SELECT 1 FROM moderation
                                 WHERE moderation.tournament = tournaments.id)
               ORDER BY id LIMIT ?2",
        remove: &[
            All("DELETE FROM tournament_entrants WHERE tournament = ?1"),
            All("DELETE FROM tournament_servers WHERE tournament = ?1"),
            All("DELETE FROM tournaments WHERE id = ?1"),
        ],
    },
    Rule {
        name: "announcements of seasons",
        kept: DAY.saturating_mul(90),
        // Seasons are counted from 1970. A quarter of the year has 91.3125 days, and begins three days
        // later than that at most.
        find: "SELECT id FROM season_ends
               WHERE (season + 1) * 7889400000 + 259200000 <= ?1 AND id > ?3
               ORDER BY id LIMIT ?2",
        remove: &[
            All("DELETE FROM outbox
                 WHERE bulletin IN (SELECT bulletins.id FROM bulletins
                                    WHERE kind = 'season' AND subject = ?1)"),
            All("DELETE FROM bulletins WHERE kind = 'season' AND subject = ?1"),
            All("DELETE FROM season_ends WHERE id = ?1"),
        ],
    },
    Rule {
        name: "puzzles of the day, and who tried them",
        // The longest streak that is counted has 400 days, some of which a server may have missed.
        kept: DAY.saturating_mul(500),
        find: "SELECT id FROM puzzle_days
               WHERE (day + 1) * 86400000 <= ?1 AND id > ?3
                 AND NOT EXISTS (SELECT 1 FROM bulletins
                                 WHERE kind = 'puzzle' AND subject = puzzle_days.id)
               ORDER BY id LIMIT ?2",
        remove: &[
            All("DELETE FROM puzzle_tries WHERE puzzle = ?1"),
            All("DELETE FROM puzzle_days WHERE id = ?1"),
        ],
    },
    Rule {
        name: "when a player last did something in a match",
        kept: DAY.saturating_mul(400),
        // In a running match it shows whether its player has done anything since.
        find: "SELECT player FROM last_acts
               WHERE at <= ?1 AND player > ?3
                 AND NOT EXISTS (SELECT 1 FROM matches
                                 WHERE first_player = last_acts.player AND ended_at IS NULL)
                 AND NOT EXISTS (SELECT 1 FROM matches
                                 WHERE second_player = last_acts.player AND ended_at IS NULL)
               ORDER BY player LIMIT ?2",
        remove: &[Older(
            "DELETE FROM last_acts
             WHERE player = ?1 AND at <= ?2
               AND NOT EXISTS (SELECT 1 FROM matches
                               WHERE first_player = last_acts.player AND ended_at IS NULL)
               AND NOT EXISTS (SELECT 1 FROM matches
                               WHERE second_player = last_acts.player AND ended_at IS NULL)",
        )],
    },
    Rule {
        name: "codes that users have entered and that don't exist",
        kept: DAY,
        find: "SELECT player FROM wrong_codes WHERE at <= ?1 AND player > ?3 ORDER BY player LIMIT ?2",
        remove: &[Older(
            "DELETE FROM wrong_codes WHERE player = ?1 AND at <= ?2",
        )],
    },
    Rule {
        name: "boards that users have opened on the live page",
        kept: DAY,
        find: "SELECT player FROM opened WHERE at <= ?1 AND player > ?3 ORDER BY player LIMIT ?2",
        remove: &[Older("DELETE FROM opened WHERE player = ?1 AND at <= ?2")],
    },
    Rule {
        name: "names of players about whom nothing else is stored",
        kept: DAY.saturating_mul(400),
        // Users who are in a match, want one, are in a list that others see, or get direct
        // messages.
        find: "SELECT DISTINCT player FROM names
               WHERE player > ?3
                 AND NOT EXISTS (SELECT 1 FROM names AS newer
                                 WHERE newer.player = names.player AND newer.seen_at > ?1)
                 AND NOT EXISTS (SELECT 1 FROM last_acts
                                 WHERE last_acts.player = names.player AND at > ?1)
                 AND NOT EXISTS (SELECT 1 FROM matches
                                 WHERE first_player = names.player AND ended_at IS NULL)
                 AND NOT EXISTS (SELECT 1 FROM matches
                                 WHERE first_player = names.player AND ended_at IS NOT NULL)
                 AND NOT EXISTS (SELECT 1 FROM matches
                                 WHERE second_player = names.player AND ended_at IS NULL)
                 AND NOT EXISTS (SELECT 1 FROM matches
                                 WHERE second_player = names.player AND ended_at IS NOT NULL)
                 AND NOT EXISTS (SELECT 1 FROM challenges
                                 WHERE challenger = names.player AND state <> 'accepted')
                 AND NOT EXISTS (SELECT 1 FROM challenges
                                 WHERE opponent = names.player AND state <> 'accepted')
                 AND NOT EXISTS (SELECT 1 FROM seeks WHERE seeks.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM consents WHERE consents.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM codes WHERE codes.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM notices WHERE notices.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM player_settings
                                 WHERE player_settings.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM habits WHERE habits.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM vacations WHERE vacations.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM followings
                                 WHERE followings.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM lost_followings
                                 WHERE lost_followings.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM notes WHERE notes.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM lines WHERE lines.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM reminders WHERE reminders.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM puzzle_tries
                                 WHERE puzzle_tries.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM ladder_rungs
                                 WHERE ladder_rungs.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM honour_roles
                                 WHERE honour_roles.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM tournament_entrants
                                 WHERE tournament_entrants.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM contest_players
                                 WHERE contest_players.player = names.player)
                 AND NOT EXISTS (SELECT 1 FROM blocks WHERE blocks.player = names.player)
                 AND player NOT IN (SELECT blocked FROM blocks
                                    UNION ALL SELECT player FROM bans
                                    UNION ALL SELECT moderator FROM moderation
                                    UNION ALL SELECT player FROM moderation
                                              WHERE player IS NOT NULL
                                    UNION ALL SELECT organizer FROM tournaments
                                    UNION ALL SELECT home_captain FROM contests
                                              WHERE home_captain IS NOT NULL
                                    UNION ALL SELECT away_captain FROM contests
                                              WHERE away_captain IS NOT NULL
                                    UNION ALL SELECT follower FROM outbox
                                              WHERE follower IS NOT NULL)
               ORDER BY player LIMIT ?2",
        remove: &[Older(
            "DELETE FROM names
             WHERE player = ?1
               AND NOT EXISTS (SELECT 1 FROM names AS newer
                               WHERE newer.player = ?1 AND newer.seen_at > ?2)",
        )],
    },
    Rule {
        name: "names of servers where nothing was played",
        kept: DAY.saturating_mul(400),
        find: "SELECT server FROM server_names
               WHERE seen_at <= ?1 AND server > ?3
                 AND NOT EXISTS (SELECT 1 FROM challenges
                                 WHERE challenges.server = server_names.server
                                   AND state = 'accepted')
                 AND NOT EXISTS (SELECT 1 FROM contests WHERE home = server_names.server)
                 AND NOT EXISTS (SELECT 1 FROM contests WHERE away = server_names.server)
                 AND NOT EXISTS (SELECT 1 FROM tournaments
                                 WHERE tournaments.server = server_names.server)
                 AND NOT EXISTS (SELECT 1 FROM tournament_servers
                                 WHERE tournament_servers.server = server_names.server)
                 AND NOT EXISTS (SELECT 1 FROM open_servers
                                 WHERE open_servers.server = server_names.server)
               ORDER BY server LIMIT ?2",
        remove: &[Older(
            "DELETE FROM server_names WHERE server = ?1 AND seen_at <= ?2",
        )],
    },
    Rule {
        name: "when the bot was last known to be in a server",
        kept: GONE_FOR_GOOD,
        // Nobody loses on time before it is known whether the bot is there.
        find: "SELECT server FROM presences
               WHERE look_at IS NULL AND coalesce(proven_at, 0) <= ?1 AND server > ?3
                 AND server NOT IN (
                     SELECT own.server FROM matches
                     JOIN challenges AS own ON own.id = matches.id
                     WHERE matches.ended_at IS NULL
                     UNION ALL SELECT mirror.server FROM matches
                               JOIN challenges AS mirror ON mirror.mirror_of = matches.id
                               WHERE matches.ended_at IS NULL)
               ORDER BY server LIMIT ?2",
        remove: &[Older(
            "DELETE FROM presences
             WHERE server = ?1 AND look_at IS NULL AND coalesce(proven_at, 0) <= ?2",
        )],
    },
    Rule {
        name: "absences from servers where nothing is left to continue",
        kept: GONE_FOR_GOOD,
        // As long as something there would otherwise continue, the absence is what prevents it.
        find: "SELECT server FROM absences
               WHERE ended_at IS NULL AND since <= ?1 AND server > ?3
                 AND server NOT IN (
                     SELECT server FROM honours
                     UNION ALL SELECT server FROM puzzle_channels
                     UNION ALL SELECT server FROM open_servers
                     UNION ALL SELECT server FROM ladder_rungs
                     UNION ALL SELECT server FROM tournaments WHERE tournaments.ended_at IS NULL
                     UNION ALL SELECT tournament_servers.server FROM tournament_servers
                               JOIN tournaments ON tournaments.id = tournament
                               WHERE tournaments.ended_at IS NULL
                     UNION ALL SELECT home FROM contests WHERE closed_at IS NULL
                     UNION ALL SELECT away FROM contests WHERE closed_at IS NULL
                     UNION ALL SELECT server FROM challenges WHERE state = 'open'
                     UNION ALL SELECT own.server FROM matches
                               JOIN challenges AS own ON own.id = matches.id
                               WHERE matches.ended_at IS NULL
                     UNION ALL SELECT mirror.server FROM matches
                               JOIN challenges AS mirror ON mirror.mirror_of = matches.id
                               WHERE matches.ended_at IS NULL
                     UNION ALL SELECT shown.server FROM outbox
                               JOIN challenges AS shown ON shown.id = outbox.match
                     UNION ALL SELECT bulletins.server FROM outbox
                               JOIN bulletins ON bulletins.id = outbox.bulletin)
               ORDER BY server LIMIT ?2",
        remove: &[
            Older(
                "DELETE FROM away
                 WHERE server = ?1 AND until_at IS NULL
                   AND EXISTS (SELECT 1 FROM absences
                               WHERE absences.server = away.server AND ended_at IS NULL
                                 AND since <= ?2)",
            ),
            Older("DELETE FROM absences WHERE server = ?1 AND ended_at IS NULL AND since <= ?2"),
        ],
    },
];

impl Retention<'_> {
    /// Returns the keys of what a rule ends that was last needed at this moment or before: at most
    /// `most` of them, after this key.
    pub fn find_old(
        &self,
        rule: &Rule,
        before: Timestamp,
        after: i64,
        most: u32,
    ) -> Result<Vec<i64>, StoreError> {
        Ok(self
            .db
            .rows(rule.find, params![before, most, after], only)?)
    }
}

impl RetentionMut<'_> {
    /// Removes what these keys identify, as far as it was last needed at this moment or before.
    /// Returns how many rows that were.
    pub fn remove_old(
        &self,
        rule: &Rule,
        keys: &[i64],
        before: Timestamp,
    ) -> Result<u64, StoreError> {
        let mut removed = 0;
        for &key in keys {
            for removal in rule.remove {
                removed += match removal {
                    All(sql) => self.db.execute(sql, params![key])?,
                    Older(sql) => self.db.execute(sql, params![key, before])?,
                };
            }
        }
        Ok(removed)
    }
}
