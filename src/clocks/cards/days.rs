//! The page of a player's settings about time: their time zone and their quiet hours.

use crate::{
    bot::{
        cards::pages::player_pages,
        messages::{
            Button, Form, Input, MOST_TEXT, Message, moment, naming, relative_time, sections,
        },
    },
    clocks::actions::habits::DaysView,
    matches::cards::match_line,
    players::ids::{PlayerPage, PlayerSettingAct},
};
use rules::words::Text;
use rules::{sentence, words::Locale};

/// The inputs of the form.
pub(crate) const ZONE_INPUT: &str = "zone";
pub(crate) const QUIET_INPUT: &str = "quiet";

const LONGEST_ZONE: u16 = 50;
const LONGEST_HOURS: u16 = 20;

/// The most lines of matches that the page shows.
const MOST_LINES: usize = 20;

/// Shows the time zone, the quiet hours, and the deadlines of the player's matches.
pub(crate) fn days(view: &DaysView, locale: Locale) -> Message {
    let quiet = view.quiet.map_or_else(
        || locale.text("settings-no-quiet"),
        |quiet| quiet.to_string(),
    );
    let mut text = locale.say(&sentence!(
        "settings-time",
        zone = view.zone.name(),
        quiet = quiet
    ));
    text.push('\n');
    let open = match (view.chosen.zone, view.chosen.quiet) {
        (false, _) => Some("zone"),
        (_, false) => Some("quiet"),
        (true, true) => None,
    };
    text.push_str(&match (view.settled_until, open) {
        (None, _) => locale.text("settings-time-free"),
        (Some(until), None) => locale.say(&sentence!(
            "refused-settled",
            when = moment(until),
            left = relative_time(until),
        )),
        (Some(until), Some(open)) => locale.say(&sentence!(
            "settings-time-open",
            open = open,
            when = moment(until),
            left = relative_time(until),
        )),
    });
    if !view.matches.is_empty() {
        let lines = view.matches.iter();
        let lines = lines.map(|found| {
            let is_up = view.up.contains(&found.id);
            let line = match_line(found, None, is_up);
            naming(line, view.guests.of(found.id)).written(locale)
        });
        let lists = [(locale.text("matches-running"), lines.collect())];
        let room = MOST_TEXT.saturating_sub(text.chars().count() + 1);
        let list = sections(&lists, MOST_LINES, room, |left| {
            locale.say(&sentence!("matches-more-where", count = left))
        });
        text.push('\n');
        text.push_str(&list);
    }
    let change = Button::new(PlayerSettingAct::ChangeDays, "button-change-time");
    Message::of(text)
        .with_selects(player_pages(PlayerPage::Time))
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
