//! `/find`: looks for an opponent, or shows who does.

use crate::{
    challenges::{
        actions::seeks::SeeksWanted,
        handlers::looking_for::{self, SeekWish},
    },
    clocks::handlers::{complete_pace, read_pace},
    discord::handlers::{
        Caller, Context, Error,
        options::{GameOption, Number, OneOf, OpenDays, Ratings, Text},
    },
    matches::handlers::answer::answer,
};
use domain::{
    community::{
        Refused,
        seeks::{RatingRange, SeekScope},
    },
    matches::{SideWish, TimingWish},
};

/// Looks for an opponent, or shows who does. Whoever gives no wish sees first who is there.
#[expect(
    clippy::too_many_arguments,
    reason = "each of them is an option of the command"
)]
#[poise::command(slash_command)]
pub(crate) async fn find(
    context: Context<'_>,
    game: Option<GameOption>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    ratings: Option<Text<Ratings>>,
    rated: Option<bool>,
    side: Option<OneOf<SideWish>>,
    scope: Option<OneOf<SeekScope>>,
    days: Option<Number<OpenDays>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let game = game.map(|game| game.0);
    let scope = scope.map(|scope| scope.0);
    let has_wish = game.is_some()
        || pace.is_some()
        || ratings.is_some()
        || rated.is_some()
        || side.is_some()
        || scope.is_some()
        || days.is_some();
    if !has_wish {
        let wanted = SeeksWanted {
            game: None,
            scope: SeekScope::Here,
        };
        let list = looking_for::list(context.data(), &caller, wanted).await?;
        return answer(context, list).await;
    }
    let timing = TimingWish {
        pace: pace
            .map(|text| read_pace(&text, caller.locale))
            .transpose()?,
        ..TimingWish::default()
    };
    let opponents = ratings.map(|text| RatingRange::read(&text.get()));
    let opponents = opponents.transpose();
    let wish = SeekWish {
        game,
        timing,
        rated: rated.unwrap_or(true),
        side: side.map_or(SideWish::Lot, |side| side.0),
        opponents: opponents.map_err(Refused::from)?.unwrap_or_default(),
        scope: scope.unwrap_or(SeekScope::Here),
        days: days.map(Number::small),
    };
    let looking = looking_for::look_for_opponent(host, context.http(), &caller, wish).await?;
    answer(context, looking).await
}
