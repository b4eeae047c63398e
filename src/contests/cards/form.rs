//! The form for changing the terms of a contest.

use crate::{
    clocks::cards::pace_name,
    discord::{
        ids::EncodedId,
        messages::{Form, Input},
    },
};
use domain::community::contest::Terms;
use rules::words::Locale;
use rules::{sentence, words::Text};

/// The inputs of the form for other terms.
pub(crate) const BOARDS_INPUT: &str = "boards";
pub(crate) const GAMES_INPUT: &str = "games";
pub(crate) const PACE_INPUT: &str = "pace";
pub(crate) const DAYS_INPUT: &str = "days";
pub(crate) const OPTIONS_INPUT: &str = "options";

/// Returns a form for other terms, whose title has this key.
pub(crate) fn contest_form(
    id: impl Into<EncodedId>,
    title: &'static str,
    terms: &Terms,
    locale: Locale,
) -> Form {
    let names: Vec<&str> = terms.games().iter().map(|game| game.info().name).collect();
    let input = |id, label: &'static str, value: String, most| Input {
        id,
        label: sentence!(label).into(),
        hint: Text::default(),
        value,
        optional: false,
        tall: false,
        most,
    };
    Form {
        id: id.into(),
        title: sentence!(title).into(),
        inputs: vec![
            input(
                BOARDS_INPUT,
                "form-contest-boards-label",
                terms.boards().to_string(),
                3,
            ),
            input(
                GAMES_INPUT,
                "form-contest-games-label",
                names.join(", "),
                200,
            ),
            input(
                PACE_INPUT,
                "form-contest-pace-label",
                locale.say(&pace_name(terms.timing.pace)),
                60,
            ),
            input(
                DAYS_INPUT,
                "form-contest-days-label",
                terms.days().to_string(),
                3,
            ),
            Input {
                optional: true,
                ..input(
                    OPTIONS_INPUT,
                    "form-contest-options-label",
                    options(terms, locale),
                    100,
                )
            },
        ],
    }
}

/// Returns which of [`CONTEST_OPTIONS`] are agreed on, separated by commas.
fn options(terms: &Terms, locale: Locale) -> String {
    let holds = [terms.rated, terms.timing.weekends];
    let words = CONTEST_OPTIONS.into_iter().zip(holds);
    let words: Vec<String> = words
        .filter(|(_, holds)| *holds)
        .map(|(key, _)| locale.text(key))
        .collect();
    words.join(", ")
}

/// The keys of the options that can be named in the form: that the matches are rated, and that clocks stop on weekends.
pub(crate) const CONTEST_OPTIONS: [&str; 2] = ["contest-option-rated", "contest-option-weekends"];
