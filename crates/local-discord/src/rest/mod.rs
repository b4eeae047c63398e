//! REST v10: reads a request, applies a fault if one waits, routes it, answers it, and notes it in
//! the timeline.

mod answer;
mod applications;
mod channels;
mod commands;
mod guilds;
mod history;
mod interactions;
mod messages;
mod request;
mod router;
mod threads;
mod webhooks;

use std::{sync::Arc, time::Instant};

use axum::{
    body::{Body, Bytes},
    extract::{Request as Incoming, State as Shared},
    http::{HeaderValue, Response, StatusCode, header},
};
use serde_json::{Value, json};

pub(crate) use request::Request;

use super::{
    app::App, faults::FaultKind, limits::Limit, refusal::Refusal, state::State, timeline::Exchange,
};

/// The answer before it becomes HTTP.
struct Reply {
    status: u16,
    body: Value,
    retry_after: Option<(u64, bool)>,
    /// Cut the connection instead of answering.
    cut: bool,
}

impl Reply {
    fn new(status: u16, body: Value) -> Self {
        Self {
            status,
            body,
            retry_after: None,
            cut: false,
        }
    }
}

/// Everything under `/api/v10`.
pub(crate) async fn handle(Shared(app): Shared<Arc<App>>, incoming: Incoming) -> Response<Body> {
    let started = Instant::now();
    let path = strip_prefix(incoming.uri().path());
    let shown = incoming
        .uri()
        .path_and_query()
        .map_or(path.clone(), |full| strip_prefix(full.as_str()));
    let request = Request::read(incoming, &path).await;
    let mut fault = app.update(|state| state.faults.take(&request.method, &request.path));
    let fault_name = fault.as_ref().map(FaultKind::name);
    if let Some(FaultKind::Latency { ms }) = fault {
        app.clock
            .sleep_until(app.clock.now().saturating_add(ms))
            .await;
        fault = None;
    }
    let (reply, limit) = app.update(|state| {
        let (reply, refusal) = answer(state, &request, fault.as_ref());
        let now = state.clock.now();
        let exchange = Exchange {
            method: request.method.clone(),
            path: state.mask_path(&shown),
            body: request.summary(),
            status: if reply.cut { 0 } else { reply.status },
            answer: reply.body.clone(),
            refusal,
            fault: fault_name,
            took: started.elapsed(),
        };
        state.timeline.request(now, exchange);
        (
            reply,
            state.limits.count(&request.method, &request.path, now),
        )
    });
    respond(&reply, &limit)
}

/// Answers a request, with a fault if one waits for it. Also returns the refusal to note.
fn answer(
    state: &mut State,
    request: &Request,
    fault: Option<&FaultKind>,
) -> (Reply, Option<Refusal>) {
    let late = matches!(
        fault,
        Some(FaultKind::ServerError { after: true, .. } | FaultKind::DropRequest { after: true })
    );
    let (mut reply, mut refusal) = if fault.is_none() || late {
        match router::route(state, request) {
            Ok(answer) => {
                let (status, body) = answer.parts();
                (Reply::new(status, body), None)
            }
            Err(refusal) => (Reply::new(refusal.status, refusal.json()), Some(refusal)),
        }
    } else {
        (Reply::new(500, Value::Null), None)
    };
    match fault {
        Some(FaultKind::RateLimit {
            retry_after_ms,
            global,
        }) => {
            let seconds = seconds(*retry_after_ms);
            reply = Reply {
                status: 429,
                body: json!({
                    "message": "You are being rate limited.",
                    "retry_after": seconds,
                    "global": global,
                }),
                retry_after: Some((*retry_after_ms, *global)),
                cut: false,
            };
        }
        Some(FaultKind::ServerError { status, .. }) => {
            let name = StatusCode::from_u16(*status)
                .ok()
                .and_then(|code| code.canonical_reason());
            let message = format!("{status}: {}", name.unwrap_or("Internal Server Error"));
            reply = Reply::new(*status, json!({"message": message, "code": 0}));
        }
        Some(FaultKind::DropRequest { .. }) => reply.cut = true,
        Some(FaultKind::Latency { .. }) | None => return (reply, refusal),
    }
    // A fault counts as a refusal that a correct bot can get, unless the route itself refused.
    refusal.get_or_insert_with(|| Refusal {
        status: reply.status,
        code: 0,
        message: fault
            .map(|fault| format!("fault: {}", fault.name()))
            .unwrap_or_default(),
        errors: None,
        violation: false,
    });
    (reply, refusal)
}

fn respond(reply: &Reply, limit: &Limit) -> Response<Body> {
    if reply.cut {
        // A body that fails before its first byte makes the server close the connection before it
        // has sent anything.
        let failing = futures_util::stream::once(async {
            Err::<Bytes, _>(std::io::Error::other("connection cut on demand"))
        });
        return Response::new(Body::from_stream(failing));
    }
    let status = StatusCode::from_u16(reply.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let empty = status == StatusCode::NO_CONTENT;
    let body = if empty {
        Body::empty()
    } else {
        Body::from(reply.body.to_string())
    };
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let headers = response.headers_mut();
    if !empty {
        headers.insert(
            header::CONTENT_TYPE,
            HeaderValue::from_static("application/json"),
        );
    }
    let limited = reply.retry_after;
    let reset_after = limited.map_or(limit.reset_after, |(ms, _)| ms);
    let lines = [
        ("x-ratelimit-limit", limit.most.to_string()),
        (
            "x-ratelimit-remaining",
            if limited.is_some() {
                0
            } else {
                limit.remaining
            }
            .to_string(),
        ),
        ("x-ratelimit-reset", seconds(limit.reset).to_string()),
        ("x-ratelimit-reset-after", seconds(reset_after).to_string()),
        ("x-ratelimit-bucket", limit.bucket.clone()),
    ];
    for (name, value) in lines {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    }
    if let Some((ms, global)) = limited {
        headers.insert(header::RETRY_AFTER, HeaderValue::from(ms.div_ceil(1_000)));
        let scope = if global { "global" } else { "user" };
        headers.insert("x-ratelimit-scope", HeaderValue::from_static(scope));
        if global {
            headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
        }
    }
    response
}

/// Milliseconds as Discord writes them: seconds with a fraction.
#[allow(clippy::cast_precision_loss)] // Exact for any time within 285,000 years.
fn seconds(ms: u64) -> f64 {
    ms as f64 / 1_000.0
}

impl State {
    /// The path with each interaction's id in place of its token.
    fn mask_path(&self, path: &str) -> String {
        let parts: Vec<String> = path
            .split('/')
            .map(|part| {
                let (part, query) = part
                    .split_once('?')
                    .map_or((part, None), |(p, q)| (p, Some(q)));
                let masked = match self.world.tokens.get(part) {
                    Some(interaction) => format!("token-of-{interaction}"),
                    None => part.to_owned(),
                };
                query.map_or(masked.clone(), |query| format!("{masked}?{query}"))
            })
            .collect();
        parts.join("/")
    }
}

/// The path after the API's prefix. Some clients write the `@` of `@me` as `%40`.
fn strip_prefix(path: &str) -> String {
    path.strip_prefix("/api/v10")
        .unwrap_or(path)
        .replace("%40", "@")
}
