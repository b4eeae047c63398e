//! Errors in texts of positions and moves, and in board sizes.

use std::fmt::{self, Debug, Display};

use super::{Square, Unreadable};
use crate::words::{Explain, Sentence};

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// It has too few or too many parts between spaces.
    #[error("expected {expected}, with a single space between")]
    Parts {
        /// The parts of a position text of this game.
        expected: &'static str,
    },
    /// The number of ranks is wrong.
    #[error("expected {expected} ranks separated by '/', found {found}")]
    Ranks {
        /// How many ranks the board has.
        expected: &'static str,
        /// How many ranks the text has.
        found: usize,
    },
    /// A rank has too few or too many squares.
    #[error("rank {rank} does not fill {files} files")]
    Files {
        /// The rank's number.
        rank: u8,
        /// How many files the board has.
        files: u8,
    },
    /// An empty run is not written as one number.
    #[error("rank {rank} has an empty run that is not written as one number")]
    Run {
        /// The rank's number.
        rank: u8,
    },
    /// It has a sign that means nothing in this game.
    #[error("'{0}' is not a piece of this game")]
    Piece(String),
    /// A piece stands where none of its kind can stand.
    #[error("{piece} cannot stand on {square}")]
    Place {
        /// The piece as it is written.
        piece: String,
        /// The square it stands on.
        square: Square,
    },
    /// A side has two of a piece that it has once, or lacks a piece that it needs.
    #[error("{0}")]
    Count(&'static str),
    /// The side to move is not one of the two letters.
    #[error("'{found}' is not a side to move; expected {expected}")]
    Side {
        /// The letters of this game.
        expected: &'static str,
        /// What the text has.
        found: String,
    },
    /// The last part contradicts the board.
    #[error("{0}")]
    State(&'static str),
}

/// Why a move text cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError<I> {
    /// The match is over in this position.
    Over,
    /// The text is not a move at all.
    Unreadable(Unreadable),
    /// The rules forbid it.
    Illegal(I),
}

impl<I: Explain> Explain for MoveError<I> {
    fn sentence(&self) -> Sentence {
        match self {
            MoveError::Over => Sentence::new("move-over"),
            MoveError::Unreadable(unreadable) => unreadable.sentence(),
            MoveError::Illegal(illegal) => illegal.sentence(),
        }
    }
}

impl<I: Explain> Display for MoveError<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.sentence(), f)
    }
}

impl<I: Explain + Debug> std::error::Error for MoveError<I> {}

/// A board size that a game is not played on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{game} is not played on size {size}; its sizes: {sizes:?}")]
pub struct SizeError {
    /// The game's id.
    pub game: &'static str,
    /// The size asked for.
    pub size: u8,
    /// The sizes there are.
    pub sizes: &'static [u8],
}
