//! A second computation of clocks: it goes through the calendar a quarter of an hour at a time, and
//! determines for each piece whether the time of the player to move runs. Today's zones are whole
//! quarters of an hour from UTC, and so are the quiet hours of these players.
//!
//! All times are in seconds. It reads the numbers of a pace from its name, and uses nothing of the
//! clocks that it checks.

use std::rc::Rc;

use jiff::tz::TimeZone;

pub(super) const HOUR: i64 = 60 * 60;
pub(super) const DAY: i64 = 24 * HOUR;
const QUARTER: i64 = 15 * 60;
/// How long a live match waits for its first move.
const HEAD_START: i64 = 5 * 60;

/// From one second until just before another. `None` if it is not over.
pub(super) type Stretch = (i64, Option<i64>);

/// The local time of a zone at each quarter of an hour of the year.
#[derive(Debug)]
pub(super) struct Calendar {
    first: i64,
    /// The minute of the day, and whether it is a Saturday or Sunday.
    shown: Vec<(i64, bool)>,
}

impl Calendar {
    pub(super) fn new(zone: &str, from: i64, until: i64) -> Calendar {
        let zone = TimeZone::get(zone).expect("a zone");
        let first = from.div_euclid(QUARTER);
        let shown = (first..until.div_euclid(QUARTER)).map(|quarter| {
            let instant = jiff::Timestamp::from_second(quarter * QUARTER).expect("a time");
            let shown = zone.to_datetime(instant);
            let minute = i64::from(shown.hour()) * 60 + i64::from(shown.minute());
            (minute, shown.date().weekday().to_monday_zero_offset() >= 5)
        });
        Calendar {
            first,
            shown: shown.collect(),
        }
    }

    fn at(&self, second: i64) -> (i64, bool) {
        let quarter = second.div_euclid(QUARTER) - self.first;
        self.shown[usize::try_from(quarter).expect("in the year")]
    }
}

/// A player's daily habits.
#[derive(Clone, Debug)]
pub(super) struct Days {
    pub(super) calendar: Rc<Calendar>,
    /// In minutes after midnight.
    pub(super) quiet: Option<(i64, i64)>,
    pub(super) vacations: Vec<Stretch>,
}

/// Everything that stops the clock of a match now, other than a pause.
pub(super) struct Obstacles<'a> {
    /// Outages and absences.
    pub(super) shared: Vec<&'a [Stretch]>,
    pub(super) days: [&'a Days; 2],
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Move(i64),
    Reserve { increment: i64, cap: i64 },
    Live { increment: i64 },
}

/// The clock of a match.
#[derive(Clone, Debug)]
pub(super) struct Naive {
    kind: Kind,
    pub(super) weekends: bool,
    pub(super) mover: usize,
    pub(super) left: [i64; 2],
    pub(super) had: i64,
    /// Until when time has been charged.
    charged: i64,
    paused_until: i64,
    /// From when a live match waits for its first move, while it does.
    waits_from: Option<i64>,
}

/// Returns the seconds that a part of a pace's name means.
fn seconds(part: &str) -> i64 {
    let (count, unit) = part.split_at(part.len() - 1);
    let unit = match unit {
        "d" => DAY,
        "h" => HOUR,
        "m" => 60,
        _ => 1,
    };
    count.parse::<i64>().expect("a number") * unit
}

impl Naive {
    pub(super) fn new(pace: &str, weekends: bool, now: i64) -> Naive {
        let parts: Vec<&str> = pace.split('-').collect();
        let (had, kind) = match parts[..] {
            ["move", each] => (seconds(each), Kind::Move(seconds(each))),
            ["reserve", bank, increment, cap] => {
                let (increment, cap) = (seconds(increment), seconds(cap));
                (seconds(bank), Kind::Reserve { increment, cap })
            }
            ["live", bank, increment] => {
                let increment = seconds(increment);
                (seconds(bank), Kind::Live { increment })
            }
            _ => panic!("{pace} is no pace"),
        };
        let is_live = matches!(kind, Kind::Live { .. });
        Naive {
            kind,
            weekends,
            mover: 0,
            left: [had; 2],
            had,
            charged: now,
            paused_until: now,
            waits_from: is_live.then_some(now),
        }
    }

    fn is_live(&self) -> bool {
        matches!(self.kind, Kind::Live { .. })
    }

    /// Returns how long the win can go unclaimed before the match ends automatically.
    fn long_stop(&self) -> i64 {
        if self.is_live() { DAY } else { 7 * DAY }
    }

