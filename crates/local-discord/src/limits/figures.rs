//! The numbers that can be changed while the local Discord runs.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::options::Limits;

/// The limits. The control interface reads and changes these.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Figures {
    /// Whether requests and identifies beyond the limits are refused.
    pub(crate) enforced: bool,
    pub(crate) requests_a_second: u64,
    /// How many invalid requests in ten minutes get the address banned.
    pub(crate) invalid_requests: u64,
    pub(crate) identifies_a_day: u64,
    /// `max_concurrency`: identifies in five seconds.
    pub(crate) identifies_at_once: u64,
    /// How many shards Discord recommends.
    pub(crate) shards: u64,
    /// How many edits of messages older than an hour are accepted in 20 seconds in a channel.
    /// `None`: Discord's number if limits are enforced, unlimited otherwise.
    pub(crate) old_edits: Option<u64>,
    /// How many threads of a guild can be active, that is, not archived.
    pub(crate) active_threads: usize,
    pub(crate) command_creates_a_day: u64,
}

impl Default for Figures {
    fn default() -> Self {
        Self {
            enforced: false,
            requests_a_second: 50,
            invalid_requests: 10_000,
            identifies_a_day: 1_000,
            identifies_at_once: 1,
            shards: 1,
            old_edits: None,
            active_threads: 1_000,
            command_creates_a_day: 200,
        }
    }
}

impl From<Limits> for Figures {
    fn from(limits: Limits) -> Self {
        Self {
            enforced: limits == Limits::Real,
            ..Self::default()
        }
    }
}

impl Figures {
    /// Returns the figures with those that a JSON object names replaced.
    pub(crate) fn with(&self, changes: &Value) -> serde_json::Result<Self> {
        let mut merged = serde_json::to_value(self)?;
        for (name, value) in changes.as_object().into_iter().flatten() {
            merged[name] = value.clone();
        }
        serde_json::from_value(merged)
    }
}
