//! The clock of a match as its players look at it, and what they agree on about it: time given to
//! the opponent, pauses, and the end of a pause.

use std::time::Duration;

use super::{BoardView, Failure, Host, find_match};
use domain::{
    clock::Timestamp,
    matches::{
        Flag, Match, MatchId, Refusal, ServerId, TimeRefusal, UserId,
        clock::{ClockState, Stop},
    },
};
use rules::Side;
use store::{ClockNews, ClockStep, Lock, Post, ReadTx, Ticking, WriteTx};

/// What a player can give the opponent at once.
const GIFT: Duration = Duration::from_hours(24);

/// The same in a live match.
const LIVE_GIFT: Duration = Duration::from_mins(5);

/// How many times as much can be given on one board: a week, or 35 minutes. There are as many on the
/// next one, so nobody who means well lacks any, and a match that stands still cannot be drawn out.
const MOST_GIFTS: u32 = 7;

/// The clock of a running match, for somebody who asks for it.
#[derive(Clone, Debug)]
pub struct ClockLook {
    /// The board as it stands, with its clock.
    pub board: BoardView,
    /// The side of the player who asks. None for an onlooker.
    pub side: Option<Side>,
    /// The time that each side has left now, by [`Side::index`].
    pub left: [Duration; 2],
    /// What the clock does now.
    pub state: ClockState,
    /// How much can be given at once.
    pub gift: Duration,
    /// How often the players have given each other time. A button to give carries it, so that a
    /// double click on it gives once.
    pub gifts: u32,
}

/// What a click on a button to give time has done.
#[derive(Clone, Debug)]
pub enum Gift {
    /// The opponent has so much more.
    Given(Duration, Box<ClockLook>),
    /// Nothing: something has been given since the button was shown.
    Before(Box<ClockLook>),
}

/// What stands still at a moment: shown on boards that are posted then.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Until when the players have agreed to pause.
    pub pause: Option<Timestamp>,
    /// Until when each player is away, by [`Side::index`].
    pub away: [Option<Timestamp>; 2],
    /// Whether the mover's clock stands, by these or by quiet hours, a weekend or an outage.
    pub stands: bool,
}

impl Host {
    /// Loads the clock of a running match.
    pub async fn clock_look(
        &self,
        server: ServerId,
        id: MatchId,
        user: UserId,
    ) -> Result<ClockLook, Failure> {
        let now = self.clock.now();
        self.store
            .read(move |tx| ClockLook::load(tx, &find_match(tx, server, id)?, user, now))
            .await
    }

    /// Adds to the time of the opponent of `by`, unless the players have given each other time more
    /// often than `by` knew.
    pub async fn give_time(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
        gifts: u32,
    ) -> Result<Gift, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Match(id), move |tx| {
                let found = find_match(tx, server, id)?;
                let side = found.check_player(by)?.other();
                let ticking = check_going(tx, &found, now, Some(side))?;
                if tx.gifts(id)? != gifts {
                    let look = ClockLook::load(tx, &found, by, now)?;
                    return Ok(Gift::Before(Box::new(look)));
                }
                let (time, to, revision) =
                    (gift(&ticking), found.players.on(side), found.revision());
                let most = time * MOST_GIFTS;
                let given = tx.given(id, to, revision)?;
                if given.is_some_and(|given| given.time.saturating_add(time) > most) {
                    return Err(Refusal::Time(TimeRefusal::ManyGifts(id, most)).into());
                }
                tx.step_clock(id, ClockStep::Gift(side, time), now)?
                    .ok_or(Refusal::Time(TimeRefusal::TooMuchTime(id)))?;
                tx.note_gift(id, to, revision, time)?;
                tx.note_act(by, now)?;
                let news = ClockNews::Gift {
                    to,
                    seconds: time.as_secs(),
                    revision: Some(revision),
                };
                tx.say_at(found.home_of(to), &Post::Clock { news }, now)?;
                tx.refresh_boards(id, now, now)?;
                let look = ClockLook::load(tx, &found, by, now)?;
                Ok(Gift::Given(time, Box::new(look)))
            })
            .await
    }

    /// Ends a pause before its time.
    pub async fn resume(
        &self,
        server: ServerId,
        id: MatchId,
        by: UserId,
    ) -> Result<ClockLook, Failure> {
        let now = self.clock.now();
        self.store
            .write(Lock::Match(id), move |tx| {
                let found = find_match(tx, server, id)?;
                found.check_player(by)?;
                let ticking = tx.ticking(id)?.ok_or(TimeRefusal::NoClock(id))?;
                if ticking.clock.pause_until(now).is_none() {
                    return Err(Refusal::Time(TimeRefusal::NotPaused(id)).into());
                }
                tx.step_clock(id, ClockStep::Resume, now)?;
                tx.note_act(by, now)?;
                let news = ClockNews::Resume { by };
                tx.say(id, &Post::Clock { news }, now)?;
                tx.refresh_boards(id, now, now)?;
                ClockLook::load(tx, &found, by, now)
            })
            .await
    }
}

