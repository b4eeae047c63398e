//! When the shards of a process last reached Discord.

use std::time::Duration;

use domain::{clock::Moment, matches::Shard};

/// When each shard of a process last reached Discord.
#[derive(Clone, Debug)]
pub struct LastContact(Vec<(Shard, Moment)>);

impl LastContact {
    /// Returns a record of these shards, at these moments.
    pub fn new(shards: impl IntoIterator<Item = (Shard, Moment)>) -> LastContact {
        LastContact(shards.into_iter().collect())
    }

    /// Returns a record of all of these shards at the same moment.
    pub fn at(at: Moment, shards: &[Shard]) -> LastContact {
        LastContact::new(shards.iter().map(|shard| (*shard, at)))
    }

    /// Returns whether the process has no shard.
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns when this shard last reached Discord, if it is one of them.
    pub fn of(&self, shard: Shard) -> Option<Moment> {
        let mut found = self.0.iter().filter(|(other, _)| *other == shard);
        found.next().map(|(_, at)| *at)
    }

    /// Returns how long the most silent shard has not reached Discord.
    pub fn silent_for(&self, now: Moment) -> Duration {
        let silent = self.0.iter().map(|(_, at)| now.unmoved_since(*at));
        silent.max().unwrap_or_default()
    }

    /// Iterates over the shards.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Shard, Moment)> {
        self.0.iter().copied()
    }

    /// Returns when the process last reached Discord: while any shard does, the process is running.
    pub(crate) fn newest(&self) -> Option<Moment> {
        self.0.iter().map(|(_, at)| *at).max_by_key(|at| at.time)
    }

    /// Returns the total number of shards, including those of other processes.
    pub(crate) fn count(&self) -> u32 {
        self.0.first().map_or(1, |(shard, _)| shard.count)
    }

    /// Returns whether no other process has shards.
    pub(crate) fn is_all(&self) -> bool {
        u32::try_from(self.0.len()).is_ok_and(|shards| shards >= self.count())
    }
}
