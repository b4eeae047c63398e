//! What users name that was lost when the database was restored from a backup.

use poise::serenity_prelude as serenity;

use super::{Context, Error};
use crate::{
    bot::{handlers::GoesBy, ids::CustomId},
    host::{Host, restorations},
};
use domain::{
    clock::Timestamp,
    community::contest::ContestId,
    matches::{MatchId, Refusal},
};
use store::{Numbered, TournamentId};

/// Refuses a click or a form that names something lost, in its custom id or by what was chosen, or that is
/// about a state that was lost. `on` is the message to which it belongs.
pub(crate) async fn refuse_lost(
    host: &Host,
    id: &CustomId,
    on: Option<&serenity::Message>,
    chosen: Option<&str>,
) -> Result<(), Error> {
    let mut named = id.numbers();
    let chosen = chosen.and_then(number);
    named.extend(chosen.and_then(|number| id.numbered(number)));
    if let Some(back_to) = restorations::lost(host, named).await? {
        return Err(Refusal::Lost(back_to).into());
    }
    match (id.goes_by(), on) {
        (GoesBy::Board { id, revision }, _) => {
            restorations::check_not_lost(host, id, revision).await?;
        }
        (GoesBy::Message, Some(on)) => {
            if let Some(back_to) = restorations::lost_at(host, last_changed(on)).await? {
                return Err(Refusal::Lost(back_to).into());
            }
        }
        (GoesBy::Message, None) | (GoesBy::Itself, _) => {}
    }
    Ok(())
}

/// Returns when a message came to show what it shows, by Discord's clock.
fn last_changed(message: &serenity::Message) -> Timestamp {
    let at = message.edited_timestamp.unwrap_or(message.timestamp);
    let millis = at.unix_timestamp_nanos() / 1_000_000;
    Timestamp::from_millis(i64::try_from(millis).unwrap_or(i64::MAX))
}

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
fn number(text: &str) -> Option<u32> {
    let text = text.trim().trim_start_matches('#');
    let end = text.find(|c: char| !c.is_ascii_digit());
    text[..end.unwrap_or(text.len())].parse().ok()
}
