//! Time in words: paces, and what happens when time runs out.

use std::time::Duration;

use crate::{
    matches::{Allowance, Pace, Paces, Timing},
    sentence,
    words::{Locale, Sentence},
};

/// A length of time in its largest whole unit: "3 days", "36 hours", "90 seconds".
pub(in crate::bot) fn span(length: Duration, locale: Locale) -> String {
    let seconds = length.as_secs();
    let units = [
        ("span-days", 24 * 60 * 60),
        ("span-hours", 60 * 60),
        ("span-minutes", 60),
    ];
    let whole = units
        .into_iter()
        .find(|(_, unit)| seconds >= *unit && seconds.is_multiple_of(*unit));
    let (key, unit) = whole.unwrap_or(("span-seconds", 1));
    // No pace, budget or reminder is as long as that.
    let count = u32::try_from(seconds / unit).unwrap_or(u32::MAX);
    locale.say(&Sentence::new(key).with("count", count))
}

/// What a pace is called: "3 days a move".
pub(in crate::bot) fn pace_name(pace: Pace, locale: Locale) -> String {
    let span = |length| span(length, locale);
    locale.say(&match pace.allowance() {
        Allowance::Endless => sentence!("pace-none"),
        Allowance::Move(each) => sentence!("pace-move", each = span(each)),
        Allowance::Reserve {
            bank,
            increment,
            cap,
        } => sentence!(
            "pace-reserve",
            bank = span(bank),
            increment = span(increment),
            cap = span(cap)
        ),
        Allowance::Live { bank, increment } => {
            sentence!("pace-live", bank = span(bank), increment = span(increment))
        }
    })
}

/// The paces of a server, each with what it is called there.
pub(in crate::bot) fn pace_labels(paces: &Paces, locale: Locale) -> Vec<(Pace, String)> {
    let labels = paces.offered().iter().map(|&pace| {
        let name = pace_name(pace, locale);
        let label = if pace == paces.usual() {
            locale.say(&sentence!("pace-usual", pace = name))
        } else {
            name
        };
        (pace, label)
    });
    labels.collect()
}

/// What a challenge says about time, in one line.
pub(super) fn timing(timing: Timing, locale: Locale) -> String {
    let Some(stop) = timing.pace.long_stop() else {
        return locale.text("terms-untimed");
    };
    let line = locale.say(&sentence!(
        "terms-timed",
        pace = pace_name(timing.pace, locale),
        flag = timing.flag.id(),
        stop = span(stop, locale),
        weekends = if timing.weekends { "yes" } else { "no" },
    ));
    line.trim_end().to_owned()
}
