//! Interactions and events that Discord posts over HTTP, instead of sending them over a gateway.
//!
//! | Path | What Discord posts there |
//! | --- | --- |
//! | `/interactions` | commands, clicks and forms |
//! | `/events` | that someone has invited the bot |
//!
//! Each request is signed. An interaction is accepted with 202, and its handler answers by a request of
//! its own, as over the gateway, so that pictures and deferred answers need no second way.
//! <https://discord.com/developers/docs/interactions/receiving-and-responding>
//!
//! Over HTTP nobody tells that the bot was removed from a server, or that a channel, a thread or a role
//! was deleted. The bot finds out when a post fails, or when it asks (`delivery`).

mod context;

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use axum::{
    Json, Router,
    body::Bytes,
    extract::{DefaultBodyLimit, State},
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::post,
};
use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use serenity::interactions_endpoint::Verifier;

use self::context::Context;
use super::{connection::Login, handlers::Dispatcher, presence::News, welcome};
use crate::{
    config::PublicKey,
    discord::error::{ConnectError, Error},
};
use domain::{
    causes::chain,
    clock::{Clock, Timestamp},
    matches::{ServerId, Shard},
};

/// How much earlier or later than now Discord can have signed a request. What comes later was recorded
/// by someone and is sent again.
const FRESH: Duration = Duration::from_secs(30);

/// The longest request. A command has at most 8,000 characters, and Discord adds names and channels.
const LONGEST: usize = 256 * 1024;

/// What takes Discord's requests. Cheap to clone; all clones share the same state.
#[derive(Clone)]
pub(super) struct Webhooks(Arc<Taking>);

struct Taking {
    verifier: Verifier,
    clock: Clock,
    /// Set once Discord has let the bot in.
    ready: OnceLock<Ready>,
}

struct Ready {
    dispatcher: Arc<Dispatcher>,
    context: Context,
    http: Arc<serenity::Http>,
    me: serenity::UserId,
    /// Servers that were joined later are new.
    since: Timestamp,
}

impl Webhooks {
    /// Returns what takes requests with the application's key. It refuses them until it is ready.
    ///
    /// # Errors
    /// If this is no key.
    pub(super) fn new(PublicKey(key): PublicKey, clock: Clock) -> Result<Webhooks, ConnectError> {
        let verifier = Verifier::try_new(key).map_err(ConnectError::PublicKey)?;
        Ok(Webhooks(Arc::new(Taking {
            verifier,
            clock,
            ready: OnceLock::new(),
        })))
    }

    /// Returns where Discord posts.
    pub(super) fn routes(&self) -> Router {
        Router::new()
            .route("/interactions", post(interactions))
            .route("/events", post(events))
            .layer(DefaultBodyLimit::max(LONGEST))
            .with_state(self.clone())
    }

    /// Begins to take requests.
    ///
    /// # Errors
    /// If serenity cannot be set up for it.
    pub(super) async fn begin(
        &self,
        http: Arc<serenity::Http>,
        Login {
            me, application, ..
        }: &Login,
        dispatcher: Arc<Dispatcher>,
        since: Timestamp,
    ) -> Result<(), Error> {
        let context = context::make(Arc::clone(&http), me, application.id).await?;
        let ready = Ready {
            dispatcher,
            context,
            http,
            me: me.id,
            since,
        };
        self.0.ready.get_or_init(|| ready);
        Ok(())
    }

    /// Reads a request if Discord has just signed it.
    fn read(&self, headers: &HeaderMap, body: &[u8]) -> Result<Value, StatusCode> {
        let header = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
        let signature = header("X-Signature-Ed25519").ok_or(StatusCode::UNAUTHORIZED)?;
        let time = header("X-Signature-Timestamp").ok_or(StatusCode::UNAUTHORIZED)?;
        let verified = self.0.verifier.verify(signature, time, body);
        verified.map_err(|()| StatusCode::UNAUTHORIZED)?;
        let signed = time.parse().map(Timestamp::from_seconds);
        let signed = signed.map_err(|_| StatusCode::UNAUTHORIZED)?;
        let now = self.0.clock.now();
        if now.since(signed) > FRESH || signed.since(now) > FRESH {
            tracing::warn!(
                signed = signed.to_rfc3339(),
                now = now.to_rfc3339(),
                "a request from Discord is too old, or the machine's clock is wrong"
            );
            return Err(StatusCode::UNAUTHORIZED);
        }
        serde_json::from_slice(body).map_err(|_| StatusCode::BAD_REQUEST)
    }
}

