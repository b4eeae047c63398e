//! A thread that owns a connection and does one job after another.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    thread,
};

use rusqlite::Connection;
use tokio::sync::{mpsc, oneshot};

use super::StoreError;

/// How many jobs may wait before those who bring more are made to wait.
const QUEUE: usize = 256;

type Job = Box<dyn FnOnce(&mut Connection) + Send>;

/// The thread, ended by dropping this.
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
                    // A panicking job has rolled its transaction back while unwinding; the next
                    // one must not suffer for it. Who waits for it sees its answer never come.
                    if catch_unwind(AssertUnwindSafe(|| job(&mut connection))).is_err() {
                        tracing::error!("a database job panicked");
                    }
                }
            })
            .map_err(|_| StoreError::Worker)?;
        Ok(Worker { jobs })
    }

    /// Does a job on the thread and gives what it gave.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce(&mut Connection) -> T + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // Nobody waits any more if the asking task was cancelled; the job counts all the same.
            let _ = answer.send(job(connection));
        });
        self.jobs.send(job).await.map_err(|_| StoreError::Worker)?;
        answered.await.map_err(|_| StoreError::Worker)
    }
}
