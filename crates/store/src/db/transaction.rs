//! Transactions: retried when that makes sense, and counted once.

use std::{thread, time::Duration};

use super::{Db, DbError, Engine, Kind, Lock};
use crate::StoreError;

/// How many times a job is tried when nothing was wrong with it: another process was in its way, or
/// the connection broke.
const TRIES: u32 = 6;

/// The same for a job that another one has kept waiting: each try takes ten seconds then, and a
/// thread.
const TRIES_WHEN_KEPT_WAITING: u32 = 2;

/// The pause before the second try. Each further one is twice as long, so all tries take no more
/// than three seconds, which is how long Discord waits for an answer.
const PAUSE: Duration = Duration::from_millis(50);

/// Why a transaction was not done.
enum Failed<E> {
    /// The job or a statement in it failed.
    Job(E),
    /// The transaction could not begin or commit.
    Db(DbError),
}

impl Db {
    /// Runs a job on a consistent state of the database.
    pub(crate) fn read<T, E: From<StoreError>>(
        &mut self,
        job: impl Fn(&Db) -> Result<T, E>,
    ) -> Result<T, E> {
        self.again_and_again(|db| {
            db.renew().map_err(Failed::Db)?;
            let open = Open(db);
            let begun = match &db.engine {
                Engine::Sqlite(db) => db.begin_read(),
                Engine::Postgres(db) => db.begin_read(),
            };
            db.noting(begun).map_err(Failed::Db)?;
            let value = job(db).map_err(Failed::Job)?;
            db.check_current().map_err(Failed::Db)?;
            drop(open);
            Ok(value)
        })
    }

    /// Runs a job that also writes, alone with what `lock` covers. If it returns `Ok`, all of it is
    /// kept, otherwise nothing. It is retried if another process was in its way or the connection
    /// broke, and never counts twice.
    pub(crate) fn write<T, E: From<StoreError>>(
        &mut self,
        lock: Lock,
        job: impl Fn(&Db) -> Result<T, E>,
    ) -> Result<T, E> {
        self.again_and_again(|db| {
            db.renew().map_err(Failed::Db)?;
            let open = Open(db);
            let begun = match &db.engine {
                Engine::Sqlite(db) => db.begin_write().map(|()| None),
                Engine::Postgres(db) => db.begin_write(lock).map(Some),
            };
            let number = db.noting(begun).map_err(Failed::Db)?;
            let value = job(db).map_err(Failed::Job)?;
            if db.failure.borrow().is_some() {
                // The job continued after a statement that failed. PostgreSQL would undo all of it.
                return Err(Failed::Db(DbError::FailedBefore));
            }
            db.check_current().map_err(Failed::Db)?;
            std::mem::forget(open);
            let committed = match &db.engine {
                Engine::Sqlite(db) => db.commit(),
                Engine::Postgres(db) => db.commit(),
            };
            match (db.noting(committed), number) {
                (Ok(()), _) => Ok(value),
                (Err(error), Some(number)) if error.kind() == Kind::Lost => {
                    match db.look_up(&number) {
                        Some(true) => Ok(value),
                        Some(false) => Err(Failed::Db(error)),
                        None => {
                            // It must not be retried, because it may count already.
                            db.failure.replace(Some(Kind::Lasting));
                            Err(Failed::Db(DbError::Unknown))
                        }
                    }
                }
                (Err(error), _) => {
                    db.roll_back();
                    Err(Failed::Db(error))
                }
            }
        })
    }

    /// Returns whether jobs can share a transaction: an SQLite file has one writer at a time anyway. On
    /// PostgreSQL, each job would keep its locks until all are done.
    pub(crate) const fn shares_transactions(&self) -> bool {
        matches!(self.engine, Engine::Sqlite(_))
    }

