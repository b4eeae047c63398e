//! Where matches are shown.

use super::{Showings, ShowingsMut};
use crate::{
    Post, StoreError,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, MessageId, Place, ServerId, ShowingId},
};
use rules::variants;

variants! {
    /// Why no board of a match can be posted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Unreachable {
        /// The channel has been deleted.
        Gone = "gone",
        /// The bot may not post in the channel.
        Closed = "closed",
    }
}

/// A channel in which nothing about a match can be posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostChannel {
    /// The channel.
    pub channel: ChannelId,
    /// The reason.
    pub why: Unreachable,
}

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
    /// Why the newest board could not be posted.
    pub unreachable: Option<Unreachable>,
}

impl Venue {
    /// Returns the thread or channel of the boards, even before it is known.
    pub fn shown_in(&self) -> ChannelId {
        self.channel.unwrap_or(self.place.channel)
    }
}

impl Showings<'_> {
    /// Returns where a challenge and its match are shown.
    pub fn venue(&self, showing: impl Into<ShowingId>) -> Result<Option<Venue>, StoreError> {
        Ok(self.db.first(
            "SELECT server, channel, locale, card, venue, board, adrift
             FROM challenges WHERE id = ?1",
            params![showing.into()],
            |row| {
                Ok(Venue {
                    place: Place {
                        server: row.get("server")?,
                        channel: row.get("channel")?,
                        locale: row.get("locale")?,
                    },
                    challenge: row.get("card")?,
                    channel: row.get("venue")?,
                    board: row.get("board")?,
                    unreachable: row.get("adrift")?,
                })
            },
        )?)
    }
}

impl ShowingsMut<'_> {
    /// Counts another thread of a server in an hour, and returns the new count.
    pub fn count_thread(&self, server: ServerId, hour: i64) -> Result<u32, StoreError> {
        Ok(self.db.one(
            "INSERT INTO thread_hours (server, hour, threads) VALUES (?1, ?2, 1)
             ON CONFLICT (server) DO UPDATE
             SET threads = CASE WHEN thread_hours.hour = excluded.hour
                                THEN thread_hours.threads + 1 ELSE 1 END,
                 hour = excluded.hour
             RETURNING threads",
            params![server, hour],
            only,
        )?)
    }

    /// Sets the channel for the boards of a match from now on.
    pub fn set_venue(
        &self,
        showing: impl Into<ShowingId>,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE challenges
             SET venue = ?2, board = NULL, thread = CASE WHEN channel = ?2 THEN 0 ELSE 1 END
             WHERE id = ?1",
            params![showing.into(), channel],
        )?;
        Ok(())
    }

    /// Notes that the newest board of a match could not be posted. If the channel is gone, the
    /// clock of the player there is stopped. In one that is only closed it runs on: no board can
    /// come until the mover moves, and a player who need not move does not. Boards are sent as
    /// direct messages meanwhile.
    pub fn set_unreachable(
        &self,
        showing: impl Into<ShowingId>,
        why: Unreachable,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let showing = showing.into();
        self.set_why_unreachable(showing, Some(why), now)?;
        match why {
            Unreachable::Gone => self.tx.clocks().begin_unshown(showing, now),
            Unreachable::Closed => self.tx.clocks().end_unshown(showing, now),
        }
    }

    /// Notes that the newest board of a match could not be posted in a channel. If the match has
    /// moved to another one meanwhile, that one is not lost.
    pub fn note_lost_channel(
        &self,
        showing: ShowingId,
        lost: LostChannel,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        match self.venue(showing)? {
            Some(venue) if venue.place.channel == lost.channel => {
                self.set_unreachable(showing, lost.why, now)
            }
            _ => Ok(()),
        }
    }

    /// Shows a challenge in this channel, because it cannot be posted in the other one.
    pub fn move_challenge(
        &self,
        showing: impl Into<ShowingId>,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE challenges SET channel = ?2 WHERE id = ?1",
            params![showing.into(), channel],
        )?;
        Ok(())
    }

    /// Shows a match in this channel from now on, because its own is gone. Its clock continues.
    pub fn move_to(
        &self,
        showing: impl Into<ShowingId>,
        channel: ChannelId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let showing = showing.into();
        self.move_challenge(showing, channel)?;
        self.set_why_unreachable(showing, None, now)?;
        self.tx.clocks().end_unshown(showing, now)?;
        self.set_venue(showing, channel)
    }

    /// Stores why a showing is unreachable. A tournament looks for another channel when one is gone, and
    /// says so until there is one.
    fn set_why_unreachable(
        &self,
        showing: ShowingId,
        why: Option<Unreachable>,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let before = self.venue(showing)?.and_then(|venue| venue.unreachable);
        if before == why {
            return Ok(());
        }
        self.db.execute(
            "UPDATE challenges SET adrift = ?2 WHERE id = ?1",
            params![showing, why],
        )?;
        match self.shown_at(showing)? {
            Some(id) => self.tx.tournaments().note_game(id, now),
            None => Ok(()),
        }
    }

    /// Notes the newest board of a match. Returns what is to be done with the one before. If the
    /// match was unreachable, or live and without a board, its clock continues.
    pub fn replace_board(
        &self,
        showing: impl Into<ShowingId>,
        message: MessageId,
        now: Timestamp,
    ) -> Result<Option<Post>, StoreError> {
        let showing = showing.into();
        let before = self.venue(showing)?;
        self.tx.clocks().await_board(showing, now)?;
        self.db.execute(
            "UPDATE challenges SET board = ?2, adrift = NULL WHERE id = ?1",
            params![showing, message],
        )?;
        self.tx.clocks().end_unshown(showing, now)?;
        if before.is_none_or(|venue| venue.board.is_none() || venue.unreachable.is_some()) {
            self.tx.tournaments().note_board(showing, now)?;
        }
        Ok(before.and_then(|venue| {
            let (channel, message) = venue.channel.zip(venue.board)?;
            Some(Post::Retire { channel, message })
        }))
    }

    /// Notes the message that takes the place of a match's challenge from now on.
    pub(crate) fn set_card(
        &self,
        showing: ShowingId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE challenges SET card = ?2 WHERE id = ?1",
            params![showing, message],
        )?;
        Ok(())
    }
}
