//! Stores and finds matches and their records.

use rusqlite::{OptionalExtension, Row, params};

use super::{ReadTx, StoreError, WriteTx};
use crate::{
    clock::Timestamp,
    games::{GameId, Side},
    matches::{
        ChallengeState, ChannelId, End, Invitation, Match, MatchId, MessageId, NextPly, Players,
        Record, ServerId, UserId,
    },
};

/// A running match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSummary {
    /// Its number.
    pub id: MatchId,
    /// Its game.
    pub game: GameId,
    /// The other player.
    pub opponent: UserId,
    /// Whether it is the turn of the player whose list it is.
    pub to_move: bool,
    /// Since when it is that player's or the opponent's turn.
    pub turn_since: Timestamp,
    /// The number of plies.
    pub ply: u32,
    /// The channel with its boards.
    pub venue: Option<ChannelId>,
    /// The message of the newest board.
    pub board: Option<MessageId>,
}

impl ReadTx<'_> {
    /// The players of the match of this number.
    pub fn players(&self, id: MatchId) -> Result<Option<Players>, StoreError> {
        Ok(self
            .db
            .prepare_cached("SELECT first_player, second_player FROM matches WHERE id = ?1")?
            .query_row([id], players)
            .optional()?)
    }

    /// The record of the match of this number.
    pub fn record(&self, id: MatchId) -> Result<Option<Record>, StoreError> {
        let Some(challenge) = self.challenge(id)? else {
            return Ok(None);
        };
        if self.players(id)?.is_none() {
            return Ok(None);
        }
        let mut statement = self
            .db
            .prepare_cached("SELECT move FROM plies WHERE match = ?1 ORDER BY ply")?;
        let texts: Vec<String> = statement
            .query_map([id], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        Ok(Some(Record::read(challenge.invitation.start, texts)))
    }

    /// The match of this number.
    pub fn find_match(&self, id: MatchId) -> Result<Option<Match>, StoreError> {
        let Some(challenge) = self.challenge(id)? else {
            return Ok(None);
        };
        let found = self
            .db
            .prepare_cached(
                "SELECT first_player, second_player, setbacks, outcome, termination
                 FROM matches WHERE id = ?1",
            )?
            .query_row([id], |row| {
                Ok((players(row)?, row.get("setbacks")?, end(row)?))
            })
            .optional()?;
        let Some((players, taken_back, end)) = found else {
            return Ok(None);
        };
        let Some(record) = self.record(id)? else {
            return Ok(None);
        };
        if let Some((ply, error)) = record.refused() {
            return Err(StoreError::Record { id, ply, error });
        }
        Ok(Some(Match {
            id,
            place: challenge.invitation.place,
            players,
            rules: record.start().game().info().rules,
            progress: record.progress(),
            taken_back,
            end,
        }))
    }

    /// The newest match whose boards are in this thread.
    pub fn match_in(&self, channel: ChannelId) -> Result<Option<MatchId>, StoreError> {
        Ok(self
            .db
            .prepare_cached(
                "SELECT matches.id FROM matches JOIN challenges USING (id)
                 WHERE venue = ?1 AND venue <> channel ORDER BY matches.id DESC LIMIT 1",
            )?
            .query_row([channel], |row| row.get(0))
            .optional()?)
    }

    /// The running matches of a user in a server. Those in which it is the user's turn come first,
    /// and of these the longest waiting first.
    pub fn running_matches(
        &self,
        server: ServerId,
        user: UserId,
    ) -> Result<Vec<MatchSummary>, StoreError> {
        let mut statement = self.db.prepare_cached(
            "SELECT id, game, first_player, second_player, turn, turn_since, ply, venue, board
             FROM (SELECT * FROM matches WHERE first_player = ?2 AND ended_at IS NULL
                   UNION ALL
                   SELECT * FROM matches WHERE second_player = ?2 AND ended_at IS NULL) AS mine
             JOIN challenges USING (id)
             WHERE mine.server = ?1
             ORDER BY turn <> ?2, turn_since, id",
        )?;
        let rows = statement.query_map(params![server, user], |row| {
            let (first, second): (UserId, UserId) =
                (row.get("first_player")?, row.get("second_player")?);
            Ok(MatchSummary {
                id: row.get("id")?,
                game: row.get("game")?,
                opponent: if first == user { second } else { first },
                to_move: row.get::<_, Option<UserId>>("turn")? == Some(user),
                turn_since: row.get("turn_since")?,
                ply: row.get("ply")?,
                venue: row.get("venue")?,
                board: row.get("board")?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }
}

impl WriteTx<'_> {
    /// Starts the match of an accepted challenge.
    pub fn insert_match(
        &self,
        id: MatchId,
        invitation: &Invitation,
        players: Players,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let start = &invitation.start;
        self.set_challenge_state(id, ChallengeState::Accepted)?;
        self.db
            .prepare_cached(
                "INSERT INTO matches (id, server, first_player, second_player, started_at,
                                      position, turn, turn_since, bottom)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?5,
                         coalesce((SELECT bottom FROM server_settings WHERE server = ?2), 'mover'))",
            )?
            .execute(params![
                id,
                invitation.place.server,
                players.on(crate::games::Side::First),
                players.on(crate::games::Side::Second),
                now,
                start,
                players.on(start.side_to_move()),
            ])?;
        Ok(())
    }

    /// Adds a ply to the record. The primary key refuses a second one of the same number. Open
    /// offers lapse.
    pub fn insert_ply(&self, of: &Match, next: &NextPly, now: Timestamp) -> Result<(), StoreError> {
        self.lapse_offers(of.id, now)?;
        self.db
            .prepare_cached(
                "INSERT INTO plies (match, ply, move, played_at) VALUES (?1, ?2, ?3, ?4)",
            )?
            .execute(params![of.id, next.number, next.ply.mv, now])?;
        let turn = of.players.on(next.ply.position.side_to_move());
        self.db
            .prepare_cached(
                "UPDATE matches SET position = ?2, ply = ?3, turn = ?4, turn_since = ?5
                 WHERE id = ?1",
            )?
            .execute(params![of.id, next.ply.position, next.number, turn, now])?;
        if let Some(end) = next.end {
            self.set_end(of.id, end, now)?;
        }
        Ok(())
    }

    /// Ends a match. Open offers lapse, and plans are removed. If the match is rated, its result
    /// goes into the list of results.
    pub fn set_end(&self, id: MatchId, end: End, now: Timestamp) -> Result<(), StoreError> {
        self.lapse_offers(id, now)?;
        self.remove_plans(id)?;
        self.db
            .prepare_cached(
                "UPDATE matches SET turn = NULL, outcome = ?2, termination = ?3, ended_at = ?4
                 WHERE id = ?1",
            )?
            .execute(params![id, end.outcome, end.termination, now])?;
        self.enter_result(id, end.outcome, now)
    }
}

fn players(row: &Row<'_>) -> rusqlite::Result<Players> {
    let (first, second) = (row.get("first_player")?, row.get("second_player")?);
    Ok(Players::with(first, Side::First, second))
}

fn end(row: &Row<'_>) -> rusqlite::Result<Option<End>> {
    let outcome: Option<_> = row.get("outcome")?;
    let termination: Option<_> = row.get("termination")?;
    Ok(outcome.zip(termination).map(|(outcome, termination)| End {
        outcome,
        termination,
    }))
}
