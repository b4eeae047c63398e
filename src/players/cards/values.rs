//! How the values of settings read, and how they are chosen: the same for every setting with values of a kind.

use crate::{
    clocks::cards::{pace_name, pace_names},
    discord::{
        cards::{named::Named, yes_or_no},
        ids::EncodedId,
        messages::{Select, SelectOption, channel, mention_role},
    },
};
use domain::{
    matches::RoleId,
    settings::{Home, ServerSettings, Value},
};
use rules::{
    sentence,
    words::{Sentence, Text},
};

/// Returns a value as members read it, on pages of settings and in the log. The setting is named by its id.
pub(crate) fn value_text(setting: &'static str, value: &Value) -> Text {
    match value {
        Value::Theme(theme) => theme.text(),
        Value::OwnTheme(theme) => theme.text(),
        Value::Width(width) => width.text(),
        Value::PublicBottom(bottom) => bottom.text(),
        Value::PrivateBottom(bottom) => bottom.text(),
        Value::Language(language) => language.text(),
        Value::Home(Home::AtChallenge) => sentence!("setting-at-challenge").into(),
        Value::Home(Home::Channel(at) | Home::Forum(at)) | Value::Channel(Some(at)) => {
            Text::same(channel(*at))
        }
        Value::Channel(None) => sentence!("setting-no-channel").into(),
        Value::Switch(on) => sentence!("setting-switch", on = yes_or_no(*on)).into(),
        Value::Role(role) => role_text(setting, *role).into(),
        Value::Most(most) => most_text(*most),
        Value::Pace(pace) => pace_name(*pace).into(),
        Value::Paces(paces) => pace_names(paces),
    }
}

/// Says which role, or what holds without one.
fn role_text(setting: &'static str, role: Option<RoleId>) -> Sentence {
    match role {
        Some(role) => sentence!("setting-role", setting = setting, role = mention_role(role)),
        None => sentence!("setting-no-role", setting = setting),
    }
}

fn most_text(most: Option<u32>) -> Text {
    most.map_or_else(
        || sentence!("setting-no-limit").into(),
        |most| Text::same(most.to_string()),
    )
}

/// Returns the select by which a value is chosen, if it is of a kind that has one.
pub(crate) fn value_select(
    id: impl Into<EncodedId>,
    setting: &'static str,
    value: &Value,
) -> Option<Select> {
    let placeholder = sentence!("select-setting", setting = setting);
    match value {
        Value::Theme(theme) => choices(id, setting, *theme),
        Value::OwnTheme(theme) => choices(id, setting, *theme),
        Value::Width(width) => choices(id, setting, *width),
        Value::PublicBottom(bottom) => choices(id, setting, *bottom),
        Value::PrivateBottom(bottom) => choices(id, setting, *bottom),
        Value::Language(language) => choices(id, setting, *language),
        Value::Home(home) => Some(Select::of_channels(id, placeholder, home.chosen())),
        Value::Role(role) => Some(Select::of_roles(id, placeholder, *role)),
        Value::Most(now) => {
            let some = ServerSettings::MOST_MATCHES.into_iter().map(Some);
            let options = std::iter::once(None).chain(some).map(|most| {
                option(setting, most.unwrap_or(0), most_text(most)).chosen(most == *now)
            });
            Select::new(id, placeholder, options)
        }
        Value::Switch(_) | Value::Channel(_) | Value::Pace(_) | Value::Paces(_) => None,
    }
}

/// Returns a select of everything that can be chosen.
fn choices<T: Named + PartialEq>(
    id: impl Into<EncodedId>,
    setting: &'static str,
    now: T,
) -> Option<Select> {
    let options = T::every()
        .into_iter()
        .map(|choice| option(setting, choice.id(), choice.text()).chosen(choice == now));
    Select::new(id, sentence!("select-setting", setting = setting), options)
}

/// Returns an option that names its setting too, because a select shows nothing but its chosen option.
fn option(setting: &'static str, id: impl std::fmt::Display, value: Text) -> SelectOption {
    let label = sentence!("option-setting", setting = setting, value = value);
    SelectOption::new(id, label)
}

/// Returns the label of the button that turns a setting on or off.
pub(crate) fn switch_label(setting: &'static str, turns_on: bool) -> Sentence {
    let to = if turns_on { "on" } else { "off" };
    sentence!("button-switch", switch = format!("{setting}-{to}"))
}
