//! Changing what stops a player's clocks every day, whether by a command or by a form.

use crate::{
    bot::{
        handlers::{Caller, Error},
        messages::Message,
    },
    clocks::{
        actions::habits::{self, DaysChange},
        cards,
    },
    host::Host,
};
use domain::{
    clock::{Zone, zones_of_cities},
    matches::{Refusal, TimeRefusal, clock::QuietHours},
};

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

/// Returns the time zones of the cities whose names begin with a text, then those whose names contain it, with it as a whole
/// part first.
pub(crate) fn zones(typed: &str) -> Vec<String> {
    let mut found: Vec<String> = zones_of_cities(typed)
        .into_iter()
        .map(str::to_owned)
        .collect();
    let typed = typed.trim().to_lowercase().replace(' ', "_");
    let mut names = Zone::names();
    names.retain(|name| name.to_lowercase().contains(&typed) && !found.contains(name));
    names.sort_by_key(|name| !name.to_lowercase().split('/').any(|part| part == typed));
    found.extend(names);
    found
}

/// Returns the time zone of this name, or the only one of which it is a part: a city is enough.
fn read_zone(text: &str) -> Result<Zone, TimeRefusal> {
    if let Some(zone) = Zone::named(text.trim()) {
        return Ok(zone);
    }
    let unknown = || TimeRefusal::NoSuchZone(text.chars().take(40).collect());
    match &zones(text)[..] {
        [only] => Zone::named(only).ok_or_else(unknown),
        _ => Err(unknown()),
    }
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
