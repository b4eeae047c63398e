//! A form with a few texts to fill in.

use poise::serenity_prelude as serenity;

use super::{
    fit::cut,
    limits::{LONGEST_HINT, LONGEST_TITLE},
};
use crate::discord::ids::EncodedId;
use rules::words::{Locale, Text};

/// A form with a few texts to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    /// The action that submitting it triggers.
    pub(crate) id: EncodedId,
    pub(crate) title: Text,
    /// At most five, which is Discord's limit.
    pub(crate) inputs: Vec<Input>,
}

/// A text to fill in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Input {
    pub(crate) id: &'static str,
    pub(crate) label: Text,
    /// The placeholder while it is empty.
    pub(crate) hint: Text,
    /// The initial text.
    pub(crate) value: String,
    /// Whether it can be left empty.
    pub(crate) optional: bool,
    /// Whether it has room for several lines.
    pub(crate) tall: bool,
    /// The most characters that can be entered.
    pub(crate) most: u16,
}

impl Form {
    pub(super) fn modal(self, locale: Locale) -> serenity::CreateModal {
        let rows = self.inputs.into_iter().map(|input| input.row(locale));
        let title = cut(&self.title.written(locale), LONGEST_TITLE);
        serenity::CreateModal::new(self.id.into_text(), title).components(rows.collect())
    }
}

impl Input {
    fn row(self, locale: Locale) -> serenity::CreateActionRow {
        let style = if self.tall {
            serenity::InputTextStyle::Paragraph
        } else {
            serenity::InputTextStyle::Short
        };
        let label = cut(&self.label.written(locale), LONGEST_TITLE);
        let input = serenity::CreateInputText::new(style, label, self.id)
            .placeholder(cut(&self.hint.written(locale), LONGEST_HINT))
            .required(!self.optional)
            .max_length(self.most);
        serenity::CreateActionRow::InputText(if self.value.is_empty() {
            input
        } else {
            input.value(self.value)
        })
    }
}
