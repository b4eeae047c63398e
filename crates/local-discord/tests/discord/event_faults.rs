//! Events that arrive twice, late, or in another order.

use serde_json::{Value, json};

use super::{
    kit::{Kit, WAIT_MS, start, within_a_minute},
    line::{GUILD_MESSAGES, GUILDS, Line},
};

async fn fault(kit: &Kit, fault: Value) {
    kit.control("POST", "/faults", fault).await.ok();
}

/// Returns a bot with a command, connected.
async fn connected() -> (Kit, Line) {
    let kit = start().await;
    let path = format!("/applications/{}/commands", kit.app);
    kit.bot("PUT", &path, json!([{"name": "go", "description": "Goes"}]))
        .await
        .ok();
    let mut line = Line::identify(&kit, GUILDS | GUILD_MESSAGES).await;
    line.next("GUILD_CREATE").await;
    (kit, line)
}

fn go(kit: &Kit) -> tokio::task::JoinHandle<super::kit::Reply> {
    let call = json!({"user": kit.ben, "channel": kit.general, "name": "go"});
    kit.act("/command", call)
}

async fn say(kit: &Kit, content: &str) {
    let say = json!({"user": kit.ada, "channel": kit.general, "content": content});
    kit.control("POST", "/say", say).await.ok();
}

#[tokio::test]
async fn an_interaction_comes_twice() {
    let (kit, mut line) = connected().await;
    let twice = json!({"kind": "duplicate", "event": "INTERACTION_CREATE"});
    fault(&kit, twice).await;
    let act = go(&kit);
    let first = line.next("INTERACTION_CREATE").await;
    let second = line.next("INTERACTION_CREATE").await;
    assert_eq!(first, second);
    let path = format!(
        "/interactions/{}/{}/callback",
        first["id"].as_str().expect("an id"),
        first["token"].as_str().expect("a token")
    );
    let answer = json!({"type": 4, "data": {"content": "Went"}});
    kit.bot("POST", &path, answer.clone()).await.ok();
    kit.bot("POST", &path, answer).await.refused(400, 40060);
    act.await.expect("no panic").ok();
    assert_eq!(line.next("MESSAGE_CREATE").await["content"], "Went");
    let _act = go(&kit);
    line.next("INTERACTION_CREATE").await;
    say(&kit, "once again").await;
    line.next("MESSAGE_CREATE").await;
}

#[tokio::test]
async fn an_event_comes_late() {
    let (kit, mut line) = connected().await;
    fault(
        &kit,
        json!({"kind": "late", "event": "MESSAGE_CREATE", "ms": 60_000}),
    )
    .await;
    say(&kit, "late").await;
    let early = format!("/channels/{}", kit.lounge);
    kit.control("PATCH", &early, json!({"name": "early"}))
        .await
        .ok();
    line.next("CHANNEL_UPDATE").await;
    kit.advance(60_000).await;
    line.next("MESSAGE_CREATE").await;
}

#[tokio::test]
async fn a_late_interaction_cannot_be_answered_any_more() {
    let (kit, mut line) = connected().await;
    fault(
        &kit,
        json!({"kind": "late", "event": "INTERACTION_CREATE", "ms": 4_000}),
    )
    .await;
    let act = go(&kit);
    // Move the clock when the interaction is on its way.
    let on_its_way = async {
        loop {
            let state = kit.look("/state").await;
            if state["faults"] == json!([]) {
                break;
            }
            let path = format!("/wait?after={}&wait_ms={WAIT_MS}", state["seq"]);
            kit.look(&path).await;
        }
    };
    within_a_minute("the interaction", on_its_way).await;
    kit.advance(4_000).await;
    let late = line.next("INTERACTION_CREATE").await;
    let (id, token) = (&late["id"], &late["token"]);
    let path = format!(
        "/interactions/{}/{}/callback",
        id.as_str().expect("an id"),
        token.as_str().expect("a token")
    );
    let answer = json!({"type": 4, "data": {"content": "Went"}});
    kit.bot("POST", &path, answer).await.refused(404, 10062);
    assert_eq!(act.await.expect("no panic").ok()["outcome"], "failed");
}

#[tokio::test]
async fn events_change_places() {
    let (kit, mut line) = connected().await;
    fault(&kit, json!({"kind": "swap", "event": "MESSAGE_CREATE"})).await;
    say(&kit, "first").await;
    say(&kit, "second").await;
    let listed = kit
        .fetch(&format!("/channels/{}/messages", kit.general))
        .await
        .ok();
    let (first, second) = (&listed[1]["id"], &listed[0]["id"]);
    assert_eq!(line.next("MESSAGE_CREATE").await["id"], *second);
    assert_eq!(line.next("MESSAGE_CREATE").await["id"], *first);
    assert_eq!(kit.look("/state").await["faults"], json!([]));
    let never = json!({"kind": "swap", "event": "MESSAGE_CREATE", "times": 0});
    kit.control("POST", "/faults", never).await.error(400);
}
