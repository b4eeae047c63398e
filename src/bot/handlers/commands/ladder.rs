//! `/ladder`: the ladders of the server, one for each game.

use poise::serenity_prelude as serenity;

use super::{
    Caller, Context, Error, answer,
    challenging::{self, Means, Wishes},
    options::{GameOption, complete_pace, read_pace},
    play::describe,
};
use crate::{
    bot::{cards, handlers::manage::may_manage},
    host::Invited,
};
use domain::{
    community::seeks::SeatLimits,
    matches::{Member, Refusal, SideWish, TimingWish, UserId},
};

/// The ladders of the server.
///
/// Discord sends each of its subcommands as a command, and never this one by itself.
#[poise::command(
    slash_command,
    subcommand_required,
    subcommands("show", "join", "leave", "challenge", "remove")
)]
pub(super) async fn ladder(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    answer(context, cards::help(caller.locale)).await
}

/// Shows a ladder.
#[poise::command(slash_command)]
async fn show(context: Context<'_>, game: GameOption) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let ladder = context.data().host.ladder(caller.server, game.0).await?;
    let message = cards::ladder(&ladder, game.0, caller.user, caller.locale);
    answer(context, message).await
}

/// Enters a ladder.
#[poise::command(slash_command)]
async fn join(context: Context<'_>, game: GameOption) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let place = host
        .enter_ladder(caller.server, game.0, caller.user)
        .await?;
    answer(context, cards::ladder_entered(game.0, place, caller.locale)).await
}

/// Leaves a ladder.
#[poise::command(slash_command)]
async fn leave(context: Context<'_>, game: GameOption) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    host.leave_ladder(caller.server, game.0, caller.user)
        .await?;
    answer(context, cards::ladder_left(game.0, caller.locale)).await
}

/// Challenges a player above.
#[poise::command(slash_command)]
async fn challenge(
    context: Context<'_>,
    game: GameOption,
    opponent: serenity::User,
    #[autocomplete = "complete_pace"] pace: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let pace = pace
        .map(|text| read_pace(&text, caller.locale))
        .transpose()?;
    let wishes = Wishes {
        start: game.0.start(None).map_err(Refusal::Size)?,
        invited: Invited::Member(describe(context, &opponent)),
        side: SideWish::Lot,
        timing: TimingWish {
            pace,
            ..TimingWish::default()
        },
        rated: true,
        limits: SeatLimits::default(),
        ladder: true,
    };
    let host = &context.data().host;
    if let Invited::Member(opponent) = &wishes.invited
        && !opponent.is_member
    {
        host.drop_from_ladders(caller.server, opponent.seen.user)
            .await?;
    }
    let made = challenging::challenge(host, context.http(), caller, wishes, Means::Command).await?;
    answer(context, made.ok_or(Refusal::UnknownButton)?).await
}

/// Takes a member off a ladder, for members who can manage the server.
#[poise::command(slash_command)]
async fn remove(
    context: Context<'_>,
    game: GameOption,
    player: serenity::User,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let manages = match context {
        poise::Context::Application(application) => {
            may_manage(application.interaction.member.as_deref())
        }
        poise::Context::Prefix(_) => false,
    };
    if !manages {
        return answer(context, cards::may_not_manage(caller.locale)).await;
    }
    let user = UserId(player.id.get());
    let host = &context.data().host;
    host.take_off_ladder(
        Member {
            server: caller.server,
            user: caller.user,
        },
        game.0,
        user,
    )
    .await?;
    answer(context, cards::off_ladder(game.0, user, caller.locale)).await
}
