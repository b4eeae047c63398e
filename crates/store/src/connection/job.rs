//! Jobs that run in transactions, with the callers that wait for them. Only [`Task`] knows what a job returns:
//! everything around it is compiled once, and not for each of the hundreds of jobs.

use std::sync::Arc;

use tokio::sync::{Notify, oneshot};

use super::{
    alarm::Alarm,
    changes::{self, Changes},
};
use crate::{
    ReadTx, Request, StoreError, WriteTx,
    db::{Db, Ended, Lock},
    tx::News,
};

/// A job with the caller that waits for its result.
pub(super) trait Job: Send {
    /// Replaces the result by an error of the store.
    fn fail(&mut self, error: StoreError);

    /// Sends the result to the caller.
    fn answer(self: Box<Self>);
}

/// A job that only reads.
pub(super) trait ReadJob: Job {
    /// Runs it and keeps its result, which replaces that of an earlier run.
    fn run(&mut self, tx: &ReadTx<'_>) -> Ended;
}

/// A job that also writes.
pub(super) trait WriteJob: Job {
    /// Runs it and keeps its result, which replaces that of an earlier run.
    fn run(&mut self, tx: &WriteTx<'_>) -> Ended;
}

/// Where a caller gets the result of its job.
pub(super) type Answer<T, E> = oneshot::Receiver<Result<T, E>>;

/// What a caller has handed over.
pub(super) struct Task<T, E, J> {
    job: J,
    result: Option<Result<T, E>>,
    /// If the caller was cancelled, nobody waits any more. The job still counts.
    caller: oneshot::Sender<Result<T, E>>,
}

impl<T, E, J> Task<T, E, J> {
    /// Returns a job, and where its caller gets the result.
    pub(super) fn new(job: J) -> (Self, Answer<T, E>) {
        let (caller, result) = oneshot::channel();
        let task = Task {
            job,
            result: None,
            caller,
        };
        (task, result)
    }

    fn keep(&mut self, result: Result<T, E>) -> Ended {
        Ended::with(self.result.insert(result))
    }
}

impl<T, E, J> Job for Task<T, E, J>
where
    T: Send,
    E: From<StoreError> + Send,
    J: Send,
{
    fn fail(&mut self, error: StoreError) {
        self.result = Some(Err(error.into()));
    }

    fn answer(self: Box<Self>) {
        if let Some(result) = self.result {
            let _ = self.caller.send(result);
        }
    }
}

impl<T, E, J> ReadJob for Task<T, E, J>
where
    T: Send,
    E: From<StoreError> + Send,
    J: Fn(&ReadTx<'_>) -> Result<T, E> + Send,
{
    fn run(&mut self, tx: &ReadTx<'_>) -> Ended {
        let result = (self.job)(tx);
        self.keep(result)
    }
}

impl<T, E, J> WriteJob for Task<T, E, J>
where
    T: Send,
    E: From<StoreError> + Send,
    J: Fn(&WriteTx<'_>) -> Result<T, E> + Send,
{
    fn run(&mut self, tx: &WriteTx<'_>) -> Ended {
        let result = (self.job)(tx);
        self.keep(result)
    }
}

/// A job that only reads, with what is around it.
pub(super) struct Reading {
    /// What it logs belongs to the same request.
    span: tracing::Span,
    job: Box<dyn ReadJob>,
}

impl Reading {
    pub(super) fn new(job: Box<dyn ReadJob>) -> Reading {
        Reading {
            span: tracing::Span::current(),
            job,
        }
    }

    /// Runs it in a transaction of its own, and answers.
    pub(super) fn run(mut self, db: &mut Db) {
        let _inside = self.span.entered();
        let read = db.read_for(&mut |db| self.job.run(&ReadTx::new(db)));
        if let Err(error) = read {
            self.job.fail(error.into());
        }
        self.job.answer();
    }
}

/// The listeners who are told what was written, once it is committed.
#[derive(Clone, Debug, Default)]
pub(super) struct Listeners {
    /// Told when there is something to deliver.
    pub(super) outbox: Arc<Notify>,
    /// Told when the computer is to move.
    pub(super) turns: Arc<Notify>,
    /// Told which matches may have changed.
    pub(super) changes: Changes,
    /// Told when a clock is due.
    pub(super) alarm: Arc<Alarm>,
}

impl Listeners {
    fn tell(&self, news: &News) {
        self.changes.tell(&news.matches);
        if news.queued {
            self.outbox.notify_one();
        }
        if news.turn {
            self.turns.notify_one();
        }
        if let Some(look) = news.look {
            self.alarm.bring_forward(look);
        }
    }
}

/// A job that writes, with what is around it.
pub(super) struct Writing {
    /// What it is alone with.
    lock: Lock,
    job: Box<dyn WriteJob>,
    listeners: Listeners,
    /// What it logs belongs to the same request.
    span: tracing::Span,
    /// The request to which it belongs, of which it must be the only handling.
    request: Option<Arc<Request>>,
    /// The news for the listeners, from the last run. `None` if that failed.
    news: Option<News>,
}

impl Writing {
    pub(super) fn new(lock: Lock, job: Box<dyn WriteJob>, listeners: Listeners) -> Writing {
        Writing {
            lock,
            job,
            listeners,
            span: tracing::Span::current(),
            request: Request::of_task(),
            news: None,
        }
    }

    /// Runs it in the transaction that is open.
    pub(super) fn run(&mut self, db: &Db) -> Ended {
        let _inside = self.span.clone().entered();
        self.perform(db).unwrap_or_else(|error| {
            self.job.fail(error);
            Ended::Failed
        })
    }

    /// Runs it in a transaction of its own, and answers.
    pub(super) fn run_alone(mut self, db: &mut Db) {
        let written = db.write_for(self.lock, &mut |db| self.run(db));
        if let Err(error) = written {
            self.news = None;
            self.job.fail(error.into());
        }
        self.answer();
    }

    /// Tells what was written, and answers the caller. To be called after the transaction was committed.
    pub(super) fn answer(self) {
        if let Some(news) = &self.news {
            if let Some(request) = &self.request {
                request.note_stored();
            }
            self.listeners.tell(news);
        }
        self.job.answer();
    }

    fn perform(&mut self, db: &Db) -> Result<Ended, StoreError> {
        self.news = None;
        if let Some(request) = &self.request {
            request.claim(db)?;
        }
        let tx = WriteTx::new(db, self.lock);
        if self.job.run(&tx) == Ended::Failed {
            return Ok(Ended::Failed);
        }
        let news = tx.into_news();
        if news.queued {
            db.notify(&changes::write(&news.matches))?;
        }
        self.news = Some(news);
        Ok(Ended::Done)
    }
}
