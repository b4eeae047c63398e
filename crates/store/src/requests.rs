//! Requests of people that count once, whichever process handles them and however often they arrive.
//!
//! Discord can deliver an interaction twice, sends it to each process that has its shard while one takes
//! over from another, and a process that was stopped for a while still has what it received before. So the
//! first transaction in which an interaction changes something also stores its number. Whoever comes second
//! changes nothing, and says nothing.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use tokio::sync::Notify;

use super::{
    StoreError,
    db::{Db, params},
};
use domain::clock::{Timestamp, running};

tokio::task_local! {
    /// The request that the jobs of this task belong to.
    static REQUEST: Arc<Request>;
}

/// Changes a row if nobody else has handled the request.
pub(crate) const CLAIM: &str = "INSERT INTO interactions (id, handling) VALUES (?1, ?2)
     ON CONFLICT (id) DO UPDATE SET handling = excluded.handling
     WHERE interactions.handling = excluded.handling";

/// For how long a number is kept. Discord takes the last answer after fifteen minutes.
const KEPT: Duration = Duration::from_hours(1);

/// Where Discord's time begins, which is in the number of each interaction.
/// <https://discord.com/developers/docs/reference#snowflakes>
const EPOCH: i64 = 1_420_070_400_000;

/// A request of someone, as it is handled by one process. Whatever its handler stores counts only if
/// nobody else has handled the same one.
#[derive(Debug)]
pub struct Request {
    number: u64,
    /// Tells this handling from others.
    handling: i64,
    /// Until when an answer is accepted, by [`running`].
    until: Duration,
    is_answered: AtomicBool,
    /// Whether something of it is stored.
    counts: AtomicBool,
    /// Whether nothing must come of it any more.
    is_void: AtomicBool,
    /// Notified when that is so.
    void: Notify,
}

impl Request {
    /// Returns a request with this number, which must change something or be answered until then, by
    /// [`running`].
    pub fn new(number: u64, until: Duration) -> Request {
        Request {
            number,
            handling: fastrand::i64(..),
            until,
            is_answered: AtomicBool::new(false),
            counts: AtomicBool::new(false),
            is_void: AtomicBool::new(false),
            void: Notify::new(),
        }
    }

    /// Handles it. Returns `None`, and goes on no further, if it is too late or another handling was first.
    pub async fn handle<T>(self, handler: impl Future<Output = T>) -> Option<T> {
        let request = Arc::new(self);
        let void = Arc::clone(&request);
        let handled = async {
            tokio::select! {
                biased;
                () = void.void.notified() => None,
                // It may have become void between the two looks.
                handled = handler => (!void.is_void.load(Ordering::Acquire)).then_some(handled),
            }
        };
        REQUEST.scope(request, handled).await
    }

    /// Notes that the request of this task has its first answer, so that it is not too late for more.
    pub fn note_answered() {
        let _ = REQUEST.try_with(|request| request.is_answered.store(true, Ordering::Relaxed));
    }

    /// Returns the request that this task belongs to, if it does.
    pub(super) fn of_task() -> Option<Arc<Request>> {
        REQUEST.try_with(Arc::clone).ok()
    }

    /// Stores in the transaction that is open that this handling counts.
    ///
    /// # Errors
    /// If it does not.
    pub(super) fn claim(&self, db: &Db) -> Result<(), StoreError> {
        if self.counts.load(Ordering::Acquire) {
            return Ok(());
        }
        let is_late = !self.is_answered.load(Ordering::Relaxed) && running() > self.until;
        let number = self.number.cast_signed();
        if is_late || db.execute(CLAIM, params![number, self.handling])? == 0 {
            self.is_void.store(true, Ordering::Release);
            self.void.notify_one();
            return Err(StoreError::Void);
        }
        Ok(())
    }

    /// Notes that something of it is stored.
    pub(super) fn note_stored(&self) {
        self.counts.store(true, Ordering::Release);
    }
}

crate::tx::topic! {
    /// The requests that were handled lately.
    requests: Requests, RequestsMut
}

impl RequestsMut<'_> {
    /// Forgets those that nobody can send again.
    pub fn forget(&self, now: Timestamp) -> Result<u64, StoreError> {
        let before = (now.before(KEPT).millis() - EPOCH).max(0) << 22;
        Ok(self
            .db
            .execute("DELETE FROM interactions WHERE id < ?1", params![before])?)
    }
}

impl Requests<'_> {
    /// Returns whether this one was handled.
    pub fn is_known(&self, number: u64) -> Result<bool, StoreError> {
        let found = self.db.first(
            "SELECT id FROM interactions WHERE id = ?1",
            params![number.cast_signed()],
            super::db::only::<i64>,
        )?;
        Ok(found.is_some())
    }
}
