//! Changing settings, whether by a command or by a click.

use poise::serenity_prelude as serenity;

use super::{Caller, Error};
use crate::{
    bot::{
        cards::{self, PlayerSample},
        messages::Message,
    },
    host::Host,
    matches::Notices,
    settings::{PlayerSettings, ServerSettings},
};

/// Changes what a player has chosen, and shows it.
pub(super) async fn of_player(
    host: &Host,
    caller: &Caller,
    change: impl Fn(&mut PlayerSettings) + Send + 'static,
) -> Result<Message, Error> {
    let settings = host.change_player_settings(caller.user, change).await?;
    let sample = PlayerSample {
        name: caller.name.clone(),
        look: host.look(caller.server, Some(caller.user)).await?,
    };
    cards::player_settings(settings, sample, caller.locale).await
}

/// Changes what a player wants to be told of, and shows it.
pub(super) async fn of_notices(
    host: &Host,
    caller: &Caller,
    change: impl Fn(&mut Notices) + Send + 'static,
) -> Result<Message, Error> {
    let notices = host.change_notices(caller.user, change).await?;
    let zone = host.zone(caller.user).await?;
    Ok(cards::notices(&notices, &zone, caller.locale))
}

/// Changes what a server has chosen, and shows it. `granted`: to a member who has the command by the
/// server's settings of integrations alone.
pub(super) async fn of_server(
    host: &Host,
    caller: &Caller,
    granted: bool,
    change: impl Fn(&mut ServerSettings) + Send + 'static,
) -> Result<Message, Error> {
    let settings = host.change_server_settings(caller.server, change).await?;
    cards::server_settings(settings, granted, caller.locale).await
}

/// Whether a member may manage the server, and so has the command unless the server's settings of
/// integrations say otherwise.
pub(super) fn may_manage(member: Option<&serenity::Member>) -> bool {
    let permissions = member.and_then(|member| member.permissions);
    permissions.is_some_and(|may| may.administrator() || may.manage_guild())
}
