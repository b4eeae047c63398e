//! Limits of requests and identifies, as Discord documents them and as bots have observed them.
//!
//! A limit that is not enforced is still counted, so that tests can see how close a bot came to it.

mod bucket;
mod counts;
mod figures;
mod identify;
mod window;

use std::collections::HashMap;

use serde_json::{Value, json};

use self::{
    bucket::{Bucket, hash, major},
    counts::Counts,
    identify::Identifies,
    window::Window,
};
use super::{clock::Millis, id::Id};

pub(crate) use figures::Figures;
pub(crate) use identify::Identify;

/// How long requests that are answered with 401, 403 or 429 are counted: ten minutes.
/// <https://docs.discord.com/developers/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans>
const INVALID_WINDOW: Millis = 10 * 60 * 1_000;

/// How long an address stays banned. Discord says "temporarily"; bots report about an hour.
const BAN: Millis = 60 * 60 * 1_000;

/// How often a channel's name, and also its topic, can change in ten minutes. The headers do not
/// show this limit. <https://github.com/discord/discord-api-docs/issues/2190>
const RENAMES: u64 = 2;
const RENAME_WINDOW: Millis = 10 * 60 * 1_000;

/// Discord publishes no figure for edits of messages older than an hour
/// (<https://github.com/discord/discord-api-docs/issues/4413>). The author of a bot that edits many
/// has observed three in 20 seconds in a channel
/// (<https://github.com/circuitsacul/starboard-4/issues/118>).
const OLD_EDITS: u64 = 3;
const OLD_EDIT_WINDOW: Millis = 20_000;

const DAY: Millis = 24 * 60 * 60 * 1_000;

/// How many buckets are remembered before expired ones are forgotten.
const BUCKETS: usize = 4_096;

/// A request as the limits see it.
#[derive(Debug)]
pub(crate) struct Call<'a> {
    pub(crate) method: &'a str,
    pub(crate) path: &'a str,
    pub(crate) renames: bool,
    pub(crate) sets_topic: bool,
}

/// The owner of the limit that was reached. Requests beyond a shared one do not count as invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    User,
    Shared,
    Global,
}

impl Scope {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::Shared => "shared",
            Self::Global => "global",
        }
    }
}

/// How long to wait, and for which limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pause {
    pub(crate) ms: Millis,
    pub(crate) scope: Scope,
    /// Whether the headers don't mention the limit.
    pub(crate) hidden: bool,
}

/// The contents of a response's rate-limit headers.
#[derive(Clone, Debug)]
pub(crate) struct Limit {
    pub(crate) most: u64,
    pub(crate) remaining: u64,
    pub(crate) reset: Millis,
    pub(crate) reset_after: Millis,
    pub(crate) bucket: String,
}

/// Whether a request is accepted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Admitted,
    /// A 429 from Discord.
    Limited(Pause),
    /// A 429 from the network in front of Discord, after too many invalid requests.
    Banned(Millis),
}

/// A quota that is counted separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Quota {
    Name(Id),
    Topic(Id),
    OldEdits(Id),
    CommandCreates(Option<Id>),
}

#[derive(Debug, Default)]
pub(crate) struct RateLimits {
    figures: Figures,
    buckets: HashMap<(u64, String), Window>,
    quotas: HashMap<Quota, Window>,
    global: Window,
    invalid: Window,
    banned_until: Millis,
    identifies: Identifies,
    counts: Counts,
}

impl RateLimits {
    pub(crate) fn new(figures: Figures) -> Self {
        Self {
            figures,
            ..Self::default()
        }
    }

    pub(crate) fn figures(&self) -> &Figures {
        &self.figures
    }

    pub(crate) fn set_figures(&mut self, figures: Figures) {
        // Earlier requests were not meant to keep to the limits.
        if figures.enforced != self.figures.enforced {
            self.buckets.clear();
        }
        self.figures = figures;
    }

    /// Resets all counts, and lifts a ban.
    pub(crate) fn forget(&mut self) {
        *self = Self::new(self.figures.clone());
    }

    /// Counts a request and returns whether it is accepted.
    pub(crate) fn admit(&mut self, call: &Call<'_>, now: Millis) -> (Limit, Verdict) {
        let parts: Vec<&str> = call
            .path
            .split('/')
            .filter(|part| !part.is_empty())
            .collect();
        let bucket = Bucket::of(call.method, &parts);
        // "Interaction endpoints are not bound to the bot's Global Rate Limit."
        let counted = !matches!(parts.first(), Some(&"interactions" | &"webhooks"));
        self.counts.request();
        if counted {
            self.counts.towards_global(now);
        }
        if !self.figures.enforced {
            return (self.lenient(call.method, &parts, now), Verdict::Admitted);
        }
        let mut limit = bucket.untouched(hash(call.method, &parts), now);
        if now < self.banned_until {
            return (limit, Verdict::Banned(self.banned_until - now));
        }
        if counted && let Err(ms) = self.global.take(self.figures.requests_a_second, 1_000, now) {
            let pause = Pause {
                ms,
                scope: Scope::Global,
                hidden: false,
            };
            return (limit, Verdict::Limited(pause));
        }
        let window = self.window(call.method, &parts, now);
        let taken = window.take(bucket.most, bucket.per, now);
        limit.remaining = taken.unwrap_or(0);
        limit.reset = window.end(bucket.per);
        limit.reset_after = limit.reset.saturating_sub(now);
        let verdict = match taken {
            Err(ms) => Verdict::Limited(Pause {
                ms,
                scope: bucket.scope,
                hidden: false,
            }),
            Ok(_) => self.rename(call, &parts, now),
        };
        (limit, verdict)
    }

