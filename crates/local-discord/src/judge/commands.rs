//! Judges application commands.

use std::sync::{Mutex, PoisonError};

use serde_json::{Map, Value};

use super::{
    Errors, Object, Path,
    command_options::{name_fits, options},
    read::{check_length, length},
    second_opinion,
};
use crate::{refusal::Refusal, world::CommandKind};

/// How many characters all names, descriptions and values of a command can have together.
const MOST_CHARACTERS: usize = 8_000;

/// Discord's languages.
const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl",
    "no", "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th",
    "zh-CN", "ja", "zh-TW", "ko",
];

/// Returns how many commands of a kind an application can have, globally or in a guild.
pub(crate) fn most(kind: CommandKind) -> usize {
    match kind {
        CommandKind::ChatInput => 100,
        CommandKind::User | CommandKind::Message => 15,
        CommandKind::EntryPoint => 1,
    }
}

/// A list of commands that was found right, and what they are called.
struct Right {
    body: Value,
    found: Vec<(CommandKind, String)>,
}

/// Judges a whole list (bulk overwrite). The last one that was found right isn't judged again: bots send the same list
/// at each start, and each test starts one.
pub(crate) fn commands(body: &Value) -> Result<Vec<(CommandKind, String)>, Refusal> {
    static LAST: Mutex<Option<Right>> = Mutex::new(None);
    let last = || LAST.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(right) = last().as_ref().filter(|right| right.body == *body) {
        return Ok(right.found.clone());
    }
    let found = judged(body)?;
    *last() = Some(Right {
        body: body.clone(),
        found: found.clone(),
    });
    Ok(found)
}

