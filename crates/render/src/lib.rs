//! Positions as pictures: a [`Scene`] and a [`Look`](rules::look::Look) become an indexed PNG.
//!
//! Squares and pieces are SVG figures in `assets/pieces/`, and themes in `assets/themes/` give them
//! colours. For each game, theme and size they are rasterised once, when they are first needed, into
//! opaque tiles of palette indices. A board is copied together from tiles. Shapes and texts are drawn
//! on the indices with inks, which know what each colour of the palette becomes under them. Most of
//! the result is packed already, because its tiles are.
//!
//! # The layers
//!
//! - `drawing`: the look of each game. A new game needs a file there, its figures, and its colours
//!   in each theme.
//! - `theme`: colours.
//! - [`board`](png()): scenes as boards.
//! - `numbers`: [tables](table()), [profiles](profile()), [crosstables](crosstable()),
//!   [brackets](bracket()), [podiums](podium()), [line-ups](lineup()), [ladders](rungs()), [contests](contest()), and
//!   [curves](curve()) with boards below them, and [small boards](sheet()) side by side.
//! - `replay`: a match as a [GIF](gif()).
//! - `figures`: boards and pieces as [SVG](Figures).
//!
//! `cargo run -p tools -- gallery DIR` writes a picture of every kind, to look at.
//!
//! Each layer uses only layers above it in this list. Below all of them is the crate `pixels`, which
//! knows about palettes, shapes, texts and files, but nothing about boards.
//!
//! # Why not a library
//!
//! Boards 900 pixels wide, from random matches with every kind of mark, drawn once and packed in each
//! way in turn: the median time for the whole picture, of which drawing takes 0.2 to 0.3 ms, and the
//! median and the largest size.
//!
//! | | this | `png`, fdeflate, Up | `png`, fdeflate, Paeth | zlib-rs, level 1 | zlib-rs, level 2 |
//! | --- | --- | --- | --- | --- | --- |
//! | Courtyard | 0.70 ms, 31 kB, 40 kB | 0.77 ms, 109 kB, 115 kB | 0.90 ms, 56 kB, 64 kB | 1.09 ms, 46 kB, 55 kB | 1.40 ms, 34 kB, 41 kB |
//! | King and Courtesan, 6×6 | 0.99 ms, 49 kB, 59 kB | 1.15 ms, 108 kB, 144 kB | 1.38 ms, 110 kB, 147 kB | 1.35 ms, 58 kB, 66 kB | 1.80 ms, 42 kB, 49 kB |
//! | King and Courtesan, 7×7 | 0.88 ms, 49 kB, 59 kB | 1.13 ms, 127 kB, 160 kB | 1.33 ms, 128 kB, 161 kB | 1.25 ms, 60 kB, 66 kB | 1.67 ms, 44 kB, 49 kB |
//! | King and Courtesan, 8×8 | 0.94 ms, 50 kB, 61 kB | 1.21 ms, 144 kB, 176 kB | 1.44 ms, 144 kB, 177 kB | 1.27 ms, 60 kB, 70 kB | 1.70 ms, 44 kB, 52 kB |
//! | Guard & Towers | 0.66 ms, 33 kB, 38 kB | 0.65 ms, 67 kB, 81 kB | 0.81 ms, 56 kB, 64 kB | 1.17 ms, 52 kB, 58 kB | 1.45 ms, 38 kB, 42 kB |
//! | King's Court | 0.79 ms, 46 kB, 60 kB | 1.08 ms, 142 kB, 172 kB | 1.24 ms, 103 kB, 132 kB | 1.54 ms, 60 kB, 67 kB | 1.66 ms, 45 kB, 52 kB |
//!
//! zlib-rs packs everything in one call here, without a filter and with a reused compressor. With Up
//! its level 1 is up to a fifth faster in three games, and slower and larger in King and Courtesan.
//! Paeth and its levels 3 and 4 are slower. fdeflate with no filter, Sub and the adaptive one yields
//! 52 to 800 kB.
//!
//! Against each of these settings, this packing is at least 26 % better in time or in size, in every
//! game; usually in time. No library keeps a board of every game within a millisecond and 64 kB. So
//! it stays. Without the knowledge about tiles it would not: the pictures would take 1.0 to 1.5 ms
//! and up to 70 kB.
//!
//! The times are those of the thread on the processor, one of two cores of a shared Intel Xeon, for
//! about 640 pictures of each game, built with thin LTO in four units, as the profile `release` is.
//! `cargo bench -p benches --bench render -- packing` compares again.

mod board;
mod drawing;
mod error;
mod figures;
mod numbers;
mod replay;
mod theme;

pub use board::{
    Caption, Extras, Indexed, Marks, Picker, Scene, Status, Tone, cover, indexed, low_side, png,
};
pub use error::RenderError;
pub use figures::{Figures, pieces, taken};
pub use numbers::{
    Align, Bracket, BracketRound, Cell, Chart, Column, Contender, Contest, ContestBoard,
    Crosstable, CrosstableRow, Curve, Encounter, Fate, Game, LINEUP, Lineup, LineupPlayer, Meeting,
    Movement, Note, Podium, PodiumStep, Point, Profile, Row, Rung, RungMark, Rungs, SHEET, Score,
    Scoreboard, Series, Sheet, SheetBoard, SheetResult, Table, Team, TurnBoard, bracket, contest,
    crosstable, curve, lineup, podium, profile, quarters, rungs, scoreboard, sheet, table,
};
pub use replay::{Replay, gif};