    /// Returns the headers where no limit is enforced. They always have a request remaining, so
    /// that no client waits.
    fn lenient(&mut self, method: &str, parts: &[&str], now: Millis) -> Limit {
        let (most, per) = (1_000, 1_000);
        let window = self.window(method, parts, now);
        let left = window.take(most, per, now).unwrap_or(0);
        let reset = window.end(per);
        Limit {
            most,
            remaining: left.max(1),
            reset,
            reset_after: reset.saturating_sub(now),
            bucket: format!("{:016x}", hash(method, parts)),
        }
    }

    fn window(&mut self, method: &str, parts: &[&str], now: Millis) -> &mut Window {
        if self.buckets.len() >= BUCKETS {
            self.buckets.retain(|_, window| !window.is_over(now));
        }
        let key = (hash(method, parts), major(parts));
        self.buckets.entry(key).or_default()
    }

    fn rename(&mut self, call: &Call<'_>, parts: &[&str], now: Millis) -> Verdict {
        let ("PATCH", ["channels", channel]) = (call.method, parts) else {
            return Verdict::Admitted;
        };
        let channel = Id::parse(channel).unwrap_or_default();
        let asked = [
            (call.renames, Quota::Name(channel)),
            (call.sets_topic, Quota::Topic(channel)),
        ];
        for (_, quota) in asked.into_iter().filter(|(asked, _)| *asked) {
            if let Err(pause) = self.quota(quota, RENAMES, RENAME_WINDOW, now) {
                return Verdict::Limited(pause);
            }
        }
        Verdict::Admitted
    }

    fn quota(&mut self, quota: Quota, most: u64, per: Millis, now: Millis) -> Result<(), Pause> {
        if self.quotas.len() >= BUCKETS {
            self.quotas.retain(|_, window| !window.is_over(now));
        }
        let taken = self.quotas.entry(quota).or_default().take(most, per, now);
        taken.map(|_| ()).map_err(|ms| Pause {
            ms,
            scope: Scope::User,
            hidden: true,
        })
    }

    /// Counts the edit of a message older than an hour.
    pub(crate) fn edit_old(&mut self, channel: Id, now: Millis) -> Result<(), Pause> {
        let usual = self.figures.enforced.then_some(OLD_EDITS);
        match self.figures.old_edits.or(usual) {
            Some(most) => self.quota(Quota::OldEdits(channel), most, OLD_EDIT_WINDOW, now),
            None => Ok(()),
        }
    }

    /// Counts a new command, of one guild or a global one.
    pub(crate) fn create_command(&mut self, guild: Option<Id>, now: Millis) -> Result<(), Pause> {
        let most = self.figures.command_creates_a_day;
        self.quota(Quota::CommandCreates(guild), most, DAY, now)
    }

    /// Counts a response. Too many invalid requests ban the address.
    pub(crate) fn answered(&mut self, status: u16, pause: Option<Pause>, now: Millis) {
        self.counts.answer(status, pause.map(|pause| pause.scope));
        let shared = pause.is_some_and(|pause| pause.scope == Scope::Shared);
        if !matches!(status, 401 | 403 | 429) || shared {
            return;
        }
        self.counts.invalid += 1;
        let most = self.figures.invalid_requests.saturating_sub(1);
        let room = self.invalid.take(most, INVALID_WINDOW, now).is_ok();
        if self.figures.enforced && !room && self.banned_until <= now {
            self.banned_until = now + BAN;
            self.invalid = Window::default();
        }
    }

    /// Counts an identify of one shard.
    pub(crate) fn identify(&mut self, shard: u64, now: Millis) -> Identify {
        self.identifies.count(shard, &self.figures, now)
    }

    /// Returns the `session_start_limit` of `GET /gateway/bot`.
    pub(crate) fn session_start_limit(&self, now: Millis) -> Value {
        self.identifies.session_start_limit(&self.figures, now)
    }

    /// Returns the figures and all counts.
    pub(crate) fn json(&self, now: Millis) -> Value {
        let mut json = json!(self.figures);
        json["counts"] = self.counts.json();
        json["banned_for_ms"] = json!(self.banned_until.saturating_sub(now));
        json
    }
}
