//! Threads that each own a connection. They take jobs from one queue.

use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc as std_mpsc},
    thread,
};

use tokio::sync::{mpsc, oneshot};

use crate::{StoreError, db::Db};

/// How many jobs can wait. A caller that adds more has to wait too.
const QUEUE: usize = 256;

type Job = Box<dyn FnOnce(&mut Db) + Send>;

/// The threads. They end when this is dropped or [ended](Workers::end).
pub(crate) struct Workers {
    /// The queue for jobs. `None` when the threads are to end.
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    /// The channel on which each thread hands over its connection when it ends. If nobody takes it,
    /// it is closed on that thread.
    connections: Mutex<std_mpsc::Receiver<Db>>,
}

impl fmt::Debug for Workers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Workers").finish_non_exhaustive()
    }
}

impl Workers {
    /// Starts a thread for each connection.
    pub(crate) fn start(name: &str, connections: Vec<Db>) -> Result<Workers, StoreError> {
        let (jobs, queue) = mpsc::channel::<Job>(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        let (hand_over, handed_over) = std_mpsc::sync_channel(0);
        for mut db in connections {
            let queue = Arc::clone(&queue);
            // A free thread waits at the queue, and the others wait for the place at the queue.
            let next = move || lock(&queue).blocking_recv();
            let hand_over = hand_over.clone();
            thread::Builder::new()
                .name(name.to_owned())
                .spawn(move || {
                    while let Some(job) = next() {
                        // A job that panics has rolled its transaction back while unwinding, and
                        // the next job must not suffer from it. Its answer never comes.
                        if catch_unwind(AssertUnwindSafe(|| job(&mut db))).is_err() {
                            tracing::error!("a database job panicked");
                        }
                    }
                    drop(hand_over.send(db));
                })
                .map_err(|_| StoreError::Worker)?;
        }
        Ok(Workers {
            jobs: Mutex::new(Some(jobs)),
            connections: Mutex::new(handed_over),
        })
    }

    /// Runs a job on the next free thread and returns its result.
    pub(crate) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Db) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        // What it logs belongs to the same request.
        let span = tracing::Span::current();
        let job: Job = Box::new(move |db| {
            let _inside = span.enter();
            // If the task that asked was cancelled, nobody is waiting any more. The job still
            // counts.
            let _ = answer.send(job(db));
        });
        let jobs = lock(&self.jobs).clone().ok_or(StoreError::Closed)?;
        jobs.send(job).await.map_err(|_| StoreError::Closed)?;
        answered.await.map_err(|_| StoreError::Worker)
    }

    /// Whether jobs are still accepted.
    pub(crate) fn are_open(&self) -> bool {
        lock(&self.jobs).is_some()
    }

    /// Stops accepting jobs, waits until the accepted ones are done, and returns the connections.
    /// It blocks its thread. A second caller waits as well and gets none.
    pub(crate) fn end(&self) -> Vec<Db> {
        drop(lock(&self.jobs).take());
        lock(&self.connections).iter().collect()
    }
}

/// The data behind these locks is intact even after a panic.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
