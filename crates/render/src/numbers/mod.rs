//! Numbers as pictures: tables, charts below them, and who met whom.

mod bracket;
mod chart;
mod contest;
mod crosstable;
mod crown;
mod curve;
mod line_style;
mod lineup;
mod pages;
mod paper;
mod podium;
mod profile;
mod rungs;
mod scoreboard;
mod sheet;
mod table;
mod turns;

pub use bracket::{Bracket, BracketRound, Contender, Fate, Meeting, bracket};
pub use chart::{Chart, Point, Series};
pub use contest::{Contest, ContestBoard, Team, contest};
pub use crosstable::{Crosstable, CrosstableRow, Encounter, Game, Score, crosstable};
pub use curve::{Curve, curve};
pub use lineup::{LINEUP, Lineup, LineupPlayer, lineup};
pub use podium::{Podium, PodiumStep, podium};
pub use profile::{Profile, profile};
pub use rungs::{Rung, RungMark, Rungs, rungs};
pub use scoreboard::{Scoreboard, scoreboard};
pub use sheet::{SHEET, Sheet, SheetBoard, SheetResult, sheet};
pub use table::{Align, Cell, Column, Movement, Note, Row, Table, table};
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

/// Formats a number of quarters: whole points, with a fraction if there is one.
///
/// ```
/// use render::quarters;
///
/// let texts = [0, 1, 2, 7, 30].map(quarters);
/// assert_eq!(texts, ["0", "¼", "½", "1¾", "7½"]);
/// ```
pub fn quarters(quarters: u64) -> String {
    let (whole, rest) = (quarters / 4, quarters % 4);
    let fraction = match rest {
        1 => "¼",
        2 => "½",
        3 => "¾",
        _ => "",
    };
    if whole == 0 && rest > 0 {
        fraction.to_owned()
    } else {
        format!("{whole}{fraction}")
    }
}
