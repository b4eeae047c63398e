//! Clocks: handles those that are due, and claims of matches whose time has run out.

pub mod absences;
pub mod agreed;
pub mod habits;
pub mod reminders;
pub mod vacations;
pub mod watches;

use std::{fmt, time::Duration};

use crate::{
    clocks::actions::agreed::Standing,
    host::{
        Failure, Host, Presence,
        pass::{self, AT_ONCE, Left, Pass},
    },
    matches::actions::venues::tell_end,
    players::actions::notices::mark_as_sent,
};
use domain::{
    causes::chain,
    clock::Timestamp,
    matches::{
        Actor, End, Match, MatchId, Refusal, Termination, TimeRefusal, Timing, UserId,
        clock::{ClockState, Reminder, RunOut, RunningClock},
    },
};
use rules::Side;
use store::{Clocks, Life, Lock, Matches, Obstacles, Post, WAIT, WriteTx};

/// The longest time until clocks are checked again: other processes change them too.
pub(crate) const LOOK_EVERY: Duration = Duration::from_mins(1);

/// The pause before retrying something that is due but cannot be read.
pub(crate) const UNREADABLE: Duration = Duration::from_hours(1);

/// The clock of a match as a board shows it.
#[derive(Clone, Debug)]
pub struct ClockView {
    /// What the challenge said.
    pub timing: Timing,
    /// The time that each side has left, by [`Side::index`]: right now on a current board, otherwise
    /// when the turn began.
    pub left: [Duration; 2],
    /// When the mover's time runs out, or `None` while nobody can tell.
    pub deadline: Option<Timestamp>,
    /// What stops the clocks. Only current boards show it.
    pub standing: Standing,
    running: RunningClock,
    obstacles: Obstacles,
}

impl ClockView {
    /// Loads the clock of a running match, if it has one.
    pub(crate) fn load(clocks: &Clocks<'_>, id: MatchId) -> Result<Option<ClockView>, Failure> {
        let Some(running) = clocks.running(id)? else {
            return Ok(None);
        };
        let reading = running.clock.reading();
        let obstacles = clocks.obstacles(id, reading.since)?;
        Ok(Some(ClockView {
            timing: running.timing,
            left: reading.left,
            deadline: running.clock.deadline(obstacles.stops()),
            standing: Standing::default(),
            running,
            obstacles,
        }))
    }

    /// Returns the clock with what stops it now.
    pub(crate) fn standing_at(self, now: Timestamp) -> ClockView {
        ClockView {
            standing: Standing::at(now, &self.running, &self.obstacles),
            ..self
        }
    }

    /// Returns the clock with the time that each side has left now.
    pub(crate) fn read_at(self, now: Timestamp) -> ClockView {
        let left = |side| self.running.clock.left(side, now, self.obstacles.stops());
        ClockView {
            left: Side::BOTH.map(left),
            ..self
        }
    }

    /// Returns what the clock does now.
    pub(crate) fn state(&self, now: Timestamp) -> ClockState {
        self.running.clock.state(now, self.obstacles.stops())
    }
}

/// Handles the clocks that are due.
pub(crate) async fn look_at_due(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let until = pass.until;
    pass::do_page(
        host,
        pass,
        |tx, until, after| tx.clocks().due(until, after, AT_ONCE),
        |tx, until| tx.clocks().next_look(until),
        |id| look_at_clock(host, id, until),
    )
    .await
}

/// Removes the buttons of pauses that have expired.
pub(crate) async fn end_pauses(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let now = pass.until;
    pass::do_page(
        host,
        pass,
        |tx, until, after| tx.prompts().due(until, after, AT_ONCE),
        |tx, until| tx.prompts().next_due(until),
        |id| end_pause(host, id, now),
    )
    .await
}

async fn end_pause(host: &Host, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    let checked = host.store.write(Lock::Match(id), move |tx| {
        Ok::<_, Failure>(tx.prompts().check(id, now)?)
    });
    if fails_for_good(checked.await, id, "a pause could not be read")? {
        host.store
            .write(Lock::Match(id), move |tx| {
                Ok::<_, Failure>(tx.prompts().put_off(id, now.after(UNREADABLE))?)
            })
            .await?;
    }
    Ok(())
}

/// Handles one clock that is due. A clock that cannot be read doesn't delay the others.
async fn look_at_clock(host: &Host, id: MatchId, now: Timestamp) -> Result<(), Failure> {
    let presence = host.presence;
    let looked = async {
        let looked = host
            .store
            .write(Lock::Match(id), move |tx| look_at(tx, id, presence, now));
        match looked.await? {
            Looked::Remind(player) => reminders::send(host, player, id, now).await?,
            Looked::Wait => host.asked.notify_one(),
            Looked::Done => {}
        }
        Ok(())
    };
    if fails_for_good(looked.await, id, "a clock could not be read")? {
        host.store
            .write(Lock::Match(id), move |tx| {
                Ok::<_, Failure>(tx.clocks().put_off(id, now.after(UNREADABLE))?)
            })
            .await?;
    }
    Ok(())
}

