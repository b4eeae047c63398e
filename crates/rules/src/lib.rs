//! The rules of every game, and the [sentences](words) that people read: no I/O, no clock, no Discord, no
//! pixels. Levels of the computer and the [look] of boards are named here, so that neither drawing nor
//! storing needs the search. Begin with [`guard_and_towers`].
//!
//! A game is a folder here: `position` (which piece is where, and the position's text), `moves`
//! (which moves are legal, and why others are not), `notation` (move texts), `geometry` (the layout
//! of its squares, unless `grid` is enough), `rules_card`, `lessons`, and its [`Info`]. It
//! implements [`Game`], is declared below and has one line in the registry. Commands, storage,
//! pictures and tests reach it through [`GameId`], [`AnyPosition`] and [`AnyMove`].
//!
//! ```
//! use rules::{GameId, Outcome, Side};
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

mod alike;
mod any;
mod basic;
mod board_text;
mod choice;
mod deed;
mod ending;
mod error;
mod game;
mod grid;
mod lesson;
mod level;
pub mod look;
mod notation;
mod prospects;
mod rules_card;
#[macro_use]
mod registry;
mod side;
mod square;
mod suggest;
#[cfg(test)]
mod testing;
pub mod variants;
pub mod words;

use std::{fmt, ops::ControlFlow};

use crate::{variants::Variants, words::Sentence};

pub use any::{Decision, LegalMove, MoveTextError, Ply};
pub use basic::Basic;
pub use choice::Choice;
pub use deed::{Deed, Onto};
pub use ending::{Ending, Reason};
pub use error::{MoveError, PositionError, SizeError};
pub use game::{Game, Info, PlacedPiece, Trace};
pub use grid::Cell;
pub use lesson::Lesson;
pub use level::Level;
pub use notation::{HOP, Unreadable};
pub use prospects::{Mover, Prospect, Worth};
pub use rules_card::{Diagram, DiagramError, RulesCard, RulesPage};
pub use side::{Outcome, Side};
pub use square::Square;

games! {
    ($)
    /// Courtyard, by Len Kalich (1963).
    Courtyard => courtyard,
    /// King and Courtesan, by Mark Steere (2022).
    KingAndCourtesan => king_and_courtesan,
    /// Guard & Towers, by Christoph Endres and Robert Wirth (1997).
    GuardAndTowers => guard_and_towers,
    /// King's Court.
    KingsCourt => kings_court,
}
