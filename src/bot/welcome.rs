//! Where the bot introduces itself in a server that it was just invited to.

use poise::serenity_prelude::{self as serenity, ChannelType};

use super::permissions::missing_for_posts;
use domain::{
    clock::Timestamp,
    matches::{ChannelId, Place, ServerId},
};
use rules::words::Locale;

/// Returns where to introduce the bot in this server, or `None` if it joined before `since` or cannot
/// write anywhere. The best place is where Discord itself tells who has joined, then the first channel.
pub(super) fn place(
    guild: &serenity::Guild,
    me: serenity::UserId,
    since: Timestamp,
) -> Option<Place> {
    let joined = guild.joined_at.unix_timestamp_nanos() / 1_000_000;
    if joined < i128::from(since.millis()) {
        return None;
    }
    let member = guild.members.get(&me)?;
    let mut channels: Vec<_> = guild
        .channels
        .values()
        .filter(|channel| channel.kind == ChannelType::Text)
        .filter(|channel| {
            let allowed = guild.user_permissions_in(channel, member);
            missing_for_posts(channel.kind, allowed).is_empty()
        })
        .collect();
    channels.sort_by_key(|channel| {
        let is_system = guild.system_channel_id == Some(channel.id);
        (!is_system, channel.position, channel.id)
    });
    Some(Place {
        server: ServerId(guild.id.get()),
        channel: ChannelId(channels.first()?.id.get()),
        locale: Locale::from_discord(&guild.preferred_locale),
    })
}
