//! Places on a leaderboard.

use super::{Rung, Week, Weekly};

/// How many players stand where on a leaderboard, and stood there when the week began.
#[derive(Clone, Debug, Default)]
pub struct Ladder {
    /// Every rung that anybody is or was on, the best first, with the number of players on it and
    /// on better ones: now, and when the week began.
    rungs: Vec<(Rung, [u32; 2])>,
}

impl Ladder {
    /// From the tallies of a leaderboard, the best rung first, seen in `week`.
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

    /// The place of a rung: one more than the number of players on better ones.
    pub fn place(&self, rung: Rung) -> u32 {
        self.above(rung)[0] + 1
    }

    /// The place that a rung had when the week began.
    pub fn place_then(&self, rung: Rung) -> u32 {
        self.above(rung)[1] + 1
    }

    /// How many players there are.
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
