//! Servers that play one another.

mod contest;
mod homes;
pub(crate) mod league;
mod opening;
mod removed;
mod shown;
mod tournament;
mod translated;
