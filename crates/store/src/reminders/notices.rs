//! The events that players want to be told about, and when their next digest is due.

use super::{Reminders, RemindersMut};
use crate::{
    Post, StoreError,
    db::{DbError, Row, only, params},
    due_rows::{Cursor, DueRow, due_row},
};
use domain::{
    clock::Timestamp,
    matches::{
        ChannelId, MatchId, MessageId, Notices, UserId,
        clock::{MatchClock, Reminder},
    },
};
use rules::Side;

impl Reminders<'_> {
    /// Returns the events that a player wants to be told about.
    pub fn notices(&self, player: UserId) -> Result<Notices, StoreError> {
        let found = self.db.first(
            "SELECT place, times, digest, turns FROM notices WHERE player = ?1",
            params![player],
            notices,
        )?;
        Ok(found.unwrap_or_default())
    }

    /// Returns when the mover of a match wants to be reminded.
    pub fn mover_reminders(
        &self,
        id: MatchId,
        clock: &MatchClock,
    ) -> Result<Vec<Reminder>, StoreError> {
        Ok(match self.player_on(id, clock.mover())? {
            Some(mover) => self.notices(mover)?.reminders().to_vec(),
            None => Vec::new(),
        })
    }

    /// Returns the player on this side of a match.
    fn player_on(&self, id: MatchId, side: Side) -> Result<Option<UserId>, StoreError> {
        Ok(self
            .tx
            .matches()
            .players(id)?
            .map(|players| players.on(side)))
    }

    /// Returns the players whose digest is due, the longest due first, at most `most`.
    pub fn due_digests(
        &self,
        now: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<UserId>>, StoreError> {
        Ok(self.db.rows(
            "SELECT player AS id, digest_at AS at, player AS key FROM notices
             WHERE digest_at IS NOT NULL AND digest_at <= ?1
               AND digest_at >= ?3 AND (digest_at > ?3 OR player > ?4)
             ORDER BY digest_at, player LIMIT ?2",
            params![now, most, after.at, after.id],
            due_row,
        )?)
    }

    /// Returns when a player's next digest is due.
    pub fn digest_at(&self, player: UserId) -> Result<Option<Timestamp>, StoreError> {
        let found: Option<Option<Timestamp>> = self.db.first(
            "SELECT digest_at FROM notices WHERE player = ?1",
            params![player],
            only,
        )?;
        Ok(found.flatten())
    }

    /// Returns since when Discord has refused direct messages to a player who wants some, as far as
    /// the bot has tried.
    pub fn refused_at(&self, player: UserId) -> Result<Option<Timestamp>, StoreError> {
        let found: Option<Option<Timestamp>> = self.db.first(
            "SELECT refused_at FROM notices WHERE player = ?1",
            params![player],
            only,
        )?;
        Ok(found.flatten())
    }

    /// Returns when the next digest is due that is not due by now.
    pub fn next_digest(&self, now: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.one(
            "SELECT min(digest_at) FROM notices WHERE digest_at IS NOT NULL AND digest_at > ?1",
            params![now],
            only,
        )?)
    }
}

impl RemindersMut<'_> {
    /// Stores the events that a player wants to be told about. The next digest comes at its hour
    /// after now, in the player's current zone.
    pub fn set_notices(
        &self,
        player: UserId,
        notices: &Notices,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let digest_at = notices.next_digest(&self.tx.habits().of_player(player)?.zone, now);
        let digest = notices.digest.filter(|_| digest_at.is_some());
        let times: Vec<&str> = notices.times.iter().map(|time| time.id()).collect();
        self.db.execute(
            "INSERT INTO notices (player, place, times, digest, digest_at, turns)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6)
             ON CONFLICT (player) DO UPDATE
             SET place = excluded.place, times = excluded.times, digest = excluded.digest,
                 digest_at = excluded.digest_at, turns = excluded.turns",
            params![
                player,
                notices.place,
                times.join(" "),
                digest,
                digest_at,
                notices.turns
            ],
        )?;
        if let Some(digest_at) = digest_at {
            self.tx.note_look(digest_at);
        }
        Ok(())
    }

    /// Notes whether Discord has accepted a direct message to a player. Only the first of several
    /// refusals is remembered.
    pub fn note_direct(
        &self,
        player: UserId,
        taken: bool,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let sql = if taken {
            "UPDATE notices SET refused_at = NULL WHERE player = ?1 AND refused_at <= ?2"
        } else {
            "UPDATE notices SET refused_at = ?2 WHERE player = ?1 AND refused_at IS NULL"
        };
        self.db.execute(sql, params![player, now])?;
        Ok(())
    }

    /// Notes which message is a player's last digest. Returns what takes the one before it away, if there was one.
    pub(crate) fn replace_digest(
        &self,
        player: UserId,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<Option<Post>, StoreError> {
        let old: Option<Option<(ChannelId, MessageId)>> = self.db.first(
            "SELECT digest_channel, digest_message FROM notices WHERE player = ?1",
            params![player],
            |row| {
                let channel: Option<ChannelId> = row.get("digest_channel")?;
                Ok(channel.zip(row.get("digest_message")?))
            },
        )?;
        self.db.execute(
            "UPDATE notices SET digest_channel = ?2, digest_message = ?3 WHERE player = ?1",
            params![player, channel, message],
        )?;
        // The same one was found again after a try that was not confirmed.
        let old = old.flatten().filter(|old| *old != (channel, message));
        Ok(old.map(|(channel, message)| Post::Unremind { channel, message }))
    }

    /// Postpones a player's digest until that time, because it cannot be sent now.
    pub fn put_off_digest(&self, player: UserId, until: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE notices SET digest_at = ?2 WHERE player = ?1",
            params![player, until],
        )?;
        Ok(())
    }
}

fn notices(row: &Row<'_>) -> Result<Notices, DbError> {
    let times: String = row.get("times")?;
    Ok(Notices {
        place: row.get("place")?,
        times: times.split(' ').filter_map(Reminder::from_id).collect(),
        digest: row.get("digest")?,
        turns: row.get("turns")?,
    })
}
