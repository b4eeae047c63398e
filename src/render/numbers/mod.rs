//! Numbers as pictures: tables, and charts below them.

mod chart;
mod line_style;
mod profile;
mod rgb_canvas;
mod table;

pub use chart::{Chart, Point, Series};
pub use profile::{Profile, profile};
pub use table::{Align, Cell, Column, Movement, Row, Table, table};
