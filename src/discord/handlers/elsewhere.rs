//! The bot's permissions in a channel from which no interaction has come, so that Discord has to be
//! asked.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use tokio::time::timeout;

use crate::discord::{
    forum::{requires_tag, usable_tag},
    permissions::{
        HomeFault, Room, may_open_beside, may_write_beside, missing_for_home, missing_for_posts,
        room,
    },
};
use domain::{
    causes::chain,
    matches::{ChannelId, RoleId, ServerId},
};
use rules::words::Locale;

/// Returns what keeps the bot from showing matches in a channel or a forum of this server.
pub(crate) async fn fault_of_home(
    http: &serenity::Http,
    server: ServerId,
    channel: ChannelId,
) -> Result<Option<HomeFault>, serenity::Error> {
    let (found, allowed) = match access_to(http, server, channel).await? {
        Reachable::Open { channel, allowed } => (channel, allowed),
        Reachable::Refused(fault) => return Ok(Some(fault)),
    };
    let missing = missing_for_home(found.kind, allowed);
    if !missing.is_empty() {
        return Ok(Some(HomeFault::Lacks(missing)));
    }
    let lacks_tag = requires_tag(&found) && usable_tag(&found, allowed).is_none();
    Ok(lacks_tag.then_some(HomeFault::NoTag))
}

/// How long a user who waits for an answer waits to learn whether the bot can see a channel. An answer
/// has three seconds.
const SEEN_WITHIN: Duration = Duration::from_secs(1);

/// Returns whether a channel has been deleted or is hidden from the bot. If Discord doesn't say so in
/// time, it is taken to be visible.
pub(crate) async fn out_of_sight(http: &serenity::Http, channel: ChannelId) -> Option<HomeFault> {
    let Ok(found) = timeout(SEEN_WITHIN, http.get_channel(channel.0.into())).await else {
        tracing::info!(%channel, "Discord did not say in time whether the bot can see a channel");
        return None;
    };
    let error = found.err()?;
    let fault = refused(&error);
    if fault.is_none() {
        tracing::info!(%channel, error = chain(&error), "could not find out whether the bot can see a channel");
    }
    fault
}

/// Returns the permissions missing for posting in a channel or thread of this server.
pub(crate) async fn missing_for_posts_in(
    http: &serenity::Http,
    server: ServerId,
    channel: ChannelId,
) -> Result<serenity::Permissions, serenity::Error> {
    Ok(match access_to(http, server, channel).await? {
        Reachable::Open { channel, allowed } => missing_for_posts(channel.kind, allowed),
        Reachable::Refused(_) => UNSEEN,
    })
}

/// What a member finds where no interaction has come from.
pub(crate) struct Surroundings {
    /// Where the boards of a match could be that begins there.
    pub(crate) room: Room,
    /// The channel where it could have its thread, if this is a thread.
    pub(crate) beside: Option<ChannelId>,
    /// The language of the server.
    pub(crate) locale: Locale,
}

/// Returns what a member finds in a channel or thread of this server. `None` if the bot can't see it.
pub(crate) async fn around(
    http: &serenity::Http,
    server: ServerId,
    channel: ChannelId,
    member: &serenity::Member,
) -> Result<Option<Surroundings>, serenity::Error> {
    let found = match allowed_in(http, server, channel).await {
        Ok(found) => found,
        Err(error) if refused(&error).is_some() => None,
        Err(error) => return Err(error),
    };
    Ok(found.map(|found| {
        let kind = found.channel.kind;
        let parent = found.parent.as_ref().filter(|parent| {
            let own = found.guild.user_permissions_in(parent, member);
            may_open_beside(kind, found.allowed) && may_write_beside(own)
        });
        Surroundings {
            room: room(Some(kind), found.allowed),
            beside: parent.map(|parent| ChannelId(parent.id.get())),
            locale: Locale::from_discord(&found.guild.preferred_locale),
        }
    }))
}

/// The missing permission if not even the kind of a channel is known.
const UNSEEN: serenity::Permissions = serenity::Permissions::VIEW_CHANNEL;