/// The outcome of checking a clock.
enum Looked {
    /// Everything that was due is done.
    Done,
    /// This player is due a reminder.
    Remind(UserId),
    /// The caller must find out whether the bot is in the servers of the match.
    Wait,
}

/// Logs a permanent failure that concerns this match or player and returns `true`, so the caller can
/// move on. Transient failures are returned as errors.
pub(crate) fn fails_for_good(
    done: Result<(), Failure>,
    about: impl fmt::Debug,
    what: &str,
) -> Result<bool, Failure> {
    match done {
        Err(failure) if !failure.is_retryable() => {
            tracing::error!(?about, error = chain(&failure), "{what}");
            Ok(true)
        }
        done => done.map(|()| false),
    }
}

/// Ends a match in which the opponent of `by` has run out of time or been inactive for too long. If it is too early for
/// that, the opponent may have left the server, so the function asks about that.
pub async fn claim(host: &Host, by: Actor, id: MatchId) -> Result<(), Failure> {
    let refused = host.act(by, move |cx| {
        let found = cx.lock_match(id)?;
        let side = found.check_player(cx.user())?;
        cx.note_act()?;
        match end_for(cx.tx, &found, side, cx.house.presence, cx.now) {
            Ok(()) => Ok(None),
            Err(Failure::Refused(refusal)) => {
                if let Some(player) = cx
                    .tx
                    .matches()
                    .turn(id)?
                    .filter(|player| *player != cx.user())
                {
                    cx.tx.watches().look_for(id, player, cx.now)?;
                }
                Ok(Some(refusal))
            }
            Err(failure) => Err(failure),
        }
    });
    match refused.await? {
        None => Ok(()),
        Some(refusal) => {
            host.asked.notify_one();
            Err(Failure::Refused(refusal))
        }
    }
}

/// Ends a match in favour of this side, if its opponent has run out of time or is away.
fn end_for(
    tx: &WriteTx<'_>,
    found: &Match,
    side: Side,
    presence: Presence,
    now: Timestamp,
) -> Result<(), Failure> {
    let id = found.id;
    let awaits_boards = tx.clocks().await_boards(id, now)?;
    let Some(running) = tx.clocks().running(id)? else {
        return watches::claim(tx, found, side, presence, now);
    };
    let obstacles = tx.clocks().obstacles(id, running.clock.reading().since)?;
    let stops = obstacles.stops();
    if running.clock.mover() == side {
        return Err(TimeRefusal::OwnTime(id).into());
    }
    let until = running.clock.deadline(stops);
    let known = known(&tx.life(), id, now)?;
    let is_due = |until: &Timestamp| *until <= known && !awaits_boards;
    let Some(deadline) = until.filter(is_due) else {
        return Err(TimeRefusal::TimeLeft(id, until).into());
    };
    if !presence.is_proven(tx, id, deadline, now)? {
        return Err(TimeRefusal::TimeLeft(id, None).into());
    }
    end_against(tx, found, running.clock.mover(), Termination::Timeout, now)
}

/// Refuses a move when no time is left, even if the match has not been ended yet.
pub(crate) fn check_time(tx: &WriteTx<'_>, found: &Match, now: Timestamp) -> Result<(), Failure> {
    if is_lost_on_time(tx, found.id, now)? {
        return Err(TimeRefusal::TimeIsUp(found.id).into());
    }
    Ok(())
}

/// Refuses to offer or agree on anything in such a match: a draw or a takeback must not save a player
/// whom a move could no longer save.
pub(crate) fn check_agreement(
    tx: &WriteTx<'_>,
    found: &Match,
    now: Timestamp,
) -> Result<(), Failure> {
    if is_lost_on_time(tx, found.id, now)? {
        return Err(TimeRefusal::TooLate(found.id).into());
    }
    Ok(())
}

/// Returns whether a match is to end because the mover's time has run out. A match that the opponent
/// must claim continues until its [end](domain::matches::clock::MatchClock::ends_at), unless it has
/// hardly begun, because then there is nothing to claim. A live clock that is waiting for its first
/// board is stopped first, so that a move made in the meantime is neither too late nor charged.
fn is_lost_on_time(tx: &WriteTx<'_>, id: MatchId, now: Timestamp) -> Result<bool, Failure> {
    let Some(running) = tx.clocks().running(id)? else {
        return Ok(false);
    };
    if running.clock.reading().begins && tx.clocks().await_boards(id, now)? {
        return Ok(false);
    }
    if running.deadline.is_none_or(|deadline| deadline > now) {
        return Ok(false);
    }
    let obstacles = tx.clocks().obstacles(id, running.clock.reading().since)?;
    let (clock, stops) = (running.clock, obstacles.stops());
    let known = known(&tx.life(), id, now)?;
    let end = clock.ends_at(running.timing.flag, stops);
    if end.is_some_and(|end| end <= known) {
        return Ok(true);
    }
    Ok(clock.has_run_out(known, stops)
        && come_to(&tx.matches(), id, clock.mover())? == RunOut::Aborted)
}

