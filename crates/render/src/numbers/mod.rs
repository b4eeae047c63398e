//! Numbers as pictures: tables, charts below them, and who met whom.

mod bracket;
mod chart;
mod contest;
mod crosstable;
mod curve;
mod line_style;
mod pages;
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
pub use points::quarters;
pub use profile::{Profile, profile};
pub use table::{Align, Cell, Column, Movement, Row, Table, table};
pub use turns::TurnBoard;

use pixels::num;

use rules::look::Look;

/// Returns the number of pixels per unit of length. Lengths are given for a picture that is 900
/// pixels wide.
fn unit(look: Look) -> f32 {
    num::len(look.width.get()) / 900.0
}

/// The number of colours of a picture that is mostly words: about two between each ink and its
/// background.
const WORDY: usize = 24;
