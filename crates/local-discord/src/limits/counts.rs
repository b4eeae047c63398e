//! Counts since the start.

use std::collections::{BTreeMap, VecDeque};

use serde_json::{Value, json};

use super::Scope;
use crate::clock::Millis;

#[derive(Debug, Default)]
pub(super) struct Counts {
    requests: u64,
    by_status: BTreeMap<u16, u64>,
    /// 429s by their scope.
    limited: BTreeMap<&'static str, u64>,
    pub(super) invalid: u64,
    /// When the requests of the last second arrived.
    last_second: VecDeque<Millis>,
    most_in_a_second: usize,
}

impl Counts {
    /// Counts a request.
    pub(super) fn request(&mut self) {
        self.requests += 1;
    }

    /// Counts a request towards the global limit.
    pub(super) fn towards_global(&mut self, now: Millis) {
        self.last_second.push_back(now);
        while self.last_second.front().is_some_and(|at| at + 1_000 <= now) {
            self.last_second.pop_front();
        }
        self.most_in_a_second = self.most_in_a_second.max(self.last_second.len());
    }

    pub(super) fn answer(&mut self, status: u16, scope: Option<Scope>) {
        *self.by_status.entry(status).or_default() += 1;
        if let Some(scope) = scope {
            *self.limited.entry(scope.name()).or_default() += 1;
        }
    }

    pub(super) fn json(&self) -> Value {
        json!({
            "requests": self.requests,
            "by_status": self.by_status,
            "limited": self.limited,
            "invalid": self.invalid,
            "most_in_a_second": self.most_in_a_second,
        })
    }
}
