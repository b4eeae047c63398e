//! What a move looks like to code that works with every game.

use std::{fmt, ops::ControlFlow};

use super::{
    AnyPosition, Game, GameId, Info, MoveError, SizeError, Square, Trace, Unreadable, notation,
};
use crate::words::{Explain, Sentence};

/// A legal move of some position, told by its canonical text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyMove {
    /// The canonical text.
    pub text: String,
    /// Where it goes.
    pub trace: Trace,
}

/// What a move led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The position after it.
    pub position: AnyPosition,
    /// The move's canonical text.
    pub text: String,
    /// The squares that name it from first to last.
    pub squares: Vec<Square>,
    /// Where it went.
    pub trace: Trace,
    /// What it does, in words: see [`Game::meaning`].
    pub meaning: Sentence,
    /// What the player should have heard before making it: see [`Game::warning`].
    pub warning: Option<Sentence>,
}

pub(super) fn visit_moves<G: Game, B>(
    position: &G,
    mut visit: impl FnMut(AnyMove) -> ControlFlow<B>,
) -> ControlFlow<B> {
    position.visit_moves(|mv| {
        visit(AnyMove {
            text: position.write_move(&mv),
            trace: position.trace(&mv),
        })
    })
}

pub(super) fn play<G: Game>(
    position: &G,
    text: &str,
    wrap: impl FnOnce(G) -> AnyPosition,
) -> Result<Played, MoveError<Sentence>> {
    let mv = position.read_move(text).map_err(|error| match error {
        MoveError::Over => MoveError::Over,
        MoveError::Unreadable(unreadable) => MoveError::Unreadable(unreadable),
        MoveError::Illegal(illegal) => MoveError::Illegal(illegal.sentence()),
    })?;
    let mut next = position.clone();
    next.play_legal(&mv);
    Ok(Played {
        position: wrap(next),
        text: position.write_move(&mv),
        squares: position.squares(&mv),
        trace: position.trace(&mv),
        meaning: position.meaning(&mv),
        warning: position.warning(&mv),
    })
}

impl AnyPosition {
    /// Every legal move. Use [`visit_moves`](AnyPosition::visit_moves) where a few are enough.
    pub fn moves(&self) -> Vec<AnyMove> {
        let mut moves = Vec::new();
        let _ = self.visit_moves(|mv| {
            moves.push(mv);
            ControlFlow::<()>::Continue(())
        });
        moves
    }
}

impl AnyPosition {
    /// The way of a move told by its text alone: the squares it names, whether or not it was ever
    /// legal. What it removed is not known.
    pub fn read_trace(&self, text: &str) -> Result<Trace, Unreadable> {
        let parts = notation::read(text, self.size(), "^=>*")?;
        Ok(Trace {
            path: parts.squares,
            removed: Vec::new(),
        })
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info().id)
    }
}

impl Info {
    /// The size to play on: the standard one, or the one asked for if the game has it.
    pub fn size(&self, asked: Option<u8>) -> Result<u8, SizeError> {
        let size = asked.unwrap_or(self.sizes[0]);
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
