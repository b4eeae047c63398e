//! Faults, the record, the clock, and how a local Discord starts and stops.

use std::time::Duration;

use local_discord::{LocalDiscord, Options, StartError, TOKEN};
use serde_json::{Value, json};

use super::{
    kit::{Kit, start, start_with, text, within_a_minute},
    line::{GUILDS, Heard, Line},
};

async fn fault(kit: &Kit, fault: Value) {
    kit.control("POST", "/faults", fault).await.ok();
}

fn messages(kit: &Kit) -> String {
    format!("/channels/{}/messages", kit.general)
}

#[tokio::test]
async fn faults_happen_where_and_as_often_as_asked() {
    let kit = start().await;
    let body = json!({"content": "x"});
    let route = "POST /channels/*/messages";
    fault(
        &kit,
        json!({"kind": "rate_limit", "route": route, "times": 2, "retry_after_ms": 250}),
    )
    .await;
    kit.fetch(&messages(&kit)).await.ok();
    for _ in 0..2 {
        let response = kit
            .rest("POST", &messages(&kit))
            .json(&body)
            .send()
            .await
            .expect("an answer");
        assert_eq!(response.status(), 429);
        let header = |name: &str| {
            response
                .headers()
                .get(name)
                .and_then(|v| v.to_str().ok())
                .expect("a header")
                .to_owned()
        };
        assert_eq!(
            (header("retry-after"), header("x-ratelimit-scope")),
            ("1".into(), "user".into())
        );
        assert_eq!(header("x-ratelimit-remaining"), "0");
        let json: Value = response.json().await.expect("JSON");
        assert_eq!(
            (&json["retry_after"], &json["global"]),
            (&json!(0.25), &json!(false))
        );
    }
    let response = kit
        .rest("POST", &messages(&kit))
        .json(&body)
        .send()
        .await
        .expect("an answer");
    assert_eq!(response.status(), 200);
    let left = response.headers()["x-ratelimit-remaining"]
        .to_str()
        .expect("text")
        .parse::<u64>();
    assert!(left.expect("a number") > 0);

    fault(
        &kit,
        json!({"kind": "server_error", "route": "*", "status": 503}),
    )
    .await;
    kit.bot("POST", &messages(&kit), body.clone())
        .await
        .refused(503, 0);
    fault(&kit, json!({"kind": "drop_request", "route": route})).await;
    assert!(
        kit.rest("POST", &messages(&kit))
            .json(&body)
            .send()
            .await
            .is_err()
    );
    assert_eq!(
        kit.look(&messages(&kit)).await.as_array().map(Vec::len),
        Some(1)
    );

    fault(
        &kit,
        json!({"kind": "server_error", "route": "*", "times": 5}),
    )
    .await;
    kit.control("DELETE", "/faults", json!({})).await.ok();
    kit.post(&kit.general, body).await;
    for (wrong, word) in [
        (json!({"kind": "fire", "route": "*"}), "fire"),
        (
            json!({"kind": "server_error", "route": "*", "status": 404}),
            "500",
        ),
        (
            json!({"kind": "latency", "route": "*", "ms": 1, "times": 0}),
            "once",
        ),
    ] {
        let error = kit.control("POST", "/faults", wrong).await.error(400);
        assert!(error.contains(word), "{error}");
    }
    let judgements = kit.look("/violations").await;
    assert_eq!(
        (&judgements["count"], &judgements["refused"]),
        (&json!(0), &json!(4))
    );
}

#[tokio::test]
async fn what_happened_before_the_answer_was_lost_happened() {
    let kit = start().await;
    let body = json!({"content": "once", "nonce": "n1", "enforce_nonce": true});
    let route = "POST /channels/*/messages";
    fault(
        &kit,
        json!({"kind": "server_error", "route": route, "after": true}),
    )
    .await;
    fault(
        &kit,
        json!({"kind": "drop_request", "route": route, "after": true}),
    )
    .await;
    assert_eq!(
        kit.bot("POST", &messages(&kit), body.clone()).await.status,
        500
    );
    assert!(
        kit.rest("POST", &messages(&kit))
            .json(&body)
            .send()
            .await
            .is_err()
    );
    let posted = kit.post(&kit.general, body).await;
    let list = kit.look(&messages(&kit)).await;
    assert_eq!(list.as_array().map(Vec::len), Some(1));
    assert_eq!(list[0]["id"], posted["id"]);
}

#[tokio::test]
async fn latency_is_spent_by_the_clock() {
    let kit = start().await;
    let hour = 60 * 60 * 1_000;
    fault(
        &kit,
        json!({"kind": "latency", "route": "GET /users/@me", "ms": hour}),
    )
    .await;
    let request = kit.rest("GET", "/users/@me");
    let slow = tokio::spawn(super::kit::reply(request));
    // The request may reach the fault only after the clock was moved, so move it again.
    let moving = async {
        while !slow.is_finished() {
            kit.advance(hour).await;
        }
    };
    within_a_minute("the slow answer", moving).await;
    assert_eq!(slow.await.expect("an answer").ok()["id"], kit.bot);
}

#[tokio::test]
async fn an_answer_that_lags_comes_after_what_it_is_about() {
    let kit = start_with(Options {
        lag: Duration::from_hours(1),
        ..Options::default()
    })
    .await;
    let request = kit.rest("POST", &messages(&kit));
    let slow = tokio::spawn(super::kit::reply(request.json(&json!({"content": "seen"}))));
    let path = format!("/channels/{}/messages?as={}", kit.general, kit.ada);
    let seeing = async { while kit.look(&path).await[0]["content"] != "seen" {} };
    within_a_minute("the message", seeing).await;
    assert!(!slow.is_finished(), "the bot has not heard of it");
}

