//! What a game must implement so that everything else works with it.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    ops::ControlFlow,
};

use super::{Ending, Lesson, MoveError, Outcome, PositionError, RulesCard, Side, Square, notation};
use crate::words::{Explain, Sentence};

/// The facts of a game that do not depend on a position.
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
    /// The sizes of board it can be played on, counted in files, the standard one first. A board
    /// has as many ranks as files.
    pub sizes: &'static [u8],
    /// The version of its rules as this program plays them, from 1. It is raised whenever a fix
    /// changes which moves are legal or what they do, so that a match can tell which rules it was
    /// played by.
    pub rules: u32,
    /// The rules card, which `/rules` shows.
    pub rules_card: &'static RulesCard,
    /// The lessons of `/tutorial`, the easiest first.
    pub lessons: &'static [Lesson],
}

/// The rules of a game, implemented by the game's position.
///
/// A value is a position: which piece stands where, which side is to move, and a choice that is
/// pending, if any. It has no history: repetition is a rule of the match. The side to move need not
/// alternate, because a pending choice is a ply of its own, and a move may have many steps.
pub trait Game: Clone + Debug + Display + Eq + Hash + Send + Sync + 'static {
    /// A move, complete with all its steps. Two moves are equal when they are the same ply.
    type Move: Clone + Debug + Eq + Send + Sync;

    /// Why a move is not legal, with what a player needs to know to see why.
    type Illegal: Clone + Debug + Eq + Explain + Send + Sync;

    /// The game's facts.
    const INFO: Info;

    /// The signs that its move texts have between squares, besides those that every game has.
    const SIGNS: &'static str;

    /// The start position on a board of `size` files, which is one of [`Info::sizes`].
    fn start(size: u8) -> Self;

    /// Reads a position text, exactly: printing the result gives `text` back.
    fn parse(text: &str) -> Result<Self, PositionError>;

    /// The number of files of the board.
    fn size(&self) -> u8;

    /// The side whose ply it is. In a finished position, the side whose ply it would be.
    fn side_to_move(&self) -> Side;

    /// How this position ends the match, if it does.
    fn ending(&self) -> Option<Ending>;

    /// How the board alone ends the match, if it does: without asking whether the side to move has a
    /// move. A position with this, or without a move, has an [`ending`](Game::ending), and no other.
    fn ending_on_board(&self) -> Option<Ending>;

    /// The outcome of the match, if this position ends it.
    fn outcome(&self) -> Option<Outcome> {
        self.ending().map(|ending| ending.outcome)
    }

    /// Calls `visit` with every legal move, once each, until it breaks. A finished position has
    /// none.
    ///
    /// It visits instead of listing, because some games have positions with more moves than fit in
    /// memory, and because counting and searching need no list.
    fn visit_moves<B>(&self, visit: impl FnMut(Self::Move) -> ControlFlow<B>) -> ControlFlow<B>;

    /// Calls `visit` with the legal moves that change most at once, until it breaks: those that
    /// capture without a price, those that take a piece where it wins, and choices. A finished
    /// position has none.
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
    fn find_move(&self, squares: &[Square]) -> Result<Self::Move, MoveError<Self::Illegal>>;

    /// Reads a move as a player may type it, if it is legal here. In a finished position the answer
    /// to every text is [`MoveError::Over`].
    ///
    /// Games whose move texts say more than squares override this.
    fn read_move(&self, text: &str) -> Result<Self::Move, MoveError<Self::Illegal>> {
        match notation::read_squares(text, self.size(), Self::SIGNS) {
            Ok(squares) => self.find_move(&squares),
            Err(_) if self.outcome().is_some() => Err(MoveError::Over),
            Err(unreadable) => Err(MoveError::Unreadable(unreadable)),
        }
    }

    /// The canonical text of a legal move.
    fn write_move(&self, mv: &Self::Move) -> String;

    /// Plays a move after checking it. On an error the position is unchanged.
    fn play(&mut self, mv: &Self::Move) -> Result<(), MoveError<Self::Illegal>>;

    /// Plays a move known to be legal here: one from [`visit_moves`](Game::visit_moves),
    /// [`find_move`](Game::find_move) or [`read_move`](Game::read_move). Any other move makes a
    /// wrong position.
    fn play_legal(&mut self, mv: &Self::Move);

    /// The path and the captures of a legal move, for arrows and highlights.
    fn trace(&self, mv: &Self::Move) -> Trace;

    /// Says what a legal move does, for lists of moves: "two stones, captures the tower of 2". How
    /// it ends the match, if it does, is said by [`AnyMove::meaning`](super::AnyMove::meaning).
    fn meaning(&self, mv: &Self::Move) -> Sentence;

    /// The square where a legal move begins: the first of [`squares`](Game::squares).
    fn origin(&self, mv: &Self::Move) -> Square;

    /// How many enemy pieces a legal move captures.
    fn captures(&self, mv: &Self::Move) -> u32;

    /// Whether a legal move only takes a piece to a vacant square.
    fn is_quiet(&self, mv: &Self::Move) -> bool {
        self.captures(mv) == 0
    }

    /// Whether the rules want a capture here, and take a piece from a player who makes none.
    fn must_capture(&self) -> bool {
        false
    }

    /// The squares that name a legal move from first to last: [`find_move`](Game::find_move) finds
    /// the move by them.
    fn squares(&self, mv: &Self::Move) -> Vec<Square> {
        self.trace(mv).path
    }

    /// The squares with which a player who has named these can go on towards a legal move, each
    /// once and sorted. As long as no square is named, these are the squares where moves begin.
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

    /// The squares of the enemy pieces of which the side to move must first remove one, sorted.
    fn choices(&self) -> Vec<Square> {
        Vec::new()
    }

    /// All pieces on the board, in any order, for lists and descriptions.
    fn pieces(&self) -> Vec<PlacedPiece>;

    /// The warning that a player should read before a legal move with a price that the board does
    /// not show, such as a piece that the rules then take away.
    fn warning(&self, _mv: &Self::Move) -> Option<Sentence> {
        None
    }

    /// The number of lines of exactly `depth` plies from here.
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

/// Where a move goes on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The squares that the piece passes, in order, its origin first. Empty if no piece moves.
    pub path: Vec<Square>,
    /// The squares whose pieces leave the board.
    pub removed: Vec<Square>,
}

/// A piece on the board, told without the game's own types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedPiece {
    /// The square it stands on.
    pub square: Square,
    /// The side it belongs to.
    pub side: Side,
    /// Its kind, such as `gt-tower`. The locale keys of the kind end with it.
    pub kind: &'static str,
    /// How many stones high it is, in games that stack.
    pub height: Option<u8>,
}
