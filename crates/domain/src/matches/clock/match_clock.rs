//! The clock of a match, and how plies, takebacks, gifts and pauses change it.

use std::time::Duration;

use super::{Allowance, Flag, Pace, Stops, stops::Whose};
use crate::clock::Timestamp;
use rules::Side;

/// The most time that a side can have. It limits how long a match can go without a move.
pub const MOST_LEFT: Duration = Duration::from_hours(90 * 24);

/// How long the clock of a live match waits for the first move. The challenger may have to come
/// back to the board. On Lichess, too, the clocks of a live game start with its moves.
pub const HEAD_START: Duration = Duration::from_mins(5);

/// How late the first board of a live match can be without its clock waiting for it.
const BOARD_WITHIN: Duration = Duration::from_secs(10);

/// How long a pause lasts if no player ends it.
pub const LONGEST_PAUSE: Duration = Duration::from_hours(30 * 24);

/// The clock of a match that has one: a plain value, which is stored as its [`Reading`].
///
/// It counts whole seconds. Each moment passed to it is rounded down to a second, so that nothing is
/// lost to rounding, however often it is read.
///
/// Elapsed time is charged according to the stops that applied then, so code that changes these for the
/// past, such as quiet hours, must [settle] the clock first. A change in the future, such as a planned
/// vacation, needs no settling, nor does an outage that becomes known before the clock has counted
/// anything since it began.
///
/// ```
/// use domain::{clock::Timestamp, matches::{Pace, clock::{HEAD_START, MatchClock, Stops}}};
/// use rules::Side;
/// use std::time::Duration;
///
/// let noon = Timestamp::from_rfc3339("2026-11-22T12:00:00Z").expect("a time");
/// let clock = MatchClock::start(Pace::Live10Minutes, Side::First, noon).expect("it has a clock");
/// let deadline = noon.after(HEAD_START + Duration::from_mins(10));
/// assert_eq!(clock.deadline(Stops::NONE), Some(deadline));
///
/// let then = noon.after(HEAD_START + Duration::from_secs(70));
/// let clock = clock.after_ply(Side::Second, then, Stops::NONE);
/// let left = clock.left(Side::First, deadline, Stops::NONE);
/// assert_eq!(left, Duration::from_mins(9), "a minute and ten seconds less, and ten seconds more");
/// ```
///
/// [settle]: MatchClock::settle
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MatchClock {
    pace: Pace,
    reading: Reading,
}

/// The reading of a clock: everything that is stored of it apart from the pace.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The side whose time runs.
    pub mover: Side,
    /// The moment from which the mover's time has not been charged yet. If it is in the future, the
    /// match is paused until then. For a match that [begins](Reading::begins), the moment from
    /// which it waits.
    pub since: Timestamp,
    /// The time that each side had left then, by [`Side::index`].
    pub left: [Duration; 2],
    /// The time that the mover had when the turn began, or when the opponent last added to it.
    /// Reminders are sent at fractions of it.
    pub had: Duration,
    /// Whether a live match is waiting for its first move. The clock starts with that, or once the
    /// players have had the [head start](HEAD_START) since `since`.
    pub begins: bool,
}

/// Rounds down to whole seconds.
pub(super) const fn whole(time: Duration) -> Duration {
    Duration::from_secs(time.as_secs())
}

impl MatchClock {
    /// Returns the clock of a match that begins. `None` if its pace has none. In a live match it
    /// waits for the first move, at most for the [head start](HEAD_START).
    pub fn start(pace: Pace, mover: Side, now: Timestamp) -> Option<MatchClock> {
        let had = match pace.allowance() {
            Allowance::Endless => return None,
            Allowance::Move(time) => time,
            Allowance::Reserve { bank, .. } | Allowance::Live { bank, .. } => bank,
        };
        let reading = Reading {
            mover,
            since: now.whole_second(),
            left: [had; 2],
            had,
            begins: pace.is_live(),
        };
        Some(MatchClock { pace, reading })
    }

    /// Restores a clock from storage. `None` if no clock can have this reading.
    pub fn restore(pace: Pace, reading: Reading) -> Option<MatchClock> {
        let Reading {
            mover,
            since,
            left,
            had,
            begins,
        } = reading;
        let possible = pace.allowance() != Allowance::Endless
            && (!begins || pace.is_live())
            && since == since.whole_second()
            && left
                .into_iter()
                .chain([had])
                .all(|time| time == whole(time))
            && left.into_iter().all(|time| time <= MOST_LEFT)
            && (left[mover.index()]..=MOST_LEFT).contains(&had);
        possible.then_some(MatchClock { pace, reading })
    }

