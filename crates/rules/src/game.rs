//! The trait a game implements so that everything else works with it.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    ops::ControlFlow,
};

use super::{Ending, Lesson, MoveError, Outcome, PositionError, RulesCard, Side, Square, notation};
use crate::words::{Explain, Sentence};

/// The facts about a game that do not depend on a position.
#[derive(Debug)]
pub struct Info {
    /// The game's name in texts, in the database and on the command line.
    pub id: &'static str,
    /// The game's name for people. Names are not translated.
    pub name: &'static str,
    /// The name of its author, and the year.
    pub author: &'static str,
    /// The names of the two sides, by [`Side::index`]. The locale keys of the sides end with them.
    pub sides: [&'static str; 2],
    /// The board sizes it can be played on, counted in files, the standard one first. A board has
    /// as many ranks as files.
    pub sizes: &'static [u8],
    /// The version of its rules as this program plays them, starting at 1. It is raised whenever a
    /// fix changes which moves are legal or what they do, so that a match records which rules it
    /// was played by.
    pub rules: u32,
    /// The rules card, which `/rules` shows.
    pub rules_card: &'static RulesCard,
    /// The lessons of `/tutorial`, easiest first.
    pub lessons: &'static [Lesson],
}

/// The rules of a game, implemented by the game's position.
///
/// A value is a position: which piece is where, which side is to move, and a pending choice, if
/// any. It has no history: repetition is a rule of the match. The side to move need not alternate,
/// because a pending choice is a ply of its own, and a move can have many steps.
pub trait Game: Clone + Debug + Display + Eq + Hash + Send + Sync + 'static {
    /// A move, complete with all its steps. Two moves are equal when they are the same ply.
    type Move: Clone + Debug + Eq + Send + Sync;

    /// Why a move is illegal, with what a player needs to know to understand it.
    type Illegal: Clone + Debug + Eq + Explain + Send + Sync;

    /// The game's facts.
    const INFO: Info;

    /// The signs that its move texts have between squares, in addition to those of every game.
    const SIGNS: &'static str;

    /// Returns the start position on a board of `size` files, which is one of [`Info::sizes`].
    fn start(size: u8) -> Self;

    /// Parses a position text exactly: formatting the result returns `text` again.
    fn parse(text: &str) -> Result<Self, PositionError>;

    /// Returns the number of files of the board.
    fn size(&self) -> u8;

    /// Returns the side whose ply it is. In a finished position, the side whose ply it would be.
    fn side_to_move(&self) -> Side;

    /// Returns how this position ends the match, if it does.
    fn ending(&self) -> Option<Ending>;

    /// Returns how the board alone ends the match, if it does, without asking whether the side to
    /// move has a move. A position with such an ending, or without a move, has an
    /// [`ending`](Game::ending), and no other position has one.
    fn ending_on_board(&self) -> Option<Ending>;

    /// Returns the outcome of the match, if this position ends it.
    fn outcome(&self) -> Option<Outcome> {
        self.ending().map(|ending| ending.outcome)
    }

