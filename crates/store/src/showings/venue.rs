//! Where matches are shown.

use super::{Showings, ShowingsMut};
use crate::{
    Post, StoreError,
    db::{DbError, Row, only, params},
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
    /// Where the boards go.
    pub boards: BoardsIn,
    /// The message of the newest board.
    pub board: Option<MessageId>,
    /// Why the newest board could not be posted.
    pub unreachable: Option<Unreachable>,
}

/// Where the boards of a match go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardsIn {
    /// Nowhere: only the player of this match against the computer sees them, until they share it.
    /// Nothing about such a match is posted.
    Private,
    /// A thread or channel that is not known yet.
    Awaited,
    /// This thread or channel.
    Channel(ChannelId),
}

impl BoardsIn {
    /// Returns the thread or channel, if it is known.
    pub const fn channel(self) -> Option<ChannelId> {
        match self {
            BoardsIn::Channel(channel) => Some(channel),
            BoardsIn::Private | BoardsIn::Awaited => None,
        }
    }

    /// Returns whether only the player sees them.
    pub const fn is_private(self) -> bool {
        matches!(self, BoardsIn::Private)
    }
}

impl Venue {
    /// Returns the thread or channel of the boards. Before it is known, and for a match that only
    /// its player sees, that is the channel where the match was made.
    pub fn shown_in(&self) -> ChannelId {
        self.boards.channel().unwrap_or(self.place.channel)
    }
}

/// Reads where boards go from the columns `private` and `venue`.
pub(crate) fn boards_in(row: &Row<'_>) -> Result<BoardsIn, DbError> {
    let venue: Option<ChannelId> = row.get("venue")?;
    Ok(match venue {
        Some(channel) => BoardsIn::Channel(channel),
        None if row.get("private")? => BoardsIn::Private,
        None => BoardsIn::Awaited,
    })
}

impl Showings<'_> {
    /// Returns where a challenge and its match are shown.
    pub fn venue(&self, showing: impl Into<ShowingId>) -> Result<Option<Venue>, StoreError> {
        Ok(self.db.first(
            "SELECT server, channel, locale, card, venue, board, adrift, private
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
                    boards: boards_in(row)?,
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

    /// Shows a match to nobody but its player: nothing about it is posted from now on. It has just
    /// begun, so nothing has been.
    pub fn make_private(&self, showing: impl Into<ShowingId>) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE challenges SET private = 1 WHERE id = ?1",
            params![showing.into()],
        )?;
        Ok(())
    }

    /// Shows a match in this channel to everyone there who reads it, if only its player has seen it
    /// until now. What follows about it is posted.
    pub fn share(
        &self,
        showing: impl Into<ShowingId>,
        channel: ChannelId,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE challenges SET private = 0, channel = ?2 WHERE id = ?1 AND private = 1",
            params![showing.into(), channel],
        )?;
        Ok(())
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
            let (channel, message) = venue.boards.channel().zip(venue.board)?;
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
