//! Which posts are delivered when: all that are due, up to a maximum at the same time.

use std::{collections::HashMap, time::Duration};

use tokio::{
    task::JoinSet,
    time::{Instant, sleep_until},
};

use super::deliver::Tried;
use crate::{
    discord::{
        alarm::database_failed,
        delivery::{circuit_breaker::CircuitBreaker, courier::Courier},
    },
    host::{Claimed, Failure, announcements},
    workers::for_user,
};
use domain::clock::Timestamp;
use store::{About, Due};

/// How many posts can talk to Discord at the same time. Most of them spend most of the time waiting
/// for its answers.
const MOST_AT_ONCE: usize = 512;

/// How many posts are claimed from the outbox at a time. A claim waits behind the moves that are
/// being stored, so when these queue up, small claims would make boards fall further and further
/// behind.
const A_CLAIM: usize = MOST_AT_ONCE;

/// The time within which the requests of all active posts must get their turn.
const TURN_WITHIN: Duration = Duration::from_secs(20);

/// How long cosmetic posts stay in the outbox after they were delivered, if nothing else is due.
const TIDIED_FOR: Duration = Duration::from_secs(2);

/// How long to wait when another process is delivering what is due.
const TAKEN: Duration = Duration::from_millis(100);

/// How long to wait when the outbox could not be read.
const READ_AGAIN: Duration = Duration::from_secs(10);

/// Delivers until it is aborted.
pub(crate) async fn run(courier: Courier) {
    let now = courier.host.clock().now();
    let mut rounds = Rounds {
        courier,
        under_way: HashMap::new(),
        tasks: JoinSet::new(),
        tidied: (now, Vec::new()),
        breaker: CircuitBreaker::default(),
        next: now,
    };
    loop {
        if let Err(error) = rounds.begin().await {
            database_failed(&error.into());
            rounds.next = rounds.now().after(READ_AGAIN);
        }
        rounds.wait().await;
    }
}

/// The deliveries in progress.
struct Rounds {
    courier: Courier,
    under_way: HashMap<tokio::task::Id, UnderWay>,
    tasks: JoinSet<Tried>,
    /// Cosmetic posts that are delivered but not removed yet, and since when there are any. They
    /// are removed with the next claim, which saves them a transaction of their own.
    tidied: (Timestamp, Vec<i64>),
    breaker: CircuitBreaker,
    /// When there may be something to begin, unless there is news before.
    next: Timestamp,
}

/// The delivery of one task.
struct UnderWay {
    post: i64,
    /// Whether the post was claimed again in the meantime. Moving the clock ends leases early.
    claimed_again: bool,
}

impl Rounds {
    fn now(&self) -> Timestamp {
        self.courier.host.clock().now()
    }

    /// Returns how many more posts can be delivered now, and in a storm from when on. At most as
    /// many are allowed as get their turn in time. Posts that wait in a channel take no room from
    /// other channels.
    fn room(&self) -> (usize, Option<Instant>) {
        let in_time = self.courier.requests.room_within(TURN_WITHIN).max(1);
        let (most, from) = self.breaker.allows(MOST_AT_ONCE.min(in_time));
        let busy = self.tasks.len().saturating_sub(self.courier.waiting());
        (most.saturating_sub(busy), from)
    }

    /// Begins to deliver what is due, as far as there is room.
    async fn begin(&mut self) -> Result<(), Failure> {
        let (room, from) = self.room();
        if room == 0 || from.is_some_and(|from| Instant::now() < from) {
            return Ok(());
        }
        let now = self.now();
        // If this fails, they are delivered once more, which changes nothing.
        let tidied = std::mem::take(&mut self.tidied.1);
        let most = room.min(A_CLAIM);
        let Courier { host, holder, .. } = &self.courier;
        let Claimed { posts, next } = announcements::claim(host, *holder, tidied, most).await?;
        self.next = next;
        if posts.is_empty() && next <= now {
            // Another process was faster.
            self.next = self.now().after(TAKEN);
        }
        for due in posts {
            let mut under_way = self.under_way.values_mut();
            match under_way.find(|other| other.post == due.id) {
                Some(other) => other.claimed_again = true,
                None => self.deliver(due),
            }
        }
        Ok(())
    }

    fn deliver(&mut self, due: Due) {
        let under_way = UnderWay {
            post: due.id,
            claimed_again: false,
        };
        let courier = self.courier.clone();
        // Matches take turns at the workers, as users do.
        let about = match due.about {
            About::Match(_, at) => u64::from(at.0),
            About::Bulletin(id) => id.0.unsigned_abs(),
        };
        let task = self
            .tasks
            .spawn(for_user(about, async move { courier.deliver(due).await }));
        self.under_way.insert(task.id(), under_way);
    }

    /// Waits until there may be something to begin.
    async fn wait(&mut self) {
        loop {
            let (room, from) = self.room();
            let full = room == 0;
            // Delivered cosmetic posts are removed with a claim, and in a storm nothing is claimed
            // early.
            let storm = from.filter(|from| Instant::now() < *from);
            let next = if self.tidied.1.is_empty() {
                self.next
            } else {
                self.next.min(self.tidied.0.after(TIDIED_FOR))
            };
            tokio::select! {
                () = announcements::wait(&self.courier.host, next), if !full && storm.is_none() => return,
                () = sleep_until(storm.unwrap_or_else(Instant::now)), if !full && storm.is_some() => return,
                Some(done) = self.tasks.join_next_with_id() => {
                    let task = match done {
                        Ok((task, tried)) => {
                            self.note(tried);
                            task
                        }
                        Err(error) => {
                            // The lease on it expires, and then it is tried again.
                            tracing::error!(%error, "a delivery panicked");
                            error.id()
                        }
                    };
                    self.ended(task).await;
                    if full {
                        return;
                    }
                }
            }
        }
    }

    fn note(&mut self, tried: Tried) {
        let now = self.now();
        if let Some(reply) = tried.reply {
            self.breaker.note(tried.post, reply, tried.began);
        }
        if let Some(again) = tried.again {
            self.next = self.next.min(again);
        }
        let (since, tidied) = &mut self.tidied;
        if tidied.is_empty() {
            *since = now;
        }
        tidied.extend(tried.tidied);
    }

    /// Forgets a task. If its post was claimed again after the task had put it off, nobody delivers
    /// it, so the claim is given up. If the task recorded a result later, this changes nothing.
    async fn ended(&mut self, task: tokio::task::Id) {
        let Some(UnderWay {
            post,
            claimed_again,
        }) = self.under_way.remove(&task)
        else {
            return;
        };
        let Courier { host, holder, .. } = &self.courier;
        if claimed_again
            && let Err(error) =
                announcements::postpone(host, *holder, post, host.clock().now()).await
        {
            // The lease expires.
            database_failed(&error.into());
        }
    }
}