#[tokio::test]
async fn the_record_has_everything_except_the_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("record.jsonl");
    let kit = start_with(Options {
        record: Some(path.clone()),
        ..Options::default()
    })
    .await;
    let commands = format!("/applications/{}/commands", kit.app);
    kit.bot(
        "PUT",
        &commands,
        json!([{"name": "go", "description": "Goes"}]),
    )
    .await
    .ok();
    let mut line = Line::identify(&kit, GUILDS).await;
    let act = kit.act(
        "/command",
        json!({"user": kit.ada, "channel": kit.general, "name": "go"}),
    );
    let interaction = line.event("INTERACTION_CREATE").await;
    let (id, key) = (text(&interaction["id"]), text(&interaction["token"]));
    let reply = json!({"type": 4, "data": {"content": "done"}});
    kit.bot("POST", &format!("/interactions/{id}/{key}/callback"), reply)
        .await;
    act.await.expect("an answer").ok();
    kit.upload(
        "POST",
        &messages(&kit),
        json!({}),
        &[("secret.bin", b"binary")],
    )
    .await
    .ok();
    // Each line is written immediately, so everything is there before the end.
    let written = std::fs::read_to_string(&path).expect("a record");
    let lines: Vec<Value> = written
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert!(
        lines
            .iter()
            .all(|line| line["at"].as_u64() > Some(1_700_000_000_000))
    );
    let callback = lines.iter().find(|line| {
        line["path"]
            .as_str()
            .is_some_and(|path| path.contains("/callback"))
    });
    let callback = callback.expect("the callback");
    assert_eq!(
        (&callback["status"], &callback["body"]["data"]["content"]),
        (&json!(204), &json!("done"))
    );
    assert!(text(&callback["path"]).contains(&id));
    assert!(
        lines
            .iter()
            .any(|line| line["event"] == "INTERACTION_CREATE")
    );
    let file = lines
        .iter()
        .find(|line| line["body"]["files"].is_array())
        .expect("the upload");
    assert_eq!(file["body"]["files"][0]["size"], 6);
    assert_eq!(file["body"]["files"][0]["filename"], "secret.bin");
    for secret in [key.as_str(), TOKEN, "binary"] {
        assert!(!written.contains(secret), "{secret}");
    }
    // The record and the timeline have the same numbers.
    let timeline = kit.look("/timeline?after=2&limit=1").await;
    assert_eq!(timeline[0]["n"], lines[2]["n"]);
    kit.discord.stop().await;
    let after = std::fs::read_to_string(&path).expect("a record");
    assert!(after.starts_with(&written));
}

#[tokio::test]
async fn a_stop_closes_everything() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    let url = format!("{}/control/wait?after=999999&wait_ms=60000", kit.url);
    let waiting = tokio::spawn(kit.http.get(url).send());
    kit.control("POST", "/stop", json!({})).await.ok();
    assert!(matches!(line.hear().await, Heard::Cut));
    // A waiting request ends too, with a response or without.
    let _ = waiting.await.expect("no panic");
    within_a_minute("the stop", kit.discord.stopped()).await;
    kit.discord.stop().await;
    assert!(
        kit.http
            .get(format!("{}/control/state", kit.url))
            .send()
            .await
            .is_err()
    );
}

#[tokio::test]
async fn it_listens_on_loopback_only_and_shares_its_clock() {
    let address = "0.0.0.0:0".parse().expect("an address");
    let refused = LocalDiscord::start(Options {
        address,
        ..Options::default()
    })
    .await;
    assert!(matches!(refused, Err(StartError::NotLoopback(_))));
    let exposed = LocalDiscord::start(Options {
        address,
        exposed: true,
        ..Options::default()
    })
    .await;
    let url = exposed.expect("told to").url();
    assert!(url.starts_with("http://127.0.0.1:"), "{url}");
    let nowhere = Some("/nowhere/at/all/record".into());
    let refused = LocalDiscord::start(Options {
        record: nowhere,
        ..Options::default()
    })
    .await;
    assert!(matches!(refused, Err(StartError::Record { .. })));

    let kit = start().await;
    let mut shift = kit.discord.time_shift();
    assert_eq!(*shift.borrow_and_update(), Duration::ZERO);
    let before = kit.look("/state").await["now_ms"].as_u64().expect("a time");
    let week = 7 * 24 * 60 * 60 * 1_000;
    let moved = kit
        .control("POST", "/clock", json!({"advance_ms": week}))
        .await
        .ok();
    assert!(moved["now_ms"].as_u64() >= Some(before + week));
    let changed = within_a_minute("a change of the clock", shift.changed());
    changed.await.expect("a change");
    assert_eq!(*shift.borrow(), Duration::from_millis(week));
    let message = kit
        .post(&kit.general, json!({"content": "from the future"}))
        .await;
    let id: u64 = text(&message["id"]).parse().expect("a number");
    assert!(
        (id >> 22) + 1_420_070_400_000 >= before + week,
        "ids are made by its clock"
    );
    let taken: std::net::SocketAddr = kit.url.replace("http://", "").parse().expect("an address");
    let refused = LocalDiscord::start(Options {
        address: taken,
        ..Options::default()
    })
    .await;
    assert!(matches!(refused, Err(StartError::Listen { .. })));
}
