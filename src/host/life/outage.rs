//! Consequences of an outage of the bot or one of its shards.

use std::time::Duration;

use super::{Beat, LATE, OUTAGE};
use crate::host::{Failure, LastContact};
use domain::{
    clock::{Moment, Timestamp},
    matches::Shard,
};
use store::{ClockNews, Life, LifeMut, Post, WriteTx};

/// The shortest outage that is announced in running matches. After a shorter one, the times on their
/// boards are corrected silently.
const LONG_OUTAGE: Duration = Duration::from_hours(1);

/// A period in which nobody could play in the servers of a shard.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outage {
    pub(crate) shard: Shard,
    from: Timestamp,
    until: Timestamp,
}

impl Outage {
    pub(crate) fn new(shard: Shard, until: Timestamp, lasted: Duration) -> Outage {
        let from = until.before(lasted);
        Outage { shard, from, until }
    }

    /// Returns whether a process that runs can't just have been slow to record that it does.
    pub(crate) fn is_long(self) -> bool {
        self.until.since(self.from) > LATE
    }

    /// Returns the part before another outage began, if there is any.
    pub(crate) fn before(self, other: Outage) -> Outage {
        let until = self.until.min(other.from);
        Outage { until, ..self }
    }

    /// Stops the clocks of these servers for the outage, and tells players if it was long.
    pub(crate) fn note(self, tx: &WriteTx<'_>, now: Timestamp) -> Result<(), Failure> {
        let number = tx
            .clocks()
            .insert_outage(self.shard, self.from, self.until)?;
        let lasted = self.until.since(self.from);
        if let Some(number) = number.filter(|_| lasted >= OUTAGE) {
            tx.challenges().postpone_expiries(self.shard, lasted)?;
            tx.seeks().postpone(self.shard, lasted)?;
            tx.tournaments().postpone(self.shard, lasted)?;
            tx.contests().postpone(self.shard, number, lasted)?;
            tx.outbox()
                .enqueue_after_outage(number, &Post::Refresh, now)?;
            if lasted >= LONG_OUTAGE {
                let (from, until) = (self.from.seconds(), self.until.seconds());
                let news = ClockNews::Outage {
                    number,
                    from,
                    until,
                };
                tx.outbox()
                    .enqueue_after_outage(number, &Post::Clock { news }, now)?;
            }
        }
        Ok(())
    }
}

/// Records when each shard of this process last reached Discord, and returns for how long each had not.
pub(crate) fn outages_of_shards(
    life: &LifeMut<'_>,
    at: Moment,
    contact: &LastContact,
    last: Option<&Beat>,
) -> Result<Vec<Outage>, Failure> {
    let known = life.shards()?;
    let mut outages = Vec::new();
    for (shard, contact) in contact.iter() {
        let own = known.iter().find(|(other, _)| *other == shard);
        let own = own.map(|(_, noted)| *noted);
        let until = reached(at, contact, own);
        life.hear(shard, until)?;
        let before = last.and_then(|last| last.contact.of(shard));
        let away = away(until, own, before, contact);
        outages.push(Outage::new(shard, until, away));
    }
    Ok(outages)
}

/// Returns how long the shards of other processes had been out of reach by the time all were, as far as
/// those processes have recorded it.
pub(crate) fn silent_elsewhere(
    life: &Life<'_>,
    contact: &LastContact,
    all: Outage,
) -> Result<Vec<Outage>, Failure> {
    let until = all.from;
    let others = life.shards()?.into_iter();
    let others = others.filter(|(shard, _)| shard.count == contact.count());
    Ok(others
        .filter(|(shard, _)| contact.of(*shard).is_none())
        .map(|(shard, from)| Outage { shard, from, until })
        .collect())
}

/// Forgets the previous shards if there was a different number of them, and returns how long they have
/// been out of reach. From now on the new ones count.
pub(crate) fn renumber(
    life: &LifeMut<'_>,
    contact: &LastContact,
    until: Timestamp,
) -> Result<Vec<Outage>, Failure> {
    let count = contact.count();
    let (own, others): (Vec<_>, Vec<_>) = life
        .shards()?
        .into_iter()
        .partition(|(shard, _)| shard.count == count);
    if others.is_empty() {
        return Ok(Vec::new());
    }
    life.forget_other_shards(count)?;
    // A process with the old number has kept running for a while beside the new ones.
    if !own.is_empty() {
        return Ok(Vec::new());
    }
    for id in 0..count {
        life.hear(Shard { id, count }, until)?;
    }
    let outages = others.into_iter();
    Ok(outages
        .map(|(shard, from)| Outage { shard, from, until })
        .collect())
}

/// Returns when a process or a shard last reached Discord: here, or in another process that has recorded
/// it since.
pub(crate) fn reached(at: Moment, contact: Moment, noted: Option<Timestamp>) -> Timestamp {
    let here = at.time.before(at.unmoved_since(contact));
    // A record dated later was made before the clock was set back.
    let elsewhere = noted.filter(|noted| *noted <= at.time);
    elsewhere.map_or(here, |noted| noted.max(here))
}

/// Returns how long nobody could play until then. `last` is what was known here at the last beat.
pub(crate) fn away(
    reached: Timestamp,
    noted: Option<Timestamp>,
    last: Option<Moment>,
    contact: Moment,
) -> Duration {
    // While another process was running, there was no outage.
    let since = noted.map_or(Duration::ZERO, |noted| reached.since(noted));
    match last {
        Some(last) => contact.unmoved_since(last).min(since),
        None => since,
    }
}
