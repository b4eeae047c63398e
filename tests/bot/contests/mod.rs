//! Servers that play one another.

mod contest;
mod league;
mod opening;
mod removed;
mod shown;
mod tournament;
