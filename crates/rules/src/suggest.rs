//! Suggestions for a player who has typed part of a move.

use std::ops::ControlFlow;

use super::{AnyMove, AnyPosition, Prospect, prospects::best};

/// The most moves that are examined. Only King's Court has positions with more; the rest turn up as
/// the player types on.
const MOST_LOOKED_AT: usize = 4096;

/// How well a move fits what was typed.
#[derive(Clone, Copy)]
enum Fit {
    /// It is exactly the move that was typed.
    Exactly,
    /// It begins with what was typed.
    Begins,
    /// It passes or ends on the squares that were typed.
    GoesThere,
}

impl AnyPosition {
    /// Returns at most `most` moves that a player who has typed this much could mean: those that
    /// begin as typed before those that only go there, and within each group the most useful first.
    ///
    /// ```
    /// use rules::GameId;
    ///
    /// let start = GameId::GuardAndTowers.start(None)?;
    /// let moves = start.suggest("A7", 25);
    /// let texts: Vec<String> = moves.iter().map(|one| one.mv.to_string()).collect();
    /// assert_eq!(texts, ["a7-a6", "a7-b7", "b7-a7"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn suggest(&self, typed: &str, most: usize) -> Vec<Prospect> {
        let exactly = self.read_move(typed).ok();
        let typed = bare(typed);
        let mut found = [Vec::new(), Vec::new(), Vec::new()];
        let mut looked_at = 0;
        let _ = self.visit_moves(|mv| {
            looked_at += 1;
            let fit = if exactly.as_ref() == Some(&mv) {
                Some(Fit::Exactly)
            } else {
                fit(&mv, &typed)
            };
            if let Some(fit) = fit {
                found[fit as usize].push(mv);
            }
            if looked_at < MOST_LOOKED_AT {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        let ranked = found.into_iter().flat_map(|fitting| best(fitting, most));
        ranked.take(most).collect()
    }
}

fn fit(mv: &AnyMove, typed: &str) -> Option<Fit> {
    if typed.is_empty() {
        return Some(Fit::Begins);
    }
    let names: Vec<String> = mv.squares().iter().map(ToString::to_string).collect();
    if names.concat().starts_with(typed) {
        Some(Fit::Begins)
    } else if (1..names.len()).any(|from| names[from..].concat().starts_with(typed)) {
        Some(Fit::GoesThere)
    } else {
        None
    }
}

/// Strips a move text down to its squares, so that all forms of it compare equal.
fn bare(text: &str) -> String {
    text.chars()
        .filter(|sign| sign.is_ascii_alphanumeric() && !sign.eq_ignore_ascii_case(&'x'))
        .map(|sign| sign.to_ascii_lowercase())
        .collect()
}
