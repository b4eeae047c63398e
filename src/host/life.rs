//! What the bot itself must do when it starts and while it runs.

use std::time::Duration;

use super::{Failure, Heard, Host, challenges};
use crate::{
    clock::{Moment, Timestamp},
    matches::Shard,
    store::{ClockNews, Lock, Post, StoreError, WriteTx},
};

/// How often the bot notes that it runs.
pub const HEARTBEAT: Duration = Duration::from_mins(1);

/// If two notes are further apart than this, the bot was down, or the machine was suspended. A
/// restart for an update takes less and does nobody harm that must be repaired.
const OUTAGE: Duration = Duration::from_mins(5);

/// If two notes are further apart than this, the bot was held up between them. No clock of a match
/// runs meanwhile, nor between the last note and a restart.
pub(super) const LATE: Duration = Duration::from_secs(90);

/// After an outage of this length, it is told in running matches. After a shorter one, the times on
/// their boards are put right without a word.
const LONG_OUTAGE: Duration = Duration::from_hours(1);

/// If the bot last ran so much later than it starts, the machine's clock is wrong, or was.
const FROM_THE_FUTURE: Duration = Duration::from_hours(24);

/// If the bot last ran so much earlier than it starts, the machine's clock may be wrong. The bot may
/// also have been down for as long.
const LONG_AGO: Duration = Duration::from_hours(365 * 24);

/// A note that the bot runs and reaches Discord.
#[derive(Clone, Debug)]
pub struct Beat {
    /// When it was made.
    pub at: Moment,
    /// When the shards of this process last reached Discord.
    pub heard: Heard,
    /// Until when players could play, as far as is known: a process reached Discord then. No time may
    /// run out after that yet.
    pub reached: Timestamp,
    /// How long the bot had not been running before. Players do not pay for that: deadlines have
    /// moved on by as much.
    pub outage: Duration,
    /// When the next challenge expires.
    pub next_expiry: Option<Timestamp>,
}

impl Host {
    /// The first beat of a process with these shards, which must be made once at the start.
    pub async fn wake(&self, shards: &[Shard]) -> Result<Beat, Failure> {
        let at = self.clock.moment();
        self.note(at, Heard::at(at, shards), None).await
    }

    /// Notes that the bot runs and reaches Discord, ends challenges whose time is up, and takes players
    /// off the leaderboards who have been idle for too long. `heard` is when the shards of this process
    /// last reached Discord. As long as none does, the bot might as well not run. `last` is the last
    /// beat; a clock that was moved since is no outage.
    pub async fn beat(&self, last: &Beat, heard: Heard) -> Result<Beat, Failure> {
        let last = Some(last.clone());
        self.note(self.clock.moment(), heard, last).await
    }

    /// Forgets what no clock needs any more, and lets the database bring its statistics up to date, so
    /// that it finds things quickly however it grows. To be done now and then.
    pub async fn tend_database(&self) -> Result<(), Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Life, move |tx| {
                Ok::<_, Failure>(tx.forget_spans(now)?)
            })
            .await?;
        Ok(self.store.optimize().await?)
    }

    /// Closes the database when the bot stops, whoever still has it.
    pub async fn close_database(&self) -> Result<(), StoreError> {
        self.store.close().await
    }

    /// All in one transaction, so that no challenge expires before its deadline has moved on.
    async fn note(&self, at: Moment, heard: Heard, last: Option<Beat>) -> Result<Beat, Failure> {
        let noted = self
            .store
            .write(Lock::Life, move |tx| note(tx, at, &heard, last.as_ref()));
        let beat = noted.await?;
        self.pulse.note(&beat);
        Ok(beat)
    }
}

