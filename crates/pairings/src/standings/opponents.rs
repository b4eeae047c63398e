//! Tie-breaks from the opponents' scores (articles 8 and 9), and what rounds without a game count
//! for in them (article 16).

use super::super::tournament::Points;
use super::{Entry, System, Table, Worth};

/// What one round brings.
struct Contribution {
    opponent: Points,
    voluntary: bool,
}

impl Table<'_> {
    /// A player's score, as it counts for opponents (16.3): a bye that was asked for counts as a
    /// draw if no round follows that the player did not choose to miss; all else counts what it
    /// brought.
    fn adjusted_score(&self, row: usize) -> Points {
        let row = &self.rows[row];
        if self.system == System::RoundRobin {
            return row.points;
        }
        let after_last = row.entries.iter().rposition(|entry| !entry.is_voluntary());
        let after_last = after_last.map_or(0, |last| last + 1);
        let counted = row.entries.iter().enumerate().map(|(index, entry)| {
            if index >= after_last && entry.is_requested_bye() {
                self.tournament.scoring.draw
            } else {
                entry.points
            }
        });
        counted.sum()
    }

    /// The score of whom a player met in a round: the opponent's, or, where no game was played, that
    /// of a dummy (16.4) who has as many points as the player himself, but no more than the
    /// opponent who was to be met (16.4.1), or than a draw in every round (16.4.2).
    fn contribution(&self, row: usize, entry: &Entry) -> Option<Contribution> {
        let opponent = entry.opponent.map(|opponent| self.adjusted_score(opponent));
        if self.counts(entry) {
            return Some(Contribution {
                opponent: opponent?,
                voluntary: false,
            });
        }
        if self.system == System::RoundRobin {
            return None;
        }
        let rounds = u32::try_from(self.tournament.played).unwrap_or(u32::MAX);
        let draws = self
            .tournament
            .scoring
            .draw
            .in_halves()
            .saturating_mul(rounds);
        let most = opponent.unwrap_or(Points::halves(draws));
        let dummy = self.rows[row].points.min(most);
        Some(Contribution {
            opponent: dummy,
            voluntary: entry.is_voluntary(),
        })
    }

    /// Buchholz without so many of the least contributions. Rounds that the player chose not to play
    /// are cut before all others (16.5.1).
    pub(super) fn buchholz(&self, row: usize, cut: usize) -> Worth {
        let entries = self.rows[row].entries.iter();
        let mut all: Vec<_> = entries
            .filter_map(|entry| self.contribution(row, entry))
            .collect();
        all.sort_by_key(|contribution| (!contribution.voluntary, contribution.opponent));
        let kept: Points = all
            .iter()
            .skip(cut)
            .map(|contribution| contribution.opponent)
            .sum();
        2 * Worth::from(kept.in_halves())
    }

    /// Sonneborn-Berger. Halves times halves are quarters.
    pub(super) fn sonneborn_berger(&self, row: usize) -> Worth {
        let products = self.rows[row].entries.iter().filter_map(|entry| {
            let contribution = self.contribution(row, entry)?;
            Some(
                Worth::from(contribution.opponent.in_halves())
                    * Worth::from(entry.points.in_halves()),
            )
        });
        products.sum()
    }
}
