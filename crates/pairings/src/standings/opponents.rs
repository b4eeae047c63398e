//! Tie-breaks from the opponents' scores (articles 8 and 9), and how rounds without a game count in
//! them (article 16).

use super::super::tournament::Points;
use super::{Entry, System, Table, Worth};

/// The contribution of one round.
struct Contribution {
    opponent: Points,
    voluntary: bool,
}

impl Table<'_> {
    /// Returns a player's score, as it counts for opponents (16.3): a requested bye counts as a
    /// draw if every later round is one the player chose to miss; everything else counts at face
    /// value.
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

    /// Returns the score of the player's opponent in a round: the opponent's own, or, where no game
    /// was played, that of a dummy (16.4) who has as many points as the player, but no more than
    /// the scheduled opponent (16.4.1), or than a draw in every round (16.4.2).
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

    /// Returns Buchholz without the `cut` lowest contributions. Rounds that the player chose not to
    /// play are cut before all others (16.5.1).
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

    /// Returns Sonneborn-Berger. Halves times halves are quarters.
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
