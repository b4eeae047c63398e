//! Players' choices about their days: quiet hours and time zones.

use std::{collections::HashSet, time::Duration};

use crate::{
    host::{Cx, Failure, ReadCx},
    matches::actions::{
        lists::{run_out, with_deadlines},
        views::{Guests, guests},
    },
};
use domain::{
    clock::{Timestamp, Zone},
    matches::{
        MatchId, Member, Refusal, TimeRefusal, UserId,
        clock::{Habits, QuietHours, SETTLED_FOR},
    },
};
use store::{
    ChosenHabits, ClockNews, Lock, MatchSummary, Post, ReadTx, RemindersMut, StoredHabits, WriteTx,
};

/// The delay before opponents are told of a change: players who choose a zone often choose quiet hours
/// next, and one message is enough.
const TOLD_AFTER: Duration = Duration::from_mins(3);

/// A deadline that moves back by less than this is only shown on the board.
pub(crate) const WORTH_A_WORD: Duration = Duration::from_hours(1);

/// The daily times that stop a player's clocks.
#[derive(Clone, Debug)]
pub struct DaysView {
    /// Where the player lives.
    pub zone: Zone,
    /// The quiet hours.
    pub quiet: Option<QuietHours>,
    /// When they can be changed again, if not now. The first choice of each is free, so there is no
    /// waiting until both have been made.
    pub settled_until: Option<Timestamp>,
    /// Which of the two the player has ever chosen. The other one can be set until then, too.
    pub chosen: ChosenHabits,
    /// The player's matches in this server that have a deadline.
    pub matches: Vec<MatchSummary>,
    /// The opponents in those matches who play in other servers.
    pub guests: Guests,
    /// The matches among them in which time has run out.
    pub up: HashSet<MatchId>,
}

/// The changes a player wants to make to their days.
#[derive(Clone, Debug, Default)]
pub struct DaysChange {
    /// Where they live.
    pub zone: Option<Zone>,
    /// Their quiet hours, or none.
    pub quiet: Option<Option<QuietHours>>,
}

/// Loads what stops a player's clocks every day.
pub fn load(cx: &ReadCx<'_>) -> Result<DaysView, Failure> {
    DaysView::load(cx.tx, cx.member(), cx.now)
}

/// Changes a player's time zone and quiet hours.
pub fn change(cx: &Cx<'_>, change: &DaysChange) -> Result<DaysView, Failure> {
    let (tx, now, user) = (cx.tx, cx.now, cx.user());
    tx.lock(Lock::User(user))?;
    let before = tx.habits().of_player(user)?;
    let zone = change.zone.as_ref().unwrap_or(&before.zone);
    let quiet = change.quiet.unwrap_or(before.quiet);
    let (moves, rests) = (*zone != before.zone, quiet != before.quiet);
    if moves || rests {
        let chosen = tx.habits().chosen(user)?;
        let again = (moves && chosen.zone) || (rests && chosen.quiet);
        if again && let Some(until) = settled_until(&tx.habits(), user, now)? {
            return Err(Refusal::Time(TimeRefusal::Settled(until)).into());
        }
        let moved = between_clocks(tx, user, now, || {
            Ok(tx.habits().set(user, zone, quiet, now)?)
        })?;
        remind_of_earlier(&tx.reminders(), user, &moved, now)?;
        for deadline in moved {
            tell_later(tx, user, deadline, now)?;
        }
    }
    let notices = tx.reminders().notices(user)?;
    if moves && notices.digest.is_some() {
        // It comes at that hour in the player's current time zone.
        tx.reminders().set_notices(user, &notices, now)?;
    }
    DaysView::load(tx, cx.member(), now)
}

impl DaysView {
    fn load(
        tx: &ReadTx<'_>,
        Member { server, user }: Member,
        now: Timestamp,
    ) -> Result<DaysView, Failure> {
        let Habits { zone, quiet, .. } = tx.habits().of_player(user)?;
        let mut matches = with_deadlines(&tx.clocks(), tx.matches().running(server, user)?)?;
        matches.retain(|found| found.deadline.is_some());
        Ok(DaysView {
            zone,
            quiet,
            settled_until: settled_until(&tx.habits(), user, now)?,
            chosen: tx.habits().chosen(user)?,
            up: run_out(tx, &matches, now)?,
            guests: guests(tx, server, matches.iter().map(|found| found.id))?,
            matches,
        })
    }
}

