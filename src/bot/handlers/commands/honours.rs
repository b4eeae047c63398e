//! `/server honours`: a server's honours for its best players.

use poise::serenity_prelude as serenity;

use super::{Caller, Context, Error, answer, options::OneOf};
use crate::{
    bot::{cards, handlers::honour_roles::ServerRoles},
    host::{HonoursChange, Without},
};
use domain::matches::RoleId;

/// Shows and changes the server's honours for its best players.
#[poise::command(slash_command)]
pub(super) async fn honours(
    context: Context<'_>,
    news: Option<bool>,
    best: Option<serenity::Role>,
    champion: Option<serenity::Role>,
    without: Option<OneOf<Without>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let [best, champion] = [best, champion].map(|role| role.map(|role| RoleId(role.id.get())));
    check(context, &caller, best.into_iter().chain(champion)).await?;
    let change = HonoursChange {
        news,
        best,
        champion,
        without: without.map(|without| without.0),
    };
    let host = &context.data().host;
    let view = host.change_honours(caller.place()?, change).await?;
    let message = cards::honours(&view, may_give(context), caller.locale);
    answer(context, message).await
}

/// Checks that the caller can let these roles be assigned to players.
async fn check(
    context: Context<'_>,
    caller: &Caller,
    chosen: impl Iterator<Item = RoleId>,
) -> Result<(), Error> {
    let mut chosen = chosen.peekable();
    if chosen.peek().is_none() {
        return Ok(());
    }
    let roles = ServerRoles::fetch(context.http(), caller.server).await?;
    for role in chosen {
        roles.check(role, caller)?;
    }
    Ok(())
}

/// Returns whether the bot can assign roles at all. Which ones depends on the order of the roles.
fn may_give(context: Context<'_>) -> bool {
    let poise::Context::Application(application) = context else {
        return false;
    };
    let allowed = application.interaction.app_permissions;
    allowed.is_none_or(|allowed| allowed.administrator() || allowed.manage_roles())
}
