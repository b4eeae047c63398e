//! A form with a few lines to fill in.

use poise::serenity_prelude as serenity;

use super::{
    fit::cut,
    limits::{LONGEST_HINT, LONGEST_TITLE},
};
use crate::bot::ids::CustomId;

/// A form with a few lines to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::bot) struct Form {
    /// What sending it does.
    pub(in crate::bot) id: CustomId,
    pub(in crate::bot) title: String,
    /// At most five, as Discord has it.
    pub(in crate::bot) inputs: Vec<Input>,
}

/// A line to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::bot) struct Input {
    pub(in crate::bot) id: &'static str,
    pub(in crate::bot) label: String,
    /// What it shows while it is empty.
    pub(in crate::bot) hint: String,
    /// What is in it from the start.
    pub(in crate::bot) value: String,
    /// Whether it may be left empty.
    pub(in crate::bot) optional: bool,
    /// How many characters can be put in.
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
        let input = serenity::CreateInputText::new(
            serenity::InputTextStyle::Short,
            cut(&self.label, LONGEST_TITLE),
            self.id,
        )
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
