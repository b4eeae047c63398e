//! Reminders that still count: they are removed when another one comes, or when the player has
//! moved in all their matches or has no time left there.

mod notices;

use serde::{Deserialize, Serialize};

use super::{
    Post, StoreError,
    db::{DbError, Row, only, params},
};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, MatchId, MessageId, ServerId, ShowingId, UserId},
};

crate::tx::topic! {
    /// Reminders, digests, and which notices players want.
    reminders: Reminders, RemindersMut
}

/// The number of a reminder.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReminderId(pub i64);

/// A reminder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredReminder {
    /// The reminded player.
    pub player: UserId,
    /// The server. `None` if it is a direct message.
    pub server: Option<ServerId>,
    /// The matches in which it still counts.
    pub matches: Vec<MatchId>,
}

/// A reminder of a player, with its message once it is posted.
struct Kept {
    id: ReminderId,
    server: Option<ServerId>,
    message: Option<(ChannelId, MessageId)>,
}

impl Reminders<'_> {
    /// Returns a reminder, or `None` once it no longer counts.
    pub fn find(&self, id: ReminderId) -> Result<Option<StoredReminder>, StoreError> {
        let found = self.db.first(
            "SELECT player, server FROM reminders WHERE id = ?1",
            params![id],
            |row| Ok((row.get("player")?, row.get("server")?)),
        )?;
        let Some((player, server)) = found else {
            return Ok(None);
        };
        let matches = self.db.rows(
            "SELECT match FROM reminded WHERE reminder = ?1 ORDER BY match",
            params![id],
            only,
        )?;
        Ok(Some(StoredReminder {
            player,
            server,
            matches,
        }))
    }
}

impl RemindersMut<'_> {
    /// Reminds a player of these matches, in a server or by a direct message. The post is about the
    /// first of them. Removes the previous reminder there: the matches in which that still counts
    /// are named again.
    pub fn remind(
        &self,
        player: UserId,
        server: Option<ServerId>,
        matches: &[MatchId],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Some(&about) = matches.first() else {
            return Ok(());
        };
        let before = self.db.rows(
            "SELECT id, server, channel, message FROM reminders WHERE player = ?1
             ORDER BY id /*pg FOR UPDATE*/",
            params![player],
            kept,
        )?;
        let reminder: ReminderId = self.db.one(
            "INSERT INTO reminders (player, server) VALUES (?1, ?2) RETURNING id",
            params![player, server],
            only,
        )?;
        for id in matches {
            self.db.execute(
                "INSERT INTO reminded (match, reminder) VALUES (?1, ?2)
                 ON CONFLICT (match) DO UPDATE SET reminder = excluded.reminder",
                params![*id, reminder],
            )?;
        }
        for old in before {
            if old.server == server {
                self.db.execute(
                    "UPDATE reminded SET reminder = ?2 WHERE reminder = ?1",
                    params![old.id, reminder],
                )?;
                self.drop_reminder(about, &old, now)?;
            } else {
                self.drop_if_done(about, &old, now)?;
            }
        }
        let post = Post::Remind {
            reminder,
            player,
            direct: server.is_none(),
        };
        self.tx
            .outbox()
            .enqueue_unordered(self.tx.showings().home_of(about, player)?, &post, now)
    }

    /// Reminds a player again wherever a reminder names some of these matches, because it says
    /// something that is no longer right.
    pub fn remind_again(
        &self,
        player: UserId,
        matches: &[MatchId],
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let reminders: Vec<ReminderId> = self.db.rows(
            "SELECT id FROM reminders WHERE player = ?1 ORDER BY id",
            params![player],
            only,
        )?;
        for id in reminders {
            if let Some(StoredReminder {
                server,
                matches: mut named,
                ..
            }) = self.find(id)?
            {
                named.retain(|one| matches.contains(one));
                self.remind(player, server, &named, now)?;
            }
        }
        Ok(())
    }

    /// Sends a reminder that cannot be a direct message to the servers of its matches instead.
    pub fn remind_in_servers(&self, id: ReminderId, now: Timestamp) -> Result<(), StoreError> {
        let Some(reminder) = self.find(id)? else {
            return Ok(());
        };
        let mut servers: Vec<(ServerId, Vec<MatchId>)> = Vec::new();
        for waiting in self.tx.matches().waiting(reminder.player)? {
            if !reminder.matches.contains(&waiting.id) {
                continue;
            }
            match servers.iter_mut().find(|(one, _)| *one == waiting.server) {
                Some((_, matches)) => matches.push(waiting.id),
                None => servers.push((waiting.server, vec![waiting.id])),
            }
        }
        for (server, matches) in servers {
            self.remind(reminder.player, Some(server), &matches, now)?;
        }
        Ok(())
    }

    /// Notes where a reminder is. Returns `false` if it no longer counts.
    pub(super) fn set_message(
        &self,
        id: ReminderId,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<bool, StoreError> {
        let noted = self.db.execute(
            "UPDATE reminders SET channel = ?2, message = ?3 WHERE id = ?1",
            params![id, channel, message],
        )?;
        Ok(noted > 0)
    }

    /// Notes that the turn a player was reminded of is over, or the time for it.
    pub fn end(&self, id: MatchId, now: Timestamp) -> Result<(), StoreError> {
        let found: Option<ReminderId> = self.db.first(
            "SELECT reminder FROM reminded WHERE match = ?1",
            params![id],
            only,
        )?;
        let Some(reminder) = found else {
            return Ok(());
        };
        // Locked first, so that of two simultaneous moves of players the second sees what the first
        // has left.
        let old = self.db.first(
            "SELECT id, server, channel, message FROM reminders WHERE id = ?1 /*pg FOR UPDATE*/",
            params![reminder],
            kept,
        )?;
        self.db
            .execute("DELETE FROM reminded WHERE match = ?1", params![id])?;
        match old {
            Some(old) => self.drop_if_done(id, &old, now),
            None => Ok(()),
        }
    }

    fn drop_if_done(&self, about: MatchId, old: &Kept, now: Timestamp) -> Result<(), StoreError> {
        let left: Option<MatchId> = self.db.first(
            "SELECT match FROM reminded WHERE reminder = ?1 LIMIT 1",
            params![old.id],
            only,
        )?;
        match left {
            Some(_) => Ok(()),
            None => self.drop_reminder(about, old, now),
        }
    }

    fn drop_reminder(&self, about: MatchId, old: &Kept, now: Timestamp) -> Result<(), StoreError> {
        for sql in [
            "DELETE FROM reminded WHERE reminder = ?1",
            "DELETE FROM reminders WHERE id = ?1",
        ] {
            self.db.execute(sql, params![old.id])?;
        }
        match old.message {
            Some((channel, message)) => {
                let at = match old.server {
                    Some(server) => self.tx.showings().find_in(server, about)?,
                    None => None,
                };
                let at = at.unwrap_or(ShowingId::from(about));
                self.tx
                    .outbox()
                    .enqueue_unordered(at, &Post::Unremind { channel, message }, now)
            }
            None => Ok(()),
        }
    }
}

fn kept(row: &Row<'_>) -> Result<Kept, DbError> {
    let channel: Option<ChannelId> = row.get("channel")?;
    Ok(Kept {
        id: row.get("id")?,
        server: row.get("server")?,
        message: channel.zip(row.get("message")?),
    })
}
