//! Direct encounter (article 6).

use super::{Table, Worth};

/// A tied player's results against the others.
#[derive(Clone, Copy)]
struct Won {
    row: usize,
    /// The average points of each meeting (6.1.2), in units that divide evenly.
    sum: u64,
    /// The same sum if all missing meetings were won.
    most: u64,
}

/// Averages of up to five games divide evenly in these units of half a point.
const UNIT: u64 = 60;

impl Table<'_> {
    fn won(&self, row: usize, tied: &[usize]) -> Won {
        let win = u64::from(self.tournament.scoring.win.in_halves()) * UNIT;
        let mut won = Won {
            row,
            sum: 0,
            most: 0,
        };
        for &other in tied.iter().filter(|&&other| other != row) {
            let games = self.rows[row].entries.iter();
            let games = games.filter(|entry| self.counts(entry) && entry.opponent == Some(other));
            let points: Vec<_> = games
                .map(|entry| u64::from(entry.points.in_halves()))
                .collect();
            if points.is_empty() {
                won.most += win;
            } else {
                let average = points.iter().sum::<u64>() * UNIT / points.len() as u64;
                won.sum += average;
                won.most += average;
            }
        }
        won
    }

    /// Splits tied players into groups that direct encounter cannot separate.
    fn part(&self, tied: &[usize]) -> Vec<Vec<usize>> {
        if tied.len() < 2 {
            return vec![tied.to_vec()];
        }
        let mut won: Vec<_> = tied.iter().map(|&row| self.won(row, tied)).collect();
        won.sort_by_key(|won| std::cmp::Reverse((won.sum, won.most)));
        let all_met = won.iter().all(|won| won.sum == won.most);
        let parts: Vec<Vec<usize>> = if all_met {
            // 6.1: all have met.
            let parts = won.chunk_by(|one, other| one.sum == other.sum);
            parts
                .map(|part| part.iter().map(|won| won.row).collect())
                .collect()
        } else {
            // 6.2: a player who is ahead of the others whatever the missing games would bring comes
            // first, and so on.
            let ahead = |&place: &usize| {
                won[place + 1..]
                    .iter()
                    .all(|other| won[place].sum > other.most)
            };
            let first = (0..won.len() - 1).take_while(ahead).count();
            let (first, rest) = won.split_at(first);
            let first = first.iter().map(|won| vec![won.row]);
            first
                .chain([rest.iter().map(|won| won.row).collect()])
                .collect()
        };
        if parts.len() == 1 {
            return vec![tied.to_vec()];
        }
        // Players who are still tied are compared again.
        parts.iter().flat_map(|part| self.part(part)).collect()
    }

    pub(super) fn direct_encounter(&self, tied: &[usize]) -> Vec<Worth> {
        let mut worths = vec![0; tied.len()];
        let mut behind = tied.len();
        for part in self.part(tied) {
            behind -= part.len();
            for (worth, row) in worths.iter_mut().zip(tied) {
                if part.contains(row) {
                    *worth = Worth::try_from(behind).unwrap_or(Worth::MAX);
                }
            }
        }
        worths
    }
}
