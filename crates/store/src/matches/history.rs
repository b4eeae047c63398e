//! Reads past matches.

use super::Matches;
use crate::{
    StoreError,
    db::{DbError, Row, only, params},
    matches, ratings,
};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, End, MatchId, MessageId, Players, ServerId, UserId},
    ratings::{Rating, Results},
};
use rules::GameId;

/// Selects past matches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryFilter {
    /// Those played in this server,
    pub server: ServerId,
    /// Those of this player,
    pub player: UserId,
    /// against this one,
    pub opponent: Option<UserId>,
    /// of this game.
    pub game: Option<GameId>,
    /// Who looks: matches that only their player sees are left out for everyone else.
    pub viewer: UserId,
}

/// The place of a finished match in the order of their ends.
#[derive(Clone, Copy)]
struct EndPlace {
    ended_at: Timestamp,
    id: MatchId,
}

impl EndPlace {
    const FIRST: EndPlace = EndPlace {
        ended_at: Timestamp::from_millis(i64::MIN),
        id: MatchId(u32::MIN),
    };
    const LAST: EndPlace = EndPlace {
        ended_at: Timestamp::from_millis(i64::MAX),
        id: MatchId(u32::MAX),
    };
}

/// A finished match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedMatch {
    /// Its number.
    pub id: MatchId,
    /// Its game.
    pub game: GameId,
    /// The players.
    pub players: Players,
    /// How it ended.
    pub end: End,
    /// When it ended.
    pub ended_at: Timestamp,
    /// How many plies it had.
    pub ply: u32,
    /// Whether it counts, or counted, for ratings.
    pub rated: bool,
    /// Whether it was declared void.
    pub annulled: bool,
    /// If it was lost in the same absence, the match that counts for ratings in its place.
    pub same_absence: Option<MatchId>,
    /// Whether it is rated and does not count, because it was too short.
    pub too_short: bool,
    /// The channel with its boards.
    pub venue: Option<ChannelId>,
    /// The message of the last board, or of a result that was shared without one.
    pub board: Option<MessageId>,
}

/// The facts of a match other than its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dates {
    /// When it began.
    pub started_at: Timestamp,
    /// When it ended. `None` while it runs.
    pub ended_at: Option<Timestamp>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// Whether it was declared void.
    pub annulled: bool,
    /// Whether it has no result because a player's time ran out.
    pub out_of_time: bool,
}

/// The change of a rating by a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatingChange {
    /// The rating before it, which is the rating after the player's match before.
    pub before: Rating,
    /// The rating after it.
    pub after: Rating,
}

/// Selects a player's finished matches, with one arm for each side. Both arms come in the order of
/// an index and are merged, so no more is read than the page needs. SQLite runs a `CROSS JOIN` in
/// the order in which it is written.
macro_rules! finished {
    ($compare:literal, $order:literal) => {
        concat!(
            finished!(@arm "first_player", "second_player", $compare),
            " UNION ALL ",
            finished!(@arm "second_player", "first_player", $compare),
            " ORDER BY ended_at ", $order, ", id ", $order, " LIMIT ?7",
        )
    };
    (@arm $mine:literal, $theirs:literal, $compare:literal) => {
        concat!(
            "SELECT matches.id AS id, own.game AS game, first_player, second_player, outcome,
                    termination, ended_at, ply, own.rated AS rated,
                    annulled_at IS NOT NULL AS annulled,
                    own.rated = 1 AND coalesce(too_short, 0) = 1 AS too_short,
                    CASE WHEN own.server = ?2 THEN own.venue ELSE mirror.venue END AS venue,
                    CASE WHEN own.server <> ?2 THEN mirror.board
                         WHEN own.venue = own.channel THEN coalesce(own.board, own.card)
                         ELSE own.board END AS board,
                    (SELECT counted FROM same_absences WHERE same_absences.match = matches.id)
                        AS same_absence
             FROM matches CROSS JOIN challenges AS own
                          LEFT JOIN challenges AS mirror ON mirror.mirror_of = own.id
             WHERE own.id = matches.id AND (own.server = ?2 OR mirror.server = ?2)
               AND ", $mine, " = ?1 AND ended_at IS NOT NULL
               AND (ended_at, matches.id) ", $compare, " (?5, ?6)
               AND (CAST(?3 AS BIGINT) IS NULL OR ", $theirs, " = ?3)
               AND (CAST(?4 AS TEXT) IS NULL OR own.game = ?4)
               AND (own.private = 0 OR first_player = ?8 OR second_player = ?8)"
        )
    };
}

const OLDER: &str = finished!("<", "DESC");
const NEWER: &str = finished!(">", "ASC");

