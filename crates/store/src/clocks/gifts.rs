//! Time that players have recently given each other, and the message about it.

use std::time::Duration;

use super::{Clocks, ClocksMut};
use crate::{StoreError, db::params};
use domain::matches::{ChannelId, MatchId, MessageId, UserId};

/// The time that a player was given on one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Given {
    /// How much in total.
    pub time: Duration,
    /// The message about it, once it is posted.
    pub message: Option<(ChannelId, MessageId)>,
}

impl Clocks<'_> {
    /// Returns what a player was given on the board of this revision. `None` if it was nothing, or
    /// something was given on another board since.
    pub fn given(
        &self,
        id: MatchId,
        to: UserId,
        revision: u32,
    ) -> Result<Option<Given>, StoreError> {
        Ok(self.db.first(
            "SELECT seconds, channel, message FROM gifts
             WHERE match = ?1 AND player = ?2 AND revision = ?3",
            params![id, to, revision],
            |row| {
                let channel: Option<ChannelId> = row.get("channel")?;
                Ok(Given {
                    time: row.get("seconds")?,
                    message: channel.zip(row.get("message")?),
                })
            },
        )?)
    }
}

impl ClocksMut<'_> {
    /// Notes that a player was given this much time on the board of this revision.
    pub fn note_gift(
        &self,
        id: MatchId,
        to: UserId,
        revision: u32,
        time: Duration,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO gifts (match, player, revision, seconds) VALUES (?1, ?2, ?3, ?4)
             ON CONFLICT (match, player) DO UPDATE SET
                 seconds = excluded.seconds
                     + CASE WHEN gifts.revision = excluded.revision THEN gifts.seconds ELSE 0 END,
                 channel = CASE WHEN gifts.revision = excluded.revision THEN gifts.channel END,
                 message = CASE WHEN gifts.revision = excluded.revision THEN gifts.message END,
                 revision = excluded.revision",
            params![id, to, revision, time],
        )?;
        Ok(())
    }

    /// Notes the message about what a player was given on the board of this revision.
    pub(crate) fn set_gift_message(
        &self,
        id: MatchId,
        to: UserId,
        revision: u32,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE gifts SET channel = ?4, message = ?5
             WHERE match = ?1 AND player = ?2 AND revision = ?3",
            params![id, to, revision, channel, message],
        )?;
        Ok(())
    }
}
