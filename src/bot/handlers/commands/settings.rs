//! `/settings` for a player, `/server-settings` for members who may manage the server. Both show
//! what there is to choose; their options are a short cut.

use super::{
    Caller, Context, Error, answer,
    options::{OneOf, complete_zone},
};
use crate::{
    bot::handlers::{days::change as changing_days, settings as changing},
    settings::{PictureWidth, PlayerSettings, PrivateBottom, PublicBottom, ServerSettings, Theme},
};

/// Shows and changes what a player sees.
#[poise::command(slash_command)]
pub(super) async fn settings(
    context: Context<'_>,
    theme: Option<OneOf<Option<Theme>>>,
    width: Option<OneOf<PictureWidth>>,
    bottom: Option<OneOf<PrivateBottom>>,
    #[rename = "text-boards"] text_boards: Option<bool>,
    #[rename = "confirm-moves"] confirm_moves: Option<bool>,
    #[autocomplete = "complete_zone"] zone: Option<String>,
    #[rename = "quiet-hours"] quiet_hours: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let change = move |settings: &mut PlayerSettings| {
        let old = *settings;
        *settings = PlayerSettings {
            theme: theme.map_or(old.theme, |theme| theme.0),
            width: width.map_or(old.width, |width| width.0),
            bottom: bottom.map_or(old.bottom, |bottom| bottom.0),
            text_boards: text_boards.unwrap_or(old.text_boards),
            confirm_moves: confirm_moves.unwrap_or(old.confirm_moves),
        };
    };
    let host = &context.data().host;
    let mut message = changing::of_player(host, &caller, change).await?;
    let days = [zone.as_deref(), quiet_hours.as_deref()];
    if days.iter().any(Option::is_some) {
        message = changing_days(host, &caller, days).await?;
    }
    answer(context, message).await
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
    // Discord has let the member use the command.
    let granted = !may_manage(context);
    let message = changing::of_server(&context.data().host, &caller, granted, change).await?;
    answer(context, message).await
}

fn may_manage(context: Context<'_>) -> bool {
    let poise::Context::Application(application) = context else {
        return false;
    };
    changing::may_manage(application.interaction.member.as_deref())
}
