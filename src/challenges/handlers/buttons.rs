//! Clicks that challenge a user, or anyone.

use poise::serenity_prelude as serenity;

use crate::{
    challenges::{
        actions::{Invited, Opponent},
        cards::{self, draft::DraftView},
        handlers::challenging::{self, Means, UNKNOWN_MEMBER, UNKNOWN_USER, Wishes},
        ids::{ChallengeDraftAct, Draft},
    },
    discord::{
        error::Error,
        handlers::{Act, Caller, On, caller::seen},
        messages::Answer,
    },
    learning::{
        actions::computer::{self, Strength},
        handlers::playing::{self, Wish},
        ids::Setup,
    },
    players::actions::settings,
};
use domain::{
    community::seeks::SeatLimits,
    matches::{Level, Refusal, SideWish, TimingWish, UserId},
};

/// Makes the challenge in this channel, with all settings at their defaults.
pub(crate) async fn challenge(
    on: On<'_>,
    setup: Setup,
    opponent: Option<UserId>,
) -> Result<Answer, Error> {
    let draft = Draft {
        opponent,
        size: setup.size,
        ..Draft::of(setup.game)
    };
    send(on, with_computer(on, draft).await?).await
}

impl Act for ChallengeDraftAct {
    fn is_of_server(&self) -> bool {
        true
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let draft = match self {
            ChallengeDraftAct::Send { draft } => {
                return send(on, with_computer(on, draft).await?).await;
            }
            ChallengeDraftAct::Show { draft } => draft,
            ChallengeDraftAct::Opponent { draft } => Draft {
                opponent: Some(on.user()?),
                ..draft
            },
            ChallengeDraftAct::Level { draft } => {
                let level = Level::new(on.chosen()?).ok_or(Refusal::UnknownButton)?;
                Draft {
                    opponent: Some(UserId::computer(level)),
                    ..draft
                }
            }
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
        let draft = with_computer(on, draft).await?;
        let game = draft.game;
        let fitting = on.read(move |cx| computer::fitting_level(cx, game)).await?;
        let paces = settings::paces(on.host, on.caller.server).await?;
        Ok(on.shows(cards::draft::draft(&DraftView {
            draft,
            paces: &paces,
            fitting,
            me: me(on)?,
        })))
    }
}

/// Returns the bot's own user. The message that was clicked is the bot's.
fn me(on: On<'_>) -> Result<UserId, Refusal> {
    Ok(UserId(on.click()?.message.author.id.get()))
}

/// Returns the draft with the computer as the opponent, at the level that fits, if the bot was chosen. Cards from before a
/// level could be chosen still name the bot.
async fn with_computer(on: On<'_>, draft: Draft) -> Result<Draft, Error> {
    if draft.opponent != Some(me(on)?) {
        return Ok(draft);
    }
    let game = draft.game;
    let level = on.read(move |cx| computer::fitting_level(cx, game)).await?;
    Ok(Draft {
        opponent: Some(UserId::computer(level)),
        ..draft
    })
}

/// Sends the challenge.
async fn send(on: On<'_>, draft: Draft) -> Result<Answer, Error> {
    let caller = on.caller;
    if let Some(level) = draft.opponent.and_then(UserId::level) {
        let wish = Wish {
            start: draft.game.start(draft.size).map_err(Refusal::Size)?,
            strength: Strength::Level(level),
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
