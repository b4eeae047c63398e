//! Labels of suggestions. Every suggestion is made here, and every option that has suggestions is read
//! here before its command sees it: Discord's clients sometimes send a suggestion's label instead of its
//! value, for example after a paste or a change to another option.

use poise::serenity_prelude as serenity;

use crate::discord::{
    alarm::database_failed,
    error::Error,
    messages::{Suggestions, move_of, number_of},
};

/// How the value of a suggestion is found from its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Form {
    /// The label begins with its number.
    Number,
    /// The label begins with the move.
    Move,
    /// The command knows every label.
    Known,
}

/// Every option that has suggestions.
const FORMS: [(&str, Form); 7] = [
    ("match", Form::Number),
    ("challenge", Form::Number),
    ("tournament", Form::Number),
    ("contest", Form::Number),
    ("move", Form::Move),
    ("pace", Form::Known),
    ("zone", Form::Known),
];

/// Suggests what was found for an option, each as a label and a value, if its label fits what is typed.
pub(crate) fn suggest(
    what: &'static str,
    typed: &str,
    found: Result<Vec<(String, String)>, Error>,
) -> serenity::CreateAutocompleteResponse {
    let found = found.unwrap_or_else(|error| {
        // A failure to make suggestions is no reason to disturb the player; sending the command
        // says what is wrong.
        match &error {
            Error::Store(broken) if broken.is_retryable() => database_failed(&error),
            _ => tracing::warn!(
                what,
                error = error.chain(),
                "values for an option could not be suggested"
            ),
        }
        Vec::new()
    });
    Suggestions(found).matching(typed).response()
}

/// Suggests these, each a label and a value.
pub(crate) fn respond(found: Vec<(String, String)>) -> serenity::CreateAutocompleteResponse {
    Suggestions(found).response()
}

/// Replaces labels of suggestions by their values in the options of a command.
pub(crate) fn replace_labels(event: &mut serenity::FullEvent) {
    let serenity::FullEvent::InteractionCreate { interaction } = event else {
        return;
    };
    let (serenity::Interaction::Command(command) | serenity::Interaction::Autocomplete(command)) =
        interaction
    else {
        return;
    };
    let values = command.data.options.iter().filter_map(|option| {
        let (typed, is_focused) = match &option.value {
            serenity::CommandDataOptionValue::String(text) => (text, false),
            serenity::CommandDataOptionValue::Autocomplete { value, .. } => (value, true),
            _ => return None,
        };
        let form = form_of(&option.name)?;
        // Suggestions are searched by their labels, but moves by what they are.
        let is_searched = is_focused && form != Form::Move;
        let value = value_in(form, typed).filter(|_| !is_searched)?;
        Some((option.name.clone(), value.to_owned()))
    });
    let values: Vec<(String, String)> = values.collect();
    replace(&mut command.data.options, &values);
}

fn form_of(option: &str) -> Option<Form> {
    let mut forms = FORMS.into_iter();
    forms
        .find(|(name, _)| *name == option)
        .map(|(_, form)| form)
}

/// Returns the value that a label itself contains.
fn value_in(form: Form, text: &str) -> Option<&str> {
    match form {
        Form::Number => number_of(text),
        Form::Move => Some(move_of(text)).filter(|value| *value != text),
        Form::Known => None,
    }
}

fn replace(options: &mut [serenity::CommandDataOption], values: &[(String, String)]) {
    for option in options {
        let Some((_, known)) = values.iter().find(|(name, _)| *name == option.name) else {
            continue;
        };
        match &mut option.value {
            serenity::CommandDataOptionValue::String(text) => text.clone_from(known),
            serenity::CommandDataOptionValue::Autocomplete { value, .. } => {
                value.clone_from(known);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::bot::handlers::commands;

    #[test]
    fn every_option_with_suggestions_is_read_by_its_labels() {
        let all = commands::all();
        let suggested: BTreeSet<&str> = all
            .iter()
            .flat_map(|command| &command.parameters)
            .filter(|parameter| parameter.autocomplete_callback.is_some())
            .map(|parameter| &*parameter.name)
            .collect();
        assert_eq!(suggested, FORMS.map(|(name, _)| name).into());
    }
}
