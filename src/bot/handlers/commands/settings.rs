//! `/settings` for a player, `/server-settings` for members who may manage the server.

use super::{Caller, Context, Error, answer, options::OneOf};
use crate::{
    bot::cards,
    settings::{PlayerSettings, PrivateBottom, PublicBottom, ServerSettings, Theme, Width},
};

/// Shows and changes what a player sees.
#[poise::command(slash_command)]
pub(super) async fn settings(
    context: Context<'_>,
    theme: Option<OneOf<Option<Theme>>>,
    #[min = 480]
    #[max = 1600]
    width: Option<u32>,
    bottom: Option<OneOf<PrivateBottom>>,
    #[rename = "text-boards"] text_boards: Option<bool>,
    #[rename = "confirm-moves"] confirm_moves: Option<bool>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let change = move |settings: &mut PlayerSettings| {
        let old = *settings;
        *settings = PlayerSettings {
            theme: theme.map_or(old.theme, |theme| theme.0),
            // Discord keeps to the bounds; any other width becomes the nearest there is.
            width: width.map_or(old.width, Width::clamped),
            bottom: bottom.map_or(old.bottom, |bottom| bottom.0),
            text_boards: text_boards.unwrap_or(old.text_boards),
            confirm_moves: confirm_moves.unwrap_or(old.confirm_moves),
        };
    };
    let host = &context.data().host;
    let settings = host.change_player_settings(caller.user, change).await?;
    answer(context, cards::player_settings(settings, caller.locale)).await
}

/// Shows and changes what everybody in a server sees.
#[poise::command(
    slash_command,
    rename = "server-settings",
    default_member_permissions = "MANAGE_GUILD"
)]
pub(super) async fn server_settings(
    context: Context<'_>,
    theme: Option<OneOf<Theme>>,
    bottom: Option<OneOf<PublicBottom>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let change = move |settings: &mut ServerSettings| {
        let old = *settings;
        *settings = ServerSettings {
            theme: theme.map_or(old.theme, |theme| theme.0),
            bottom: bottom.map_or(old.bottom, |bottom| bottom.0),
        };
    };
    let host = &context.data().host;
    let settings = host.change_server_settings(caller.server, change).await?;
    answer(context, cards::server_settings(settings, caller.locale)).await
}
