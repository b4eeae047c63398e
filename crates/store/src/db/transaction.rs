//! Transactions: retried when that makes sense, and counted once.

use std::{thread, time::Duration};

use super::{Db, DbError, Engine, Kind, Lock};
use crate::StoreError;

/// How many times a job is tried when nothing was wrong with it: another process was in its way, or
/// the connection broke.
const TRIES: u32 = 6;

/// How often a job is tried that another one has kept waiting: each try takes ten seconds then, and a
/// thread.
const TRIES_WHEN_KEPT_WAITING: u32 = 2;

/// The pause before the second try. Each further one is twice as long, so all tries take no more
/// than three seconds, which is how long Discord waits for an answer.
const PAUSE: Duration = Duration::from_millis(50);

/// How a job ended in its transaction. Its value or its error stays with it, so that what is here is compiled
/// once for all jobs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// What it wrote is to be kept.
    Done,
    /// Nothing of it is kept.
    Failed,
}

impl Ended {
    /// Returns how a job with this result ended.
    pub(crate) fn with<T, E>(result: &Result<T, E>) -> Ended {
        match result {
            Ok(_) => Ended::Done,
            Err(_) => Ended::Failed,
        }
    }
}

impl Db {
    /// Does the same as [`read_for`](Db::read_for) and returns the job's result.
    pub(crate) fn read<T, E: From<StoreError>>(
        &mut self,
        job: impl Fn(&Db) -> Result<T, E>,
    ) -> Result<T, E> {
        with_result(job, |job| self.read_for(job))
    }

    /// Does the same as [`write_for`](Db::write_for) and returns the job's result.
    pub(crate) fn write<T, E: From<StoreError>>(
        &mut self,
        lock: Lock,
        job: impl Fn(&Db) -> Result<T, E>,
    ) -> Result<T, E> {
        with_result(job, |job| self.write_for(lock, job))
    }

    /// Runs a job on a consistent state of the database. It is run again if the connection broke.
    ///
    /// # Errors
    /// If the transaction could not begin or leads to the wrong server. What the job returned is void then.
    pub(crate) fn read_for(&mut self, job: &mut dyn FnMut(&Db) -> Ended) -> Result<Ended, DbError> {
        self.again_and_again(&mut |db| {
            db.renew()?;
            let _open = Open(db);
            db.noting(match &db.engine {
                Engine::Sqlite(db) => db.begin_read(),
                Engine::Postgres(db) => db.begin_read(),
            })?;
            if job(db) == Ended::Done {
                db.check_current()?;
                Ok(Ended::Done)
            } else {
                Ok(Ended::Failed)
            }
        })
    }

    /// Runs a job that also writes, alone with what `lock` covers. If it is done, all of it is kept,
    /// otherwise nothing. It is run again if another process was in its way or the connection broke, and
    /// never counts twice.
    ///
    /// # Errors
    /// If the transaction could not begin or commit. What the job returned is void then.
    pub(crate) fn write_for(
        &mut self,
        lock: Lock,
        job: &mut dyn FnMut(&Db) -> Ended,
    ) -> Result<Ended, DbError> {
        self.again_and_again(&mut |db| {
            db.renew()?;
            let open = Open(db);
            let begun = match &db.engine {
                Engine::Sqlite(db) => db.begin_write().map(|()| None),
                Engine::Postgres(db) => db.begin_write(lock).map(Some),
            };
            let number = db.noting(begun)?;
            if job(db) == Ended::Failed {
                return Ok(Ended::Failed);
            }
            if db.failure.borrow().is_some() {
                // The job continued after a statement that failed. PostgreSQL would undo all of it.
                return Err(DbError::FailedBefore);
            }
            db.check_current()?;
            std::mem::forget(open);
            let committed = match &db.engine {
                Engine::Sqlite(db) => db.commit(),
                Engine::Postgres(db) => db.commit(),
            };
            match (db.noting(committed), number) {
                (Ok(()), _) => Ok(Ended::Done),
                (Err(error), Some(number)) if error.kind() == Kind::Lost => {
                    match db.look_up(&number) {
                        Some(true) => Ok(Ended::Done),
                        Some(false) => Err(error),
                        None => {
                            // It must not be retried, because it may count already.
                            db.failure.replace(Some(Kind::Lasting));
                            Err(DbError::Unknown)
                        }
                    }
                }
                (Err(error), _) => {
                    db.roll_back();
                    Err(error)
                }
            }
        })
    }

    /// Returns whether jobs can share a transaction: an SQLite file has one writer at a time anyway. On
    /// PostgreSQL, each job would keep its locks until all are done.
    pub(crate) const fn shares_transactions(&self) -> bool {
        matches!(self.engine, Engine::Sqlite(_))
    }

    /// Runs jobs one after the other in one transaction. Returns whether it was committed, with the jobs that
    /// are done. Otherwise nothing of them is kept, and each of them can be run again.
    pub(crate) fn write_together<J>(
        &mut self,
        jobs: &mut [J],
        run: impl Fn(&mut J, &Db) -> Ended,
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
                let ended = run(job, db);
                if db.failure.borrow().is_some() {
                    return Ok(false);
                }
                sqlite.end_part(ended == Ended::Done)?;
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

    fn again_and_again(
        &mut self,
        attempt: &mut dyn FnMut(&mut Db) -> Result<Ended, DbError>,
    ) -> Result<Ended, DbError> {
        let mut pause = PAUSE;
        let mut tries = 1;
        loop {
            self.failure.replace(None);
            let ended = attempt(self);
            if let Ok(Ended::Done) = ended {
                return ended;
            }
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
                return ended;
            }
            if let Err(error) = ended {
                tracing::info!(error = error.chain(), "retrying a database job");
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
                    tracing::debug!(
                        error = error.chain(),
                        "it is not known yet whether a commit succeeded"
                    );
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

/// Runs a job with a function that knows nothing of its result, and returns the result.
fn with_result<T, E: From<StoreError>>(
    job: impl Fn(&Db) -> Result<T, E>,
    run: impl FnOnce(&mut dyn FnMut(&Db) -> Ended) -> Result<Ended, DbError>,
) -> Result<T, E> {
    let mut result = None;
    let ended = run(&mut |db| Ended::with(result.insert(job(db))));
    ended.map_err(StoreError::from)?;
    // It ended after it was run.
    result.unwrap_or_else(|| Err(StoreError::Worker.into()))
}

/// A transaction that is rolled back when this is dropped, including by a panic.
struct Open<'d>(&'d Db);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        self.0.roll_back();
    }
}
