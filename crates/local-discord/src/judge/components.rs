//! Judges the rows, buttons and selects of a message.

use serde_json::Value;

use super::{Errors, Object, emoji};

/// How many rows a message can have, and how many components a row can have.
const MOST_ROWS: usize = 5;

/// How many characters a `custom_id` can have.
pub(super) const CUSTOM_ID: std::ops::RangeInclusive<usize> = 1..=100;

/// Component types, with Discord's numbers.
pub(super) mod kind {
    pub(crate) const ACTION_ROW: i64 = 1;
    pub(crate) const BUTTON: i64 = 2;
    pub(crate) const STRING_SELECT: i64 = 3;
    pub(crate) const TEXT_INPUT: i64 = 4;
    pub(crate) const LABEL: i64 = 18;
    /// Selects: of strings, users, roles, mentionables and channels.
    pub(crate) const SELECTS: [i64; 5] = [3, 5, 6, 7, 8];
}

/// The `custom_id`s of a message or modal, which must be unique.
pub(super) type Seen = Vec<String>;

/// Judges `components` of an ordinary message.
pub(super) fn message(body: &Object<'_>, errors: &mut Errors) {
    let mut seen = Seen::new();
    for row in body
        .objects("components", 0..=MOST_ROWS, errors)
        .into_iter()
        .flatten()
    {
        match row.int("type", errors) {
            Some(kind::ACTION_ROW) => action_row(&row, &mut seen, errors),
            None if row.get("type").is_none() => errors.required(&row.path("type")),
            None => {}
            Some(_) => wrong_type(&row, "1", errors),
        }
    }
}

pub(super) fn wrong_type(part: &Object<'_>, allowed: &str, errors: &mut Errors) {
    let message = format!("Value of field \"type\" must be one of ({allowed},).");
    errors.add(&part.path("type"), "UNION_TYPE_CHOICES", message);
}

