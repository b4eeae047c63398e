//! Results between pairs of players, for the signals that managers see.

use super::Ratings;
use crate::{
    StoreError,
    db::{DbError, Row, params},
};
use domain::{
    clock::Timestamp,
    community::{Losses, Pair, QUICK},
    matches::ServerId,
};

impl Ratings<'_> {
    /// Returns the rated matches of each pair of players in a server since then.
    pub fn pairs_since(&self, server: ServerId, since: Timestamp) -> Result<Vec<Pair>, StoreError> {
        Ok(self.db.rows(
            "SELECT low, high, count(*) AS matches,
                    sum(low_lost) AS low_lost, sum(high_lost) AS high_lost,
                    sum(low_lost * quick) AS low_quick, sum(high_lost * quick) AS high_quick,
                    sum(low_lost * absent) AS low_absent, sum(high_lost * absent) AS high_absent
             FROM (SELECT CASE WHEN first < second THEN first ELSE second END AS low,
                          CASE WHEN first < second THEN second ELSE first END AS high,
                          CASE WHEN results.outcome = CASE WHEN first < second THEN 'second'
                                                           ELSE 'first' END
                               THEN 1 ELSE 0 END AS low_lost,
                          CASE WHEN results.outcome = CASE WHEN first < second THEN 'first'
                                                           ELSE 'second' END
                               THEN 1 ELSE 0 END AS high_lost,
                          CASE WHEN termination = 'resignation' AND ply < ?3
                               THEN 1 ELSE 0 END AS quick,
                          CASE WHEN termination IN ('timeout', 'silence')
                               THEN 1 ELSE 0 END AS absent
                   FROM results CROSS JOIN matches
                   WHERE results.server = ?1 AND results.at >= ?2 AND matches.id = results.match
                  ) AS mine
             GROUP BY low, high ORDER BY low, high",
            params![server, since, QUICK],
            pair,
        )?)
    }
}

fn pair(row: &Row<'_>) -> Result<Pair, DbError> {
    Ok(Pair {
        players: [row.get("low")?, row.get("high")?],
        matches: row.get("matches")?,
        losses: [
            Losses {
                all: row.get("low_lost")?,
                quick: row.get("low_quick")?,
                absent: row.get("low_absent")?,
            },
            Losses {
                all: row.get("high_lost")?,
                quick: row.get("high_quick")?,
                absent: row.get("high_absent")?,
            },
        ],
    })
}
