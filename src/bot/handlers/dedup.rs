//! Handles each interaction once in this process, even if the gateway delivers it twice.
//!
//! What an interaction changes counts once anyway, whichever process handles it: the database knows the
//! numbers of those that have changed something ([`store::Request`]). This is for the others, which only look:
//! a second answer would be refused, and work for nothing.

use std::{
    collections::{HashSet, VecDeque},
    sync::{Mutex, PoisonError},
};

use poise::serenity_prelude as serenity;

/// How many interactions are remembered: those of the fifteen minutes in which one can be answered, in a
/// busy process.
const REMEMBERED: usize = 50_000;

/// The most recent interactions.
#[derive(Debug, Default)]
pub(crate) struct Dedup(Mutex<Seen>);

#[derive(Debug, Default)]
struct Seen {
    ids: HashSet<serenity::InteractionId>,
    in_order: VecDeque<serenity::InteractionId>,
}

impl Dedup {
    /// Returns whether this interaction has not come in before.
    pub(crate) fn is_new(&self, id: serenity::InteractionId) -> bool {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !seen.ids.insert(id) {
            return false;
        }
        seen.in_order.push_back(id);
        if seen.in_order.len() > REMEMBERED
            && let Some(oldest) = seen.in_order.pop_front()
        {
            seen.ids.remove(&oldest);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_twice_is_new_once_and_not_everything_is_remembered() {
        let once = Dedup::default();
        let id = serenity::InteractionId::new;
        assert!(once.is_new(id(1)) && !once.is_new(id(1)) && once.is_new(id(2)));
        for number in 0..REMEMBERED as u64 {
            once.is_new(id(number + 10));
        }
        let seen = once.0.lock().expect("no panic");
        assert_eq!(
            (seen.ids.len(), seen.in_order.len()),
            (REMEMBERED, REMEMBERED)
        );
    }
}
