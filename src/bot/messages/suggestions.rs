//! Suggestions for an option of a command while it is typed.

use poise::serenity_prelude as serenity;

use super::{
    fit::fit_labels,
    limits::{LONGEST_SUGGESTION, MOST_SUGGESTIONS},
};

/// Suggestions: the text for the user, and the value for the command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::bot) struct Suggestions(pub(in crate::bot) Vec<(String, String)>);

impl Suggestions {
    /// Converts the suggestions into Discord's format: the first that fit. A suggestion whose value is
    /// too long is left out, because half a value means something else.
    pub(in crate::bot) fn response(self) -> serenity::CreateAutocompleteResponse {
        let mut list = self.0;
        list.retain(|(_, value)| value.chars().count() <= LONGEST_SUGGESTION);
        list.truncate(MOST_SUGGESTIONS);
        let labels = fit_labels(list.iter().map(|(label, _)| label.as_str()));
        let choices = labels
            .into_iter()
            .zip(list)
            .map(|(label, (_, value))| serenity::AutocompleteChoice::new(label, value));
        serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
    }
}
