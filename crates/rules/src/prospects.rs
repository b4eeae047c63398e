//! Choosing among whole moves: which pieces can move and what they can gain, and the moves of a
//! piece, most useful first.

use std::{cmp::Reverse, collections::HashSet, ops::ControlFlow};

use super::{AnyMove, AnyPosition, Decision, Square};

/// The most moves that are examined to find out what each piece can gain. Only King's Court has
/// positions with more.
const MOST_LOOKED_AT: u32 = 50_000;

/// If one piece has more moves than this, at most [`FEW`] are returned. A piece has this many only
/// in contrived King's Court positions, where each move also takes long to name.
const MANY: usize = 1_000;
/// See [`MANY`].
const FEW: usize = 20;

/// A piece that can move, or one of the pieces from which one must leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mover {
    /// The square it is on.
    pub square: Square,
    /// The highest worth of any of its moves.
    pub best: Worth,
    /// Whether it can capture.
    pub captures: bool,
}

/// A move as a player sees it when choosing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The move.
    pub mv: AnyMove,
    /// The squares that name it from first to last.
    pub squares: Vec<Square>,
    /// Its worth by the rules alone.
    pub worth: Worth,
    /// The number of enemy pieces it captures.
    pub captures: u32,
}

/// The worth of a move by the rules alone, best first. Whether the move is wise is not considered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Worth {
    /// It wins the match.
    Win,
    /// The match continues, and the move costs nothing by the rules.
    Free,
    /// It draws the match.
    Draw,
    /// It costs a piece by the rules.
    Costly,
    /// It loses the match.
    Loss,
}

impl Worth {
    /// Returns what this move is worth.
    pub fn of(mv: &AnyMove) -> Worth {
        match mv.decides() {
            Some(Decision::Win) => Worth::Win,
            Some(Decision::Draw) => Worth::Draw,
            Some(Decision::Loss) => Worth::Loss,
            None if mv.warning().is_some() => Worth::Costly,
            None => Worth::Free,
        }
    }

    /// Returns whether a player should think twice.
    pub fn is_bad(self) -> bool {
        self >= Worth::Costly
    }
}

impl Prospect {
    /// Returns what this move promises.
    pub fn of(mv: AnyMove) -> Prospect {
        Prospect {
            squares: mv.squares(),
            worth: Worth::of(&mv),
            captures: mv.captures(),
            mv,
        }
    }

    /// Returns whether neither of two moves promises more, so that only their squares order them.
    pub fn ranks_like(&self, other: &Prospect) -> bool {
        self.rank() == other.rank()
    }

    /// Returns the sort key: wins come first, then the moves that capture most, and among equal
    /// captures long chains come before short ones.
    fn rank(&self) -> (Worth, Reverse<u32>, Reverse<usize>) {
        let length = if self.captures > 0 {
            self.squares.len()
        } else {
            0
        };
        (self.worth, Reverse(self.captures), Reverse(length))
    }
}

/// Returns the `most` most useful of these moves: wins come first, then the moves that capture
/// most, and among equal captures long chains come before short ones.
pub(super) fn best(mut moves: Vec<AnyMove>, most: usize) -> Vec<Prospect> {
    // In some games finding the squares of a chain takes a search, so only a few moves are asked
    // for them.
    moves.sort_by_cached_key(|mv| (Worth::of(mv), Reverse(mv.captures())));
    moves.truncate(most);
    let mut best: Vec<Prospect> = moves.into_iter().map(Prospect::of).collect();
    best.sort_by_cached_key(|one| (one.rank(), one.squares.clone()));
    best
}

impl AnyPosition {
    /// Returns the pieces that can move, or those from which one must leave the board: those that
    /// can win first, then those that can capture, each in the order of their squares.
    ///
    /// ```
    /// use rules::GameId;
    ///
    /// let position = GameId::Courtyard.parse_position("k9/10/10/10/10/10/2s7/1G8/10/9K w -")?;
    /// let movers = position.movers();
    /// assert!(position.must_capture());
    /// assert!(movers[0].captures && movers[0].square.to_string() == "b3");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn movers(&self) -> Vec<Mover> {
        let squares = self.next_squares(&[]);
        let mut movers: Vec<Mover> = squares
            .into_iter()
            .map(|square| Mover {
                square,
                best: Worth::Loss,
                captures: false,
            })
            .collect();
        let mut looked_at = 0;
        let _ = self.visit_moves(|mv| {
            let found = movers.binary_search_by_key(&mv.origin(), |mover| mover.square);
            if let Ok(at) = found {
                let mover = &mut movers[at];
                mover.captures |= mv.captures() > 0;
                mover.best = mover.best.min(Worth::of(&mv));
            }
            looked_at += 1;
            if looked_at < MOST_LOOKED_AT {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        });
        movers.sort_by_key(|mover| (mover.best != Worth::Win, !mover.captures));
        movers
    }

    /// Returns the moves that start on this square, most useful first and at most `most`, and
    /// whether these are all. If there are very many moves, it returns fewer. Of moves that lead to
    /// the same position, only one is returned.
    ///
    /// ```
    /// use rules::{GameId, Square};
    ///
    /// let position = GameId::Courtyard
    ///     .parse_position("k9/10/10/7s2/10/7s2/10/7s2/6G3/1K8 w -")?;
    /// let (moves, all) = position.moves_from(Square::new(6, 1), 25);
    /// assert_eq!(moves[0].mv.to_string(), "g2xi4xg6xi8");
    /// assert!(all);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn moves_from(&self, origin: Square, most: usize) -> (Vec<Prospect>, bool) {
        let mut found = Vec::new();
        let mut reached = HashSet::new();
        let _ = self.visit_moves(|mv| {
            if mv.origin() == origin && reached.insert(mv.after()) {
                found.push(mv);
            }
            ControlFlow::<()>::Continue(())
        });
        let most = if found.len() > MANY {
            most.min(FEW)
        } else {
            most
        };
        let all = found.len() <= most;
        (best(found, most), all)
    }
}
