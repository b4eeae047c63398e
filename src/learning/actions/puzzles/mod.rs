//! The puzzle of the day: choosing, posting and trying it, and the monthly table. Also why a wrong move is wrong.

mod refutation;

use std::iter;

use crate::{
    clocks::actions::fails_for_good,
    host::{
        Cx, Failure, Host, ReadCx,
        pass::{self, AT_ONCE, Left, Pass},
    },
};
use domain::{
    clock::Timestamp,
    community::puzzles::{Solver, day_of, may_be_of_day, month_of, places, puzzle_of_day, streak},
    matches::{Place, Refusal, ServerId},
    puzzles::{Difficulty, PuzzleId},
};
use rules::GameId;
use store::{Lock, PuzzleChannel, PuzzleDay, PuzzleDayId, Puzzles, WriteTx};

pub use refutation::{Refutation, refute};

/// Streaks are not counted beyond this.
const LONGEST_STREAK: u32 = 400;

/// How many players a table shows.
const ROWS: usize = 15;

/// The puzzle of a day, as everyone in a server sees it.
#[derive(Clone, Debug)]
pub struct DailyView {
    /// The day and its puzzle.
    pub day: PuzzleDay,
    /// The one before, with how many players tried it and how many found it on the first try.
    pub before: Option<(PuzzleDay, u32, u32)>,
}

/// When the puzzle of the day switches to the game that a server has chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// Today.
    Today,
    /// Tomorrow: today's puzzle was already chosen.
    Tomorrow,
}

/// The outcome of a try at the puzzle of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tried {
    /// Whether the first try was right. `None` if the day is over, so that nothing counts any more.
    pub found: Option<bool>,
    /// How many puzzles in a row the player has found on the first try.
    pub streak: u32,
}

/// The table of a month in a server.
#[derive(Clone, Debug)]
pub struct PuzzleTable {
    /// A day of the month.
    pub day: u32,
    /// The best players, each with a rank.
    pub rows: Vec<(u32, Solver)>,
    /// The viewer's own row, if there is one.
    pub own: Option<(u32, Solver)>,
    /// How many puzzles in a row the viewer has found.
    pub streak: u32,
    /// How many players have tried.
    pub players: u32,
}

/// Posts the puzzle of the day at a place from today on, and returns when it switches to this game. A puzzle already
/// chosen for a day is kept.
pub fn set_daily(cx: &Cx<'_>, place: Place, game: Option<GameId>) -> Result<Begins, Failure> {
    let (tx, server) = (cx.tx, place.server);
    tx.lock(Lock::Server(server))?;
    let locale = tx.settings().of_server(server)?.place(place).locale;
    let wanted = PuzzleChannel {
        place: Place { locale, ..place },
        game,
        day: day_of(cx.now),
    };
    tx.puzzles().set_channel(&wanted)?;
    post(tx, &wanted, cx.now)
}

/// Returns where the server wants the puzzle of the day, if it does.
pub fn daily_channel(cx: &ReadCx<'_>) -> Result<Option<PuzzleChannel>, Failure> {
    Ok(cx.tx.puzzles().channel(cx.server())?)
}

/// Stops posting the puzzle of the day. Returns `false` if none was posted.
pub fn end_daily(cx: &Cx<'_>) -> Result<bool, Failure> {
    cx.tx.lock(Lock::Server(cx.server()))?;
    Ok(cx.tx.puzzles().remove_channel(cx.server())?)
}

/// Posts the puzzles of a new day. Days on which the bot was down have none.
pub(crate) async fn post_due(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let now = pass.until;
    pass::do_page(
        host,
        pass,
        |tx, until, after| tx.puzzles().due(day_of(until), after, AT_ONCE),
        |_, _| Ok(None),
        |server| post_or_skip(host, server, now),
    )
    .await
}

async fn post_or_skip(host: &Host, server: ServerId, now: Timestamp) -> Result<(), Failure> {
    let today = day_of(now);
    let posted = host.store.write(Lock::Server(server), move |tx| {
        post_if_due(tx, server, today, now)
    });
    if fails_for_good(posted.await, server, "a puzzle could not be posted")? {
        // It gets none today, so that it is not due again before tomorrow.
        host.store
            .write(Lock::Server(server), move |tx| {
                Ok::<_, Failure>(tx.puzzles().skip(server, today)?)
            })
            .await?;
    }
    Ok(())
}

/// Returns the puzzle that the server has today, if there is one. Nobody gets its solution before tomorrow.
pub fn of_today(cx: &ReadCx<'_>) -> Result<Option<PuzzleDay>, Failure> {
    let today = day_of(cx.now);
    let newest = cx.tx.puzzles().day_before(cx.server(), today + 1)?;
    Ok(newest.filter(|newest| newest.day == today))
}

/// Draws a puzzle by a number: a different one for each of many consecutive numbers, and never the server's of today.
/// Without a wish for a difficulty, a newcomer gets an easy one and anyone else one of any. Returns `None` if there is
/// none of this difficulty.
pub fn draw(
    cx: &ReadCx<'_>,
    game: Option<GameId>,
    wanted: Option<Difficulty>,
    number: u64,
) -> Result<Option<PuzzleId>, Failure> {
    let games = GameId::ALL;
    let any = games[usize::try_from(number).unwrap_or_default() % games.len()];
    // Where the games alternate, so do the puzzles of each.
    let (game, number) =
        game.map_or_else(|| (any, number / games.len() as u64), |game| (game, number));
    let wanted = match wanted {
        None if is_newcomer(cx)? => Some(Difficulty::Easy),
        wanted => wanted,
    };
    let drawn = PuzzleId::some(game, wanted, number);
    let today = of_today(cx)?.map(|today| today.puzzle);
    Ok(match drawn {
        Some(drawn) if today == Some(drawn) => Some(drawn.next()),
        drawn => drawn,
    })
}

