//! A player's vacations: existing ones, and one that could be taken.

use std::time::Duration;

use super::{span, time_left};
use crate::{
    clocks::{
        actions::vacations::{VacationDraft, VacationView},
        ids::VacationAct,
    },
    discord::messages::{Button, Form, Input, Message, Style, date, moment, relative_time},
    players::{cards::player_pages, ids::PlayerPage},
};
use domain::{clock::Timestamp, matches::clock::BUDGET};
use rules::{
    sentence,
    words::{Sentence, Text},
};

/// The inputs of the form for a vacation.
pub(crate) const FIRST_DAY: &str = "from";
pub(crate) const LAST_DAY: &str = "until";

/// The most characters with which a day is written.
const LONGEST_DAY: u16 = 40;

/// The most vacations that one answer shows.
const MOST_LINES: usize = 20;

/// Lists a player's vacations, what they do, and what is left of the budget.
pub(crate) fn vacations(view: &VacationView) -> Message {
    let mut lines: Vec<Sentence> = view
        .ahead
        .iter()
        .take(MOST_LINES)
        .map(|one| match view.away_until {
            Some(away) if away == one.until => sentence!(
                "vacation-on",
                last = date(one.last),
                back = moment(one.until),
                left = relative_time(one.until),
            ),
            _ => sentence!(
                "vacation-ahead",
                first = date(one.first),
                last = date(one.last),
                back = moment(one.until),
            ),
        })
        .collect();
    if lines.is_empty() {
        lines.push(sentence!("vacation-none"));
    }
    lines.push(sentence!(
        "vacation-left",
        year = view.left.year.to_string(),
        left = length(view.left.left),
        budget = span(BUDGET),
    ));
    lines.push(sentence!("vacation-explained"));
    let planned = view
        .ahead
        .iter()
        .any(|one| Some(one.until) != view.away_until);
    let begin = Button::new(VacationAct::Now, "button-vacation-now");
    let plan = Button::new(VacationAct::Plan, "button-vacation-plan").secondary();
    let end = Button::new(VacationAct::End, "button-vacation-end").style(Style::Primary);
    let cancel = Button::new(VacationAct::Cancel, "button-vacation-cancel");
    let on = view.away_until.is_some();
    let buttons = [
        (on, end),
        (!on, begin),
        (true, plan),
        (planned, cancel.style(Style::Danger)),
    ];
    let buttons = buttons.into_iter().filter(|(shown, _)| *shown);
    Message::of(Text::lines(lines))
        .with_pages(player_pages(PlayerPage::Vacation))
        .with_buttons(buttons.map(|(_, button)| button))
}

/// Says what a vacation costs before it is taken.
pub(crate) fn vacation_draft(draft: &VacationDraft) -> Message {
    let vacation = &draft.vacation;
    let (last, back) = (date(vacation.last), moment(vacation.until));
    let first = if draft.at_once {
        "now".to_owned()
    } else {
        date(vacation.first)
    };
    let from_to = sentence!("vacation-draft", first = first, last = last, back = back);
    let mut lines = vec![from_to];
    lines.extend(draft.costs.iter().map(|(cost, after)| {
        sentence!(
            "vacation-cost",
            year = after.year.to_string(),
            cost = length(*cost),
            left = length(after.left),
        )
    }));
    lines.push(sentence!("vacation-matches", count = draft.matches));
    let seconds = |at: Timestamp| u64::try_from(at.seconds()).unwrap_or(0);
    let take = VacationAct::Take {
        from: if draft.at_once {
            0
        } else {
            seconds(vacation.from)
        },
        until: seconds(vacation.until),
    };
    Message::of(Text::lines(lines)).with_buttons([
        Button::new(take, "button-vacation-take").style(Style::Success),
        Button::new(VacationAct::Show, "button-cancel").secondary(),
    ])
}

/// Returns the form for a vacation.
pub(crate) fn vacation_form(id: VacationAct) -> Form {
    let input = |id, label: &'static str, optional| Input {
        id,
        label: sentence!(label).into(),
        hint: sentence!("form-vacation-placeholder").into(),
        value: String::new(),
        optional,
        tall: false,
        most: LONGEST_DAY,
    };
    let from = input(FIRST_DAY, "form-vacation-from-label", true);
    let until = input(LAST_DAY, "form-vacation-until-label", false);
    Form {
        id: id.into(),
        title: sentence!("page-settings-vacation").into(),
        inputs: if id == VacationAct::Now {
            vec![until]
        } else {
            vec![from, until]
        },
    }
}

/// Formats a length of time: whole days, or days and hours.
pub(crate) fn length(length: Duration) -> Sentence {
    const DAY: u64 = 24 * 60 * 60;
    let seconds = length.as_secs();
    if seconds.is_multiple_of(DAY) {
        let days = u32::try_from(seconds / DAY).unwrap_or(u32::MAX);
        sentence!("span-days", count = days)
    } else {
        time_left(length)
    }
}
