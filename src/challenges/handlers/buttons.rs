//! Clicks that challenge a user, or anyone.

use poise::serenity_prelude as serenity;

use crate::{
    challenges::{
        actions::{Invited, Opponent},
        cards,
        handlers::challenging::{self, Means, UNKNOWN_MEMBER, UNKNOWN_USER, Wishes},
        ids::{ChallengeDraftAct, Draft},
    },
    discord::{
        error::Error,
        handlers::{Act, Caller, On, caller::seen},
        messages::Answer,
    },
    learning::{
        actions::computer::Strength,
        handlers::playing::{self, Wish},
    },
    players::actions::settings,
};
use domain::{
    community::seeks::SeatLimits,
    matches::{Refusal, SideWish, TimingWish, UserId},
};
use rules::GameId;

/// Makes the challenge in this channel, with all settings at their defaults.
pub(crate) async fn challenge(
    on: On<'_>,
    game: GameId,
    opponent: Option<UserId>,
) -> Result<Answer, Error> {
    let draft = Draft {
        opponent,
        ..Draft::of(game)
    };
    send(on, draft).await
}

impl Act for ChallengeDraftAct {
    fn is_of_server(&self) -> bool {
        true
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let draft = match self {
            ChallengeDraftAct::Send { draft } => return send(on, draft).await,
            ChallengeDraftAct::Show { draft } => draft,
            ChallengeDraftAct::Opponent { draft } => Draft {
                opponent: Some(on.user()?),
                ..draft
            },
            ChallengeDraftAct::Pace { draft } => Draft {
                pace: on.paces()?.first().copied(),
                ..draft
            },
            ChallengeDraftAct::Side { draft } => {
                let chosen: String = on.chosen()?;
                let side = SideWish::from_id(&chosen).ok_or(Refusal::UnknownButton)?;
                Draft { side, ..draft }
            }
            ChallengeDraftAct::Size { draft } => Draft {
                size: Some(on.chosen()?),
                ..draft
            },
        };
        let paces = settings::paces(on.host, on.caller.server).await?;
        Ok(on.shows(cards::draft::draft(draft, &paces)))
    }
}

/// Sends the challenge.
async fn send(on: On<'_>, draft: Draft) -> Result<Answer, Error> {
    let caller = on.caller;
    // The message that was clicked is the bot's own. Whoever challenges the bot means the computer.
    let bot = UserId(on.click()?.message.author.id.get());
    if draft.opponent == Some(bot) {
        let wish = Wish {
            start: draft.game.start(draft.size).map_err(Refusal::Size)?,
            strength: Strength::Fitting,
            side: draft.side,
        };
        return Ok(on.shows(playing::begin_against_computer(on.host, on.http, caller, wish).await?));
    }
    let invited = match draft.opponent {
        Some(opponent) => Invited::Member(look_up(on.http, caller, opponent).await?),
        None => Invited::Anyone,
    };
    let wishes = Wishes {
        start: draft.game.start(draft.size).map_err(Refusal::Size)?,
        invited,
        side: draft.side,
        timing: TimingWish {
            pace: draft.pace,
            weekends: draft.weekends.then_some(true),
            ..TimingWish::default()
        },
        rated: draft.rated,
        limits: SeatLimits::default(),
        ladder: false,
    };
    let caller = caller.clone();
    let made = challenging::challenge(on.host, on.http, caller, wishes, Means::Tap).await?;
    Ok(made.map_or(Answer::Nothing, Answer::InPlace))
}

/// Returns what Discord says about a user now. Unlike a command, a click does not include it.
pub(crate) async fn look_up(
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