/// Returns whether the user has neither won a match nor solved a puzzle of the day. No other puzzles are kept.
fn is_newcomer(cx: &ReadCx<'_>) -> Result<bool, Failure> {
    let (tx, user) = (cx.tx, cx.user());
    Ok(!tx.matches().has_won(user)? && !tx.puzzles().has_solved(user)?)
}

/// Draws a puzzle of a game by a number, for someone who is in no server: none that a server can have today, because
/// there the first try counts.
pub fn draw_anywhere(
    host: &Host,
    game: GameId,
    difficulty: Difficulty,
    number: u64,
) -> Option<PuzzleId> {
    let drawn = PuzzleId::some(game, Some(difficulty), number);
    // At most two of a game can be today's.
    let mut drawn = iter::successors(drawn, |drawn| Some(drawn.next())).take(3);
    drawn.find(|drawn| check_anywhere(host, *drawn).is_ok())
}

/// Checks that nobody spoils a server's puzzle of today by this one.
///
/// # Errors
/// If a server can have it today.
pub fn check_anywhere(host: &Host, puzzle: PuzzleId) -> Result<(), Refusal> {
    if may_be_of_day(puzzle, day_of(host.clock.now())) {
        return Err(Refusal::PuzzleOfToday);
    }
    Ok(())
}

/// Returns the puzzle of a day in the server.
pub fn of_day(cx: &ReadCx<'_>, id: PuzzleDayId) -> Result<PuzzleDay, Failure> {
    let found = cx.tx.puzzles().day(id)?;
    let found = found.filter(|found| found.server == cx.server());
    Ok(found.ok_or(Refusal::UnknownButton)?)
}

/// Records whether the user has found the puzzle of a day, if it is still that day.
pub fn note_try(cx: &Cx<'_>, id: PuzzleDayId, found: bool) -> Result<Tried, Failure> {
    let (tx, today, player) = (cx.tx, day_of(cx.now), cx.user());
    tx.lock(Lock::User(player))?;
    let counts = of_day(cx, id)?.day == today;
    if counts {
        tx.puzzles().note_try(id, player, found)?;
    }
    let days = tx.puzzles().tries_of(cx.member(), LONGEST_STREAK)?;
    Ok(Tried {
        found: tx.puzzles().try_of(id, player)?.filter(|_| counts),
        streak: streak(&days, today),
    })
}

/// Returns this month's table in the server, for the user.
pub fn table(cx: &ReadCx<'_>) -> Result<PuzzleTable, Failure> {
    let (tx, today, viewer) = (cx.tx, day_of(cx.now), cx.user());
    let all = places(tx.puzzles().solvers(cx.server(), month_of(today))?);
    let days = tx.puzzles().tries_of(cx.member(), LONGEST_STREAK)?;
    Ok(PuzzleTable {
        day: today,
        own: all.iter().find(|(_, one)| one.player == viewer).copied(),
        streak: streak(&days, today),
        players: u32::try_from(all.len()).unwrap_or(u32::MAX),
        rows: all.into_iter().take(ROWS).collect(),
    })
}

/// Posts today's puzzle, unless another process did so before the lock was taken.
fn post_if_due(
    tx: &WriteTx<'_>,
    server: ServerId,
    today: u32,
    now: Timestamp,
) -> Result<(), Failure> {
    let Some(wanted) = tx.puzzles().channel(server)? else {
        return Ok(());
    };
    if wanted.day >= today {
        return Ok(());
    }
    let wanted = PuzzleChannel {
        day: today,
        ..wanted
    };
    tx.puzzles().set_channel(&wanted)?;
    post(tx, &wanted, now).map(drop)
}

/// Chooses the puzzle of a day, unless it has one, and posts it. The previous one is kept as it is.
fn post(tx: &WriteTx<'_>, wanted: &PuzzleChannel, now: Timestamp) -> Result<Begins, Failure> {
    let PuzzleChannel { place, game, day } = *wanted;
    let Some(puzzle) = puzzle_of_day(day, game) else {
        return Ok(Begins::Tomorrow);
    };
    if let Some(before) = tx.puzzles().day_before(place.server, day)? {
        tx.bulletins().remove(before.id.card())?;
    }
    let id = tx.puzzles().insert_day(place.server, day, puzzle)?;
    tx.bulletins().put_up(id.card(), place, now)?;
    let chosen = tx.puzzles().day(id)?;
    Ok(match chosen.filter(|chosen| chosen.puzzle != puzzle) {
        Some(_) => Begins::Tomorrow,
        None => Begins::Today,
    })
}

impl DailyView {
    /// Loads what a bulletin shows. Returns `None` if there is no such puzzle.
    pub(crate) fn load(
        puzzles: &Puzzles<'_>,
        id: PuzzleDayId,
    ) -> Result<Option<DailyView>, Failure> {
        let Some(day) = puzzles.day(id)? else {
            return Ok(None);
        };
        let before = match puzzles.day_before(day.server, day.day)? {
            Some(before) => {
                let (tried, found) = puzzles.counts(before.id)?;
                Some((before, tried, found))
            }
            None => None,
        };
        Ok(Some(DailyView { day, before }))
    }
}

#[cfg(test)]
mod tests;
