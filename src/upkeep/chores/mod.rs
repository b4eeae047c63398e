//! Chores: work that is due because time has passed.
//!
//! Each is a named row of one table. After every [beat](crate::host::life::beat) all of them take their turn: stopped
//! time must be known before anyone's time runs out, so no chore acts on time that the last beat has not
//! noted. Code that needs a beat sooner asks for it.
//!
//! Chores take turns. In one turn a chore handles a page of its pass (`host::pass`). A chore that fails is
//! logged by name and rests for a while, and the others carry on.

use std::time::Duration;

use futures_util::{FutureExt, future::BoxFuture};
use tokio::{sync::watch, time::Instant};

use crate::{
    challenges::{actions as challenges, actions::seeks},
    clocks::{
        actions as clocks,
        actions::{LOOK_EVERY, vacations, watches},
    },
    contests::actions as contests,
    host::{
        Beat, Failure, Host, heartbeat,
        pass::{Left, Pass},
    },
    learning::actions::puzzles,
    players::actions::digests,
    rankings::actions::{ladders, ratings},
    tournaments::actions as tournaments,
};
use domain::{causes::chain, clock::Timestamp};

/// How long a chore rests after its first failure.
const SHORTEST_REST: Duration = Duration::from_secs(10);

/// The longest rest. It doubles with each failure in a row.
const LONGEST_REST: Duration = Duration::from_mins(10);

/// A job that is done because time has passed.
#[derive(Clone, Copy)]
pub(crate) struct Chore {
    /// The chore's name in the log.
    pub(crate) name: &'static str,
    /// Takes one turn.
    pub(crate) turn: for<'a> fn(&'a Host, &'a mut Pass) -> BoxFuture<'a, Result<Left, Failure>>,
}

/// All chores, in the order of their turns.
pub(crate) const CHORES: [Chore; 16] = [
    Chore {
        name: "clocks",
        turn: |host, pass| clocks::look_at_due(host, pass).boxed(),
    },
    Chore {
        name: "pauses",
        turn: |host, pass| clocks::end_pauses(host, pass).boxed(),
    },
    Chore {
        name: "challenges",
        turn: |host, pass| challenges::expire_all(host, pass).boxed(),
    },
    Chore {
        name: "vacations that begin",
        turn: |host, pass| vacations::tell_begun(host, pass).boxed(),
    },
    Chore {
        name: "vacations that end",
        turn: |host, pass| vacations::end_due(host, pass).boxed(),
    },
    Chore {
        name: "digests",
        turn: |host, pass| digests::send_due(host, pass).boxed(),
    },
    Chore {
        name: "missing players",
        turn: |host, pass| watches::look_for_missing(host, pass).boxed(),
    },
    Chore {
        name: "contests",
        turn: |host, pass| contests::running::tend(host, pass).boxed(),
    },
    Chore {
        name: "tournaments",
        turn: |host, pass| tournaments::run_due(host, pass).boxed(),
    },
    Chore {
        name: "ladders",
        turn: |host, pass| ladders::run(host, pass).boxed(),
    },
    Chore {
        name: "proposals that lapse",
        turn: |host, pass| seeks::lapse_proposals(host, pass).boxed(),
    },
    Chore {
        name: "proposals that are over",
        turn: |host, pass| seeks::forget_proposals(host, pass).boxed(),
    },
    Chore {
        name: "seeks that expire",
        turn: |host, pass| seeks::expire_all(host, pass).boxed(),
    },
    Chore {
        name: "seeks",
        turn: |host, pass| seeks::pair_all(host, pass.until).boxed(),
    },
    Chore {
        name: "puzzles",
        turn: |host, pass| puzzles::post_due(host, pass).boxed(),
    },
    Chore {
        name: "idle players",
        turn: |host, pass| ratings::retire_idle(host, pass.until).boxed(),
    },
];

/// The progress of a chore.
struct Progress {
    chore: Chore,
    pass: Pass,
    /// Whether it wants another turn before the next beat.
    wants_turn: bool,
    /// When something is next due, as far as is known.
    next: Option<Timestamp>,
    /// The number of failures in a row.
    failures: u32,
    rest: Option<Rest>,
}

/// The rest of a chore that has failed.
#[derive(Clone, Copy)]
struct Rest {
    from: Timestamp,
    pause: Duration,
}

impl Rest {
    /// Returns how much of the rest is left: nothing if the clock was set back in the meantime.
    fn left(self, now: Timestamp) -> Duration {
        if now < self.from {
            return Duration::ZERO;
        }
        self.pause.saturating_sub(now.since(self.from))
    }
}

impl Progress {
    const fn new(chore: Chore) -> Progress {
        Progress {
            chore,
            pass: Pass::new(Timestamp::from_millis(0)),
            wants_turn: false,
            next: None,
            failures: 0,
            rest: None,
        }
    }

    /// Requests a turn after a beat, unless the chore is resting.
    fn begin(&mut self, until: Timestamp, now: Timestamp) {
        self.pass.until = until;
        if self.rest.is_none_or(|rest| rest.left(now).is_zero()) {
            self.rest = None;
            self.next = None;
            self.wants_turn = true;
        }
    }

