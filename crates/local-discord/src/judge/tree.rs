//! The error tree of an invalid form body.

use serde_json::{Map, Value, json};

use crate::refusal::Refusal;

/// A place in a body.
#[derive(Clone, Debug, Default)]
pub(crate) struct Path(Vec<String>);

impl Path {
    pub(crate) fn key(&self, key: &str) -> Self {
        let mut longer = self.0.clone();
        longer.push(key.to_owned());
        Self(longer)
    }

    pub(crate) fn index(&self, index: usize) -> Self {
        self.key(&index.to_string())
    }
}

/// The errors found.
#[derive(Debug, Default)]
pub(crate) struct Errors(Vec<(Path, &'static str, String)>);

impl Errors {
    pub(crate) fn add(&mut self, at: &Path, code: &'static str, message: impl Into<String>) {
        self.0.push((at.clone(), code, message.into()));
    }

    pub(crate) fn required(&mut self, at: &Path) {
        self.add(at, "BASE_TYPE_REQUIRED", "This field is required");
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the response to a body with these errors.
    pub(crate) fn refusal(&self) -> Refusal {
        Refusal::invalid_form(self.tree())
    }

    pub(crate) fn into_result(self) -> Result<(), Refusal> {
        if self.is_empty() {
            Ok(())
        } else {
            Err(self.refusal())
        }
    }

    fn tree(&self) -> Value {
        let mut root = Map::new();
        for (path, code, message) in &self.0 {
            let entry = json!({"code": code, "message": message});
            insert(&mut root, &path.0, entry);
        }
        Value::Object(root)
    }
}

/// Adds an entry to the `_errors` of the node at the end of a path.
fn insert(node: &mut Map<String, Value>, path: &[String], entry: Value) {
    if let Some((first, rest)) = path.split_first() {
        let next = node.entry(first.as_str()).or_insert_with(|| json!({}));
        if let Some(next) = next.as_object_mut() {
            insert(next, rest, entry);
        }
        return;
    }
    let list = node.entry("_errors").or_insert_with(|| json!([]));
    if let Some(list) = list.as_array_mut() {
        list.push(entry);
    }
}
