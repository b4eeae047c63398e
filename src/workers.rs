//! Threads for work that computes: drawing pictures and searching for moves.
//!
//! Such work must not run on an async thread, where everything else would wait for it, nor on a
//! thread of the database. Tokio has threads for it, but starts hundreds of them if asked to. More
//! jobs at once than there are processors only take longer, each of them, and more memory.

use std::{
    num::NonZero,
    sync::{Arc, LazyLock},
    thread,
};

use tokio::{sync::Semaphore, task};

/// All workers of the process.
///
/// They are as many as the processors, but at least two, so that a GIF, which takes a good part of
/// a second, never keeps a board waiting.
pub static WORKERS: LazyLock<Workers> = LazyLock::new(|| {
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    Workers::new(processors.max(2))
});

/// So many jobs at once, and the others in the order in which they came.
#[derive(Clone, Debug)]
pub struct Workers {
    free: Arc<Semaphore>,
}

/// The job has panicked, or the program is ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a worker did not answer")]
pub struct Gone;

impl Workers {
    /// So many workers.
    pub fn new(count: usize) -> Workers {
        Workers {
            free: Arc::new(Semaphore::new(count)),
        }
    }

    /// Does a job as soon as a worker is free, and gives its result.
    pub async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Gone> {
        // Tokio gives the permits in the order in which they were asked for.
        let permit = Arc::clone(&self.free).acquire_owned().await;
        let permit = permit.map_err(|_| Gone)?;
        let done = task::spawn_blocking(move || {
            let result = job();
            // The worker is busy until now, even if nobody waits for the result any more.
            drop(permit);
            result
        });
        done.await.map_err(|_| Gone)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn no_more_jobs_run_at_once_than_there_are_workers_and_the_first_to_come_goes_first() {
        let workers = Workers::new(1);
        let (end, ended) = mpsc::channel::<()>();
        let (say, said) = mpsc::channel();
        let job = |name: &'static str| {
            let say = say.clone();
            move || say.send(name).expect("heard")
        };
        let first = task::spawn({
            let (workers, job) = (workers.clone(), job("first"));
            async move {
                let long = workers.run(move || {
                    ended.recv().expect("an end");
                    job();
                });
                long.await
            }
        });
        while workers.free.available_permits() > 0 {
            task::yield_now().await;
        }
        let (second, third) = (workers.run(job("second")), workers.run(job("third")));
        let let_go = async { end.send(()).expect("waited for") };
        let (second, third, ()) = tokio::join!(second, third, let_go);
        assert_eq!((second, third), (Ok(()), Ok(())));
        assert_eq!(first.await.expect("no panic"), Ok(()));
        let order: Vec<&str> = said.try_iter().collect();
        assert_eq!(order, ["first", "second", "third"]);
    }

    #[tokio::test]
    async fn a_job_that_panics_leaves_its_worker_free() {
        let workers = Workers::new(1);
        let panicked = workers.run(|| panic!("a fault in a job"));
        assert_eq!(panicked.await, Err::<(), _>(Gone));
        assert_eq!(workers.run(|| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn a_worker_is_busy_while_nobody_waits_for_its_result() {
        let workers = Workers::new(1);
        let (end, ended) = mpsc::channel::<()>();
        let abandoned = task::spawn({
            let workers = workers.clone();
            async move { workers.run(move || ended.recv()).await }
        });
        while workers.free.available_permits() > 0 {
            task::yield_now().await;
        }
        abandoned.abort();
        let _ = abandoned.await;
        assert_eq!(workers.free.available_permits(), 0);
        end.send(()).expect("the job still waits");
        assert_eq!(workers.run(|| 7).await, Ok(7));
    }
}
