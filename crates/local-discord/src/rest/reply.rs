//! The conversion of a response to HTTP, with the rate-limit headers.

use axum::{
    body::{Body, Bytes},
    http::{HeaderMap, HeaderValue, Response, StatusCode, header},
};
use serde_json::{Value, json};

use crate::{
    clock::Millis,
    limits::{Limit, Pause, Scope},
    refusal::Refusal,
};

#[derive(Debug)]
pub(super) struct Reply {
    pub(super) status: u16,
    pub(super) body: Value,
    /// How long to wait before the next request.
    pub(super) pause: Option<Pause>,
    /// How long the network in front of Discord refuses everything.
    banned: Option<Millis>,
    /// Whether to cut the connection instead of responding.
    pub(super) cut: bool,
}

impl Reply {
    pub(super) fn new(status: u16, body: Value) -> Self {
        Self {
            status,
            body,
            pause: None,
            banned: None,
            cut: false,
        }
    }

    pub(super) fn refused(refusal: &Refusal) -> Self {
        let mut reply = Self::new(refusal.status, refusal.json());
        if let Some(pause) = refusal.pause {
            reply.pause = Some(pause);
            reply.body["retry_after"] = json!(seconds(pause.ms));
            reply.body["global"] = json!(false);
        }
        reply
    }

    pub(super) fn limited(pause: Pause) -> Self {
        let body = json!({
            "message": "You are being rate limited.",
            "retry_after": seconds(pause.ms),
            "global": pause.scope == Scope::Global,
        });
        Self {
            pause: Some(pause),
            ..Self::new(429, body)
        }
    }

    pub(super) fn banned(ms: Millis) -> Self {
        Self {
            banned: Some(ms),
            ..Self::new(429, Value::Null)
        }
    }

    /// Returns the status, or 0 if there is no response.
    pub(super) fn shown_status(&self) -> u16 {
        if self.cut { 0 } else { self.status }
    }

    pub(super) fn respond(&self, limit: &Limit) -> Response<Body> {
        if self.cut {
            return cut();
        }
        if let Some(ms) = self.banned {
            return banned(ms);
        }
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let empty = status == StatusCode::NO_CONTENT;
        let body = if empty {
            Body::empty()
        } else {
            Body::from(self.body.to_string())
        };
        let mut response = Response::new(body);
        *response.status_mut() = status;
        let headers = response.headers_mut();
        if !empty {
            let json = HeaderValue::from_static("application/json");
            headers.insert(header::CONTENT_TYPE, json);
        }
        // From this, libraries recognise that Discord itself has responded.
        headers.insert(header::VIA, HeaderValue::from_static("1.1 google"));
        match self.pause {
            Some(pause) => {
                limited_headers(headers, pause);
                // The headers of a global limit say nothing about the route.
                if pause.scope != Scope::Global {
                    limit_headers(headers, &shown(limit, pause));
                }
            }
            None => limit_headers(headers, limit),
        }
        response
    }
}

/// Returns what the headers say about a limit that is reached.
fn shown(limit: &Limit, pause: Pause) -> Limit {
    let limit = limit.clone();
    if pause.hidden {
        return limit;
    }
    Limit {
        remaining: 0,
        reset_after: pause.ms,
        ..limit
    }
}

fn limit_headers(headers: &mut HeaderMap, limit: &Limit) {
    let lines = [
        ("x-ratelimit-limit", limit.most.to_string()),
        ("x-ratelimit-remaining", limit.remaining.to_string()),
        ("x-ratelimit-reset", seconds(limit.reset).to_string()),
        (
            "x-ratelimit-reset-after",
            seconds(limit.reset_after).to_string(),
        ),
        ("x-ratelimit-bucket", limit.bucket.clone()),
    ];
    for (name, value) in lines {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    }
}

fn limited_headers(headers: &mut HeaderMap, pause: Pause) {
    headers.insert(
        header::RETRY_AFTER,
        HeaderValue::from(pause.ms.div_ceil(1_000)),
    );
    let scope = HeaderValue::from_static(pause.scope.name());
    headers.insert("x-ratelimit-scope", scope);
    if pause.scope == Scope::Global {
        headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
    }
}

/// Returns a body that fails before its first byte, which makes the server close the connection
/// before it has sent anything.
fn cut() -> Response<Body> {
    let failing = futures_util::stream::once(async {
        Err::<Bytes, _>(std::io::Error::other("connection cut on demand"))
    });
    Response::new(Body::from_stream(failing))
}

/// Returns what Cloudflare sends to a banned address: no JSON and no headers of Discord.
fn banned(ms: Millis) -> Response<Body> {
    let mut response = Response::new(Body::from("error code: 1015"));
    *response.status_mut() = StatusCode::TOO_MANY_REQUESTS;
    let text = HeaderValue::from_static("text/plain; charset=UTF-8");
    response.headers_mut().insert(header::CONTENT_TYPE, text);
    let seconds = HeaderValue::from(ms.div_ceil(1_000));
    response.headers_mut().insert(header::RETRY_AFTER, seconds);
    response
}

/// Converts milliseconds to what Discord writes: seconds with a fraction.
#[allow(clippy::cast_precision_loss)] // Exact for any time within 285,000 years.
fn seconds(ms: u64) -> f64 {
    ms as f64 / 1_000.0
}
