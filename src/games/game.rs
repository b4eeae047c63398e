//! What a game must tell about itself, so that everything else works with it.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    ops::ControlFlow,
};

use super::{Lesson, MoveError, Outcome, PositionError, RulesCard, Side, Square, notation};
use crate::words::{Explain, Sentence};

/// What is known about a game without playing it.
#[derive(Debug)]
pub struct Info {
    /// The game's name in texts, in the database and on the command line.
    pub id: &'static str,
    /// The game's name for people. Names are not translated.
    pub name: &'static str,
    /// Who made it, and when.
    pub author: &'static str,
    /// What the two sides are called, by [`Side::index`]; also the end of their locale keys.
    pub sides: [&'static str; 2],
    /// The numbers of files (and of ranks) it can be played on, the standard one first.
    pub sizes: &'static [u8],
    /// What `/rules` shows.
    pub rules_card: &'static RulesCard,
    /// What `/tutorial` asks, the easiest first.
    pub lessons: &'static [Lesson],
}

/// The rules of a game, implemented by the game's position.
///
/// One value is a position: who stands where, who is to move, and any choice that is pending. It
/// carries no history; repetition is a rule of the match. The side to move need not alternate (a
/// pending choice is a ply of its own), and a move may have many steps.
pub trait Game: Clone + Debug + Display + Eq + Hash + Send + Sync + 'static {
    /// A move, complete with all its steps. Two moves are equal when they are the same ply.
    type Move: Clone + Debug + Eq + Send + Sync;

    /// Why a move is not legal, with what a player needs to see it.
    type Illegal: Clone + Debug + Eq + Explain + Send + Sync;

    /// The game's facts.
    const INFO: Info;

    /// The signs that stand between squares in its move texts, besides those of every game.
    const SIGNS: &'static str;

    /// The start position on a board of `size` files, which is one of [`Info::sizes`].
    fn start(size: u8) -> Self;

    /// Reads a position text, exactly: printing the result gives `text` back.
    fn parse(text: &str) -> Result<Self, PositionError>;

    /// How many files the board has.
    fn size(&self) -> u8;

    /// Whose ply it is. In a finished position: whose it would be.
    fn side_to_move(&self) -> Side;

    /// How the match has ended in this position, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Hands every legal move to `visit`, each once, until it breaks. A finished position has none.
    ///
    /// A visitor instead of a list, because some games have positions with more moves than fit in
    /// memory, and because counting and searching need no list.
    fn visit_moves<B>(&self, visit: impl FnMut(Self::Move) -> ControlFlow<B>) -> ControlFlow<B>;

    /// How many legal moves there are. Games with a faster way than visiting override this.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        let _ = self.visit_moves(|_| {
            count += 1;
            ControlFlow::<()>::Continue(())
        });
        count
    }

    /// The move that these squares name from first to last, if it is legal here. In a finished
    /// position it is always [`MoveError::Over`].
    fn find_move(&self, squares: &[Square]) -> Result<Self::Move, MoveError<Self::Illegal>>;

    /// Reads a move as a player may type it, if it is legal here. In a finished position every text
    /// is [`MoveError::Over`].
    ///
    /// Games whose texts say more than squares do override this.
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
    /// [`find_move`](Game::find_move) or [`read_move`](Game::read_move). With any other move the result is a wrong position.
    fn play_legal(&mut self, mv: &Self::Move);

    /// Where a legal move goes, for arrows and highlights.
    fn trace(&self, mv: &Self::Move) -> Trace;

    /// What a legal move does, for lists of moves: "two stones, captures the tower of 2".
    fn meaning(&self, mv: &Self::Move) -> Sentence;

    /// The squares that name a legal move from first to last: [`find_move`](Game::find_move) finds
    /// it by them.
    fn squares(&self, mv: &Self::Move) -> Vec<Square> {
        self.trace(mv).path
    }

    /// With what squares a player who has named these can go on towards a legal move, each once and
    /// sorted. With none named: where moves begin.
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

    /// Everything that stands on the board, in any order, for lists and descriptions.
    fn pieces(&self) -> Vec<PlacedPiece>;

    /// What a player should hear before making a legal move that has a price which the board does
    /// not show, such as a piece that the rules then take from them.
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

/// The way of a move over the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The squares visited in order, the origin first. Empty where nothing moves.
    pub path: Vec<Square>,
    /// The squares whose pieces leave the board.
    pub removed: Vec<Square>,
}

/// A piece on the board, in words rather than in the game's own types.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedPiece {
    /// Where it stands.
    pub square: Square,
    /// Whose it is.
    pub side: Side,
    /// Its kind: the end of its locale keys, such as `gt-tower`.
    pub kind: &'static str,
    /// How many stones high it is, in games that stack.
    pub height: Option<u8>,
}
