//! Changing things, inside a transaction.

use std::{cell::Cell, ops::Deref};

use rusqlite::{OptionalExtension, Transaction, params};

use super::{Due, Effect, Post, ReadTx, StoreError};
use crate::{
    clock::Timestamp,
    matches::{
        ChallengeState, ChannelId, End, Invitation, Match, MatchId, MessageId, NextPly, Players,
        SideWish, UserId,
    },
};

/// A transaction that may write. It reads like [`ReadTx`].
#[derive(Debug)]
pub struct WriteTx<'t> {
    read: ReadTx<'t>,
    queued: Cell<bool>,
}

impl<'t> Deref for WriteTx<'t> {
    type Target = ReadTx<'t>;

    fn deref(&self) -> &ReadTx<'t> {
        &self.read
    }
}

impl<'t> WriteTx<'t> {
    pub(super) fn new(transaction: &'t Transaction<'_>) -> WriteTx<'t> {
        WriteTx {
            read: ReadTx::new(transaction),
            queued: Cell::new(false),
        }
    }

    pub(super) const fn has_queued(&self) -> bool {
        self.queued.get()
    }

    /// Remembers under which name a user was seen.
    pub fn set_name(&self, user: UserId, name: &str) -> Result<(), StoreError> {
        self.db
            .prepare_cached(
                "INSERT INTO names (user, name) VALUES (?1, ?2)
                 ON CONFLICT (user) DO UPDATE SET name = excluded.name
                 WHERE name <> excluded.name",
            )?
            .execute(params![user, name])?;
        Ok(())
    }

    /// Stores a new challenge and gives its number.
    pub fn insert_challenge(
        &self,
        invitation: &Invitation,
        expires_at: Timestamp,
    ) -> Result<MatchId, StoreError> {
        let Invitation {
            place,
            start,
            challenger,
            opponent,
            wish,
            rated,
            rematch_of,
        } = invitation;
        let side = match wish {
            SideWish::Lot => None,
            SideWish::Side(side) => Some(side),
        };
        Ok(self
            .db
            .prepare_cached(
                "INSERT INTO challenges (server, channel, game, start, challenger, opponent,
                                         challenger_side, rated, rematch_of, expires_at, locale,
                                         state)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, 'open') RETURNING id",
            )?
            .query_row(
                params![
                    place.server,
                    place.channel,
                    start.game(),
                    start,
                    challenger,
                    opponent,
                    side,
                    rated,
                    rematch_of,
                    expires_at,
                    place.locale,
                ],
                |row| row.get(0),
            )?)
    }

    /// Changes where a challenge stands.
    pub fn set_challenge_state(
        &self,
        id: MatchId,
        state: ChallengeState,
    ) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE challenges SET state = ?2 WHERE id = ?1")?
            .execute(params![id, state])?;
        Ok(())
    }

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

    /// Adds a ply to the record. The primary key refuses a second one of the same number. Offers
    /// lapse.
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

    /// Ends a match. Offers and conditional moves lapse, and if it is rated, its result goes into the list of results.
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

    /// Moves the deadlines of all waiting challenges, for time that nobody could use.
    pub fn postpone_expiries(&self, by: std::time::Duration) -> Result<(), StoreError> {
        let millis = i64::try_from(by.as_millis()).unwrap_or(0);
        self.db.execute(
            "UPDATE challenges SET expires_at = expires_at + ?1 WHERE state = 'open'",
            [millis],
        )?;
        Ok(())
    }

    /// Notes that the bot runs, and gives when that was last noted.
    pub fn beat(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        let last = self
            .db
            .prepare_cached("SELECT alive_at FROM life")?
            .query_row([], |row| row.get(0))
            .optional()?;
        self.db
            .prepare_cached("INSERT OR REPLACE INTO life (id, alive_at) VALUES (1, ?1)")?
            .execute([now])?;
        Ok(last)
    }

    /// Puts something to say into the outbox.
    pub fn say(&self, about: MatchId, post: &Post, now: Timestamp) -> Result<(), StoreError> {
        let post = serde_json::to_string(post).map_err(|_| StoreError::Corrupt {
            id: about,
            what: "a post",
        })?;
        self.db
            .prepare_cached(
                "INSERT INTO outbox (match, post, created_at, due_at) VALUES (?1, ?2, ?3, ?3)",
            )?
            .execute(params![about, post, now])?;
        self.queued.set(true);
        Ok(())
    }

    /// Notes that a post is about to be sent, so that after a crash it is looked for first.
    pub fn begin_delivery(&self, id: i64, now: Timestamp) -> Result<(), StoreError> {
        self.db
            .prepare_cached(
                "UPDATE outbox SET attempts = attempts + 1,
                                   attempted_at = coalesce(attempted_at, ?2)
                 WHERE id = ?1",
            )?
            .execute(params![id, now])?;
        Ok(())
    }

    /// Notes that Discord has confirmed a post.
    pub fn delivered(&self, due: &Due, effect: Effect, now: Timestamp) -> Result<(), StoreError> {
        match effect {
            Effect::None => {}
            Effect::Challenge(message) => {
                self.db
                    .prepare_cached("UPDATE challenges SET card = ?2 WHERE id = ?1")?
                    .execute(params![due.about, message])?;
            }
            Effect::Venue(channel) => self.set_venue(due.about, channel)?,
            Effect::Board { message, revision } => {
                self.replace_board(due.about, message, revision, now)?;
            }
            Effect::Offer {
                offer,
                channel,
                message,
            } => self.set_offer_message(offer, channel, message)?,
        }
        self.db
            .prepare_cached("DELETE FROM outbox WHERE id = ?1")?
            .execute([due.id])?;
        // The match's next post may go now.
        self.queued.set(true);
        Ok(())
    }

    /// Says where the boards of a match go from now on.
    pub fn set_venue(&self, id: MatchId, channel: ChannelId) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE matches SET venue = ?2, board = NULL WHERE id = ?1")?
            .execute(params![id, channel])?;
        Ok(())
    }

    fn replace_board(
        &self,
        id: MatchId,
        message: MessageId,
        revision: u32,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        if let Some(venue) = self.venue(id)?
            && let (Some(channel), Some(message)) = (venue.channel, venue.board)
        {
            self.say(id, &Post::Retire { channel, message }, now)?;
        }
        self.db
            .prepare_cached("UPDATE matches SET board = ?2, board_revision = ?3 WHERE id = ?1")?
            .execute(params![id, message, revision])?;
        Ok(())
    }

    /// Tries a post again later.
    pub fn postpone(&self, id: i64, due_at: Timestamp) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE outbox SET due_at = ?2 WHERE id = ?1")?
            .execute(params![id, due_at])?;
        Ok(())
    }

    /// Notes that a post can never be delivered. It stays in the table for the operator.
    pub fn give_up(&self, id: i64, why: &str) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE outbox SET given_up = ?2 WHERE id = ?1")?
            .execute(params![id, why])?;
        self.queued.set(true);
        Ok(())
    }
}
