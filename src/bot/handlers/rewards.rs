//! What a server gives its best players: shown and changed, by a command or by a click.

use poise::serenity_prelude as serenity;

use super::{Caller, Error, honour_roles::ServerRoles};
use crate::{
    bot::{cards, ids::Access, messages::Message},
    host::{HonoursChange, Host},
};
use domain::matches::RoleId;

/// Makes a manager's changes, and shows what holds then.
pub(super) async fn change(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    change: HonoursChange,
    access: Access,
) -> Result<Message, Error> {
    check(http, caller, change.best.into_iter().chain(change.champion)).await?;
    let view = host.change_honours(caller.place()?, change).await?;
    Ok(cards::honours(
        &view,
        caller.bot_gives_roles,
        access,
        caller.locale,
    ))
}

/// Checks that the caller can let these roles be assigned to players.
async fn check(
    http: &serenity::Http,
    caller: &Caller,
    chosen: impl Iterator<Item = RoleId>,
) -> Result<(), Error> {
    let mut chosen = chosen.peekable();
    if chosen.peek().is_none() {
        return Ok(());
    }
    let roles = ServerRoles::fetch(http, caller.server).await?;
    for role in chosen {
        roles.check(role, caller)?;
    }
    Ok(())
}
