//! What the bot is allowed to do, and what it is told about that.

use serde_json::{Value, json};

use super::{
    kit::{Kit, start, text},
    line::{GUILDS, Line},
    threads::threadable,
};

pub(crate) async fn deny(kit: &Kit, permissions: &[&str]) {
    let path = format!("/channels/{}/bot-permissions", kit.general);
    kit.control("PUT", &path, json!({"deny": permissions}))
        .await
        .ok();
}

#[tokio::test]
#[expect(clippy::too_many_lines, reason = "a table")]
async fn what_the_bot_may_not_do_is_refused() {
    let kit = start().await;
    let (id, threads) = threadable(&kit).await;
    let thread = kit.bot("POST", &threads, json!({"name": "T"})).await.ok();
    let in_thread = format!("/channels/{}/messages", text(&thread["id"]));
    let messages = format!("/channels/{}/messages", kit.general);
    let hello = json!({"content": "hello"});
    let embed = json!({"embeds": [{"title": "t"}]});
    let other = threadable(&kit).await.1;
    let reply = json!({"content": "x", "message_reference": {"message_id": id}});
    for (denied, method, path, body, code) in [
        (
            "VIEW_CHANNEL",
            "GET",
            format!("/channels/{}", kit.general),
            json!({}),
            50001,
        ),
        (
            "VIEW_CHANNEL",
            "POST",
            messages.clone(),
            hello.clone(),
            50001,
        ),
        (
            "VIEW_CHANNEL",
            "POST",
            in_thread.clone(),
            hello.clone(),
            50001,
        ),
        (
            "SEND_MESSAGES",
            "POST",
            messages.clone(),
            hello.clone(),
            50013,
        ),
        (
            "SEND_MESSAGES",
            "POST",
            format!("/channels/{}/typing", kit.general),
            json!({}),
            50013,
        ),
        (
            "SEND_MESSAGES_IN_THREADS",
            "POST",
            in_thread.clone(),
            hello.clone(),
            50013,
        ),
        (
            "EMBED_LINKS",
            "POST",
            messages.clone(),
            embed.clone(),
            50013,
        ),
        (
            "CREATE_PUBLIC_THREADS",
            "POST",
            other.clone(),
            json!({"name": "x"}),
            50013,
        ),
        (
            "READ_MESSAGE_HISTORY",
            "GET",
            format!("{messages}/{id}"),
            json!({}),
            50013,
        ),
        (
            "READ_MESSAGE_HISTORY",
            "POST",
            messages.clone(),
            reply,
            160_002,
        ),
    ] {
        deny(&kit, &[denied]).await;
        kit.bot(method, &path, body.clone())
            .await
            .refused(403, code);
        deny(&kit, &[]).await;
        let reply = kit.bot(method, &path, body).await;
        assert!(reply.status < 300, "{denied}: {}", reply.json);
    }
    deny(&kit, &["ATTACH_FILES"]).await;
    kit.upload("POST", &messages, json!({}), &[("a.txt", b"a")])
        .await
        .refused(403, 50013);
    deny(&kit, &["READ_MESSAGE_HISTORY"]).await;
    assert_eq!(
        kit.fetch(&messages).await.ok(),
        json!([]),
        "no history to be read"
    );
    deny(&kit, &["SEND_MESSAGES"]).await;
    kit.post(&text(&thread["id"]), hello).await;
    kit.bot(
        "PATCH",
        &format!("/channels/{}", kit.general),
        json!({"name": "x"}),
    )
    .await
    .refused(403, 50013);
    let judgements = kit.look("/violations").await;
    assert_eq!(
        (&judgements["count"], &judgements["refused"]),
        (&json!(0), &json!(12))
    );
    let path = format!("/channels/{}/bot-permissions", kit.general);
    let error = kit
        .control("PUT", &path, json!({"deny": ["FLY"]}))
        .await
        .error(400);
    assert!(error.contains("FLY"), "{error}");
}

#[tokio::test]
async fn interactions_carry_the_same_permissions() {
    let kit = start().await;
    let path = format!("/applications/{}/commands", kit.app);
    kit.bot("PUT", &path, json!([{"name": "go", "description": "Goes"}]))
        .await
        .ok();
    let mut line = Line::identify(&kit, GUILDS).await;
    let bits = |value: &Value| text(value).parse::<u64>().expect("bits");
    let create_threads = 1 << 35;
    for (denied, expected) in [
        (&[][..], create_threads),
        (&["CREATE_PUBLIC_THREADS"][..], 0),
    ] {
        deny(&kit, denied).await;
        let call = json!({"user": kit.ben, "channel": kit.general, "name": "go"});
        let _act = kit.act("/command", call);
        let interaction = line.event("INTERACTION_CREATE").await;
        assert_eq!(
            bits(&interaction["app_permissions"]) & create_threads,
            expected
        );
        assert_eq!(
            bits(&interaction["member"]["permissions"]) & create_threads,
            create_threads
        );
    }
}
