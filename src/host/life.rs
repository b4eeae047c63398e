//! What the bot itself must do when it starts and while it runs.

use std::time::Duration;

use super::{Failure, Host, challenges};
use crate::{
    clock::{Moment, Timestamp},
    store::{Lock, StoreError},
};

/// How often the bot notes that it runs.
pub const HEARTBEAT: Duration = Duration::from_mins(1);

/// If two notes are further apart than this, the bot was down, or the machine was suspended. A
/// restart for an update takes less and does nobody harm that must be repaired.
const OUTAGE: Duration = Duration::from_mins(5);

/// If two notes are further apart than this, the bot was held up between them. No clock of a match
/// runs meanwhile, nor between the last note and a restart.
const LATE: Duration = Duration::from_secs(90);

/// If the bot last ran so much later than it starts, the machine's clock is wrong, or was.
const FROM_THE_FUTURE: Duration = Duration::from_hours(24);

/// If the bot last ran so much earlier than it starts, the machine's clock may be wrong. The bot may
/// also have been down for as long.
const LONG_AGO: Duration = Duration::from_hours(365 * 24);

/// A note that the bot runs and reaches Discord.
#[derive(Clone, Copy, Debug)]
pub struct Beat {
    /// When it was made.
    pub at: Moment,
    /// When this process last reached Discord.
    pub heard: Moment,
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
    /// The first beat, which must be made once at the start.
    pub async fn wake(&self) -> Result<Beat, Failure> {
        let at = self.clock.moment();
        self.note(at, at, None).await
    }

    /// Notes that the bot runs and reaches Discord, ends challenges whose time is up, and takes players
    /// off the leaderboards who have been idle for too long. `heard` is when this process last reached
    /// Discord. As long as none does, the bot might as well not run. `last` is the last beat; a clock
    /// that was moved since is no outage.
    pub async fn beat(&self, last: Beat, heard: Moment) -> Result<Beat, Failure> {
        self.note(self.clock.moment(), heard, Some(last)).await
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
    async fn note(&self, at: Moment, heard: Moment, last: Option<Beat>) -> Result<Beat, Failure> {
        self.store
            .write(Lock::Life, move |tx| {
                let noted = tx.alive_at()?;
                // Another machine's clock may be ahead of this one's, so while this process runs it
                // goes by its own.
                let before = last.map(|last| last.at.time).or(noted);
                let set_back = before.map_or(Duration::ZERO, |before| before.since(at.time));
                if set_back > HEARTBEAT {
                    tx.set_posts_back(at.time, set_back)?;
                }
                let reached = reached(at, heard, noted);
                tx.beat(reached)?;
                let away = away(reached, noted, last, heard);
                let outage = if away < OUTAGE { Duration::ZERO } else { away };
                if last.is_none() || away > LATE {
                    tx.insert_outage(reached.before(away), reached)?;
                }
                if !outage.is_zero() {
                    tx.postpone_expiries(outage)?;
                }
                let next_expiry = challenges::expire(tx, reached)?;
                tx.retire_idle(reached)?;
                Ok(Beat {
                    at,
                    heard,
                    reached,
                    outage,
                    next_expiry,
                })
            })
            .await
    }
}

/// When a process last reached Discord: this one, or another one that has noted it since.
fn reached(at: Moment, heard: Moment, noted: Option<Timestamp>) -> Timestamp {
    let here = at.time.before(at.unmoved_since(heard));
    // What was noted of a later time was noted before the clock was set back.
    let elsewhere = noted.filter(|noted| *noted <= at.time);
    elsewhere.map_or(here, |noted| noted.max(here))
}

/// For how long nobody could play until then.
fn away(
    reached: Timestamp,
    noted: Option<Timestamp>,
    last: Option<Beat>,
    heard: Moment,
) -> Duration {
    // As long as another process ran, there was no outage.
    let since = noted.map_or(Duration::ZERO, |noted| reached.since(noted));
    match (last, noted) {
        (Some(last), _) => heard.unmoved_since(last.heard).min(since),
        (None, Some(noted)) => {
            if let Some(doubt) = doubt(noted, reached) {
                tracing::warn!("{doubt}");
            }
            since
        }
        (None, None) => since,
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
            host.wake().await.expect("wakes")
        }

        /// Lets a jump of the machine's clock stand its trial.
        async fn believe(&self) {
            self.host.clock.now();
            advance(MINUTE * 2).await;
        }

        async fn beat(&self, last: Beat) -> Beat {
            let heard = self.host.clock.moment();
            self.host.beat(last, heard).await.expect("beats")
        }
    }

    #[tokio::test(start_paused = true)]
    async fn deadlines_move_on_when_the_machine_was_suspended() {
        let life = Life::new().await;
        let first = life.host.wake().await.expect("wakes");
        assert_eq!(first.outage, Duration::ZERO);
        assert_eq!(first.next_expiry, Some(START.after(LIFETIME)));
        life.machine.set_forward(LIFETIME * 2);
        life.believe().await;
        let beat = life.beat(first).await;
        let outage = LIFETIME * 2 + MINUTE * 2;
        assert_eq!(beat.outage, outage);
        assert_eq!(beat.next_expiry, Some(START.after(LIFETIME + outage)));
        let next = life.beat(beat).await;
        assert_eq!(next.outage, Duration::ZERO, "it is counted once");
        assert_eq!(next.next_expiry, beat.next_expiry);
    }

    #[tokio::test(start_paused = true)]
    async fn a_wild_minute_moves_no_deadline_and_ends_no_challenge() {
        let life = Life::new().await;
        let first = life.host.wake().await.expect("wakes");
        life.machine.set_forward(YEAR * 9);
        let wild = life.beat(first).await;
        advance(MINUTE).await;
        let wild = life.beat(wild).await;
        life.machine.set_back(YEAR * 9);
        let beat = life.beat(wild).await;
        assert_eq!((wild.outage, beat.outage), Default::default());
        assert_eq!(beat.next_expiry, first.next_expiry);
    }

    #[tokio::test(start_paused = true)]
    async fn a_clock_that_is_set_back_holds_no_post() {
        let life = Life::new().await;
        let first = life.host.wake().await.expect("wakes");
        life.machine.set_back(HOUR);
        life.believe().await;
        let now = life.host.clock.now();
        assert!(now < START, "it is believed");
        life.beat(first).await;
        let claimed = life.host.claim_posts(Holder::random(), vec![], 1).await;
        let posts = claimed.expect("reads").posts;
        assert_eq!(posts.len(), 1, "it is {now}");
    }

    #[tokio::test(start_paused = true)]
    async fn moving_the_clock_is_no_outage() {
        let life = Life::new().await;
        let first = life.host.wake().await.expect("wakes");
        life.mover.send_replace(LIFETIME);
        let beat = life.beat(first).await;
        assert_eq!(beat.outage, Duration::ZERO);
        assert_eq!(beat.next_expiry, None, "the challenge has expired");
    }

    #[tokio::test(start_paused = true)]
    async fn what_is_noted_goes_back_with_the_clock() {
        let life = Life::new().await;
        let first = life.host.wake().await.expect("wakes");
        life.machine.set_back(HOUR * 2);
        life.believe().await;
        let beat = life.beat(first).await;
        assert_eq!(beat.outage, Duration::ZERO);
        let restarted = life.restart(Duration::ZERO).await;
        assert_eq!(restarted.outage, MINUTE * 118);
    }

    #[tokio::test(start_paused = true)]
    async fn an_outage_may_be_of_years() {
        let life = Life::new().await;
        life.host.wake().await.expect("wakes");
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