/// Takes an interaction.
async fn interactions(
    State(webhooks): State<Webhooks>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    /// Discord asks whether anyone is there.
    const PING: u64 = 1;
    let value = match webhooks.read(&headers, &body) {
        Ok(value) => value,
        Err(status) => return status.into_response(),
    };
    let Some(ready) = webhooks.0.ready.get() else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    if value["type"] == PING {
        return Json(json!({"type": PING})).into_response();
    }
    let interaction: serenity::Interaction = match serde_json::from_value(value) {
        Ok(interaction) => interaction,
        Err(error) => {
            tracing::error!(error = chain(&error), "an interaction could not be read");
            return StatusCode::BAD_REQUEST.into_response();
        }
    };
    let Context { context, manager } = &ready.context;
    if ready
        .dispatcher
        .take(context, manager, Shard::ALL, None, interaction)
    {
        StatusCode::ACCEPTED.into_response()
    } else {
        StatusCode::SERVICE_UNAVAILABLE.into_response()
    }
}

/// Takes an event.
async fn events(State(webhooks): State<Webhooks>, headers: HeaderMap, body: Bytes) -> StatusCode {
    let value = match webhooks.read(&headers, &body) {
        Ok(value) => value,
        Err(status) => return status,
    };
    let event = &value["event"];
    if event["type"] == "APPLICATION_AUTHORIZED"
        && let Some(guild) = event["data"]["guild"]["id"].as_str()
        && let Ok(guild) = guild.parse()
    {
        let Some(ready) = webhooks.0.ready.get() else {
            return StatusCode::SERVICE_UNAVAILABLE;
        };
        let (http, dispatcher) = (Arc::clone(&ready.http), Arc::clone(&ready.dispatcher));
        let (me, since) = (ready.me, ready.since);
        // Discord waits three seconds for an answer.
        tokio::spawn(async move {
            let place = match welcome::ask(&http, guild, me, since).await {
                Ok(place) => place,
                Err(error) => {
                    tracing::info!(
                        error = chain(&error),
                        "could not find a channel for the welcome message"
                    );
                    None
                }
            };
            dispatcher.on_event(News::Joined(ServerId(guild.get()), place));
        });
    }
    StatusCode::NO_CONTENT
}

#[cfg(test)]
mod tests {
    use axum::{body::Body, http::Request};
    use domain::clock::testing::{START, TestMachine};
    use ed25519_dalek::{Signer, SigningKey};
    use hyper::service::Service;
    use hyper_util::service::TowerToHyperService;

    use super::*;

    /// Discord, with a key of its own.
    struct Signed {
        key: SigningKey,
        webhooks: Webhooks,
    }

    impl Signed {
        fn new() -> Signed {
            let key = SigningKey::from_bytes(&[7; 32]);
            let (_, clock, _mover) = TestMachine::new();
            let public = PublicKey(key.verifying_key().to_bytes());
            let webhooks = Webhooks::new(public, clock).expect("a key");
            Signed { key, webhooks }
        }

        /// Returns the headers of a request that was signed at this time.
        fn headers(&self, body: &str, at: Timestamp) -> HeaderMap {
            let time = at.seconds().to_string();
            let signature = self.key.sign(format!("{time}{body}").as_bytes());
            let mut headers = HeaderMap::new();
            let signature = format!("{signature:x}").parse();
            headers.insert("X-Signature-Ed25519", signature.expect("a header"));
            headers.insert("X-Signature-Timestamp", time.parse().expect("a header"));
            headers
        }

        fn read(&self, headers: &HeaderMap, body: &str) -> Result<Value, StatusCode> {
            self.webhooks.read(headers, body.as_bytes())
        }
    }

    const PING: &str = r#"{"type":1}"#;

    #[tokio::test]
    async fn what_discord_has_signed_is_read() {
        let discord = Signed::new();
        let headers = discord.headers(PING, START);
        assert_eq!(discord.read(&headers, PING), Ok(json!({"type": 1})));
        let words = "no JSON";
        let headers = discord.headers(words, START);
        assert_eq!(discord.read(&headers, words), Err(StatusCode::BAD_REQUEST));
    }

