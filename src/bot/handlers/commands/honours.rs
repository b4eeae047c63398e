//! `/server honours`: what a server does for its best players.

use poise::serenity_prelude as serenity;
use serenity::Permissions;

use super::{Caller, Context, Error, answer, options::OneOf};
use crate::{
    bot::cards,
    community::Refused,
    host::{HonoursChange, Without},
    matches::{RoleId, ServerId},
};

/// What a role may not allow that is given for playing well: power over others.
const POWER: Permissions = Permissions::ADMINISTRATOR
    .union(Permissions::MANAGE_GUILD)
    .union(Permissions::MANAGE_ROLES)
    .union(Permissions::MANAGE_CHANNELS)
    .union(Permissions::MANAGE_MESSAGES)
    .union(Permissions::MANAGE_THREADS)
    .union(Permissions::MANAGE_WEBHOOKS)
    .union(Permissions::MANAGE_NICKNAMES)
    .union(Permissions::MANAGE_GUILD_EXPRESSIONS)
    .union(Permissions::MANAGE_EVENTS)
    .union(Permissions::KICK_MEMBERS)
    .union(Permissions::BAN_MEMBERS)
    .union(Permissions::MODERATE_MEMBERS)
    .union(Permissions::MUTE_MEMBERS)
    .union(Permissions::DEAFEN_MEMBERS)
    .union(Permissions::MOVE_MEMBERS)
    .union(Permissions::VIEW_AUDIT_LOG)
    .union(Permissions::MENTION_EVERYONE);

/// Shows and changes what the server does for its best players.
#[poise::command(slash_command)]
pub(super) async fn honours(
    context: Context<'_>,
    news: Option<bool>,
    best: Option<serenity::Role>,
    champion: Option<serenity::Role>,
    without: Option<OneOf<Without>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let role =
        |role: Option<serenity::Role>| role.map(|role| honour(&role, caller.server)).transpose();
    let change = HonoursChange {
        news,
        best: role(best)?,
        champion: role(champion)?,
        without: without.map(|without| without.0),
    };
    let host = &context.data().host;
    let view = host.change_honours(caller.place()?, change).await?;
    let message = cards::honours(&view, may_give(context), caller.locale);
    answer(context, message).await
}

/// The role, if it can be given to whoever plays well. Whoever chooses it need not be allowed to give
/// it, so it must not give power.
fn honour(role: &serenity::Role, server: ServerId) -> Result<RoleId, Refused> {
    let is_everyone = role.id.get() == server.0;
    if is_everyone || role.managed || role.permissions.intersects(POWER) {
        return Err(Refused::NoHonour);
    }
    Ok(RoleId(role.id.get()))
}

/// Whether the bot may give roles at all. Which, depends on the order of the roles.
fn may_give(context: Context<'_>) -> bool {
    let poise::Context::Application(application) = context else {
        return false;
    };
    let allowed = application.interaction.app_permissions;
    allowed.is_none_or(|allowed| allowed.administrator() || allowed.manage_roles())
}
