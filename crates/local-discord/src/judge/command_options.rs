//! Judges the options of commands, and choices, which are also responses to an autocomplete.

use serde_json::Value;

use super::{
    Errors, Object,
    commands::{Text, invalid_name, localized},
};

/// Option types, with Discord's numbers.
mod kind {
    pub(super) const SUB_COMMAND: i64 = 1;
    pub(super) const SUB_COMMAND_GROUP: i64 = 2;
    pub(super) const STRING: i64 = 3;
    pub(super) const INTEGER: i64 = 4;
    pub(super) const CHANNEL: i64 = 7;
    pub(super) const NUMBER: i64 = 10;
    pub(super) const ALL: [i64; 11] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
}

/// The largest whole number that Discord's clients can type: 2^53.
const MOST_INTEGER: i64 = 1 << 53;

/// Whether a text can be the name of a command or option:
/// `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$`, in lower case.
pub(super) fn name_fits(name: &str) -> bool {
    let fits = |c: char| {
        matches!(c, '-' | '_' | '\'')
            || c.is_alphanumeric()
            // Characters of the Devanagari and Thai scripts that are not letters on their own.
            || matches!(c, '\u{900}'..='\u{97F}' | '\u{A8E0}'..='\u{A8FF}' | '\u{E01}'..='\u{E3A}')
            || matches!(c, '\u{E40}'..='\u{E5B}')
    };
    name.chars().all(fits) && name.to_lowercase() == name
}

/// The owner of a list of options.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Level {
    Command,
    Group,
    SubCommand,
}

pub(super) fn options(command: &Object<'_>, errors: &mut Errors) {
    list(command, Level::Command, errors);
}

