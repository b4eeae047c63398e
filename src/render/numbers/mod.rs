//! Numbers as pictures: tables, and charts below them.

mod chart;
mod line_style;
mod profile;
mod table;

pub use chart::{Chart, Point, Series};
pub use profile::{Profile, profile};
pub use table::{Align, Cell, Column, Movement, Row, Table, table};

use pixels::num;

use crate::settings::Look;

/// How many pixels a unit of length has. Lengths are given for a picture that is 900 pixels wide.
fn unit(look: Look) -> f32 {
    num::len(look.width.get()) / 900.0
}
