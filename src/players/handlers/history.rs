//! `/history`: a player's finished matches, page by page.

use poise::serenity_prelude as serenity;

use crate::{
    bot::{
        cards,
        handlers::{
            Caller, Context, Data, Error,
            commands::{answer, options::GameOption},
        },
    },
    players::actions::history::{self, HistoryPage, HistoryView},
};
use domain::matches::UserId;
use store::HistoryFilter;

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
        viewer: caller.user,
    };
    let newest = HistoryPage::Newest;
    let history = list(context.data(), &caller, past, newest).await?;
    let message = cards::history(&history);
    answer(context, message).await
}

/// Returns a page of a player's past matches, without those that the caller cannot look at.
pub(crate) async fn list(
    data: &Data,
    caller: &Caller,
    past: HistoryFilter,
    page: HistoryPage,
) -> Result<HistoryView, Error> {
    let mut history = data
        .host
        .read(caller.actor(), move |cx| history::list(cx, past, page))
        .await?;
    let ids = history.matches.iter().map(|(one, ..)| one.id).collect();
    let open = data.visibility.open(&caller.onlooker(), ids).await?;
    history.matches.retain(|(one, ..)| open.contains(&one.id));
    Ok(history)
}
