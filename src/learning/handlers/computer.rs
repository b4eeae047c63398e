//! `/play`: a game, and how to play it: against the computer, or with people.

use crate::{
    discord::handlers::{
        Caller, Context, Error,
        options::{GameOption, Levels, Number, OneOf, SizeOption},
    },
    learning::{
        actions::computer::Strength,
        cards,
        handlers::playing::{self, Wish},
        ids::Setup,
    },
    matches::handlers::answer::answer,
    players::actions::settings,
};
use domain::matches::{Level, Refusal, SideWish};

/// Begins a match against the computer, or asks for the game and the opponent.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn play(
    context: Context<'_>,
    game: Option<GameOption>,
    level: Option<Number<Levels>>,
    side: Option<OneOf<SideWish>>,
    size: Option<SizeOption>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let Some(GameOption(game)) = game else {
        let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
        let games = cards::help::games_to_play(look);
        return answer(context, games?).await;
    };
    let has_wish = level.is_some() || side.is_some() || size.is_some();
    if !has_wish && !caller.server.is_elsewhere() {
        let whom = playing::whom(host, &caller, Setup::usual(game)).await;
        return answer(context, whom?).await;
    }
    let wish = Wish {
        start: game.start(size.map(|size| size.0)).map_err(Refusal::Size)?,
        // Discord sends no other numbers.
        strength: level
            .and_then(|level| Level::new(level.small()))
            .map_or(Strength::Fitting, Strength::Level),
        side: side.map_or(SideWish::Lot, |side| side.0),
    };
    let begun = playing::begin_against_computer(host, context.http(), &caller, wish).await?;
    answer(context, begun).await
}
