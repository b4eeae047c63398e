//! A ledger in memory, to recompute everything.

use std::{
    collections::{BTreeSet, HashMap},
    convert::Infallible,
};

use super::{
    Change, DAMPING_WINDOW, Leaderboard, Ledger, Placement, Pool, RatedResult, Rung, Standing,
    Weekly,
};
use crate::{clock::Timestamp, matches::UserId};

/// A ledger in memory.
#[derive(Debug, Default)]
pub struct Memory {
    /// Each player's standings.
    pub standings: HashMap<(Pool, UserId), Standing>,
    /// Each player's placements.
    pub placements: HashMap<(Pool, UserId), Vec<Placement>>,
    /// The number of players on each rung.
    pub tallies: HashMap<(Leaderboard, Rung), Weekly<u32>>,
    /// The changes of ratings by each result.
    pub changes: Vec<Change>,
    /// The players on the leaderboards, by their last result.
    active: BTreeSet<(Timestamp, Pool, UserId)>,
    /// The times of each pair's latest results, as far back as they count.
    pairs: HashMap<(Pool, [UserId; 2]), Vec<Timestamp>>,
}

impl Memory {
    /// Forgets the meetings that are too long ago, at this time, to affect a result.
    pub fn forget_meetings(&mut self, now: Timestamp) {
        let since = now.before(DAMPING_WINDOW);
        self.pairs
            .retain(|_, meetings| meetings.last().is_some_and(|last| *last > since));
    }
}

impl Ledger for Memory {
    type Error = Infallible;

    fn standing(&mut self, pool: Pool, user: UserId) -> Result<Option<Standing>, Infallible> {
        Ok(self.standings.get(&(pool, user)).copied())
    }

    fn set_standing(
        &mut self,
        pool: Pool,
        user: UserId,
        standing: &Standing,
    ) -> Result<(), Infallible> {
        if let Some(old) = self.standings.insert((pool, user), *standing) {
            self.active.remove(&(old.last, pool, user));
        }
        if standing.active {
            self.active.insert((standing.last, pool, user));
        }
        Ok(())
    }

    fn placements(&mut self, pool: Pool, user: UserId) -> Result<Vec<Placement>, Infallible> {
        Ok(self
            .placements
            .get(&(pool, user))
            .cloned()
            .unwrap_or_default())
    }

    fn set_placement(
        &mut self,
        Leaderboard { scope, pool }: Leaderboard,
        user: UserId,
        placement: Weekly<Option<Rung>>,
    ) -> Result<(), Infallible> {
        let placements = self.placements.entry((pool, user)).or_default();
        if let Some((_, known)) = placements.iter_mut().find(|(known, _)| *known == scope) {
            *known = placement;
        } else {
            // Most of the memory of a rebuild is in these lists, so none of them has spare
            // capacity.
            placements.reserve_exact(1);
            placements.push((scope, placement));
        }
        Ok(())
    }

    fn tally(
        &mut self,
        leaderboard: Leaderboard,
        rung: Rung,
    ) -> Result<Option<Weekly<u32>>, Infallible> {
        Ok(self.tallies.get(&(leaderboard, rung)).copied())
    }

    fn set_tally(
        &mut self,
        leaderboard: Leaderboard,
        rung: Rung,
        tally: Weekly<u32>,
    ) -> Result<(), Infallible> {
        self.tallies.insert((leaderboard, rung), tally);
        Ok(())
    }

    fn idle(&mut self, since: Timestamp) -> Result<Vec<(Pool, UserId, Timestamp)>, Infallible> {
        let idle = self.active.iter().take_while(|(last, ..)| *last <= since);
        Ok(idle.map(|&(last, pool, user)| (pool, user, last)).collect())
    }

    fn meet(
        &mut self,
        pool: Pool,
        result: &RatedResult,
        since: Timestamp,
    ) -> Result<u32, Infallible> {
        let meetings = self.pairs.entry((pool, result.pair)).or_default();
        meetings.retain(|&at| at > since);
        let before = u32::try_from(meetings.len()).unwrap_or(u32::MAX);
        meetings.push(result.at);
        Ok(before)
    }

    fn note(&mut self, change: Change) -> Result<(), Infallible> {
        self.changes.push(change);
        Ok(())
    }
}
