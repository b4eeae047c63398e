//! Checks that pictures are valid, show what they should, and look as they did.

mod content;
mod curves;
mod encounters;
mod golden;
mod ladders;
mod legible;
mod lineups;
mod names;
mod numbers;
mod replay;
mod samples;
mod sheets;
mod sides;
mod sound;
mod strict_gif;
mod support;
