//! Changing settings, whether by a command or by a click.

use super::{Caller, Error};
use crate::{
    bot::{
        cards::{self, PlayerSample},
        messages::Message,
    },
    host::Host,
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

/// Changes what a server has chosen, and shows it.
pub(super) async fn of_server(
    host: &Host,
    caller: &Caller,
    change: impl Fn(&mut ServerSettings) + Send + 'static,
) -> Result<Message, Error> {
    let settings = host.change_server_settings(caller.server, change).await?;
    cards::server_settings(settings, caller.locale).await
}
