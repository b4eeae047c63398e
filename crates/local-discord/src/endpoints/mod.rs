//! Interactions and events over HTTP: the application's endpoints, and what is posted there.
//!
//! Discord signs each request with a key of the application. An endpoint must refuse a wrong signature:
//! Discord tries that before it takes an endpoint.
//! <https://docs.discord.com/developers/interactions/overview#preparing-for-interactions>

mod posting;

use std::fmt::Write;

use ed25519_dalek::{Signer, SigningKey};
use serde_json::{Value, json};
use tokio::sync::mpsc;

pub(crate) use posting::{check_endpoint, keep_posting};

use super::{
    clock::Millis,
    id::{Id, timestamp},
    state::State,
};

/// The kinds of requests that Discord posts, each to an endpoint of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Interactions,
    Events,
}

impl Kind {
    /// Returns the body with which Discord tries an endpoint.
    fn ping(self, application: Id) -> Value {
        match self {
            Self::Interactions => json!({"type": 1, "application_id": application}),
            Self::Events => json!({"version": 1, "application_id": application, "type": 0}),
        }
    }
}

/// A request on its way to an endpoint.
#[derive(Debug)]
pub(crate) struct Outgoing {
    pub(crate) kind: Kind,
    /// The interaction, if it is one.
    pub(crate) interaction: Option<Id>,
    pub(crate) body: String,
}

/// The application's endpoints.
#[derive(Debug)]
pub(crate) struct Endpoints {
    key: SigningKey,
    /// The addresses of the processes that take interactions, as if a load balancer stood before them.
    interactions: Vec<String>,
    events: Vec<String>,
    /// How many requests were posted, to take the addresses in turn.
    posted: usize,
    queue: mpsc::UnboundedSender<Outgoing>,
}

impl Endpoints {
    /// Returns endpoints that are not set, and what is to be posted to them later.
    pub(crate) fn new() -> (Self, mpsc::UnboundedReceiver<Outgoing>) {
        let (queue, posts) = mpsc::unbounded_channel();
        let mut key = [0; 32];
        key.fill_with(|| fastrand::u8(..));
        let endpoints = Self {
            key: SigningKey::from_bytes(&key),
            interactions: Vec::new(),
            events: Vec::new(),
            posted: 0,
            queue,
        };
        (endpoints, posts)
    }

    /// Returns the key by which a bot knows Discord's requests, in hexadecimal digits.
    pub(crate) fn public_key(&self) -> String {
        hex(self.key.verifying_key().as_bytes())
    }

    pub(crate) fn of(&self, kind: Kind) -> &[String] {
        match kind {
            Kind::Interactions => &self.interactions,
            Kind::Events => &self.events,
        }
    }

    pub(crate) fn set(&mut self, kind: Kind, urls: Vec<String>) {
        match kind {
            Kind::Interactions => self.interactions = urls,
            Kind::Events => self.events = urls,
        }
    }

    /// Returns the addresses to try for the next request, one after another.
    fn turn(&mut self, kind: Kind) -> Vec<String> {
        let mut urls = self.of(kind).to_vec();
        if !urls.is_empty() {
            self.posted += 1;
            let first = self.posted % urls.len();
            urls.rotate_left(first);
        }
        urls
    }

    /// Returns the headers that sign a body at this time.
    fn signed(&self, body: &str, now: Millis) -> [(&'static str, String); 2] {
        let time = (now / 1_000).to_string();
        let signature = self.key.sign(format!("{time}{body}").as_bytes());
        [
            ("X-Signature-Ed25519", format!("{signature:x}")),
            ("X-Signature-Timestamp", time),
        ]
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut digits, byte| {
        // Writing into a text cannot fail.
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

impl State {
    /// Whether what people do reaches a bot: over the gateway, or over HTTP.
    pub(crate) fn is_connected(&self) -> bool {
        self.gateway.connected() || !self.endpoints.interactions.is_empty()
    }

    /// Posts an interaction to the application's endpoint instead of sending it over the gateway, if
    /// there is one.
    pub(crate) fn post_interaction(&self, data: &Value) -> bool {
        if self.endpoints.interactions.is_empty() {
            return false;
        }
        let id = data["id"].as_str().and_then(Id::parse);
        self.post(Kind::Interactions, id, data.to_string());
        true
    }

    /// Tells the application over HTTP that someone has installed it in a guild.
    pub(crate) fn post_authorized(&self, guild: &Value, user: &Value) {
        if self.endpoints.events.is_empty() {
            return;
        }
        let body = json!({
            "version": 1,
            "application_id": self.world.application,
            "type": 1,
            "event": {
                "type": "APPLICATION_AUTHORIZED",
                "timestamp": timestamp(self.clock.now()),
                "data": {
                    "integration_type": 0,
                    "user": user,
                    "scopes": ["bot", "applications.commands"],
                    "guild": guild,
                },
            },
        });
        self.post(Kind::Events, None, body.to_string());
    }

    fn post(&self, kind: Kind, interaction: Option<Id>, body: String) {
        let outgoing = Outgoing {
            kind,
            interaction,
            body,
        };
        // It fails only when the local Discord stops.
        let _ = self.endpoints.queue.send(outgoing);
    }
}
