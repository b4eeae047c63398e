//! Bulletins: messages about something other than a match, kept up to date.
//!
//! A bulletin shows a subject as it is when it is delivered, so code that changes the subject only
//! marks its bulletins as changed. However many changes come before the delivery, the outbox has
//! one post for them. A change that comes while the bulletin is being delivered raises its version
//! above the one that is shown, and the bulletin is delivered again. Marking and delivering both
//! begin with the bulletin's own row, so that of two processes one waits for the other.

use super::{
    Due, Holder, Post, StoreError,
    db::{DbError, Row, only, params},
};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, MessageId, Place, ServerId, ShowingId},
};
use rules::variants;

crate::tx::topic! {
    /// Bulletins: messages about something that is no match.
    bulletins: Bulletins, BulletinsMut
}

/// The number of a bulletin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BulletinId(pub i64);

variants! {
    /// The kind of subject that a bulletin shows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BulletinKind {
        /// A tournament.
        Tournament = "tournament",
        /// The end of a season.
        Season = "season",
        /// A question to a player who looks for an opponent.
        Consent = "consent",
        /// A proposed contest.
        Contest = "contest",
        /// The players who have signed up for a contest.
        ContestTeams = "contest-teams",
        /// The boards of a contest, and their results so far.
        ContestBoards = "contest-boards",
        /// The result of a contest.
        ContestResult = "contest-result",
        /// A round of a tournament.
        TournamentRound = "tournament-round",
        /// The result of a tournament.
        TournamentResult = "tournament-result",
        /// The puzzle of a day.
        Puzzle = "puzzle",
        /// What the bot is, for a server that has just invited it. The subject is the server.
        Welcome = "welcome",
    }
}

impl BulletinKind {
    /// All bulletins that show a contest.
    pub const CONTEST: [BulletinKind; 4] = [
        BulletinKind::Contest,
        BulletinKind::ContestTeams,
        BulletinKind::ContestBoards,
        BulletinKind::ContestResult,
    ];
}

/// The subject of a bulletin: the kind, and the number.
pub type Subject = (BulletinKind, i64);

/// A message that shows a subject in a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bulletin {
    /// Its number.
    pub id: BulletinId,
    /// Its subject.
    pub subject: Subject,
    /// Where.
    pub place: Place,
    /// The message. `None` if none is posted.
    pub message: Option<MessageId>,
    /// How often its subject has changed.
    pub version: u32,
    /// The newest version that was shown.
    pub shown: u32,
    /// Whether its message or channel was deleted. It rests until it is wanted in another place.
    pub lost: bool,
}

/// What Discord has confirmed of a bulletin.
#[derive(Clone, Copy, Debug)]
pub(super) struct Confirmed {
    /// Where it was to be shown.
    pub(super) channel: ChannelId,
    /// In which version.
    pub(super) version: u32,
    pub(super) shown: ShownAs,
}

/// The outcome of showing a bulletin's message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownAs {
    /// It has been posted.
    Posted(MessageId),
    /// It was sent to its reader as a direct message, and stays there.
    Direct(ChannelId, MessageId),
    /// It is where it was: edited, or out of the bot's reach until the next change.
    Before,
    /// It or its channel has been deleted.
    Lost,
}

impl Bulletins<'_> {
    /// Returns the bulletin of this number.
    pub fn find(&self, id: BulletinId) -> Result<Option<Bulletin>, StoreError> {
        Ok(self.db.first(
            "SELECT id, kind, subject, server, channel, locale, message, version, shown, lost
             FROM bulletins WHERE id = ?1",
            params![id],
            bulletin,
        )?)
    }

    /// Returns whether a match began or a bulletin was shown in a server, as far as is still known.
    pub fn knows(&self, server: ServerId) -> Result<bool, StoreError> {
        let known = self.db.first(
            "SELECT 1 FROM bulletins WHERE server = ?1
             UNION ALL SELECT 1 FROM challenges WHERE server = ?1 AND state = 'accepted' LIMIT 1",
            params![server],
            only::<u32>,
        )?;
        Ok(known.is_some())
    }

    /// Returns the bulletins of a subject, one in each server that shows it.
    pub fn about(&self, (kind, subject): Subject) -> Result<Vec<Bulletin>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, kind, subject, server, channel, locale, message, version, shown, lost
             FROM bulletins WHERE kind = ?1 AND subject = ?2 ORDER BY server",
            params![kind, subject],
            bulletin,
        )?)
    }
}

