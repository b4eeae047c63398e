//! Interactions and events over HTTP.

use std::sync::Arc;

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode},
    response::{IntoResponse, Response},
    routing::post,
};
use local_discord::free_address;
use serde_json::{Value, json};
use serenity::interactions_endpoint::Verifier;
use tokio::{net::TcpListener, sync::Mutex};

use super::{
    hand::{Hand, done},
    kit::{Kit, start, text},
};

/// An application's server.
#[derive(Clone)]
struct Application {
    verifier: Option<Verifier>,
    /// The response to an interaction. Without one, it answers later by a request of its own.
    answers: Option<Value>,
    busy: bool,
    heard: Arc<Mutex<Vec<Value>>>,
}

impl Application {
    fn of(kit: &Kit) -> Application {
        let key = kit.discord.public_key();
        Application {
            verifier: Some(Verifier::new(&key)),
            answers: None,
            busy: false,
            heard: Arc::default(),
        }
    }

    async fn serve(&self) -> String {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let routes = Router::new()
            .route("/", post(take))
            .with_state(self.clone());
        tokio::spawn(async move { axum::serve(listener, routes).await });
        format!("http://{address}/")
    }
}

async fn take(State(application): State<Application>, headers: HeaderMap, body: Bytes) -> Response {
    let header = |name: &str| headers[name].to_str().expect("text").to_owned();
    if let Some(verifier) = &application.verifier {
        let signature = header("X-Signature-Ed25519");
        let time = header("X-Signature-Timestamp");
        if verifier.verify(&signature, &time, &body).is_err() {
            return StatusCode::UNAUTHORIZED.into_response();
        }
    }
    let value: Value = serde_json::from_slice(&body).expect("JSON");
    match value["type"].as_u64() {
        Some(0) => StatusCode::NO_CONTENT.into_response(),
        Some(1) if value.get("event").is_none() => axum::Json(json!({"type": 1})).into_response(),
        _ if application.busy => StatusCode::SERVICE_UNAVAILABLE.into_response(),
        _ => {
            application.heard.lock().await.push(value.clone());
            match application.answers {
                _ if value.get("event").is_some() => StatusCode::NO_CONTENT.into_response(),
                Some(answer) => axum::Json(answer).into_response(),
                None => StatusCode::ACCEPTED.into_response(),
            }
        }
    }
}

/// Tells Discord where the application takes what.
async fn set(kit: &Kit, endpoint: &str, urls: &[String]) -> super::kit::Reply {
    let path = format!("/{endpoint}-endpoint");
    kit.control("PUT", &path, json!({ "urls": urls })).await
}

/// Types `/go` as Ada.
async fn go(kit: &Kit) -> Value {
    let body = json!({"user": kit.ada, "channel": kit.general, "name": "go"});
    done(kit.act("/command", body)).await
}

#[tokio::test]
async fn an_interaction_is_posted_and_answered_in_the_response() {
    let hand = Hand::start().await;
    let kit = &hand.kit;
    let answer = json!({"type": 4, "data": {"content": "Went"}});
    let application = Application {
        answers: Some(answer),
        ..Application::of(kit)
    };
    set(kit, "interactions", &[application.serve().await])
        .await
        .ok();
    let went = go(kit).await;
    assert_eq!(went["outcome"], "message");
    assert_eq!(went["message"]["content"], "Went");
    let heard = application.heard.lock().await;
    assert_eq!(heard[0]["member"]["user"]["id"], kit.ada);
    kit.no_violations().await;
}

#[tokio::test]
async fn a_request_of_its_own_answers_too_after_a_202() {
    let hand = Hand::start().await;
    let kit = &hand.kit;
    let application = Application::of(kit);
    set(kit, "interactions", &[application.serve().await])
        .await
        .ok();
    let body = json!({"user": kit.ada, "channel": kit.general, "name": "go"});
    let act = kit.act("/command", body);
    kit.timeline("a 202", |entry| entry["data"]["outcome"] == "accepted")
        .await;
    let interaction = application.heard.lock().await[0].clone();
    let reply = json!({"type": 4, "data": {"content": "Went"}});
    assert_eq!(hand.answer(&interaction, reply).await.status, 204);
    assert_eq!(done(act).await["message"]["content"], "Went");
    kit.no_violations().await;
}

