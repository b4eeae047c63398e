//! Threads that each own a connection. They take jobs from one queue.

use std::{
    fmt,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, MutexGuard, PoisonError, mpsc as std_mpsc},
    thread,
};

use tokio::sync::{mpsc, oneshot};

use super::writing::Write;
use crate::{StoreError, db::Db};

/// How many jobs can wait. A caller that adds more has to wait too.
const QUEUE: usize = 256;

/// How many jobs can share a transaction.
const TOGETHER: usize = 32;

enum Job {
    /// One that writes.
    Write(Box<dyn Write>),
    Other(Box<dyn FnOnce(&mut Db) + Send>),
}

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
            let hand_over = hand_over.clone();
            thread::Builder::new()
                .name(name.to_owned())
                .spawn(move || {
                    // A free thread waits at the queue, and the others wait for the place at the queue.
                    while let Some(job) = next(&queue) {
                        work(&mut db, job, &queue);
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
        let job = move |db: &mut Db| {
            let _inside = span.enter();
            // If the task that asked was cancelled, nobody is waiting any more. The job still
            // counts.
            let _ = answer.send(job(db));
        };
        self.add(Job::Other(Box::new(job))).await?;
        answered.await.map_err(|_| StoreError::Worker)
    }

    /// Runs a job that writes on the next free thread, and returns its answer.
    pub(super) async fn write<T>(
        &self,
        job: Box<dyn Write>,
        answer: oneshot::Receiver<T>,
    ) -> Result<T, StoreError> {
        self.add(Job::Write(job)).await?;
        answer.await.map_err(|_| StoreError::Worker)
    }

    async fn add(&self, job: Job) -> Result<(), StoreError> {
        let jobs = lock(&self.jobs).clone().ok_or(StoreError::Closed)?;
        jobs.send(job).await.map_err(|_| StoreError::Closed)
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

fn next(queue: &Mutex<mpsc::Receiver<Job>>) -> Option<Job> {
    lock(queue).blocking_recv()
}

/// Does a job, and others that write and wait behind it if they can share its transaction.
fn work(db: &mut Db, job: Job, queue: &Mutex<mpsc::Receiver<Job>>) {
    let mut other = None;
    match job {
        Job::Other(job) => other = Some(job),
        Job::Write(job) => {
            let mut jobs = vec![job];
            while db.shares_transactions() && jobs.len() < TOGETHER && other.is_none() {
                match lock(queue).try_recv() {
                    Ok(Job::Write(job)) => jobs.push(job),
                    Ok(Job::Other(job)) => other = Some(job),
                    Err(_) => break,
                }
            }
            write(db, jobs);
        }
    }
    if let Some(job) = other {
        unless_it_panics(|| job(db));
    }
}

/// Writes in one transaction if possible, and otherwise in one for each job, so that no job fails because
/// of another.
fn write(db: &mut Db, mut jobs: Vec<Box<dyn Write>>) {
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

/// The data behind these locks is intact even after a panic.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
