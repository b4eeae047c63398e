//! `/move`: play a typed move.

use poise::serenity_prelude as serenity;

use super::{
    Asking, Context, Error, locale_of,
    options::{LONGEST_LABEL, MOST_CHOICES, complete_match, parse_match},
};
use crate::{
    bot::picker,
    games::{StandsFor, Suggestion},
    sentence,
    words::Locale,
};

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
    let typed = host.play_typed(server, id, user, None, text).await?;
    let look = host.look(server, Some(user)).await?;
    let card = picker::answer(typed, look, locale).await?;
    context.send(card.reply()).await?;
    Ok(())
}

/// What is meant by what has been typed, in the match that the command would play in.
async fn complete_move(context: Context<'_>, typed: &str) -> serenity::CreateAutocompleteResponse {
    let locale = locale_of(context.locale().unwrap_or_default());
    let moves = moves(context, typed).await.unwrap_or_default();
    let choices = moves.into_iter().map(|one| {
        let label: String = label(&one, locale).chars().take(LONGEST_LABEL).collect();
        serenity::AutocompleteChoice::new(label, one.text)
    });
    serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
}

fn label(one: &Suggestion, locale: Locale) -> String {
    let text = one.text.as_str();
    match &one.stands_for {
        StandsFor::Move { meaning, warning } => {
            let mut meaning = locale.say(meaning);
            if warning.is_some() {
                meaning = locale.say(&sentence!("suggestion-costly", meaning = meaning));
            }
            locale.say(&sentence!("suggestion-move", move = text, meaning = meaning))
        }
        StandsFor::Several(count) => locale.say(&sentence!(
            "suggestion-moves",
            squares = text,
            count = *count
        )),
    }
}

/// An error here means that there is nothing to suggest; sending the command says why.
async fn moves(context: Context<'_>, typed: &str) -> Result<Vec<Suggestion>, Error> {
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
