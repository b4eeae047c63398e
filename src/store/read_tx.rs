//! Reading.

use rusqlite::{Connection, OptionalExtension, Row, params, types::Type};

use super::{Due, StoreError};
use crate::{
    clock::Timestamp,
    games::{GameId, Side},
    matches::{
        Challenge, ChallengeState, ChannelId, End, Invitation, Match, MatchId, MessageId, Place,
        Players, ServerId, SideWish, UserId,
    },
};

/// A consistent state of the database.
#[derive(Debug)]
pub struct ReadTx<'c> {
    pub(super) db: &'c Connection,
}

/// A running match in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchSummary {
    /// Its number.
    pub id: MatchId,
    /// Which game.
    pub game: GameId,
    /// The other player.
    pub opponent: UserId,
    /// Whether the player whose list it is must move.
    pub to_move: bool,
    /// Since when whoever must move has had to.
    pub turn_since: Timestamp,
    /// How many plies have been played.
    pub ply: u32,
    /// Where the boards are.
    pub venue: Option<ChannelId>,
    /// The newest board.
    pub board: Option<MessageId>,
}

/// A challenge that waits for an answer, in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenChallenge {
    /// Its number.
    pub id: MatchId,
    /// Which game.
    pub game: GameId,
    /// On a board of how many files.
    pub size: u8,
    /// Who made it.
    pub challenger: UserId,
    /// For whom, or for anybody.
    pub opponent: Option<UserId>,
    /// Until when.
    pub expires_at: Timestamp,
}

/// Where a match is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Venue {
    /// The channel of the challenge.
    pub place: Place,
    /// The challenge's message.
    pub challenge: Option<MessageId>,
    /// The thread or channel of the boards.
    pub channel: Option<ChannelId>,
    /// The newest board.
    pub board: Option<MessageId>,
}

