//! Discord's events about the servers that the bot is in, and about what is deleted there.
//!
//! Events can be lost or arrive in a different order from the one in which they happened. The
//! consequences of a missing event follow later, when a post fails or Discord is asked.

use std::collections::HashSet;

use poise::serenity_prelude as serenity;

use super::welcome;
use crate::{
    discord::alarm::database_failed,
    host::{Failure, Host},
    posts::bulletins,
    servers::actions::gone,
    upkeep::presence,
};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, Place, RoleId, ServerId, Shard, UserId},
    settings::Named,
};

/// The content of an event.
#[derive(Debug)]
pub(crate) enum News {
    /// A shard has connected, and these are its servers.
    Connected(Shard, HashSet<ServerId>),
    /// The bot is in this server. If it was invited since this bot runs, there may be a place to
    /// introduce itself.
    Joined(ServerId, Option<Place>),
    /// The bot was removed from a server, or the server was deleted.
    Left(ServerId),
    /// A channel was deleted.
    ChannelDeleted(ServerId, ChannelId),
    /// A thread was deleted.
    ThreadDeleted(ChannelId),
    /// A role was deleted.
    RoleDeleted(ServerId, RoleId),
}

impl News {
    /// Reads an event that a shard has received, if it is one of these. The bot has been running
    /// `since`, apart from times in which nobody could reach it.
    pub(crate) fn of(
        event: &serenity::FullEvent,
        shard: Shard,
        me: serenity::UserId,
        since: Timestamp,
    ) -> Option<News> {
        use serenity::FullEvent::{
            ChannelDelete, GuildCreate, GuildDelete, GuildRoleDelete, Ready, ThreadDelete,
        };
        let server = |guild: serenity::GuildId| ServerId(guild.get());
        match event {
            Ready { data_about_bot } => {
                let servers = data_about_bot.guilds.iter().map(|guild| server(guild.id));
                Some(News::Connected(shard, servers.collect()))
            }
            GuildCreate { guild, .. } => Some(News::Joined(
                server(guild.id),
                welcome::place(guild, me, since),
            )),
            // While Discord has an outage, a server is unavailable to everyone, and the bot stays in it.
            GuildDelete { incomplete, .. } if incomplete.unavailable => None,
            GuildDelete { incomplete, .. } => Some(News::Left(server(incomplete.id))),
            ChannelDelete { channel, .. } => {
                let (server, channel) = (server(channel.guild_id), ChannelId(channel.id.get()));
                Some(News::ChannelDeleted(server, channel))
            }
            ThreadDelete { thread, .. } => Some(News::ThreadDeleted(ChannelId(thread.id.get()))),
            GuildRoleDelete {
                guild_id,
                removed_role_id,
                ..
            } => Some(News::RoleDeleted(
                server(*guild_id),
                RoleId(removed_role_id.get()),
            )),
            _ => None,
        }
    }

    /// Tells the host about it. The log of a server names this bot where it changes a setting.
    pub(crate) async fn tell(self, host: &Host, me: UserId) {
        if let Err(error) = self.try_to_tell(host, me).await {
            database_failed(&error.into());
        }
    }

    async fn try_to_tell(self, host: &Host, me: UserId) -> Result<(), Failure> {
        match self {
            News::Connected(shard, servers) => {
                presence::compare_servers(host, shard, servers).await
            }
            News::Joined(server, welcome) => {
                presence::join(host, server).await?;
                match welcome {
                    Some(place) => bulletins::welcome(host, place).await,
                    None => Ok(()),
                }
            }
            News::Left(server) => {
                tracing::warn!(%server, "the bot was removed from this server");
                presence::leave(host, server).await
            }
            News::ChannelDeleted(server, channel) => {
                let gone = vec![Named::Channel(channel)];
                gone::forget_all_but_home(host, server, gone, me).await?;
                presence::lose_channel(host, channel).await
            }
            News::ThreadDeleted(thread) => presence::lose_channel(host, thread).await,
            News::RoleDeleted(server, role) => {
                let gone = vec![Named::Role(role)];
                gone::forget(host, server, gone, me).await.map(drop)
            }
        }
    }
}