#[tokio::test]
async fn the_gateway_gets_interactions_again_once_there_is_no_endpoint() {
    let mut hand = Hand::start().await;
    let application = Application::of(&hand.kit);
    let url = application.serve().await;
    set(&hand.kit, "interactions", &[url]).await.ok();
    assert_eq!(
        hand.kit.look("/state").await["interactions_endpoint"]
            .as_array()
            .map(Vec::len),
        Some(1)
    );
    set(&hand.kit, "interactions", &[]).await.ok();
    let (interaction, act) = hand.go().await;
    let reply = json!({"type": 4, "data": {"content": "Went"}});
    hand.answer(&interaction, reply).await;
    assert_eq!(done(act).await["outcome"], "message");
    assert!(application.heard.lock().await.is_empty());
}

#[tokio::test]
async fn an_endpoint_must_answer_and_refuse_what_discord_has_not_signed() {
    let kit = start().await;
    let nobody = free_address().expect("a free port");
    let error = set(&kit, "interactions", &[format!("http://{nobody}/")])
        .await
        .error(400);
    assert!(error.contains("does not answer"), "{error}");
    let credulous = Application {
        verifier: None,
        ..Application::of(&kit)
    };
    let url = credulous.serve().await;
    for endpoint in ["interactions", "events"] {
        let error = set(&kit, endpoint, std::slice::from_ref(&url))
            .await
            .error(400);
        assert!(error.contains("wrongly signed"), "{error}");
    }
    let elsewhere = set(&kit, "interactions", &["http://192.0.2.1/".to_owned()]).await;
    assert!(elsewhere.error(400).contains("not on this machine"));
}

#[tokio::test]
async fn a_process_that_is_busy_or_gone_is_passed_over() {
    let hand = Hand::start().await;
    let kit = &hand.kit;
    let answer = json!({"type": 4, "data": {"content": "Went"}});
    let idle = Application {
        answers: Some(answer),
        ..Application::of(kit)
    };
    let busy = Application {
        busy: true,
        ..idle.clone()
    };
    let urls = [busy.serve().await, idle.serve().await];
    set(kit, "interactions", &urls).await.ok();
    for _ in 0..4 {
        assert_eq!(go(kit).await["outcome"], "message");
    }
    kit.no_violations().await;
}

#[tokio::test]
async fn a_wrong_answer_is_a_violation_and_the_act_fails() {
    let hand = Hand::start().await;
    let kit = &hand.kit;
    let wrong = json!({"type": 4, "data": {"content": "x".repeat(2_001)}});
    let application = Application {
        answers: Some(wrong),
        ..Application::of(kit)
    };
    set(kit, "interactions", &[application.serve().await])
        .await
        .ok();
    let body = json!({"user": kit.ada, "channel": kit.general, "name": "go"});
    let act = kit.act("/command", body);
    kit.timeline("a violation", |entry| {
        entry["violation"] != Value::Null && entry["kind"] == "request"
    })
    .await;
    kit.advance(4_000).await;
    assert_eq!(done(act).await["outcome"], "failed");
    assert_eq!(kit.look("/violations").await["count"], 1);
}

#[tokio::test]
async fn an_invitation_is_an_event() {
    let kit = start().await;
    let application = Application::of(&kit);
    set(&kit, "events", &[application.serve().await]).await.ok();
    let made = kit
        .control("POST", "/guilds", json!({"name": "Another"}))
        .await
        .ok();
    kit.timeline("a 204", |entry| entry["data"]["outcome"] == "accepted")
        .await;
    let heard = application.heard.lock().await;
    assert_eq!(heard[0]["event"]["type"], "APPLICATION_AUTHORIZED");
    assert_eq!(heard[0]["event"]["data"]["guild"]["id"], text(&made["id"]));
}
