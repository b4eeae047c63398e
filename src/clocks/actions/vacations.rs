//! Vacations: what they cost, taking, ending and cancelling them, and telling opponents about them.

use std::time::Duration;

use super::{
    fails_for_good,
    habits::{between_clocks, remind_of_earlier},
};
use crate::host::{
    Cx, Failure, Host, ReadCx,
    pass::{self, AT_ONCE, Left, Pass},
};
use domain::{
    clock::{Timestamp, Zone},
    matches::{
        MatchId, Refusal, TimeRefusal, UserId,
        clock::{Habits, VacationError, Vacations},
    },
};
use store::{ClockNews, Lock, Post, StoredHabits, WriteTx};

const HALF_A_DAY: Duration = Duration::from_hours(12);
const SECOND: Duration = Duration::from_secs(1);

/// A vacation, as shown to its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// When it begins.
    pub from: Timestamp,
    /// When the player is back.
    pub until: Timestamp,
    /// Noon of its first day in the player's time zone. A reader's zone may differ, and noon falls
    /// on the same day in nearly all of them.
    pub first: Timestamp,
    /// Noon of its last day.
    pub last: Timestamp,
}

impl Vacation {
    fn new(from: Timestamp, until: Timestamp, zone: &Zone) -> Vacation {
        let noon = |at| {
            let start = zone.start_of(zone.day(at));
            start.map_or(at, |start| start.after(HALF_A_DAY))
        };
        Vacation {
            from,
            until,
            first: noon(from),
            last: noon(until.before(SECOND)),
        }
    }
}

/// A player's vacations.
#[derive(Clone, Debug)]
pub struct VacationView {
    /// The current and planned ones.
    pub ahead: Vec<Vacation>,
    /// When the player will be back, if they are away.
    pub away_until: Option<Timestamp>,
    /// The rest of this year's budget.
    pub left: YearLeft,
}

/// The rest of a year's budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct YearLeft {
    /// The year.
    pub year: i16,
    /// How long the player can still be away.
    pub left: Duration,
}

/// A vacation that could be taken.
#[derive(Clone, Debug)]
pub struct VacationDraft {
    /// The vacation.
    pub vacation: Vacation,
    /// Whether it begins immediately, whenever it is taken.
    pub at_once: bool,
    /// How much of each year's budget it takes, and what is left then.
    pub costs: Vec<(Duration, YearLeft)>,
    /// In how many of the player's matches the clock would be stopped.
    pub matches: u32,
}

/// Loads the user's vacations.
pub fn show(cx: &ReadCx<'_>) -> Result<VacationView, Failure> {
    Ok(VacationView::of(
        &cx.tx.habits().of_player(cx.user())?,
        cx.now,
    ))
}

/// Returns what it would cost to be away from one day until another. Both are days in the user's time zone and
/// belong to the vacation. It begins immediately if the first day is today or not given.
pub(crate) fn draft(
    cx: &ReadCx<'_>,
    from: Option<&str>,
    until: &str,
) -> Result<VacationDraft, Failure> {
    let habits = cx.tx.habits().of_player(cx.user())?;
    let chosen = days(&habits.zone, from, until, cx.now);
    let (from, until) = chosen.map_err(Refusal::Time)?;
    count(&cx.tx.habits(), cx.user(), &habits, from, until, cx.now)
}

/// Takes a vacation, from a given moment or immediately, until another.
pub fn take(
    cx: &Cx<'_>,
    from: Option<Timestamp>,
    until: Timestamp,
) -> Result<VacationView, Failure> {
    change(cx, |habits| {
        let Habits {
            vacations, zone, ..
        } = habits;
        let planned = vacations.plan(from.unwrap_or(cx.now), until, zone, cx.now);
        planned.map_err(TimeRefusal::Vacation)
    })
}

/// Ends the current vacation, unless it has just begun.
pub fn end(cx: &Cx<'_>) -> Result<VacationView, Failure> {
    change(cx, |habits| match habits.vacations.spans().around(cx.now) {
        Some(_) => habits.vacations.end(cx.now).map_err(TimeRefusal::Vacation),
        None => Err(TimeRefusal::NotAway),
    })
}

