//! Commands for playing: `/challenge`, `/join` and `/move`.

use poise::serenity_prelude as serenity;

use crate::{
    challenges::{
        actions::{self as challenges, Invited, limits},
        cards::{joined, which_game},
        handlers::challenging::{self, Means, Wishes, named_user},
    },
    clocks::handlers::{complete_pace, read_pace},
    discord::handlers::{
        Caller, Context, Error,
        options::{GameOption, Number, OneOf, OpenDays, Ratings, SizeOption, Text},
    },
    host::Cx,
    learning::{
        actions::computer::Strength,
        cards::help::games_to_play,
        handlers::playing::{self, Wish},
    },
    matches::{
        actions::{
            lists::Among,
            moves::{self, MeantFor, TypedMove, With},
        },
        handlers::{
            answer::answer,
            options::{self, complete_move, complete_own_turn, complete_seat, named_match},
            picker,
        },
    },
    players::actions::settings,
    servers::handlers::homes,
};
use domain::{
    community::{
        Code, Refused,
        seeks::{RatingRange, SeatLimits},
    },
    matches::{Flag, NoCode, Refusal, SideWish, TimingWish},
};

/// Challenges someone, or anyone, to a match.
#[expect(
    clippy::too_many_arguments,
    reason = "each of them is an option of the command"
)]
#[poise::command(slash_command)]
pub(crate) async fn challenge(
    context: Context<'_>,
    game: GameOption,
    opponent: Option<serenity::User>,
    code: Option<String>,
    side: Option<OneOf<SideWish>>,
    size: Option<SizeOption>,
    rated: Option<bool>,
    #[autocomplete = "complete_pace"] pace: Option<String>,
    #[rename = "when-time-runs-out"] flag: Option<OneOf<Flag>>,
    weekends: Option<bool>,
    ratings: Option<Text<Ratings>>,
    days: Option<Number<OpenDays>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let timing = TimingWish {
        pace: pace
            .map(|text| read_pace(&text, caller.locale))
            .transpose()?,
        flag: flag.map(|flag| flag.0),
        weekends,
    };
    let ratings = ratings
        .map(|text| RatingRange::read(&text.get()))
        .transpose();
    let limits = SeatLimits {
        opponents: ratings.map_err(Refused::from)?.unwrap_or_default(),
        days: days.map(Number::small),
    };
    let me = context.framework().bot_id;
    let is_me = opponent.as_ref().is_some_and(|user| user.id == me);
    let wishes = Wishes {
        start: game
            .0
            .start(size.map(|size| size.0))
            .map_err(Refusal::Size)?,
        invited: match (opponent, code) {
            (None, None) => Invited::Anyone,
            (Some(user), None) => Invited::Member(named_user(context, &user)),
            (None, Some(code)) => {
                Invited::ByCode(Code::read(&code).ok_or(Refusal::from(NoCode::Unknown))?)
            }
            (Some(_), Some(_)) => return Err(Refusal::from(NoCode::WithMember).into()),
        },
        side: side.map_or(SideWish::Lot, |side| side.0),
        timing,
        rated: rated.unwrap_or(true),
        limits,
        ladder: false,
    };
    let http = context.http();
    let host = &context.data().host;
    if is_me {
        let wish = Wish {
            start: wishes.start,
            strength: Strength::Fitting,
            side: wishes.side,
        };
        return answer(
            context,
            playing::begin_against_computer(host, http, &caller, wish).await?,
        )
        .await;
    }
    let made = challenging::challenge(host, http, caller, wishes, Means::Command).await?;
    answer(context, made.ok_or(Refusal::UnknownButton)?).await
}

/// Challenges a user from the menu on them: asks which game, and leaves the rest at its defaults.
#[poise::command(context_menu_command = "Challenge", rename = "challenge")]
pub(crate) async fn challenge_menu(
    context: Context<'_>,
    user: serenity::User,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    if user.id == context.framework().bot_id {
        let look =
            settings::load_look(&context.data().host, caller.server, Some(caller.user)).await?;
        let games = games_to_play(look);
        return answer(context, games?).await;
    }
    let host = &context.data().host;
    let usable = homes::usable(host, context.http(), caller.server).await?;
    challenging::check_place(&caller, usable.settings)?;
    let opponent = named_user(context, &user);
    opponent.check(caller.user)?;
    let named = Some(opponent.seen.user);
    host.read(caller.actor(), move |cx| {
        limits::check_challenger(cx, named)
    })
    .await?;
    answer(context, which_game(opponent.seen.user)).await
}

/// Accepts a challenge, to the player or to anyone.
#[poise::command(slash_command)]
pub(crate) async fn join(
    context: Context<'_>,
    #[autocomplete = "complete_seat"] challenge: String,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let id = options::read_match(&challenge)?;
    let data = context.data();
    data.visibility.check(&caller.onlooker(), id).await?;
    let accept = move |cx: &Cx<'_>| challenges::accept(cx, id);
    let shown = data.host.act(caller.actor(), accept).await?;
    answer(context, joined(caller.server, id, shown)).await
}

/// Plays a typed move.
#[poise::command(slash_command, category = "anywhere", rename = "move")]
pub(crate) async fn play(
    context: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "complete_move"]
    text: String,
    #[rename = "match"]
    #[autocomplete = "complete_own_turn"]
    named: Option<String>,
    draw: Option<bool>,
) -> Result<(), Error> {
    let (caller, id) = named_match(context, named.as_deref(), Among::OwnTurn).await?;
    let host = &context.data().host;
    // A player who types a move has seen what was there when the command was sent.
    let on = MeantFor::SeenBefore(caller.interaction);
    let with = if draw == Some(true) {
        With::DrawOffer
    } else {
        With::Nothing
    };
    let typed = TypedMove { on, text, with };
    let typed = moves::play_typed(host, caller.actor(), id, typed).await?;
    answer(context, picker::on_typed(host, &caller, typed).await?).await
}
