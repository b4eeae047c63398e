//! How the bot is: what an operator is told, and what of it is a trouble.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::discord::reach::Link;

/// How long the heartbeat can be silent. It comes once a minute.
const SILENCE: u64 = 180;

/// How long a post can be due before something is wrong. Posts that Discord refuses become due later.
const POST_WAITS: u64 = 300;

/// How long a turn of the computer can wait for a process that thinks about it, in seconds.
const TURN_WAITS: u64 = 300;

/// How a bot is. `courtier status` reads it as JSON from the bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    /// The version of the program.
    pub version: String,
    /// For how long it has run, in seconds.
    pub up_seconds: u64,
    /// Whether Discord has let the bot in and posts over HTTP what players do.
    pub over_http: bool,
    /// The shards of this process. None over HTTP, and before Discord has let the bot in.
    pub shards: Vec<ShardStatus>,
    /// What the database tells. `None` if it doesn't answer.
    pub database: Option<DatabaseStatus>,
    /// How many requests Discord has refused in the last ten minutes.
    pub refused: usize,
}

/// The connection of a shard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ShardStatus {
    /// Its number, from 0 on.
    pub shard: u32,
    /// How many the bot has.
    pub of: u32,
    /// Whether Discord's events arrive through it.
    pub connected: bool,
    /// How long Discord takes to answer its heartbeat, in milliseconds, once it has.
    pub latency_ms: Option<u64>,
}

/// What the database tells, which is the same for all processes that share it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DatabaseStatus {
    /// How long it took to tell, in milliseconds.
    pub took_ms: u64,
    /// Whether the last attempt to connect reached a server that takes writes.
    pub takes_writes: bool,
    /// How long ago a bot last noted that it runs and reaches Discord, in seconds.
    pub heartbeat_seconds: Option<u64>,
    /// The running matches.
    pub running: u64,
    /// The posts that are due.
    pub posts: QueueStatus,
    /// The posts that could not be delivered, and wait for the operator.
    pub set_aside: u64,
    /// The computer's turns that are due.
    pub turns: QueueStatus,
}

/// The things of one kind that are due and wait.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct QueueStatus {
    /// How many.
    pub count: u64,
    /// For how long the first of them has waited, in seconds.
    pub seconds: u64,
}

impl From<Link> for ShardStatus {
    fn from(link: Link) -> ShardStatus {
        let ms = |latency: Duration| u64::try_from(latency.as_millis()).ok();
        ShardStatus {
            shard: link.shard.id,
            of: link.shard.count,
            connected: link.connected,
            latency_ms: link.latency.and_then(ms),
        }
    }
}

impl Status {
    /// Returns what keeps the bot from doing its work, a sentence each. None if it is ready.
    pub fn troubles(&self) -> Vec<String> {
        let mut troubles = Vec::new();
        if self.shards.is_empty() && !self.over_http {
            troubles.push("the bot has not logged in to Discord yet, or other processes serve all shards: see the log".to_owned());
        }
        for ShardStatus { shard, of, .. } in self.shards.iter().filter(|shard| !shard.connected) {
            troubles.push(format!("shard {shard} of {of} is not connected to Discord"));
        }
        match &self.database {
            None => troubles.push("the database doesn't answer: see the log".to_owned()),
            Some(database) => troubles.extend(database.troubles()),
        }
        troubles
    }
}

impl DatabaseStatus {
    fn troubles(&self) -> impl Iterator<Item = String> {
        let silent = match self.heartbeat_seconds {
            Some(seconds) if seconds <= SILENCE => None,
            Some(seconds) => Some(format!(
                "the last heartbeat was {seconds} seconds ago: either Discord can't be reached, or the \
                 database can't be written"
            )),
            None => Some("there was no heartbeat yet".to_owned()),
        };
        let misled = (!self.takes_writes).then(|| {
            "new connections reach no database server that accepts writes: see the log".to_owned()
        });
        let waits = |queue: QueueStatus, most, what: &str| {
            (queue.seconds > most).then(|| {
                let QueueStatus { count, seconds } = queue;
                format!("{count} {what}, the first for {seconds} seconds: see the log")
            })
        };
        let posts = waits(self.posts, POST_WAITS, "posts wait for delivery");
        let turns = waits(self.turns, TURN_WAITS, "turns of the computer wait");
        [silent, misled, posts, turns].into_iter().flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn well() -> Status {
        Status {
            version: "1".to_owned(),
            up_seconds: 60,
            over_http: false,
            shards: vec![
                ShardStatus {
                    shard: 0,
                    of: 2,
                    connected: true,
                    latency_ms: Some(40),
                },
                ShardStatus {
                    shard: 1,
                    of: 2,
                    connected: true,
                    latency_ms: None,
                },
            ],
            database: Some(DatabaseStatus {
                took_ms: 1,
                takes_writes: true,
                heartbeat_seconds: Some(SILENCE),
                running: 7,
                posts: QueueStatus {
                    count: 3,
                    seconds: POST_WAITS,
                },
                set_aside: 1,
                turns: QueueStatus {
                    count: 1,
                    seconds: TURN_WAITS,
                },
            }),
            refused: 5,
        }
    }

    #[test]
    fn each_trouble_is_told_and_what_is_usual_is_none() {
        assert_eq!(well().troubles(), Vec::<String>::new());
        let troubled = |spoil: fn(&mut Status)| {
            let mut status = well();
            spoil(&mut status);
            status.troubles().join("\n")
        };
        let with = |spoil: fn(&mut DatabaseStatus)| {
            let mut status = well();
            spoil(status.database.as_mut().expect("it answers"));
            status.troubles().join("\n")
        };
        for (trouble, says) in [
            (
                troubled(|status| status.shards.clear()),
                "not logged in to Discord",
            ),
            (
                troubled(|status| status.shards[1].connected = false),
                "shard 1 of 2 is not connected",
            ),
            (troubled(|status| status.database = None), "doesn't answer"),
            (
                with(|database| database.heartbeat_seconds = Some(SILENCE + 1)),
                "181 seconds ago",
            ),
            (
                with(|database| database.heartbeat_seconds = None),
                "no heartbeat",
            ),
            (
                with(|database| database.takes_writes = false),
                "no database server that accepts writes",
            ),
            (
                with(|database| database.posts.seconds += 1),
                "3 posts wait for delivery, the first for 301 seconds",
            ),
            (
                with(|database| database.turns.seconds += 1),
                "1 turns of the computer wait",
            ),
        ] {
            assert!(trouble.contains(says), "{trouble:?} {says}");
            assert_eq!(trouble.lines().count(), 1, "{trouble}");
        }
    }
}
