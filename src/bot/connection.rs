//! The HTTP client, for Discord itself or for a local one.

use poise::serenity_prelude as serenity;
use url::Url;

use super::error::{ConnectError, Error};
use crate::config::{Config, Discord, is_loopback};

/// Makes the client. For a local Discord it first makes sure that everything stays on this
/// machine: serenity would fall back to the real gateway if the local one did not answer.
pub(super) async fn open(config: &Config) -> Result<serenity::Http, ConnectError> {
    let builder = serenity::HttpBuilder::new(config.token.reveal());
    let base = match &config.discord {
        Discord::Real => return Ok(builder.build()),
        Discord::Local(base) => base,
    };
    // serenity ignores the proxy while its own rate limiter is on.
    let proxy = base.as_str().trim_end_matches('/');
    let http = builder.proxy(proxy).ratelimiter_disabled(true).build();
    let gateway = http
        .get_gateway()
        .await
        .map_err(|source| ConnectError::NoAnswer {
            base: base.clone(),
            source: Box::new(source),
        })?;
    match Url::parse(&gateway.url) {
        Ok(url) if is_loopback(&url) => Ok(http),
        _ => Err(ConnectError::GatewayElsewhere {
            base: base.clone(),
            gateway: gateway.url,
        }),
    }
}

/// Asks who the bot is, which also tells whether the token is good.
pub(super) async fn log_in(http: &serenity::Http) -> Result<serenity::CurrentUser, Error> {
    let me = http.get_current_user().await.map_err(|error| match error {
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response))
            if response.status_code == 401 =>
        {
            Error::Connect(ConnectError::Token)
        }
        error => error.into(),
    })?;
    http.set_application_id(http.get_current_application_info().await?.id);
    Ok(me)
}