impl ClockLook {
    fn load(
        tx: &ReadTx<'_>,
        found: &Match,
        user: UserId,
        now: Timestamp,
    ) -> Result<ClockLook, Failure> {
        let id = found.id;
        if found.end.is_some() {
            return Err(Refusal::Finished(id).into());
        }
        let ticking = tx.ticking(id)?.ok_or(TimeRefusal::NoClock(id))?;
        let obstacles = tx.obstacles(id, ticking.clock.reading().since)?;
        let (clock, stops) = (ticking.clock, obstacles.stops());
        Ok(ClockLook {
            board: BoardView::load(tx, found, found.ply())?,
            side: found.players.side_of(user),
            left: Side::BOTH.map(|side| clock.left(side, now, stops)),
            state: clock.state(now, stops),
            gift: gift(&ticking),
            gifts: tx.gifts(id)?,
        })
    }

    /// Until when the players have agreed to pause, if they do.
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
    /// What stands still in a match now.
    pub(super) fn load(
        tx: &ReadTx<'_>,
        found: &Match,
        now: Timestamp,
    ) -> Result<Standing, Failure> {
        let Some(ticking) = tx.ticking(found.id)? else {
            return Ok(Standing::default());
        };
        let mut away = [None; 2];
        if !ticking.timing.pace.is_live() {
            for side in Side::BOTH {
                away[side.index()] = tx.away_until(found.players.on(side), now)?;
            }
        }
        let obstacles = tx.obstacles(found.id, ticking.clock.reading().since)?;
        let state = ticking.clock.state(now, obstacles.stops());
        Ok(Standing {
            pause: ticking.clock.pause_until(now),
            away,
            stands: matches!(state, ClockState::Stopped { .. }),
        })
    }
}

/// What can be given at once in a match.
const fn gift(ticking: &Ticking) -> Duration {
    if ticking.timing.pace.is_live() {
        LIVE_GIFT
    } else {
        GIFT
    }
}

/// The clock of a match that goes on. It cannot be changed any more once time has run out: unless
/// what is changed is the time of this side, and nobody has ended the match.
pub(super) fn check_going(
    tx: &WriteTx<'_>,
    found: &Match,
    now: Timestamp,
    gift_to: Option<Side>,
) -> Result<Ticking, Failure> {
    let id = found.id;
    if found.end.is_some() {
        return Err(Refusal::Finished(id).into());
    }
    let ticking = tx.ticking(id)?.ok_or(TimeRefusal::NoClock(id))?;
    let obstacles = tx.obstacles(id, ticking.clock.reading().since)?;
    let run_out = ticking.clock.has_run_out(now, obstacles.stops());
    let saves = ticking.timing.flag == Flag::Claim && gift_to == Some(ticking.clock.mover());
    if run_out && !saves {
        return Err(Refusal::Time(TimeRefusal::RunOut(id)).into());
    }
    Ok(ticking)
}
