//! Threads for CPU-bound work: drawing pictures and searching for moves.
//!
//! Such work must not run on an async thread, where everything else would wait for it, nor on a thread
//! of the database. Tokio has threads for it, but starts hundreds of them if asked to. More simultaneous
//! jobs than processors only make each job take longer, and use more memory.
//!
//! Users take turns: a user who asks for a hundred pictures waits for them, and no one else does. The
//! same is true of searches, which take seconds: they have workers and queues of their own, on threads
//! that get only the CPU time that nothing else wants.

use std::{
    collections::VecDeque,
    num::NonZero,
    sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError},
    thread,
};

use tokio::{sync::oneshot, task};

/// All workers of the process.
///
/// There are as many as processors, but at least two, so that a GIF, which takes a good part of a
/// second, never keeps a board waiting.
pub static WORKERS: LazyLock<Workers> = LazyLock::new(|| {
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    Workers::new(processors.max(2))
});

/// The workers that search for moves: one fewer than the processors, but at least one.
pub static THINKERS: LazyLock<Workers> = LazyLock::new(|| {
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    Workers::patient(processors.saturating_sub(1).max(1))
});

/// The stack of a search thread. A search calls itself once for every ply that it looks ahead.
const STACK: usize = 16 << 20;

tokio::task_local! {
    /// The user for whom the jobs of this task are.
    static USER: u64;
}

/// Runs work for the user with this number. Its jobs wait in the user's own queue.
pub async fn for_user<T>(user: u64, work: impl Future<Output = T>) -> T {
    USER.scope(user, work).await
}

/// A limited number of workers. Jobs beyond that number wait: those of one user in the order in which
/// they came, and those of different users one at a time in turn.
#[derive(Clone, Debug)]
pub struct Workers {
    queue: Arc<Mutex<Queue>>,
    threads: Threads,
}

/// The threads on which jobs run.
#[derive(Clone, Copy, Debug)]
enum Threads {
    /// Tokio's. The program waits for a job when it ends.
    Shared,
    /// A separate one for each job, which gives way to all others. The program does not wait for it
    /// when it ends.
    Patient,
}

/// The job has panicked, or the program is ending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a worker did not answer")]
pub struct Gone;

/// The jobs that wait for a worker.
#[derive(Debug)]
struct Queue {
    free: usize,
    /// The queues of users, and the queue of jobs for no particular user. The next worker is for the
    /// first of them.
    users: VecDeque<(Option<u64>, VecDeque<oneshot::Sender<Permit>>)>,
}

/// The right to a worker, which goes to the next job when this is dropped.
#[derive(Debug)]
struct Permit(Arc<Mutex<Queue>>);

impl Drop for Permit {
    fn drop(&mut self) {
        let mut queue = lock(&self.0);
        queue.free += 1;
        let next = queue.next();
        if let Some(next) = next {
            queue.free -= 1;
            drop(queue);
            // If that job no longer waits, the permit comes back and is dropped.
            let _ = next.send(Permit(Arc::clone(&self.0)));
        }
    }
}

impl Queue {
    /// Returns the job whose turn it is. Its user's next turn comes after everyone else's.
    fn next(&mut self) -> Option<oneshot::Sender<Permit>> {
        let (user, mut waiting) = self.users.pop_front()?;
        let next = waiting.pop_front();
        if !waiting.is_empty() {
            self.users.push_back((user, waiting));
        }
        next
    }

    fn wait(&mut self, user: Option<u64>) -> oneshot::Receiver<Permit> {
        let (turn, waiting) = oneshot::channel();
        match self.users.iter_mut().find(|(other, _)| *other == user) {
            Some((_, queue)) => queue.push_back(turn),
            None => self.users.push_back((user, VecDeque::from([turn]))),
        }
        waiting
    }
}

impl Workers {
    /// Returns this many workers.
    pub fn new(count: usize) -> Workers {
        Workers::on(Threads::Shared, count)
    }

    /// Returns this many workers, which leave the processors to whatever else wants them.
    pub fn patient(count: usize) -> Workers {
        Workers::on(Threads::Patient, count)
    }

    fn on(threads: Threads, count: usize) -> Workers {
        let queue = Queue {
            free: count,
            users: VecDeque::new(),
        };
        Workers {
            queue: Arc::new(Mutex::new(queue)),
            threads,
        }
    }

    /// Runs a job as soon as a worker is free, and returns its result.
    pub async fn run<T: Send + 'static>(
        &self,
        job: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Gone> {
        let permit = self.permit().await?;
        // What it logs belongs to the same request.
        let span = tracing::Span::current();
        let job = move || {
            let result = span.in_scope(job);
            // The worker is busy until now, even if no one waits for the result any more.
            drop(permit);
            result
        };
        match self.threads {
            Threads::Shared => task::spawn_blocking(job).await.map_err(|_| Gone),
            Threads::Patient => on_a_thread_of_its_own(job).await,
        }
    }

