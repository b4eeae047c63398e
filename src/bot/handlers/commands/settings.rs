//! `/settings`: shows what there is to choose for a player. The options are a short cut.

use super::{Caller, Context, Error, answer, options::OneOf};
use crate::{
    bot::handlers::settings as changing,
    settings::{PictureWidth, PlayerSettings, PrivateBottom, Theme},
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
