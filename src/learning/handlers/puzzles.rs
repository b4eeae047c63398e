//! `/puzzle`: positions to solve.

use crate::{
    discord::{
        handlers::{
            Caller, Context, Error,
            options::{GameOption, OneOf},
        },
        messages::Message,
    },
    host::Host,
    learning::actions::puzzles,
    matches::handlers::{answer::answer, picker},
};
use domain::{matches::Refusal, puzzles::Difficulty};
use rules::GameId;

/// Shows a puzzle.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn puzzle(
    context: Context<'_>,
    game: Option<GameOption>,
    difficulty: Option<OneOf<Difficulty>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let (game, wanted) = (
        game.map(|game| game.0),
        difficulty.map(|difficulty| difficulty.0),
    );
    let message = draw(&context.data().host, &caller, game, wanted).await?;
    answer(context, message).await
}

/// Draws a puzzle and asks its first question.
pub(super) async fn draw(
    host: &Host,
    caller: &Caller,
    game: Option<GameId>,
    wanted: Option<Difficulty>,
) -> Result<Message, Error> {
    // A different one each second, and for each player.
    let seconds = host.clock().now().seconds().unsigned_abs();
    let number = seconds.wrapping_add(caller.user.0 >> 22);
    let drawn = host.read(caller.actor(), move |cx| {
        puzzles::draw(cx, game, wanted, number)
    });
    let id = drawn.await?.ok_or(Refusal::UnknownButton)?;
    picker::begin_puzzle(host, caller, id).await
}
