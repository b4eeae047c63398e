//! What the bot itself must do when it starts and while it runs.

mod outage;
#[cfg(test)]
mod tests;

use std::time::Duration;

use outage::{Outage, away, outages_of_shards, reached, renumber, silent_elsewhere};

use crate::host::{Failure, Host, LastContact};
use domain::{
    clock::{Moment, Timestamp},
    matches::Shard,
};
use store::{Load, Lock, StoreError, WriteTx};

/// How often the bot records that it is running.
pub const HEARTBEAT: Duration = Duration::from_mins(1);

/// If two notes are further apart than this, the bot was down, or the machine was suspended. A restart
/// for an update takes less time and does no harm that needs repairing.
const OUTAGE: Duration = Duration::from_mins(5);

/// If two notes are further apart than this, the bot was held up between them. Match clocks are stopped
/// for that time, and between the last note and a restart.
pub(crate) const LATE: Duration = Duration::from_secs(90);

/// How long recording that a shard reaches Discord can take.
const JUST_NOW: Duration = Duration::from_secs(1);

/// If the bot last ran this much later than it starts now, the machine's clock is wrong, or was.
const FROM_THE_FUTURE: Duration = Duration::from_hours(24);

/// If the bot last ran this much earlier than it starts now, the machine's clock may be wrong. The bot
/// may also have been down for that long.
const LONG_AGO: Duration = Duration::from_hours(365 * 24);

/// A record that the bot runs and reaches Discord.
#[derive(Clone, Debug)]
pub struct Beat {
    /// When it was made.
    pub at: Moment,
    /// When the shards of this process last reached Discord.
    pub contact: LastContact,
    /// The moment up to which players are known to have been able to play, because a process reached
    /// Discord then. No time may run out after that yet.
    pub reached: Timestamp,
    /// How long the bot had not been running before. Players don't pay for that: deadlines have moved by
    /// the same amount.
    pub outage: Duration,
}

impl Beat {
    /// Returns whether a shard of this process has not reached Discord just now. Work that is due there
    /// must wait.
    pub fn is_behind(&self) -> bool {
        self.contact.silent_for(self.at) > JUST_NOW
    }
}

/// How much there is to do, in all processes that share the database.
#[derive(Clone, Copy, Debug)]
pub struct Work {
    /// How much there is to do.
    pub load: Load,
    /// When a bot was last known to run and to reach Discord.
    pub alive_at: Option<Timestamp>,
    /// Whether new connections reach a database that takes writes.
    pub reaches_primary: bool,
    /// The moment to which all of this belongs.
    pub now: Timestamp,
}

/// Returns how much there is to do.
pub async fn work(host: &Host) -> Result<Work, Failure> {
    let now = host.clock.now();
    let read = host.store.read(move |tx| {
        let (load, alive_at) = (tx.life().load(now)?, tx.life().alive_at()?);
        Ok::<_, StoreError>((load, alive_at))
    });
    let (load, alive_at) = read.await?;
    Ok(Work {
        load,
        alive_at,
        reaches_primary: host.store.reaches_primary(),
        now,
    })
}

/// Returns when the bot was last known to run, or the current time if it never did.
pub async fn last_run(host: &Host) -> Result<Timestamp, Failure> {
    let last = host.store.read(|tx| tx.life().alive_at()).await?;
    Ok(last.unwrap_or_else(|| host.clock.now()))
}

/// Makes the first beat of a process with these shards, once at the start.
pub async fn wake(host: &Host, shards: &[Shard]) -> Result<Beat, Failure> {
    let at = host.clock.moment();
    record(host, at, LastContact::at(at, shards), Last::NoneRan).await
}

/// Makes the first beat of a process that answers over HTTP while another one does. Players could play
/// before.
pub async fn wake_beside(host: &Host, shards: &[Shard]) -> Result<Beat, Failure> {
    let at = host.clock.moment();
    record(host, at, LastContact::at(at, shards), Last::OtherRuns).await
}

/// Records that the bot runs and reaches Discord. `contact` is when the shards of this process last
/// reached Discord. As long as none does, the bot might as well not run. `last` is the last beat; a
/// clock that was moved since is no outage.
///
/// It must not depend on anything that a single match or player can break: without it, everything
/// stops.
pub async fn beat(host: &Host, last: &Beat, contact: LastContact) -> Result<Beat, Failure> {
    let at = host.clock.moment();
    if contact.is_empty() {
        // Others have all the shards, so this process can't tell whether players come in.
        return Ok(Beat {
            at,
            contact,
            outage: Duration::ZERO,
            ..last.clone()
        });
    }
    record(host, at, contact, Last::Own(last.clone())).await
}

