//! The option `move`: suggestions while it is typed.

use poise::serenity_prelude as serenity;

use super::{labels, named_match};
use crate::{
    bot::{error::Error, handlers::Context, messages::MOST_SUGGESTIONS},
    matches::{
        actions::{lists::Among, moves},
        cards::boards::moving::suggestion,
    },
};
use rules::{Prospect, words::Locale};

/// Suggests moves that match what a player is typing, in the match in which the command would play.
pub(crate) async fn complete_move(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let locale = Locale::from_discord(context.locale().unwrap_or_default());
    // An error means that there is nothing to suggest; sending the command says why.
    let moves = moves(context, typed).await.unwrap_or_default();
    let labels = moves
        .into_iter()
        .map(|one| (suggestion(&one).written(locale), one.mv.to_string()));
    labels::respond(labels.collect())
}

async fn moves(context: Context<'_>, typed: &str) -> Result<Vec<Prospect>, Error> {
    let (caller, id) = named_match(context, other_option(context, "match"), Among::OwnTurn).await?;
    let host = &context.data().host;
    let typed = typed.to_owned();
    let moves = moves::suggest(host, caller.actor(), id, typed, MOST_SUGGESTIONS);
    Ok(moves.await?)
}

/// Returns the value entered for another option of the command.
fn other_option<'a>(context: Context<'a>, name: &str) -> Option<&'a str> {
    let poise::Context::Application(application) = context else {
        return None;
    };
    let mut options = application.args.iter();
    let option = options.find(|option| option.name == name)?;
    match option.value {
        serenity::ResolvedValue::String(text) => Some(text),
        _ => None,
    }
}
