//! Places on a leaderboard.

use super::{Rung, Week, Weekly};

/// The number of players on each rung of a leaderboard, now and when the week began.
#[derive(Clone, Debug, Default)]
pub struct Ladder {
    /// All rungs that a player is or was on, the best first. Each has the number of players on it
    /// and on better ones, now and when the week began.
    rungs: Vec<(Rung, [u32; 2])>,
}

impl Ladder {
    /// Creates a ladder for `week` from the tallies of a leaderboard, the best rung first.
    pub fn new<E>(
        tallies: impl IntoIterator<Item = Result<(Rung, Weekly<u32>), E>>,
        week: Week,
    ) -> Result<Ladder, E> {
        let mut sum = [0, 0];
        let rungs = tallies.into_iter().map(|tally| {
            let (rung, players) = tally?;
            sum[0] += players.now;
            sum[1] += players.at_start_of(week);
            Ok((rung, sum))
        });
        let rungs = rungs.collect::<Result<_, E>>()?;
        Ok(Ladder { rungs })
    }

    /// Returns the place of a rung: one more than the number of players on better ones.
    pub fn place(&self, rung: Rung) -> u32 {
        self.above(rung)[0] + 1
    }

    /// Returns the place that a rung had when the week began.
    pub fn place_then(&self, rung: Rung) -> u32 {
        self.above(rung)[1] + 1
    }

    /// Returns the number of players.
    pub fn players(&self) -> u32 {
        self.rungs.last().map_or(0, |(_, [players, _])| *players)
    }

    fn above(&self, rung: Rung) -> [u32; 2] {
        let better = self.rungs.partition_point(|(known, _)| *known < rung);
        match better.checked_sub(1) {
            Some(last) => self.rungs[last].1,
            None => [0, 0],
        }
    }
}
