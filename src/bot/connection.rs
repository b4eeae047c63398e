//! The HTTP client, for Discord itself or for a local one, and the login.

use std::{
    net::SocketAddr,
    path::Path,
    sync::{Arc, OnceLock},
    time::Duration,
};

use native_tls::TlsConnector;
use poise::serenity_prelude as serenity;
use reqwest::{Certificate, Client, ClientBuilder};
use time::{OffsetDateTime, format_description::well_known::Rfc2822};
use tokio::time::sleep;
use url::Url;

use super::lateness::Lateness;
use crate::{
    config::{Config, Discord, is_loopback},
    discord::error::{ConnectError, Error},
};
use domain::{
    causes::chain,
    clock::{Clock, Timestamp},
};
use store::Address;

/// The name for which a local Discord's certificate is issued. serenity sends its requests there as long
/// as its own rate limiter is on.
const DISCORD: &str = "discord.com";

/// How long any request can take. Discord's slowest answers, to large files, take some seconds.
const ANSWER_WITHIN: Duration = Duration::from_secs(30);

/// How often Discord is asked for its time.
const HEAR_EVERY: Duration = Duration::from_mins(10);

/// Discord's answers when the bot logs in.
#[derive(Debug)]
pub(super) struct Login {
    pub(super) me: serenity::CurrentUser,
    pub(super) application: serenity::CurrentApplicationInfo,
    pub(super) gateway: serenity::BotGateway,
}

/// Creates the client. With a local Discord nothing it sends leaves this machine. `held_back` is called
/// for each request that serenity's rate limiter delays.
pub(super) fn open(
    config: &Config,
    held_back: impl Fn(serenity::RatelimitInfo) + Send + Sync + 'static,
) -> Result<serenity::Http, ConnectError> {
    let client = client(config)?;
    let token = config.token.reveal();
    let builder = serenity::HttpBuilder::new(token).client(client.clone());
    Ok(match &config.discord {
        Discord::Local(base) => {
            // serenity ignores the proxy while its own rate limiter is on.
            let proxy = base.as_str().trim_end_matches('/');
            builder.proxy(proxy).ratelimiter_disabled(true).build()
        }
        Discord::Real | Discord::LocalTls { .. } => {
            let mut limiter = serenity::Ratelimiter::new(client, format!("Bot {token}"));
            limiter.set_ratelimit_callback(Box::new(held_back));
            builder.ratelimiter(limiter).build()
        }
    })
}

/// Returns a client for requests to Discord. With a local one nothing it sends leaves this machine.
pub(super) fn client(config: &Config) -> Result<Client, ConnectError> {
    let client = Client::builder().use_native_tls().timeout(ANSWER_WITHIN);
    let client = match &config.discord {
        Discord::Real => client,
        Discord::Local(_) => unencrypted(client)?.no_proxy(),
        Discord::LocalTls {
            address,
            certificate,
            ..
        } => believing(client, *address, certificate)?,
    };
    client.build().map_err(ConnectError::Client)
}

/// Returns the URL before each path of Discord's API.
pub(super) fn api(config: &Config) -> String {
    let base = match &config.discord {
        Discord::Local(base) => base.as_str().trim_end_matches('/').to_owned(),
        Discord::Real | Discord::LocalTls { .. } => format!("https://{DISCORD}"),
    };
    format!("{base}/api/v10")
}

/// Configures the client without encryption, so that one connector serves every client in this process:
/// OpenSSL reads all certificates that the machine trusts for each new one, which takes a tenth of a
/// second.
fn unencrypted(client: ClientBuilder) -> Result<ClientBuilder, ConnectError> {
    static UNUSED: OnceLock<TlsConnector> = OnceLock::new();
    if let Some(made) = UNUSED.get() {
        return Ok(client.tls_backend_preconfigured(made.clone()));
    }
    let made = TlsConnector::new().map_err(ConnectError::Tls)?;
    let made = UNUSED.get_or_init(|| made).clone();
    Ok(client.tls_backend_preconfigured(made))
}

