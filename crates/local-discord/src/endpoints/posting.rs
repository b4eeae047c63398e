//! Posts what is queued, and judges the answers.

use std::{
    sync::{Arc, LazyLock},
    time::Duration,
};

use native_tls::TlsConnector;
use reqwest::{Client, StatusCode};
use serde_json::{Value, json};
use tokio::{sync::mpsc, task::JoinSet};

use super::{Kind, Outgoing};
use crate::{app::App, refusal::Refusal, rest, timeline::Exchange};

/// How long an endpoint can take. Discord waits three seconds for the answer to an interaction.
const ANSWER_WITHIN: Duration = Duration::from_secs(3);

/// Returns a client for addresses on this machine, which use no TLS. OpenSSL reads all certificates that
/// the machine trusts for each new connector, which takes a tenth of a second, so there is one for all.
fn client() -> Client {
    static UNUSED: LazyLock<Option<TlsConnector>> = LazyLock::new(|| TlsConnector::new().ok());
    let mut client = Client::builder().no_proxy().timeout(ANSWER_WITHIN);
    if let Some(unused) = &*UNUSED {
        client = client.tls_backend_preconfigured(unused.clone());
    }
    // It fails only without TLS.
    client.build().unwrap_or_default()
}

/// Posts whatever is queued, each request by itself, forever.
pub(crate) async fn keep_posting(app: &Arc<App>, mut posts: mpsc::UnboundedReceiver<Outgoing>) {
    let client = client();
    let mut under_way = JoinSet::new();
    loop {
        tokio::select! {
            Some(outgoing) = posts.recv() => {
                let (app, client) = (Arc::clone(app), client.clone());
                under_way.spawn(async move { post(&app, &client, outgoing).await });
            }
            Some(_) = under_way.join_next() => {}
        }
    }
}

/// Posts to one address after another until one answers, as a load balancer does.
async fn post(app: &App, client: &Client, outgoing: Outgoing) {
    let Outgoing {
        kind,
        interaction,
        body,
    } = outgoing;
    let urls = app.update_quietly(|state| state.endpoints.turn(kind));
    for url in urls {
        let headers = app.read(|state| state.endpoints.signed(&body, state.clock.now()));
        let mut request = client.post(&url).body(body.clone());
        request = request.header("Content-Type", "application/json");
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let answer = match request.send().await {
            Ok(answer) => answer,
            Err(error) => {
                note_delivery(app, &url, &format!("no answer: {error}"));
                continue;
            }
        };
        let status = answer.status();
        if status == StatusCode::SERVICE_UNAVAILABLE {
            note_delivery(app, &url, "not available");
            continue;
        }
        let answer = answer.bytes().await.unwrap_or_default();
        let answered = Answered {
            url: &url,
            status,
            body: &answer,
        };
        take(app, kind, interaction, answered);
        return;
    }
}

fn note_delivery(app: &App, url: &str, what: &str) {
    app.update(|state| {
        let now = state.clock.now();
        let note = json!({"url": url, "outcome": what});
        state.timeline.note(now, "endpoint", &note);
    });
}

/// What an endpoint has answered.
#[derive(Clone, Copy)]
struct Answered<'a> {
    url: &'a str,
    status: StatusCode,
    body: &'a [u8],
}

/// Judges an answer. An interaction can be answered in it, or by a request of its own after a 202.
fn take(
    app: &App,
    kind: Kind,
    interaction: Option<crate::id::Id>,
    Answered { url, status, body }: Answered<'_>,
) {
    let wrong = |why: &str| {
        app.update(|state| {
            let now = state.clock.now();
            let exchange = Exchange {
                method: "POST".to_owned(),
                path: url.to_owned(),
                body: Value::Null,
                status: status.as_u16(),
                answer: json!(String::from_utf8_lossy(body)),
                refusal: Some(Refusal::bad_endpoint(why)),
                fault: None,
                took: Duration::ZERO,
            };
            state.timeline.request(now, exchange);
        });
    };
    match (kind, status) {
        (_, StatusCode::ACCEPTED) | (Kind::Events, StatusCode::NO_CONTENT) => {
            note_delivery(app, url, "accepted");
        }
        (Kind::Interactions, StatusCode::OK) => match (interaction, serde_json::from_slice(body)) {
            (Some(id), Ok(body)) => {
                if let Err(refusal) = app.update(|state| rest::answer_in_response(state, id, body))
                {
                    wrong(&refusal.message);
                }
            }
            _ => wrong("the answer to an interaction is no JSON"),
        },
        _ => wrong("an endpoint answers 200, 202 or, to events, 204"),
    }
}

/// Tries an address as Discord does before it takes it: it must answer a ping, and refuse one that is
/// wrongly signed.
pub(crate) async fn check_endpoint(app: &App, kind: Kind, url: &str) -> Result<(), String> {
    let client = client();
    let (body, good) = app.read(|state| {
        let body = kind.ping(state.world.application).to_string();
        let signed = state.endpoints.signed(&body, state.clock.now());
        (body, signed)
    });
    let bad = app.read(|state| state.endpoints.signed("another body", state.clock.now()));
    for (headers, is_good) in [(bad, false), (good, true)] {
        let mut request = client.post(url).body(body.clone());
        request = request.header("Content-Type", "application/json");
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let answer = request.send().await;
        let answer = answer.map_err(|error| format!("{url} does not answer: {error}."))?;
        let status = answer.status();
        let text = answer.bytes().await.unwrap_or_default();
        let is_pong = match kind {
            Kind::Interactions => {
                let pong: Option<Value> = serde_json::from_slice(&text).ok();
                status == StatusCode::OK && pong.is_some_and(|pong| pong["type"] == 1)
            }
            Kind::Events => status == StatusCode::NO_CONTENT,
        };
        if is_good && !is_pong {
            return Err(format!("{url} does not answer a ping: it says {status}."));
        }
        if !is_good && status != StatusCode::UNAUTHORIZED {
            return Err(format!(
                "{url} takes a ping that is wrongly signed: it says {status} instead of 401."
            ));
        }
    }
    Ok(())
}