    /// Walks through the time from one second to another, piece by piece, and reports whether each
    /// counts, until told to stop.
    fn walk(
        &self,
        obstacles: &Obstacles<'_>,
        from: i64,
        until: i64,
        own: bool,
        mut piece: impl FnMut(i64, i64) -> bool,
    ) {
        let own = own && !self.is_live();
        let days = obstacles.days[self.mover];
        let mut stretches: Vec<Stretch> = obstacles.shared.concat();
        if own {
            stretches.extend(&days.vacations);
        }
        stretches.retain(|(begin, end)| *begin < until && end.is_none_or(|end| end > from));
        let mut edges: Vec<i64> = stretches
            .iter()
            .flat_map(|(begin, end)| [Some(*begin), *end])
            .flatten()
            .collect();
        edges.sort_unstable();
        let mut at = from;
        while at < until {
            let quarter = (at.div_euclid(QUARTER) + 1) * QUARTER;
            let edge = edges.iter().copied().find(|edge| *edge > at);
            let end = quarter.min(until).min(edge.unwrap_or(until));
            let within = |(begin, end): &Stretch| *begin <= at && end.is_none_or(|end| at < end);
            let stands = stretches.iter().any(within) || (own && self.rests(days, at));
            if !stands && piece(at, end) {
                return;
            }
            at = end;
        }
    }

    /// Returns whether the mover has quiet hours, or the match its weekend.
    fn rests(&self, days: &Days, at: i64) -> bool {
        let (minute, weekend) = days.calendar.at(at);
        let quiet = days.quiet.is_some_and(|(from, until)| {
            if from < until {
                from <= minute && minute < until
            } else {
                from <= minute || minute < until
            }
        });
        quiet || (weekend && self.weekends)
    }

    /// Charges the elapsed time.
    pub(super) fn charge(&mut self, obstacles: &Obstacles<'_>, now: i64) {
        let Some(from) = self.runs_from(obstacles, now) else {
            self.charged = self.charged.max(now);
            return;
        };
        if self.waits_from.take().is_some() {
            self.paused_until = from;
        }
        let mut used = 0;
        self.walk(obstacles, from, now, true, |begin, end| {
            used += end - begin;
            false
        });
        self.left[self.mover] = (self.left[self.mover] - used).max(0);
        self.charged = self.charged.max(now);
    }

    /// Restarts the time from now, after it had run out.
    pub(super) fn charge_nothing(&mut self, now: i64) {
        self.charged = self.charged.max(now);
    }

    /// Returns when the time runs out, if that is before the end of the year.
    pub(super) fn deadline(&self, obstacles: &Obstacles<'_>, end: i64) -> Option<i64> {
        let from = self.runs_from(obstacles, end)?;
        self.spent(obstacles, from, end, true, self.left[self.mover])
    }

    /// Returns from when time is charged, if that is before this end. During the head start, times
    /// at which nobody could reach the board do not count.
    fn runs_from(&self, obstacles: &Obstacles<'_>, end: i64) -> Option<i64> {
        match self.waits_from {
            Some(from) => self.spent(obstacles, from, end, false, HEAD_START),
            None => Some(self.charged.max(self.paused_until)),
        }
    }

    /// Returns when the match ends automatically after nobody has claimed it since the deadline.
    pub(super) fn long_stopped(
        &self,
        obstacles: &Obstacles<'_>,
        deadline: i64,
        end: i64,
    ) -> Option<i64> {
        self.spent(obstacles, deadline, end, false, self.long_stop())
    }

    fn spent(
        &self,
        obstacles: &Obstacles<'_>,
        from: i64,
        end: i64,
        own: bool,
        mut time: i64,
    ) -> Option<i64> {
        if time == 0 {
            return Some(from);
        }
        let mut found = None;
        self.walk(obstacles, from, end, own, |begin, end| {
            let lasts = end - begin;
            if lasts >= time {
                found = Some(begin + time);
                return true;
            }
            time -= lasts;
            false
        });
        found
    }

    /// Applies a ply, after which this side moves.
    pub(super) fn ply(&mut self, next: usize) {
        if next == self.mover {
            return;
        }
        let left = &mut self.left[self.mover];
        *left = match self.kind {
            Kind::Move(time) => time,
            Kind::Reserve { cap, .. } if *left >= cap => *left,
            Kind::Reserve { increment, cap } => cap.min(*left + increment),
            Kind::Live { increment } => *left + increment,
        };
        self.turn(next);
    }

    /// Takes moves back.
    pub(super) fn takeback(&mut self, next: usize) {
        if next == self.mover {
            return;
        }
        if let Kind::Move(time) = self.kind {
            let left = &mut self.left[self.mover];
            *left = time.max(*left);
        }
        self.turn(next);
    }

    fn turn(&mut self, next: usize) {
        self.mover = next;
        self.had = self.left[next];
        if self.waits_from.take().is_some() {
            self.paused_until = self.charged;
        }
    }

    pub(super) fn gift(&mut self, side: usize, time: i64) {
        self.left[side] += time;
        if side == self.mover {
            self.had = self.left[side];
        }
    }

    pub(super) const fn pause(&mut self, until: i64) {
        self.waits_from = None;
        self.paused_until = until;
    }

    pub(super) const fn resume(&mut self, now: i64) {
        if self.waits_from.is_none() {
            self.paused_until = now;
        }
    }
}
