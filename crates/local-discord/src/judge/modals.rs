//! Judges modals: a title and up to five text inputs.

use serde_json::Value;

use super::{
    Errors, Object,
    components::{CUSTOM_ID, Seen, custom_id, kind, wrong_type},
    read::length,
};

/// How many characters a modal's title and an input's label can have.
const MOST_TITLE: usize = 45;

/// How many characters an input can accept.
const MOST_INPUT: i64 = 4_000;

/// A judged modal.
#[derive(Clone, Debug, Default)]
pub(crate) struct ModalBody {
    pub(crate) custom_id: String,
    pub(crate) title: String,
    pub(crate) components: Vec<Value>,
}

pub(super) fn modal(data: &Object<'_>, errors: &mut Errors) -> ModalBody {
    let id = data.required_text("custom_id", CUSTOM_ID, errors);
    let title = data.required_text("title", 1..=MOST_TITLE, errors);
    if data.get("components").is_none() {
        errors.required(&data.path("components"));
    }
    let mut seen = Seen::new();
    for row in data
        .objects("components", 1..=5, errors)
        .into_iter()
        .flatten()
    {
        match row.int("type", errors) {
            Some(kind::ACTION_ROW) => {
                if row.get("components").is_none() {
                    errors.required(&row.path("components"));
                }
                for input in row
                    .objects("components", 1..=1, errors)
                    .into_iter()
                    .flatten()
                {
                    text_input(&input, Label::Inside, &mut seen, errors);
                }
            }
            // The newer form: a label around one input.
            Some(kind::LABEL) => {
                row.required_text("label", 1..=MOST_TITLE, errors);
                row.text_in("description", 0..=100, errors);
                match row.object("component", errors) {
                    Some(input) => text_input(&input, Label::Around, &mut seen, errors),
                    None => errors.required(&row.path("component")),
                }
            }
            _ => wrong_type(&row, "1, 18", errors),
        }
    }
    ModalBody {
        custom_id: id.unwrap_or_default().to_owned(),
        title: title.unwrap_or_default().to_owned(),
        components: data
            .get("components")
            .and_then(Value::as_array)
            .cloned()
            .unwrap_or_default(),
    }
}

/// Where an input has its label.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Label {
    Inside,
    Around,
}

fn text_input(input: &Object<'_>, label: Label, seen: &mut Seen, errors: &mut Errors) {
    if input.int("type", errors) != Some(kind::TEXT_INPUT) {
        wrong_type(input, "4", errors);
        return;
    }
    custom_id(input, seen, errors);
    if input.get("style").is_none() {
        errors.required(&input.path("style"));
    }
    input.choice("style", &[1, 2], errors);
    if label == Label::Inside {
        input.required_text("label", 1..=MOST_TITLE, errors);
    }
    input.text_in("placeholder", 0..=100, errors);
    input.flag("required", errors);
    let least = input
        .int_in("min_length", 0..=MOST_INPUT, errors)
        .unwrap_or(0);
    let most = input
        .int_in("max_length", 1..=MOST_INPUT, errors)
        .unwrap_or(MOST_INPUT);
    if least > most {
        let message = "min_length must not be greater than max_length.";
        errors.add(
            &input.path("min_length"),
            "TEXT_INPUT_COMPONENT_LENGTHS_CROSSED",
            message,
        );
    }
    let Some(value) = input.text("value", errors) else {
        return;
    };
    let size = i64::try_from(length(value)).unwrap_or(i64::MAX);
    if size > most || (size > 0 && size < least) {
        let message = format!("Must be between {least} and {most} in length.");
        errors.add(&input.path("value"), "BASE_TYPE_BAD_LENGTH", message);
    }
}