    /// Calls `visit` with every legal move, once each, until it breaks. A finished position has
    /// none.
    ///
    /// This visits instead of listing, because some games have positions with more moves than fit
    /// in memory, and because counting and searching need no list.
    fn visit_moves<B>(&self, visit: impl FnMut(Self::Move) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Calls `visit` with the most forcing legal moves, until it breaks: captures that cost
    /// nothing, moves that bring a piece to where it wins, and choices. A finished position has
    /// none.
    fn visit_forcing<B>(&self, visit: impl FnMut(Self::Move) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Counts the legal moves. Games that can count faster than by visiting override this.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        let _ = self.visit_moves(|_| {
            count += 1;
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// Finds the move that these squares name from first to last, if it is legal here. In a
    /// finished position the answer is always [`MoveError::Over`].
    fn find_move(&self, squares: &[Square]) -> Result<Self::Move, MoveError<Self::Illegal>> {
        self.must_go_on()?;
        self.move_by_squares(squares)
    }

    /// Parses a move as a player might type it, if it is legal here. In a finished position the
    /// answer to every text is [`MoveError::Over`].
    fn read_move(&self, text: &str) -> Result<Self::Move, MoveError<Self::Illegal>> {
        self.must_go_on()?;
        self.move_by_text(text)
    }

    /// Plays a move after checking it. On an error the position is unchanged.
    fn play(&mut self, mv: &Self::Move) -> Result<(), MoveError<Self::Illegal>> {
        self.must_go_on()?;
        let legal = self.check_move(mv).map_err(MoveError::Illegal)?;
        self.play_legal(&legal);
        Ok(())
    }

    /// Checks that this position doesn't end the match.
    fn must_go_on(&self) -> Result<(), MoveError<Self::Illegal>> {
        match self.outcome() {
            Some(_) => Err(MoveError::Over),
            None => Ok(()),
        }
    }

    /// Does what [`find_move`](Game::find_move) does, in a position that doesn't end the match.
    fn move_by_squares(&self, squares: &[Square]) -> Result<Self::Move, MoveError<Self::Illegal>>;

    /// Does what [`read_move`](Game::read_move) does, in a position that doesn't end the match.
    ///
    /// Games whose move texts say more than squares override this.
    fn move_by_text(&self, text: &str) -> Result<Self::Move, MoveError<Self::Illegal>> {
        let squares = notation::read_squares(text, self.size(), Self::SIGNS);
        self.move_by_squares(&squares.map_err(MoveError::Unreadable)?)
    }

    /// Returns a move, which can come from another position, as it is here, or says why it is illegal.
    fn check_move(&self, mv: &Self::Move) -> Result<Self::Move, Self::Illegal>;

    /// Returns the canonical text of a legal move.
    fn write_move(&self, mv: &Self::Move) -> String;

    /// Plays a move known to be legal here: one from [`visit_moves`](Game::visit_moves),
    /// [`find_move`](Game::find_move) or [`read_move`](Game::read_move). Any other move leads to a
    /// wrong position.
    fn play_legal(&mut self, mv: &Self::Move);

    /// Returns the path and the captures of a legal move, for arrows and highlights.
    fn trace(&self, mv: &Self::Move) -> Trace;

    /// Describes a legal move for lists of moves: "two stones, captures the tower of 2". If it ends
    /// the match, [`AnyMove::meaning`](super::AnyMove::meaning) says how.
    fn meaning(&self, mv: &Self::Move) -> Sentence;

    /// Returns the square where a legal move starts: the first of [`squares`](Game::squares).
    fn origin(&self, mv: &Self::Move) -> Square;

    /// Returns the number of enemy pieces a legal move captures.
    fn captures(&self, mv: &Self::Move) -> u32;

    /// Returns whether a legal move only moves a piece to a vacant square.
    fn is_quiet(&self, mv: &Self::Move) -> bool {
        self.captures(mv) == 0
    }

    /// Returns whether the rules demand a capture here and penalize a player who makes none with
    /// the loss of a piece.
    fn must_capture(&self) -> bool {
        false
    }

    /// Returns the squares that name a legal move from first to last:
    /// [`find_move`](Game::find_move) finds the move by them.
    fn squares(&self, mv: &Self::Move) -> Vec<Square> {
        self.trace(mv).path
    }

    /// Returns the squares with which a player who has named these can continue towards a legal
    /// move, sorted and without duplicates. Before any square is named, these are the squares where
    /// moves start.
    ///
    /// Games in which one move can be named in many ways override this.
    fn next_squares(&self, named: &[Square]) -> Vec<Square> {
        let mut next = Vec::new();
        let _ = self.visit_moves(|mv| {
            if let Some([square, ..]) = self.squares(&mv).strip_prefix(named) {
                next.push(*square);
            }
            ControlFlow::<()>::Continue(())
        });
        next.sort_unstable();
        next.dedup();
        next
    }

    /// Returns the squares of the enemy pieces from which the side to move must first remove one,
    /// sorted.
    fn choices(&self) -> Vec<Square> {
        Vec::new()
    }

    /// Returns all pieces on the board, in any order, for lists and descriptions.
    fn pieces(&self) -> Vec<PlacedPiece>;

    /// Returns the warning that a player should read before a legal move with a price that the
    /// board does not show, such as a piece that the rules then take away.
    fn warning(&self, _mv: &Self::Move) -> Option<Sentence> {
        None
    }

    /// Counts the lines of exactly `depth` plies from here.
    fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let mut lines = 0;
                let _ = self.visit_moves(|mv| {
                    let mut next = self.clone();
                    next.play_legal(&mv);
                    lines += next.perft(depth - 1);
                    ControlFlow::<()>::Continue(())
                });
                lines
            }
        }
    }
}

/// The squares that a move touches on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The squares the piece passes, in order, starting with its origin. Empty if no piece moves.
    pub path: Vec<Square>,
    /// The squares whose pieces leave the board.
    pub removed: Vec<Square>,
}

/// A piece on the board, independent of the game's own types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedPiece {
    /// The square it is on.
    pub square: Square,
    /// The side it belongs to.
    pub side: Side,
    /// Its kind, such as `tower`. The locale keys of the kind end with it.
    pub kind: &'static str,
    /// The number of stones, in games that stack.
    pub height: Option<u8>,
}