impl<'c> ReadTx<'c> {
    pub(super) const fn new(db: &'c Connection) -> ReadTx<'c> {
        ReadTx { db }
    }

    /// The challenge of this number.
    pub fn challenge(&self, id: MatchId) -> Result<Option<Challenge>, StoreError> {
        let found = self
            .db
            .prepare_cached(
                "SELECT server, channel, locale, game, start, challenger, opponent, challenger_side,
                        rated, rematch_of, expires_at, state
                 FROM challenges WHERE id = ?1",
            )?
            .query_row([id], |row| {
                let game: GameId = row.get("game")?;
                let start: String = row.get("start")?;
                let place = Place {
                    server: row.get("server")?,
                    channel: row.get("channel")?,
                    locale: row.get("locale")?,
                };
                let wish = row.get::<_, Option<Side>>("challenger_side")?;
                let state: ChallengeState = row.get("state")?;
                Ok((
                    game,
                    start,
                    place,
                    wish,
                    state,
                    row.get("challenger")?,
                    row.get("opponent")?,
                    (row.get("rated")?, row.get("rematch_of")?),
                    row.get("expires_at")?,
                ))
            })
            .optional()?;
        let Some((game, start, place, wish, state, challenger, opponent, terms, expires_at)) =
            found
        else {
            return Ok(None);
        };
        let start = game
            .parse_position(&start)
            .map_err(|_| StoreError::Corrupt {
                id,
                what: "the start position",
            })?;
        let wish = wish.map_or(SideWish::Lot, SideWish::Side);
        let (rated, rematch_of) = terms;
        let invitation = Invitation {
            place,
            start,
            challenger,
            opponent,
            wish,
            rated,
            rematch_of,
        };
        Ok(Some(Challenge {
            id,
            invitation,
            expires_at,
            state,
        }))
    }

    /// The challenge for a rematch of this match that waits or has been accepted.
    pub fn rematch_of(&self, id: MatchId) -> Result<Option<Challenge>, StoreError> {
        let found = self
            .db
            .prepare_cached(
                "SELECT id FROM challenges
                 WHERE rematch_of = ?1 AND state IN ('open', 'accepted')",
            )?
            .query_row([id], |row| row.get(0))
            .optional()?;
        match found {
            Some(id) => self.challenge(id),
            None => Ok(None),
        }
    }

    /// How many challenges of this user wait in this server.
    pub fn count_open_challenges(&self, server: ServerId, by: UserId) -> Result<u32, StoreError> {
        Ok(self
            .db
            .prepare_cached(
                "SELECT count(*) FROM challenges
                 WHERE server = ?1 AND challenger = ?2 AND state = 'open'",
            )?
            .query_row(params![server, by], |row| row.get(0))?)
    }

    /// Challenges in this server that wait, the oldest first: open seats, and those that `user`
    /// made or was sent.
    pub fn open_challenges(
        &self,
        server: ServerId,
        user: UserId,
        now: Timestamp,
    ) -> Result<Vec<OpenChallenge>, StoreError> {
        let mut statement = self.db.prepare_cached(
            "SELECT id, game, start, challenger, opponent, expires_at FROM challenges
             WHERE server = ?1 AND state = 'open' AND expires_at > ?3
               AND (opponent IS NULL OR opponent = ?2 OR challenger = ?2)
             ORDER BY id LIMIT 200",
        )?;
        let rows = statement.query_map(params![server, user, now], |row| {
            let start: String = row.get("start")?;
            let game: GameId = row.get("game")?;
            // A start that does not parse cannot be taken either; its size does not matter then.
            let size = game
                .parse_position(&start)
                .map_or(0, |position| position.size());
            Ok(OpenChallenge {
                id: row.get("id")?,
                game,
                size,
                challenger: row.get("challenger")?,
                opponent: row.get("opponent")?,
                expires_at: row.get("expires_at")?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The challenges whose time is up.
    pub fn expired_challenges(&self, now: Timestamp) -> Result<Vec<MatchId>, StoreError> {
        let mut statement = self.db.prepare_cached(
            "SELECT id FROM challenges WHERE state = 'open' AND expires_at <= ?1 ORDER BY id",
        )?;
        let rows = statement.query_map([now], |row| row.get(0))?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// When the next challenge expires.
    pub fn next_expiry(&self) -> Result<Option<Timestamp>, StoreError> {
        Ok(self
            .db
            .prepare_cached("SELECT min(expires_at) FROM challenges WHERE state = 'open'")?
            .query_row([], |row| row.get(0))?)
    }

    /// The match of this number, replayed from its record.
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
                let players = Players::with(
                    row.get("first_player")?,
                    Side::First,
                    row.get("second_player")?,
                );
                Ok((players, row.get("setbacks")?, end(row)?))
            })
            .optional()?;
        let Some((players, taken_back, end)) = found else {
            return Ok(None);
        };
        let mut statement = self
            .db
            .prepare_cached("SELECT move FROM plies WHERE match = ?1 ORDER BY ply")?;
        let moves: Vec<String> = statement
            .query_map([id], |row| row.get(0))?
            .collect::<Result<_, _>>()?;
        let Invitation { place, start, .. } = challenge.invitation;
        let mut found = Match::replay(id, place, players, start, moves, end)
            .map_err(|(ply, error)| StoreError::Record { id, ply, error })?;
        found.taken_back = taken_back;
        Ok(Some(found))
    }

    /// Where a challenge and its match are shown.
    pub fn venue(&self, id: MatchId) -> Result<Option<Venue>, StoreError> {
        Ok(self
            .db
            .prepare_cached(
                "SELECT challenges.server, challenges.channel, locale, card, venue, board
                 FROM challenges LEFT JOIN matches USING (id) WHERE challenges.id = ?1",
            )?
            .query_row([id], |row| {
                Ok(Venue {
                    place: Place {
                        server: row.get(0)?,
                        channel: row.get(1)?,
                        locale: row.get(2)?,
                    },
                    challenge: row.get(3)?,
                    channel: row.get(4)?,
                    board: row.get(5)?,
                })
            })
            .optional()?)
    }

    /// The newest match whose boards are in this channel: its own, if it is a thread.
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

    /// The running matches of a user in a server: those where it is the user's turn first, and of
    /// these the longest waiting first.
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

    /// The name a user was last seen under.
    pub fn name(&self, user: UserId) -> Result<Option<String>, StoreError> {
        Ok(self
            .db
            .prepare_cached("SELECT name FROM names WHERE user = ?1")?
            .query_row([user], |row| row.get(0))
            .optional()?)
    }

    /// What is to be said now: the first waiting post of each match, if its time has come.
    pub fn due_posts(&self, now: Timestamp, most: u32) -> Result<Vec<Due>, StoreError> {
        let mut statement = self.db.prepare_cached(
            "SELECT id, match, post, created_at, attempts, attempted_at FROM outbox AS this
             WHERE given_up IS NULL AND due_at <= ?1 AND NOT EXISTS (
                 SELECT 1 FROM outbox AS earlier
                 WHERE earlier.match = this.match AND earlier.id < this.id
                   AND earlier.given_up IS NULL)
             ORDER BY due_at, id LIMIT ?2",
        )?;
        let rows = statement.query_map(params![now, most], |row| {
            let post: String = row.get("post")?;
            Ok(Due {
                id: row.get("id")?,
                about: row.get("match")?,
                // Written by this program; should it not be readable, SQLite names the column.
                post: serde_json::from_str(&post).map_err(|error| {
                    rusqlite::Error::FromSqlConversionFailure(2, Type::Text, Box::new(error))
                })?,
                created_at: row.get("created_at")?,
                attempts: row.get("attempts")?,
                attempted_at: row.get("attempted_at")?,
            })
        })?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// When the next post falls due after `now`, of those that wait for no earlier one.
    pub fn next_post_after(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(self
            .db
            .prepare_cached(
                "SELECT min(due_at) FROM outbox AS this
                 WHERE given_up IS NULL AND due_at > ?1 AND NOT EXISTS (
                     SELECT 1 FROM outbox AS earlier
                     WHERE earlier.match = this.match AND earlier.id < this.id
                       AND earlier.given_up IS NULL)",
            )?
            .query_row([now], |row| row.get(0))?)
    }
}

fn end(row: &Row<'_>) -> rusqlite::Result<Option<End>> {
    let outcome: Option<_> = row.get("outcome")?;
    let termination: Option<_> = row.get("termination")?;
    Ok(outcome.zip(termination).map(|(outcome, termination)| End {
        outcome,
        termination,
    }))
}
