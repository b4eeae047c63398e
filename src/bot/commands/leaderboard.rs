//! `/leaderboard`: the best players.

use super::{
    Asking, Context, Error,
    listed::{Listed, OneOf},
    options::GameOption,
};
use crate::{
    bot::cards,
    host::{Page, Reach},
    ratings::Pool,
};

/// Among whom to rank.
impl Listed for Reach {
    const KEY: &str = "reach";

    fn all() -> Vec<Reach> {
        vec![Reach::Here, Reach::Everywhere]
    }

    fn id(self) -> &'static str {
        match self {
            Reach::Here => "here",
            Reach::Everywhere => "everywhere",
        }
    }
}

#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    context: Context<'_>,
    game: Option<GameOption>,
    among: Option<OneOf<Reach>>,
) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let pool = game.map_or(Pool::All, |game| Pool::Game(game.0));
    let reach = among.map_or(Reach::Here, |among| among.0);
    let host = &context.data().host;
    let board = host
        .leaderboard(asking.server, asking.user, pool, reach, Page::First)
        .await?;
    // Everybody sees it.
    let look = host.look(asking.server, None).await?;
    let sheet = cards::leaderboard(board, asking.user, look, asking.server_locale).await?;
    context.send(sheet.reply(false)).await?;
    Ok(())
}