/// Both, for a test of all statements.
#[cfg(test)]
pub(crate) const ALL: [&str; 2] = [OLDER, NEWER];

impl Matches<'_> {
    /// Returns the newest match of a player in a server, running or finished.
    pub fn last(&self, server: ServerId, player: UserId) -> Result<Option<MatchId>, StoreError> {
        Ok(self.db.one(
            "SELECT max(mine.id) FROM (
                 SELECT id FROM matches WHERE first_player = ?2 AND ended_at IS NULL
                 UNION ALL SELECT id FROM matches WHERE second_player = ?2 AND ended_at IS NULL
                 UNION ALL SELECT id FROM matches WHERE first_player = ?2 AND ended_at IS NOT NULL
                 UNION ALL SELECT id FROM matches WHERE second_player = ?2 AND ended_at IS NOT NULL
             ) AS mine JOIN challenges AS own ON own.id = mine.id
                       LEFT JOIN challenges AS mirror ON mirror.mirror_of = mine.id
             WHERE own.server = ?1 OR mirror.server = ?1",
            params![server, player],
            only,
        )?)
    }

    /// Whether a player has finished a match of this game.
    pub fn has_finished(&self, player: UserId, game: GameId) -> Result<bool, StoreError> {
        let found: Option<MatchId> = self.db.first(
            "SELECT id FROM (
                 SELECT matches.id FROM matches JOIN challenges USING (id)
                 WHERE first_player = ?1 AND ended_at IS NOT NULL AND game = ?2
                 UNION ALL
                 SELECT matches.id FROM matches JOIN challenges USING (id)
                 WHERE second_player = ?1 AND ended_at IS NOT NULL AND game = ?2) AS mine
             LIMIT 1",
            params![player, game],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Lists finished matches, the newest first: the newest of all, or those just older than
    /// `before`.
    pub fn finished_before(
        &self,
        past: HistoryFilter,
        before: Option<MatchId>,
        most: u32,
    ) -> Result<Vec<FinishedMatch>, StoreError> {
        self.finished(OLDER, past, self.place(before, EndPlace::LAST)?, most)
    }

    /// Lists finished matches, the newest first: the oldest of all, or those just newer than
    /// `after`.
    pub fn finished_after(
        &self,
        past: HistoryFilter,
        after: Option<MatchId>,
        most: u32,
    ) -> Result<Vec<FinishedMatch>, StoreError> {
        let mut found = self.finished(NEWER, past, self.place(after, EndPlace::FIRST)?, most)?;
        found.reverse();
        Ok(found)
    }

    /// Returns the place of a finished match in the order of their ends.
    fn place(&self, of: Option<MatchId>, otherwise: EndPlace) -> Result<EndPlace, StoreError> {
        let Some(id) = of else { return Ok(otherwise) };
        let ended_at = self.db.first(
            "SELECT ended_at FROM matches WHERE id = ?1 AND ended_at IS NOT NULL",
            params![id],
            only,
        )?;
        Ok(ended_at.map_or(otherwise, |ended_at| EndPlace { ended_at, id }))
    }

    fn finished(
        &self,
        sql: &'static str,
        past: HistoryFilter,
        EndPlace { ended_at, id }: EndPlace,
        most: u32,
    ) -> Result<Vec<FinishedMatch>, StoreError> {
        let HistoryFilter {
            server,
            player,
            opponent,
            game,
            viewer,
        } = past;
        Ok(self.db.rows(
            sql,
            params![player, server, opponent, game, ended_at, id, most, viewer],
            finished,
        )?)
    }

    /// Returns the results of `player` against `opponent` in this server, without annulled matches.
    pub fn results_against(
        &self,
        server: ServerId,
        player: UserId,
        opponent: UserId,
    ) -> Result<Results, StoreError> {
        let counts: Vec<(bool, bool, u32)> = self.db.rows(
            "SELECT outcome = 'draw' AS draw, (outcome = 'first') = (first_player = ?1) AS won,
                    count(*) AS matches
             FROM (SELECT * FROM matches WHERE first_player = ?1 AND second_player = ?2
                                           AND ended_at IS NOT NULL
                   UNION ALL
                   SELECT * FROM matches WHERE first_player = ?2 AND second_player = ?1
                                           AND ended_at IS NOT NULL) AS theirs
             JOIN challenges AS own ON own.id = theirs.id
             LEFT JOIN challenges AS mirror ON mirror.mirror_of = theirs.id
             WHERE (own.server = ?3 OR mirror.server = ?3) AND annulled_at IS NULL AND outcome IS NOT NULL GROUP BY 1, 2",
            params![player, opponent, server],
            |row| Ok((row.get("draw")?, row.get("won")?, row.get("matches")?)),
        )?;
        let mut results = Results::default();
        for (draw, won, matches) in counts {
            match (draw, won) {
                (true, _) => results.draws += matches,
                (false, true) => results.wins += matches,
                (false, false) => results.losses += matches,
            }
        }
        Ok(results)
    }

    /// Returns whether a user has won a match, against anyone and anywhere. Annulled ones don't count.
    pub fn has_won(&self, player: UserId) -> Result<bool, StoreError> {
        let found: Option<MatchId> = self.db.first(
            "SELECT id FROM (
                 SELECT id FROM matches WHERE first_player = ?1 AND ended_at IS NOT NULL
                     AND outcome = 'first' AND annulled_at IS NULL
                 UNION ALL
                 SELECT id FROM matches WHERE second_player = ?1 AND ended_at IS NOT NULL
                     AND outcome = 'second' AND annulled_at IS NULL) AS won
             LIMIT 1",
            params![player],
            only,
        )?;
        Ok(found.is_some())
    }

    /// Returns the next matches that ended after the one of this number, at most `most`.
    pub fn finished_ids_after(
        &self,
        after: Option<MatchId>,
        most: u32,
    ) -> Result<Vec<MatchId>, StoreError> {
        Ok(self.db.rows(
            "SELECT id FROM matches WHERE id > ?1 AND ended_at IS NOT NULL ORDER BY id LIMIT ?2",
            params![after.unwrap_or(MatchId(0)), most],
            only,
        )?)
    }

    /// Returns when a match was played, and whether it counts.
    pub fn dates(&self, id: MatchId) -> Result<Option<Dates>, StoreError> {
        Ok(self.db.first(
            "SELECT started_at, ended_at, rated, annulled_at IS NOT NULL AS annulled, out_of_time
             FROM matches JOIN challenges ON challenges.id = matches.id WHERE matches.id = ?1",
            params![id],
            |row| {
                Ok(Dates {
                    started_at: row.get("started_at")?,
                    ended_at: row.get("ended_at")?,
                    rated: row.get("rated")?,
                    annulled: row.get("annulled")?,
                    out_of_time: row.get("out_of_time")?,
                })
            },
        )?)
    }

    /// Returns the change of a player's rating in the match's game by the match. `None` if the
    /// match is not rated, still runs, or is annulled.
    pub fn rating_change(
        &self,
        id: MatchId,
        user: UserId,
    ) -> Result<Option<RatingChange>, StoreError> {
        let ratings = self.db.rows(
            "SELECT rating, deviation, volatility
             FROM results JOIN changes ON pool = game AND changes.number <= results.number
             WHERE match = ?1 AND player = ?2 AND generation = (SELECT generation FROM ledger WHERE id = 1)
             ORDER BY changes.number DESC LIMIT 2",
            params![id, user],
            ratings::rating,
        )?;
        let mut ratings = ratings.into_iter();
        Ok(ratings.next().map(|after| RatingChange {
            before: ratings.next().unwrap_or(Rating::START),
            after,
        }))
    }
}