/// Returns this moment, or the last one at which the players of a match are known to have been able to
/// play. The time of an outage does not count, but only the next beat of the match's shard records that.
pub(crate) fn known(life: &Life<'_>, id: MatchId, now: Timestamp) -> Result<Timestamp, Failure> {
    Ok(life.reached(id)?.map_or(now, |reached| reached.min(now)))
}

/// Returns whether the time of a match has run out by what is [known] now, and not just by this
/// deadline.
pub(crate) fn is_past(
    life: &Life<'_>,
    id: MatchId,
    deadline: Option<Timestamp>,
    now: Timestamp,
) -> Result<bool, Failure> {
    match deadline.filter(|deadline| *deadline <= now) {
        Some(deadline) => Ok(deadline <= known(life, id, now)?),
        None => Ok(false),
    }
}

/// Handles one clock that is due, except for reminders, which concern a player.
fn look_at(
    tx: &WriteTx<'_>,
    id: MatchId,
    presence: Presence,
    now: Timestamp,
) -> Result<Looked, Failure> {
    let wait = now.after(WAIT);
    let now = known(&tx.life(), id, now)?;
    // Nobody plays a live match before there is a board.
    if tx.clocks().await_boards(id, now)? {
        return Ok(Looked::Done);
    }
    let Some(running) = tx.clocks().running(id)? else {
        return Ok(Looked::Done);
    };
    let obstacles = tx.clocks().obstacles(id, running.clock.reading().since)?;
    let (clock, stops) = (running.clock, obstacles.stops());
    if let Some(deadline) = clock.deadline(stops).filter(|deadline| *deadline <= now) {
        let flag = running.timing.flag;
        let end = clock.ends_at(flag, stops).filter(|end| *end <= now);
        if !presence.is_proven(tx, id, end.unwrap_or(deadline), now)? {
            tx.clocks().put_off(id, wait)?;
            return Ok(Looked::Wait);
        }
        let is_over = end.is_some();
        // There is nothing to claim in a match that has hardly begun.
        if is_over || come_to(&tx.matches(), id, clock.mover())? == RunOut::Aborted {
            let found = tx.matches().find(id)?.ok_or(Refusal::Unknown(id))?;
            end_against(tx, &found, clock.mover(), Termination::Timeout, now)?;
            return Ok(Looked::Done);
        }
        if !running.claimable {
            let found = tx.matches().find(id)?.ok_or(Refusal::Unknown(id))?;
            let claimant = found.players.on(clock.mover().other());
            tx.outbox()
                .enqueue_at(found.home_of(claimant), &Post::TimeUp, now)?;
            // Time is no longer running out.
            tx.reminders().end(id, now)?;
        }
        let claimable = RunningClock {
            claimable: true,
            ..running
        };
        tx.clocks().reset(id, &claimable)?;
        return Ok(Looked::Done);
    }
    let chosen = clock.reminders(&tx.reminders().mover_reminders(id, &clock)?, stops);
    let is_due = |(at, one): &(Timestamp, Reminder)| *at <= now && !running.reminded.has(*one);
    if chosen.iter().any(is_due) {
        return Ok(tx.matches().turn(id)?.map_or(Looked::Done, Looked::Remind));
    }
    let all = clock.reminders(&Reminder::ALL, stops);
    tx.clocks().reset(id, &mark_as_sent(running, &all, now))?;
    Ok(Looked::Done)
}

/// Ends a match in favour of the opponent of this side, which has run out of time or is away. A match
/// that has hardly begun ends without a result.
pub(crate) fn end_against(
    tx: &WriteTx<'_>,
    found: &Match,
    mover: Side,
    termination: Termination,
    now: Timestamp,
) -> Result<(), Failure> {
    let id = found.id;
    let end = match come_to(&tx.matches(), id, mover)? {
        RunOut::Decided(outcome) => End {
            outcome: Some(outcome),
            termination,
        },
        RunOut::Aborted => End {
            outcome: None,
            termination: Termination::Unplayed,
        },
    };
    tx.matches().set_end(id, end, now)?;
    if end.outcome.is_none() && termination == Termination::Timeout {
        tx.matches().note_out_of_time(id)?;
    }
    tx.outbox().enqueue(id, &Post::Result, now)?;
    tell_end(tx, id, now)
}

/// Returns the outcome of a match in which the time of this side has run out.
fn come_to(matches: &Matches<'_>, id: MatchId, mover: Side) -> Result<RunOut, Failure> {
    let record = matches.record(id)?.ok_or(Refusal::Unknown(id))?;
    Ok(RunOut::of(mover, record.moves_made()))
}

#[cfg(test)]
mod tests;
