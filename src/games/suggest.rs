//! Suggestions for a player who has typed part of a move.

use std::{collections::BTreeMap, ops::ControlFlow};

use super::{Game, Square};
use crate::words::Sentence;

/// At most so many moves are looked at. Only King's Court has positions with more; there, the rest
/// comes up as the player types on.
const MOST_LOOKED_AT: usize = 4096;

/// If not all moves fit, the best are still suggested one by one, so many of them. The rest of the
/// list is for beginnings that stand for several moves.
const BEST: usize = 8;

/// A suggestion to a player who types a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The text to put in: a move's canonical text, or the squares with which several moves begin.
    pub text: String,
    /// What it stands for.
    pub stands_for: StandsFor,
}

/// What a suggestion stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StandsFor {
    /// One move.
    Move {
        /// What it does.
        meaning: Sentence,
        /// What it costs.
        warning: Option<Sentence>,
    },
    /// This many moves that begin so.
    Several(u32),
}

/// A move that fits what was typed.
struct Candidate<M> {
    mv: M,
    squares: Vec<Square>,
    text: String,
    /// The order in which moves are suggested: those that begin as typed before those that only go
    /// there, those without a price before those with one, and captures before quiet moves.
    rank: (Fit, bool, std::cmp::Reverse<usize>),
}

/// How well a move fits what was typed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fit {
    /// It is exactly the move that was typed.
    Exactly,
    /// It begins with what was typed.
    Begins,
    /// It passes or ends on the squares that were typed.
    GoesThere,
}

pub(super) fn suggest<G: Game>(position: &G, typed: &str, most: usize) -> Vec<Suggestion> {
    let mut found = candidates(position, typed);
    found.sort_by(|a, b| (a.rank, &a.text).cmp(&(b.rank, &b.text)));
    if found.len() <= most {
        return found.iter().map(|one| of_one(position, one)).collect();
    }
    let groups = groups(&found, most.saturating_sub(BEST));
    let best = most.saturating_sub(groups.len());
    let mut suggestions: Vec<Suggestion> = found
        .iter()
        .take(best)
        .map(|one| of_one(position, one))
        .collect();
    suggestions.extend(groups);
    suggestions
}

/// The moves that fit what was typed. As long as nothing is typed, all moves fit.
fn candidates<G: Game>(position: &G, typed: &str) -> Vec<Candidate<G::Move>> {
    let exactly = position.read_move(typed).ok();
    let typed = bare(typed);
    let mut found = Vec::new();
    let mut looked_at = 0;
    let _ = position.visit_moves(|mv| {
        looked_at += 1;
        let squares = position.squares(&mv);
        let fit = if exactly.as_ref() == Some(&mv) {
            Some(Fit::Exactly)
        } else {
            fit(&squares, &typed)
        };
        if let Some(fit) = fit {
            let captures = position.trace(&mv).removed.len();
            let costs = position.warning(&mv).is_some();
            found.push(Candidate {
                text: position.write_move(&mv),
                rank: (fit, costs, std::cmp::Reverse(captures)),
                mv,
                squares,
            });
        }
        if looked_at < MOST_LOOKED_AT {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    found
}

fn fit(squares: &[Square], typed: &str) -> Option<Fit> {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    if names.concat().starts_with(typed) {
        Some(Fit::Begins)
    } else if (1..names.len()).any(|from| names[from..].concat().starts_with(typed)) {
        Some(Fit::GoesThere)
    } else {
        None
    }
}

/// Beginnings that stand for several moves. They have as many squares as possible without there
/// being more than `most` beginnings, and one square at least.
fn groups<M>(found: &[Candidate<M>], most: usize) -> Vec<Suggestion> {
    let longest = found.iter().map(|one| one.squares.len()).max().unwrap_or(0);
    let by = |length: usize| {
        let mut groups: BTreeMap<&[Square], u32> = BTreeMap::new();
        for one in found {
            let beginning = one.squares.get(..length).unwrap_or(&one.squares);
            *groups.entry(beginning).or_default() += 1;
        }
        groups
    };
    let mut chosen = by(1);
    for length in 2..=longest {
        let finer = by(length);
        if finer.len() > most {
            break;
        }
        chosen = finer;
    }
    chosen
        .into_iter()
        .take(most)
        .map(|(squares, count)| Suggestion {
            text: squares
                .iter()
                .map(Square::to_string)
                .collect::<Vec<_>>()
                .join("-"),
            stands_for: StandsFor::Several(count),
        })
        .collect()
}

fn of_one<G: Game>(position: &G, one: &Candidate<G::Move>) -> Suggestion {
    Suggestion {
        text: one.text.clone(),
        stands_for: StandsFor::Move {
            meaning: position.meaning(&one.mv),
            warning: position.warning(&one.mv),
        },
    }
}

/// Strips a move text of everything but its squares, so that all forms of it compare equal.
fn bare(text: &str) -> String {
    text.chars()
        .filter(|sign| sign.is_ascii_alphanumeric() && !sign.eq_ignore_ascii_case(&'x'))
        .map(|sign| sign.to_ascii_lowercase())
        .collect()
}