fn note(tx: &WriteTx<'_>, at: Moment, heard: &Heard, last: Option<&Beat>) -> Result<Beat, Failure> {
    let noted = tx.alive_at()?;
    // Another machine's clock may be ahead of this one's, so while this process runs it goes by its
    // own.
    let before = last.map(|last| last.at.time).or(noted);
    let set_back = before.map_or(Duration::ZERO, |before| before.since(at.time));
    if set_back > HEARTBEAT {
        tx.set_posts_back(at.time, set_back)?;
    }
    let newest = heard.newest().unwrap_or(at);
    let reached = reached(at, newest, noted);
    tx.beat(reached)?;
    if last.is_none()
        && let Some(doubt) = noted.and_then(|noted| doubt(noted, reached))
    {
        tracing::warn!("{doubt}");
    }
    let before = last.and_then(|last| last.heard.newest());
    let away = away(reached, noted, before, newest);
    let mut outages = outages_of_shards(tx, at, heard, last)?;
    // When one process of several starts, others may have run. Its shards know since when it did not.
    if away > LATE || (last.is_none() && heard.is_all()) {
        let all = Outage::new(Shard::ALL, reached, away);
        outages.retain(|outage| !outage.is_within(all));
        outages.insert(0, all);
    }
    for outage in outages {
        outage.note(tx, at.time)?;
    }
    let next_expiry = challenges::expire(tx, reached)?;
    tx.retire_idle(reached)?;
    Ok(Beat {
        at,
        heard: heard.clone(),
        reached,
        outage: if away < OUTAGE { Duration::ZERO } else { away },
        next_expiry,
    })
}

/// A time in which nobody could play in the servers of a shard.
#[derive(Clone, Copy, Debug)]
struct Outage {
    shard: Shard,
    from: Timestamp,
    until: Timestamp,
}

impl Outage {
    fn new(shard: Shard, until: Timestamp, lasted: Duration) -> Outage {
        let from = until.before(lasted);
        Outage { shard, from, until }
    }

    fn is_within(self, other: Outage) -> bool {
        other.from <= self.from && self.until <= other.until
    }

