//! The gateway: sessions, their events, and how they end.

use local_discord::TOKEN;
use serde_json::{Value, json};

use super::{
    kit::start,
    line::{GUILD_MEMBERS, GUILD_MESSAGES, GUILDS, Heard, Line, MESSAGE_CONTENT, identify},
};

#[tokio::test]
async fn a_session_begins_with_ready_and_its_guilds() {
    let kit = start().await;
    assert_eq!(kit.look("/state").await["connected"], false);
    let mut line = Line::open(&kit).await;
    line.send(1, json!(null)).await;
    assert_eq!(line.payload().await["op"], 11);
    line.send(2, identify(TOKEN, GUILDS)).await;
    let ready = line.next("READY").await;
    assert_eq!(
        ready["guilds"],
        json!([{"id": kit.guild, "unavailable": true}])
    );
    assert_eq!(ready["user"]["id"], kit.bot);
    assert!(
        ready["resume_gateway_url"]
            .as_str()
            .is_some_and(|url| url.starts_with("ws://127."))
    );
    let guild = line.next("GUILD_CREATE").await;
    assert_eq!(guild["channels"].as_array().map(Vec::len), Some(2));
    assert_eq!(
        guild["members"].as_array().map(Vec::len),
        Some(1),
        "only the bot itself"
    );
    assert_eq!(guild["member_count"], 5);
    let state = kit.look("/state").await;
    assert_eq!(state["connected"], true);
    assert_eq!(state["shards"], json!([[0, 1]]));
}

#[tokio::test]
async fn wrong_identifies_are_closed_with_discords_codes() {
    let kit = start().await;
    for (code, op, data) in [
        (4004, 2, identify("wrong.token.here", GUILDS)),
        (4014, 2, identify(TOKEN, GUILDS | GUILD_MEMBERS)),
        (4014, 2, identify(TOKEN, MESSAGE_CONTENT)),
        (4013, 2, identify(TOKEN, 1 << 40)),
        (4013, 2, json!({"token": TOKEN})),
        (
            4010,
            2,
            json!({"token": TOKEN, "intents": 1, "shard": [2, 2]}),
        ),
        (4003, 3, json!({})),
        (4001, 77, json!({})),
        (4004, 6, json!({"token": "x", "session_id": "y", "seq": 1})),
    ] {
        let mut line = Line::open(&kit).await;
        line.send(op, data.clone()).await;
        assert_eq!(line.close_code().await, code, "{data}");
    }
    let mut line = Line::identify(&kit, GUILDS).await;
    line.send(2, identify(TOKEN, GUILDS)).await;
    line.next("GUILD_CREATE").await;
    assert_eq!(line.close_code().await, 4005);
}

#[tokio::test]
async fn privileged_intents_can_be_switched_on() {
    let kit = start().await;
    let privileged = json!({"privileged": ["GUILD_MEMBERS", "MESSAGE_CONTENT"]});
    kit.control("PUT", "/intents", privileged).await.ok();
    let mut line = Line::identify(&kit, GUILDS | GUILD_MEMBERS).await;
    let guild = line.next("GUILD_CREATE").await;
    assert_eq!(guild["members"].as_array().map(Vec::len), Some(5));
    let path = format!("/guilds/{}/members", kit.guild);
    let eve = kit
        .control("POST", &path, json!({"name": "Eve"}))
        .await
        .ok();
    let joined = line.next("GUILD_MEMBER_ADD").await;
    assert_eq!(
        (&joined["user"]["id"], &joined["guild_id"]),
        (&eve["id"], &json!(kit.guild))
    );
    let wrong = kit
        .control("PUT", "/intents", json!({"privileged": ["GUILDS"]}))
        .await;
    assert!(wrong.error(400).contains("GUILDS"));
}

