//! Checks the whole database against the rules and against itself, even while a bot runs.
//!
//! Matches are read in pages, each in one transaction, so that nothing changes between the rows of
//! a match. The ratings are compared with the list of results in a separate transaction.

mod clocks;
mod contests;
mod ledger;
mod matches;
mod outbox;
mod plans;
mod proposals;
mod record;
mod rows;
#[cfg(test)]
mod tests;
mod tournaments;

use std::cell::RefCell;

pub use clocks::ClockFault;
pub use contests::ContestFault;
pub use ledger::LedgerFault;
pub use matches::{MatchFault, OlderRules};
pub use outbox::PostFault;
pub use proposals::ProposalFault;
pub use tournaments::TournamentFault;

use super::{
    About, Address, BulletinId, ReadTx, StoreError, TournamentId,
    db::{Access, Db, only, params},
};
use domain::{
    clock::Timestamp,
    community::{contest::ContestId, seeks::ProposalId},
    matches::{Level, MatchId, ServerId, UserId},
};
use rules::GameId;

/// How many matches, or posts, are read at a time.
const PAGE: u32 = 500;

/// How many matches are checked between two notices of progress.
const STRIDE: u64 = 10_000;

/// A fault in a database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// In a match.
    #[error("match {0}: {1}")]
    Match(MatchId, MatchFault),
    /// In a challenge that became no match.
    #[error("challenge {0}: {1}")]
    Challenge(MatchId, MatchFault),
    /// In the clock of a match.
    #[error("match {0}: {1}")]
    Clock(MatchId, ClockFault),
    /// In a post in the outbox.
    #[error("post {id} {}: {fault}", words_about(*.about))]
    Post {
        /// The number of the post.
        id: i64,
        /// The subject of the post.
        about: About,
        /// The fault.
        fault: PostFault,
    },
    /// In a bulletin.
    #[error("bulletin {}: it does not show the newest, and nothing is to be said", .0.0)]
    Bulletin(BulletinId),
    /// In a match against the computer.
    #[error("match {0}: what is kept of the computer does not fit it")]
    Computer(MatchId),
    /// In a contest of two servers.
    #[error("contest {0}: {1}")]
    Contest(ContestId, ContestFault),
    /// In a proposal to two who look for an opponent.
    #[error("proposal {}: {fault}", .id.0)]
    Proposal {
        /// The number of the proposal.
        id: ProposalId,
        /// The fault.
        fault: ProposalFault,
    },
    /// In a tournament.
    #[error("tournament {}: {fault}", id.0)]
    Tournament {
        /// The number of the tournament.
        id: TournamentId,
        /// The fault.
        fault: TournamentFault,
    },
    /// In the ladder of a game in a server.
    #[error("ladder of {} in server {server}: its places are not numbered from 1", game.id())]
    Ladder {
        /// The server.
        server: ServerId,
        /// The game.
        game: GameId,
    },
    /// In the ratings.
    #[error("ratings: {0}")]
    Ratings(LedgerFault),
    /// In the engine's own structures, in its words.
    #[error("the file: {0}")]
    Engine(String),
}

/// Returns what a post is about, in words.
fn words_about(about: About) -> String {
    match about {
        About::Match(id, _) => format!("of match {id}"),
        About::Bulletin(id) => format!("of bulletin {}", id.0),
    }
}

/// A notice while a database is being checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// How many matches have been checked.
    Matches {
        /// The number checked.
        checked: u64,
        /// The number at the beginning.
        all: u64,
    },
    /// How many results have been checked.
    Results {
        /// The number checked.
        checked: u64,
        /// The number at the beginning.
        all: u64,
    },
    /// A fault.
    Fault(Fault),
    /// A match cannot be checked.
    OlderRules(MatchId, OlderRules),
}

/// The result of a check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    /// How many matches there are.
    pub matches: u64,
    /// How many results are in the list.
    pub results: u64,
    /// How many faults there are.
    pub faults: u64,
}

/// Checks a database that exists, and reports faults as they are found. It changes nothing. `now`
/// is the time of this machine. It must not be called from async code.
///
/// # Errors
/// If the database cannot be opened or read, or another version has made it.
pub fn verify(
    address: &Address,
    now: Timestamp,
    notice: &mut dyn FnMut(Notice),
) -> Result<Verified, StoreError> {
    let db =
        Db::connect(address, Access::Inspect).map_err(|error| StoreError::open(address, error))?;
    let mut check = Check {
        db,
        now,
        notice,
        verified: Verified::default(),
    };
    check.engine()?;
    check.matches()?;
    check.outbox()?;
    check.bulletins()?;
    check.computer()?;
    check.contests()?;
    check.proposals()?;
    check.tournaments()?;
    check.ladders()?;
    check.ratings()?;
    Ok(check.verified)
}

