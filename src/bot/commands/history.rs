//! `/history`: finished matches.

use poise::serenity_prelude as serenity;

use super::{
    Asking, Context, Error,
    options::{GameOption, matching, running},
};
use crate::{
    bot::cards,
    host::{Past, Sheet},
    matches::{MatchId, UserId},
    sentence,
};

#[poise::command(slash_command)]
pub(super) async fn history(
    context: Context<'_>,
    player: Option<serenity::User>,
    opponent: Option<serenity::User>,
    game: Option<GameOption>,
) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let user = |user: serenity::User| UserId(user.id.get());
    let past = Past {
        server: asking.server,
        player: player.map_or(asking.user, user),
        opponent: opponent.map(user),
        game: game.map(|game| game.0),
    };
    let history = context.data().host.history(past, Sheet::Newest).await?;
    let sheet = cards::history(&history, asking.locale);
    context.send(sheet.reply(true)).await?;
    Ok(())
}

/// Suggestions for the option `match` where finished matches will do: the player's running ones
/// and the latest finished ones.
pub(super) async fn complete_any_match(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let labels = any_match(context).await.unwrap_or_else(|error| {
        // No reason to disturb the player; sending the command says what is wrong.
        tracing::warn!(%error, "matches could not be suggested");
        Vec::new()
    });
    matching(labels, typed)
}

async fn any_match(context: Context<'_>) -> Result<Vec<(MatchId, String)>, Error> {
    let Asking {
        server,
        user,
        locale,
        ..
    } = Asking::from(context)?;
    let host = &context.data().host;
    let mut labels = running(&host.list(server, user).await?, locale);
    let past = Past {
        server,
        player: user,
        opponent: None,
        game: None,
    };
    let history = host.history(past, Sheet::Newest).await?;
    labels.extend(history.matches.iter().map(|(one, _, opponent)| {
        let label = sentence!(
            "choice-match-finished",
            id = one.id.to_string(),
            game = one.game.info().name,
            opponent = opponent.as_str(),
        );
        (one.id, locale.say(&label))
    }));
    Ok(labels)
}
