//! Who someone is, by Discord's `OAuth2`.
//!
//! The page asks Discord for a code, which this bot exchanges with its secret: only then does Discord say
//! whose it was. With the code goes proof that the same page asked for it.
//! <https://docs.discord.com/developers/topics/oauth2>

use std::{
    sync::{Mutex, PoisonError},
    time::Duration,
};

use domain::{
    matches::{ChannelId, ServerId, UserId},
    names,
};
use reqwest::{Client, RequestBuilder, Response, StatusCode, header::RETRY_AFTER};
use rules::words::Locale;
use serde::{Deserialize, de::DeserializeOwned};
use tokio::time::Instant;

use crate::config::Token;

/// Asks Discord.
pub(super) struct Identities {
    client: Client,
    /// The URL before each path of the API.
    api: String,
    application: String,
    secret: Token,
    token: Token,
    /// Until when Discord is asked nothing.
    quiet_until: Mutex<Option<Instant>>,
}

/// How long Discord is asked nothing if it doesn't say for how long.
const QUIET_FOR: Duration = Duration::from_secs(10);

/// The longest time for which that is believed.
const QUIET_AT_MOST: Duration = Duration::from_mins(10);

/// A code that the page has from Discord.
#[derive(Debug, Deserialize)]
pub(super) struct Code {
    #[serde(rename = "code")]
    pub(super) text: String,
    /// The text whose hash the page has shown when it asked for the code.
    pub(super) verifier: String,
    /// The Activity that the page runs in.
    pub(super) instance: String,
}

/// Why nobody is known.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unknown {
    /// Discord doesn't accept the code, or the user isn't in the Activity.
    #[error("Discord does not accept it")]
    Refused,
    /// Discord can't be asked now.
    #[error("Discord can't be asked")]
    Unreachable(#[source] reqwest::Error),
    /// Discord has refused requests, and is not asked again yet.
    #[error("Discord refuses to be asked now")]
    Quiet,
}

impl From<reqwest::Error> for Unknown {
    fn from(error: reqwest::Error) -> Unknown {
        Unknown::Unreachable(error)
    }
}

/// A user who opened the page inside Discord.
pub(super) struct Identity {
    pub(super) user: UserId,
    /// The name of the account.
    pub(super) name: String,
    /// The language of the user's Discord, if Discord tells.
    pub(super) locale: Option<Locale>,
    /// The server in whose channel the page was opened, or [`ServerId::ELSEWHERE`].
    pub(super) server: ServerId,
    /// The channel.
    pub(super) channel: ChannelId,
}

#[derive(Deserialize)]
struct Grant {
    access_token: String,
}

#[derive(Deserialize)]
struct User {
    id: String,
    username: String,
    global_name: Option<String>,
    locale: Option<String>,
}

#[derive(Deserialize)]
struct Instance {
    users: Vec<String>,
    location: Location,
}

/// Where an Activity runs. In direct messages it has no server.
#[derive(Deserialize)]
struct Location {
    channel_id: String,
    guild_id: Option<String>,
}

impl Identities {
    pub(super) const fn new(
        client: Client,
        api: String,
        application: String,
        secret: Token,
        token: Token,
    ) -> Identities {
        Identities {
            client,
            api,
            application,
            secret,
            token,
            quiet_until: Mutex::new(None),
        }
    }

    /// Returns the application's id, by which the page asks for a code.
    pub(super) fn application(&self) -> &str {
        &self.application
    }

    /// Sends a request and reads the answer.
    async fn ask<T: DeserializeOwned>(&self, request: RequestBuilder) -> Result<T, Unknown> {
        let answer = request.send().await?;
        match answer.status() {
            StatusCode::TOO_MANY_REQUESTS | StatusCode::UNAUTHORIZED => {
                self.keep_quiet(&answer);
                Err(Unknown::Quiet)
            }
            status if status.is_client_error() => Err(Unknown::Refused),
            _ => Ok(answer.error_for_status()?.json().await?),
        }
    }

    /// Asks Discord nothing for a while. It counts such refusals, and with some thousands of them it answers
    /// this machine nothing at all any more: strangers could send codes until then.
    /// <https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans>
    fn keep_quiet(&self, refusal: &Response) {
        let said = refusal.headers().get(RETRY_AFTER);
        let said = said.and_then(|said| said.to_str().ok()?.parse().ok());
        let wait = said.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
        let wait = wait.unwrap_or(QUIET_FOR).min(QUIET_AT_MOST);
        let status = refusal.status().as_u16();
        tracing::warn!(status, ?wait, "Discord refused to say who opened the page");
        let mut until = self
            .quiet_until
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *until = Some(Instant::now() + wait);
    }

    fn is_quiet(&self) -> bool {
        let until = self
            .quiet_until
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        until.is_some_and(|until| Instant::now() < until)
    }

    /// Returns who asked for this code, if that user is in the Activity.
    pub(super) async fn user(&self, code: &Code) -> Result<Identity, Unknown> {
        if self.is_quiet() {
            return Err(Unknown::Quiet);
        }
        let form = [
            ("grant_type", "authorization_code"),
            ("client_id", &self.application),
            ("client_secret", self.secret.reveal()),
            ("code", &code.text),
            ("code_verifier", &code.verifier),
        ];
        let form = url::form_urlencoded::Serializer::new(String::new())
            .extend_pairs(form)
            .finish();
        let exchange = self
            .client
            .post(format!("{}/oauth2/token", self.api))
            .header("content-type", "application/x-www-form-urlencoded")
            .body(form);
        let grant: Grant = self.ask(exchange).await?;
        let me = self.client.get(format!("{}/users/@me", self.api));
        let user: User = self.ask(me.bearer_auth(grant.access_token)).await?;
        let id = user.id.parse().map_err(|_| Unknown::Refused)?;
        // The id would become part of a path.
        let is_id = |sign: char| sign.is_ascii_alphanumeric() || "-_".contains(sign);
        if code.instance.is_empty() || !code.instance.chars().all(is_id) {
            return Err(Unknown::Refused);
        }
        let instance = format!(
            "{}/applications/{}/activity-instances/{}",
            self.api, self.application, code.instance
        );
        let bot = format!("Bot {}", self.token.reveal());
        let instance = self.client.get(instance).header("authorization", bot);
        let instance: Instance = self.ask(instance).await?;
        if instance.users.contains(&user.id) {
            let shown = user
                .global_name
                .filter(|name| names::legible(name).is_some());
            let name = shown.unwrap_or(user.username);
            let Location {
                channel_id,
                guild_id,
            } = instance.location;
            let server = guild_id.and_then(|id| id.parse().ok());
            let channel = channel_id.parse().map_err(|_| Unknown::Refused)?;
            Ok(Identity {
                user: UserId(id),
                name,
                locale: user.locale.as_deref().map(Locale::from_discord),
                server: server.map_or(ServerId::ELSEWHERE, ServerId),
                channel: ChannelId(channel),
            })
        } else {
            Err(Unknown::Refused)
        }
    }
}
