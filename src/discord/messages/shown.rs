//! A message as plain text, so that a test compares all of it with a snapshot: what is read, what can be pressed, and
//! which custom ids that sends.

use rules::words::Locale;

use super::{
    Message, Written,
    file::File,
    parts::{Button, Offers, Select, SelectOption, Style, Target},
};

/// The states of a card, one below the other.
#[derive(Default)]
pub(crate) struct States(String);

impl States {
    /// Adds what a state shows in English.
    pub(crate) fn add(&mut self, name: &str, message: Message) {
        self.add_in(name, message, Locale::English);
    }

    /// Adds what a state shows in English and in German, where most words differ in shape.
    pub(crate) fn add_both(&mut self, name: &str, message: Message) {
        let english = (message.clone(), Locale::English);
        for (message, locale) in [english, (message, Locale::German)] {
            let name = format!("{name}, {}", locale.id());
            self.add_in(&name, message, locale);
        }
    }

    /// Adds what a state shows in this language.
    pub(crate) fn add_in(&mut self, name: &str, message: Message, locale: Locale) {
        let shown = message.written(locale).shown();
        self.0.extend(["# ", name, "\n", &shown, "\n"]);
    }

    /// Returns all that was added.
    pub(crate) fn text(self) -> String {
        self.0
    }
}

impl Written {
    /// Returns everything that Discord receives of the message but the bytes of its files.
    pub(crate) fn shown(self) -> String {
        let message = self.fit();
        let mut lines = vec![message.text];
        for select in &message.selects {
            lines.extend(shown_select(select));
        }
        lines.extend(message.choices.iter().map(shown_button));
        lines.extend(message.buttons.iter().map(shown_button));
        lines.extend(message.more.iter().flat_map(shown_select));
        lines.extend(message.files.iter().map(shown_file));
        let pings = message.pings.iter().map(|user| format!("ping user {user}"));
        lines.extend(pings);
        lines.extend(message.calls.map(|role| format!("ping role {}", role.0)));
        lines.extend(message.afterwards.map(|task| format!("{task:?}")));
        lines.join("\n") + "\n"
    }
}

fn shown_button(button: &Button<String>) -> String {
    let leads_to = match &button.leads_to {
        Target::Id(id) => id,
        Target::Page(page) => &**page,
    };
    let style = match button.style {
        Style::Primary => "primary",
        Style::Secondary => "secondary",
        Style::Success => "success",
        Style::Danger => "danger",
    };
    let off = if button.enabled { "" } else { ", disabled" };
    format!("[{}] {leads_to} ({style}{off})", button.label)
}

fn shown_select(select: &Select<String>) -> Vec<String> {
    let (kind, options) = match &select.offers {
        Offers::Options(options) if select.several => ("several".to_owned(), &options[..]),
        Offers::Options(options) => ("one".to_owned(), &options[..]),
        Offers::Members(None) => ("a member".to_owned(), &[][..]),
        Offers::Members(Some(chosen)) => (format!("a member, now {chosen}"), &[][..]),
        Offers::Channels(chosen) => (format!("a channel or forum, now {chosen:?}"), &[][..]),
        Offers::TextChannels(chosen) => (format!("a channel, now {chosen:?}"), &[][..]),
        Offers::Roles(chosen) => (format!("a role, now {chosen:?}"), &[][..]),
    };
    let mut lines = vec![format!("<{}> {} ({kind})", select.placeholder, select.id)];
    lines.extend(options.iter().map(shown_option));
    lines
}

fn shown_option(option: &SelectOption<String>) -> String {
    let mark = if option.chosen { "*" } else { "-" };
    let more = option.description.as_ref();
    let more = more.map_or_else(String::new, |more| format!(" | {more}"));
    format!("  {mark} {}: {}{more}", option.value, option.label)
}

fn shown_file(file: &File<String>) -> String {
    let alt = file.alt.as_deref().unwrap_or("no description");
    format!("file {}: {alt}", file.name)
}
