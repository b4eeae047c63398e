//! Which requests are counted together, and how many of them Discord accepts.

use std::hash::{DefaultHasher, Hash, Hasher};

use super::{Limit, Scope};
use crate::clock::Millis;

/// How many requests of one route are accepted, and per how much time.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bucket {
    pub(super) most: u64,
    pub(super) per: Millis,
    pub(super) scope: Scope,
}

impl Bucket {
    /// Discord documents no figures, because it changes them. Bots have observed these:
    ///
    /// - messages, their edits and deletions: <https://javacord.org/wiki/advanced-topics/ratelimits.html>
    ///   and <https://github.com/discord/discord-api-docs/issues/2761>
    /// - changes of a channel: <https://github.com/discord/discord-api-docs/issues/2190>
    /// - threads, a limit that everyone who writes in a channel shares:
    ///   <https://github.com/discord/discord-api-docs/issues/7816> (a wait of minutes; 50 in five
    ///   minutes is what bots report)
    /// - webhooks: 5 in 2 seconds for each token
    ///
    /// Where nothing is known the bucket accepts as much as the global limit.
    pub(super) fn of(method: &str, parts: &[&str]) -> Self {
        let own = |most, per| Self {
            most,
            per,
            scope: Scope::User,
        };
        match (method, parts) {
            ("POST", ["channels", _, "messages"]) | ("PATCH", ["channels", _, "messages", _]) => {
                own(5, 5_000)
            }
            ("DELETE", ["channels", _, "messages", _]) => own(5, 1_000),
            ("PATCH", ["channels", _]) => own(10, 15_000),
            ("POST", ["channels", _, "threads"] | ["channels", _, "messages", _, "threads"]) => {
                Self {
                    scope: Scope::Shared,
                    ..own(50, 5 * 60 * 1_000)
                }
            }
            (_, ["webhooks", ..]) => own(5, 2_000),
            _ => own(50, 1_000),
        }
    }

    /// Returns what the headers say before the request is counted.
    pub(super) fn untouched(self, hash: u64, now: Millis) -> Limit {
        Limit {
            most: self.most,
            remaining: self.most,
            reset: now + self.per,
            reset_after: self.per,
            bucket: format!("{hash:016x}"),
        }
    }
}

/// Returns a bucket's name: the method and the route without any id.
pub(super) fn hash(method: &str, parts: &[&str]) -> u64 {
    let mut hasher = DefaultHasher::new();
    method.hash(&mut hasher);
    for (place, part) in parts.iter().enumerate() {
        // Ids are numbers, and the third part of a webhook's or an interaction's path is its token.
        let token = place == 2 && matches!(parts.first(), Some(&"webhooks" | &"interactions"));
        let id = token || part.bytes().all(|byte| byte.is_ascii_digit());
        if id { "*" } else { part }.hash(&mut hasher);
    }
    hasher.finish()
}

/// Returns which of the buckets with this name it is: that of a channel, of a guild, of a webhook
/// and its token, or of an interaction.
pub(super) fn major(parts: &[&str]) -> String {
    match parts {
        ["channels" | "guilds", id, ..] => (*id).to_owned(),
        ["webhooks" | "interactions", id, token, ..] => format!("{id}/{token}"),
        _ => String::new(),
    }
}
