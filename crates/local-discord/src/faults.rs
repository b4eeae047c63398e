//! Faults on demand: failures of the next matching requests.

use serde::Deserialize;
use serde_json::{Value, json};

use super::clock::Millis;

/// A kind of failure.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum FaultKind {
    RateLimit {
        #[serde(default = "one_second")]
        retry_after_ms: u64,
        #[serde(default)]
        global: bool,
    },
    ServerError {
        #[serde(default = "internal_error")]
        status: u16,
        /// Whether the request takes effect first.
        #[serde(default)]
        after: bool,
    },
    /// A refusal that nothing here would produce.
    Refuse {
        status: u16,
        code: u32,
    },
    Latency {
        ms: u64,
    },
    DropRequest {
        /// Whether the request takes effect first.
        #[serde(default)]
        after: bool,
    },
    /// The request takes effect, but the response contains nothing about it.
    Garble,
}

impl FaultKind {
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Self::RateLimit { .. } => "rate_limit",
            Self::ServerError { .. } => "server_error",
            Self::Refuse { .. } => "refuse",
            Self::Latency { .. } => "latency",
            Self::DropRequest { .. } => "drop_request",
            Self::Garble => "garble",
        }
    }
}

fn one_second() -> u64 {
    1_000
}

fn internal_error() -> u16 {
    500
}

fn once() -> u64 {
    1
}

/// A fault, the route that it waits for, and how often it will happen.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Fault {
    #[serde(flatten)]
    pub(crate) kind: FaultKind,
    pub(crate) route: String,
    #[serde(default = "once")]
    pub(crate) times: u64,
}

impl Fault {
    /// Checks that a fault can happen. The error is a sentence.
    pub(crate) fn check(&self) -> Result<(), String> {
        match self.kind {
            FaultKind::ServerError { status, .. } if !(500..=599).contains(&status) => {
                Err("A server error has a status from 500 to 599.".to_owned())
            }
            FaultKind::Refuse { status, .. } if !(400..=499).contains(&status) => {
                Err("A refusal has a status from 400 to 499.".to_owned())
            }
            _ if self.times == 0 => Err("A fault happens at least once.".to_owned()),
            _ => Ok(()),
        }
    }

    /// Whether `route`, such as `POST /channels/*/messages` or `*`, matches this request.
    fn matches(&self, method: &str, path: &str) -> bool {
        let (wanted_method, pattern) = match self.route.split_once(' ') {
            Some((method, pattern)) => (method, pattern),
            None if self.route.starts_with('/') => ("*", self.route.as_str()),
            None => (self.route.as_str(), "*"),
        };
        let method_fits = wanted_method == "*" || wanted_method.eq_ignore_ascii_case(method);
        method_fits && (pattern == "*" || path_fits(pattern, path))
    }
}

fn path_fits(pattern: &str, path: &str) -> bool {
    let (pattern, path) = (pattern.trim_matches('/'), path.trim_matches('/'));
    pattern.split('/').count() == path.split('/').count()
        && pattern
            .split('/')
            .zip(path.split('/'))
            .all(|(want, have)| want == "*" || want == have)
}

/// A failure of an event on its way to the bot.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(crate) enum EventFaultKind {
    /// It arrives twice.
    Duplicate,
    /// It arrives late.
    Late { ms: Millis },
    /// It arrives after the event that follows it.
    Swap,
}

impl EventFaultKind {
    fn name(self) -> &'static str {
        match self {
            Self::Duplicate => "duplicate",
            Self::Late { .. } => "late",
            Self::Swap => "swap",
        }
    }
}

/// A fault of events, the event that it waits for, and how often it will happen.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct EventFault {
    #[serde(flatten)]
    kind: EventFaultKind,
    event: String,
    #[serde(default = "once")]
    times: u64,
}

impl EventFault {
    /// Checks that a fault can happen. The error is a sentence.
    pub(crate) fn check(&self) -> Result<(), String> {
        if self.times == 0 {
            return Err("A fault happens at least once.".to_owned());
        }
        Ok(())
    }
}

#[derive(Debug, Default)]
pub(crate) struct Faults {
    waiting: Vec<Fault>,
    of_events: Vec<EventFault>,
}

impl Faults {
    pub(crate) fn add(&mut self, fault: Fault) {
        self.waiting.push(fault);
    }

    pub(crate) fn add_to_events(&mut self, fault: EventFault) {
        self.of_events.push(fault);
    }

    pub(crate) fn clear(&mut self) {
        self.waiting.clear();
        self.of_events.clear();
    }

    /// Returns the faults that are still pending, as JSON.
    pub(crate) fn waiting(&self) -> Value {
        let list = self.waiting.iter().map(
            |fault| json!({"kind": fault.kind.name(), "route": fault.route, "times": fault.times}),
        );
        let events = self.of_events.iter().map(
            |fault| json!({"kind": fault.kind.name(), "route": fault.event, "times": fault.times}),
        );
        list.chain(events).collect()
    }

    /// Returns the first fault of this event, and uses it up once.
    pub(crate) fn take_event(&mut self, event: &str) -> Option<EventFaultKind> {
        let mut faults = self.of_events.iter();
        let at = faults.position(|fault| fault.event == event)?;
        let fault = self.of_events.get_mut(at)?;
        let kind = fault.kind;
        fault.times = fault.times.saturating_sub(1);
        if fault.times == 0 {
            self.of_events.remove(at);
        }
        Some(kind)
    }

    /// Returns the first fault that matches, and uses it up once.
    pub(crate) fn take(&mut self, method: &str, path: &str) -> Option<FaultKind> {
        let at = self
            .waiting
            .iter()
            .position(|fault| fault.matches(method, path))?;
        let fault = self.waiting.get_mut(at)?;
        let kind = fault.kind.clone();
        fault.times = fault.times.saturating_sub(1);
        if fault.times == 0 {
            self.waiting.remove(at);
        }
        Some(kind)
    }
}
