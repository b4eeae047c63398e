//! What the bot may do in a channel from which nothing has come, so that Discord has to be asked.

use poise::serenity_prelude as serenity;

use crate::{
    bot::permissions::{missing_for_home, missing_for_posts},
    matches::{ChannelId, RoleId, ServerId},
};

/// What would have to be permitted for showing matches in a channel or a forum of this server.
pub(super) async fn missing_in(
    http: &serenity::Http,
    server: ServerId,
    channel: ChannelId,
) -> Result<serenity::Permissions, serenity::Error> {
    let found = allowed_in(http, server, channel).await?;
    Ok(found.map_or(UNSEEN, |(kind, allowed)| missing_for_home(kind, allowed)))
}

/// What would have to be permitted for posting in a channel or thread of this server.
pub(super) async fn missing_for_posts_in(
    http: &serenity::Http,
    server: ServerId,
    channel: ChannelId,
) -> Result<serenity::Permissions, serenity::Error> {
    let found = allowed_in(http, server, channel).await;
    let found = match found {
        // Discord says so of a channel that the bot may not see.
        Err(serenity::Error::Http(error)) if error.status_code() == Some(FORBIDDEN) => None,
        found => found?,
    };
    Ok(found.map_or(UNSEEN, |(kind, allowed)| missing_for_posts(kind, allowed)))
}

/// What is missing where not even the kind of a channel is known.
const UNSEEN: serenity::Permissions = serenity::Permissions::VIEW_CHANNEL;

const FORBIDDEN: serenity::http::StatusCode = serenity::http::StatusCode::FORBIDDEN;

/// The kind of a channel, and what the bot may do there. None if the server has no such channel.
async fn allowed_in(
    http: &serenity::Http,
    server: ServerId,
    channel: ChannelId,
) -> Result<Option<(serenity::ChannelType, serenity::Permissions)>, serenity::Error> {
    let server = serenity::GuildId::new(server.0);
    let in_server = async |channel| {
        let found = http.get_channel(channel).await?.guild();
        Ok::<_, serenity::Error>(found.filter(|found| found.guild_id == server))
    };
    let Some(found) = in_server(serenity::ChannelId::new(channel.0)).await? else {
        return Ok(None);
    };
    let kind = found.kind;
    // A thread has the permissions of its channel.
    let rules = match found.parent_id.filter(|_| found.thread_metadata.is_some()) {
        Some(parent) => in_server(parent).await?.unwrap_or(found),
        None => found,
    };
    let me = http.get_current_user().await?.id;
    let guild = http.get_guild(server).await?;
    let me = http.get_member(server, me).await?;
    Ok(Some((kind, guild.user_permissions_in(&rules, &me))))
}

/// Whether the bot may ping a role of this server: anybody may, or the bot may ping all.
pub(super) async fn may_ping(
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
