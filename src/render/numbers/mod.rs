//! Numbers as pictures: tables and charts.

mod chart;
mod rgb_canvas;
mod table;

pub use chart::{Chart, Point, Series, chart};
pub use table::{Align, Cell, Column, Movement, Row, Table, table};