    /// Stops the clocks of these servers for as long, and has players told if it was long.
    fn note(self, tx: &WriteTx<'_>, now: Timestamp) -> Result<(), Failure> {
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
fn outages_of_shards(
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
fn reached(at: Moment, heard: Moment, noted: Option<Timestamp>) -> Timestamp {
    let here = at.time.before(at.unmoved_since(heard));
    // What was noted of a later time was noted before the clock was set back.
    let elsewhere = noted.filter(|noted| *noted <= at.time);
    elsewhere.map_or(here, |noted| noted.max(here))
}

/// For how long nobody could play until then. `last` is what was known here at the last beat.
fn away(
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

/// What the operator should know if the clock can hardly be right, or can hardly have been. The bot
/// starts all the same: it may have been down for years.
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use tokio::{sync::watch, time::advance};

    use super::*;
    use crate::{
        clock::testing::{START, TestMachine},
        games::GameId,
        host::{ChallengeRequest, Holder},
        matches::{ChannelId, LIFETIME, Place, ServerId, SideWish, TimingWish, UserId},
        store::{Address, Store},
        words::Locale,
    };

    const MINUTE: Duration = Duration::from_mins(1);
    const HOUR: Duration = Duration::from_hours(1);
    const YEAR: Duration = Duration::from_hours(365 * 24);

    /// A host on a machine whose clock is set by the test, and one open seat.
    struct Life {
        host: Host,
        machine: Arc<TestMachine>,
        mover: watch::Sender<Duration>,
        _folder: tempfile::TempDir,
    }

    impl Life {
        async fn new() -> Life {
            let folder = tempfile::tempdir().expect("a folder");
            let file = Address::File(folder.path().join("courtier.db"));
            let store = Store::open(&file).expect("opens");
            let (machine, clock, mover) = TestMachine::new();
            let host = Host::new(store, clock);
            let seat = ChallengeRequest {
                place: Place {
                    server: ServerId(10),
                    channel: ChannelId(20),
                    locale: Locale::English,
                },
                start: GameId::GuardAndTowers.start(None).expect("standard"),
                challenger: UserId(1),
                roles: Vec::new(),
                opponent: None,
                wish: SideWish::Lot,
                timing: TimingWish::default(),
                rated: true,
            };
            host.challenge(seat).await.expect("challenges");
            Life {
                host,
                machine,
                mover,
                _folder: folder,
            }
        }

        /// What the same bot finds when it is started on a machine that is so far ahead.
        async fn restart(&self, ahead: Duration) -> Beat {
            let (_machine, clock, mover) = TestMachine::new();
            mover.send_replace(ahead);
            let host = Host::new(self.host.store.clone(), clock);
            host.wake(&[Shard::ALL]).await.expect("wakes")
        }

        /// Lets a jump of the machine's clock stand its trial.
        async fn believe(&self) {
            self.host.clock.now();
            advance(MINUTE * 2).await;
        }

        async fn beat(&self, last: &Beat) -> Beat {
            let heard = Heard::at(self.host.clock.moment(), &[Shard::ALL]);
            self.host.beat(last, heard).await.expect("beats")
        }
    }

    #[tokio::test(start_paused = true)]
    async fn deadlines_move_on_when_the_machine_was_suspended() {
        let life = Life::new().await;
        let first = life.host.wake(&[Shard::ALL]).await.expect("wakes");
        assert_eq!(first.outage, Duration::ZERO);
        assert_eq!(first.next_expiry, Some(START.after(LIFETIME)));
        life.machine.set_forward(LIFETIME * 2);
        life.believe().await;
        let beat = life.beat(&first).await;
        let outage = LIFETIME * 2 + MINUTE * 2;
        assert_eq!(beat.outage, outage);
        assert_eq!(beat.next_expiry, Some(START.after(LIFETIME + outage)));
        let next = life.beat(&beat).await;
        assert_eq!(next.outage, Duration::ZERO, "it is counted once");
        assert_eq!(next.next_expiry, beat.next_expiry);
    }

    #[tokio::test(start_paused = true)]
    async fn a_wild_minute_moves_no_deadline_and_ends_no_challenge() {
        let life = Life::new().await;
        let first = life.host.wake(&[Shard::ALL]).await.expect("wakes");
        life.machine.set_forward(YEAR * 9);
        let wild = life.beat(&first).await;
        advance(MINUTE).await;
        let wild = life.beat(&wild).await;
        life.machine.set_back(YEAR * 9);
        let beat = life.beat(&wild).await;
        assert_eq!((wild.outage, beat.outage), Default::default());
        assert_eq!(beat.next_expiry, first.next_expiry);
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_is_set_back_holds_no_post() {
        let life = Life::new().await;
        let first = life.host.wake(&[Shard::ALL]).await.expect("wakes");
        life.machine.set_back(HOUR);
        life.believe().await;
        let now = life.host.clock.now();
        assert!(now < START, "it is believed");
        life.beat(&first).await;
        let claimed = life.host.claim_posts(Holder::random(), vec![], 1).await;
        let posts = claimed.expect("reads").posts;
        assert_eq!(posts.len(), 1, "it is {now}");
    }

    #[tokio::test(start_paused = true)]
    async fn moving_the_clock_is_no_outage() {
        let life = Life::new().await;
        let first = life.host.wake(&[Shard::ALL]).await.expect("wakes");
        life.mover.send_replace(LIFETIME);
        let beat = life.beat(&first).await;
        assert_eq!(beat.outage, Duration::ZERO);
        assert_eq!(beat.next_expiry, None, "the challenge has expired");
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_noted_goes_back_with_the_clock() {
        let life = Life::new().await;
        let first = life.host.wake(&[Shard::ALL]).await.expect("wakes");
        life.machine.set_back(HOUR * 2);
        life.believe().await;
        let beat = life.beat(&first).await;
        assert_eq!(beat.outage, Duration::ZERO);
        let restarted = life.restart(Duration::ZERO).await;
        assert_eq!(restarted.outage, MINUTE * 118);
    }

    #[tokio::test(start_paused = true)]
    async fn an_outage_may_be_of_years() {
        let life = Life::new().await;
        life.host.wake(&[Shard::ALL]).await.expect("wakes");
        let restarted = life.restart(YEAR * 2).await;
        assert_eq!(restarted.outage, YEAR * 2);
        let expiry = START.after(LIFETIME + YEAR * 2);
        assert_eq!(restarted.next_expiry, Some(expiry));
    }

    #[test]
    fn a_clock_that_can_hardly_be_right_is_named_with_both_times() {
        for near in [START, START.after(HOUR * 24), START.before(YEAR)] {
            assert_eq!(doubt(near, START), None);
        }
        let day = doubt(START.after(HOUR * 25), START).expect("a doubt");
        assert!(day.contains("2026-11-21T09:30:00Z"), "{day}");
        assert!(day.contains("2026-11-22T10:30:00Z, later"), "{day}");
        let year = doubt(START.before(YEAR + HOUR), START).expect("a doubt");
        assert!(year.contains("2025-11-21T08:30:00Z, more"), "{year}");
    }
}