/// Lets the client find discord.com on this machine and trust its certificate.
fn believing(
    client: ClientBuilder,
    address: SocketAddr,
    certificate: &Path,
) -> Result<ClientBuilder, ConnectError> {
    let pem = std::fs::read(certificate).map_err(|source| ConnectError::CertificateFile {
        path: certificate.display().to_string(),
        source,
    })?;
    let certificate = Certificate::from_pem(&pem).map_err(ConnectError::Certificate)?;
    Ok(client
        .add_root_certificate(certificate)
        .resolve(DISCORD, address)
        .no_proxy())
}

/// Asks for the bot's own user, which also tells whether the token is valid, and for the address of the
/// gateway.
pub(super) async fn log_in(config: &Config, http: &serenity::Http) -> Result<Login, Error> {
    let refused = |error| refused(config, error);
    let me = http.get_current_user().await.map_err(refused)?;
    let application = http.get_current_application_info().await;
    let application = application.map_err(refused)?;
    http.set_application_id(application.id);
    let gateway = http.get_bot_gateway().await.map_err(refused)?;
    if let Some(base) = config.discord.local_base() {
        // The gateway receives the token.
        match Url::parse(&gateway.url) {
            Ok(url) if is_loopback(&url) => {}
            _ => {
                return Err(Error::Connect(ConnectError::GatewayElsewhere {
                    base: base.clone(),
                    gateway: gateway.url,
                }));
            }
        }
    }
    // A bot that connects more often than Discord allows gets a new token and has to be started by hand.
    // https://discord.com/developers/docs/events/gateway#session-start-limit-object
    let needed = match (config.shard, &config.database) {
        (None, Address::File(_)) => gateway.shards,
        // Other processes may have the others.
        _ => 1,
    };
    let limit = &gateway.session_start_limit;
    if limit.remaining < u64::from(needed) {
        return Err(Error::Connect(ConnectError::NoSessionLeft {
            minutes: limit.reset_after.div_ceil(60_000),
        }));
    }
    Ok(Login {
        me,
        application,
        gateway,
    })
}

/// Asks for Discord's time, as its answers tell it, to the second. `None` if they don't.
/// <https://www.rfc-editor.org/rfc/rfc9110#section-6.6.1>
pub(super) async fn time(http: &serenity::Http) -> Result<Option<Timestamp>, serenity::Error> {
    let request = serenity::Request::new(serenity::Route::Gateway, serenity::LightMethod::Get);
    let answer = http.request(request).await?;
    Ok(answer.headers().get("date").and_then(|date| {
        let date = OffsetDateTime::parse(date.to_str().ok()?, &Rfc2822);
        Some(Timestamp::from_seconds(date.ok()?.unix_timestamp()))
    }))
}

/// Goes by Discord's time from now on if the machine's is far from it. Discord's is that of everything
/// that players send, and the same for all processes of the bot.
pub(super) async fn compare_clock(http: &serenity::Http, clock: &Clock, lateness: &Lateness) {
    let seconds = match time(http).await {
        Ok(Some(right)) => {
            lateness.hear(right);
            clock.compare(right)
        }
        Ok(None) => None,
        Err(error) => {
            let error = chain(&error);
            tracing::warn!(
                error,
                "Discord's time is not known, so the bot uses the machine's clock"
            );
            None
        }
    };
    if let Some(ahead_seconds) = seconds {
        tracing::warn!(
            ahead_seconds,
            "the machine's clock is wrong, so the bot uses Discord's time until it is restarted"
        );
    }
}

/// Asks for Discord's time now and then, so that it is known to the second even if nobody does anything.
pub(super) async fn keep_hearing(http: Arc<serenity::Http>, lateness: Lateness) {
    loop {
        sleep(HEAR_EVERY).await;
        match time(&http).await {
            Ok(Some(time)) => lateness.hear(time),
            Ok(None) => {}
            Err(error) => tracing::debug!(error = chain(&error), "Discord's time is not known"),
        }
    }
}

/// Explains why Discord did not let the bot in.
fn refused(config: &Config, error: serenity::Error) -> Error {
    match (error, config.discord.local_base()) {
        (serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)), _)
            if response.status_code == serenity::StatusCode::UNAUTHORIZED =>
        {
            Error::Connect(ConnectError::Token)
        }
        (error @ serenity::Error::Http(serenity::HttpError::Request(_)), Some(base)) => {
            Error::Connect(ConnectError::NoAnswer {
                base: base.clone(),
                source: Box::new(error),
            })
        }
        (error, _) => error.into(),
    }
}
