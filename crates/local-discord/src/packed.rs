//! JSON as text, which takes a fraction of the memory that it takes as a tree. For values that are
//! kept for a long time and seldom read.

use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Value", into = "String")]
pub(crate) struct Packed(Box<str>);

impl Packed {
    pub(crate) fn new(value: &impl Serialize) -> Self {
        Self(text_of(value).into())
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    pub(crate) fn read(&self) -> Value {
        // The text was made from a value, so it is valid.
        serde_json::from_str(&self.0).unwrap_or_default()
    }
}

/// Writes JSON, without a tree of what it consists of. What is written here has only names as keys, so it
/// can be written.
pub(crate) fn text_of(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

impl From<Packed> for String {
    fn from(packed: Packed) -> Self {
        packed.0.into()
    }
}

impl TryFrom<Value> for Packed {
    type Error = serde_json::Error;

    /// Reads what a kept world contains: the text, or from an older local Discord the value itself.
    fn try_from(value: Value) -> Result<Self, Self::Error> {
        let value = match value {
            Value::String(text) => serde_json::from_str(&text)?,
            value => value,
        };
        Ok(Self::new(&value))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_kept_world_may_have_the_text_or_the_value() {
        let value = json!({"type": 2, "label": "\"Go\"\n"});
        let packed = Packed::new(&value);
        assert_eq!(packed.read(), value);
        let text = serde_json::to_value(&packed).expect("JSON");
        assert!(text.is_string());
        for kept in [text, value] {
            let again: Packed = serde_json::from_value(kept).expect("packed");
            assert_eq!(again, packed);
        }
        let broken = serde_json::from_value::<Packed>(json!("{"));
        assert!(broken.is_err());
    }
}
