//! The puzzle of the day: choosing, posting and trying it, and the monthly table.

use std::iter;

use crate::host::{
    Failure, Host,
    clocks::fails_for_good,
    upkeep::chores,
    upkeep::chores::{AT_ONCE, Left, Pass},
};
use domain::{
    clock::Timestamp,
    community::puzzles::{Solver, day_of, may_be_of_day, month_of, places, puzzle_of_day, streak},
    matches::{Member, Place, Refusal, ServerId, UserId},
    puzzles::{Difficulty, PuzzleId},
};
use rules::GameId;
use store::{Lock, PuzzleChannel, PuzzleDay, PuzzleDayId, Puzzles, WriteTx};

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

impl Host {
    /// Posts the puzzle of the day at a place from today on, and returns when it switches to this
    /// game. A puzzle already chosen for a day is kept.
    pub async fn set_daily(&self, place: Place, game: Option<GameId>) -> Result<Begins, Failure> {
        let now = self.clock.now();
        let server = place.server;
        self.store
            .write(Lock::Server(server), move |tx| {
                let locale = tx.settings().of_server(server)?.place(place).locale;
                let wanted = PuzzleChannel {
                    place: Place { locale, ..place },
                    game,
                    day: day_of(now),
                };
                tx.puzzles().set_channel(&wanted)?;
                post(tx, &wanted, now)
            })
            .await
    }

    /// Returns where a server wants the puzzle of the day, if it does.
    pub async fn daily_channel(&self, server: ServerId) -> Result<Option<PuzzleChannel>, Failure> {
        self.store
            .read(move |tx| Ok(tx.puzzles().channel(server)?))
            .await
    }

    /// Stops posting the puzzle of the day. Returns `false` if none was posted.
    pub async fn end_daily(&self, server: ServerId) -> Result<bool, Failure> {
        self.store
            .write(Lock::Server(server), move |tx| {
                Ok(tx.puzzles().remove_channel(server)?)
            })
            .await
    }

    /// Posts the puzzles of a new day. Days on which the bot was down have none.
    pub(in crate::host) async fn tend_puzzles(&self, pass: &mut Pass) -> Result<Left, Failure> {
        let now = pass.until;
        chores::do_page(
            self,
            pass,
            |tx, until, after| tx.puzzles().due(day_of(until), after, AT_ONCE),
            |_, _| Ok(None),
            |server| self.post_puzzle(server, now),
        )
        .await
    }

    async fn post_puzzle(&self, server: ServerId, now: Timestamp) -> Result<(), Failure> {
        let today = day_of(now);
        let posted = self.store.write(Lock::Server(server), move |tx| {
            post_if_due(tx, server, today, now)
        });
        if fails_for_good(posted.await, server, "a puzzle could not be posted")? {
            // It gets none today, so that it is not due again before tomorrow.
            self.store
                .write(Lock::Server(server), move |tx| {
                    Ok::<_, Failure>(tx.puzzles().skip(server, today)?)
                })
                .await?;
        }
        Ok(())
    }

    /// Returns the puzzle that a server has today, if there is one. Nobody gets its solution before
    /// tomorrow.
    pub async fn puzzle_of_today(&self, server: ServerId) -> Result<Option<PuzzleDay>, Failure> {
        let today = day_of(self.clock.now());
        self.store
            .read(move |tx| {
                let newest = tx.puzzles().day_before(server, today + 1)?;
                Ok(newest.filter(|newest| newest.day == today))
            })
            .await
    }

