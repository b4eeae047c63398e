//! Ratings: how good players are, computed from the list of rated results and nothing else.
//!
//! # The numbers
//!
//! Ratings are Glicko-2 (Mark Glickman, *Example of the Glicko-2 system*,
//! <http://www.glicko.net/glicko/glicko2.pdf>), computed by the crate `skillratings`. A [`Rating`]
//! is an estimate of a player's strength, with its *deviation* (how uncertain the estimate is) and its
//! *volatility* (how much the strength itself seems to change). Each player has one in each
//! [`Pool`]: one for each game, and one for all games together.
//!
//! - **A result is a rating period.** The paper collects results into periods. But matches by
//!   correspondence end one at a time, and players want to see what each was worth, so each result
//!   is a period of its own.
//! - **Idle time makes a rating uncertain.** Before a result counts, the deviation grows as it does
//!   in the paper through periods without a match, see [`Rating::after_idle`]. A displayed deviation
//!   has grown until now.
//! - **New players are provisional** until a result has brought their deviation down to
//!   [`ESTABLISHED`]. A player who comes back after years can be provisional again.
//! - **Results of the same two players count less and less**: see [`weight`].
//! - **A match counts only if both players agreed.** A challenge says whether it is rated, and a
//!   player who accepts it agrees. An annulled match is taken out of the list, and everything after
//!   it is recomputed.
//! - **A match counts only once it has begun.** One that ends before both sides have made two moves is
//!   not rated, unless the game's own rules ended it: see
//!   [`End::is_too_short`](crate::matches::End::is_too_short). That is decided when a match ends and
//!   kept with it. Results from before this rule existed stay in the list.
//! - **An absence counts once.** Of the rated matches that a player loses through inactivity within
//!   [`SAME_ABSENCE`], only the first counts, if the player has done nothing anywhere since the turns
//!   in which they were lost began. The others say so.
//!
//! # The leaderboards
//!
//! A [`Leaderboard`] ranks the active players of a pool: all of them, or those who have finished a
//! rated match in one server. A player's [`Rung`] says where: established players come first, then
//! the provisional ones, and higher ratings come first. Players on the same rung, whose ratings are
//! equal to the point, share a place. A place is one more than the number of players on better
//! rungs. That number comes from a [`Ladder`], which is built from a tally of the players on each
//! rung. There are as many tallies as different ratings, however many players there are. A player
//! whose last result is older than [`ACTIVE`] leaves the leaderboards until the next result.
//!
//! A player's movement is the difference from the place at the start of the week (Monday, 0:00
//! UTC). Nothing is copied when a week begins: rungs and tallies remember the value they had before
//! their first change in a week, see [`Weekly`].
//!
//! # The list and its replay
//!
//! [`enter`] enters one result into a [`Ledger`]. The running ledger is the database. A rebuild
//! calls the same function for the whole list with a ledger in [`Memory`]. Both do the same
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
pub use ledger::{ACTIVE, Change, Ledger, enter, enter_in, retire_idle};
pub use memory::Memory;
pub use result::{DAMPING_WINDOW, Pool, RatedResult, SAME_ABSENCE, is_same_absence, weight};
pub use standing::{Results, Standing, most_played};
pub use weekly::{Week, Weekly};
