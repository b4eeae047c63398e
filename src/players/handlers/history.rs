//! `/history`: a player's finished matches, page by page.

use poise::serenity_prelude as serenity;

use crate::{
    discord::{
        handlers::{Caller, Context, Data, Error, options::GameOption},
        messages::Message,
    },
    matches::{
        cards::{self as match_cards, past::with_final_boards},
        handlers::answer::answer,
    },
    players::actions::{
        history::{self, HistoryPage, HistoryView},
        settings,
    },
};
use domain::matches::UserId;
use store::{FinishedMatch, HistoryFilter};

const _: () = assert!(
    history::LISTED as usize == render::SHEET,
    "each match of a page is in its picture"
);

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
    let message = page(context.data(), &caller, past, HistoryPage::Newest).await?;
    answer(context, message).await
}

/// Returns a page of a player's past matches, with their last boards for a caller who wants pictures.
pub(crate) async fn page(
    data: &Data,
    caller: &Caller,
    past: HistoryFilter,
    page: HistoryPage,
) -> Result<Message, Error> {
    let host = &data.host;
    let history = list(data, caller, past, page).await?;
    let message = match_cards::past::history(&history);
    let settings = settings::of_player(host, caller.user).await?;
    if settings.text_boards {
        return Ok(message);
    }
    let shown = history.matches.into_iter().map(|(one, ..)| one);
    let shown: Vec<FinishedMatch> = shown.collect();
    let boards = host.read(caller.actor(), move |cx| {
        history::final_boards(cx, past.player, &shown)
    });
    let boards = boards.await?;
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    let bottom = settings.bottom;
    Ok(with_final_boards(message, boards, bottom, look))
}

/// Returns a page of a player's past matches, without those that the caller cannot look at.
async fn list(
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
