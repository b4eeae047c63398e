//! `/leaderboard`: the best players.

use poise::serenity_prelude as serenity;

use super::{
    Asking, Context, Error,
    localize::choices,
    options::{GameOption, text_of, unknown_choice},
};
use crate::{
    bot::cards,
    host::{Page, Reach},
    ratings::Pool,
};

/// Among whom to rank.
pub(super) struct ReachOption(Reach);

impl ReachOption {
    const ALL: [(&'static str, Reach); 2] =
        [("here", Reach::Here), ("everywhere", Reach::Everywhere)];
}

#[poise::async_trait]
impl poise::SlashArgument for ReachOption {
    async fn extract(
        _: &serenity::Context,
        _: &serenity::CommandInteraction,
        value: &serenity::ResolvedValue<'_>,
    ) -> Result<Self, poise::SlashArgError> {
        let text = text_of(value);
        let found = ReachOption::ALL
            .into_iter()
            .find(|(id, _)| Some(*id) == text);
        found
            .map(|(_, reach)| ReachOption(reach))
            .ok_or_else(unknown_choice)
    }

    fn create(option: serenity::CreateCommandOption) -> serenity::CreateCommandOption {
        choices(option, "reach", ReachOption::ALL.map(|(id, _)| id))
    }
}

#[poise::command(slash_command)]
pub(super) async fn leaderboard(
    context: Context<'_>,
    game: Option<GameOption>,
    among: Option<ReachOption>,
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
