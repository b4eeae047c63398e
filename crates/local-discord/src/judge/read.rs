//! Reads the fields of a body. Each wrong type or size becomes an entry in the error tree.

use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use super::{Errors, Path};
use crate::id::Id;

/// Returns the length as Discord's limits count it: in Unicode code points.
pub(crate) fn length(text: &str) -> usize {
    text.chars().count()
}

/// A JSON object and its place in the body.
#[derive(Clone, Debug)]
pub(crate) struct Object<'a> {
    map: &'a Map<String, Value>,
    at: Path,
}

impl<'a> Object<'a> {
    pub(crate) fn new(value: &'a Value, at: Path, errors: &mut Errors) -> Option<Self> {
        if let Some(map) = value.as_object() {
            return Some(Self { map, at });
        }
        let message = "Only dictionaries may be used in a ModelType";
        errors.add(&at, "MODEL_TYPE_CONVERT", message);
        None
    }

    pub(crate) fn at(&self) -> &Path {
        &self.at
    }

    pub(crate) fn path(&self, key: &str) -> Path {
        self.at.key(key)
    }

    /// Whether the body contains this field, even with null.
    pub(crate) fn mentions(&self, key: &str) -> bool {
        self.map.contains_key(key)
    }

    /// Returns a field that is present and not null.
    pub(crate) fn get(&self, key: &str) -> Option<&'a Value> {
        self.map.get(key).filter(|value| !value.is_null())
    }

    pub(crate) fn text(&self, key: &str, errors: &mut Errors) -> Option<&'a str> {
        match self.get(key)? {
            Value::String(text) => Some(text),
            other => {
                let message = format!("Could not interpret \"{other}\" as string.");
                errors.add(&self.path(key), "STRING_TYPE_CONVERT", message);
                None
            }
        }
    }

    /// Returns a text whose length must be within a range.
    pub(crate) fn text_in(
        &self,
        key: &str,
        size: RangeInclusive<usize>,
        errors: &mut Errors,
    ) -> Option<&'a str> {
        let text = self.text(key, errors)?;
        check_length(text, &size, &self.path(key), errors);
        Some(text)
    }

    pub(crate) fn required_text(
        &self,
        key: &str,
        size: RangeInclusive<usize>,
        errors: &mut Errors,
    ) -> Option<&'a str> {
        if self.get(key).is_none() {
            errors.required(&self.path(key));
        }
        self.text_in(key, size, errors)
    }

    pub(crate) fn int(&self, key: &str, errors: &mut Errors) -> Option<i64> {
        let value = self.get(key)?;
        // Discord turns numeric strings and whole floats into integers.
        #[allow(clippy::cast_possible_truncation)] // Only whole numbers get here.
        let number = value
            .as_i64()
            .or_else(|| {
                value
                    .as_f64()
                    .filter(|n| n.fract() == 0.0)
                    .map(|n| n as i64)
            })
            .or_else(|| value.as_str()?.parse().ok());
        if number.is_none() {
            let message = format!("Value {value} is not int.");
            errors.add(&self.path(key), "NUMBER_TYPE_COERCE", message);
        }
        number
    }

    pub(crate) fn int_in(
        &self,
        key: &str,
        range: RangeInclusive<i64>,
        errors: &mut Errors,
    ) -> Option<i64> {
        let number = self.int(key, errors)?;
        if number < *range.start() {
            let message = format!(
                "int value should be greater than or equal to {}.",
                range.start()
            );
            errors.add(&self.path(key), "NUMBER_TYPE_MIN", message);
        }
        if number > *range.end() {
            let message = format!("int value should be less than or equal to {}.", range.end());
            errors.add(&self.path(key), "NUMBER_TYPE_MAX", message);
        }
        Some(number)
    }

    /// Returns a number from a list of allowed ones.
    pub(crate) fn choice(&self, key: &str, allowed: &[i64], errors: &mut Errors) -> Option<i64> {
        let number = self.int(key, errors)?;
        if allowed.contains(&number) {
            return Some(number);
        }
        let list: Vec<String> = allowed.iter().map(ToString::to_string).collect();
        let message = format!("Value must be one of {{{}}}.", list.join(", "));
        errors.add(&self.path(key), "BASE_TYPE_CHOICES", message);
        None
    }

    pub(crate) fn flag(&self, key: &str, errors: &mut Errors) -> Option<bool> {
        let value = self.get(key)?;
        if value.as_bool().is_none() {
            errors.add(
                &self.path(key),
                "BOOLEAN_TYPE_CONVERT",
                "Must be either true or false.",
            );
        }
        value.as_bool()
    }

    pub(crate) fn id(&self, key: &str, errors: &mut Errors) -> Option<Id> {
        let value = self.get(key)?;
        let id = Id::from_json(value);
        if id.is_none() {
            let message = format!("Value {value} is not snowflake.");
            errors.add(&self.path(key), "NUMBER_TYPE_COERCE", message);
        }
        id
    }

    /// Returns a list whose size must be within a range, with the path of each entry.
    pub(crate) fn list(
        &self,
        key: &str,
        size: RangeInclusive<usize>,
        errors: &mut Errors,
    ) -> Option<Vec<(Path, &'a Value)>> {
        let value = self.get(key)?;
        let Some(list) = value.as_array() else {
            let message = "Only iterables may be used in a ListType";
            errors.add(&self.path(key), "LIST_TYPE_CONVERT", message);
            return None;
        };
        if !size.contains(&list.len()) {
            let message = format!("Must be {} in length.", range_words(&size));
            errors.add(&self.path(key), "BASE_TYPE_BAD_LENGTH", message);
        }
        let at = self.path(key);
        Some(
            list.iter()
                .enumerate()
                .map(|(i, value)| (at.index(i), value))
                .collect(),
        )
    }

    /// Returns a list of objects. Other entries become errors and are left out.
    pub(crate) fn objects(
        &self,
        key: &str,
        size: RangeInclusive<usize>,
        errors: &mut Errors,
    ) -> Option<Vec<Object<'a>>> {
        let list = self.list(key, size, errors)?;
        Some(
            list.into_iter()
                .filter_map(|(at, value)| Object::new(value, at, errors))
                .collect(),
        )
    }

    pub(crate) fn object(&self, key: &str, errors: &mut Errors) -> Option<Object<'a>> {
        Object::new(self.get(key)?, self.path(key), errors)
    }
}

pub(crate) fn check_length(
    text: &str,
    size: &RangeInclusive<usize>,
    at: &Path,
    errors: &mut Errors,
) {
    if size.contains(&length(text)) {
        return;
    }
    if text.is_empty() {
        errors.required(at);
    } else if *size.start() == 0 {
        let message = format!("Must be {} or fewer in length.", size.end());
        errors.add(at, "BASE_TYPE_MAX_LENGTH", message);
    } else {
        let message = format!("Must be {} in length.", range_words(size));
        errors.add(at, "BASE_TYPE_BAD_LENGTH", message);
    }
}

fn range_words(size: &RangeInclusive<usize>) -> String {
    match (size.start(), size.end()) {
        (0, most) => format!("{most} or fewer"),
        (least, most) => format!("between {least} and {most}"),
    }
}
