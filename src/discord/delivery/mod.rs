//! What every delivery goes by: requests under Discord's limits, turns in each channel, and what follows from Discord's
//! answers. Each subject posts with it; [`crate::bot::delivery`] takes posts from the outbox and records what became of
//! them.

pub(crate) mod circuit_breaker;
pub(crate) mod consequence;
pub(crate) mod courier;
pub(crate) mod direct;
pub(crate) mod held_back;
pub(crate) mod lanes;
pub(crate) mod look_up;
pub(crate) mod posting;
pub(crate) mod rate;
pub(crate) mod requests;

pub(crate) use courier::{Courier, Deliverer};
pub(crate) use rate::Refusals;
