//! The mutable state of a running local Discord.

use tokio::sync::watch;

use super::{
    activity::Activity,
    clock::{Clock, Millis},
    endpoints::Endpoints,
    faults::Faults,
    gateway::{Gateway, Held},
    id::Id,
    limits::RateLimits,
    timeline::Timeline,
    world::World,
};

/// All mutable state, behind one lock that is never held across an await.
#[derive(Debug)]
pub(crate) struct State {
    pub(crate) clock: Clock,
    pub(crate) world: World,
    pub(crate) gateway: Gateway,
    pub(crate) timeline: Timeline,
    pub(crate) faults: Faults,
    pub(crate) held: Held,
    pub(crate) limits: RateLimits,
    pub(crate) endpoints: Endpoints,
    pub(crate) activity: Activity,
    /// How long the first response to an act can take.
    pub(crate) answer_within: Millis,
    pub(crate) first_command: Option<String>,
    /// What the page says on top: why the reader has to wait, for example.
    pub(crate) notice: Option<String>,
    /// The channel that the page shows to begin with, if not the first.
    pub(crate) shown: Option<Id>,
    /// It has no receiver if the bot runs in another program.
    pub(crate) bot_wish: watch::Sender<BotWish>,
}

/// The wishes of people at the page for the bot. The program that runs the bot carries them out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BotWish {
    /// Whether it should run.
    pub running: bool,
    /// How many restarts have been requested. When this grows, a running bot stops and starts
    /// again.
    pub restarts: u64,
}
