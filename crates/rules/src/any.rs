//! Positions and moves for code that works with every game.

use std::{fmt, ops::ControlFlow};

use super::{
    AnyMove, AnyPosition, Game, GameId, Info, MoveError, Outcome, SizeError, Square, Trace,
    Unreadable, notation,
};
use crate::{
    variants,
    words::{Arg, Explain, Sentence},
};

/// A legal move, with the position in which it is legal.
///
/// Only the rules create one, so every question about it has an answer: it cannot belong to another
/// game or another position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalMove<G: Game> {
    position: G,
    mv: G::Move,
}

impl<G: Game> LegalMove<G> {
    /// Wraps a move that the rules have found legal in this position.
    pub(super) fn new(position: &G, mv: G::Move) -> LegalMove<G> {
        LegalMove {
            position: position.clone(),
            mv,
        }
    }

    /// Returns the position in which the move is legal.
    pub const fn position(&self) -> &G {
        &self.position
    }

    /// Returns the move.
    pub const fn mv(&self) -> &G::Move {
        &self.mv
    }

    pub(super) fn after(&self) -> G {
        let mut after = self.position.clone();
        after.play_legal(&self.mv);
        after
    }

    pub(super) fn squares(&self) -> Vec<Square> {
        self.position.squares(&self.mv)
    }

    pub(super) fn trace(&self) -> Trace {
        self.position.trace(&self.mv)
    }

    pub(super) fn meaning(&self) -> Sentence {
        let ends = self.decides().map_or("no", Decision::id);
        self.position.meaning(&self.mv).with("ends", ends)
    }

    pub(super) fn decides(&self) -> Option<Decision> {
        Some(match self.after().outcome()? {
            Outcome::Draw => Decision::Draw,
            Outcome::Win(side) if side == self.position.side_to_move() => Decision::Win,
            Outcome::Win(_) => Decision::Loss,
        })
    }

    pub(super) fn origin(&self) -> Square {
        self.position.origin(&self.mv)
    }

    pub(super) fn captures(&self) -> u32 {
        self.position.captures(&self.mv)
    }

    pub(super) fn is_quiet(&self) -> bool {
        self.position.is_quiet(&self.mv)
    }

    pub(super) fn warning(&self) -> Option<Sentence> {
        self.position.warning(&self.mv)
    }
}

/// The canonical text.
impl<G: Game> fmt::Display for LegalMove<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.position.write_move(&self.mv))
    }
}

variants! {
    /// How a move ends the match by the rules of its game, from the mover's point of view.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Decision {
        /// The mover wins.
        Win = "win",
        /// The match is drawn.
        Draw = "draw",
        /// The mover loses.
        Loss = "loss",
    }
}

/// A move that was played or could be played, with the position it leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// The move.
    pub mv: AnyMove,
    /// The position after it.
    pub position: AnyPosition,
}

/// Why a text is not the canonical text of a legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveTextError {
    /// The text names no legal move.
    #[error("it is no legal move: {0}")]
    Move(#[from] MoveError<Sentence>),
    /// The text names a legal move but is not written in the canonical way.
    #[error("the move is written {canonical}")]
    NotCanonical {
        /// The canonical text.
        canonical: String,
    },
}

impl AnyPosition {
    /// Lists every legal move. If a few are enough, use [`visit_moves`](AnyPosition::visit_moves).
    pub fn moves(&self) -> Vec<AnyMove> {
        let mut moves = Vec::new();
        let _ = self.visit_moves(|mv| {
            moves.push(mv);
            ControlFlow::<()>::Continue(())
        });
        moves
    }

    /// Parses a move exactly as records write it: formatting the result returns `text` again.
    pub fn parse_move(&self, text: &str) -> Result<AnyMove, MoveTextError> {
        let mv = self.read_move(text)?;
        let canonical = mv.to_string();
        if canonical == text {
            Ok(mv)
        } else {
            Err(MoveTextError::NotCanonical { canonical })
        }
    }

    /// Plays a move as a player might type it. This position is left unchanged.
    pub fn play(&self, text: &str) -> Result<Ply, MoveError<Sentence>> {
        self.read_move(text).map(AnyMove::play)
    }
}

impl AnyMove {
    /// Plays the move.
    pub fn play(self) -> Ply {
        Ply {
            position: self.after(),
            mv: self,
        }
    }

    /// Returns whether the move's text contains the sign for hops over the mover's own pieces.
    pub fn is_hop(&self) -> bool {
        self.to_string().contains(notation::HOP)
    }
}

impl From<&AnyMove> for Arg {
    fn from(mv: &AnyMove) -> Arg {
        Arg::Same(mv.to_string())
    }
}

/// Returns the squares named in a text, whether or not they name a legal move.
pub(super) fn read_squares<G: Game>(position: &G, text: &str) -> Result<Vec<Square>, Unreadable> {
    notation::read_squares(text, position.size(), G::SIGNS)
}

/// Converts any game's refusal into one type.
pub(super) fn explain<I: Explain>(error: MoveError<I>) -> MoveError<Sentence> {
    match error {
        MoveError::Over => MoveError::Over,
        MoveError::Unreadable(unreadable) => MoveError::Unreadable(unreadable),
        MoveError::Illegal(illegal) => MoveError::Illegal(illegal.sentence()),
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}

impl Info {
    /// Returns the board size that the game is usually played on.
    pub fn usual_size(&self) -> u8 {
        self.sizes[0]
    }

    /// Returns the board size to play on: the standard one, or the one asked for if the game has
    /// it.
    pub fn size(&self, asked: Option<u8>) -> Result<u8, SizeError> {
        let size = asked.unwrap_or_else(|| self.usual_size());
        if self.sizes.contains(&size) {
            Ok(size)
        } else {
            Err(SizeError {
                game: self.id,
                size,
                sizes: self.sizes,
            })
        }
    }
}