/// Cancels the planned vacations.
pub fn cancel(cx: &Cx<'_>) -> Result<VacationView, Failure> {
    change(cx, |habits| {
        match habits.vacations.spans().next_from(cx.now) {
            Some(_) => Ok(habits.vacations.cancel(cx.now)),
            None => Err(TimeRefusal::NothingPlanned),
        }
    })
}

/// Changes the user's vacations, and recomputes the clocks that depend on them.
fn change(
    cx: &Cx<'_>,
    change: impl Fn(&Habits) -> Result<Vacations, TimeRefusal>,
) -> Result<VacationView, Failure> {
    let (tx, user, now) = (cx.tx, cx.user(), cx.now);
    tx.lock(Lock::User(user))?;
    let before = tx.habits().of_player(user)?;
    let after = Habits {
        vacations: change(&before).map_err(Refusal::Time)?,
        ..before.clone()
    };
    let moved = between_clocks(tx, user, now, || {
        Ok(tx.habits().set_vacations(user, &after.vacations, now)?)
    })?;
    remind_of_earlier(&tx.reminders(), user, &moved, now)?;
    for moved in moved {
        // The times on boards account for planned vacations.
        tx.outbox().refresh_boards(moved.id, now, now)?;
    }
    if let Some(news) = news(user, &before.vacations, &after.vacations, now) {
        tell_matches(tx, user, news, now)?;
        if matches!(news, ClockNews::Back { .. }) {
            show_back(tx, user, now)?;
        }
    }
    Ok(VacationView::of(&after, now))
}

/// Tells opponents about the vacations that have begun.
pub(crate) async fn tell_begun(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let now = pass.until;
    pass::do_page(
        host,
        pass,
        |tx, until, after| tx.habits().vacations_to_tell(until, after, AT_ONCE),
        |tx, until| tx.habits().next_vacation(until),
        |user| tell_one(host, user, now),
    )
    .await
}

async fn tell_one(host: &Host, user: UserId, now: Timestamp) -> Result<(), Failure> {
    let told = host.store.write(Lock::User(user), move |tx| {
        // Another process may have sent it in the meantime.
        if !tx.habits().has_vacation_to_tell(user, now)? {
            return Ok(());
        }
        if tx.habits().away_until(user, now)?.is_some() {
            tell_matches(tx, user, ClockNews::Away { player: user }, now)?;
        }
        Ok::<_, Failure>(tx.habits().note_told(user, now)?)
    });
    if fails_for_good(told.await, user, "a vacation could not be announced")? {
        // Boards and lists show it anyway.
        host.store
            .write(Lock::User(user), move |tx| {
                Ok::<_, Failure>(tx.habits().note_told(user, now)?)
            })
            .await?;
    }
    Ok(())
}

/// Refreshes the boards of players whose vacations are over.
pub(crate) async fn end_due(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let now = pass.until;
    pass::do_page(
        host,
        pass,
        |tx, until, after| tx.habits().vacations_to_end(until, after, AT_ONCE),
        |tx, until| tx.habits().next_end_of_vacation(until),
        |user| show_end(host, user, now),
    )
    .await
}

async fn show_end(host: &Host, user: UserId, now: Timestamp) -> Result<(), Failure> {
    let shown = host.store.write(Lock::User(user), move |tx| {
        show_back(tx, user, now)?;
        Ok::<_, Failure>(tx.habits().note_ended(user, now)?)
    });
    if fails_for_good(
        shown.await,
        user,
        "the end of a vacation could not be shown",
    )? {
        // The next board shows it.
        host.store
            .write(Lock::User(user), move |tx| {
                Ok::<_, Failure>(tx.habits().note_ended(user, now)?)
            })
            .await?;
    }
    Ok(())
}

impl VacationView {
    fn of(habits: &Habits, now: Timestamp) -> VacationView {
        let spans = habits.vacations.spans();
        let ahead = spans
            .iter()
            .filter_map(|span| Some(Vacation::new(span.from, span.until?, &habits.zone)));
        let year = habits.zone.year(now);
        VacationView {
            ahead: ahead.filter(|one| one.until > now).collect(),
            away_until: spans.around(now).and_then(|span| span.until),
            left: YearLeft::of(year, habits),
        }
    }
}