#[tokio::test]
async fn events_are_filtered_by_intents_and_content_is_hidden() {
    let kit = start().await;
    let mut deaf = Line::identify(&kit, GUILDS).await;
    deaf.next("GUILD_CREATE").await;
    let mut blind = Line::identify(&kit, GUILD_MESSAGES).await;
    kit.control(
        "PUT",
        "/intents",
        json!({"privileged": ["MESSAGE_CONTENT"]}),
    )
    .await
    .ok();
    let mut reader = Line::identify(&kit, GUILD_MESSAGES | MESSAGE_CONTENT).await;
    let mut secret = Value::Null;
    for content in [format!("<@{}> hello", kit.bot), "secret".to_owned()] {
        let say = json!({"user": kit.ada, "channel": kit.general, "content": content});
        secret = kit.control("POST", "/say", say).await.ok()["id"].clone();
    }
    let reply = json!({"content": "mine", "message_reference": {"message_id": secret}});
    kit.post(&kit.general, reply).await;
    for (line, first) in [(&mut blind, ""), (&mut reader, "secret")] {
        let mention = line.next("MESSAGE_CREATE").await;
        assert!(
            mention["content"]
                .as_str()
                .is_some_and(|text| text.ends_with("hello"))
        );
        let secret = line.next("MESSAGE_CREATE").await;
        assert_eq!(secret["content"], first);
        assert_eq!(secret["member"]["roles"], json!([]));
        let reply = line.next("MESSAGE_CREATE").await;
        assert_eq!(reply["content"], "mine");
        assert_eq!(reply["referenced_message"]["content"], first);
    }
    // The session without message intents gets the new channel, and no message before it.
    let path = format!("/guilds/{}/channels", kit.guild);
    kit.control("POST", &path, json!({"name": "New Room"}))
        .await
        .ok();
    assert_eq!(deaf.next("CHANNEL_CREATE").await["name"], "new-room");
}

#[tokio::test]
async fn a_resume_brings_what_was_missed_in_order() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILD_MESSAGES).await;
    kit.post(&kit.general, json!({"content": "heard"})).await;
    line.next("MESSAGE_CREATE").await;
    kit.control("POST", "/gateway", json!({"action": "drop"}))
        .await
        .ok();
    assert!(matches!(line.hear().await, Heard::Cut));
    for content in ["one", "two", "three"] {
        kit.post(&kit.general, json!({"content": content})).await;
    }
    let mut line = line.resume(&kit).await;
    for content in ["one", "two", "three"] {
        assert_eq!(line.next("MESSAGE_CREATE").await["content"], content);
    }
    line.next("RESUMED").await;
    kit.post(&kit.general, json!({"content": "four"})).await;
    assert_eq!(line.next("MESSAGE_CREATE").await["content"], "four");
}

#[tokio::test]
async fn a_session_that_cannot_be_resumed_is_refused() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    kit.control("POST", "/gateway", json!({"action": "reconnect"}))
        .await
        .ok();
    assert_eq!(line.payload().await["op"], 7);
    let mut resumed = line.resume(&kit).await;
    resumed.next("RESUMED").await;

    resumed.seq += 50;
    let mut ahead = resumed.resume(&kit).await;
    assert_eq!(
        ahead.close_code().await,
        4007,
        "events that were never sent"
    );

    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    kit.control("POST", "/gateway", json!({"action": "invalid_session"}))
        .await
        .ok();
    let invalid = line.payload().await;
    assert_eq!((&invalid["op"], &invalid["d"]), (&json!(9), &json!(false)));
    let mut again = line.resume(&kit).await;
    assert_eq!(again.payload().await["op"], 9);

    let mut old = Line::identify(&kit, GUILDS).await;
    old.next("GUILD_CREATE").await;
    kit.control("POST", "/gateway", json!({"action": "drop"}))
        .await
        .ok();
    assert!(matches!(old.hear().await, Heard::Cut));
    let disconnected =
        |e: &Value| e["note"] == "gateway disconnected" && e["data"]["session"] == old.session;
    kit.timeline("the disconnection", disconnected).await;
    kit.advance(10 * 60 * 1_000).await;
    let mut late = old.resume(&kit).await;
    assert_eq!(
        late.payload().await["op"],
        9,
        "ten minutes later the session is gone"
    );
}

#[tokio::test]
async fn members_can_be_asked_for() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    let asked = json!({"guild_id": kit.guild, "query": "a", "limit": 5, "nonce": "n"});
    line.send(8, asked).await;
    let chunk = line.next("GUILD_MEMBERS_CHUNK").await;
    assert_eq!(chunk["members"].as_array().map(Vec::len), Some(1));
    assert_eq!(
        (&chunk["members"][0]["user"]["id"], &chunk["nonce"]),
        (&json!(kit.ada), &json!("n"))
    );
}
