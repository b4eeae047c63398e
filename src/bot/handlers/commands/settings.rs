//! `/settings` and `/notify` for a player, `/server-settings` for members who may manage the server. Both show
//! what there is to choose; their options are a short cut.

use super::{Caller, Context, Error, answer, options::OneOf};
use crate::{
    bot::{cards, handlers::settings as changing},
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
    let message = changing::of_player(&context.data().host, &caller, change).await?;
    answer(context, message).await
}

/// Shows what a player wants to be told of, and what else can be chosen.
#[poise::command(slash_command)]
pub(super) async fn notify(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let notices = host.notices(caller.user).await?;
    let zone = host.zone(caller.user).await?;
    answer(context, cards::notices(&notices, &zone, caller.locale)).await
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
