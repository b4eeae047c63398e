//! Judges messages of the newer component system (flag `IS_COMPONENTS_V2`).
//!
//! Buttons and selects follow the same rules as elsewhere. Sizes and nesting are left to
//! twilight-validate.

use serde_json::Value;

use super::{Errors, Object, components, read::length};

/// How many components a message can have, including nested ones.
const MOST_COMPONENTS: usize = 40;

/// How many characters all text displays of a message can have together.
const MOST_TEXT: usize = 4_000;

/// Types that are allowed at the top level: action row, section, text, gallery, file, separator,
/// container.
const TOP: [i64; 7] = [1, 9, 10, 12, 13, 14, 17];

#[derive(Default)]
struct Totals {
    components: usize,
    text: usize,
}

pub(super) fn message(body: &Object<'_>, errors: &mut Errors) {
    for key in ["content", "embeds"] {
        let empty = match body.get(key) {
            None => true,
            Some(Value::String(text)) => text.is_empty(),
            Some(Value::Array(list)) => list.is_empty(),
            Some(_) => false,
        };
        if !empty {
            let message = format!(
                "The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            );
            errors.add(
                &body.path(key),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                message,
            );
        }
    }
    let mut totals = Totals::default();
    let mut seen = components::Seen::new();
    for part in body
        .objects("components", 0..=MOST_COMPONENTS, errors)
        .into_iter()
        .flatten()
    {
        if part
            .int("type", errors)
            .is_none_or(|kind| !TOP.contains(&kind))
        {
            components::wrong_type(&part, "1, 9, 10, 12, 13, 14, 17", errors);
        }
        walk(&part, &mut totals, &mut seen, errors);
    }
    if totals.components > MOST_COMPONENTS {
        let message = format!("A message has at most {MOST_COMPONENTS} components in all.");
        errors.add(&body.path("components"), "BASE_TYPE_BAD_LENGTH", message);
    }
    if totals.text > MOST_TEXT {
        let message =
            format!("Component displayable text size exceeds maximum size of {MOST_TEXT}");
        errors.add(
            &body.path("components"),
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            message,
        );
    }
}

fn walk(part: &Object<'_>, totals: &mut Totals, seen: &mut components::Seen, errors: &mut Errors) {
    totals.components += 1;
    match part.int("type", errors) {
        Some(components::kind::ACTION_ROW) => {
            totals.components += part
                .get("components")
                .and_then(Value::as_array)
                .map_or(0, Vec::len);
            components::action_row(part, seen, errors);
            return;
        }
        Some(components::kind::BUTTON) => components::button(part, seen, errors),
        Some(10) => {
            let text = part.required_text("content", 1..=MOST_TEXT, errors);
            totals.text += text.map_or(0, length);
        }
        _ => {}
    }
    for inner in part
        .objects("components", 0..=MOST_COMPONENTS, errors)
        .into_iter()
        .flatten()
    {
        walk(&inner, totals, seen, errors);
    }
    if let Some(accessory) = part.object("accessory", errors) {
        walk(&accessory, totals, seen, errors);
    }
}
