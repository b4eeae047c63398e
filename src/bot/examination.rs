//! Looks at an application in Discord as an operator wants to know it before the bot starts, without
//! starting it.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{GuildPagination, Permissions};
use tokio::time::timeout;

use super::{
    connection::{self, Login},
    handlers,
};
use crate::{
    config::Config,
    discord::{
        error::Error,
        handlers::localize,
        permissions::INVITED,
        registration::{self, Commands},
    },
};
use domain::clock::Clock;

/// How many servers Discord lists in one answer.
/// <https://discord.com/developers/docs/resources/user#get-current-user-guilds>
const PAGE: u64 = 200;

/// How long all of it can take. A bot in thousands of servers has dozens of pages of them.
const WITHIN: Duration = Duration::from_mins(1);

/// The application, and what Discord knows about it.
#[derive(Debug)]
pub struct Application {
    /// The bot's name.
    pub name: String,
    /// The application's number.
    pub id: u64,
    /// Whether anyone can invite the bot, or only its owner.
    pub is_public: bool,
    /// Whether an invitation asks for a code that nobody gives, so that it fails.
    pub requires_code: bool,
    /// Where Discord posts what players do, and whether the bot takes it.
    pub posting: Posting,
    /// How often the bot can still connect today, and how often it can in a day.
    pub sessions: Sessions,
    /// How far the clock is ahead of Discord's, in seconds. `None` if Discord doesn't tell its time.
    pub clock_ahead: Option<i64>,
    /// The commands that Discord has for it.
    pub commands: Commands,
    /// How many servers the bot is in.
    pub servers: usize,
    /// The servers whose roles don't permit all that the bot needs.
    pub lacking: Vec<Lacking>,
}

/// What players do comes over the gateway, or Discord posts it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Posting {
    /// The address to which Discord posts it.
    pub to: Option<String>,
    /// Whether the bot has the application's key. `None` if it expects everything over the gateway.
    pub has_key: Option<bool>,
}

/// How often a bot can connect.
#[derive(Clone, Copy, Debug)]
pub struct Sessions {
    /// How often today.
    pub left: u64,
    /// How often in a whole day.
    pub total: u64,
}

/// A server that doesn't permit all that the bot needs.
#[derive(Debug)]
pub struct Lacking {
    /// The server's name.
    pub server: String,
    /// The permissions that no role of the bot has.
    pub permissions: Permissions,
}

/// Logs in as a bot would, but doesn't connect to the gateway, and changes nothing.
///
/// # Errors
/// If Discord can't be reached within a minute, or refuses something.
pub async fn examine(config: &Config, clock: &Clock) -> Result<Application, Error> {
    let looked = timeout(WITHIN, ask_discord(config, clock)).await;
    looked.unwrap_or(Err(Error::NoAnswer))
}

async fn ask_discord(config: &Config, clock: &Clock) -> Result<Application, Error> {
    let http = connection::open(config, |_| {})?;
    let Login {
        me,
        application,
        gateway,
    } = connection::log_in(config, &http).await?;
    let commands = localize::registration(&handlers::options().commands);
    let commands = registration::registered_commands(&http, &commands).await?;
    let (servers, lacking) = servers(&http).await?;
    let key = application.verify_key.parse().ok();
    Ok(Application {
        posting: Posting {
            to: application.interactions_endpoint_url.clone(),
            has_key: config.public_key.map(|own| Some(own) == key),
        },
        name: me.name.clone(),
        id: application.id.get(),
        is_public: application.bot_public,
        requires_code: application.bot_require_code_grant,
        sessions: Sessions {
            left: gateway.session_start_limit.remaining,
            total: gateway.session_start_limit.total,
        },
        clock_ahead: connection::time(&http)
            .await?
            .map(|right| clock.now().seconds() - right.seconds()),
        commands,
        servers,
        lacking,
    })
}

/// Counts the servers that the bot is in, and returns those that don't permit all that it needs.
async fn servers(http: &serenity::Http) -> Result<(usize, Vec<Lacking>), Error> {
    let (mut count, mut lacking, mut after) = (0, Vec::new(), None);
    loop {
        let page = http.get_guilds(after, Some(PAGE)).await?;
        count += page.len();
        after = page.last().map(|last| GuildPagination::After(last.id));
        let is_last = u64::try_from(page.len()).is_ok_and(|found| found < PAGE);
        lacking.extend(page.into_iter().filter_map(|server| {
            let has_all = server.permissions.administrator();
            let permissions = INVITED.difference(server.permissions);
            (!has_all && !permissions.is_empty()).then_some(Lacking {
                server: server.name,
                permissions,
            })
        }));
        if is_last {
            return Ok((count, lacking));
        }
    }
}
