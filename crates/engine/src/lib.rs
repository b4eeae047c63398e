//! The computer opponent: a search for the best move, and its assessment of positions.
//!
//! Pure: limits are numbers of nodes, so the same question has the same answer on every machine.
//! Only the caller that waits for an answer has a clock, and it stops the search with a flag.
//!
//! A [`Search`] of a [`Playable`] game deepens ply by ply (`search`). At each node (`alpha_beta`)
//! it asks the transposition table (`memory`, `table`), orders the moves (`order`) and searches
//! them; where the depth is used up it follows captures (`quiescence`) and then evaluates: each
//! game names terms (`playable`), and their weights (`weights`) come from matches of the engine
//! against itself. The crate `tools` tunes them and measures whether a change makes the engine
//! stronger; `STRENGTH.md` lists the measurements. [`choose`] and [`analyse`] are for code that works with every game,
//! [`reasons`](reasons()) explains in terms of the rules why a move is good, and [`protocol`] is
//! for other programs.
//!
//! Two conventions: a side can move twice in a row, so a score changes its sign only where the side
//! to move does; and what the search is told to leave out ([`Heuristics`]) never changes the scores
//! of wins and losses that it has seen.
//!
//! ```
//! use std::sync::Arc;
//!
//! use engine::{Limits, Value, analyse};
//! use rules::GameId;
//!
//! let position = GameId::GuardAndTowers.parse_position("7/7/3r33/7/7/3BG3/RG6 r")?;
//! let found = analyse(&position, &[], Limits::nodes(1000), &Arc::default()).expect("a move");
//! assert_eq!(found.value, Value::Win(1));
//! assert_eq!(found.line[0].to_string(), "d5xd2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alpha_beta;
mod any;
mod brute;
mod heuristics;
mod keys;
pub mod levels;
mod limits;
mod line;
mod memory;
mod mistakes;
mod order;
mod playable;
pub mod protocol;
mod quiescence;
mod random;
mod reasons;
mod search;
mod table;
#[cfg(test)]
mod tests;
mod value;
mod weights;

pub use any::{Analysis, analyse, choose};
pub use brute::shortest_win;
pub use heuristics::Heuristics;
pub use limits::{Limits, Stopped};
pub use mistakes::Mistakes;
pub use playable::Playable;
pub use random::Random;
pub use reasons::{Reason, reasons};
pub use search::{Finding, Search};
pub use value::Value;