    /// Returns the pace of the match.
    pub const fn pace(&self) -> Pace {
        self.pace
    }

    /// Returns what to store.
    pub const fn reading(&self) -> Reading {
        self.reading
    }

    /// Returns the side whose time runs.
    pub const fn mover(&self) -> Side {
        self.reading.mover
    }

    /// Returns whose habits count. Players of a live match are at the board, so theirs don't: quiet
    /// hours that begin during the match would delay it to the next day.
    pub(super) const fn whose(&self) -> Whose {
        if self.pace.is_live() {
            Whose::Nobody
        } else {
            Whose::Side(self.reading.mover)
        }
    }

    /// Returns what the mover had left at the moment until which time has been charged.
    pub(super) const fn mover_left(&self) -> Duration {
        self.reading.left[self.reading.mover.index()]
    }

    /// Returns the moment from which the mover's time is to be charged. In the head start, only
    /// time counts in which players could have come to the board. `None` while there is no known
    /// end of that.
    pub(super) fn starts(&self, stops: Stops<'_>) -> Option<Timestamp> {
        let Reading { since, begins, .. } = self.reading;
        if begins {
            stops.spent(Whose::Nobody, since, HEAD_START)
        } else {
            Some(since)
        }
    }

    /// Returns when the mover's time has run for this long since the moment until which it has been
    /// charged.
    pub(super) fn spent(&self, time: Duration, stops: Stops<'_>) -> Option<Timestamp> {
        stops.spent(self.whose(), self.starts(stops)?, time)
    }

    /// Charges the time until now. The deadline and upcoming reminders don't change.
    #[must_use]
    pub fn settle(&self, now: Timestamp, stops: Stops<'_>) -> MatchClock {
        let now = now.whole_second();
        let mut settled = *self;
        let Some(starts) = self.starts(stops).filter(|starts| *starts <= now) else {
            return settled;
        };
        let Reading {
            since,
            left,
            mover,
            begins,
            ..
        } = &mut settled.reading;
        *begins = false;
        let left = &mut left[mover.index()];
        if let Some(deadline) = self.deadline(stops).filter(|deadline| *deadline <= now) {
            *left = Duration::ZERO;
            *since = deadline;
        } else {
            *left = left.saturating_sub(stops.running(self.whose(), starts, now));
            *since = now;
        }
        settled
    }

    /// Returns the clock after a ply of the mover, with `next` to move.
    ///
    /// A move's increment is added when the turn is over: a ply after which the same side moves
    /// again, such as the first half of a choice, adds nothing. A player whose time has run out can
    /// still move if the flag is to be claimed and nobody has claimed it. If the match ends
    /// automatically, it has ended.
    #[must_use]
    pub fn after_ply(&self, next: Side, now: Timestamp, stops: Stops<'_>) -> MatchClock {
        let mut after = self.settle(now, stops);
        if next != self.mover() {
            let left = &mut after.reading.left[self.mover().index()];
            *left = match self.pace.allowance() {
                Allowance::Endless => *left,
                Allowance::Move(time) => time,
                Allowance::Reserve { increment, cap, .. } => filled(*left, increment, cap),
                Allowance::Live { increment, .. } => filled(*left, increment, MOST_LEFT),
            };
            after.turn(next, now);
        }
        after
    }

    /// Returns the clock after moves were taken back, with `next` to move.
    ///
    /// A takeback gives no time back. The time of the side to move runs on from now, and reserves
    /// don't change otherwise: the time spent on moves that were taken back stays spent, and their
    /// increments stay added. With a time for each move, it applies to each turn: a side that was
    /// to move and no longer is will get its full time again.
    #[must_use]
    pub fn after_takeback(&self, next: Side, now: Timestamp, stops: Stops<'_>) -> MatchClock {
        let mut after = self.settle(now, stops);
        if next != self.mover() {
            if let Allowance::Move(time) = self.pace.allowance() {
                let left = &mut after.reading.left[self.mover().index()];
                *left = time.max(*left);
            }
            after.turn(next, now);
        }
        after
    }

