//! Everything of a running local Discord that changes.

use tokio::sync::watch;

use super::{
    clock::{Clock, Millis},
    faults::Faults,
    gateway::{Gateway, Held},
    limits::RateLimits,
    timeline::Timeline,
    world::World,
};

/// Everything that changes, behind one lock that is never held over an await.
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) clock: Clock,
    pub(crate) world: World,
    pub(crate) gateway: Gateway,
    pub(crate) timeline: Timeline,
    pub(crate) faults: Faults,
    pub(crate) held: Held,
    pub(crate) limits: RateLimits,
    /// How long the first answer to an act may take.
    pub(crate) answer_within: Millis,
    pub(crate) first_command: Option<String>,
    /// It has no receiver if the bot runs in another program.
    pub(crate) bot_wish: watch::Sender<BotWish>,
}

/// What people at the page want of the bot. The program that runs the bot sees to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotWish {
    /// Whether it is to run.
    pub running: bool,
    /// How many restarts have been asked for. When this grows, a running bot stops and starts again.
    pub restarts: u64,
}