impl BulletinsMut<'_> {
    /// Shows a subject at this place from now on, and nowhere else in the server.
    pub fn put_up(
        &self,
        (kind, subject): Subject,
        place: Place,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO bulletins (kind, subject, server, channel, locale) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (kind, subject, server) DO NOTHING",
            params![kind, subject, place.server, place.channel, place.locale],
        )?;
        let before = self.db.first(
            "SELECT id, kind, subject, server, channel, locale, message, version, shown, lost
             FROM bulletins WHERE kind = ?1 AND subject = ?2 AND server = ?3 /*pg FOR UPDATE*/",
            params![kind, subject, place.server],
            bulletin,
        )?;
        if let Some(before) = before.filter(|before| before.lost || before.place != place) {
            self.db.execute(
                "UPDATE bulletins SET channel = ?2, locale = ?3, lost = 0,
                        message = CASE WHEN channel = ?2 THEN message END
                 WHERE id = ?1",
                params![before.id, place.channel, place.locale],
            )?;
            let is_elsewhere = before.place.channel != place.channel;
            if let Some(message) = before.message.filter(|_| is_elsewhere) {
                let channel = before.place.channel;
                self.say(before.id, &Post::Retire { channel, message }, now)?;
            }
            // A post that was refused there may be allowed here.
            self.db.execute(
                "UPDATE outbox SET attempts = 0, attempted_at = NULL
                 WHERE bulletin = ?1 AND cosmetic = 0 AND given_up IS NULL AND holder IS NULL",
                params![before.id],
            )?;
        }
        self.change((kind, subject), now)
    }

    /// Marks a subject as changed, so that its bulletins are refreshed.
    pub fn change(&self, (kind, subject): Subject, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE bulletins SET version = version + 1 WHERE kind = ?1 AND subject = ?2",
            params![kind, subject],
        )?;
        for bulletin in self.about((kind, subject))? {
            self.show(bulletin.id, now)?;
        }
        Ok(())
    }

    /// Refreshes a bulletin unless it is lost. If a refresh is already pending, it is tried right
    /// away.
    pub fn show(&self, id: BulletinId, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO outbox (bulletin, post, created_at, due_at, cosmetic, first)
             SELECT id, ?2, CAST(?3 AS BIGINT), CAST(?3 AS BIGINT), 0,
                    CASE WHEN EXISTS (SELECT gone.server FROM absences AS gone
                                      WHERE gone.server = bulletins.server
                                        AND gone.ended_at IS NULL)
                         THEN 0 ELSE 1 END
             FROM bulletins WHERE id = ?1 AND lost = 0
             ON CONFLICT (bulletin) WHERE cosmetic = 0 AND given_up IS NULL DO NOTHING",
            params![id, text(&Post::Bulletin)?, now],
        )?;
        self.db.execute(
            "UPDATE outbox SET due_at = ?2
             WHERE bulletin = ?1 AND cosmetic = 0 AND given_up IS NULL AND holder IS NULL
               AND due_at > ?2",
            params![id, now],
        )?;
        self.tx.note_queued();
        Ok(())
    }

    /// Adds a cosmetic post about a bulletin.
    fn say(&self, id: BulletinId, post: &Post, now: Timestamp) -> Result<(), StoreError> {
        self.db.execute(
            "INSERT INTO outbox (bulletin, post, created_at, due_at, cosmetic, first)
             VALUES (?1, ?2, ?3, ?3, 1, 1)",
            params![id, text(post)?, now],
        )?;
        self.tx.note_queued();
        Ok(())
    }

    /// Notes what became of a bulletin.
    pub(super) fn note_shown(
        &self,
        holder: Holder,
        due: &Due,
        id: BulletinId,
        Confirmed {
            channel,
            version,
            shown,
        }: Confirmed,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let before = self.db.first(
            "SELECT id, kind, subject, server, channel, locale, message, version, shown, lost
             FROM bulletins WHERE id = ?1 /*pg FOR UPDATE*/",
            params![id],
            bulletin,
        )?;
        let Some(before) = before else { return Ok(()) };
        if !self.tx.outbox().remove(holder, due.id)? {
            return Ok(());
        }
        let (message, lost) = match shown {
            // It was put up elsewhere meanwhile.
            ShownAs::Posted(message) if before.place.channel != channel => {
                self.say(id, &Post::Retire { channel, message }, now)?;
                (before.message, before.lost)
            }
            ShownAs::Lost if before.place.channel == channel => (None, true),
            ShownAs::Posted(message) | ShownAs::Direct(_, message) => (Some(message), false),
            ShownAs::Before | ShownAs::Lost => (before.message, before.lost),
        };
        let direct = match shown {
            ShownAs::Direct(channel, _) => Some(channel),
            _ => None,
        };
        self.db.execute(
            "UPDATE bulletins SET channel = coalesce(?5, channel), message = ?2, lost = ?3, shown = ?4
             WHERE id = ?1",
            params![id, message, lost, version, direct],
        )?;
        if version < before.version {
            self.show(id, now)?;
        }
        Ok(())
    }

    /// Forgets a subject, whose bulletins stay as they are.
    pub fn remove(&self, (kind, subject): Subject) -> Result<(), StoreError> {
        for bulletin in self.about((kind, subject))? {
            self.db.execute(
                "DELETE FROM outbox WHERE bulletin = ?1",
                params![bulletin.id],
            )?;
            self.db
                .execute("DELETE FROM bulletins WHERE id = ?1", params![bulletin.id])?;
        }
        Ok(())
    }

    /// Releases the bulletins of a server that rested while the bot was not there.
    pub fn free(&self, server: ServerId) -> Result<(), StoreError> {
        let freed = self.db.execute(
            "UPDATE outbox SET first = 1
             WHERE first = 0 AND given_up IS NULL AND cosmetic = 0
               AND bulletin IN (SELECT id FROM bulletins WHERE server = ?1)
               AND NOT EXISTS (SELECT server FROM absences WHERE server = ?1 AND ended_at IS NULL)",
            params![server],
        )?;
        if freed > 0 {
            self.tx.note_queued();
        }
        Ok(())
    }
}

fn text(post: &Post) -> Result<String, StoreError> {
    crate::outbox::delivery::text(ShowingId(0), post)
}

fn bulletin(row: &Row<'_>) -> Result<Bulletin, DbError> {
    Ok(Bulletin {
        id: row.get("id")?,
        subject: (row.get("kind")?, row.get("subject")?),
        place: Place {
            server: row.get("server")?,
            channel: row.get("channel")?,
            locale: row.get("locale")?,
        },
        message: row.get("message")?,
        version: row.get("version")?,
        shown: row.get("shown")?,
        lost: row.get("lost")?,
    })
}
