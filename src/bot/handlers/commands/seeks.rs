//! Commands for finding an opponent: `/seek` and `/seeks`.

use super::{
    Caller, Context, Error, answer, challenging,
    options::{GameOption, OneOf, complete_pace, read_pace},
};
use crate::{
    bot::cards,
    host::{SeekRequest, SeeksWanted},
};
use domain::{
    community::{
        Refused,
        seeks::{RatingRange, SeekScope},
    },
    matches::{SideWish, TimingWish},
};

/// Looks for an opponent.
#[expect(
    clippy::too_many_arguments,
    reason = "each of them is an option of the command"
)]
#[poise::command(slash_command)]
pub(super) async fn seek(
    context: Context<'_>,
    game: Option<GameOption>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    #[max_length = 40] ratings: Option<String>,
    rated: Option<bool>,
    side: Option<OneOf<SideWish>>,
    scope: Option<OneOf<SeekScope>>,
    #[min = 1]
    #[max = 14]
    days: Option<u8>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let timing = TimingWish {
        pace: pace
            .map(|text| read_pace(&text, caller.locale))
            .transpose()?,
        ..TimingWish::default()
    };
    let opponents = ratings.as_deref().map(RatingRange::read).transpose();
    let http = context.http();
    let host = &context.data().host;
    let sought = host
        .seek(SeekRequest {
            place: challenging::sought_in(host, http, &caller).await?,
            player: caller.user,
            roles: caller.roles.clone(),
            game: game.map(|game| game.0),
            timing,
            rated: rated.unwrap_or(true),
            side: side.map_or(SideWish::Lot, |side| side.0),
            opponents: opponents.map_err(Refused::from)?.unwrap_or_default(),
            scope: scope.map_or(SeekScope::Here, |scope| scope.0),
            days,
        })
        .await?;
    answer(context, cards::sought(&sought, caller.locale)).await
}

/// Lists the players who look for an opponent.
#[poise::command(slash_command)]
pub(super) async fn seeks(
    context: Context<'_>,
    game: Option<GameOption>,
    scope: Option<OneOf<SeekScope>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let wanted = SeeksWanted {
        game: game.map(|game| game.0),
        scope: scope.map_or(SeekScope::Here, |scope| scope.0),
    };
    let view = context
        .data()
        .host
        .seeks(caller.server, caller.user, wanted)
        .await?;
    answer(context, cards::seeks(&view, caller.locale)).await
}