    async fn take_turn(&mut self, host: &Host) {
        let began = Instant::now();
        let done = (self.chore.turn)(host, &mut self.pass).await;
        let took = began.elapsed();
        host.measurements
            .did_chore(self.chore.name, took, done.is_err());
        match done {
            Ok(left) => {
                self.failures = 0;
                self.wants_turn = left == Left::More;
                if let Left::Until(next) = left {
                    self.next = next;
                }
            }
            Err(error) => {
                let pause = rest_after(self.failures);
                self.failures += 1;
                self.wants_turn = false;
                let from = host.clock.now();
                self.rest = Some(Rest { from, pause });
                tracing::error!(
                    chore = self.chore.name,
                    error = chain(&error),
                    failures = self.failures,
                    ?pause,
                    "a chore failed; will try again after a pause"
                );
            }
        }
    }

    /// Returns how long the chore can wait for its next turn.
    fn patience(&self, now: Timestamp) -> Duration {
        match (self.rest, self.next) {
            (Some(rest), _) => rest.left(now),
            (None, Some(next)) => next.since(now).min(LOOK_EVERY),
            (None, None) => LOOK_EVERY,
        }
    }
}

/// Returns how long a chore rests after this many earlier failures in a row.
fn rest_after(failures: u32) -> Duration {
    SHORTEST_REST
        .saturating_mul(1_u32 << failures.min(16))
        .min(LONGEST_REST)
}

/// The progress of all chores.
struct Chores(Vec<Progress>);

impl Chores {
    fn new(table: &[Chore]) -> Chores {
        Chores(table.iter().copied().map(Progress::new).collect())
    }

    /// Starts a turn for all of them after a beat.
    fn begin(&mut self, host: &Host, beat: &Beat) {
        let now = host.clock.now();
        // Changes from here on are either read or signalled.
        host.store.plan_look(now.after(LOOK_EVERY));
        for progress in &mut self.0 {
            progress.begin(beat.reached, now);
        }
    }

    /// Gives a turn to each chore that wants one.
    async fn take_turns(&mut self, host: &Host) {
        for progress in &mut self.0 {
            if progress.wants_turn {
                progress.take_turn(host).await;
            }
        }
    }

    /// Returns whether any chore wants another turn before the next beat.
    fn want_turns(&self) -> bool {
        self.0.iter().any(|progress| progress.wants_turn)
    }

    /// Returns how long to wait before asking for the beat after this one. Work that has become due
    /// since that beat waits for as long as the beat lagged: if Discord cannot be reached at the moment,
    /// the next beats lag too, and one would follow right after the other.
    fn patience(&self, now: Timestamp, last: Option<&Beat>) -> Duration {
        let each = self.0.iter().map(|progress| progress.patience(now));
        let patience = each.min().unwrap_or(LOOK_EVERY);
        match last {
            Some(last) if patience.is_zero() => {
                let lag = last.at.time.since(last.reached);
                lag.saturating_sub(now.since(last.at.time))
            }
            _ => patience,
        }
    }
}

/// Does the chores until it is aborted.
pub async fn do_all(host: &Host) {
    let mut chores = Chores::new(&CHORES);
    let mut beats = heartbeat::beats(host);
    // There may have been one before.
    beats.mark_changed();
    loop {
        if let Some(beat) = new_beat(&mut beats) {
            chores.begin(host, &beat);
        }
        chores.take_turns(host).await;
        await_beat(host, &chores, &mut beats).await;
    }
}

/// Waits for the next beat, and asks for it as soon as something is due. Doesn't wait while there is
/// still work that was due by the last one.
async fn await_beat(host: &Host, chores: &Chores, beats: &mut watch::Receiver<Option<Beat>>) {
    let now = host.clock.now();
    let patience = chores.patience(now, beats.borrow().as_ref());
    if chores.want_turns() {
        if patience.is_zero() || host.store.sooner().now_or_never().is_some() {
            heartbeat::want_beat(host);
        }
        return;
    }
    host.store.plan_look(now.after(patience));
    // While Discord is silent, nothing more becomes due, and beats come often anyway.
    let is_silent = beats.borrow().as_ref().is_none_or(Beat::is_behind);
    let ask = async {
        if is_silent {
            std::future::pending::<()>().await;
        }
        tokio::select! {
            () = host.clock.sleep_after(now, patience) => {}
            () = host.store.sooner() => {}
        }
        heartbeat::want_beat(host);
        // It comes as soon as the database works.
        std::future::pending::<()>().await;
    };
    tokio::select! {
        // The chores have yet to see it. The host keeps the other end.
        _ = beats.changed() => beats.mark_changed(),
        () = ask => {}
    }
}

/// Returns the last beat, if it was not seen before.
fn new_beat(beats: &mut watch::Receiver<Option<Beat>>) -> Option<Beat> {
    let last = beats.borrow_and_update();
    if last.has_changed() {
        last.clone()
    } else {
        None
    }
}

#[cfg(test)]
mod tests;
