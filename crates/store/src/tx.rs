//! Transactions: one that reads, and one that also writes. Queries are grouped by topic, and each
//! topic is a view of the transaction, such as [`Ladders`](crate::Ladders): a function that takes
//! only that touches nothing else.

use std::{
    cell::{Cell, RefCell},
    ops::Deref,
};

use super::{
    StoreError,
    db::{Db, Lock},
};
use domain::{clock::Timestamp, matches::MatchId};

/// A transaction that reads a consistent state of the database.
#[derive(Debug)]
pub struct ReadTx<'c> {
    pub(super) db: &'c Db,
}

impl<'c> ReadTx<'c> {
    pub(super) const fn new(db: &'c Db) -> ReadTx<'c> {
        ReadTx { db }
    }
}

/// A transaction that can also write. It reads like a [`ReadTx`].
#[derive(Debug)]
pub struct WriteTx<'t> {
    read: ReadTx<'t>,
    queued: Cell<bool>,
    turn: Cell<bool>,
    look: Cell<Option<Timestamp>>,
    /// The matches whose locks were taken, so that these may have changed.
    matches: RefCell<Vec<MatchId>>,
}

/// What a transaction has to tell once it is committed.
#[derive(Debug)]
pub(super) struct News {
    /// Whether there is something new to deliver.
    pub(super) queued: bool,
    /// Whether the computer is to move.
    pub(super) turn: bool,
    /// The first moment at which one of the changed clocks is due.
    pub(super) look: Option<Timestamp>,
    /// The matches that may have changed.
    pub(super) matches: Vec<MatchId>,
}

impl<'t> Deref for WriteTx<'t> {
    type Target = ReadTx<'t>;

    fn deref(&self) -> &ReadTx<'t> {
        &self.read
    }
}

impl<'t> WriteTx<'t> {
    /// Returns a transaction that has taken this lock.
    pub(super) fn new(db: &'t Db, lock: Lock) -> WriteTx<'t> {
        let tx = WriteTx {
            read: ReadTx::new(db),
            queued: Cell::new(false),
            turn: Cell::new(false),
            look: Cell::new(None),
            matches: RefCell::default(),
        };
        tx.note_lock(lock);
        tx
    }

    /// Takes another lock, until the transaction ends. Data covered by it that was read before may
    /// be out of date.
    pub fn lock(&self, lock: Lock) -> Result<(), StoreError> {
        self.note_lock(lock);
        Ok(self.db.lock(lock)?)
    }

    /// Notes that what people see of a match has changed, although nothing of the match itself has.
    pub fn show_again(&self, id: MatchId) {
        self.matches.borrow_mut().push(id);
    }

    fn note_lock(&self, lock: Lock) {
        if let Lock::Match(id) = lock {
            self.matches.borrow_mut().push(id);
        }
    }

    /// Returns what is to be told once this transaction is committed.
    pub(super) fn into_news(self) -> News {
        News {
            queued: self.queued.get(),
            turn: self.turn.get(),
            look: self.look.get(),
            matches: self.matches.take(),
        }
    }

    /// Notes that there is something new to deliver once this transaction is committed.
    pub(super) fn note_queued(&self) {
        self.queued.set(true);
    }

    /// Notes that the computer is to move once this transaction is committed.
    pub(super) fn note_turn(&self) {
        self.turn.set(true);
    }

    /// Notes that a clock is due then.
    pub(super) fn note_look(&self, at: Timestamp) {
        let earlier = self.look.get().is_some_and(|look| look <= at);
        if !earlier {
            self.look.set(Some(at));
        }
    }
}

/// Defines a topic: a view that reads, which every transaction returns, and one that also writes,
/// which a [`WriteTx`] returns instead.
macro_rules! topic {
    ($(#[$doc:meta])* $name:ident: $Reads:ident, $Writes:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug)]
        pub struct $Reads<'t> {
            #[allow(dead_code, reason = "not every topic needs another one")]
            tx: &'t $crate::ReadTx<'t>,
            db: &'t $crate::db::Db,
        }

        #[doc = concat!("Reads like [`", stringify!($Reads), "`], and writes.")]
        #[derive(Clone, Copy, Debug)]
        pub struct $Writes<'t> {
            reads: $Reads<'t>,
            #[allow(dead_code, reason = "not every topic needs another one")]
            tx: &'t $crate::WriteTx<'t>,
        }

        impl<'t> ::std::ops::Deref for $Writes<'t> {
            type Target = $Reads<'t>;

            fn deref(&self) -> &$Reads<'t> {
                &self.reads
            }
        }

        impl $crate::ReadTx<'_> {
            $(#[$doc])*
            pub const fn $name(&self) -> $Reads<'_> {
                $Reads {
                    tx: self,
                    db: self.db,
                }
            }
        }

        impl $crate::WriteTx<'_> {
            $(#[$doc])*
            pub fn $name(&self) -> $Writes<'_> {
                $Writes {
                    reads: $crate::ReadTx::$name(self),
                    tx: self,
                }
            }
        }
    };
}

pub(crate) use topic;
