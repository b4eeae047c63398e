//! How good players are: numbers worked out from the list of rated results, and from nothing else.
//!
//! # The numbers
//!
//! Ratings are Glicko-2 (Mark Glickman, *Example of the Glicko-2 system*,
//! <http://www.glicko.net/glicko/glicko2.pdf>), computed by the crate `skillratings`. A [`Rating`]
//! is a guess of a player's strength, its *deviation* (how unsure the guess is) and its
//! *volatility* (how much the strength itself seems to move). Everybody has one in each [`Pool`]:
//! one for each game, and one for all games together.
//!
//! - **A result is a rating period.** The paper collects results into periods; matches by
//!   correspondence end one at a time, and players want to see what each was worth. So each result
//!   is a period of its own.
//! - **Idle time makes unsure.** Before a result counts, the deviation grows as the paper lets it
//!   grow through periods without a match, see [`Rating::after_idle`]. What players are shown has
//!   grown until now.
//! - **New players are provisional** until a result has brought their deviation down to
//!   [`ESTABLISHED`]; who comes back after years may be provisional once more.
//! - **Playing each other again and again is worth less and less**: see [`weight`].
//! - **Only what both agreed to counts.** A challenge says whether it is rated; who takes it agrees.
//!   An annulled match is taken out of the list, and everything after it is worked out again.
//!
//! # The leaderboards
//!
//! A [`Leaderboard`] ranks the active players of a pool, everywhere or among those who have finished a
//! rated match in one server. A player's [`Rung`] says where: established players first, then the
//! provisional ones, higher ratings first. Who shares a rung (ratings equal to the point) shares a
//! place. A place is one more than the number of players on better rungs; that number comes from a
//! [`Ladder`] made of a tally of players on each rung, of which there are as many as different
//! ratings, however many players there are. A player whose last result is older than [`ACTIVE`] leaves the leaderboards until
//! the next one.
//!
//! Movement is the difference from the place at the start of the week (Monday, 0:00 UTC). Nothing
//! is copied when a week begins: rungs and tallies keep the value they had before their first
//! change in a week, see [`Weekly`].
//!
//! # The list and its replay
//!
//! [`enter`] takes one result into a [`Ledger`], whose running form is the database. The same
//! function over the whole list, with the ledger in [`Memory`], is a rebuild. Both do the same
//! arithmetic in the same order, so they agree to the last bit.

mod glicko;
mod ladder;
mod leaderboard;
mod ledger;
mod memory;
mod result;
mod standing;
#[cfg(test)]
mod tests;
mod weekly;

pub use glicko::{ESTABLISHED, Rating, Score};
pub use ladder::Ladder;
pub use leaderboard::{Leaderboard, Placement, Rung, Scope};
pub use ledger::{ACTIVE, Change, Ledger, enter, retire_idle};
pub use memory::Memory;
pub use result::{DAMPING_WINDOW, Pool, RatedResult, weight};
pub use standing::{Results, Standing};
pub use weekly::{Week, Weekly};
