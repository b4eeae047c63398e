//! Where matches are shown.

use rusqlite::{OptionalExtension, params};

use super::{Post, ReadTx, StoreError, WriteTx};
use crate::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, MessageId, Place},
};

/// Where a challenge and its match are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Venue {
    /// The place where the challenge was made.
    pub place: Place,
    /// The message of the challenge.
    pub challenge: Option<MessageId>,
    /// The thread or channel of the boards.
    pub channel: Option<ChannelId>,
    /// The message of the newest board.
    pub board: Option<MessageId>,
}

impl ReadTx<'_> {
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
}

impl WriteTx<'_> {
    /// Sets the channel for the boards of a match from now on.
    pub fn set_venue(&self, id: MatchId, channel: ChannelId) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE matches SET venue = ?2, board = NULL WHERE id = ?1")?
            .execute(params![id, channel])?;
        Ok(())
    }

    pub(super) fn replace_board(
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
}
