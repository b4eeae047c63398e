//! Which posts are delivered when: all that are due, so many at the same time.

use std::{collections::HashMap, sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;
use tokio::task::JoinSet;

use super::Courier;
use crate::{
    clock::Timestamp,
    host::{Due, Failure, Holder, Host},
};

/// How many posts are delivered at the same time.
const MOST_AT_ONCE: usize = 64;

/// How long cosmetic posts stay in the outbox after they were delivered, if nothing else is due.
const TIDIED_FOR: Duration = Duration::from_secs(2);

/// How long to wait when another process is delivering what is due.
const TAKEN: Duration = Duration::from_millis(100);

/// How long to wait when the outbox could not be read.
const READ_AGAIN: Duration = Duration::from_secs(10);

/// Delivers for as long as it is not aborted.
pub(in crate::bot) async fn run(
    host: Host,
    http: Arc<serenity::Http>,
    me: serenity::UserId,
    holder: Holder,
) {
    let courier = Courier {
        host,
        http,
        me,
        holder,
    };
    let mut rounds = Rounds {
        courier,
        under_way: HashMap::new(),
        tasks: JoinSet::new(),
        tidied: (Timestamp::from_millis(0), Vec::new()),
    };
    loop {
        let next = match rounds.begin().await {
            Ok(next) => next,
            Err(error) => {
                tracing::error!(%error, "the outbox could not be read");
                rounds.courier.host.clock().now().after(READ_AGAIN)
            }
        };
        rounds.wait(next).await;
    }
}

/// What is being delivered.
struct Rounds {
    courier: Courier,
    under_way: HashMap<tokio::task::Id, UnderWay>,
    tasks: JoinSet<Option<i64>>,
    /// Cosmetic posts that are delivered and not removed yet, and since when there are any. They go
    /// with the next claim, so that they cost no transaction of their own.
    tidied: (Timestamp, Vec<i64>),
}

/// What a task delivers.
struct UnderWay {
    post: i64,
    /// Whether the post was claimed once more meanwhile. A clock that was moved ends leases early.
    claimed_again: bool,
}

impl Rounds {
    /// Begins to deliver what is due, as far as there is room, and tells when to look again.
    async fn begin(&mut self) -> Result<Timestamp, Failure> {
        let Courier { host, holder, .. } = &self.courier;
        let room = MOST_AT_ONCE.saturating_sub(self.tasks.len());
        let next = host.next_announcement().await?;
        let now = host.clock().now();
        let (since, tidied) = &mut self.tidied;
        let remove_at = since.after(TIDIED_FOR);
        let due = next <= now && room > 0;
        if !due && (tidied.is_empty() || now < remove_at) {
            let next = if tidied.is_empty() {
                next
            } else {
                next.min(remove_at)
            };
            return Ok(next);
        }
        // If this fails, they are done once more, which changes nothing.
        let tidied = std::mem::take(tidied);
        let claimed = host.claim_posts(*holder, tidied, room).await?;
        if claimed.is_empty() {
            // Another process was quicker.
            return Ok(next.max(host.clock().now().after(TAKEN)));
        }
        for due in claimed {
            let mut under_way = self.under_way.values_mut();
            match under_way.find(|other| other.post == due.id) {
                Some(other) => other.claimed_again = true,
                None => self.deliver(due),
            }
        }
        self.courier.host.next_announcement().await
    }

    fn deliver(&mut self, due: Due) {
        let under_way = UnderWay {
            post: due.id,
            claimed_again: false,
        };
        let courier = self.courier.clone();
        let task = self.tasks.spawn(async move { courier.deliver(due).await });
        self.under_way.insert(task.id(), under_way);
    }

    /// Waits until there may be something to begin.
    async fn wait(&mut self, next: Timestamp) {
        let full = self.tasks.len() >= MOST_AT_ONCE;
        tokio::select! {
            () = self.courier.host.wait_for_announcements(next), if !full => {}
            Some(done) = self.tasks.join_next_with_id() => {
                let task = match done {
                    Ok((task, tidied)) => {
                        self.note_tidied(tidied);
                        task
                    }
                    Err(error) => {
                        // The lease on it runs out, and then it is tried again.
                        tracing::error!(%error, "a delivery panicked");
                        error.id()
                    }
                };
                self.ended(task).await;
            }
        }
    }

    fn note_tidied(&mut self, post: Option<i64>) {
        let (since, tidied) = &mut self.tidied;
        if tidied.is_empty() {
            *since = self.courier.host.clock().now();
        }
        tidied.extend(post);
    }

    /// Forgets a task. If its post was claimed again after the task had put it off, nobody delivers
    /// it, so the claim is given up. If the task noted something later, this changes nothing.
    async fn ended(&mut self, task: tokio::task::Id) {
        let Some(UnderWay {
            post,
            claimed_again,
        }) = self.under_way.remove(&task)
        else {
            return;
        };
        let Courier { host, holder, .. } = &self.courier;
        if claimed_again && let Err(error) = host.postpone(*holder, post, host.clock().now()).await
        {
            // The lease runs out.
            tracing::error!(%error, "a delivery could not be noted");
        }
    }
}
