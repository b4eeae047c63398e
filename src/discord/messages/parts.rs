//! The parts of a message. Their words are of type `W`: [`Text`], which has no language yet, until the message leaves,
//! then [`String`].

use std::{borrow::Cow, fmt};

use crate::discord::ids::{ACTS, EncodedId};
use domain::matches::{ChannelId, RoleId, UserId};
use rules::words::{Locale, Sentence, Text};

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Button<W = Text> {
    pub(super) leads_to: Target,
    pub(super) label: W,
    pub(super) style: Style,
    pub(super) enabled: bool,
}

/// The effect of a click on a button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Target {
    /// It is sent back to the bot.
    Id(String),
    /// It opens a page.
    Page(Cow<'static, str>),
}

/// The emphasis of a button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Style {
    /// For what most people want.
    #[default]
    Primary,
    /// For what some people want.
    Secondary,
    /// For a yes.
    Success,
    /// For what cannot be undone.
    Danger,
}

impl Button {
    /// Returns a button whose label has this key in the locale files.
    pub(crate) fn new(id: impl Into<EncodedId>, label: impl Into<Cow<'static, str>>) -> Button {
        Button::labelled(id, Sentence::new(label))
    }

    /// Returns a button with this label.
    pub(crate) fn labelled(id: impl Into<EncodedId>, label: impl Into<Text>) -> Button {
        Button {
            leads_to: Target::Id(id.into().into_text()),
            label: label.into(),
            style: Style::default(),
            enabled: true,
        }
    }

    /// Returns a button that opens a page in the browser.
    pub(crate) fn to_page(page: &'static str, label: &'static str) -> Button {
        Button {
            leads_to: Target::Page(Cow::Borrowed(page)),
            label: Sentence::new(label).into(),
            style: Style::Secondary,
            enabled: true,
        }
    }

    /// Returns a button that leads to an address.
    pub(crate) fn to_address(address: String, label: impl Into<Text>) -> Button {
        Button {
            leads_to: Target::Page(Cow::Owned(address)),
            label: label.into(),
            style: Style::Secondary,
            enabled: true,
        }
    }

    /// Sets the style.
    pub(crate) fn style(mut self, style: Style) -> Button {
        self.style = style;
        self
    }

    /// Styles the button for what only some people want.
    pub(crate) fn secondary(self) -> Button {
        self.style(Style::Secondary)
    }

    /// Greys the button out unless `enabled`.
    pub(crate) fn enabled(mut self, enabled: bool) -> Button {
        self.enabled = enabled;
        self
    }
}

/// A select in which one option can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Select<W = Text> {
    pub(super) id: String,
    pub(super) placeholder: W,
    pub(super) offers: Offers<W>,
    /// Whether any number of options can be chosen together.
    pub(super) several: bool,
}

/// The choices in a select.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Offers<W = Text> {
    /// One of these.
    Options(Vec<SelectOption<W>>),
    /// A member of the server, with the one who is chosen now.
    Members(Option<UserId>),
    /// A channel for messages, or a forum, with the one that is chosen now.
    Channels(Option<ChannelId>),
    /// A channel for messages, with the one that is chosen now.
    TextChannels(Option<ChannelId>),
    /// A role of the server, with the one that is chosen now.
    Roles(Option<RoleId>),
}

/// An option of a select.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SelectOption<W = Text> {
    pub(super) value: String,
    pub(super) label: W,
    pub(super) description: Option<W>,
    pub(super) chosen: bool,
}

impl Select {
    /// Returns a select of these options. Of more than [`MOST_OPTIONS`](super::MOST_OPTIONS), it has the
    /// first, and its placeholder says how many there are.
    /// `None` without any, because Discord accepts no empty select.
    pub(crate) fn new(
        id: impl Into<EncodedId>,
        placeholder: impl Into<Text>,
        options: impl IntoIterator<Item = SelectOption>,
    ) -> Option<Select> {
        let options: Vec<SelectOption> = options.into_iter().collect();
        (!options.is_empty()).then(|| Select {
            id: id.into().into_text(),
            placeholder: placeholder.into(),
            offers: Offers::Options(options),
            several: false,
        })
    }

