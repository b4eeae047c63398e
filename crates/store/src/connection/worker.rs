//! Threads that each own a connection. They take jobs from one queue.

use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
};

use tokio::sync::oneshot;

use super::{
    job::{Reading, Writing},
    queue::{Closed, Queue},
};
use crate::{StoreError, db::Db};

/// How many jobs can wait. A caller that adds more has to wait too.
const QUEUE: usize = 256;

/// How many jobs can share a transaction.
const TOGETHER: usize = 32;

pub(super) enum Job {
    Read(Reading),
    Write(Writing),
    /// One that is no transaction.
    Other(Box<dyn FnOnce(&mut Db) + Send>),
}

/// The threads. They end when this is dropped or [ended](Workers::end).
pub(crate) struct Workers {
    /// The jobs that wait. When it is closed, the threads end.
    queue: Arc<Queue<Job>>,
    /// The channel on which each thread hands over its connection when it ends. If nobody takes it,
    /// it is closed on that thread.
    connections: Mutex<mpsc::Receiver<Db>>,
}

impl fmt::Debug for Workers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Workers").finish_non_exhaustive()
    }
}

impl Workers {
    /// Starts a thread for each connection.
    pub(crate) fn start(name: &str, connections: Vec<Db>) -> Result<Workers, StoreError> {
        let queue = Arc::new(Queue::new(QUEUE));
        let (hand_over, handed_over) = mpsc::sync_channel(0);
        for mut db in connections {
            let queue = Arc::clone(&queue);
            let hand_over = hand_over.clone();
            thread::Builder::new()
                .name(name.to_owned())
                .spawn(move || {
                    while let Some(job) = queue.take() {
                        work(&mut db, job, &queue);
                    }
                    drop(hand_over.send(db));
                })
                .map_err(|_| StoreError::Worker)?;
        }
        Ok(Workers {
            queue,
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
        let job = move |db: &mut Db| {
            let _inside = span.enter();
            // If the task that asked was cancelled, nobody is waiting any more. The job still
            // counts.
            let _ = answer.send(job(db));
        };
        self.add(Job::Other(Box::new(job))).await?;
        answered.await.map_err(|_| StoreError::Worker)
    }

    /// Lets the next free thread run a job, which answers by itself.
    pub(super) async fn add(&self, job: Job) -> Result<(), StoreError> {
        let added = self.queue.add(job).await;
        added.map_err(|Closed| StoreError::Closed)
    }

    /// Whether jobs are still accepted.
    pub(crate) fn are_open(&self) -> bool {
        !self.queue.is_closed()
    }

    /// Stops accepting jobs, waits until the accepted ones are done, and returns the connections.
    /// It blocks its thread. A second caller waits as well and gets none.
    pub(crate) fn end(&self) -> Vec<Db> {
        self.queue.close();
        let connections = self.connections.lock();
        let connections = connections.unwrap_or_else(PoisonError::into_inner);
        connections.iter().collect()
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.queue.close();
    }
}

/// Does a job, and others that write and wait behind it if they can share its transaction.
fn work(db: &mut Db, job: Job, queue: &Queue<Job>) {
    let mut other = None;
    match job {
        Job::Write(job) => {
            let mut jobs = vec![job];
            while db.shares_transactions() && jobs.len() < TOGETHER && other.is_none() {
                match queue.take_waiting() {
                    Some(Job::Write(job)) => jobs.push(job),
                    Some(job) => other = Some(job),
                    None => break,
                }
            }
            write(db, jobs);
        }
        job => other = Some(job),
    }
    match other {
        None | Some(Job::Write(_)) => {}
        Some(Job::Read(job)) => {
            unless_it_panics(|| job.run(db));
        }
        Some(Job::Other(job)) => {
            unless_it_panics(|| job(db));
        }
    }
}

/// Writes in one transaction if possible, and otherwise in one for each job, so that no job fails because
/// of another.
fn write(db: &mut Db, mut jobs: Vec<Writing>) {
    let are_kept = jobs.len() > 1
        && unless_it_panics(|| db.write_together(&mut jobs, |job, db| job.run(db)))
            .unwrap_or(false);
    for job in jobs {
        if are_kept {
            job.answer();
        } else {
            unless_it_panics(|| job.run_alone(db));
        }
    }
}

/// A job that panics has rolled its transaction back while unwinding, and the next job must not suffer from
/// it. Its answer never comes.
fn unless_it_panics<T>(job: impl FnOnce() -> T) -> Option<T> {
    let done = catch_unwind(AssertUnwindSafe(job)).ok();
    if done.is_none() {
        tracing::error!("a database job panicked");
    }
    done
}