const FORBIDDEN: serenity::http::StatusCode = serenity::http::StatusCode::FORBIDDEN;

/// Discord's code for a channel that has been deleted.
/// <https://docs.discord.com/developers/topics/opcodes-and-status-codes#json>
const UNKNOWN_CHANNEL: isize = 10_003;

/// Discord's answer to a request for a channel of a server.
enum Reachable {
    /// The channel, and the bot's permissions there.
    Open {
        channel: Box<serenity::GuildChannel>,
        allowed: serenity::Permissions,
    },
    /// The reason why the bot cannot use it.
    Refused(HomeFault),
}

/// Returns the fault shown by a refusal, if it says anything about the channel.
fn refused(error: &serenity::Error) -> Option<HomeFault> {
    let serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(answer)) = error else {
        return None;
    };
    match (answer.error.code, answer.status_code) {
        (UNKNOWN_CHANNEL, _) => Some(HomeFault::Gone),
        // Discord answers this for a channel that the bot is not allowed to see.
        (_, FORBIDDEN) => Some(HomeFault::Lacks(UNSEEN)),
        _ => None,
    }
}

async fn access_to(
    http: &serenity::Http,
    server: ServerId,
    channel: ChannelId,
) -> Result<Reachable, serenity::Error> {
    match allowed_in(http, server, channel).await {
        Ok(Some(found)) => Ok(Reachable::Open {
            channel: Box::new(found.channel),
            allowed: found.allowed,
        }),
        // It belongs to another server.
        Ok(None) => Ok(Reachable::Refused(HomeFault::Lacks(UNSEEN))),
        Err(error) => refused(&error).map(Reachable::Refused).ok_or(error),
    }
}

/// A channel or thread of a server.
struct Found {
    channel: serenity::GuildChannel,
    /// The channel of the thread.
    parent: Option<serenity::GuildChannel>,
    guild: serenity::PartialGuild,
    /// The bot's permissions there.
    allowed: serenity::Permissions,
}

/// Returns a channel, and the bot's permissions there. `None` if the server has no such channel.
async fn allowed_in(
    http: &serenity::Http,
    server: ServerId,
    channel: ChannelId,
) -> Result<Option<Found>, serenity::Error> {
    let server = serenity::GuildId::new(server.0);
    let in_server = async |channel| {
        let found = http.get_channel(channel).await?.guild();
        Ok::<_, serenity::Error>(found.filter(|found| found.guild_id == server))
    };
    let Some(found) = in_server(serenity::ChannelId::new(channel.0)).await? else {
        return Ok(None);
    };
    // A thread has the permissions of its channel.
    let parent = match found.parent_id.filter(|_| found.thread_metadata.is_some()) {
        Some(parent) => in_server(parent).await?,
        None => None,
    };
    let me = http.get_current_user().await?.id;
    let guild = http.get_guild(server).await?;
    let me = http.get_member(server, me).await?;
    let allowed = guild.user_permissions_in(parent.as_ref().unwrap_or(&found), &me);
    Ok(Some(Found {
        channel: found,
        parent,
        guild,
        allowed,
    }))
}

/// Returns the name of a server.
pub(crate) async fn server_name(
    http: &serenity::Http,
    server: ServerId,
) -> Result<String, serenity::Error> {
    Ok(http.get_guild(server.0.into()).await?.name)
}

/// Returns whether the bot can ping a role of this server: either anyone can, or the bot can ping all
/// roles.
pub(crate) async fn may_ping(
    http: &serenity::Http,
    server: ServerId,
    role: RoleId,
) -> Result<bool, serenity::Error> {
    let server = serenity::GuildId::new(server.0);
    let guild = http.get_guild(server).await?;
    let wanted = guild.roles.get(&serenity::RoleId::new(role.0));
    if wanted.is_some_and(|role| role.mentionable) {
        return Ok(true);
    }
    let me = http.get_current_user().await?.id;
    let me = http.get_member(server, me).await?;
    let allowed = guild.member_permissions(&me);
    Ok(wanted.is_some() && (allowed.administrator() || allowed.mention_everyone()))
}
