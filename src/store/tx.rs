//! Transactions: one that reads, and one that also writes.

use std::{cell::Cell, ops::Deref};

use super::{
    StoreError,
    db::{Db, Lock},
};

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

/// A transaction that may also write. It reads like a [`ReadTx`].
#[derive(Debug)]
pub struct WriteTx<'t> {
    read: ReadTx<'t>,
    queued: Cell<bool>,
}

impl<'t> Deref for WriteTx<'t> {
    type Target = ReadTx<'t>;

    fn deref(&self) -> &ReadTx<'t> {
        &self.read
    }
}

impl<'t> WriteTx<'t> {
    pub(super) const fn new(db: &'t Db) -> WriteTx<'t> {
        WriteTx {
            read: ReadTx::new(db),
            queued: Cell::new(false),
        }
    }

    /// Takes one more lock, until the transaction ends. What was read before of what it stands for
    /// may be out of date.
    pub fn lock(&self, lock: Lock) -> Result<(), StoreError> {
        Ok(self.db.lock(lock)?)
    }

    /// Notes that there is something new to deliver once this transaction is committed.
    pub(super) fn note_queued(&self) {
        self.queued.set(true);
    }

    pub(super) const fn has_queued(&self) -> bool {
        self.queued.get()
    }
}
