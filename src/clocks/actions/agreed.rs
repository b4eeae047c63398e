//! The clock of a match as its players see it, and what they can agree on about it: giving the opponent
//! time, pausing, and ending a pause.

use std::time::Duration;

use crate::{
    host::{Cx, Failure, ReadCx},
    matches::actions::views::BoardView,
};
use domain::{
    clock::Timestamp,
    matches::{
        Flag, Match, MatchId, Pace, Refusal, TimeRefusal,
        clock::{ClockState, ClockStep, Habits, RunningClock, Stop},
    },
};
use rules::Side;
use store::{ClockNews, Clocks, Obstacles, Post};

/// The time a player can give the opponent in one go.
const GIFT: Duration = Duration::from_hours(24);

/// The time a player can give the opponent in one go, in a live match.
const LIVE_GIFT: Duration = Duration::from_mins(5);

/// How many such gifts can be made on one board: a week in total, or 35 minutes. The next board allows
/// as many again, so generous players never run short, but a match without moves can't be drawn out.
const MOST_GIFTS: u32 = 7;

/// The clock of a running match, for someone who asks to see it.
#[derive(Clone, Debug)]
pub struct ClockLook {
    /// The current board, with its clock.
    pub board: BoardView,
    /// The side of the player who asks, or `None` for an onlooker.
    pub side: Option<Side>,
    /// The time each side has left now, by [`Side::index`].
    pub left: [Duration; 2],
    /// What the clock is doing now.
    pub state: ClockState,
    /// How much can be given in one go.
    pub gift: Duration,
    /// How often the players have given each other time. The button for giving time carries this number,
    /// so that a double click gives only once.
    pub gifts: u32,
}

/// The outcome of a click on a button to give time.
#[derive(Clone, Debug)]
pub enum Gift {
    /// The opponent has gained this much time.
    Given(Duration, Box<ClockLook>),
    /// Nothing happened: time has been given since the button was shown.
    Before(Box<ClockLook>),
}

/// The reasons why clocks are stopped at a given moment, as shown on boards posted then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The end of the agreed pause, if there is one.
    pub pause: Option<Timestamp>,
    /// The end of each player's absence, by [`Side::index`].
    pub away: [Option<Timestamp>; 2],
    /// Whether the mover's clock is stopped, by these or by quiet hours, a weekend or an outage.
    pub stands: bool,
}

/// Loads the clock of a running match.
pub fn load_clock(cx: &ReadCx<'_>, id: MatchId) -> Result<ClockLook, Failure> {
    ClockLook::load(cx, &cx.find_match(id)?)
}

/// Adds to the opponent's time, unless the players have given each other time more often than `gifts`, which is
/// what the user knew.
pub fn give_time(cx: &Cx<'_>, id: MatchId, gifts: u32) -> Result<Gift, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let found = cx.lock_match(id)?;
    let side = found.check_player(cx.user())?.other();
    let running = check_going(&tx.clocks(), &found, now, Some(side))?;
    if tx.clocks().gifts(id)? != gifts {
        return Ok(Gift::Before(Box::new(ClockLook::load(cx, &found)?)));
    }
    let (time, to) = (gift(running.timing.pace), found.players.on(side));
    let revision = found.revision();
    let most = time * MOST_GIFTS;
    let given = tx.clocks().given(id, to, revision)?;
    if given.is_some_and(|given| given.time.saturating_add(time) > most) {
        return Err(Refusal::Time(TimeRefusal::ManyGifts(id, most)).into());
    }
    tx.clocks()
        .step(id, ClockStep::Gift(side, time), now)?
        .ok_or(Refusal::Time(TimeRefusal::TooMuchTime(id)))?;
    tx.clocks().note_gift(id, to, revision, time)?;
    cx.note_act()?;
    let news = ClockNews::Gift {
        to,
        seconds: time.as_secs(),
        revision: Some(revision),
    };
    tx.outbox()
        .enqueue_at(found.home_of(to), &Post::Clock { news }, now)?;
    tx.outbox().refresh_boards(id, now, now)?;
    Ok(Gift::Given(time, Box::new(ClockLook::load(cx, &found)?)))
}

/// Ends a pause early.
pub fn resume(cx: &Cx<'_>, id: MatchId) -> Result<ClockLook, Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let found = cx.lock_match(id)?;
    found.check_player(cx.user())?;
    let running = tx.clocks().running(id)?.ok_or(TimeRefusal::NoClock(id))?;
    if running.clock.pause_until(now).is_none() {
        return Err(Refusal::Time(TimeRefusal::NotPaused(id)).into());
    }
    tx.clocks().step(id, ClockStep::Resume, now)?;
    cx.note_act()?;
    let news = ClockNews::Resume { by: cx.user() };
    tx.outbox().enqueue(id, &Post::Clock { news }, now)?;
    tx.outbox().refresh_boards(id, now, now)?;
    ClockLook::load(cx, &found)
}

impl ClockLook {
    fn load(cx: &ReadCx<'_>, found: &Match) -> Result<ClockLook, Failure> {
        let id = found.id;
        if found.end.is_some() {
            return Err(Refusal::Finished(id).into());
        }
        let board = BoardView::load(cx.tx, found, found.ply())?;
        let clock = board.clock.clone().ok_or(TimeRefusal::NoClock(id))?;
        Ok(ClockLook {
            side: found.players.side_of(cx.user()),
            state: clock.state(cx.now),
            gift: gift(clock.timing.pace),
            left: clock.read_at(cx.now).left,
            gifts: cx.tx.clocks().gifts(id)?,
            board,
        })
    }

    /// Returns whether the players have agreed to pause.
    pub fn is_paused(&self) -> bool {
        matches!(
            self.state,
            ClockState::Stopped {
                by: Stop::Pause,
                ..
            }
        )
    }
}

impl Standing {
    /// Returns what stops a clock now.
    pub(super) fn at(now: Timestamp, running: &RunningClock, obstacles: &Obstacles) -> Standing {
        let stops = obstacles.stops();
        let away = |habits: &Habits| {
            // Vacations do not stop live clocks.
            let counts = !running.timing.pace.is_live();
            let span = habits.vacations.spans().around(now).filter(|_| counts);
            span.and_then(|span| span.until)
        };
        Standing {
            pause: running.clock.pause_until(now),
            away: stops.habits.map(away),
            stands: matches!(running.clock.state(now, stops), ClockState::Stopped { .. }),
        }
    }
}

/// Returns how much time can be given in one go at a pace.
const fn gift(pace: Pace) -> Duration {
    if pace.is_live() { LIVE_GIFT } else { GIFT }
}

/// Returns the clock of a match that is still running. Once time has run out, the clock can't be changed
/// any more, unless the change is to this side's time and the match has not been ended yet.
pub(crate) fn check_going(
    clocks: &Clocks<'_>,
    found: &Match,
    now: Timestamp,
    gift_to: Option<Side>,
) -> Result<RunningClock, Failure> {
    let id = found.id;
    if found.end.is_some() {
        return Err(Refusal::Finished(id).into());
    }
    let running = clocks.running(id)?.ok_or(TimeRefusal::NoClock(id))?;
    let obstacles = clocks.obstacles(id, running.clock.reading().since)?;
    let run_out = running.clock.has_run_out(now, obstacles.stops());
    let saves = running.timing.flag == Flag::Claim && gift_to == Some(running.clock.mover());
    if run_out && !saves {
        return Err(Refusal::Time(TimeRefusal::RunOut(id)).into());
    }
    Ok(running)
}
