//! Where matches are shown.

use super::{
    Post, ReadTx, StoreError, WriteTx,
    db::{only, params},
};
use crate::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, MessageId, Place, ServerId},
    variants::variants,
};

variants! {
    /// Why no board of a match can be posted.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Adrift {
        /// The channel has been deleted.
        Gone = "gone",
        /// The bot may not post in the channel.
        Closed = "closed",
    }
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
    pub adrift: Option<Adrift>,
}

impl Venue {
    /// The thread or channel of the boards, also before it is known.
    pub fn shown_in(&self) -> ChannelId {
        self.channel.unwrap_or(self.place.channel)
    }
}

impl ReadTx<'_> {
    /// Where a challenge and its match are shown.
    pub fn venue(&self, id: MatchId) -> Result<Option<Venue>, StoreError> {
        Ok(self.db.first(
            "SELECT server, channel, locale, card, venue, board, adrift
             FROM challenges LEFT JOIN matches ON matches.id = challenges.id
             WHERE challenges.id = ?1",
            params![id],
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
                    adrift: row.get("adrift")?,
                })
            },
        )?)
    }
}

impl WriteTx<'_> {
    /// Counts one more thread of a server in an hour, and tells how many that makes.
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
    pub fn set_venue(&self, id: MatchId, channel: ChannelId) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE matches
             SET venue = ?2, board = NULL,
                 thread = CASE WHEN (SELECT channel FROM challenges
                                     WHERE challenges.id = matches.id) = ?2 THEN 0 ELSE 1 END
             WHERE id = ?1",
            params![id, channel],
        )?;
        Ok(())
    }

    /// Notes that the newest board of a match could not be posted. If the channel is gone, its clock
    /// stands. In one that is only closed, no board may come until the mover moves, and whoever need
    /// not move does not: boards come by direct messages meanwhile.
    pub fn set_adrift(&self, id: MatchId, why: Adrift, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE matches SET adrift = ?2 WHERE id = ?1",
            params![id, why],
        )?;
        match why {
            Adrift::Gone => self.begin_homeless(id, now),
            Adrift::Closed => self.end_homeless(id, now),
        }
    }

    /// Shows a match in this channel from now on, because its own is gone. Its clock goes on.
    pub fn move_to(
        &self,
        id: MatchId,
        channel: ChannelId,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE challenges SET channel = ?2 WHERE id = ?1",
            params![id, channel],
        )?;
        self.db.execute(
            "UPDATE matches SET adrift = NULL WHERE id = ?1",
            params![id],
        )?;
        self.end_homeless(id, now)?;
        self.set_venue(id, channel)
    }

    /// Notes the newest board of a match. Gives what is to be done with the one before. If the match
    /// was adrift, its clock goes on.
    pub fn replace_board(
        &self,
        id: MatchId,
        message: MessageId,
        now: Timestamp,
    ) -> Result<Option<Post>, StoreError> {
        let before = self.venue(id)?;
        self.db.execute(
            "UPDATE matches SET board = ?2, adrift = NULL WHERE id = ?1",
            params![id, message],
        )?;
        self.end_homeless(id, now)?;
        Ok(before.and_then(|venue| {
            let (channel, message) = venue.channel.zip(venue.board)?;
            Some(Post::Retire { channel, message })
        }))
    }
}
