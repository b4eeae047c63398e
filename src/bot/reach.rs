//! Whether Discord can be reached: by the gateway, through which players come in, and by requests,
//! which they are answered with. As long as it cannot, no time of a match may run out.

use std::{
    sync::{
        Arc, Mutex, OnceLock, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use poise::serenity_prelude as serenity;
use serenity::ConnectionStage;
use tokio::time::timeout;

use crate::clock::{Clock, Moment};

/// How often it is found out. An outage begins at most so much earlier than it is noted.
const LOOK_EVERY: Duration = Duration::from_secs(10);

/// How long Discord may take to say that it is there.
const ANSWER_WITHIN: Duration = Duration::from_secs(5);

/// What is known of it. Cheap to clone; all clones know the same.
#[derive(Clone, Debug)]
pub(super) struct Reach(Arc<Known>);

#[derive(Debug)]
struct Known {
    clock: Clock,
    http: Arc<serenity::Http>,
    /// None before the bot has begun to connect.
    shards: OnceLock<Arc<serenity::ShardManager>>,
    /// Whether the last post had no answer.
    doubted: AtomicBool,
    heard: Mutex<Moment>,
}

impl Reach {
    /// Of a Discord that has just let the bot in.
    pub(super) fn new(clock: Clock, http: Arc<serenity::Http>) -> Reach {
        let heard = Mutex::new(clock.moment());
        Reach(Arc::new(Known {
            clock,
            http,
            shards: OnceLock::new(),
            doubted: AtomicBool::new(false),
            heard,
        }))
    }

    /// The bot has these shards.
    pub(super) fn has(&self, shards: &Arc<serenity::ShardManager>) {
        self.0.shards.get_or_init(|| Arc::clone(shards));
    }

    /// Notes whether a post had an answer. One that had none may be to blame itself, so then
    /// Discord is asked something else.
    pub(super) fn note(&self, answered: bool) {
        self.0.doubted.store(!answered, Ordering::Relaxed);
    }

    /// Finds out whether Discord can be reached, and tells when it last could.
    pub(super) async fn look(&self) -> Moment {
        if self.is_connected().await && self.is_answered().await {
            let now = self.0.clock.moment();
            *self.heard() = now;
        }
        *self.heard()
    }

    /// Whether players come in, at least those of one shard.
    async fn is_connected(&self) -> bool {
        let Some(shards) = self.0.shards.get() else {
            return false;
        };
        let runners = shards.runners.lock().await;
        runners
            .values()
            .any(|runner| runner.stage == ConnectionStage::Connected)
    }

    async fn is_answered(&self) -> bool {
        if !self.0.doubted.load(Ordering::Relaxed) {
            return true;
        }
        let asked = timeout(ANSWER_WITHIN, self.0.http.get_current_user()).await;
        let answered = matches!(asked, Ok(Ok(_)));
        self.note(answered);
        answered
    }

    fn heard(&self) -> std::sync::MutexGuard<'_, Moment> {
        self.0.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Finds out again and again whether Discord can be reached, so that it is known since when it
/// cannot.
pub(super) async fn watch(reach: Reach) {
    loop {
        reach.look().await;
        let clock = &reach.0.clock;
        clock.sleep_after(clock.now(), LOOK_EVERY).await;
    }
}

#[cfg(test)]
mod tests {
    use tokio::time::advance;

    use super::*;
    use crate::clock::testing::{START, TestMachine};

    #[tokio::test(start_paused = true)]
    async fn who_is_not_connected_has_not_reached_discord() {
        let (_, clock, _mover) = TestMachine::new();
        let http = serenity::HttpBuilder::new("")
            .proxy("http://127.0.0.1:9")
            .build();
        let reach = Reach::new(clock, Arc::new(http));
        assert_eq!(reach.look().await.time, START, "it has just let the bot in");
        advance(Duration::from_mins(2)).await;
        assert_eq!(reach.look().await.time, START);
    }
}
