//! `/puzzle`: positions to solve, and the channel in which a server shows the puzzle of the day.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Context, Error, answer,
    options::{GameOption, OneOf},
    picker,
};
use crate::bot::handlers::settings;
use domain::{
    matches::{ChannelId, Refusal},
    puzzles::Difficulty,
};
use rules::GameId;

/// Shows a puzzle.
#[poise::command(slash_command, category = "anywhere")]
pub(super) async fn puzzle(
    context: Context<'_>,
    game: Option<GameOption>,
    difficulty: Option<OneOf<Difficulty>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    // A different one each second, and for each player.
    let seconds = host.clock().now().seconds().unsigned_abs();
    let number = seconds.wrapping_add(caller.user.0 >> 22);
    let (game, wanted) = (
        game.map(|game| game.0),
        difficulty.map(|difficulty| difficulty.0),
    );
    let drawn = host
        .draw_puzzle(caller.server, game, wanted, number)
        .await?;
    let id = drawn.ok_or(Refusal::UnknownButton)?;
    let message = picker::begin_puzzle(host, &caller, id).await?;
    answer(context, message).await
}

/// What a manager says about the puzzle of the day.
pub(super) struct DailyWish {
    pub(super) channel: Option<serenity::PartialChannel>,
    pub(super) game: Option<GameId>,
    pub(super) off: bool,
}

impl DailyWish {
    pub(super) fn says_something(&self) -> bool {
        self.channel.is_some() || self.game.is_some() || self.off
    }
}

/// Posts the puzzle of the day in a channel, or no longer.
pub(super) async fn daily(context: Context<'_>, wish: DailyWish) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let channel = match wish.channel {
        Some(channel) if !has_messages(channel.kind) => return Err(Refusal::NoMessagesHere.into()),
        channel => channel.map(|channel| ChannelId(channel.id.get())),
    };
    let (host, http) = (&context.data().host, context.http());
    let message = if wish.off {
        settings::end_puzzles(host, &caller).await?
    } else {
        settings::begin_puzzles(host, http, &caller, channel, wish.game).await?
    };
    answer(context, message).await
}

/// Returns whether a puzzle can be posted in a channel of this kind.
const fn has_messages(kind: serenity::ChannelType) -> bool {
    matches!(
        kind,
        serenity::ChannelType::Text | serenity::ChannelType::News
    )
}