/// Schedules showing and telling that a player's days have moved a deadline, or does so right away if
/// time could run out before that. Whether it is worth a message is decided then: if one is already
/// scheduled, the deadline from before the first change counts.
fn tell_later(
    tx: &WriteTx<'_>,
    player: UserId,
    Moved { id, before, after }: Moved,
    now: Timestamp,
) -> Result<(), Failure> {
    let later = now.after(TOLD_AFTER);
    let then = match after {
        Some(after) if after <= later => now,
        _ => later,
    };
    tx.outbox().refresh_boards(id, now, then)?;
    let revision = tx
        .matches()
        .find(id)?
        .ok_or(Refusal::Unknown(id))?
        .revision();
    let is_word = |post: &Post| match *post {
        Post::Clock {
            news:
                ClockNews::Days {
                    player: by,
                    revision: on,
                    ..
                },
        } => by == player && on == revision,
        _ => false,
    };
    let word = tx.outbox().posts_beside(id)?.into_iter().find(is_word);
    let word = word.unwrap_or(Post::Clock {
        news: ClockNews::Days {
            player,
            revision,
            before: before.map(Timestamp::seconds),
        },
    });
    for showing in tx.showings().of_match(id)? {
        tx.outbox()
            .enqueue_unordered_at(showing.id, &word, now, then)?;
    }
    Ok(())
}

/// Returns whether a deadline has moved enough to be worth a message: to any earlier time, or to a much
/// later one.
pub(crate) fn is_worth_a_word(before: Option<Timestamp>, after: Option<Timestamp>) -> bool {
    match (before, after) {
        (Some(before), Some(after)) => after < before || after.since(before) >= WORTH_A_WORD,
        (before, after) => before != after,
    }
}

/// Returns when a player's choice of zone and quiet hours can be changed again, if not now.
fn settled_until(
    habits: &StoredHabits<'_>,
    user: UserId,
    now: Timestamp,
) -> Result<Option<Timestamp>, Failure> {
    let until = habits.changed_at(user)?.map(|at| at.after(SETTLED_FOR));
    Ok(until.filter(|until| *until > now))
}

/// A deadline that has moved.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Moved {
    /// The match.
    pub(crate) id: MatchId,
    /// When time ran out before, or `None` if nobody could tell.
    before: Option<Timestamp>,
    /// When it runs out now.
    after: Option<Timestamp>,
}

/// Sends another reminder to a player whose last one promised more time than there is now.
pub(crate) fn remind_of_earlier(
    reminders: &RemindersMut<'_>,
    player: UserId,
    moved: &[Moved],
    now: Timestamp,
) -> Result<(), Failure> {
    let is_earlier = |moved: &&Moved| {
        let both = moved.before.zip(moved.after);
        both.is_some_and(|(before, after)| after < before)
    };
    let earlier: Vec<MatchId> = moved.iter().filter(is_earlier).map(|one| one.id).collect();
    Ok(reminders.remind_again(player, &earlier, now)?)
}

/// Changes what stops a player's clocks: elapsed time is charged by the settings that applied until now,
/// and the deadlines follow from the new ones. Returns the deadlines that have moved, of the matches in
/// which it is the player's turn.
pub(crate) fn between_clocks(
    tx: &WriteTx<'_>,
    user: UserId,
    now: Timestamp,
    change: impl FnOnce() -> Result<(), Failure>,
) -> Result<Vec<Moved>, Failure> {
    let clocks = tx.habits().clocks_of(user)?;
    let ids: Vec<MatchId> = clocks.into_iter().map(|(id, _)| id).collect();
    for &id in &ids {
        tx.lock(Lock::Match(id))?;
    }
    tx.habits().settle_clocks(&ids, now)?;
    let before = deadlines(tx, user, &ids)?;
    change()?;
    tx.habits().reset_clocks(&ids)?;
    let after = deadlines(tx, user, &ids)?;
    let both = before.into_iter().zip(after);
    let both = both.map(|((id, before), (_, after))| Moved { id, before, after });
    Ok(both.filter(|moved| moved.before != moved.after).collect())
}

/// Returns when a player's time runs out in those of these matches in which it is their turn.
fn deadlines(
    tx: &ReadTx<'_>,
    user: UserId,
    ids: &[MatchId],
) -> Result<Vec<(MatchId, Option<Timestamp>)>, Failure> {
    let mut deadlines = Vec::new();
    for &id in ids {
        if tx.matches().turn(id)? == Some(user)
            && let Some(running) = tx.clocks().running(id)?
        {
            deadlines.push((id, running.deadline));
        }
    }
    Ok(deadlines)
}
