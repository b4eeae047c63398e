//! The first three places of a finished tournament, in words and as a picture.

use super::picture::{name, short};
use crate::{
    discord::{
        cards::alt_of_list,
        messages::{File, Message},
    },
    tournaments::actions::TournamentView,
};
use domain::community::tournament::{Line, System};
use render::{Podium, PodiumStep, quarters};
use rules::{
    look::Look,
    sentence,
    words::{Locale, Text},
};

/// The medals of the first three places.
const MEDALS: [&str; 3] = ["🥇", "🥈", "🥉"];

/// One of the first three places.
pub(super) struct Step<'a> {
    pub(super) place: u32,
    pub(super) medal: &'static str,
    /// The players who share it.
    pub(super) lines: Vec<&'a Line>,
}

/// Returns those of the first three places that players have. If two share the first, nobody has the second.
pub(super) fn steps(view: &TournamentView) -> Vec<Step<'_>> {
    let steps = (1..).zip(MEDALS).map(|(place, medal)| {
        let lines = view.standings.iter();
        Step {
            place,
            medal,
            lines: lines.filter(|line| short(line.place) == place).collect(),
        }
    });
    steps.filter(|step| !step.lines.is_empty()).collect()
}

/// Adds the picture of the podium to the announcement of how a tournament ended.
pub(crate) fn podium_picture(card: Message, view: &TournamentView, look: Look) -> Message {
    let steps = steps(view);
    if steps.is_empty() {
        return card;
    }
    let alt = sentence!(
        "alt-podium",
        tournament = view.terms.name.as_str(),
        game = view.terms.start.game().info().name
    );
    let alt = alt_of_list(alt, steps.iter().map(|step| step_alt(view, step)));
    let name = format!("podium-{}.png", view.id.0);
    let view = view.clone();
    let draw = move |locale| render::podium(&podium(&view, locale), look);
    card.with_file(File::drawn(name, draw).described(alt))
}

/// Says what a step shows: "1. Ada, Ben".
fn step_alt(view: &TournamentView, step: &Step) -> Text {
    let names: Vec<String> = step
        .lines
        .iter()
        .map(|line| name(view, line.number))
        .collect();
    Text::same(format!("{}. {}", step.place, names.join(", ")))
}

/// Returns the podium in the form in which it is drawn.
pub(super) fn podium(view: &TournamentView, locale: Locale) -> Podium {
    let step = |Step { place, lines, .. }: Step| PodiumStep {
        place,
        names: lines.iter().map(|line| name(view, line.number)).collect(),
        note: lines
            .first()
            .map(|line| points(view, line, locale))
            .unwrap_or_default(),
    };
    Podium {
        title: view.terms.name.clone(),
        note: locale.say(&sentence!(
            "podium-game",
            game = view.terms.start.game().info().name,
            count = short(view.standings.len())
        )),
        steps: steps(view).into_iter().map(step).collect(),
    }
}

/// Says how many points a player has. In a knock-out, the rounds that were won follow from the place.
fn points(view: &TournamentView, line: &Line, locale: Locale) -> String {
    match view.tournament.plan.system {
        System::Knockout => String::new(),
        System::Swiss | System::RoundRobin | System::DoubleRoundRobin => {
            let points = quarters(u64::from(line.halves) * 2);
            locale.say(&sentence!("podium-points", points = points))
        }
    }
}
