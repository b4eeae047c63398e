//! Marks a database as restored.

use super::{Restorations, RestorationsMut};
use crate::{
    StoreError,
    copy::{TABLES, Table},
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    matches::{MatchId, UserId},
};

/// How far numbers move ahead of the backup's, at least, if it isn't known which ones were given out
/// since.
const FAR: i64 = 1_000_000;

/// Numbers also move beyond this many for each second since [`BEGINNING`], because a backup doesn't know
/// how often it was restored before.
const EACH_SECOND: i64 = 4;

/// 2026-01-01, in seconds since 1970.
const BEGINNING: i64 = 1_767_225_600;

/// A restoration of a backup.
#[derive(Clone, Debug)]
pub struct Restoration {
    /// When it happens.
    pub at: Timestamp,
    /// The database that is replaced, if it continued the backup.
    pub replaced: Option<Past>,
}

/// What a database knows of its past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Past {
    /// A number that only this database and its backups have.
    mark: UserId,
    /// When it was restored, and to which time.
    restorations: Vec<(Timestamp, Timestamp)>,
    /// The highest number that a restoration has added to revisions.
    revision: u32,
    alive_at: Option<Timestamp>,
    /// The newest challenge, and when it expires.
    newest: Option<(MatchId, Timestamp)>,
    /// The highest number that the rows of each table have had.
    numbers: Vec<(&'static str, i64)>,
}

impl Past {
    /// Returns the highest number that the rows of a table have had.
    fn highest(&self, table: &Table) -> i64 {
        let mut numbers = self.numbers.iter();
        let found = numbers.find(|(name, _)| *name == table.name);
        found.map_or(0, |(_, number)| *number)
    }
}

fn numbered() -> impl Iterator<Item = &'static Table> {
    TABLES.iter().filter(|table| table.numbered)
}

/// Returns a number beyond all that can have been given out since a backup with this one, even if the
/// backup was restored before.
pub fn far_beyond(number: i64, now: Timestamp) -> i64 {
    let seconds = now.seconds().saturating_sub(BEGINNING);
    let by_time = seconds.saturating_mul(EACH_SECOND);
    number.saturating_add(FAR).max(by_time)
}

impl Restorations<'_> {
    /// Returns what this database knows of its past.
    pub fn past(&self) -> Result<Past, StoreError> {
        let restorations = self.db.rows(
            "SELECT restored_at, back_to FROM restorations ORDER BY number",
            params![],
            |row| Ok((row.get("restored_at")?, row.get("back_to")?)),
        )?;
        let revision = self.db.one(
            "SELECT coalesce(max(revision), 0) FROM restorations",
            params![],
            only,
        )?;
        let newest = self.db.first(
            "SELECT id, expires_at FROM challenges ORDER BY id DESC LIMIT 1",
            params![],
            |row| Ok((row.get("id")?, row.get("expires_at")?)),
        )?;
        let numbers: Result<Vec<_>, StoreError> = numbered()
            .map(|table| Ok((table.name, self.highest(table)?)))
            .collect();
        Ok(Past {
            mark: self.tx.privacy().erased()?.mark,
            restorations,
            revision,
            alive_at: self.tx.life().alive_at()?,
            newest,
            numbers: numbers?,
        })
    }

    /// Returns whether this database has come from another one by playing on, so that it knows every
    /// number that was given out since.
    pub fn continues(&self, backup: &Past) -> Result<bool, StoreError> {
        let own = self.past()?;
        let expires_at: Option<Timestamp> = match backup.newest {
            Some((id, _)) => self.db.first(
                "SELECT expires_at FROM challenges WHERE id = ?1",
                params![id],
                only,
            )?,
            None => None,
        };
        // It may have been removed because it is old.
        let is_same = expires_at.is_none_or(|at| backup.newest.is_some_and(|(_, same)| same == at));
        Ok(is_same
            && own.mark == backup.mark
            && own.restorations.starts_with(&backup.restorations)
            && own.alive_at >= backup.alive_at
            && numbered().all(|table| own.highest(table) >= backup.highest(table)))
    }

    /// Returns the highest number that the rows of a table have had.
    fn highest(&self, table: &Table) -> Result<i64, StoreError> {
        let (name, key) = (table.name, table.number());
        let sql = format!("SELECT max({key}) FROM {name}");
        let there: Vec<Option<i64>> = self.db.page(&sql, params![], only)?;
        let there = there.into_iter().flatten().max().unwrap_or(0);
        Ok(self.db.highest_number(name, key)?.max(there))
    }
}

impl RestorationsMut<'_> {
    /// Marks this database, which is a backup's content, as restored: moves all numbers and the
    /// revisions of running matches beyond those that were given out since, and posts again what has
    /// buttons. Returns the time it went back to.
    pub fn mark(&self, restoration: &Restoration) -> Result<Timestamp, StoreError> {
        let at = restoration.at;
        let back_to = self.tx.life().alive_at()?.unwrap_or(at);
        let number: u32 = self.db.one(
            "SELECT coalesce(max(number), 0) + 1 FROM restorations",
            params![],
            only,
        )?;
        let own = self.past()?.revision;
        let replaced = restoration.replaced.as_ref();
        let newest = replaced.map_or(own, |replaced| replaced.revision.max(own));
        let revision = far_beyond(newest.into(), at);
        self.db.execute(
            "INSERT INTO restorations (number, restored_at, back_to, revision)
             VALUES (?1, ?2, ?3, ?4)",
            params![number, at, back_to, revision],
        )?;
        for table in numbered() {
            let kept = self.highest(table)?;
            let last = match replaced {
                Some(replaced) => replaced.highest(table).max(kept),
                None => far_beyond(kept, at),
            };
            self.db.number_from(table.name, table.number(), last)?;
            self.db.execute(
                "INSERT INTO lost_numbers (restoration, kind, first, last) VALUES (?1, ?2, ?3, ?4)",
                params![number, table.name.to_owned(), kept + 1, last],
            )?;
        }
        self.move_revisions(revision)?;
        self.post_again(back_to, at)?;
        Ok(back_to)
    }

    /// Moves the revisions of running matches, and what refers to those, to these ones.
    fn move_revisions(&self, restored: i64) -> Result<(), StoreError> {
        for sql in [
            "UPDATE offers SET revision = revision + CAST(?1 AS BIGINT) -
                    (SELECT restored FROM matches WHERE matches.id = offers.match)
             WHERE match IN (SELECT id FROM matches WHERE ended_at IS NULL)",
            "UPDATE gifts SET revision = revision + CAST(?1 AS BIGINT) -
                    (SELECT restored FROM matches WHERE matches.id = gifts.match)
             WHERE match IN (SELECT id FROM matches WHERE ended_at IS NULL)",
            "UPDATE hints SET revision = revision + CAST(?1 AS BIGINT) -
                    (SELECT restored FROM matches WHERE matches.id = hints.match)
             WHERE match IN (SELECT id FROM matches WHERE ended_at IS NULL)",
            "UPDATE matches SET restored = ?1 WHERE ended_at IS NULL",
        ] {
            self.db.execute(sql, params![restored])?;
        }
        Ok(())
    }
}
