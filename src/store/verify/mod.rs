//! Checks the whole database against the rules and against itself, also while a bot runs.
//!
//! Matches are read in pages, each in one transaction, so that nothing moves on between the rows of
//! a match. The ratings are compared with the list of results in one transaction of their own.

mod clocks;
mod ledger;
mod matches;
mod outbox;
mod plans;
mod record;
mod rows;
#[cfg(test)]
mod tests;

use std::cell::RefCell;

pub use clocks::ClockFault;
pub use ledger::LedgerFault;
pub use matches::{MatchFault, OlderRules};
pub use outbox::PostFault;

use super::{
    Address, ReadTx, StoreError,
    db::{Db, only, params},
};
use crate::{clock::Timestamp, matches::MatchId};

/// How many matches, or posts, are read at a time.
const PAGE: u32 = 500;

/// How many matches are checked between two notices of progress.
const STRIDE: u64 = 10_000;

/// Something that is wrong in a database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// With a match.
    #[error("match {0}: {1}")]
    Match(MatchId, MatchFault),
    /// With a challenge of which no match came.
    #[error("challenge {0}: {1}")]
    Challenge(MatchId, MatchFault),
    /// With the clock of a match.
    #[error("match {0}: {1}")]
    Clock(MatchId, ClockFault),
    /// With a post in the outbox.
    #[error("post {id} of match {about}: {fault}")]
    Post {
        /// The number of the post.
        id: i64,
        /// Its match.
        about: MatchId,
        /// What is wrong.
        fault: PostFault,
    },
    /// With the ratings.
    #[error("ratings: {0}")]
    Ratings(LedgerFault),
    /// With the engine's own structures, in its words.
    #[error("the file: {0}")]
    Engine(String),
}

/// What is told while a database is being checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// So many matches of all have been checked.
    Matches {
        /// How many have been.
        checked: u64,
        /// How many there were in the beginning.
        all: u64,
    },
    /// So many results have been.
    Results {
        /// How many have been.
        checked: u64,
        /// How many there were in the beginning.
        all: u64,
    },
    /// Something is wrong.
    Fault(Fault),
    /// A match cannot be checked.
    OlderRules(MatchId, OlderRules),
}

/// What a check came to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// How many matches there are.
    pub matches: u64,
    /// How many results are in the list.
    pub results: u64,
    /// How many things are wrong.
    pub faults: u64,
}

/// Checks a database that is there, and tells meanwhile what is wrong. It must not be called from
/// async code.
///
/// # Errors
/// If the database cannot be opened or read.
pub fn verify(
    address: &Address,
    now: Timestamp,
    notice: &mut dyn FnMut(Notice),
) -> Result<Verified, StoreError> {
    let db = Db::create(address).map_err(|source| StoreError::Open {
        address: address.to_string(),
        source,
    })?;
    let mut check = Check {
        db,
        now,
        notice,
        verified: Verified::default(),
    };
    check.engine()?;
    check.matches()?;
    check.outbox()?;
    check.ratings()?;
    Ok(check.verified)
}

struct Check<'n> {
    db: Db,
    now: Timestamp,
    notice: &'n mut dyn FnMut(Notice),
    verified: Verified,
}

impl Check<'_> {
    fn fault(&mut self, fault: Fault) {
        self.verified.faults += 1;
        (self.notice)(Notice::Fault(fault));
    }

    fn engine(&mut self) -> Result<(), StoreError> {
        let faults = self.db.read(|db| Ok::<_, StoreError>(db.faults()?))?;
        for fault in faults {
            self.fault(Fault::Engine(fault));
        }
        Ok(())
    }

    fn matches(&mut self) -> Result<(), StoreError> {
        let all = self.db.read(|db| {
            let count = db.one("SELECT count(*) FROM matches", params![], only);
            Ok::<u64, StoreError>(count?)
        })?;
        let mut last = MatchId(0);
        loop {
            let page = self
                .db
                .read(|db| rows::stored_after(&ReadTx::new(db), last, PAGE))?;
            let Some(end) = page.last() else { break };
            last = end.id;
            for stored in &page {
                self.check(stored, all);
            }
        }
        Ok(())
    }

    fn check(&mut self, stored: &rows::Stored, all: u64) {
        let found = matches::check(stored);
        let place = if stored.played.is_some() {
            Fault::Match
        } else {
            Fault::Challenge
        };
        for fault in found.faults {
            self.fault(place(stored.id, fault));
        }
        for fault in clocks::check(stored, self.now) {
            self.fault(Fault::Clock(stored.id, fault));
        }
        if let Some(older) = found.older {
            (self.notice)(Notice::OlderRules(stored.id, older));
        }
        if stored.played.is_some() {
            self.verified.matches += 1;
            if self.verified.matches.is_multiple_of(STRIDE) {
                let checked = self.verified.matches;
                (self.notice)(Notice::Matches { checked, all });
            }
        }
    }

    fn outbox(&mut self) -> Result<(), StoreError> {
        let mut last = 0;
        loop {
            let page = self
                .db
                .read(|db| outbox::posts_after(&ReadTx::new(db), last, PAGE))?;
            let Some(end) = page.last() else { break };
            last = end.id;
            for post in &page {
                for fault in outbox::check(post) {
                    let (id, about) = (post.id, post.about);
                    self.fault(Fault::Post { id, about, fault });
                }
            }
        }
        Ok(())
    }

    fn ratings(&mut self) -> Result<(), StoreError> {
        let now = self.now;
        let notice = RefCell::new(&mut *self.notice);
        let found = self.db.read(|db| {
            let tx = ReadTx::new(db);
            let (_, all, _) = tx.size_of_list()?;
            ledger::check(&tx, now, |checked| {
                (notice.borrow_mut())(Notice::Results { checked, all });
            })
        })?;
        self.verified.results = found.results;
        for fault in found.faults {
            self.fault(Fault::Ratings(fault));
        }
        Ok(())
    }
}
