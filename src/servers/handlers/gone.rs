//! What settings name in Discord and is gone there. Discord says so by events, but events can be lost,
//! and over HTTP there are none: so Discord is asked when a setting is used or looked at, and now and then.

use std::{sync::Arc, time::Duration};

use poise::serenity_prelude as serenity;
use tokio::time::timeout;

use crate::{
    challenges::handlers::challenging::has_left,
    contests::actions as contests,
    discord::{alarm::database_failed, handlers::Error},
    host::Host,
    players::actions::settings,
    servers::actions::gone,
};
use domain::{
    causes::chain,
    matches::{ChannelId, ServerId, UserId},
    settings::{Named, ServerSettings, Setting, SettingChange},
};

/// How long a user who waits for an answer waits for Discord to say what is gone.
const SAID_WITHIN: Duration = Duration::from_secs(1);

/// How soon after the start all settings are looked at: there may have been nobody to hear the events.
const LOOK_FIRST: Duration = Duration::from_mins(10);

/// How often all settings are looked at.
const LOOK_EVERY: Duration = Duration::from_hours(3);

/// How many servers are loaded together.
const PAGE: u32 = 100;

/// <https://docs.discord.com/developers/topics/opcodes-and-status-codes#json>
const UNKNOWN_CHANNEL: isize = 10_003;

/// Looks now and then at everything that settings name.
pub(crate) async fn keep(host: Host, http: Arc<serenity::Http>) {
    let mut pause = LOOK_FIRST;
    loop {
        host.clock().sleep_after(host.clock().now(), pause).await;
        if let Err(error) = look_for_gone(&host, &http).await {
            if let Error::Store(_) = &error {
                database_failed(&error);
            } else {
                tracing::info!(
                    error = error.chain(),
                    "could not check whether the roles and channels in settings still exist"
                );
            }
        }
        pause = LOOK_EVERY;
    }
}

async fn look_for_gone(host: &Host, http: &serenity::Http) -> Result<(), Error> {
    let mut after = ServerId(0);
    loop {
        let servers = gone::servers_with_settings(host, after, PAGE).await?;
        let Some(last) = servers.last() else {
            return Ok(());
        };
        after = *last;
        for server in servers {
            let named = gone::named_in_settings(host, server).await?;
            let gone = those_gone(http, server, &named).await;
            if !gone.is_empty() {
                gone::forget(host, server, gone, me(http).await?).await?;
            }
            for (contest, captain) in contests::teams::captains(host, server).await? {
                if has_left(http, server, captain).await {
                    let me = me(http).await?;
                    let forgotten =
                        contests::teams::forget_captain(host, server, contest, captain, me);
                    forgotten.await?;
                }
            }
        }
    }
}

/// Returns a server's settings after it was checked that the roles they name are still there.
pub(crate) async fn checked(
    host: &Host,
    http: &serenity::Http,
    server: ServerId,
    settings: ServerSettings,
) -> Result<ServerSettings, Error> {
    let mut roles = settings.named();
    roles.retain(|named| matches!(named, Named::Role(_)));
    let gone = those_gone(http, server, &roles).await;
    if gone.is_empty() {
        return Ok(settings);
    }
    Ok(gone::forget(host, server, gone, me(http).await?).await?)
}

/// Clears whatever a server's settings name that is gone, wherever it is kept. What becomes of the channel
/// for matches is said where it is used.
pub(crate) async fn looked_after(
    host: &Host,
    http: &serenity::Http,
    server: ServerId,
) -> Result<(), Error> {
    let home = settings::of_server(host, server).await?.home.chosen();
    let mut named = gone::named_in_settings(host, server).await?;
    // Another setting may name the same channel.
    let home = home.map(Named::Channel);
    if let Some(at) = named.iter().position(|one| Some(*one) == home) {
        named.remove(at);
    }
    let said = timeout(SAID_WITHIN, those_gone(http, server, &named)).await;
    let gone = said.unwrap_or_default();
    if !gone.is_empty() {
        gone::forget_all_but_home(host, server, gone, me(http).await?).await?;
    }
    Ok(())
}

/// Returns the changes by which those of these settings were cleared whose role or channel was deleted.
pub(crate) async fn cleared(
    host: &Host,
    http: &serenity::Http,
    server: ServerId,
    settings: &'static [Setting],
) -> Result<Vec<SettingChange>, Error> {
    let cleared = gone::cleared(host, server, settings).await?;
    if cleared.is_empty() {
        return Ok(Vec::new());
    }
    let me = me(http).await?;
    let by_bot = cleared.into_iter().filter(|one| one.by == me);
    Ok(by_bot.map(|one| one.change).collect())
}

/// Returns those of these things that Discord says are gone. What it doesn't say in time is taken to be
/// there.
async fn those_gone(http: &serenity::Http, server: ServerId, named: &[Named]) -> Vec<Named> {
    let mut gone = Vec::new();
    if named.iter().any(|one| matches!(one, Named::Role(_))) {
        match timeout(SAID_WITHIN, http.get_guild(server.0.into())).await {
            Ok(Ok(guild)) => {
                let is_gone = |one: &&Named| match one {
                    Named::Role(role) => !guild.roles.contains_key(&role.0.into()),
                    Named::Channel(_) => false,
                };
                gone.extend(named.iter().filter(is_gone).copied());
            }
            Ok(Err(error)) => {
                tracing::info!(%server, error = chain(&error), "the roles of a server could not be fetched");
            }
            Err(_) => tracing::info!(%server, "Discord did not list a server's roles in time"),
        }
    }
    for one in named {
        if let Named::Channel(channel) = one
            && is_deleted(http, *channel).await
        {
            gone.push(*one);
        }
    }
    gone
}

/// Returns whether Discord says in time that there is no such channel.
pub(crate) async fn is_deleted(http: &serenity::Http, channel: ChannelId) -> bool {
    let asked = timeout(SAID_WITHIN, http.get_channel(channel.0.into())).await;
    matches!(asked, Ok(Err(error)) if is_unknown_channel(&error))
}

fn is_unknown_channel(error: &serenity::Error) -> bool {
    matches!(
        error,
        serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(answer))
            if answer.error.code == UNKNOWN_CHANNEL
    )
}

pub(crate) async fn me(http: &serenity::Http) -> Result<UserId, serenity::Error> {
    Ok(UserId(http.get_current_user().await?.id.get()))
}