    /// Starts the turn of the other side.
    fn turn(&mut self, mover: Side, now: Timestamp) {
        let now = now.whole_second();
        let reading = &mut self.reading;
        reading.mover = mover;
        if reading.begins {
            reading.begins = false;
            reading.since = now;
        } else {
            // A pause continues.
            reading.since = now.max(reading.since);
        }
        reading.had = reading.left[mover.index()];
    }

    /// Returns the clock after the opponent of `side` has added this much to its time. `None` if
    /// that would be more than [`MOST_LEFT`].
    ///
    /// If the time of that side has run out, what is added counts from now.
    pub fn give(
        &self,
        side: Side,
        time: Duration,
        now: Timestamp,
        stops: Stops<'_>,
    ) -> Option<MatchClock> {
        let mut given = self.settle(now, stops);
        let left = &mut given.reading.left[side.index()];
        *left = left
            .checked_add(whole(time))
            .filter(|left| *left <= MOST_LEFT)?;
        if side == self.mover() {
            if !given.reading.begins {
                given.reading.since = now.whole_second().max(given.reading.since);
            }
            given.reading.had = given.mover_left();
        }
        Some(given)
    }

    /// Returns the clock after the players have agreed to pause, until a moment at most
    /// [`LONGEST_PAUSE`] from now. A later one is cut to that.
    ///
    /// Plies can be played meanwhile, and do not end the pause. A pause does not restore time that
    /// has run out.
    #[must_use]
    pub fn pause(&self, until: Timestamp, now: Timestamp, stops: Stops<'_>) -> MatchClock {
        let mut paused = self.settle(now, stops);
        if !self.has_run_out(now, stops) {
            let until = until.min(now.after(LONGEST_PAUSE)).whole_second();
            paused.reading.since = until.max(now.whole_second());
            paused.reading.begins = false;
        }
        paused
    }

    /// Returns the clock after a pause was ended early. Without a pause, nothing changes.
    #[must_use]
    pub fn resume(&self, now: Timestamp) -> MatchClock {
        let mut resumed = *self;
        if !self.reading.begins {
            resumed.reading.since = now.whole_second().min(self.reading.since);
        }
        resumed
    }

    /// Whether a board that is not there yet stops the clock: the match waits for its first move, and
    /// the board is late. The clock has charged nothing then, so what stops it can change.
    pub fn waits_for_board(&self, now: Timestamp) -> bool {
        let Reading { since, begins, .. } = self.reading;
        begins && now.since(since) >= BOARD_WITHIN
    }

    /// Returns until when the players have agreed to pause, if they have.
    pub fn pause_until(&self, now: Timestamp) -> Option<Timestamp> {
        let Reading { since, begins, .. } = self.reading;
        (!begins && since > now).then_some(since)
    }

    /// Returns how much time a side has left.
    pub fn left(&self, side: Side, now: Timestamp, stops: Stops<'_>) -> Duration {
        self.settle(now, stops).reading.left[side.index()]
    }

    /// Returns the exact second at which the mover's time runs out: the first at which it has run
    /// for as long as was left. `None` while something without a known end stops it.
    pub fn deadline(&self, stops: Stops<'_>) -> Option<Timestamp> {
        self.spent(self.mover_left(), stops)
    }

    /// Returns whether the mover's time has run out.
    pub fn has_run_out(&self, now: Timestamp, stops: Stops<'_>) -> bool {
        self.deadline(stops).is_some_and(|deadline| deadline <= now)
    }

    /// Returns when the match ends automatically if nobody does anything: at the deadline, or, if
    /// the opponent can claim, after the pace's [long stop](Pace::long_stop). Times at which nobody
    /// could claim, because the bot or the channel was gone, do not count.
    pub fn ends_at(&self, flag: Flag, stops: Stops<'_>) -> Option<Timestamp> {
        let deadline = self.deadline(stops)?;
        match flag {
            Flag::End => Some(deadline),
            Flag::Claim => stops.spent(Whose::Nobody, deadline, self.pace.long_stop()?),
        }
    }
}

/// Adds an increment to a reserve, up to a cap. A reserve that was above the cap before stays
/// unchanged.
fn filled(left: Duration, increment: Duration, cap: Duration) -> Duration {
    left.max(left.saturating_add(increment).min(cap))
}
