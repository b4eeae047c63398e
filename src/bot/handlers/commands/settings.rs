//! `/settings` and `/notify`: show a player's settings. The options are a shortcut.

use super::{
    Caller, Context, Error, answer,
    options::{OneOf, complete_zone},
};
use crate::bot::{
    cards,
    handlers::{days::change as changing_days, settings as changing},
};
use domain::settings::{PictureWidth, PlayerSettings, PrivateBottom};
use rules::look::Theme;

/// Shows and changes what a player sees, and when the player's clocks are stopped.
#[expect(
    clippy::too_many_arguments,
    reason = "each of them is an option of the command"
)]
#[poise::command(slash_command, category = "anywhere")]
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

/// Shows a player's notifications, and what else can be chosen.
#[poise::command(slash_command, category = "anywhere")]
pub(super) async fn notify(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let view = host.notices(caller.user).await?;
    answer(context, cards::notices(&view, caller.locale)).await
}
