//! Threads that each own a connection. They take jobs from one queue.

use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError},
    thread,
};

use tokio::sync::{mpsc, oneshot};

use super::{StoreError, db::Db};

/// How many jobs may wait. Whoever brings more has to wait too.
const QUEUE: usize = 256;

type Job = Box<dyn FnOnce(&mut Db) + Send>;

/// The threads. They end when this is dropped.
#[derive(Clone)]
pub(super) struct Workers {
    jobs: mpsc::Sender<Job>,
}

impl fmt::Debug for Workers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Workers").finish_non_exhaustive()
    }
}

impl Workers {
    /// Starts a thread for each connection.
    pub(super) fn start(name: &str, connections: Vec<Db>) -> Result<Workers, StoreError> {
        let (jobs, queue) = mpsc::channel::<Job>(QUEUE);
        let queue = Arc::new(Mutex::new(queue));
        for mut db in connections {
            let queue = Arc::clone(&queue);
            // Whoever is free waits at the queue, and the others wait for the place at the queue.
            let next = move || {
                let mut queue = queue.lock().unwrap_or_else(PoisonError::into_inner);
                queue.blocking_recv()
            };
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
                })
                .map_err(|_| StoreError::Worker)?;
        }
        Ok(Workers { jobs })
    }

    /// Does a job on the next free thread and gives its result.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Db) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |db| {
            // If the task that asked was cancelled, nobody waits any more. The job counts all the
            // same.
            let _ = answer.send(job(db));
        });
        self.jobs.send(job).await.map_err(|_| StoreError::Worker)?;
        answered.await.map_err(|_| StoreError::Worker)
    }
}
