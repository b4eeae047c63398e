//! A queue from which several threads take jobs.

use std::{
    collections::VecDeque,
    sync::{Condvar, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::Semaphore;

/// The queue. A new job wakes one thread that waits for one, and no other: threads that take turns at
/// a channel would wake each other for nothing.
pub(super) struct Queue<J> {
    waiting: Mutex<Waiting<J>>,
    arrived: Condvar,
    /// A permit for each job that the queue has room for.
    room: Semaphore,
}

struct Waiting<J> {
    jobs: VecDeque<J>,
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
                is_closed: false,
            }),
            arrived: Condvar::new(),
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
        drop(waiting);
        room.forget();
        self.arrived.notify_one();
        Ok(())
    }

    /// Takes the job that has waited longest, and waits for one on this thread. `None` once the queue is
    /// closed and empty.
    pub(super) fn take(&self) -> Option<J> {
        let is_idle = |waiting: &mut Waiting<J>| waiting.jobs.is_empty() && !waiting.is_closed;
        let waiting = self.arrived.wait_while(self.waiting(), is_idle);
        self.first(waiting.unwrap_or_else(PoisonError::into_inner))
    }

    /// Takes the job that has waited longest, if there is one.
    pub(super) fn take_waiting(&self) -> Option<J> {
        self.first(self.waiting())
    }

    /// Accepts no more jobs. Those that wait are still taken.
    pub(super) fn close(&self) {
        self.waiting().is_closed = true;
        self.arrived.notify_all();
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

    #[test]
    fn jobs_are_taken_in_turn_by_whichever_thread_is_free() {
        let queue = Arc::new(Queue::new(100));
        let (took, taken) = mpsc::channel();
        let threads: Vec<_> = (0..3)
            .map(|_| {
                let (queue, took) = (Arc::clone(&queue), took.clone());
                thread::spawn(move || {
                    while let Some(job) = queue.take() {
                        took.send(job).expect("the test listens");
                    }
                })
            })
            .collect();
        for job in 0..100 {
            assert_eq!(add(&queue, job), Some(Ok(())));
            if job % 10 == 0 {
                // Now the threads are asleep when the next one comes.
                while !queue.waiting().jobs.is_empty() {
                    thread::yield_now();
                }
            }
        }
        queue.close();
        for thread in threads {
            thread.join().expect("it ends with the queue");
        }
        drop(took);
        let mut all: Vec<u32> = taken.iter().collect();
        all.sort_unstable();
        assert!(all.into_iter().eq(0..100));
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