fn judged(body: &Value) -> Result<Vec<(CommandKind, String)>, Refusal> {
    let mut errors = Errors::default();
    let Some(list) = body.as_array() else {
        let message = "Only iterables may be used in a ListType";
        errors.add(&Path::default(), "LIST_TYPE_CONVERT", message);
        return Err(errors.refusal());
    };
    let mut found: Vec<(CommandKind, String)> = Vec::new();
    for (index, value) in list.iter().enumerate() {
        let at = Path::default().index(index);
        let Some((kind, name)) = command(value, &at, &mut errors) else {
            continue;
        };
        if found.iter().any(|(k, n)| *k == kind && *n == name) {
            let message = "Application command names must be unique";
            errors.add(&at, "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
        found.push((kind, name));
    }
    errors.into_result()?;
    for kind in [
        CommandKind::ChatInput,
        CommandKind::User,
        CommandKind::Message,
        CommandKind::EntryPoint,
    ] {
        if found.iter().filter(|(k, _)| *k == kind).count() > most(kind) {
            return Err(Refusal::too_many_commands(most(kind)));
        }
    }
    for (index, value) in list.iter().enumerate() {
        second_opinion::command(value, &Path::default().index(index))?;
    }
    Ok(found)
}

/// Judges a single command.
pub(crate) fn one_command(body: &Value) -> Result<(CommandKind, String), Refusal> {
    let mut errors = Errors::default();
    let found = command(body, &Path::default(), &mut errors);
    errors.into_result()?;
    second_opinion::command(body, &Path::default())?;
    // A command without errors has a kind and a name.
    found.ok_or_else(|| Errors::default().refusal())
}

fn command(value: &Value, at: &Path, errors: &mut Errors) -> Option<(CommandKind, String)> {
    let object = Object::new(value, at.clone(), errors)?;
    // A command that starts an Activity says who handles it.
    let kinds: &[i64] = if object.mentions("handler") {
        &[1, 2, 3, 4]
    } else {
        &[1, 2, 3]
    };
    let number = object.choice("type", kinds, errors);
    let kind = CommandKind::from_number(number.unwrap_or(1))?;
    let name = object.required_text("name", 1..=32, errors);
    localized(
        &object,
        "name_localizations",
        1..=32,
        if kind == CommandKind::ChatInput {
            Text::Name
        } else {
            Text::Free
        },
        errors,
    );
    if kind == CommandKind::ChatInput {
        if name.is_some_and(|name| !name_fits(name)) {
            invalid_name(&object.path("name"), errors);
        }
        object.required_text("description", 1..=100, errors);
        localized(
            &object,
            "description_localizations",
            1..=100,
            Text::Free,
            errors,
        );
        options(&object, errors);
    } else {
        // Menu entries have a name and nothing else.
        object.text_in("description", 0..=0, errors);
        if object
            .get("options")
            .and_then(Value::as_array)
            .is_some_and(|list| !list.is_empty())
        {
            let message = "Only chat input commands have options.";
            errors.add(
                &object.path("options"),
                "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED",
                message,
            );
        }
    }
    if kind == CommandKind::EntryPoint {
        object.choice("handler", &[1, 2], errors);
    }
    object.flag("nsfw", errors);
    object.flag("dm_permission", errors);
    permissions(&object, errors);
    numbers(&object, "contexts", 0..=2, errors);
    numbers(&object, "integration_types", 0..=1, errors);
    let characters = characters(value);
    if characters > MOST_CHARACTERS {
        let message = format!("Command exceeds maximum size ({MOST_CHARACTERS})");
        errors.add(at, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
    Some((kind, name?.to_owned()))
}

pub(super) fn invalid_name(at: &Path, errors: &mut Errors) {
    errors.add(
        at,
        "APPLICATION_COMMAND_INVALID_NAME",
        "Command name is invalid",
    );
}

/// What a text must look like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Text {
    /// The name of a command that is typed, or of an option.
    Name,
    /// Anything else.
    Free,
}

/// Judges a map from languages to texts. Each is held to the rules of the text that it translates.
pub(super) fn localized(
    object: &Object<'_>,
    key: &str,
    size: std::ops::RangeInclusive<usize>,
    text: Text,
    errors: &mut Errors,
) {
    let Some(value) = object.get(key) else { return };
    let at = object.path(key);
    let Some(map) = value.as_object() else {
        errors.add(
            &at,
            "DICT_TYPE_CONVERT",
            "Only dictionaries may be used in a DictType",
        );
        return;
    };
    for (locale, translated) in map {
        let at = at.key(locale);
        if !LOCALES.contains(&locale.as_str()) {
            errors.add(
                &at,
                "ENUM_TYPE_COERCE",
                format!("Value \"{locale}\" is not a locale."),
            );
        }
        match translated.as_str() {
            Some(words) => {
                check_length(words, &size, &at, errors);
                if text == Text::Name && !name_fits(words) {
                    invalid_name(&at, errors);
                }
            }
            None if translated.is_null() => {}
            None => {
                let message = format!("Could not interpret \"{translated}\" as string.");
                errors.add(&at, "STRING_TYPE_CONVERT", message);
            }
        }
    }
}

fn permissions(object: &Object<'_>, errors: &mut Errors) {
    let Some(value) = object.get("default_member_permissions") else {
        return;
    };
    let bits = value
        .as_str()
        .and_then(|text| text.parse::<u64>().ok())
        .or(value.as_u64());
    if bits.is_none() {
        let message = format!("Value {value} is not int.");
        errors.add(
            &object.path("default_member_permissions"),
            "NUMBER_TYPE_COERCE",
            message,
        );
    }
}

fn numbers(
    object: &Object<'_>,
    key: &str,
    range: std::ops::RangeInclusive<i64>,
    errors: &mut Errors,
) {
    let mut seen = Vec::new();
    for (at, value) in object.list(key, 0..=3, errors).into_iter().flatten() {
        match value.as_i64().filter(|number| range.contains(number)) {
            Some(number) if seen.contains(&number) => {
                errors.add(
                    &at,
                    "SET_TYPE_ALREADY_CONTAINS_VALUE",
                    "The set already contains this value",
                );
            }
            Some(number) => seen.push(number),
            None => errors.add(
                &at,
                "ENUM_TYPE_COERCE",
                format!("Value {value} is not known."),
            ),
        }
    }
}

/// Counts the characters of names, descriptions and string values, each in its longest translation.
fn characters(value: &Value) -> usize {
    let empty = Map::new();
    let object = value.as_object().unwrap_or(&empty);
    let text = |key: &str, translations: &str| {
        let own = object.get(key).and_then(Value::as_str).map_or(0, length);
        let others = object.get(translations).and_then(Value::as_object);
        let longest = others
            .into_iter()
            .flat_map(Map::values)
            .filter_map(Value::as_str)
            .map(length)
            .max();
        own.max(longest.unwrap_or(0))
    };
    let inner = |key: &str| {
        object
            .get(key)
            .and_then(Value::as_array)
            .into_iter()
            .flatten()
            .map(characters)
            .sum::<usize>()
    };
    text("name", "name_localizations")
        + text("description", "description_localizations")
        + text("value", "")
        + inner("options")
        + inner("choices")
}
