//! When the shards of a process last reached Discord.

use std::time::Duration;

use domain::{clock::Moment, matches::Shard};

/// When each shard of a process last reached Discord.
#[derive(Clone, Debug)]
pub struct Heard(Vec<(Shard, Moment)>);

impl Heard {
    /// These shards, at these moments.
    pub fn new(shards: impl IntoIterator<Item = (Shard, Moment)>) -> Heard {
        Heard(shards.into_iter().collect())
    }

    /// All of these shards at once.
    pub fn at(at: Moment, shards: &[Shard]) -> Heard {
        Heard::new(shards.iter().map(|shard| (*shard, at)))
    }

    /// When this shard did, if it is one of them.
    pub fn of(&self, shard: Shard) -> Option<Moment> {
        let mut found = self.0.iter().filter(|(other, _)| *other == shard);
        found.next().map(|(_, at)| *at)
    }

    /// For how long one of them has not.
    pub fn silent_for(&self, now: Moment) -> Duration {
        let silent = self.0.iter().map(|(_, at)| now.unmoved_since(*at));
        silent.max().unwrap_or_default()
    }

    /// Each of them.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Shard, Moment)> {
        self.0.iter().copied()
    }

    /// When the process did: as long as one shard does, it runs.
    pub(super) fn newest(&self) -> Option<Moment> {
        self.0.iter().map(|(_, at)| *at).max_by_key(|at| at.time)
    }

    /// How many shards there are, with those of other processes.
    pub(super) fn count(&self) -> u32 {
        self.0.first().map_or(1, |(shard, _)| shard.count)
    }

    /// Whether no other process has shards.
    pub(super) fn is_all(&self) -> bool {
        u32::try_from(self.0.len()).is_ok_and(|shards| shards >= self.count())
    }
}
