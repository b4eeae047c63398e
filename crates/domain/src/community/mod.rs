//! What communities do together: matches between servers, tournaments, seeks and seasons. Decisions
//! are made on plain values: nothing here reads a clock or a database, or knows about Discord.

mod badges;
mod code;
pub mod contest;
mod guesses;
mod honours;
pub mod ladder;
mod opening;
pub mod puzzles;
mod refused;
mod season;
pub mod seeks;
mod signals;
pub mod tournament;

pub use badges::{BADGE_YEAR, Badge, Win, Year, badges};
pub use code::Code;
pub use guesses::WrongCodes;
pub use honours::{HONOURED, Honour, HonourState, Step, Tried, after, steps};
pub use opening::{About, NoOpening, Opening};
pub use refused::Refused;
pub use season::{Ranked, SEASON_MATCHES, SEASON_OPPONENTS, Season, SeasonPlay, Seasons, rank};
pub use signals::{Losses, Pair, QUICK, SIGNALS_OVER, Signal, signals};
