//! Options about time: the paces that a server offers, and time zones.

use poise::serenity_prelude as serenity;

use super::labels;
use crate::{
    bot::{
        error::Error,
        handlers::{Caller, Context},
    },
    clocks::{
        cards::{
            pace_labels, pace_name,
            pace_search::{labelled_pace, pace_fits},
        },
        handlers::zones,
    },
    players::actions::settings,
};
use domain::matches::{Allowance, Pace, Refusal, TimeRefusal};
use rules::words::Locale;

/// Suggests the paces that the server offers and that match the typed text.
pub(crate) async fn complete_pace(
    context: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let (offered, locale) = offered(context).await.unwrap_or_else(|error| {
        tracing::warn!(error = error.chain(), "paces could not be suggested");
        (Vec::new(), Locale::English)
    });
    let fitting = offered
        .into_iter()
        .filter(|(pace, label)| pace_fits(*pace, typed, locale) || label == typed)
        .map(|(pace, label)| (label, pace.id().to_owned()));
    labels::respond(fitting.collect())
}

async fn offered(context: Context<'_>) -> Result<(Vec<(Pace, String)>, Locale), Error> {
    let caller = Caller::commanding(context)?;
    let paces = settings::paces(&context.data().host, caller.server).await?;
    let locale = caller.locale;
    let labels = pace_labels(&paces).map(|(pace, label)| (pace, locale.say(&label)));
    Ok((labels.collect(), locale))
}

/// Parses the pace that a text names: by its id or its label, as suggestions give them, by its name or
/// the beginning of it, or by any text that can mean no other. If several match, it means the one with a
/// number of days for each move, if there is one.
pub(crate) fn read_pace(text: &str, locale: Locale) -> Result<Pace, Refusal> {
    let named = text.trim().to_lowercase();
    let name = |pace: &Pace| locale.say(&pace_name(*pace)).to_lowercase();
    let called = |pace: &Pace| name(pace) == named;
    let begins = |pace: &&Pace| name(pace).starts_with(&format!("{named} "));
    let fitting = Pace::ALL.into_iter();
    let fitting: Vec<Pace> = fitting
        .filter(|pace| pace_fits(*pace, &named, locale))
        .collect();
    let by_move = |pace: &&Pace| matches!(pace.allowance(), Allowance::Move(_));
    let only = |paces: &[&Pace]| match paces {
        [only] => Some(**only),
        _ => None,
    };
    Pace::from_id(&named)
        .or_else(|| labelled_pace(&named))
        .or_else(|| Pace::ALL.into_iter().find(called))
        .or_else(|| only(&Pace::ALL.iter().filter(begins).collect::<Vec<_>>()))
        .or_else(|| only(&fitting.iter().collect::<Vec<_>>()))
        .or_else(|| only(&fitting.iter().filter(by_move).collect::<Vec<_>>()))
        .ok_or_else(|| TimeRefusal::NoSuchPace(text.chars().take(40).collect()).into())
}

/// Suggests zones whose names contain the typed text.
pub(crate) async fn complete_zone(
    _: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let names = zones(typed).into_iter().map(|name| (name.clone(), name));
    labels::respond(names.collect())
}