impl YearLeft {
    fn of(year: i16, habits: &Habits) -> YearLeft {
        let left = habits.vacations.left(year, &habits.zone);
        YearLeft { year, left }
    }
}

/// Returns when a vacation from one day to another begins and ends. It begins immediately if its
/// first day is today.
fn days(
    zone: &Zone,
    from: Option<&str>,
    until: &str,
    now: Timestamp,
) -> Result<(Option<Timestamp>, Timestamp), TimeRefusal> {
    let today = zone.day(now);
    let read = |text: &str, earliest| {
        let unreadable = || TimeRefusal::NoSuchDay(text.chars().take(40).collect());
        zone.read_day(text, now, earliest).ok_or_else(unreadable)
    };
    let from = match from.filter(|text| !text.trim().is_empty()) {
        Some(text) => read(text, today)?,
        None => today,
    };
    let last = read(until, from)?;
    let start = |day| zone.start_of(day).ok_or(VacationError::Empty);
    let over = last.next().ok_or(VacationError::Empty);
    let over = over.and_then(start).map_err(TimeRefusal::Vacation)?;
    if from == today {
        return Ok((None, over));
    }
    Ok((Some(start(from).map_err(TimeRefusal::Vacation)?), over))
}

fn count(
    habits: &StoredHabits<'_>,
    user: UserId,
    before: &Habits,
    from: Option<Timestamp>,
    until: Timestamp,
    now: Timestamp,
) -> Result<VacationDraft, Failure> {
    let Habits {
        zone, vacations, ..
    } = before;
    let begins = from.unwrap_or(now);
    let planned = vacations.plan(begins, until, zone, now);
    let after = Habits {
        vacations: planned.map_err(|error| Refusal::Time(TimeRefusal::Vacation(error)))?,
        ..before.clone()
    };
    let until = Vacations::lasts(begins, until);
    let years = zone.year(begins)..=zone.year(until);
    let costs = years.filter_map(|year| {
        let left = YearLeft::of(year, &after);
        let cost = YearLeft::of(year, before).left.saturating_sub(left.left);
        (!cost.is_zero()).then_some((cost, left))
    });
    Ok(VacationDraft {
        vacation: Vacation::new(begins, until, zone),
        at_once: from.is_none(),
        costs: costs.collect(),
        matches: u32::try_from(slow_clocks(habits, user)?.len()).unwrap_or(u32::MAX),
    })
}

/// Returns the news for opponents when a player's vacations change.
fn news(
    player: UserId,
    before: &Vacations,
    after: &Vacations,
    now: Timestamp,
) -> Option<ClockNews> {
    let until = |vacations: &Vacations| vacations.spans().around(now).map(|span| span.until);
    match (until(before), until(after)) {
        (before, after) if before == after => None,
        (_, Some(_)) => Some(ClockNews::Away { player }),
        (_, None) => Some(ClockNews::Back { player }),
    }
}

/// Returns the player's matches in which habits stop the clock, which excludes live ones.
fn slow_clocks(habits: &StoredHabits<'_>, user: UserId) -> Result<Vec<MatchId>, Failure> {
    let clocks = habits.clocks_of(user)?.into_iter();
    let slow = clocks.filter(|(_, pace)| !pace.is_live());
    Ok(slow.map(|(id, _)| id).collect())
}

fn tell_matches(
    tx: &WriteTx<'_>,
    user: UserId,
    news: ClockNews,
    now: Timestamp,
) -> Result<(), Failure> {
    for id in slow_clocks(&tx.habits(), user)? {
        tx.lock(Lock::Match(id))?;
        tx.outbox().enqueue(id, &Post::Clock { news }, now)?;
    }
    Ok(())
}

/// Refreshes the boards that may still say that a player is away.
fn show_back(tx: &WriteTx<'_>, user: UserId, now: Timestamp) -> Result<(), Failure> {
    for id in slow_clocks(&tx.habits(), user)? {
        tx.lock(Lock::Match(id))?;
        tx.outbox().refresh_boards(id, now, now)?;
    }
    Ok(())
}