    /// Runs jobs one after the other in one transaction. `run` returns whether what its job wrote is to be
    /// kept. Returns whether the transaction was committed. Otherwise nothing of them is kept, and each of
    /// them can be run again.
    pub(crate) fn write_together<J>(
        &mut self,
        jobs: &mut [J],
        run: impl Fn(&mut J, &Db) -> bool,
    ) -> bool {
        self.failure.replace(None);
        let db = &*self;
        let open = Open(db);
        let all = || {
            let Engine::Sqlite(sqlite) = &db.engine else {
                return Ok(false);
            };
            sqlite.begin_write()?;
            for job in jobs {
                sqlite.begin_part()?;
                let kept = run(job, db);
                if db.failure.borrow().is_some() {
                    return Ok(false);
                }
                sqlite.end_part(kept)?;
            }
            sqlite.commit()?;
            Ok::<_, DbError>(true)
        };
        let committed = all().unwrap_or(false);
        if committed {
            std::mem::forget(open);
        }
        committed
    }

    fn again_and_again<T, E: From<StoreError>>(
        &mut self,
        attempt: impl Fn(&mut Db) -> Result<T, Failed<E>>,
    ) -> Result<T, E> {
        let mut pause = PAUSE;
        let mut tries = 1;
        loop {
            self.failure.replace(None);
            let failed = match attempt(self) {
                Ok(value) => return Ok(value),
                Err(failed) => failed,
            };
            let kind = *self.failure.borrow();
            match kind {
                Some(Kind::Lost) => self.lose(false),
                Some(Kind::Misled) => self.lose(true),
                _ => {}
            }
            let most = match kind {
                Some(Kind::Passing | Kind::Lost | Kind::Misled) => TRIES,
                Some(Kind::KeptWaiting) => TRIES_WHEN_KEPT_WAITING,
                Some(Kind::Lasting) | None => 1,
            };
            if tries >= most {
                return Err(match failed {
                    Failed::Job(error) => error,
                    Failed::Db(error) => StoreError::from(error).into(),
                });
            }
            if let Failed::Db(error) = failed {
                tracing::info!(error = error.chain(), "a database job is done again");
            }
            thread::sleep(pause);
            pause *= 2;
            tries += 1;
        }
    }

    /// Makes a connection again that is lost or leads to the wrong server.
    fn renew(&mut self) -> Result<(), DbError> {
        let renewed = match &mut self.engine {
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(db) => db.renew(),
        };
        self.noting(renewed)
    }

    /// Fails if the connection was found to lead to the wrong server.
    fn check_current(&self) -> Result<(), DbError> {
        self.noting(match &self.engine {
            Engine::Sqlite(_) => Ok(()),
            Engine::Postgres(db) => db.check_current(),
        })
    }

    /// Notes that a connection must not be used any more. With `doubt`, all others are made again, too.
    fn lose(&mut self, doubt: bool) {
        match &mut self.engine {
            Engine::Sqlite(_) => {}
            Engine::Postgres(db) => db.lose(doubt),
        }
    }

    /// Finds out whether the transaction of this number counts, although nobody has said so.
    /// Returns `None` if that cannot be found out.
    fn look_up(&mut self, number: &str) -> Option<bool> {
        let Engine::Postgres(db) = &mut self.engine else {
            return None;
        };
        let at = db.identity();
        let mut pause = PAUSE;
        db.lose(false);
        for _ in 0..TRIES {
            thread::sleep(pause);
            pause *= 2;
            match db.renew().and_then(|()| db.counts(number, at)) {
                Ok(Some(counts)) => return Some(counts),
                Ok(None) => {}
                Err(error) => {
                    tracing::debug!(error = error.chain(), "a commit is not found out yet");
                    db.lose(false);
                }
            }
        }
        None
    }

    fn roll_back(&self) {
        match &self.engine {
            Engine::Sqlite(db) => db.roll_back(),
            Engine::Postgres(db) => db.roll_back(),
        }
    }
}

/// A transaction that is rolled back when this is dropped, including by a panic.
struct Open<'d>(&'d Db);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.roll_back();
    }
}
