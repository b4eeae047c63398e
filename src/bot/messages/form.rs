//! A form with a few texts to fill in.

use poise::serenity_prelude as serenity;

use super::{
    fit::cut,
    limits::{LONGEST_HINT, LONGEST_TITLE},
};
use crate::bot::ids::CustomId;

/// A form with a few texts to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::bot) struct Form {
    /// The action that submitting it triggers.
    pub(in crate::bot) id: CustomId,
    pub(in crate::bot) title: String,
    /// At most five, which is Discord's limit.
    pub(in crate::bot) inputs: Vec<Input>,
}

/// A text to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::bot) struct Input {
    pub(in crate::bot) id: &'static str,
    pub(in crate::bot) label: String,
    /// The placeholder while it is empty.
    pub(in crate::bot) hint: String,
    /// The initial text.
    pub(in crate::bot) value: String,
    /// Whether it can be left empty.
    pub(in crate::bot) optional: bool,
    /// Whether it has room for several lines.
    pub(in crate::bot) tall: bool,
    /// The most characters that can be entered.
    pub(in crate::bot) most: u16,
}

impl Form {
    pub(super) fn modal(self) -> serenity::CreateModal {
        let rows = self.inputs.into_iter().map(Input::row);
        serenity::CreateModal::new(self.id.to_string(), cut(&self.title, LONGEST_TITLE))
            .components(rows.collect())
    }
}

impl Input {
    fn row(self) -> serenity::CreateActionRow {
        let style = if self.tall {
            serenity::InputTextStyle::Paragraph
        } else {
            serenity::InputTextStyle::Short
        };
        let input = serenity::CreateInputText::new(style, cut(&self.label, LONGEST_TITLE), self.id)
            .placeholder(cut(&self.hint, LONGEST_HINT))
            .required(!self.optional)
            .max_length(self.most);
        serenity::CreateActionRow::InputText(if self.value.is_empty() {
            input
        } else {
            input.value(self.value)
        })
    }
}
