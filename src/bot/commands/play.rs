//! `/move`: play a typed move.

use poise::serenity_prelude as serenity;

use super::{
    Asking, Context, Error, answer,
    options::{MOST_CHOICES, complete_match, parse_match},
};
use crate::sentence;

#[poise::command(slash_command, rename = "move")]
pub(super) async fn play(
    context: Context<'_>,
    #[rename = "move"]
    #[autocomplete = "complete_move"]
    text: String,
    #[rename = "match"]
    #[autocomplete = "complete_match"]
    named: Option<String>,
) -> Result<(), Error> {
    let Asking {
        server,
        channel,
        user,
        locale,
        ..
    } = Asking::from(context)?;
    let host = &context.data().host;
    let named = parse_match(named.as_deref())?;
    let id = host.find(server, channel, user, named, true).await?;
    let next = host.play(server, id, user, None, text).await?;
    let played = sentence!("played", id = id.to_string(), move = next.text);
    answer(context, locale.say(&played)).await
}

/// Legal moves that begin like what has been typed, in the match that the command would play in.
async fn complete_move(context: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let moves = moves(context, typed).await.unwrap_or_default();
    let choices = moves
        .into_iter()
        .map(|text| serenity::AutocompleteChoice::new(text.clone(), text));
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}

/// An error here means that there is nothing to suggest; sending the command says why.
async fn moves(context: Context<'_>, typed: &str) -> Result<Vec<String>, Error> {
    let Asking {
        server,
        channel,
        user,
        ..
    } = Asking::from(context)?;
    let host = &context.data().host;
    let named = match context {
        poise::Context::Application(application) => application
            .args
            .iter()
            .find(|option| option.name == "match")
            .and_then(|option| match option.value {
                serenity::ResolvedValue::String(text) => Some(text),
                _ => None,
            }),
        poise::Context::Prefix(_) => None,
    };
    let named = parse_match(named)?;
    let id = host.find(server, channel, user, named, true).await?;
    Ok(host
        .complete_move(server, id, user, typed.to_owned(), MOST_CHOICES)
        .await?)
}