    /// Returns a select whose options do what these buttons would do. Buttons that are greyed out or lead to a page
    /// have no option. `None` if none are left.
    pub(super) fn of_acts(
        placeholder: impl Into<Text>,
        buttons: impl IntoIterator<Item = Button>,
    ) -> Option<Select> {
        let enabled = buttons.into_iter().filter(|button| button.enabled);
        let options: Vec<SelectOption> = enabled
            .filter_map(|button| match button.leads_to {
                Target::Id(id) => Some(SelectOption::new(id, button.label)),
                Target::Page(_) => None,
            })
            .collect();
        (!options.is_empty()).then(|| Select {
            id: ACTS.to_owned(),
            placeholder: placeholder.into(),
            offers: Offers::Options(options),
            several: false,
        })
    }

    /// Lets several options be chosen together.
    pub(crate) fn of_several(self) -> Select {
        Select {
            several: true,
            ..self
        }
    }

    /// Returns a select of the server's members.
    pub(crate) fn of_members(id: impl Into<EncodedId>, placeholder: impl Into<Text>) -> Select {
        Select {
            id: id.into().into_text(),
            placeholder: placeholder.into(),
            offers: Offers::Members(None),
            several: false,
        }
    }

    /// Shows this user as the current choice of a select of members.
    pub(crate) fn now(self, chosen: Option<UserId>) -> Select {
        Select {
            offers: Offers::Members(chosen),
            ..self
        }
    }

    /// Returns a select of the server's channels for messages and its forums.
    pub(crate) fn of_channels(
        id: impl Into<EncodedId>,
        placeholder: impl Into<Text>,
        chosen: Option<ChannelId>,
    ) -> Select {
        Select {
            id: id.into().into_text(),
            placeholder: placeholder.into(),
            offers: Offers::Channels(chosen),
            several: false,
        }
    }

    /// Returns a select of the server's channels for messages, without its forums.
    pub(crate) fn of_text_channels(
        id: impl Into<EncodedId>,
        placeholder: impl Into<Text>,
        chosen: Option<ChannelId>,
    ) -> Select {
        Select {
            offers: Offers::TextChannels(chosen),
            ..Select::of_channels(id, placeholder, chosen)
        }
    }

    /// Returns a select of the server's roles.
    pub(crate) fn of_roles(
        id: impl Into<EncodedId>,
        placeholder: impl Into<Text>,
        chosen: Option<RoleId>,
    ) -> Select {
        Select {
            id: id.into().into_text(),
            placeholder: placeholder.into(),
            offers: Offers::Roles(chosen),
            several: false,
        }
    }
}

impl SelectOption {
    /// Returns an option that sends `value` when it is chosen.
    pub(crate) fn new(value: impl fmt::Display, label: impl Into<Text>) -> SelectOption {
        SelectOption {
            value: format!("{value}"),
            label: label.into(),
            description: None,
            chosen: false,
        }
    }

    /// Shows the option as the current choice if `chosen`.
    pub(crate) fn chosen(mut self, chosen: bool) -> SelectOption {
        self.chosen = chosen;
        self
    }

    /// Returns the value that it sends when it is chosen.
    pub(crate) fn value(&self) -> &str {
        &self.value
    }

    /// Adds a line below its label.
    pub(crate) fn described(mut self, description: impl Into<Text>) -> SelectOption {
        self.description = Some(description.into());
        self
    }
}

impl Button {
    /// Writes it in a language.
    pub(super) fn written(self, locale: Locale) -> Button<String> {
        let Button {
            leads_to,
            label,
            style,
            enabled,
        } = self;
        Button {
            leads_to,
            label: label.written(locale),
            style,
            enabled,
        }
    }
}

impl Select {
    /// Writes it in a language.
    pub(super) fn written(self, locale: Locale) -> Select<String> {
        Select {
            id: self.id,
            placeholder: self.placeholder.written(locale),
            offers: match self.offers {
                Offers::Options(options) => {
                    let options = options.into_iter().map(|option| option.written(locale));
                    Offers::Options(options.collect())
                }
                Offers::Members(chosen) => Offers::Members(chosen),
                Offers::Channels(chosen) => Offers::Channels(chosen),
                Offers::TextChannels(chosen) => Offers::TextChannels(chosen),
                Offers::Roles(chosen) => Offers::Roles(chosen),
            },
            several: self.several,
        }
    }
}

impl SelectOption {
    fn written(self, locale: Locale) -> SelectOption<String> {
        SelectOption {
            value: self.value,
            label: self.label.written(locale),
            description: self.description.map(|one| one.written(locale)),
            chosen: self.chosen,
        }
    }
}