fn list(parent: &Object<'_>, level: Level, errors: &mut Errors) {
    let Some(options) = parent.objects("options", 0..=25, errors) else {
        return;
    };
    let mut names: Vec<&str> = Vec::new();
    let mut optional_before = false;
    let mut kinds: Vec<i64> = Vec::new();
    for option in &options {
        if option.get("type").is_none() {
            errors.required(&option.path("type"));
        }
        let number = option.choice("type", &kind::ALL, errors);
        let name = option.required_text("name", 1..=32, errors);
        if let Some(name) = name {
            if !name_fits(name) {
                invalid_name(&option.path("name"), errors);
            }
            if names.contains(&name) {
                let message = "The option name is already in use";
                errors.add(
                    &option.path("name"),
                    "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
                    message,
                );
            }
            names.push(name);
        }
        localized(option, "name_localizations", 1..=32, Text::Name, errors);
        option.required_text("description", 1..=100, errors);
        localized(
            option,
            "description_localizations",
            1..=100,
            Text::Free,
            errors,
        );
        let required = option.flag("required", errors).unwrap_or(false);
        if required && optional_before {
            let message = "Required options must be placed before non-required options";
            errors.add(
                option.at(),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                message,
            );
        }
        optional_before |= !required;
        if let Some(number) = number {
            kinds.push(number);
            one(option, number, level, errors);
        }
    }
    let nested = |number: &i64| *number <= kind::SUB_COMMAND_GROUP;
    if kinds.iter().any(nested) && !kinds.iter().all(nested) {
        let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        errors.add(
            &parent.path("options"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            message,
        );
    }
}

fn one(option: &Object<'_>, number: i64, level: Level, errors: &mut Errors) {
    let fits = match number {
        kind::SUB_COMMAND => level != Level::SubCommand,
        kind::SUB_COMMAND_GROUP => level == Level::Command,
        _ => level != Level::Group,
    };
    if !fits {
        let message = "An option of this type cannot stand here";
        errors.add(
            &option.path("type"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            message,
        );
    }
    let has = |key: &str| {
        option
            .get(key)
            .is_some_and(|value| value.as_array().is_none_or(|list| !list.is_empty()))
    };
    let only_for = |key: &str, kinds: &[i64], errors: &mut Errors| {
        if has(key) && !kinds.contains(&number) {
            let message = format!("An option of this type has no {key}.");
            errors.add(
                &option.path(key),
                "APPLICATION_COMMAND_OPTION_FIELD_NOT_ALLOWED",
                message,
            );
        }
    };
    let typed = [kind::STRING, kind::INTEGER, kind::NUMBER];
    only_for(
        "options",
        &[kind::SUB_COMMAND, kind::SUB_COMMAND_GROUP],
        errors,
    );
    only_for("choices", &typed, errors);
    only_for("min_value", &typed[1..], errors);
    only_for("max_value", &typed[1..], errors);
    only_for("min_length", &typed[..1], errors);
    only_for("max_length", &typed[..1], errors);
    only_for("channel_types", &[kind::CHANNEL], errors);
    let autocomplete = option.flag("autocomplete", errors).unwrap_or(false);
    if autocomplete && !typed.contains(&number) {
        let message = "An option of this type has no autocomplete.";
        errors.add(
            &option.path("autocomplete"),
            "APPLICATION_COMMAND_OPTION_FIELD_NOT_ALLOWED",
            message,
        );
    }
    if autocomplete && has("choices") {
        let message = "An option has either fixed choices or autocomplete.";
        errors.add(
            &option.path("choices"),
            "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_WITH_CHOICES",
            message,
        );
    }
    choices(option, number, ChoicesOf::Option, errors);
    bounds(option, number, errors);
    if number == kind::SUB_COMMAND {
        list(option, Level::SubCommand, errors);
    }
    if number == kind::SUB_COMMAND_GROUP {
        if !has("options") {
            errors.required(&option.path("options"));
        }
        list(option, Level::Group, errors);
    }
}

fn bounds(option: &Object<'_>, number: i64, errors: &mut Errors) {
    let least = option.int_in("min_length", 0..=6_000, errors);
    let most = option.int_in("max_length", 1..=6_000, errors);
    if least.zip(most).is_some_and(|(least, most)| least > most) {
        let message = "min_length is greater than max_length.";
        errors.add(
            &option.path("min_length"),
            "APPLICATION_COMMAND_OPTION_BOUNDS_CROSSED",
            message,
        );
    }
    let mut bound = |key: &str| {
        let value = option.get(key)?;
        let fits = if number == kind::INTEGER {
            // Discord accepts whole numbers that are written as fractions, as serenity writes
            // bounds.
            value
                .as_f64()
                .is_some_and(|n| n.fract() == 0.0 && n.abs() <= 2f64.powi(53))
        } else {
            value.as_f64().is_some()
        };
        if !fits {
            errors.add(
                &option.path(key),
                "NUMBER_TYPE_COERCE",
                format!("Value {value} is not int."),
            );
        }
        value.as_f64()
    };
    let (least, most) = (bound("min_value"), bound("max_value"));
    if least.zip(most).is_some_and(|(least, most)| least > most) {
        let message = "min_value is greater than max_value.";
        errors.add(
            &option.path("min_value"),
            "APPLICATION_COMMAND_OPTION_BOUNDS_CROSSED",
            message,
        );
    }
}

/// Where choices are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum ChoicesOf {
    /// In an option of a command.
    Option,
    /// In a response to an autocomplete, where two names can be equal.
    Autocomplete,
}

/// Judges `choices`: at most 25, with values of the option's type.
pub(super) fn choices(object: &Object<'_>, number: i64, of: ChoicesOf, errors: &mut Errors) {
    let mut names: Vec<&str> = Vec::new();
    for choice in object
        .objects("choices", 0..=25, errors)
        .into_iter()
        .flatten()
    {
        let name = choice.required_text("name", 1..=100, errors);
        localized(&choice, "name_localizations", 1..=100, Text::Free, errors);
        if let Some(name) = name {
            if names.contains(&name) && of == ChoicesOf::Option {
                let message = "The choice name is already in use";
                errors.add(
                    &choice.path("name"),
                    "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
                    message,
                );
            }
            names.push(name);
        }
        let at = choice.path("value");
        match (number, choice.get("value")) {
            (_, None) => errors.required(&at),
            (kind::INTEGER, Some(value)) => {
                if value.as_i64().is_none_or(|n| n.abs() > MOST_INTEGER) {
                    errors.add(
                        &at,
                        "NUMBER_TYPE_COERCE",
                        format!("Value {value} is not int."),
                    );
                }
            }
            (kind::NUMBER, Some(value)) => {
                if value.as_f64().is_none() {
                    errors.add(
                        &at,
                        "NUMBER_TYPE_COERCE",
                        format!("Value {value} is not float."),
                    );
                }
            }
            (_, Some(Value::String(_))) => {
                choice.text_in("value", 1..=100, errors);
            }
            (_, Some(value)) => {
                let message = format!("Could not interpret \"{value}\" as string.");
                errors.add(&at, "STRING_TYPE_CONVERT", message);
            }
        }
    }
}