    /// Draws a puzzle by a number: a different one for each of many consecutive numbers, and never
    /// today's. Returns `None` if there is none of this difficulty.
    pub async fn draw_puzzle(
        &self,
        server: ServerId,
        game: Option<GameId>,
        wanted: Option<Difficulty>,
        number: u64,
    ) -> Result<Option<PuzzleId>, Failure> {
        let games = GameId::ALL;
        let any = games[usize::try_from(number).unwrap_or_default() % games.len()];
        // Where the games alternate, so do the puzzles of each.
        let (game, number) =
            game.map_or_else(|| (any, number / games.len() as u64), |game| (game, number));
        let drawn = PuzzleId::some(game, wanted, number);
        let today = self
            .puzzle_of_today(server)
            .await?
            .map(|today| today.puzzle);
        Ok(match drawn {
            Some(drawn) if today == Some(drawn) => Some(drawn.next()),
            drawn => drawn,
        })
    }

    /// Draws a puzzle of a game by a number, for someone who is in no server: none that a server can have
    /// today, because there the first try counts.
    pub fn draw_puzzle_anywhere(&self, game: GameId, number: u64) -> Option<PuzzleId> {
        let drawn = PuzzleId::some(game, None, number);
        // At most two of a game can be today's.
        let mut drawn = iter::successors(drawn, |drawn| Some(drawn.next())).take(3);
        drawn.find(|drawn| self.check_puzzle_anywhere(*drawn).is_ok())
    }

    /// Checks that nobody spoils a server's puzzle of today by this one.
    ///
    /// # Errors
    /// If a server can have it today.
    pub fn check_puzzle_anywhere(&self, puzzle: PuzzleId) -> Result<(), Refusal> {
        if may_be_of_day(puzzle, day_of(self.clock.now())) {
            return Err(Refusal::PuzzleOfToday);
        }
        Ok(())
    }

    /// Returns the puzzle of a day in this server.
    pub async fn daily(&self, server: ServerId, id: PuzzleDayId) -> Result<PuzzleDay, Failure> {
        self.store
            .read(move |tx| find(&tx.puzzles(), server, id))
            .await
    }

    /// Records a try at the puzzle of a day, if it is still that day.
    pub async fn try_daily(
        &self,
        Member {
            server,
            user: player,
        }: Member,
        id: PuzzleDayId,
        found: bool,
    ) -> Result<Tried, Failure> {
        let today = day_of(self.clock.now());
        self.store
            .write(Lock::User(player), move |tx| {
                let of = find(&tx.puzzles(), server, id)?;
                let counts = of.day == today;
                if counts {
                    tx.puzzles().note_try(id, player, found)?;
                }
                let days = tx.puzzles().tries_of(
                    Member {
                        server,
                        user: player,
                    },
                    LONGEST_STREAK,
                )?;
                Ok(Tried {
                    found: tx.puzzles().try_of(id, player)?.filter(|_| counts),
                    streak: streak(&days, today),
                })
            })
            .await
    }

    /// Returns this month's table in a server, for a viewer.
    pub async fn puzzle_table(
        &self,
        server: ServerId,
        viewer: UserId,
    ) -> Result<PuzzleTable, Failure> {
        let today = day_of(self.clock.now());
        self.store
            .read(move |tx| {
                let all = places(tx.puzzles().solvers(server, month_of(today))?);
                let days = tx.puzzles().tries_of(
                    Member {
                        server,
                        user: viewer,
                    },
                    LONGEST_STREAK,
                )?;
                Ok(PuzzleTable {
                    day: today,
                    own: all.iter().find(|(_, one)| one.player == viewer).copied(),
                    streak: streak(&days, today),
                    players: u32::try_from(all.len()).unwrap_or(u32::MAX),
                    rows: all.into_iter().take(ROWS).collect(),
                })
            })
            .await
    }
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

fn find(puzzles: &Puzzles<'_>, server: ServerId, id: PuzzleDayId) -> Result<PuzzleDay, Failure> {
    let found = puzzles.day(id)?.filter(|found| found.server == server);
    Ok(found.ok_or(Refusal::UnknownButton)?)
}

impl DailyView {
    /// Loads what a bulletin shows. Returns `None` if there is no such puzzle.
    pub(in crate::host) fn load(
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