/// Judges a row, which has up to five buttons or one select.
pub(super) fn action_row(row: &Object<'_>, seen: &mut Seen, errors: &mut Errors) {
    if row.get("components").is_none() {
        errors.required(&row.path("components"));
    }
    let parts = row
        .objects("components", 1..=MOST_ROWS, errors)
        .unwrap_or_default();
    let alone = parts.len() == 1;
    for part in parts {
        match part.int("type", errors) {
            Some(kind::BUTTON) => button(&part, seen, errors),
            Some(number) if kind::SELECTS.contains(&number) => {
                select(&part, number, seen, errors);
                if !alone {
                    // A select is as wide as its row.
                    let message = "The specified component exceeds the maximum width";
                    errors.add(part.at(), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
                }
            }
            None if part.get("type").is_none() => errors.required(&part.path("type")),
            None => {}
            Some(_) => wrong_type(&part, "2, 3, 5, 6, 7, 8", errors),
        }
    }
}

/// Returns a `custom_id` of 1 to 100 characters that no other component has.
pub(super) fn custom_id(part: &Object<'_>, seen: &mut Seen, errors: &mut Errors) {
    let Some(id) = part.required_text("custom_id", CUSTOM_ID, errors) else {
        return;
    };
    if seen.iter().any(|other| other == id) {
        let message = "Component custom id cannot be duplicated";
        errors.add(
            &part.path("custom_id"),
            "COMPONENT_CUSTOM_ID_DUPLICATED",
            message,
        );
    }
    seen.push(id.to_owned());
}

pub(super) fn button(button: &Object<'_>, seen: &mut Seen, errors: &mut Errors) {
    if button.get("style").is_none() {
        errors.required(&button.path("style"));
    }
    let style = button.choice("style", &[1, 2, 3, 4, 5, 6], errors);
    button.flag("disabled", errors);
    button.text_in("label", 0..=80, errors);
    emoji(button, errors);
    let forbid = |key: &str, errors: &mut Errors| {
        if button.get(key).is_some() {
            let message = format!("A button of this style cannot have {key}.");
            errors.add(
                &button.path(key),
                "BUTTON_COMPONENT_FIELD_NOT_ALLOWED",
                message,
            );
        }
    };
    match style {
        Some(6) => {
            if button.get("sku_id").is_none() {
                errors.required(&button.path("sku_id"));
            }
            for key in ["custom_id", "url", "label", "emoji"] {
                forbid(key, errors);
            }
            return;
        }
        Some(5) => {
            let url = button.required_text("url", 1..=512, errors);
            let known = |text: &str| {
                url::Url::parse(text)
                    .is_ok_and(|url| matches!(url.scheme(), "http" | "https" | "discord"))
            };
            if url.is_some_and(|url| !known(url)) {
                let message = "Not a well formed URL.";
                errors.add(&button.path("url"), "URL_TYPE_INVALID_URL", message);
            }
            forbid("custom_id", errors);
        }
        Some(_) => {
            custom_id(button, seen, errors);
            forbid("url", errors);
        }
        None => return,
    }
    forbid("sku_id", errors);
    let label = button
        .get("label")
        .and_then(Value::as_str)
        .unwrap_or_default();
    if label.is_empty() && button.get("emoji").is_none() {
        let message = "A label or emoji is required";
        errors.add(
            button.at(),
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
            message,
        );
    }
}

fn emoji(part: &Object<'_>, errors: &mut Errors) {
    let Some(emoji) = part.object("emoji", errors) else {
        return;
    };
    let name = emoji.text("name", errors).unwrap_or_default();
    let custom = emoji.id("id", errors).is_some();
    if !custom && !emoji::is_emoji(name) {
        errors.add(
            &emoji.path("name"),
            "COMPONENT_INVALID_EMOJI",
            "Invalid emoji",
        );
    }
}

pub(super) fn select(select: &Object<'_>, number: i64, seen: &mut Seen, errors: &mut Errors) {
    custom_id(select, seen, errors);
    select.text_in("placeholder", 0..=150, errors);
    select.flag("disabled", errors);
    let least = select.int_in("min_values", 0..=25, errors).unwrap_or(1);
    let most = select.int_in("max_values", 1..=25, errors).unwrap_or(1);
    if least > most {
        let message =
            "Min. number of options must be lower than or equal to max. number of options";
        errors.add(
            &select.path("min_values"),
            "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE",
            message,
        );
    }
    if number == kind::STRING_SELECT {
        string_options(select, least, most, errors);
        return;
    }
    let defaults = select
        .objects("default_values", 0..=25, errors)
        .unwrap_or_default();
    if i64::try_from(defaults.len()).is_ok_and(|count| count > most) {
        let message = "More default values than may be chosen.";
        errors.add(
            &select.path("default_values"),
            "SELECT_COMPONENT_DEFAULTS_TOO_MANY",
            message,
        );
    }
    for default in defaults {
        if default.id("id", errors).is_none() && default.get("id").is_none() {
            errors.required(&default.path("id"));
        }
        let kind = default.required_text("type", 1..=10, errors);
        if kind.is_some_and(|kind| !matches!(kind, "user" | "role" | "channel")) {
            let message = "Value must be one of ('user', 'role', 'channel').";
            errors.add(&default.path("type"), "BASE_TYPE_CHOICES", message);
        }
    }
}

fn string_options(select: &Object<'_>, least: i64, most: i64, errors: &mut Errors) {
    if select.get("options").is_none() {
        errors.required(&select.path("options"));
    }
    let Some(options) = select.objects("options", 1..=25, errors) else {
        return;
    };
    let count = i64::try_from(options.len()).unwrap_or(i64::MAX);
    for (key, asked) in [("min_values", least), ("max_values", most)] {
        if asked > count {
            let message = format!("Only {count} options are there to choose from.");
            errors.add(
                &select.path(key),
                "SELECT_COMPONENT_VALUES_OVER_OPTIONS",
                message,
            );
        }
    }
    let mut values: Vec<&str> = Vec::new();
    let mut defaults = 0;
    for option in options {
        option.required_text("label", 1..=100, errors);
        option.text_in("description", 0..=100, errors);
        emoji(&option, errors);
        defaults += i64::from(option.flag("default", errors).unwrap_or(false));
        let Some(value) = option.required_text("value", 1..=100, errors) else {
            continue;
        };
        if values.contains(&value) {
            let message = "The specified option value is already used";
            errors.add(
                option.at(),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                message,
            );
        }
        values.push(value);
    }
    if defaults > most {
        let message = "More default options than may be chosen.";
        errors.add(
            &select.path("options"),
            "SELECT_COMPONENT_DEFAULTS_TOO_MANY",
            message,
        );
    }
}
