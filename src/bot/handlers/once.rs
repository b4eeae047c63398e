//! What keeps an interaction from being handled twice. Discord sends an event again when it is not
//! sure that it arrived.

use std::{
    collections::VecDeque,
    sync::{Mutex, PoisonError},
};

use poise::serenity_prelude::InteractionId;

/// How many interactions are remembered: those of many seconds, even on the busiest day.
const REMEMBERED: usize = 2_000;

/// The latest interactions.
#[derive(Debug, Default)]
pub(super) struct Once(Mutex<VecDeque<InteractionId>>);

impl Once {
    /// Whether this one comes for the first time.
    pub(super) fn is_new(&self, id: InteractionId) -> bool {
        let mut latest = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // One that comes twice does so soon.
        if latest.iter().rev().any(|other| *other == id) {
            return false;
        }
        if latest.len() == REMEMBERED {
            latest.pop_front();
        }
        latest.push_back(id);
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_is_new_once() {
        let once = Once::default();
        let ids = || (1..=REMEMBERED as u64).map(InteractionId::new);
        assert!(ids().all(|id| once.is_new(id)));
        assert!(!ids().any(|id| once.is_new(id)));
    }
}
