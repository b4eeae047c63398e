//! Errors in texts of positions and moves, and in board sizes.

use std::fmt::{self, Debug, Display};

use super::{Square, Unreadable};
use crate::words::{Explain, Sentence};

/// Why a text is not a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// It has too few or too many parts separated by spaces.
    #[error("expected {expected}, with a single space between")]
    Parts {
        /// The parts that a position text of this game has.
        expected: &'static str,
    },
    /// The number of ranks is wrong.
    #[error("expected {expected} ranks separated by '/', found {found}")]
    Ranks {
        /// The number of ranks the board has.
        expected: &'static str,
        /// The number of ranks the text has.
        found: usize,
    },
    /// A rank has too few or too many squares.
    #[error("rank {rank} does not fill {files} files")]
    Files {
        /// The rank's number.
        rank: u8,
        /// The number of files the board has.
        files: u8,
    },
    /// A run of empty squares is not written as one number.
    #[error("rank {rank} has an empty run that is not written as one number")]
    Run {
        /// The rank's number.
        rank: u8,
    },
    /// It has a sign that means nothing in this game.
    #[error("'{0}' is not a piece of this game")]
    Piece(String),
    /// A piece is on a square where none of its kind can be.
    #[error("{piece} cannot stand on {square}")]
    Place {
        /// The piece as it is written.
        piece: String,
        /// The square it is on.
        square: Square,
    },
    /// A side has two of a piece that must be unique, or lacks a piece that it needs.
    #[error("{0}")]
    Count(&'static str),
    /// The side to move is not one of the two valid letters.
    #[error("'{found}' is not a side to move; expected {expected}")]
    Side {
        /// The letters of this game.
        expected: &'static str,
        /// The text in the side's place.
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
        f.write_str(&self.sentence().for_log())
    }
}

impl<I: Explain + Debug> std::error::Error for MoveError<I> {}

/// A board size that a game is not played on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{game} is not played on size {size}; its sizes: {sizes:?}")]
pub struct SizeError {
    /// The game's id.
    pub game: &'static str,
    /// The requested size.
    pub size: u8,
    /// The game's sizes.
    pub sizes: &'static [u8],
}
