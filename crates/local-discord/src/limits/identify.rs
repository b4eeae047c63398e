//! How often a bot can start a session.
//! <https://docs.discord.com/developers/events/gateway#session-start-limit-object>

use std::collections::HashMap;

use serde_json::{Value, json};

use super::{DAY, Figures, window::Window};
use crate::clock::Millis;

/// The time in which `max_concurrency` identifies are accepted.
const CONCURRENCY_WINDOW: Millis = 5_000;

/// Whether a session can start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Identify {
    Admitted,
    /// Another session has just started: opcode 9.
    TooSoon,
    /// Too many in a day: Discord ends all sessions.
    TooMany,
}

#[derive(Debug, Default)]
pub(super) struct Identifies {
    day: Window,
    /// Identifies by the rate-limit key of the shard: its number modulo `max_concurrency`.
    recent: HashMap<u64, Window>,
}

impl Identifies {
    pub(super) fn count(&mut self, shard: u64, figures: &Figures, now: Millis) -> Identify {
        let key = shard % figures.identifies_at_once.max(1);
        let soon = self.recent.entry(key).or_default();
        let too_soon = soon.take(1, CONCURRENCY_WINDOW, now).is_err();
        let too_many = self.day.take(figures.identifies_a_day, DAY, now).is_err();
        match (figures.enforced, too_many, too_soon) {
            (true, true, _) => Identify::TooMany,
            (true, false, true) => Identify::TooSoon,
            _ => Identify::Admitted,
        }
    }

    pub(super) fn session_start_limit(&self, figures: &Figures, now: Millis) -> Value {
        let total = figures.identifies_a_day;
        json!({
            "total": total,
            "remaining": total.saturating_sub(self.day.used(now)),
            "reset_after": if self.day.is_over(now) { DAY } else { self.day.left(now) },
            "max_concurrency": figures.identifies_at_once,
        })
    }
}
