//! Keeps the texts of a form that is refused. They are below the refusal, whose button opens the same form with them. Only
//! the message remembers them, so they are there after a restart too, and in whichever process the button is pressed.

use super::{Button, Form, Message, code};
use crate::discord::ids::EncodedId;
use rules::words::{Locale, Text};

/// The button that opens a form again.
const AGAIN: &str = "button-edit-again";

/// The signs for a line break, and for a text that is empty.
const BREAK: &str = "⏎";
const NOTHING: &str = "–";

/// The beginning of a line with a text.
const BEFORE: &str = "> ";

/// The most letters that are kept: the refusal above them needs room too.
const MOST: usize = 1_500;

/// Adds the texts of a form to its refusal, in the order of the form's inputs, with the button that opens it
/// again. A refusal with buttons of its own, and more than there is room for, stays as it is.
pub(crate) fn with_typed(refusal: Message, typed: &[String], form: EncodedId) -> Message {
    let lines: Vec<String> = typed.iter().map(|text| line(text)).collect();
    let letters: usize = lines.iter().map(|line| line.chars().count() + 1).sum();
    if letters > MOST || refusal.has_components() {
        return refusal;
    }
    refusal
        .adding(Text::same(lines.join("\n")))
        .with_buttons([Button::new(form, AGAIN)])
}

fn line(text: &str) -> String {
    let text = text.trim().replace('`', "’").replace('\n', BREAK);
    if text.is_empty() {
        return format!("{BEFORE}{NOTHING}");
    }
    format!("{BEFORE}{}", code(text))
}

/// Returns whether a button with this label opens a form again, in whatever language its reader had then.
pub(crate) fn is_again(label: &str) -> bool {
    Locale::ALL
        .into_iter()
        .any(|locale| locale.text(AGAIN) == label)
}

/// Returns the texts below a refusal, if it has exactly one for each of this many inputs: the form can have changed.
fn texts_below(refusal: &str, inputs: usize) -> Option<Vec<String>> {
    let lines: Vec<&str> = refusal.lines().collect();
    let from = lines.len().checked_sub(inputs)?;
    if from > 0 && lines[from - 1].starts_with(BEFORE) {
        return None;
    }
    let texts = lines[from..].iter().map(|line| {
        let text = line.strip_prefix(BEFORE)?;
        if text == NOTHING {
            return Some(String::new());
        }
        let text = text.strip_prefix('`')?.strip_suffix('`')?;
        Some(text.replace(BREAK, "\n"))
    });
    texts.collect()
}

impl Form {
    /// Returns the form with the texts below the refusal from which it is opened, if they are of this form.
    pub(crate) fn filled_from(mut self, refusal: &str) -> Form {
        if let Some(texts) = texts_below(refusal, self.inputs.len()) {
            for (input, text) in self.inputs.iter_mut().zip(texts) {
                input.value = text;
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use proptest::{collection::vec, prelude::*};

    use super::*;
    use crate::{
        discord::messages::{Input, MOST_TEXT},
        matches::ids::action::MatchAct,
    };
    use domain::matches::MatchId;

    const FORM: MatchAct = MatchAct::Note { id: MatchId(7) };

    fn form(inputs: usize) -> Form {
        let input = Input {
            id: "some",
            label: Text::same("Some"),
            hint: Text::default(),
            value: "old".to_owned(),
            optional: true,
            tall: true,
            most: 100,
        };
        Form {
            id: FORM.into(),
            title: Text::same("Form"),
            inputs: vec![input; inputs],
        }
    }

    /// Returns the texts of the form that opens from the refusal of one into which this was typed.
    fn again(typed: &[&str]) -> Vec<String> {
        let typed: Vec<String> = typed.iter().map(|text| (*text).to_owned()).collect();
        let refused = with_typed(Message::of(Text::same("No.")), &typed, FORM.into());
        let refusal = refused.written(Locale::English).words();
        let inputs = form(typed.len()).filled_from(&refusal).inputs;
        inputs.into_iter().map(|input| input.value).collect()
    }

    #[test]
    fn what_was_typed_is_there_again() {
        assert_eq!(again(&["e2e4"]), ["e2e4"]);
        assert_eq!(
            again(&["Winter *Cup*", "", "32 dec", "4"]),
            ["Winter *Cup*", "", "32 dec", "4"]
        );
        assert_eq!(again(&[" one\ntwo ", "`a`"]), ["one\ntwo", "’a’"]);
        // There is no room for it.
        let long = "a".repeat(MOST);
        assert_eq!(again(&[&long]), ["old"]);
    }

    #[test]
    fn a_form_that_is_opened_from_elsewhere_stays_as_it_is() {
        for content in ["", "Your note:", "> quoted", "> `one`\nnone", "`one`"] {
            assert_eq!(form(1).filled_from(content), form(1), "{content}");
        }
        assert_eq!(form(2).filled_from("> `one`"), form(2));
        // A tournament of another system has fewer inputs.
        assert_eq!(form(1).filled_from("> `one`\n> `two`"), form(1));
    }

    proptest! {
        #[test]
        fn any_texts_are_there_again(typed in vec("[^`⏎]{0,200}", 1..=5)) {
            let typed: Vec<&str> = typed.iter().map(|text| text.trim()).collect();
            prop_assert_eq!(again(&typed), typed);
        }

        #[test]
        fn a_refusal_fits_into_a_message(typed in vec(".{0,400}", 1..=5)) {
            let refused = with_typed(Message::of(Text::same("a".repeat(MOST_TEXT - MOST))), &typed, FORM.into());
            prop_assert!(refused.written(Locale::English).words().chars().count() <= MOST_TEXT);
        }
    }
}
