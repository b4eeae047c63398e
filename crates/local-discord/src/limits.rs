//! Rate-limit headers. No limit is enforced here; a fault can pretend that one was hit.

use std::{
    collections::{BTreeMap, hash_map::DefaultHasher},
    hash::{Hash, Hasher},
};

use super::clock::Millis;

/// How many requests a bucket claims to take in one window.
const LIMIT: u64 = 1_000;

/// Length of a window.
const WINDOW: Millis = 1_000;

/// How many buckets are remembered. They only serve the count in a header.
const BUCKETS: usize = 1_024;

/// What the headers of an answer say.
#[derive(Clone, Debug)]
pub(crate) struct Limit {
    pub(crate) most: u64,
    pub(crate) remaining: u64,
    pub(crate) reset: Millis,
    pub(crate) reset_after: Millis,
    pub(crate) bucket: String,
}

#[derive(Debug, Default)]
pub(crate) struct RateLimits {
    buckets: BTreeMap<String, (Millis, u64)>,
}

impl RateLimits {
    /// Counts a request. At least one request always remains, so that no client waits for the next
    /// window.
    pub(crate) fn count(&mut self, method: &str, path: &str, now: Millis) -> Limit {
        let bucket = bucket(method, path);
        if self.buckets.len() >= BUCKETS {
            self.buckets
                .retain(|_, (started, _)| now.saturating_sub(*started) < WINDOW);
        }
        let (started, used) = self.buckets.entry(bucket.clone()).or_insert((now, 0));
        if now.saturating_sub(*started) >= WINDOW {
            (*started, *used) = (now, 0);
        }
        *used += 1;
        let reset = *started + WINDOW;
        Limit {
            most: LIMIT,
            remaining: LIMIT.saturating_sub(*used).max(1),
            reset,
            reset_after: reset.saturating_sub(now),
            bucket,
        }
    }
}

/// Discord's buckets: the method and the route, with the ids of channels, guilds and webhooks.
fn bucket(method: &str, path: &str) -> String {
    let mut hasher = DefaultHasher::new();
    method.hash(&mut hasher);
    let mut before = "";
    for part in path.split('/') {
        let major = matches!(before, "channels" | "guilds" | "webhooks");
        let number = part.bytes().all(|b| b.is_ascii_digit());
        if major || !number {
            part.hash(&mut hasher);
        }
        before = part;
    }
    format!("{:016x}", hasher.finish())
}
