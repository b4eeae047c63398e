//! REST v10: reads a request, checks it against the limits, applies a fault if one is pending,
//! routes it, responds to it, and records it in the timeline.

mod answer;
mod applications;
mod channels;
mod commands;
mod forum;
mod guilds;
mod history;
mod interactions;
mod messages;
mod reply;
mod request;
mod router;
mod threads;
mod webhooks;

use std::{sync::Arc, time::Instant};

use axum::{
    body::Body,
    extract::{Request as Incoming, State as Shared},
    http::{Response, StatusCode},
};
use serde_json::{Value, json};

use reply::Reply;
pub(crate) use request::Request;

use super::{
    app::App,
    faults::FaultKind,
    id::Id,
    limits::{Call, Pause, Scope, Verdict},
    refusal::Refusal,
    state::State,
    timeline::Exchange,
};

/// Takes the answer to an interaction that came in the response to it.
pub(crate) fn answer_in_response(state: &mut State, id: Id, body: Value) -> Result<(), Refusal> {
    let known = state.world.interactions.get(&id);
    let token = known.map(|known| known.token.clone()).unwrap_or_default();
    interactions::callback(state, &Request::answering(body), id, &token).map(drop)
}

/// Handles everything under `/api/v10`.
pub(crate) async fn handle(Shared(app): Shared<Arc<App>>, incoming: Incoming) -> Response<Body> {
    let started = Instant::now();
    let path = strip_prefix(incoming.uri().path());
    let shown = incoming
        .uri()
        .path_and_query()
        .map_or(path.clone(), |full| strip_prefix(full.as_str()));
    let request = Request::read(&app, incoming, &path).await;
    // The response wakes everything that waits for a change.
    let (limit, verdict, mut fault) = app.update_quietly(|state| {
        let (limit, verdict) = state.limits.admit(&call(&request), state.clock.now());
        let admitted = verdict == Verdict::Admitted;
        let fault = admitted.then(|| state.faults.take(&request.method, &request.path));
        (limit, verdict, fault.flatten())
    });
    let fault_name = fault.as_ref().map(FaultKind::name);
    if let Some(FaultKind::Latency { ms }) = fault {
        app.clock
            .sleep_until(app.clock.now().saturating_add(ms))
            .await;
        fault = None;
    }
    let reply = app.update(|state| {
        let (reply, refusal) = match verdict {
            Verdict::Admitted => answer(state, &request, fault.as_ref()),
            Verdict::Limited(pause) => limited(pause),
            Verdict::Banned(ms) => (Reply::banned(ms), Some(Refusal::limited("banned"))),
        };
        let now = state.clock.now();
        state
            .limits
            .answered(reply.shown_status(), reply.pause, now);
        let exchange = Exchange {
            method: request.method.clone(),
            path: state.mask_path(&shown),
            body: request.summary(),
            status: reply.shown_status(),
            answer: reply.body.clone(),
            refusal,
            fault: fault_name,
            took: started.elapsed(),
        };
        state.timeline.request(now, exchange);
        reply
    });
    if !app.lag.is_zero() {
        tokio::time::sleep(app.lag).await;
    }
    reply.respond(&limit)
}

/// Returns a request as the limits see it.
fn call(request: &Request) -> Call<'_> {
    Call {
        method: &request.method,
        path: &request.path,
        renames: request.names("name"),
        sets_topic: request.names("topic"),
    }
}

fn limited(pause: Pause) -> (Reply, Option<Refusal>) {
    let refusal = Refusal::limited(&format!("rate limit: {}", pause.scope.name()));
    (Reply::limited(pause), Some(refusal))
}

/// Responds to a request, with a fault if one is pending for it. Also returns the refusal to
/// record.
fn answer(
    state: &mut State,
    request: &Request,
    fault: Option<&FaultKind>,
) -> (Reply, Option<Refusal>) {
    let late = matches!(
        fault,
        Some(
            FaultKind::ServerError { after: true, .. }
                | FaultKind::DropRequest { after: true }
                | FaultKind::Garble
        )
    );
    let (mut reply, mut refusal) = if fault.is_none() || late {
        match router::route(state, request) {
            Ok(answer) => {
                let (status, body) = answer.parts();
                (Reply::new(status, body), None)
            }
            Err(refusal) => (Reply::refused(&refusal), Some(refusal)),
        }
    } else {
        (Reply::new(500, Value::Null), None)
    };
    match fault {
        Some(FaultKind::RateLimit {
            retry_after_ms,
            global,
        }) => {
            reply = Reply::limited(Pause {
                ms: *retry_after_ms,
                scope: if *global { Scope::Global } else { Scope::User },
                hidden: false,
            });
        }
        Some(FaultKind::ServerError { status, .. }) => {
            let name = StatusCode::from_u16(*status)
                .ok()
                .and_then(|code| code.canonical_reason());
            let message = format!("{status}: {}", name.unwrap_or("Internal Server Error"));
            reply = Reply::new(*status, json!({"message": message, "code": 0}));
        }
        Some(FaultKind::Refuse { status, code }) => {
            reply = Reply::new(
                *status,
                json!({"message": "Refused on demand", "code": code}),
            );
        }
        Some(FaultKind::DropRequest { .. }) => reply.cut = true,
        Some(FaultKind::Garble) if refusal.is_some() => return (reply, refusal),
        Some(FaultKind::Garble) => reply.body = Value::Null,
        Some(FaultKind::Latency { .. }) | None => return (reply, refusal),
    }
    // A fault counts as a refusal that a correct bot can get, unless the route itself refused.
    refusal.get_or_insert_with(|| Refusal {
        status: reply.status,
        message: fault
            .map(|fault| format!("fault: {}", fault.name()))
            .unwrap_or_default(),
        ..Refusal::limited("")
    });
    (reply, refusal)
}

impl State {
    /// Returns the path with each interaction's id in place of its token.
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

/// Returns the path after the API's prefix. Some clients write the `@` of `@me` as `%40`.
fn strip_prefix(path: &str) -> String {
    path.strip_prefix("/api/v10")
        .unwrap_or(path)
        .replace("%40", "@")
}
