//! What commands name that was lost when the database was restored from a backup.

use poise::serenity_prelude as serenity;

use crate::{
    discord::handlers::{Context, Error},
    host::restorations,
};
use domain::{
    community::contest::ContestId,
    matches::{MatchId, Refusal},
};
use store::{Numbered, TournamentId};

/// Replaces the refusal of a command if one of its options names something lost.
pub(crate) async fn named(context: Context<'_>, error: Error) -> Error {
    let poise::Context::Application(application) = context else {
        return error;
    };
    if !matches!(error, Error::Refused(_) | Error::Community(_)) {
        return error;
    }
    let named = application.args.iter().filter_map(|option| {
        let number = match option.value {
            serenity::ResolvedValue::String(text) => number(text)?,
            serenity::ResolvedValue::Integer(number) => u32::try_from(number).ok()?,
            _ => return None,
        };
        match option.name {
            "match" | "challenge" => Some(Numbered::Match(MatchId(number))),
            "tournament" => Some(Numbered::Tournament(TournamentId(number))),
            "contest" => Some(Numbered::Contest(ContestId(number))),
            _ => None,
        }
    });
    match restorations::lost(&context.data().host, named.collect()).await {
        Ok(Some(back_to)) => Refusal::Lost(back_to).into(),
        Ok(None) => error,
        Err(failure) => failure.into(),
    }
}

/// Returns the number with which a text begins, as in `12`, `#12` or a suggestion.
pub(super) fn number(text: &str) -> Option<u32> {
    let text = text.trim().trim_start_matches('#');
    let end = text.find(|c: char| !c.is_ascii_digit());
    text[..end.unwrap_or(text.len())].parse().ok()
}
