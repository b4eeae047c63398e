//! Players' results in a season or a year, for seasons and badges.

pub(super) mod honours;

use super::{
    StoreError,
    db::{DbError, Row, only, params},
    ratings,
};
use domain::{
    clock::Timestamp,
    community::{Season, SeasonPlay, Win, Year},
    matches::{ServerId, UserId},
    ratings::{ESTABLISHED, Pool, Rating, Results},
};

crate::tx::topic! {
    /// Seasons, and the roles that honour the best players.
    seasons: Seasons, SeasonsMut
}

/// The minimum a player must have played in a season to be ranked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeasonMinimum {
    /// Rated matches.
    pub matches: u32,
    /// Opponents in them.
    pub opponents: u32,
}

impl Seasons<'_> {
    /// Returns each player's results in a season in the rated matches of a server, and the player's
    /// ratings before and after.
    pub fn plays(
        &self,
        server: ServerId,
        pool: Pool,
        season: Season,
    ) -> Result<Vec<SeasonPlay>, StoreError> {
        Ok(self.db.rows(
            "SELECT mine.player AS player, wins, losses, draws, opponents,
                    later.rating AS rating, later.deviation AS deviation,
                    later.volatility AS volatility, earlier.rating AS rating_before,
                    earlier.deviation AS deviation_before, earlier.volatility AS volatility_before
             FROM (SELECT player, sum(won) AS wins, sum(lost) AS losses, sum(drawn) AS draws,
                          count(DISTINCT opponent) AS opponents, min(number) AS first_number,
                          max(number) AS last_number
                   FROM (SELECT first AS player, coalesce(second_kept, second) AS opponent, number,
                                CASE outcome WHEN 'first' THEN 1 ELSE 0 END AS won,
                                CASE outcome WHEN 'second' THEN 1 ELSE 0 END AS lost,
                                CASE outcome WHEN 'draw' THEN 1 ELSE 0 END AS drawn
                         FROM results WHERE server = ?1 AND at >= ?2 AND at < ?3
                           AND (CAST(?4 AS TEXT) IS NULL OR game = ?4)
                         UNION ALL
                         SELECT second, coalesce(first_kept, first), number,
                                CASE outcome WHEN 'second' THEN 1 ELSE 0 END,
                                CASE outcome WHEN 'first' THEN 1 ELSE 0 END,
                                CASE outcome WHEN 'draw' THEN 1 ELSE 0 END
                         FROM results WHERE server = ?1 AND at >= ?2 AND at < ?3
                           AND (CAST(?4 AS TEXT) IS NULL OR game = ?4)) AS theirs
                   GROUP BY player) AS mine
             CROSS JOIN changes AS later
             LEFT JOIN changes AS earlier
               ON earlier.generation = (SELECT generation FROM ledger WHERE id = 1)
              AND earlier.player = mine.player AND earlier.pool = ?5
              AND earlier.number = (
                  SELECT number FROM changes AS due
                  WHERE due.generation = (SELECT generation FROM ledger WHERE id = 1)
                    AND due.player = mine.player AND due.pool = ?5 AND due.number < first_number
                  ORDER BY number DESC LIMIT 1)
             WHERE later.generation = (SELECT generation FROM ledger WHERE id = 1)
               AND later.player = mine.player AND later.pool = ?5 AND later.number = last_number",
            params![server, season.begin(), season.end(), pool.game(), pool],
            play,
        )?)
    }

    /// Returns a player's results in a season in the rated matches of a server, in all games.
    /// `None` if there are none. Only the player's own matches are read.
    pub fn play(
        &self,
        server: ServerId,
        season: Season,
        player: UserId,
    ) -> Result<Option<SeasonPlay>, StoreError> {
        Ok(self.db.first(
            "SELECT mine.player AS player, wins, losses, draws, opponents,
                    later.rating AS rating, later.deviation AS deviation,
                    later.volatility AS volatility, earlier.rating AS rating_before,
                    earlier.deviation AS deviation_before, earlier.volatility AS volatility_before
             FROM (SELECT player, sum(won) AS wins, sum(lost) AS losses, sum(drawn) AS draws,
                          count(DISTINCT opponent) AS opponents, min(number) AS first_number,
                          max(number) AS last_number
                   FROM (SELECT changes.player AS player, results.number AS number,
                                CASE WHEN first = ?4 THEN coalesce(second_kept, second)
                                     ELSE coalesce(first_kept, first) END AS opponent,
                                CASE WHEN outcome = CASE WHEN first = ?4 THEN 'first'
                                                         ELSE 'second' END
                                     THEN 1 ELSE 0 END AS won,
                                CASE WHEN outcome = CASE WHEN first = ?4 THEN 'second'
                                                         ELSE 'first' END
                                     THEN 1 ELSE 0 END AS lost,
                                CASE outcome WHEN 'draw' THEN 1 ELSE 0 END AS drawn
                         FROM changes CROSS JOIN results
                         WHERE changes.generation = (SELECT generation FROM ledger WHERE id = 1)
                           AND changes.player = ?4 AND changes.pool = 'all'
                           AND results.number = changes.number AND server = ?1
                           AND at >= ?2 AND at < ?3) AS theirs
                   GROUP BY player) AS mine
             CROSS JOIN changes AS later
             LEFT JOIN changes AS earlier
               ON earlier.generation = (SELECT generation FROM ledger WHERE id = 1)
              AND earlier.player = ?4 AND earlier.pool = 'all'
              AND earlier.number = (
                  SELECT number FROM changes AS due
                  WHERE due.generation = (SELECT generation FROM ledger WHERE id = 1)
                    AND due.player = ?4 AND due.pool = 'all' AND due.number < first_number
                  ORDER BY number DESC LIMIT 1)
             WHERE later.generation = (SELECT generation FROM ledger WHERE id = 1)
               AND later.player = ?4 AND later.pool = 'all' AND later.number = last_number",
            params![server, season.begin(), season.end(), player],
            play,
        )?)
    }

    /// Returns the best rating, in all games, with which a player who had played enough ended a
    /// season of a server. An established one is better than any other.
    pub fn best(
        &self,
        server: ServerId,
        season: Season,
        SeasonMinimum { matches, opponents }: SeasonMinimum,
    ) -> Result<Option<Rating>, StoreError> {
        Ok(self.db.first(
            "SELECT later.rating AS rating, later.deviation AS deviation,
                    later.volatility AS volatility
             FROM (SELECT player, max(number) AS last_number
                   FROM (SELECT first AS player, coalesce(second_kept, second) AS opponent, number
                         FROM results WHERE server = ?1 AND at >= ?2 AND at < ?3
                         UNION ALL
                         SELECT second, coalesce(first_kept, first), number
                         FROM results WHERE server = ?1 AND at >= ?2 AND at < ?3) AS theirs
                   GROUP BY player
                   HAVING count(*) >= ?4 AND count(DISTINCT opponent) >= ?5) AS mine
             CROSS JOIN changes AS later
             WHERE later.generation = (SELECT generation FROM ledger WHERE id = 1)
               AND later.player = mine.player AND later.pool = 'all' AND later.number = last_number
             ORDER BY CASE WHEN later.deviation > ?6 THEN 1 ELSE 0 END, later.rating DESC LIMIT 1",
            params![
                server,
                season.begin(),
                season.end(),
                matches,
                opponents,
                ESTABLISHED
            ],
            ratings::rating,
        )?)
    }

    /// Whether any rated match was finished in a server before this moment.
    pub fn has_results_before(
        &self,
        server: ServerId,
        moment: Timestamp,
    ) -> Result<bool, StoreError> {
        let found: Option<i64> = self.db.first(
            "SELECT number FROM results WHERE server = ?1 AND at < ?2 LIMIT 1",
            params![server, moment],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns the latest rated matches that a player has won since then, each with the ratings of
    /// both before it in its game.
    pub fn wins_since(
        &self,
        player: UserId,
        since: Timestamp,
        most: u32,
    ) -> Result<Vec<Win>, StoreError> {
        Ok(self.db.rows(
            "SELECT mine.id AS id, own.rating AS rating, own.deviation AS deviation,
                    own.volatility AS volatility, other.rating AS other_rating,
                    other.deviation AS other_deviation, other.volatility AS other_volatility
             FROM (SELECT results.match AS id, results.game AS game, results.number AS number,
                          CASE WHEN first = ?1 THEN second ELSE first END AS opponent
                   FROM changes CROSS JOIN results
                   WHERE changes.generation = (SELECT generation FROM ledger WHERE id = 1)
                     AND changes.player = ?1 AND changes.pool = 'all'
                     AND results.number = changes.number AND results.at >= ?2
                     AND outcome = CASE WHEN first = ?1 THEN 'first' ELSE 'second' END
                   ORDER BY changes.number DESC LIMIT ?3) AS mine
             LEFT JOIN changes AS own
               ON own.generation = (SELECT generation FROM ledger WHERE id = 1)
              AND own.player = ?1 AND own.pool = mine.game
              AND own.number = (
                  SELECT number FROM changes AS due
                  WHERE due.generation = (SELECT generation FROM ledger WHERE id = 1)
                    AND due.player = ?1 AND due.pool = mine.game AND due.number < mine.number
                  ORDER BY number DESC LIMIT 1)
             LEFT JOIN changes AS other
               ON other.generation = (SELECT generation FROM ledger WHERE id = 1)
              AND other.player = mine.opponent AND other.pool = mine.game
              AND other.number = (
                  SELECT number FROM changes AS due
                  WHERE due.generation = (SELECT generation FROM ledger WHERE id = 1)
                    AND due.player = mine.opponent AND due.pool = mine.game
                    AND due.number < mine.number
                  ORDER BY number DESC LIMIT 1)
             ORDER BY mine.number",
            params![player, since, most],
            |row| {
                let theirs = match row.get("other_rating")? {
                    Some(rating) => Rating {
                        rating,
                        deviation: row.get("other_deviation")?,
                        volatility: row.get("other_volatility")?,
                    },
                    None => Rating::START,
                };
                let mine = match row.get("rating")? {
                    Some(rating) => Rating {
                        rating,
                        deviation: row.get("deviation")?,
                        volatility: row.get("volatility")?,
                    },
                    None => Rating::START,
                };
                Ok(Win {
                    id: row.get("id")?,
                    mine,
                    theirs,
                })
            },
        )?)
    }

    /// Returns a player's reliability since then, in matches against people that had a result and
    /// count.
    pub fn year_since(&self, player: UserId, since: Timestamp) -> Result<Year, StoreError> {
        let (matches, absences) = self.db.one(
            "SELECT count(*) AS matches, coalesce(sum(absent), 0) AS absences
             FROM (SELECT CASE WHEN outcome = 'second' AND termination IN ('timeout', 'silence')
                               THEN 1 ELSE 0 END AS absent
                   FROM matches WHERE first_player = ?1 AND ended_at >= ?2
                     AND ended_at IS NOT NULL AND outcome IS NOT NULL AND annulled_at IS NULL
                     AND NOT EXISTS (SELECT match FROM computer_matches WHERE match = matches.id)
                   UNION ALL
                   SELECT CASE WHEN outcome = 'first' AND termination IN ('timeout', 'silence')
                               THEN 1 ELSE 0 END
                   FROM matches WHERE second_player = ?1 AND ended_at >= ?2
                     AND ended_at IS NOT NULL AND outcome IS NOT NULL AND annulled_at IS NULL
                     AND NOT EXISTS (SELECT match FROM computer_matches WHERE match = matches.id)
                  ) AS mine",
            params![player, since],
            |row| Ok((row.get("matches")?, row.get("absences")?)),
        )?;
        let earlier: Option<i64> = self.db.first(
            "SELECT id FROM (
                 SELECT id FROM matches WHERE first_player = ?1 AND ended_at < ?2
                   AND ended_at IS NOT NULL AND outcome IS NOT NULL AND annulled_at IS NULL
                   AND NOT EXISTS (SELECT match FROM computer_matches WHERE match = matches.id)
                 UNION ALL
                 SELECT id FROM matches WHERE second_player = ?1 AND ended_at < ?2
                   AND ended_at IS NOT NULL AND outcome IS NOT NULL AND annulled_at IS NULL
                   AND NOT EXISTS (SELECT match FROM computer_matches WHERE match = matches.id)
             ) AS mine LIMIT 1",
            params![player, since],
            only,
        )?;
        Ok(Year {
            matches,
            absences,
            longer: earlier.is_some(),
        })
    }
}

fn play(row: &Row<'_>) -> Result<SeasonPlay, DbError> {
    let before = match row.get("rating_before")? {
        Some(rating) => Some(Rating {
            rating,
            deviation: row.get("deviation_before")?,
            volatility: row.get("volatility_before")?,
        }),
        None => None,
    };
    Ok(SeasonPlay {
        player: row.get("player")?,
        results: Results {
            wins: row.get("wins")?,
            losses: row.get("losses")?,
            draws: row.get("draws")?,
        },
        opponents: row.get("opponents")?,
        before,
        after: ratings::rating(row)?,
    })
}
