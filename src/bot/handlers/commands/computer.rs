//! The command `/play`.

use super::{
    Caller, Context, Error, answer,
    options::{GameOption, OneOf, SizeOption},
    playing::{self, Wish},
};
use crate::host::Strength;
use domain::matches::{Level, Refusal, SideWish};

/// Begins a match against the computer.
#[poise::command(slash_command, category = "anywhere")]
pub(super) async fn play(
    context: Context<'_>,
    game: GameOption,
    #[min = 1]
    #[max = 8]
    level: Option<u8>,
    side: Option<OneOf<SideWish>>,
    size: Option<SizeOption>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let wish = Wish {
        start: game
            .0
            .start(size.map(|size| size.0))
            .map_err(Refusal::Size)?,
        // Discord sends no other numbers.
        strength: level
            .and_then(Level::new)
            .map_or(Strength::Fitting, Strength::Level),
        side: side.map_or(SideWish::Lot, |side| side.0),
    };
    let host = &context.data().host;
    let begun = playing::begin(host, context.http(), &caller, wish).await?;
    answer(context, begun).await
}
