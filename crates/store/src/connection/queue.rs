//! A queue from which several threads take jobs.

use std::{
    collections::VecDeque,
    sync::{Mutex, MutexGuard, PoisonError},
    thread::{self, Thread},
};

use tokio::sync::Semaphore;

/// The queue. A new job wakes one thread: the one that was busy last. So as few of them as possible do
/// the work, and what their connections remember, such as plans of statements, is made seldom and used
/// often.
pub(super) struct Queue<J> {
    waiting: Mutex<Waiting<J>>,
    /// A permit for each job that the queue has room for.
    room: Semaphore,
}

struct Waiting<J> {
    jobs: VecDeque<J>,
    /// The threads that wait for a job. The last one was busy last.
    idle: Vec<Thread>,
    is_closed: bool,
}

/// No more jobs are accepted.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Closed;

impl<J> Queue<J> {
    /// Creates a queue with room for this many jobs.
    pub(super) fn new(room: usize) -> Queue<J> {
        Queue {
            waiting: Mutex::new(Waiting {
                jobs: VecDeque::new(),
                idle: Vec::new(),
                is_closed: false,
            }),
            room: Semaphore::new(room),
        }
    }

    /// Adds a job, and waits for that until there is room.
    pub(super) async fn add(&self, job: J) -> Result<(), Closed> {
        let room = self.room.acquire().await.map_err(|_| Closed)?;
        let mut waiting = self.waiting();
        if waiting.is_closed {
            return Err(Closed);
        }
        waiting.jobs.push_back(job);
        let idle = waiting.idle.pop();
        drop(waiting);
        room.forget();
        if let Some(idle) = idle {
            idle.unpark();
        }
        Ok(())
    }

    /// Takes the job that has waited longest, and waits for one on this thread. `None` once the queue is
    /// closed and empty.
    pub(super) fn take(&self) -> Option<J> {
        let this = thread::current();
        loop {
            let mut waiting = self.waiting();
            // A thread can wake without being woken.
            waiting.idle.retain(|idle| idle.id() != this.id());
            if !waiting.jobs.is_empty() || waiting.is_closed {
                return self.first(waiting);
            }
            waiting.idle.push(this.clone());
            drop(waiting);
            thread::park();
        }
    }

    /// Takes the job that has waited longest, if there is one.
    pub(super) fn take_waiting(&self) -> Option<J> {
        self.first(self.waiting())
    }

    /// Accepts no more jobs. Those that wait are still taken.
    pub(super) fn close(&self) {
        let mut waiting = self.waiting();
        waiting.is_closed = true;
        waiting.idle.iter().for_each(Thread::unpark);
    }

    pub(super) fn is_closed(&self) -> bool {
        self.waiting().is_closed
    }

    fn first(&self, mut waiting: MutexGuard<'_, Waiting<J>>) -> Option<J> {
        let job = waiting.jobs.pop_front()?;
        drop(waiting);
        self.room.add_permits(1);
        Some(job)
    }

    /// The data is intact even after a panic, because nothing here leaves it half changed.
    fn waiting(&self) -> MutexGuard<'_, Waiting<J>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::{
        sync::{Arc, mpsc},
        thread,
    };

    use futures_util::FutureExt;

    use super::*;

    /// Adds a job, if the queue has room.
    fn add(queue: &Queue<u32>, job: u32) -> Option<Result<(), Closed>> {
        queue.add(job).now_or_never()
    }

    /// Starts a thread that takes jobs until the queue is closed, and returns what tells of each.
    fn taker(queue: &Arc<Queue<u32>>) -> mpsc::Receiver<u32> {
        let (took, taken) = mpsc::channel();
        let queue = Arc::clone(queue);
        thread::spawn(move || {
            while let Some(job) = queue.take() {
                took.send(job).expect("the test listens");
            }
        });
        taken
    }

    /// Waits until this many threads wait for a job.
    fn until_idle(queue: &Queue<u32>, count: usize) {
        while queue.waiting().idle.len() < count {
            thread::yield_now();
        }
    }

    #[test]
    fn each_job_is_taken_once_whichever_thread_is_free() {
        let queue = Arc::new(Queue::new(1_000));
        let takers = [(); 3].map(|()| taker(&queue));
        for job in 0..1_000 {
            assert_eq!(add(&queue, job), Some(Ok(())));
            if job % 10 == 0 {
                until_idle(&queue, 3);
            }
        }
        queue.close();
        // Each ends with its thread.
        let mut all: Vec<u32> = takers.iter().flatten().collect();
        all.sort_unstable();
        assert!(all.into_iter().eq(0..1_000));
    }

    #[test]
    fn whoever_was_busy_last_gets_the_next_job() {
        let queue = Arc::new(Queue::new(10));
        let first = taker(&queue);
        until_idle(&queue, 1);
        let second = taker(&queue);
        for job in 0..5 {
            until_idle(&queue, 2);
            assert_eq!(add(&queue, job), Some(Ok(())));
            assert_eq!(second.recv(), Ok(job));
        }
        until_idle(&queue, 2);
        queue.close();
        assert_eq!(first.recv().ok(), None);
    }

    #[test]
    fn a_full_queue_lets_callers_wait_for_room() {
        let queue = Queue::new(2);
        assert_eq!(add(&queue, 1), Some(Ok(())));
        assert_eq!(add(&queue, 2), Some(Ok(())));
        assert_eq!(add(&queue, 3), None);
        assert_eq!(queue.take(), Some(1));
        assert_eq!(add(&queue, 4), Some(Ok(())));
        assert_eq!(queue.take_waiting(), Some(2));
        assert_eq!(queue.take_waiting(), Some(4));
        assert_eq!(queue.take_waiting(), None);
    }

    #[test]
    fn what_a_closed_queue_has_accepted_is_still_taken() {
        let queue = Queue::new(2);
        assert_eq!(add(&queue, 1), Some(Ok(())));
        queue.close();
        assert_eq!(add(&queue, 2), Some(Err(Closed)));
        assert_eq!(queue.take(), Some(1));
        assert_eq!(queue.take(), None);
    }
}
