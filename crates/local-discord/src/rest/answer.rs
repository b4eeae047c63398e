//! Responses of routes.

use serde_json::Value;

use crate::refusal::Refusal;

/// The response of a route that did not refuse.
#[derive(Debug)]
pub(crate) enum Answer {
    Json(Value),
    Created(Value),
    NoContent,
}

impl Answer {
    pub(super) fn parts(self) -> (u16, Value) {
        match self {
            Self::Json(body) => (200, body),
            Self::Created(body) => (201, body),
            Self::NoContent => (204, Value::Null),
        }
    }
}

/// The result of a route.
pub(crate) type Outcome = Result<Answer, Refusal>;