    async fn permit(&self) -> Result<Permit, Gone> {
        let user = USER.try_with(|user| *user).ok();
        let turn = {
            let mut queue = lock(&self.queue);
            if queue.free > 0 {
                queue.free -= 1;
                return Ok(Permit(Arc::clone(&self.queue)));
            }
            queue.wait(user)
        };
        turn.await.map_err(|_| Gone)
    }
}

/// Runs a job on a new thread of a lower priority. A thread cannot raise its priority again, so it ends
/// with the job.
async fn on_a_thread_of_its_own<T: Send + 'static>(
    job: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Gone> {
    let (say, said) = oneshot::channel();
    let thread = thread::Builder::new()
        .name("thinking".to_owned())
        .stack_size(STACK);
    let begun = thread.spawn(move || {
        step_back();
        // Perhaps no one waits for the result any more.
        let _ = say.send(job());
    });
    begun.map_err(|_| Gone)?;
    said.await.map_err(|_| Gone)
}

/// By how much a thread that thinks is nicer than the others. Linux gives it a tenth of what another one
/// gets then, so moves of members come first, but a machine that is busy for days with something else
/// does not silence the computer. The nicest, 19, gets a seventieth.
/// <https://man7.org/linux/man-pages/man7/sched.7.html>
#[cfg(target_os = "linux")]
const NICER: i32 = 10;

/// Lowers the priority of this thread by [`NICER`].
///
/// On Linux each thread has its own priority. Elsewhere this would change the priority of the whole
/// program. <https://man7.org/linux/man-pages/man2/nice.2.html>
fn step_back() {
    #[cfg(target_os = "linux")]
    {
        // If the machine does not allow it, moves are still right.
        let _ = rustix::process::nice(NICER);
    }
}

fn lock(queue: &Mutex<Queue>) -> MutexGuard<'_, Queue> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use futures_util::{FutureExt, future::join_all};

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
        while lock(&workers.queue).free > 0 {
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
    async fn users_take_turns_however_much_one_of_them_asks_for() {
        let workers = Workers::new(1);
        let busy = workers.permit().await.expect("free");
        let (say, said) = mpsc::channel();
        let jobs = [(1, "a"), (1, "b"), (1, "c"), (2, "d"), (3, "e"), (2, "f")];
        let jobs = jobs.map(|(user, name)| {
            let say = say.clone();
            let job = workers.run(move || say.send(name).expect("heard"));
            Box::pin(for_user(user, job))
        });
        let mut abandoned = Box::pin(workers.permit());
        let mut all = join_all(jobs);
        assert!((&mut abandoned).now_or_never().is_none());
        assert!((&mut all).now_or_never().is_none());
        // A user who no longer waits does not delay anyone.
        drop(abandoned);
        drop(busy);
        assert!(all.await.iter().all(Result::is_ok));
        let order: String = said.try_iter().collect();
        assert_eq!(order, "adebfc");
        assert_eq!(lock(&workers.queue).free, 1);
    }

    #[tokio::test]
    async fn a_job_that_panics_leaves_its_worker_free() {
        let workers = Workers::new(1);
        let panicked = workers.run(|| panic!("a fault in a job"));
        assert_eq!(panicked.await, Err::<(), _>(Gone));
        assert_eq!(workers.run(|| 7).await, Ok(7));
    }

    #[tokio::test]
    async fn a_patient_worker_gives_way_to_others_and_leaves_their_priority() {
        let workers = Workers::patient(1);
        let panicked = workers.run(|| panic!("a fault in a job"));
        assert_eq!(panicked.await, Err::<(), _>(Gone));
        let name = workers.run(|| thread::current().name().map(str::to_owned));
        assert_eq!(name.await, Ok(Some("thinking".to_owned())));
        assert_eq!(lock(&workers.queue).free, 1);
        #[cfg(target_os = "linux")]
        {
            let priority = || rustix::process::getpriority_process(None).expect("a priority");
            let before = priority();
            assert_eq!(workers.run(priority).await, Ok((before + NICER).min(19)));
            assert_eq!(priority(), before);
        }
    }

    #[tokio::test]
    async fn a_worker_is_busy_while_nobody_waits_for_its_result() {
        let workers = Workers::new(1);
        let (end, ended) = mpsc::channel::<()>();
        let abandoned = task::spawn({
            let workers = workers.clone();
            async move { workers.run(move || ended.recv()).await }
        });
        while lock(&workers.queue).free > 0 {
            task::yield_now().await;
        }
        abandoned.abort();
        let _ = abandoned.await;
        assert_eq!(lock(&workers.queue).free, 0);
        end.send(()).expect("the job still waits");
        assert_eq!(workers.run(|| 7).await, Ok(7));
    }
}
