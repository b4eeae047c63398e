//! Enters results, one after another.

use std::time::Duration;

use super::{
    DAMPING_WINDOW, Leaderboard, Placement, Pool, RatedResult, Rating, Rung, Scope, Score,
    Standing, Week, Weekly, weight,
};
use crate::{clock::Timestamp, matches::UserId};
use rules::Side;

/// How long a player stays on the leaderboards after the last result: a season.
pub const ACTIVE: Duration = Duration::from_hours(90 * 24);

/// The change of a player's rating by a result.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Change {
    /// The pool of the rating.
    pub pool: Pool,
    /// The player.
    pub user: UserId,
    /// The number of the result.
    pub number: i64,
    /// The rating after it.
    pub rating: Rating,
}

/// The store for everything that follows from the list of results.
pub trait Ledger {
    /// The error of reading or writing it.
    type Error;

    /// Returns a player's standing.
    fn standing(&mut self, pool: Pool, user: UserId) -> Result<Option<Standing>, Self::Error>;

    /// Sets a player's standing.
    fn set_standing(
        &mut self,
        pool: Pool,
        user: UserId,
        standing: &Standing,
    ) -> Result<(), Self::Error>;

    /// Returns a player's placements on all leaderboards of a pool that the player is or has been
    /// on.
    fn placements(&mut self, pool: Pool, user: UserId) -> Result<Vec<Placement>, Self::Error>;

    /// Sets a player's rung on a leaderboard.
    fn set_placement(
        &mut self,
        leaderboard: Leaderboard,
        user: UserId,
        placement: Weekly<Option<Rung>>,
    ) -> Result<(), Self::Error>;

    /// Returns the number of players on a rung, if there has ever been one.
    fn tally(
        &mut self,
        leaderboard: Leaderboard,
        rung: Rung,
    ) -> Result<Option<Weekly<u32>>, Self::Error>;

    /// Sets the number of players on a rung.
    fn set_tally(
        &mut self,
        leaderboard: Leaderboard,
        rung: Rung,
        tally: Weekly<u32>,
    ) -> Result<(), Self::Error>;

    /// Returns all active players whose last result is not after `since`, the longest ago first.
    fn idle(&mut self, since: Timestamp) -> Result<Vec<(Pool, UserId, Timestamp)>, Self::Error>;

    /// Records that these two players have met in this pool, and returns how often they had met
    /// before, after `since`.
    fn meet(
        &mut self,
        pool: Pool,
        result: &RatedResult,
        since: Timestamp,
    ) -> Result<u32, Self::Error>;

    /// Records the change of a rating.
    fn note(&mut self, change: Change) -> Result<(), Self::Error>;
}

/// Enters the next result of the list.
pub fn enter<L: Ledger>(ledger: &mut L, result: &RatedResult) -> Result<(), L::Error> {
    // Everything earlier must be entered first: a tally remembers its value at a week's start only
    // if its changes come in order.
    retire_idle(ledger, result.at)?;
    for pool in result.pools() {
        rate(ledger, result, pool)?;
    }
    Ok(())
}

/// Enters the next result of the list in one of its pools alone. Pools are independent, so entering
/// the list in one pool after another has the same effect.
pub fn enter_in<L: Ledger>(
    ledger: &mut L,
    result: &RatedResult,
    pool: Pool,
) -> Result<(), L::Error> {
    retire_idle(ledger, result.at)?;
    rate(ledger, result, pool)
}

fn rate<L: Ledger>(ledger: &mut L, result: &RatedResult, pool: Pool) -> Result<(), L::Error> {
    let weight = weight(ledger.meet(pool, result, result.at.before(DAMPING_WINDOW))?);
    let mut standing = |side: Side| {
        let standing = ledger.standing(pool, result.players.on(side))?;
        Ok(standing.unwrap_or(Standing::new(result.at)))
    };
    let standings = [standing(Side::First)?, standing(Side::Second)?];
    let ratings = standings.map(|standing| standing.rating_at(result.at));
    for side in Side::BOTH {
        let (mine, theirs) = (ratings[side.index()], ratings[side.other().index()]);
        let score = Score::of(result.outcome, side);
        let full = mine.after_period(&[(theirs, score)]);
        let rating = mine.towards(full, weight);
        let user = result.players.on(side);
        let standing = standings[side.index()].after(score, rating, result.at);
        ledger.set_standing(pool, user, &standing)?;
        ledger.note(Change {
            pool,
            user,
            number: result.number,
            rating,
        })?;
        place(ledger, pool, user, &standing, result.scope, result.at)?;
    }
    Ok(())
}

/// Puts a player on the rung of the standing, on every leaderboard: those already known, the one of
/// all players, and the one of the server where the last match was.
fn place<L: Ledger>(
    ledger: &mut L,
    pool: Pool,
    user: UserId,
    standing: &Standing,
    here: Scope,
    at: Timestamp,
) -> Result<(), L::Error> {
    let week = Week::of(at);
    let mut placements = ledger.placements(pool, user)?;
    for scope in [Scope::Everywhere, here] {
        if placements.iter().all(|(known, _)| *known != scope) {
            placements.push((scope, Weekly::new(None, week)));
        }
    }
    for (scope, placement) in placements {
        let leaderboard = Leaderboard { scope, pool };
        move_to(ledger, leaderboard, user, placement, standing.rung(), week)?;
    }
    Ok(())
}

fn move_to<L: Ledger>(
    ledger: &mut L,
    leaderboard: Leaderboard,
    user: UserId,
    placement: Weekly<Option<Rung>>,
    rung: Option<Rung>,
    week: Week,
) -> Result<(), L::Error> {
    ledger.set_placement(leaderboard, user, placement.set(rung, week))?;
    if placement.now == rung {
        return Ok(());
    }
    if let Some(old) = placement.now {
        count(ledger, leaderboard, old, week, |players| {
            players.saturating_sub(1)
        })?;
    }
    if let Some(new) = rung {
        count(ledger, leaderboard, new, week, |players| players + 1)?;
    }
    Ok(())
}

fn count<L: Ledger>(
    ledger: &mut L,
    leaderboard: Leaderboard,
    rung: Rung,
    week: Week,
    change: impl FnOnce(u32) -> u32,
) -> Result<(), L::Error> {
    let tally = ledger
        .tally(leaderboard, rung)?
        .unwrap_or(Weekly::new(0, week));
    ledger.set_tally(leaderboard, rung, tally.set(change(tally.now), week))
}

/// Takes players whose last result has become older than [`ACTIVE`] off the leaderboards.
pub fn retire_idle<L: Ledger>(ledger: &mut L, now: Timestamp) -> Result<(), L::Error> {
    for (pool, user, last) in ledger.idle(now.before(ACTIVE))? {
        let Some(mut standing) = ledger.standing(pool, user)? else {
            continue;
        };
        standing.active = false;
        ledger.set_standing(pool, user, &standing)?;
        // The player left when the time was up, and not when this ran.
        let week = Week::of(last.after(ACTIVE));
        for (scope, placement) in ledger.placements(pool, user)? {
            move_to(
                ledger,
                Leaderboard { scope, pool },
                user,
                placement,
                None,
                week,
            )?;
        }
    }
    Ok(())
}
