//! Clicks that challenge a user, or anyone.

use poise::serenity_prelude as serenity;

use super::Click;
use crate::{
    bot::{
        error::Error,
        handlers::{
            Caller,
            caller::seen,
            challenging::{self, Means, UNKNOWN_MEMBER, UNKNOWN_USER, Wishes},
        },
        messages::Answer,
    },
    host::{Invited, Opponent},
};
use domain::{
    community::seeks::SeatLimits,
    matches::{Refusal, SideWish, TimingWish, UserId},
};
use rules::GameId;

/// Makes the challenge in this channel, with all settings at their defaults.
pub(super) async fn challenge(
    on: Click<'_>,
    game: GameId,
    opponent: Option<UserId>,
) -> Result<Answer, Error> {
    let caller = on.caller;
    let invited = match opponent {
        Some(opponent) => Invited::Member(look_up(on.http, caller, opponent).await?),
        None => Invited::Anybody,
    };
    let wishes = Wishes {
        start: game.start(None).map_err(Refusal::Size)?,
        invited,
        side: SideWish::Lot,
        timing: TimingWish::default(),
        rated: true,
        limits: SeatLimits::default(),
        ladder: false,
    };
    let caller = caller.clone();
    let made = challenging::challenge(on.host, on.http, caller, wishes, Means::Tap).await?;
    Ok(made.map_or(Answer::Nothing, Answer::InPlace))
}

/// Returns what Discord says about a user now. Unlike a command, a click does not include it.
pub(super) async fn look_up(
    http: &serenity::Http,
    caller: &Caller,
    user: UserId,
) -> Result<Opponent, Error> {
    let server = serenity::GuildId::new(caller.server.0);
    match http.get_member(server, serenity::UserId::new(user.0)).await {
        Ok(member) => Ok(Opponent {
            seen: seen(&member.user, member.nick.as_deref()),
            is_bot: member.user.bot,
            is_member: true,
        }),
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)))
            if matches!(response.error.code, UNKNOWN_MEMBER | UNKNOWN_USER) =>
        {
            Err(Refusal::ChallengedStranger(user).into())
        }
        Err(error) => Err(error.into()),
    }
}
