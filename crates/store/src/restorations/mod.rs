//! Restored backups: numbers that were given out between a backup and its restoration are lost, and never
//! given out again.
//!
//! Buttons, texts and links of that time still name them. The revisions of matches that ran at the
//! backup move ahead too, so that the buttons of boards from that time are old.

mod again;
mod mark;

pub use mark::{Past, Restoration, far_beyond};

use super::{
    StoreError,
    db::{only, params},
};
use domain::{
    clock::Timestamp,
    community::{
        contest::ContestId,
        seeks::{ConsentId, SeekId},
    },
    matches::{MatchId, OfferId, StepId},
};

use crate::{DeedId, PuzzleDayId, TournamentId};

crate::tx::topic! {
    /// Restored backups, and the numbers that were lost with what they replaced.
    restorations: Restorations, RestorationsMut
}

/// A number that leaves the database in buttons, texts or links.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbered {
    /// A challenge, or its match.
    Match(MatchId),
    /// An offer.
    Offer(OfferId),
    /// A planned step.
    Step(StepId),
    /// A player's wish for an opponent.
    Seek(SeekId),
    /// A contest.
    Contest(ContestId),
    /// A tournament.
    Tournament(TournamentId),
    /// A moderators' action.
    Deed(DeedId),
    /// A question whether a player agrees to a match.
    Consent(ConsentId),
    /// A puzzle of a day.
    PuzzleDay(PuzzleDayId),
}

impl Numbered {
    /// Returns the table, and the number.
    fn row(self) -> (&'static str, i64) {
        match self {
            Numbered::Match(id) => ("challenges", id.0.into()),
            Numbered::Offer(id) => ("offers", id.0.into()),
            Numbered::Step(id) => ("plans", id.0),
            Numbered::Seek(id) => ("seeks", id.0.into()),
            Numbered::Contest(id) => ("contests", id.0.into()),
            Numbered::Tournament(id) => ("tournaments", id.0.into()),
            Numbered::Deed(id) => ("moderation", id.0),
            Numbered::Consent(id) => ("consents", id.0.into()),
            Numbered::PuzzleDay(id) => ("puzzle_days", id.0),
        }
    }
}

impl Restorations<'_> {
    /// Returns whether the database was ever restored.
    pub fn is_any(&self) -> Result<bool, StoreError> {
        let any: Option<u32> =
            self.db
                .first("SELECT number FROM restorations LIMIT 1", params![], only)?;
        Ok(any.is_some())
    }

    /// Returns the time of the backup with whose restoration a number was lost. `None` if it wasn't.
    pub fn lost(&self, what: Numbered) -> Result<Option<Timestamp>, StoreError> {
        let (kind, number) = what.row();
        Ok(self.db.first(
            "SELECT back_to FROM lost_numbers JOIN restorations ON number = restoration
             WHERE kind = ?1 AND first <= ?2 AND last >= ?2 ORDER BY restoration LIMIT 1",
            params![kind.to_owned(), number],
            only,
        )?)
    }

    /// Returns the time of the backup with whose restoration what was shown at this time was lost, if it
    /// was.
    pub fn lost_at(&self, shown: Timestamp) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.first(
            "SELECT back_to FROM restorations
             WHERE back_to < ?1 AND restored_at > ?1 ORDER BY number LIMIT 1",
            params![shown],
            only,
        )?)
    }

    /// Returns the time of the backup from which a match was restored, until its next move or takeback.
    pub fn of_board(&self, id: MatchId) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.first(
            "SELECT back_to FROM matches JOIN restorations ON restored = revision
             WHERE id = ?1 AND turn_since < restored_at ORDER BY number DESC LIMIT 1",
            params![id],
            only,
        )?)
    }

    /// Returns the time of the backup that was restored after a board of this revision was posted, if
    /// the match is at a later one since.
    pub fn lost_revision(&self, revision: u32) -> Result<Option<Timestamp>, StoreError> {
        Ok(self.db.first(
            "SELECT back_to FROM restorations WHERE revision > ?1 ORDER BY revision LIMIT 1",
            params![revision],
            only,
        )?)
    }

    /// Returns what restorations have added to the revision of a match that is about to begin: a match
    /// of the same number may have begun before.
    pub(crate) fn revision_of(&self, challenge: MatchId) -> Result<u32, StoreError> {
        Ok(self.db.one(
            "SELECT coalesce(max(revision), 0) FROM lost_numbers
             JOIN restorations ON number = restoration
             WHERE kind = 'challenges' AND first > ?1",
            params![challenge],
            only,
        )?)
    }
}