/// Removes what deleted users have left in unused parts of the database, if anyone was deleted.
pub async fn clean_database(host: &Host) -> Result<(), Failure> {
    Ok(host.store.clean().await?)
}

/// Forgets requests that nobody can send again.
pub async fn forget_requests(host: &Host) -> Result<(), Failure> {
    let now = host.clock.now();
    let forgotten: Result<_, StoreError> = host
        .store
        .write(Lock::None, move |tx| tx.requests().forget(now))
        .await;
    forgotten?;
    Ok(())
}

/// Closes the database when the bot stops, even if it is still in use.
pub async fn close_database(host: &Host) -> Result<(), StoreError> {
    host.store.close().await
}

/// Runs everything in one transaction, so that no deadline is over before it has moved.
async fn record(
    host: &Host,
    at: Moment,
    contact: LastContact,
    last: Last,
) -> Result<Beat, Failure> {
    let noted = host
        .store
        .write(Lock::Life, move |tx| note_contact(tx, at, &contact, &last));
    let beat = noted.await?;
    host.heartbeat.note(&beat);
    Ok(beat)
}

/// The state before a beat.
#[derive(Clone, Debug)]
enum Last {
    /// The beat before it, of the same process.
    Own(Beat),
    /// Nothing: the process starts, and no other one is known to run.
    NoneRan,
    /// The process starts, and another one runs that answers the same players.
    OtherRuns,
}

impl Last {
    const fn own(&self) -> Option<&Beat> {
        match self {
            Last::Own(beat) => Some(beat),
            Last::NoneRan | Last::OtherRuns => None,
        }
    }
}

fn note_contact(
    tx: &WriteTx<'_>,
    at: Moment,
    contact: &LastContact,
    before: &Last,
) -> Result<Beat, Failure> {
    let last = before.own();
    // However short it was, nobody could play before the start.
    let is_first = matches!(before, Last::NoneRan);
    let noted = tx.life().alive_at()?;
    // Another machine's clock may be ahead of this one's, so a running process goes by its own.
    let before = last.map(|last| last.at.time).or(noted);
    let set_back = before.map_or(Duration::ZERO, |before| before.since(at.time));
    if set_back > HEARTBEAT {
        tx.life().set_posts_back(at.time, set_back)?;
        tx.life().set_shards_back(at.time)?;
    }
    if last.is_none() {
        tx.life().hasten_posts(at.time)?;
    }
    let newest = contact.newest().unwrap_or(at);
    let reached = reached(at, newest, noted);
    tx.life().beat(reached)?;
    if last.is_none()
        && let Some(doubt) = noted.and_then(|noted| doubt(noted, reached))
    {
        tracing::warn!("{doubt}");
    }
    let before = last.and_then(|last| last.contact.newest());
    let away = away(reached, noted, before, newest);
    let mut outages = match last {
        None => renumber(&tx.life(), contact, reached)?,
        Some(_) => Vec::new(),
    };
    let of_shards = outages_of_shards(&tx.life(), at, contact, last)?;
    outages.extend(
        of_shards
            .into_iter()
            .filter(|outage| is_first || outage.is_long()),
    );
    // When one of several processes starts, others may have been running. Its shards know since when it
    // wasn't.
    if away > LATE || (is_first && contact.is_all()) {
        let all = Outage::new(Shard::ALL, reached, away);
        outages.extend(silent_elsewhere(&tx.life(), contact, all)?);
        // Time counted by one outage is not counted again by another: shards come back at different
        // moments.
        let before = outages.into_iter().map(|outage| outage.before(all));
        outages = [all].into_iter().chain(before).collect();
        tx.life().hear_all(reached)?;
    }
    for outage in outages {
        outage.note(tx, at.time)?;
    }
    Ok(Beat {
        at,
        contact: contact.clone(),
        reached,
        outage: if away < OUTAGE { Duration::ZERO } else { away },
    })
}

/// Returns a warning for the operator if the clock can hardly be right, or can hardly have been. The bot
/// still starts: it may have been down for years.
fn doubt(noted: Timestamp, now: Timestamp) -> Option<String> {
    let what = if noted.since(now) > FROM_THE_FUTURE {
        "later than that"
    } else if now.since(noted) > LONG_AGO {
        "more than a year before"
    } else {
        return None;
    };
    Some(format!(
        "the machine's clock says {}, but the bot last ran at {}, {what}; if the clock is wrong, \
         stop the bot and set the clock",
        now.to_rfc3339(),
        noted.to_rfc3339()
    ))
}
