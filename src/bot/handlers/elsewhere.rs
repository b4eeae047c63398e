//! What the bot may do in a channel from which nothing has come, so that Discord has to be asked.

use poise::serenity_prelude as serenity;

use crate::{
    bot::permissions::missing_for_home,
    matches::{ChannelId, RoleId, ServerId},
};

/// What would have to be permitted for showing matches in a channel or a forum of this server.
pub(super) async fn missing_in(
    http: &serenity::Http,
    server: ServerId,
    channel: ChannelId,
) -> Result<serenity::Permissions, serenity::Error> {
    let server = serenity::GuildId::new(server.0);
    let channel = serenity::ChannelId::new(channel.0);
    let found = http.get_channel(channel).await?.guild();
    let Some(found) = found.filter(|found| found.guild_id == server) else {
        return Ok(serenity::Permissions::VIEW_CHANNEL);
    };
    let me = http.get_current_user().await?.id;
    let guild = http.get_guild(server).await?;
    let me = http.get_member(server, me).await?;
    let allowed = guild.user_permissions_in(&found, &me);
    Ok(missing_for_home(found.kind, allowed))
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
