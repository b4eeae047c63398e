//! The processes that share a database: which of them still run, which of the bot's shards each of
//! them serves, and how many requests each can make.

pub mod budget;
pub mod liveness;
pub mod sharing;

use std::time::Duration;

use rules::variants;

use crate::clock::Timestamp;

/// How often a process says that it still runs.
pub const BEAT: Duration = Duration::from_secs(1);

/// A process of the bot. No two of them have the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Holder(pub i64);

impl Holder {
    /// Returns a holder that has never existed.
    pub fn random() -> Holder {
        Holder(fastrand::i64(1..))
    }
}

variants! {
    /// How a process gets its shards.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Role {
        /// It shares all shards with the other processes.
        Sharing = "sharing",
        /// It has the one shard that its operator has given it.
        Fixed = "fixed",
        /// It is about to end, and the others take its shards over.
        Leaving = "leaving",
        /// It has none, because Discord sends it everything over HTTP.
        Shardless = "shardless",
    }
}

/// What a process has told the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Process {
    /// Which one it is.
    pub holder: Holder,
    /// When it last said that it runs, by its own clock. It changes with each beat.
    pub seen_at: Timestamp,
    /// How it gets its shards.
    pub role: Role,
    /// How many shards the bot has in total.
    pub shards: u32,
    /// The requests that it wants to make.
    pub demand: budget::Demand,
}

/// A shard that a process serves, or is about to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lease {
    /// The number of the shard.
    pub shard: u32,
    /// The process.
    pub holder: Holder,
    /// When it last logged in to the gateway. `None` if it hasn't yet.
    pub identified_at: Option<Timestamp>,
    /// From when on it answers players. `None` while another process answers.
    pub from: Option<Timestamp>,
    /// Until when it answers players, if another process takes over.
    pub until: Option<Timestamp>,
}

impl Lease {
    /// Returns the lease of a process that begins to connect.
    pub const fn new(shard: u32, holder: Holder) -> Lease {
        Lease {
            shard,
            holder,
            identified_at: None,
            from: None,
            until: None,
        }
    }
}
