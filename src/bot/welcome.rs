//! Where the bot introduces itself in a server that it was just invited to.

use poise::serenity_prelude::{self as serenity, ChannelType};

use crate::discord::permissions::missing_for_posts;
use domain::{
    clock::Timestamp,
    matches::{ChannelId, Place, ServerId},
};
use rules::words::Locale;

/// Returns where to introduce the bot in this server, or `None` if it joined before `since` or cannot
/// write anywhere.
pub(super) fn place(
    guild: &serenity::Guild,
    me: serenity::UserId,
    since: Timestamp,
) -> Option<Place> {
    if !is_new(guild.joined_at, since) {
        return None;
    }
    let member = guild.members.get(&me)?;
    let may = |channel: &serenity::GuildChannel| guild.user_permissions_in(channel, member);
    let system = guild.system_channel_id;
    let channel = best(guild.channels.values(), system, may)?;
    Some(Place {
        server: ServerId(guild.id.get()),
        channel,
        locale: Locale::from_discord(&guild.preferred_locale),
    })
}

/// Asks Discord about a server, and returns the same.
///
/// # Errors
/// If Discord does not say.
pub(super) async fn ask(
    http: &serenity::Http,
    guild: serenity::GuildId,
    me: serenity::UserId,
    since: Timestamp,
) -> Result<Option<Place>, serenity::Error> {
    let member = http.get_member(guild, me).await?;
    if !member.joined_at.is_some_and(|joined| is_new(joined, since)) {
        return Ok(None);
    }
    let guild = http.get_guild(guild).await?;
    let channels = http.get_channels(guild.id).await?;
    let may = |channel: &serenity::GuildChannel| guild.user_permissions_in(channel, &member);
    let channel = best(channels.iter(), guild.system_channel_id, may);
    Ok(channel.map(|channel| Place {
        server: ServerId(guild.id.get()),
        channel,
        locale: Locale::from_discord(&guild.preferred_locale),
    }))
}

/// Whether the bot joined a server later.
fn is_new(joined: serenity::Timestamp, since: Timestamp) -> bool {
    joined.unix_timestamp_nanos() / 1_000_000 >= i128::from(since.millis())
}

/// Returns the best place to introduce the bot: where Discord itself tells who has joined, then the first
/// channel.
fn best<'c>(
    channels: impl Iterator<Item = &'c serenity::GuildChannel>,
    system: Option<serenity::ChannelId>,
    may: impl Fn(&serenity::GuildChannel) -> serenity::Permissions,
) -> Option<ChannelId> {
    let channels = channels
        .filter(|channel| channel.kind == ChannelType::Text)
        .filter(|channel| missing_for_posts(channel.kind, may(channel)).is_empty());
    let best = channels.min_by_key(|channel| {
        let is_system = system == Some(channel.id);
        (!is_system, channel.position, channel.id)
    });
    best.map(|channel| ChannelId(channel.id.get()))
}
