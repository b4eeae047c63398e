//! Jobs that write. On SQLite, those that wait at the same time share a transaction, so that they wait
//! for the disk once and not once each.

use std::sync::Arc;

use tokio::sync::{Notify, oneshot};

use super::{
    alarm::Alarm,
    changes::{self, Changes},
};
use crate::{
    Request, StoreError, WriteTx,
    db::{Db, Lock},
    tx::News,
};

/// A job that writes.
pub(super) trait Write: Send {
    /// Runs it in the transaction that is open. Returns whether what it wrote is to be kept.
    fn run(&mut self, db: &Db) -> bool;

    /// Answers whoever waits for it. To be called after the transaction was committed.
    fn answer(self: Box<Self>);

    /// Runs it in a transaction of its own, and answers.
    fn run_alone(self: Box<Self>, db: &mut Db);
}

/// Those who are told what was written, once it is committed.
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

/// A job that writes, and whoever waits for it.
pub(super) struct Writing<T, E, J> {
    /// What it is alone with.
    pub(super) lock: Lock,
    pub(super) job: J,
    pub(super) listeners: Listeners,
    /// What it logs belongs to the same request.
    pub(super) span: tracing::Span,
    /// If the task that waits was cancelled, nobody does any more. The job still counts.
    pub(super) waits: oneshot::Sender<Result<T, E>>,
    /// The request to which it belongs, of which it must be the only handling.
    pub(super) request: Option<Arc<Request>>,
    /// What came of it in a shared transaction.
    pub(super) done: Option<Result<(T, News), E>>,
}

impl<T, E, J> Writing<T, E, J>
where
    E: From<StoreError>,
    J: Fn(&WriteTx<'_>) -> Result<T, E>,
{
    fn perform(&self, db: &Db) -> Result<(T, News), E> {
        if let Some(request) = &self.request {
            request.claim(db)?;
        }
        let tx = WriteTx::new(db, self.lock);
        let value = (self.job)(&tx)?;
        let news = tx.into_news();
        if news.queued {
            let matches = changes::write(&news.matches);
            db.notify(&matches).map_err(StoreError::from)?;
        }
        Ok((value, news))
    }

    fn finish(self, done: Result<(T, News), E>) {
        if let (Some(request), Ok(_)) = (&self.request, &done) {
            request.note_stored();
        }
        let _ = self.waits.send(done.map(|(value, news)| {
            self.listeners.tell(&news);
            value
        }));
    }
}

impl<T, E, J> Write for Writing<T, E, J>
where
    T: Send,
    E: From<StoreError> + Send,
    J: Fn(&WriteTx<'_>) -> Result<T, E> + Send,
{
    fn run(&mut self, db: &Db) -> bool {
        let _inside = self.span.clone().entered();
        let done = self.perform(db);
        let kept = done.is_ok();
        self.done = Some(done);
        kept
    }

    fn answer(mut self: Box<Self>) {
        if let Some(done) = self.done.take() {
            self.finish(done);
        }
    }

    fn run_alone(self: Box<Self>, db: &mut Db) {
        let _inside = self.span.clone().entered();
        let done = db.write(self.lock, |db| self.perform(db));
        self.finish(done);
    }
}
