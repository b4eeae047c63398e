//! A form with one text to fill in.

use poise::serenity_prelude as serenity;

use super::{
    fit::cut,
    limits::{LONGEST_HINT, LONGEST_TITLE},
};
use crate::bot::ids::Action;

/// A form with one text to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::bot) struct Form {
    /// What sending it does.
    pub(in crate::bot) action: Action,
    pub(in crate::bot) title: String,
    /// The id of its input.
    pub(in crate::bot) input: &'static str,
    pub(in crate::bot) label: String,
    /// What the input shows while it is empty.
    pub(in crate::bot) hint: String,
    /// How many characters can be put in.
    pub(in crate::bot) most: u16,
    pub(in crate::bot) fills: Fills,
}

/// What is put into a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::bot) enum Fills {
    /// One line, which must not be empty.
    Line,
    /// Several lines, or nothing. In the beginning it has this text.
    Text(String),
}

impl Form {
    pub(super) fn modal(self) -> serenity::CreateModal {
        let (style, text) = match self.fills {
            Fills::Line => (serenity::InputTextStyle::Short, None),
            Fills::Text(text) => (serenity::InputTextStyle::Paragraph, Some(text)),
        };
        let input =
            serenity::CreateInputText::new(style, cut(&self.label, LONGEST_TITLE), self.input)
                .placeholder(cut(&self.hint, LONGEST_HINT))
                .max_length(self.most)
                .required(text.is_none());
        let input = match text.filter(|text| !text.is_empty()) {
            Some(text) => input.value(text),
            None => input,
        };
        let row = serenity::CreateActionRow::InputText(input);
        serenity::CreateModal::new(self.action.to_string(), cut(&self.title, LONGEST_TITLE))
            .components(vec![row])
    }
}
