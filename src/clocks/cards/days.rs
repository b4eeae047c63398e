//! The page of a player's settings about time: their time zone and their quiet hours.

use crate::{
    clocks::actions::habits::DaysView,
    discord::messages::{Button, Form, Input, Message, moment, naming, relative_time},
    matches::cards::match_line,
    players::{
        cards::player_pages,
        ids::{PlayerPage, PlayerSettingAct},
    },
};
use rules::{
    sentence,
    words::{Lists, Text},
};

/// The inputs of the form.
pub(crate) const ZONE_INPUT: &str = "zone";
pub(crate) const QUIET_INPUT: &str = "quiet";

const LONGEST_ZONE: u16 = 50;
const LONGEST_HOURS: u16 = 20;

/// The most lines of matches that the page shows.
const MOST_LINES: usize = 20;

/// Shows the time zone, the quiet hours, and the deadlines of the player's matches.
pub(crate) fn days(view: &DaysView) -> Message {
    let quiet = match view.quiet {
        Some(quiet) => Text::same(quiet.to_string()),
        None => sentence!("settings-no-quiet").into(),
    };
    let time = sentence!("settings-time", zone = view.zone.name(), quiet = quiet);
    let open = match (view.chosen.zone, view.chosen.quiet) {
        (false, _) => Some("zone"),
        (_, false) => Some("quiet"),
        (true, true) => None,
    };
    let settled = match (view.settled_until, open) {
        (None, _) => sentence!("settings-time-free"),
        (Some(until), None) => sentence!(
            "refused-settled",
            when = moment(until),
            left = relative_time(until),
        ),
        (Some(until), Some(open)) => sentence!(
            "settings-time-open",
            open = open,
            when = moment(until),
            left = relative_time(until),
        ),
    };
    let mut text = vec![time.into(), settled.into()];
    if !view.matches.is_empty() {
        let lines = view.matches.iter();
        let lines = lines.map(|found| {
            let is_up = view.up.contains(&found.id);
            let line = match_line(found, None, is_up);
            naming(line, view.guests.of(found.id))
        });
        text.push(Text::from(Lists {
            more: &["matches-more-where"],
            ..Lists::one(sentence!("matches-running"), lines, MOST_LINES)
        }));
    }
    let change = Button::new(PlayerSettingAct::ChangeDays, "button-change-time");
    Message::of(Text::lines(text))
        .with_pages(player_pages(PlayerPage::Time))
        .with_buttons([change.enabled(view.settled_until.is_none() || open.is_some())])
}

/// Returns the form for both. They are changed together, because neither can be changed again soon.
pub(crate) fn days_form(view: &DaysView) -> Form {
    let quiet = view.quiet.map(|quiet| quiet.to_string());
    Form {
        id: PlayerSettingAct::ChangeDays.into(),
        title: sentence!("page-settings-time").into(),
        inputs: vec![
            Input {
                id: ZONE_INPUT,
                label: sentence!("form-time-zone-label").into(),
                hint: sentence!("form-time-zone-placeholder").into(),
                value: view.zone.name().to_owned(),
                optional: false,
                tall: false,
                most: LONGEST_ZONE,
            },
            Input {
                id: QUIET_INPUT,
                label: sentence!("form-time-quiet-label").into(),
                hint: Text::same("22:00–08:00"),
                value: quiet.unwrap_or_default(),
                optional: true,
                tall: false,
                most: LONGEST_HOURS,
            },
        ],
    }
}
