//! `/puzzle`: positions to solve, the table of the puzzle of the day, and the channel in which a server
//! shows it.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Context, Error, answer,
    options::{GameOption, OneOf},
    picker,
};
use crate::bot::{cards, handlers::elsewhere::missing_for_posts_in};
use domain::{
    matches::{ChannelId, Place, Refusal},
    puzzles::Difficulty,
};

/// Positions to solve.
///
/// Discord sends each of its subcommands as a command, and never this one by itself.
#[poise::command(
    slash_command,
    category = "anywhere",
    subcommand_required,
    subcommands("solve", "table")
)]
pub(super) async fn puzzle(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    answer(context, cards::help(caller.locale)).await
}

/// Shows a puzzle.
#[poise::command(slash_command)]
async fn solve(
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

/// Shows who has solved the most puzzles of the day.
#[poise::command(slash_command)]
async fn table(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let server = caller.place()?.server;
    let table = context.data().host.puzzle_table(server, caller.user);
    answer(context, cards::puzzle_table(&table.await?, caller.locale)).await
}

/// Posts the puzzle of the day in a channel: `/server puzzle`.
#[poise::command(slash_command, rename = "puzzle")]
pub(super) async fn daily(
    context: Context<'_>,
    #[channel_types("Text", "News")] channel: Option<serenity::PartialChannel>,
    game: Option<GameOption>,
    off: Option<bool>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let here = caller.place()?;
    if off == Some(true) {
        let message = if host.end_daily(here.server).await? {
            cards::puzzle_channel_off(caller.locale)
        } else {
            cards::no_puzzle_channel(caller.locale)
        };
        return answer(context, message).await;
    }
    let place = match channel {
        Some(channel) if !has_messages(channel.kind) => return Err(Refusal::NoMessagesHere.into()),
        Some(channel) => Place {
            channel: ChannelId(channel.id.get()),
            ..here
        },
        None => here,
    };
    let missing = missing_for_posts_in(context.http(), place.server, place.channel).await?;
    if !missing.is_empty() {
        let message = cards::no_puzzles_in(place.channel, missing, caller.locale);
        return answer(context, message).await;
    }
    let begins = host.set_daily(place, game.map(|game| game.0)).await?;
    let message = cards::puzzle_channel(place.channel, begins, caller.locale);
    answer(context, message).await
}

/// Returns whether a puzzle can be posted in a channel of this kind.
const fn has_messages(kind: serenity::ChannelType) -> bool {
    matches!(
        kind,
        serenity::ChannelType::Text | serenity::ChannelType::News
    )
}