fn finished(row: &Row<'_>) -> Result<FinishedMatch, DbError> {
    Ok(FinishedMatch {
        id: row.get("id")?,
        game: row.get("game")?,
        players: matches::players(row)?,
        end: End {
            outcome: row.get("outcome")?,
            termination: row.get("termination")?,
        },
        ended_at: row.get("ended_at")?,
        ply: row.get("ply")?,
        rated: row.get("rated")?,
        annulled: row.get("annulled")?,
        same_absence: row.get("same_absence")?,
        too_short: row.get("too_short")?,
        venue: row.get("venue")?,
        board: row.get("board")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Address, Store, ratings::leaderboards::plan};

    /// The cost of a page depends on the player's own matches only, however many others there are.
    #[test]
    fn a_players_matches_are_found_by_index_in_order() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("courtier.db");
        Store::open(&Address::File(path.clone())).expect("a database");
        let db = rusqlite::Connection::open(&path).expect("opens");
        for sql in [OLDER, NEWER] {
            let steps = plan(&db, sql).join("\n");
            for index in [
                "SEARCH matches USING INDEX matches_finished_first (first_player=?",
                "SEARCH matches USING INDEX matches_finished_second (second_player=?",
                "MERGE (UNION ALL)",
            ] {
                assert!(steps.contains(index), "{index} in {steps}");
            }
            assert!(
                !steps.contains("SCAN") && !steps.contains("TEMP"),
                "{steps}"
            );
        }
    }
}
