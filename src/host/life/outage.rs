//! What follows when the bot, or one of its shards, was out of reach.

use std::time::Duration;

use super::{Beat, LATE, OUTAGE};
use crate::{
    clock::{Moment, Timestamp},
    host::{Failure, Heard},
    matches::Shard,
    store::{ClockNews, Post, WriteTx},
};

/// After an outage of this length, it is told in running matches. After a shorter one, the times on
/// their boards are put right without a word.
const LONG_OUTAGE: Duration = Duration::from_hours(1);

/// A time in which nobody could play in the servers of a shard.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outage {
    pub(super) shard: Shard,
    from: Timestamp,
    until: Timestamp,
}

impl Outage {
    pub(super) fn new(shard: Shard, until: Timestamp, lasted: Duration) -> Outage {
        let from = until.before(lasted);
        Outage { shard, from, until }
    }

    pub(super) fn is_within(self, other: Outage) -> bool {
        other.from <= self.from && self.until <= other.until
    }

    /// Stops the clocks of these servers for as long, and has players told if it was long.
    pub(super) fn note(self, tx: &WriteTx<'_>, now: Timestamp) -> Result<(), Failure> {
        let number = tx.insert_outage(self.shard, self.from, self.until)?;
        let lasted = self.until.since(self.from);
        if let Some(number) = number.filter(|_| lasted >= OUTAGE) {
            tx.postpone_expiries(self.shard, lasted)?;
            tx.say_after_outage(number, &Post::Refresh, now)?;
            if lasted >= LONG_OUTAGE {
                let (from, until) = (self.from.seconds(), self.until.seconds());
                let news = ClockNews::Outage {
                    number,
                    from,
                    until,
                };
                tx.say_after_outage(number, &Post::Clock { news }, now)?;
            }
        }
        Ok(())
    }
}

/// Notes when each shard of this process last reached Discord, and gives the outages that follow.
pub(super) fn outages_of_shards(
    tx: &WriteTx<'_>,
    at: Moment,
    heard: &Heard,
    last: Option<&Beat>,
) -> Result<Vec<Outage>, Failure> {
    let known = tx.shards()?;
    let mut outages = Vec::new();
    for (shard, heard) in heard.iter() {
        let own = known.iter().find(|(other, _)| *other == shard);
        let own = own.map(|(_, noted)| *noted);
        let until = reached(at, heard, own);
        tx.hear(shard, until)?;
        // Servers may have been dealt out to another number of shards before.
        let others = known.iter().filter(|(other, _)| other.count != shard.count);
        let noted = others.map(|(_, noted)| *noted).chain(own).max();
        let before = last.and_then(|last| last.heard.of(shard));
        let away = away(until, noted, before, heard);
        if last.is_none() || away > LATE {
            outages.push(Outage::new(shard, until, away));
        }
    }
    Ok(outages)
}

/// When a process or a shard last reached Discord: here, or in another process that has noted it
/// since.
pub(super) fn reached(at: Moment, heard: Moment, noted: Option<Timestamp>) -> Timestamp {
    let here = at.time.before(at.unmoved_since(heard));
    // What was noted of a later time was noted before the clock was set back.
    let elsewhere = noted.filter(|noted| *noted <= at.time);
    elsewhere.map_or(here, |noted| noted.max(here))
}

/// For how long nobody could play until then. `last` is what was known here at the last beat.
pub(super) fn away(
    reached: Timestamp,
    noted: Option<Timestamp>,
    last: Option<Moment>,
    heard: Moment,
) -> Duration {
    // As long as another process ran, there was no outage.
    let since = noted.map_or(Duration::ZERO, |noted| reached.since(noted));
    match last {
        Some(last) => heard.unmoved_since(last).min(since),
        None => since,
    }
}
