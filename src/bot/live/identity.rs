//! Who someone is, by Discord's `OAuth2`.
//!
//! The page asks Discord for a code, which this bot exchanges with its secret: only then does Discord say
//! whose it was. With the code goes proof that the same page asked for it.
//! <https://docs.discord.com/developers/topics/oauth2>

use domain::{matches::UserId, names};
use reqwest::{Client, RequestBuilder, StatusCode};
use rules::words::Locale;
use serde::{Deserialize, de::DeserializeOwned};

use crate::config::Token;

/// Asks Discord.
pub(super) struct Identities {
    client: Client,
    /// The URL before each path of the API.
    api: String,
    application: String,
    secret: Token,
    token: Token,
}

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
        }
    }

    /// Returns the application's id, by which the page asks for a code.
    pub(super) fn application(&self) -> &str {
        &self.application
    }

    /// Returns who asked for this code, if that user is in the Activity.
    pub(super) async fn user(&self, code: &Code) -> Result<Identity, Unknown> {
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
        let grant: Grant = ask(exchange).await?;
        let me = self.client.get(format!("{}/users/@me", self.api));
        let user: User = ask(me.bearer_auth(grant.access_token)).await?;
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
        let instance: Instance =
            ask(self.client.get(instance).header("authorization", bot)).await?;
        if instance.users.contains(&user.id) {
            let shown = user
                .global_name
                .filter(|name| names::legible(name).is_some());
            let name = shown.unwrap_or(user.username);
            Ok(Identity {
                user: UserId(id),
                name,
                locale: user.locale.as_deref().map(Locale::from_discord),
            })
        } else {
            Err(Unknown::Refused)
        }
    }
}

/// Sends a request and reads the answer.
async fn ask<T: DeserializeOwned>(request: RequestBuilder) -> Result<T, Unknown> {
    let answer = request.send().await?;
    match answer.status() {
        StatusCode::TOO_MANY_REQUESTS => Err(answer
            .error_for_status()
            .err()
            .map_or(Unknown::Refused, Unknown::from)),
        status if status.is_client_error() => Err(Unknown::Refused),
        _ => Ok(answer.error_for_status()?.json().await?),
    }
}
