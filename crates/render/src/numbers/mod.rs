//! Numbers as pictures: tables, charts below them, and who met whom.

mod bracket;
mod chart;
mod contest;
mod crosstable;
mod curve;
mod line_style;
mod pages;
mod pairings;
mod paper;
mod points;
mod profile;
mod table;
mod turns;

pub use bracket::{Bracket, BracketRound, Contender, Fate, Meeting, bracket};
pub use chart::{Chart, Point, Series};
pub use contest::{Contest, ContestBoard, Team, contest};
pub use crosstable::{Crosstable, CrosstableRow, Encounter, Game, Score, crosstable};
pub use curve::{Curve, curve};
pub use pairings::{Pairing, Pairings, Seats, pairings};
pub use points::quarters;
pub use profile::{Profile, profile};
pub use table::{Align, Cell, Column, Movement, Row, Table, table};
pub use turns::TurnBoard;

use pixels::num;

use rules::look::Look;

/// How many pixels a unit of length has. Lengths are given for a picture that is 900 pixels wide.
fn unit(look: Look) -> f32 {
    num::len(look.width.get()) / 900.0
}

/// How many colours a picture has that is little but words: about two between each ink and what is
/// behind it.
const WORDY: usize = 24;
