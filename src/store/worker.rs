//! A thread that owns a connection and does one job after another.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    thread,
};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::StoreError;

/// How many jobs may wait. Whoever brings more has to wait too.
const QUEUE: usize = 256;

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// The thread. It ends when this is dropped.
#[derive(Clone, Debug)]
pub(super) struct Worker {
    jobs: mpsc::Sender<Job>,
}

impl Worker {
    pub(super) fn start(name: &str, mut connection: Connection) -> Result<Worker, StoreError> {
        let (jobs, mut queue) = mpsc::channel::<Job>(QUEUE);
        thread::Builder::new()
            .name(name.to_owned())
            .spawn(move || {
                while let Some(job) = queue.blocking_recv() {
                    // A job that panics has rolled its transaction back while unwinding, and the
                    // next job must not suffer from it. Its answer never comes.
                    if catch_unwind(AssertUnwindSafe(|| job(&mut connection))).is_err() {
                        tracing::error!("a database job panicked");
                    }
                }
            })
            .map_err(|_| StoreError::Worker)?;
        Ok(Worker { jobs })
    }

    /// Does a job on the thread and gives its result.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Connection) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // If the task that asked was cancelled, nobody waits any more. The job counts all the
            // same.
            let _ = answer.send(job(connection));
        });
        self.jobs.send(job).await.map_err(|_| StoreError::Worker)?;
        answered.await.map_err(|_| StoreError::Worker)
    }
}
