//! Whether Discord can be reached: through the gateway, by which players come in, and by requests, with
//! which they are answered. As long as it cannot, no player's time can run out.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use poise::serenity_prelude as serenity;
use serenity::ConnectionStage;
use tokio::time::timeout;

use crate::host::LastContact;
use domain::{
    clock::{Clock, Moment},
    matches::Shard,
};

/// How often to check. An outage begins at most this much earlier than it is recorded.
const LOOK_EVERY: Duration = Duration::from_secs(10);

/// How long Discord can take to answer that it is there.
const ANSWER_WITHIN: Duration = Duration::from_secs(5);

/// The state of the connection. Cheap to clone; all clones share the same state.
#[derive(Clone, Debug)]
pub(crate) struct Reach(Arc<Known>);

#[derive(Debug)]
struct Known {
    clock: Clock,
    http: Arc<serenity::Http>,
    incoming: Incoming,
    /// Whether the last post had no answer.
    doubted: AtomicBool,
    each: Mutex<Shards>,
}

/// How players come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Incoming {
    /// Through the shards of this process.
    Gateway,
    /// Discord posts what they do. Whether it can is not known here.
    Posts,
}

/// The state of each shard of this process.
#[derive(Debug)]
struct Shards {
    /// What serenity knows of the connections that have begun.
    managers: BTreeMap<Shard, Arc<serenity::ShardManager>>,
    /// When each shard last reached Discord. One that has just been taken over hasn't yet.
    contact: BTreeMap<Shard, Moment>,
    /// The shards that have received something since the last check.
    spoke: BTreeSet<Shard>,
}

/// How a shard is connected to Discord.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    pub(crate) shard: Shard,
    /// Whether Discord's events arrive through it.
    pub(crate) connected: bool,
    /// How long Discord took to answer its last heartbeat.
    pub(crate) latency: Option<Duration>,
}

impl Reach {
    /// Creates the state of a Discord that has just let the bot in, with these shards.
    pub(crate) fn new(
        clock: Clock,
        http: Arc<serenity::Http>,
        shards: &[Shard],
        incoming: Incoming,
    ) -> Reach {
        let now = clock.moment();
        let each = Mutex::new(Shards {
            managers: BTreeMap::new(),
            contact: shards.iter().map(|shard| (*shard, now)).collect(),
            spoke: BTreeSet::new(),
        });
        Reach(Arc::new(Known {
            clock,
            http,
            incoming,
            doubted: AtomicBool::new(false),
            each,
        }))
    }

    /// Learns that this process begins to connect a shard.
    pub(crate) fn begin(&self, shard: Shard, manager: &Arc<serenity::ShardManager>) {
        self.each().managers.insert(shard, Arc::clone(manager));
    }

    /// Forgets all shards but these, whether or not they were ever connected: other processes have them.
    /// Otherwise this one would wait for them. Over HTTP there is nothing to forget.
    pub(crate) fn keep(&self, shards: &BTreeSet<Shard>) {
        if self.is_over_http() {
            return;
        }
        let mut each = self.each();
        each.managers.retain(|shard, _| shards.contains(shard));
        each.contact.retain(|shard, _| shards.contains(shard));
        each.spoke.retain(|shard| shards.contains(shard));
    }

    /// Records whether a post was answered. The post itself may be the reason if it was not, so Discord
    /// is then asked something else.
    pub(crate) fn note(&self, answered: bool) {
        self.0.doubted.store(!answered, Ordering::Relaxed);
    }

    /// Records that a shard has received something. The events that it missed arrive before it is
    /// connected again.
    pub(crate) fn hear(&self, shard: Shard) {
        self.each().spoke.insert(shard);
    }

    /// Checks which shards reach Discord, and returns when each last did.
    pub(crate) async fn look(&self) -> LastContact {
        let connected = self.connected().await;
        if !connected.is_empty() && self.is_answered().await {
            let now = self.0.clock.moment();
            let mut each = self.each();
            let Shards {
                managers, contact, ..
            } = &mut *each;
            for shard in connected {
                // It may have been forgotten in the meantime.
                if managers.contains_key(&shard) || contact.contains_key(&shard) {
                    contact.insert(shard, now);
                }
            }
        }
        LastContact::new(self.each().contact.iter().map(|(shard, at)| (*shard, *at)))
    }

