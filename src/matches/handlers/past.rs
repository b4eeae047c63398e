//! Commands for past matches and for the players: `/leaderboard`, `/profile`, `/history` and `/replay`.

use poise::serenity_prelude as serenity;

use crate::{
    bot::{
        cards,
        handlers::{
            Caller, Context, Error, archived,
            commands::{
                answer,
                options::{self, GameOption, OneOf, complete_any_match},
            },
            timing,
        },
        messages::ShownTo,
    },
    matches::handlers::looking_back,
    players::actions::{
        budgets::{self, Costly},
        history::{self, HistoryPage},
        profile::NamedUser,
        settings,
    },
    rankings::actions::{
        ratings::{self, LeaderboardPage, Reach},
        seasons::{self, SeasonWish},
    },
    servers::handlers::pages::public_locale,
};
use domain::{
    matches::{MatchId, UserId},
    ratings::Pool,
};
use store::HistoryFilter;

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
    let look = settings::look(host, server, None).await?;
    let locale = public_locale(host, &caller).await?;
    let message = if let Some(OneOf(wish)) = season {
        let season = host.read(caller.actor(), move |cx| {
            seasons::load_wished(cx, pool, reach, wish)
        });
        cards::season(season.await?, user, look, locale).await?
    } else {
        let view = host.read(caller.actor(), move |cx| {
            ratings::leaderboard(cx, pool, reach, LeaderboardPage::First)
        });
        cards::leaderboard(view.await?, user, look, locale).await?
    };
    let message = message.written(locale);
    context.send(message.reply(caller.shown_to())).await?;
    Ok(())
}

/// Shows a player's ratings and latest matches.
#[poise::command(slash_command)]
pub(crate) async fn profile(
    context: Context<'_>,
    player: Option<serenity::User>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let player = match player {
        Some(player) => named(context, &player),
        None => NamedUser {
            user: caller.user,
            name: caller.name.clone(),
        },
    };
    show_profile(context, &caller, player).await
}

/// Shows the profile, from the menu on a user.
#[poise::command(context_menu_command = "Profile", rename = "profile")]
pub(crate) async fn profile_menu(
    context: Context<'_>,
    player: serenity::User,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    show_profile(context, &caller, named(context, &player)).await
}

fn named(context: Context<'_>, player: &serenity::User) -> NamedUser {
    let seen = options::named_user(context, player).seen;
    NamedUser {
        user: seen.user,
        name: seen.name,
    }
}

async fn show_profile(
    context: Context<'_>,
    caller: &Caller,
    player: NamedUser,
) -> Result<(), Error> {
    let data = context.data();
    let profile = looking_back::profile(data, caller, player).await?;
    let look = settings::look(&data.host, caller.server, Some(caller.user)).await?;
    let message = cards::profile(profile, caller.server, look, caller.locale).await?;
    answer(context, message).await
}

/// Lists finished matches.
#[poise::command(slash_command)]
pub(crate) async fn history(
    context: Context<'_>,
    player: Option<serenity::User>,
    opponent: Option<serenity::User>,
    game: Option<GameOption>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let user = |user: serenity::User| UserId(user.id.get());
    let past = HistoryFilter {
        server: caller.server,
        player: player.map_or(caller.user, user),
        opponent: opponent.map(user),
        game: game.map(|game| game.0),
    };
    let newest = HistoryPage::Newest;
    let history = looking_back::history(context.data(), &caller, past, newest).await?;
    let message = cards::history(&history, caller.locale);
    answer(context, message).await
}

/// Replays a match: to the player move by move, or to everyone as a GIF.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn replay(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_any_match"]
    named: Option<String>,
    #[rename = "gif"] whole: Option<bool>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let shown_to = caller.shown_to();
    let (caller, id) = past_match(context, caller, named.as_deref()).await?;
    let view = host
        .read(caller.actor(), move |cx| history::replay(cx, id))
        .await?;
    if whole == Some(true) {
        budgets::spend(host, caller.member(), Costly::Gif)?;
        let look = settings::look(host, caller.server, None).await?;
        // Drawing can take longer than Discord waits.
        match shown_to {
            ShownTo::Caller => context.defer_ephemeral().await?,
            ShownTo::Everyone => context.defer().await?,
        }
        timing::answered();
        let locale = public_locale(host, &caller).await?;
        let message = cards::gif(view, caller.user, look, locale).await?;
        let message = message.written(locale);
        let thread = context.channel_id();
        let given = archived::give(context.http(), thread, slept(context), || {
            let reply = message.clone().reply(shown_to);
            async move { context.send(reply).await.map(drop) }
        });
        return Ok(given.await?);
    }
    let look = settings::look(host, caller.server, Some(caller.user)).await?;
    let message = cards::replay(view, 0, caller.user, look, caller.locale).await?;
    answer(context, message).await
}

/// Returns whether a command comes from a thread that was archived.
fn slept(context: Context<'_>) -> bool {
    let poise::Context::Application(application) = context else {
        return false;
    };
    archived::slept(application.interaction.channel.as_ref())
}

/// Returns the match that an option names, or otherwise the one that the player can mean.
async fn past_match(
    context: Context<'_>,
    caller: Caller,
    named: Option<&str>,
) -> Result<(Caller, MatchId), Error> {
    let named = named.map(options::read_match).transpose()?;
    let host = &context.data().host;
    let channel = caller.channel;
    let found = host.read(caller.actor(), move |cx| history::find(cx, channel, named));
    let found = found.await?;
    let id = found.id;
    Ok((caller.looking_at_found(context.data(), found).await?, id))
}
