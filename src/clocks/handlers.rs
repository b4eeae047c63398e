//! Changing what stops a player's clocks every day, whether by a command or by a form; and options about time: the
//! paces that a server offers, and time zones.

use crate::{
    clocks::{
        actions::habits::{self, DaysChange},
        cards::{
            self, pace_labels, pace_name,
            pace_search::{labelled_pace, pace_fits, pace_is_called},
        },
    },
    discord::{
        handlers::{Caller, Context, Error, options::labels},
        messages::Message,
    },
    host::Host,
    players::actions::settings,
};
use domain::{
    clock::{Zone, zones_like, zones_near},
    matches::{Allowance, Pace, Refusal, TimeRefusal, clock::QuietHours},
};
use poise::serenity_prelude as serenity;
use rules::words::Locale;

/// Inputs that mean that a player has no quiet hours.
const NONE: [&str; 5] = ["", "-", "–", "0", "off"];

/// Applies what a player has typed, and shows it.
pub(crate) async fn change(
    host: &Host,
    caller: &Caller,
    [zone, quiet]: [Option<&str>; 2],
) -> Result<Message, Error> {
    let change = DaysChange {
        zone: zone.map(read_zone).transpose().map_err(Refusal::Time)?,
        quiet: quiet.map(read_quiet).transpose().map_err(Refusal::Time)?,
    };
    let view = host
        .act(caller.actor(), move |cx| habits::change(cx, &change))
        .await?;
    Ok(cards::days::days(&view))
}

/// Returns the time zone of this name, or the only one of which it is a part: a city is enough.
fn read_zone(text: &str) -> Result<Zone, TimeRefusal> {
    if let Some(zone) = Zone::named(text.trim()) {
        return Ok(zone);
    }
    let text: String = text.chars().take(40).collect();
    let found = match &zones_like(&text)[..] {
        [only] => Zone::named(only),
        _ => None,
    };
    found.ok_or_else(|| TimeRefusal::NoSuchZone {
        near: zones_near(&text),
        text,
    })
}

fn read_quiet(text: &str) -> Result<Option<QuietHours>, TimeRefusal> {
    if NONE.contains(&text.trim().to_lowercase().as_str()) {
        return Ok(None);
    }
    let quiet = QuietHours::read(text);
    quiet
        .map(Some)
        .ok_or_else(|| TimeRefusal::NoSuchHours(text.chars().take(40).collect()))
}

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

/// Parses the pace that a text names: by its id or its label, as suggestions give them, by its name, by what people
/// call it, by the beginning of its name, or by any text that can mean no other. If several match, it means the one with a
/// number of days for each move, if there is one.
pub(crate) fn read_pace(text: &str, locale: Locale) -> Result<Pace, Refusal> {
    let named = text.trim().to_lowercase();
    let name = |pace: &Pace| locale.say(&pace_name(*pace)).to_lowercase();
    let named_so = |pace: &Pace| name(pace) == named;
    let called = |pace: &&Pace| pace_is_called(**pace, &named, locale);
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
        .or_else(|| Pace::ALL.into_iter().find(named_so))
        .or_else(|| only(&Pace::ALL.iter().filter(called).collect::<Vec<_>>()))
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
    let names = zones_like(typed)
        .into_iter()
        .map(|name| (name.clone(), name));
    labels::respond(names.collect())
}