    /// Returns whether Discord posts over HTTP what players do.
    pub(crate) fn is_over_http(&self) -> bool {
        self.0.incoming == Incoming::Posts
    }

    /// Returns how each shard of this process is connected.
    pub(crate) async fn links(&self) -> Vec<Link> {
        let (all, managers) = {
            let each = self.each();
            let mut all: BTreeSet<Shard> = each.contact.keys().copied().collect();
            all.extend(each.managers.keys());
            (all, each.managers.clone())
        };
        let mut links = Vec::new();
        for shard in all {
            let runner = match managers.get(&shard) {
                Some(manager) => {
                    let runners = manager.runners.lock().await;
                    let runner = runners.get(&serenity::ShardId(shard.id));
                    runner.map(|runner| (runner.stage, runner.latency))
                }
                None => None,
            };
            links.push(Link {
                shard,
                connected: self.is_over_http()
                    || runner.is_some_and(|(stage, _)| stage == ConnectionStage::Connected),
                latency: runner.and_then(|(_, latency)| latency),
            });
        }
        links
    }

    /// Returns the shards through which players come in.
    async fn connected(&self) -> BTreeSet<Shard> {
        let mut connected = std::mem::take(&mut self.each().spoke);
        let links = self.links().await.into_iter();
        connected.extend(links.filter(|link| link.connected).map(|link| link.shard));
        connected
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

    fn each(&self) -> MutexGuard<'_, Shards> {
        self.0.each.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Checks again and again whether Discord can be reached, so that the beginning of an outage is known.
pub(crate) async fn watch(reach: Reach) {
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
    use domain::clock::testing::{START, TestMachine};

    const MINUTE: Duration = Duration::from_mins(1);

    #[tokio::test(start_paused = true)]
    async fn a_shard_from_which_nothing_comes_has_not_reached_discord() {
        let (_, clock, _mover) = TestMachine::new();
        let http = serenity::HttpBuilder::new("")
            .proxy("http://127.0.0.1:9")
            .build();
        let shards = [0, 1].map(|id| Shard { id, count: 2 });
        let reach = Reach::new(clock, Arc::new(http), &shards, Incoming::Gateway);
        let contact = async || {
            let contact = reach.look().await;
            shards.map(|shard| contact.of(shard).expect("known").time)
        };
        assert_eq!(contact().await, [START; 2], "it has just let the bot in");
        advance(MINUTE).await;
        assert_eq!(contact().await, [START; 2]);
        reach.hear(shards[1]);
        let later = START.after(MINUTE);
        assert_eq!(contact().await, [START, later]);
        advance(MINUTE).await;
        assert_eq!(contact().await, [START, later], "it counts once");
        // Another process has taken the first one over before it was ever connected.
        reach.keep(&BTreeSet::from([shards[1]]));
        let left = reach.look().await;
        assert!(left.of(shards[0]).is_none() && left.of(shards[1]).is_some());
    }

    #[tokio::test(start_paused = true)]
    async fn over_http_players_come_in_as_long_as_discord_answers() {
        let (_, clock, _mover) = TestMachine::new();
        let http = serenity::HttpBuilder::new("")
            .proxy("http://127.0.0.1:9")
            .build();
        let reach = Reach::new(clock, Arc::new(http), &[Shard::ALL], Incoming::Posts);
        advance(MINUTE).await;
        reach.keep(&BTreeSet::new());
        let contact = reach.look().await.of(Shard::ALL).expect("known");
        assert_eq!(contact.time, START.after(MINUTE));
        reach.note(false);
        advance(MINUTE).await;
        let contact = reach.look().await.of(Shard::ALL).expect("known");
        assert_eq!(contact.time, START.after(MINUTE), "Discord does not answer");
    }
}
