//! What a use case works with: a transaction, the time, and who acts. What members do and look at are functions of it,
//! and [`Host::act`] and [`Host::read`] open the transaction for all of them.

use std::ops::Deref;

use super::{Failure, Host, find_match};
use domain::{
    clock::Timestamp,
    matches::{Actor, Match, MatchId, Member, Reason, ServerId, UserId},
};
use store::{Deed, DeedId, Lock, Moderation, ReadTx, WriteTx};

/// What a use case that only loads something works with.
#[derive(Clone, Copy)]
pub struct ReadCx<'t> {
    /// The transaction.
    pub(crate) tx: &'t ReadTx<'t>,
    /// The time.
    pub(crate) now: Timestamp,
    /// The user who acts, and where.
    pub(crate) by: &'t Actor,
    /// The host, for what isn't in the database.
    pub(crate) house: &'t Host,
}

/// What a use case works with.
#[derive(Clone, Copy)]
pub struct Cx<'t> {
    /// The transaction.
    pub(crate) tx: &'t WriteTx<'t>,
    reading: ReadCx<'t>,
}

impl<'t> Deref for Cx<'t> {
    type Target = ReadCx<'t>;

    fn deref(&self) -> &ReadCx<'t> {
        &self.reading
    }
}

impl ReadCx<'_> {
    /// Returns the user who acts.
    pub(crate) const fn user(&self) -> UserId {
        self.by.user
    }

    /// Returns the server in which they act.
    pub(crate) const fn server(&self) -> ServerId {
        self.by.server
    }

    /// Returns the user as a member of that server.
    pub(crate) fn member(&self) -> Member {
        Member {
            server: self.server(),
            user: self.user(),
        }
    }

    /// Finds a match as it is shown where the user acts, if it is.
    pub(crate) fn find_match(&self, id: MatchId) -> Result<Match, Failure> {
        find_match(self.tx, self.server(), id)
    }
}

impl Cx<'_> {
    /// Finds a match under its lock.
    pub(crate) fn lock_match(&self, id: MatchId) -> Result<Match, Failure> {
        self.tx.lock(Lock::Match(id))?;
        self.find_match(id)
    }

    /// Writes what the user does as a manager into the server's log.
    pub(crate) fn log(&self, deed: Deed) -> Result<(), Failure> {
        self.log_with(deed, None).map(drop)
    }

    /// Does the same, with the reason that the manager gave.
    pub(crate) fn log_with(&self, deed: Deed, reason: Option<Reason>) -> Result<DeedId, Failure> {
        let done = Moderation {
            server: self.server(),
            moderator: self.user(),
            deed,
            reason,
        };
        Ok(self.tx.deeds().log(&done, self.now)?)
    }

    /// Notes that the user has acted, so that they don't count as absent.
    pub(crate) fn note_act(&self) -> Result<(), Failure> {
        Ok(self.tx.people().note_act(self.user(), self.now)?)
    }
}

impl Host {
    /// Does this in one transaction: all of it is stored, or nothing. It may be run again, if the connection to the
    /// database is lost, and counts once. It takes the locks itself.
    pub async fn act<T: Send + 'static>(
        &self,
        by: Actor,
        act: impl Fn(&Cx<'_>) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let (now, house) = (self.clock.now(), self.clone());
        self.store
            .write(Lock::None, move |tx| {
                let (by, house) = (&by, &house);
                let reading = ReadCx { tx, now, by, house };
                act(&Cx { tx, reading })
            })
            .await
    }

    /// Loads this from one consistent state of the database.
    pub async fn read<T: Send + 'static>(
        &self,
        by: Actor,
        read: impl Fn(&ReadCx<'_>) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let (now, house) = (self.clock.now(), self.clone());
        self.store
            .read(move |tx| {
                let (by, house) = (&by, &house);
                read(&ReadCx { tx, now, by, house })
            })
            .await
    }
}