/// Returns the present of a database: this time of the machine's clock, or the bot's last sign of
/// life if that is later. A bot goes by its own time while the machine's clock may be wrong, and
/// one in the sandbox by a time that is advanced by hand.
fn present(tx: &ReadTx<'_>, now: Timestamp) -> Result<Timestamp, StoreError> {
    let last: Option<Timestamp> = tx.db.one(
        "SELECT max(at) FROM (SELECT alive_at AS at FROM life
                              UNION ALL SELECT heard_at FROM shards) AS signs",
        params![],
        only,
    )?;
    Ok(last.map_or(now, |last| last.max(now)))
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

    fn contests(&mut self) -> Result<(), StoreError> {
        let mut after = ContestId(0);
        loop {
            let page = self
                .db
                .read(|db| contests::check_contests(&ReadTx::new(db), after, PAGE))?;
            let Some((last, _)) = page.last() else {
                return Ok(());
            };
            after = *last;
            for (id, faults) in page {
                for fault in faults {
                    self.fault(Fault::Contest(id, fault));
                }
            }
        }
    }

    fn tournaments(&mut self) -> Result<(), StoreError> {
        let mut after = TournamentId(0);
        loop {
            let page = self
                .db
                .read(|db| tournaments::check_tournaments(&ReadTx::new(db), after, PAGE))?;
            let Some((last, _)) = page.last() else {
                return Ok(());
            };
            after = *last;
            for (id, faults) in page {
                for fault in faults {
                    self.fault(Fault::Tournament { id, fault });
                }
            }
        }
    }

    fn ladders(&mut self) -> Result<(), StoreError> {
        let broken = self
            .db
            .read(|db| tournaments::broken_ladders(&ReadTx::new(db)))?;
        for (server, game) in broken {
            self.fault(Fault::Ladder { server, game });
        }
        Ok(())
    }

    fn proposals(&mut self) -> Result<(), StoreError> {
        let mut after = ProposalId(0);
        loop {
            let page = self
                .db
                .read(|db| proposals::check_proposals(&ReadTx::new(db), after, PAGE))?;
            let Some((last, _)) = page.last() else {
                return Ok(());
            };
            after = *last;
            for (id, faults) in page {
                for fault in faults {
                    self.fault(Fault::Proposal { id, fault });
                }
            }
        }
    }

    fn matches(&mut self) -> Result<(), StoreError> {
        let all = self.db.read(|db| {
            let count = db.one("SELECT count(*) FROM matches", params![], only);
            Ok::<u64, StoreError>(count?)
        })?;
        let mut last = MatchId(0);
        loop {
            let now = self.now;
            let (page, present) = self.db.read(|db| {
                let tx = ReadTx::new(db);
                let page = rows::stored_after(&tx, last, PAGE)?;
                Ok::<_, StoreError>((page, present(&tx, now)?))
            })?;
            let Some(end) = page.last() else { break };
            last = end.id;
            for stored in &page {
                self.check(stored, present, all);
            }
        }
        Ok(())
    }

    fn check(&mut self, stored: &rows::Stored, present: Timestamp, all: u64) {
        let found = matches::match_faults(stored);
        let place = if stored.played.is_some() {
            Fault::Match
        } else {
            Fault::Challenge
        };
        for fault in found.faults {
            self.fault(place(stored.id, fault));
        }
        for fault in clocks::clock_faults(stored, present) {
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
                for fault in outbox::post_faults(post) {
                    let (id, about) = (post.id, post.about);
                    self.fault(Fault::Post { id, about, fault });
                }
            }
        }
        Ok(())
    }

    /// Checks bulletins. A change of a bulletin and its post are one transaction.
    fn bulletins(&mut self) -> Result<(), StoreError> {
        let silent = self.db.read(|db| {
            let silent = db.rows(
                "SELECT id FROM bulletins
                 WHERE shown < version AND lost = 0
                   AND NOT EXISTS (SELECT outbox.id FROM outbox
                                   WHERE outbox.bulletin = bulletins.id)
                 ORDER BY id",
                params![],
                only,
            );
            Ok::<Vec<BulletinId>, StoreError>(silent?)
        })?;
        for id in silent {
            self.fault(Fault::Bulletin(id));
        }
        Ok(())
    }

    /// Checks matches against the computer. Whose turn it is, how a match has ended and who plays
    /// are written in one transaction with the computer's data about it.
    fn computer(&mut self) -> Result<(), StoreError> {
        let wrong = self.db.read(|db| {
            let wrong = db.rows(
                "SELECT matches.id AS id
                 FROM matches LEFT JOIN computer_matches AS kept ON kept.match = matches.id
                 WHERE (kept.match IS NULL
                        AND (first_player BETWEEN ?1 AND ?2 OR second_player BETWEEN ?1 AND ?2))
                    OR (kept.match IS NOT NULL
                        AND (kept.player NOT IN (first_player, second_player)
                             OR kept.level + ?1 - 1 NOT IN (first_player, second_player)
                             OR (kept.result IS NULL) <> (ended_at IS NULL)
                             OR (kept.due_at IS NULL)
                                <> (turn IS NULL OR turn NOT BETWEEN ?1 AND ?2)
                             OR kept.result
                                <> CASE WHEN outcome IS NULL OR termination = 'adjudication'
                                             OR annulled_at IS NOT NULL THEN 'none'
                                        WHEN outcome = 'draw' THEN 'drawn'
                                        WHEN (outcome = 'first') = (first_player = kept.player)
                                        THEN 'won' ELSE 'lost' END))
                 ORDER BY matches.id",
                params![
                    UserId::computer(Level::LOWEST),
                    UserId::computer(Level::HIGHEST)
                ],
                only,
            );
            Ok::<Vec<MatchId>, StoreError>(wrong?)
        })?;
        for id in wrong {
            self.fault(Fault::Computer(id));
        }
        Ok(())
    }

    fn ratings(&mut self) -> Result<(), StoreError> {
        let now = self.now;
        let notice = RefCell::new(&mut *self.notice);
        let found = self.db.read(|db| {
            let tx = ReadTx::new(db);
            let (_, all, _) = tx.ratings().size_of_list()?;
            ledger::compare_ledger(&tx, now, |checked| {
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