    #[tokio::test]
    async fn what_anyone_else_has_signed_or_changed_is_refused() {
        let discord = Signed::new();
        let refused = Err(StatusCode::UNAUTHORIZED);
        let good = discord.headers(PING, START);
        assert_eq!(discord.read(&good, r#"{"type":2}"#), refused, "changed");
        assert_eq!(discord.read(&HeaderMap::new(), PING), refused, "unsigned");
        let stranger = Signed {
            key: SigningKey::from_bytes(&[8; 32]),
            ..Signed::new()
        };
        let forged = stranger.headers(PING, START);
        assert_eq!(discord.read(&forged, PING), refused, "forged");
        let mut later = good.clone();
        let time = START.seconds() + 1;
        later.insert("X-Signature-Timestamp", time.into());
        assert_eq!(
            discord.read(&later, PING),
            refused,
            "its time is signed, too"
        );
        for name in ["X-Signature-Ed25519", "X-Signature-Timestamp"] {
            for value in ["", "zz", "é", "00"] {
                let mut odd = good.clone();
                let value = value.parse().expect("a header");
                odd.insert(name, value);
                assert_eq!(discord.read(&odd, PING), refused, "{name}");
            }
        }
    }

    #[tokio::test]
    async fn what_was_signed_long_ago_or_in_the_future_is_refused() {
        let discord = Signed::new();
        let at = |seconds: i64| {
            let time = Timestamp::from_seconds(START.seconds() + seconds);
            discord.read(&discord.headers(PING, time), PING).is_ok()
        };
        assert_eq!([-31, -29, 29, 31].map(at), [false, true, true, false]);
    }

    #[tokio::test]
    async fn of_all_events_only_an_invitation_to_a_server_is_one() {
        let discord = Signed::new();
        let invited = r#"{"type": "APPLICATION_AUTHORIZED", "data": {"guild": {"id": "5"}}}"#;
        for (event, status) in [
            // It would be taken if the bot were ready.
            (invited, StatusCode::SERVICE_UNAVAILABLE),
            (
                r#"{"type": "APPLICATION_AUTHORIZED", "data": {"user": {"id": "5"}}}"#,
                StatusCode::NO_CONTENT,
            ),
            (
                r#"{"type": "QUEST_USER_ENROLLMENT", "data": {"guild": {"id": "5"}}}"#,
                StatusCode::NO_CONTENT,
            ),
        ] {
            let body = format!(r#"{{"type": 1, "event": {event}}}"#);
            let headers = discord.headers(&body, START);
            let webhooks = State(discord.webhooks.clone());
            let taken = events(webhooks, headers, Bytes::from(body)).await;
            assert_eq!(taken, status, "{event}");
        }
    }

    #[tokio::test]
    async fn nothing_is_taken_before_the_bot_is_ready() {
        let discord = Signed::new();
        let headers = discord.headers(PING, START);
        let taken = interactions(
            State(discord.webhooks.clone()),
            headers,
            Bytes::from_static(PING.as_bytes()),
        );
        assert_eq!(taken.await.status(), StatusCode::SERVICE_UNAVAILABLE);
        // Nobody but Discord learns even that.
        let taken = interactions(
            State(discord.webhooks.clone()),
            HeaderMap::new(),
            Bytes::from_static(PING.as_bytes()),
        );
        assert_eq!(taken.await.status(), StatusCode::UNAUTHORIZED);
    }

    #[tokio::test]
    async fn what_is_longer_than_discord_sends_is_not_read() {
        let discord = Signed::new();
        let posted = async |length| {
            let body = " ".repeat(length);
            let headers = discord.headers(&body, START);
            let mut request = Request::post("/interactions")
                .body(Body::from(body))
                .expect("a request");
            *request.headers_mut() = headers;
            let routes = TowerToHyperService::new(discord.webhooks.routes());
            let answer: Result<Response, _> = routes.call(request).await;
            answer.expect("an answer").status()
        };
        assert_eq!(
            posted(LONGEST).await,
            StatusCode::BAD_REQUEST,
            "blanks are no JSON"
        );
        assert_eq!(posted(LONGEST + 1).await, StatusCode::PAYLOAD_TOO_LARGE);
    }
}
