//! `/leaderboard`: the best players, of all time or of a season.

use crate::{
    discord::handlers::{
        Caller, Context, Error,
        options::{GameOption, OneOf},
    },
    players::actions::settings,
    rankings::{
        actions::{
            ratings::{self, LeaderboardPage, Reach},
            seasons::{self, SeasonWish},
        },
        cards,
    },
    servers::handlers::pages::public_locale,
};
use domain::ratings::Pool;

/// Shows the best players to everyone.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn leaderboard(
    context: Context<'_>,
    game: Option<GameOption>,
    scope: Option<OneOf<Reach>>,
    season: Option<OneOf<SeasonWish>>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let (server, user) = (caller.server, caller.user);
    let pool = game.map_or(Pool::All, |game| Pool::Game(game.0));
    let reach = match scope {
        _ if server.is_elsewhere() => Reach::Everywhere,
        Some(OneOf(reach)) => reach,
        None => Reach::Here,
    };
    let host = &context.data().host;
    let look = settings::load_look(host, server, None).await?;
    let locale = public_locale(host, &caller).await?;
    let message = if let Some(OneOf(wish)) = season {
        let season = host.read(caller.actor(), move |cx| {
            seasons::load_wished(cx, pool, reach, wish)
        });
        cards::season::season(season.await?, user, look)
    } else {
        let view = host.read(caller.actor(), move |cx| {
            ratings::leaderboard(cx, pool, reach, LeaderboardPage::First)
        });
        cards::leaderboard(view.await?, user, look)
    };
    let message = message.written(locale);
    let reply = message.reply(caller.shown_to()).await?;
    context.send(reply).await?;
    Ok(())
}
