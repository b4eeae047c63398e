//! The rules of every game, and nothing else: no I/O, no clock, no Discord, no pixels.
//!
//! A game is a folder here: `position` (what stands where, and its text), `moves` (what is legal
//! and why not), `notation` (move texts), `card` (the rules card), `lessons` and its [`Info`]. It
//! implements [`Game`], is declared below and has one line in the registry; commands, storage,
//! pictures and tests reach it through [`GameId`] and [`AnyPosition`].
//!
//! ```
//! use courtier::games::{GameId, Outcome, Side};
//!
//! let start = GameId::GuardAndTowers.start(None)?;
//! assert_eq!(start.side_to_move(), Side::First);
//! let ply = start.play("A7 A6")?; // any case, any separator
//! assert_eq!(ply.mv.to_string(), "a7-a6");
//! assert_eq!(ply.position.side_to_move(), Side::Second);
//! assert!(start.play("a7-a5").is_err()); // one stone moves one square
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The games. Declared here and not by the registry, so that `cargo fmt` finds their files.
pub mod courtyard;
pub mod guard_and_towers;
pub mod king_and_courtesan;
pub mod kings_court;

mod any;
mod basic;
mod board_text;
mod choice;
mod grid;
mod lesson;
mod notation;
mod rules_card;
#[macro_use]
mod registry;
mod square;
mod suggest;
#[cfg(test)]
mod testing;

use std::{
    fmt::{self, Debug, Display},
    hash::Hash,
    ops::ControlFlow,
};

use crate::{
    variants::{Variants, variants},
    words::{Explain, Sentence},
};

pub use any::{LegalMove, MoveTextError, Ply};
pub use basic::Basic;
pub use choice::Choice;
pub use grid::Cell;
pub use lesson::Lesson;
pub use notation::Unreadable;
pub use rules_card::{Diagram, DiagramError, RulesCard, RulesPage};
pub use square::Square;
pub use suggest::{StandsFor, Suggestion};

games! {
    /// Courtyard, by Len Kalich (1963).
    Courtyard => courtyard,
    /// King and Courtesan, by Mark Steere (2022).
    KingAndCourtesan => king_and_courtesan,
    /// Guard & Towers, by Christoph Endres and Robert Wirth (1997).
    GuardAndTowers => guard_and_towers,
    /// King's Court.
    KingsCourt => kings_court,
}

variants! {
    /// One of the two sides of a match, whatever colours its game gives them.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Side {
        /// The side that makes the first move.
        First = "first",
        /// The other one.
        Second = "second",
    }
}

impl Side {
    /// Both sides, the first to move first.
    pub const BOTH: [Side; 2] = Side::ALL;

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side and 1 for the second, to index a pair.
    pub const fn index(self) -> usize {
        self as usize
    }
}

variants! {
    /// How a position ends a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    pub enum Outcome {
        /// This side has won.
        Win(Side),
        /// Nobody has.
        Draw = "draw",
    }
}

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

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionError {
    /// The parts between spaces are too few or too many.
    #[error("expected {expected}, with a single space between")]
    Parts {
        /// What a position text of this game consists of.
        expected: &'static str,
    },
    /// The number of ranks is wrong.
    #[error("expected {expected} ranks separated by '/', found {found}")]
    Ranks {
        /// How many the board has.
        expected: &'static str,
        /// How many the text has.
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
    /// A sign that means nothing in this game.
    #[error("'{0}' is not a piece of this game")]
    Piece(String),
    /// A piece where none of its kind can be.
    #[error("{piece} cannot stand on {square}")]
    Place {
        /// The piece as written.
        piece: String,
        /// Where it stands.
        square: Square,
    },
    /// More than one of a kind that a side has once, or none where one is needed.
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
    /// A last part that contradicts the board.
    #[error("{0}")]
    State(&'static str),
}

/// Why a move text cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError<I> {
    /// The position is finished.
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
