//! Threads, permissions, guilds and people.

use serde_json::{Value, json};

use super::{
    kit::{Kit, start, text},
    line::{GUILDS, Line},
};

const DAY: u64 = 24 * 60 * 60 * 1_000;

async fn deny(kit: &Kit, permissions: &[&str]) {
    let path = format!("/channels/{}/bot-permissions", kit.general);
    kit.control("PUT", &path, json!({"deny": permissions}))
        .await
        .ok();
}

/// A message and the path that makes a thread of it.
async fn threadable(kit: &Kit) -> (String, String) {
    let id = text(&kit.post(&kit.general, json!({"content": "A topic"})).await["id"]);
    let path = format!("/channels/{}/messages/{id}/threads", kit.general);
    (id, path)
}

#[tokio::test]
async fn a_thread_grows_from_a_message_once() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    let (id, path) = threadable(&kit).await;
    let body = json!({"name": "Ada – Ben", "auto_archive_duration": 10080});
    let made = kit.bot("POST", &path, body.clone()).await;
    assert_eq!((made.status, &made.json["id"]), (201, &json!(id)));
    assert_eq!(made.json["thread_metadata"]["auto_archive_duration"], 10080);
    assert_eq!(line.next("THREAD_CREATE").await["newly_created"], true);
    kit.bot("POST", &path, body).await.refused(400, 160_004);
    let message = kit
        .fetch(&format!("/channels/{}/messages/{id}", kit.general))
        .await
        .ok();
    assert_eq!(
        (&message["thread"]["id"], &message["flags"]),
        (&json!(id), &json!(32))
    );

    kit.post(&id, json!({"content": format!("<@{}> begins", kit.ada)}))
        .await;
    let thread = kit.look(&format!("/channels/{id}")).await;
    assert_eq!(
        thread["member_ids"],
        json!([kit.bot, kit.ada]),
        "who is pinged joins"
    );
    let members = format!("/channels/{id}/thread-members");
    assert_eq!(
        kit.bot("PUT", &format!("{members}/{}", kit.ben), json!({}))
            .await
            .status,
        204
    );
    assert_eq!(
        kit.bot("DELETE", &format!("{members}/{}", kit.ada), json!({}))
            .await
            .status,
        204
    );
    kit.bot("DELETE", &format!("{members}/{}", kit.ada), json!({}))
        .await
        .refused(404, 10007);
    let active = kit
        .fetch(&format!("/guilds/{}/threads/active", kit.guild))
        .await
        .ok();
    assert_eq!(
        (
            &active["threads"][0]["id"],
            &active["members"][0]["user_id"]
        ),
        (&json!(id), &json!(kit.bot))
    );
    let listed = kit
        .look(&format!("/channels/{}/threads", kit.general))
        .await;
    assert_eq!(listed[0]["member_ids"], json!([kit.bot, kit.ben]));
    kit.no_violations().await;
}

#[tokio::test]
async fn threads_are_made_without_a_message_too() {
    let kit = start().await;
    let path = format!("/channels/{}/threads", kit.general);
    let open = kit
        .bot("POST", &path, json!({"name": "Open", "type": 11}))
        .await
        .ok();
    let notice = kit
        .look(&format!("/channels/{}/messages", kit.general))
        .await[0]
        .clone();
    assert_eq!(
        (&notice["type"], &notice["content"]),
        (&json!(18), &json!("Open"))
    );
    assert_eq!(notice["message_reference"]["channel_id"], open["id"]);
    let private = kit
        .bot("POST", &path, json!({"name": "Private", "type": 12}))
        .await
        .ok();
    let id = text(&private["id"]);
    let say = json!({"user": kit.ben, "channel": id, "content": "hello?"});
    kit.control("POST", "/say", say.clone()).await.error(403);
    kit.bot(
        "PUT",
        &format!("/channels/{id}/thread-members/{}", kit.ben),
        json!({}),
    )
    .await;
    kit.control("POST", "/say", say).await.ok();
    for body in [
        json!({}),
        json!({"name": ""}),
        json!({"name": "x", "auto_archive_duration": 61}),
    ] {
        kit.bot("POST", &path, body).await.refused(400, 50035);
    }
    let nested = format!("/channels/{id}/threads");
    kit.bot("POST", &nested, json!({"name": "Nested", "type": 11}))
        .await
        .refused(400, 50024);
}

#[tokio::test]
async fn threads_are_archived_locked_and_woken() {
    let kit = start().await;
    let (id, path) = threadable(&kit).await;
    kit.bot(
        "POST",
        &path,
        json!({"name": "Topic", "auto_archive_duration": 1440}),
    )
    .await
    .ok();
    let message = text(&kit.post(&id, json!({"content": "first"})).await["id"]);
    let thread = format!("/channels/{id}");
    let archived = async || kit.fetch(&thread).await.ok()["thread_metadata"]["archived"].clone();

    // A day without a message.
    kit.advance(DAY - 60_000).await;
    assert_eq!(archived().await, false);
    kit.advance(60_000).await;
    assert_eq!(archived().await, true);
    let edit = format!("{thread}/messages/{message}");
    kit.bot("PATCH", &edit, json!({"content": "x"}))
        .await
        .refused(400, 50083);
    kit.bot("PATCH", &thread, json!({"name": "x"}))
        .await
        .refused(400, 50083);
    kit.bot(
        "PUT",
        &format!("{thread}/thread-members/{}", kit.ben),
        json!({}),
    )
    .await
    .refused(400, 50083);
    kit.post(&id, json!({"content": "second"})).await;
    assert_eq!(archived().await, false, "a message wakes it");
    kit.bot("PATCH", &edit, json!({"content": "x"})).await.ok();

    let end = json!({"archived": true, "locked": true, "name": "Topic (over)"});
    let ended = kit.bot("PATCH", &thread, end).await.ok();
    assert_eq!(
        (&ended["name"], &ended["thread_metadata"]["locked"]),
        (&json!("Topic (over)"), &json!(true))
    );
    let say = json!({"user": kit.ben, "channel": id, "content": "but"});
    kit.control("POST", "/say", say).await.error(403);
    kit.bot(
        "PATCH",
        &thread,
        json!({"archived": false, "name": "Topic"}),
    )
    .await
    .ok();
    kit.post(&id, json!({"content": "the bot may"})).await;

    deny(&kit, &["MANAGE_THREADS"]).await;
    let body = json!({"content": "no more"});
    kit.bot("POST", &format!("{thread}/messages"), body.clone())
        .await
        .refused(403, 160_005);
    kit.bot("PATCH", &thread, json!({"locked": false}))
        .await
        .refused(403, 50013);
    deny(&kit, &[]).await;
    kit.bot("PATCH", &thread, json!({"archived": true}))
        .await
        .ok();
    deny(&kit, &["MANAGE_THREADS"]).await;
    kit.bot("POST", &format!("{thread}/messages"), body)
        .await
        .refused(400, 50083);
    kit.no_violations().await;
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

#[tokio::test]
async fn guilds_come_and_people_come_and_go() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    let club = kit
        .control("POST", "/guilds", json!({"name": "Club"}))
        .await
        .ok();
    let id = text(&club["id"]);
    assert_eq!(line.next("GUILD_CREATE").await["name"], "Club");
    let room = kit
        .control(
            "POST",
            &format!("/guilds/{id}/channels"),
            json!({"name": "book"}),
        )
        .await
        .ok();
    line.next("CHANNEL_CREATE").await;
    let members = format!("/guilds/{id}/members");
    kit.control("POST", &members, json!({"user": kit.ben}))
        .await
        .ok();
    let twice = kit
        .control("POST", &members, json!({"user": kit.ben}))
        .await
        .error(400);
    assert!(twice.contains("already"), "{twice}");
    let zoe = json!({"name": "Zoë", "locale": "fr"});
    let zoe = text(&kit.control("POST", &members, zoe).await.ok()["id"]);
    let seen = kit.fetch(&format!("/guilds/{id}/members/{zoe}")).await.ok();
    assert_eq!(
        (&seen["user"]["global_name"], &seen["user"]["username"]),
        (&json!("Zoë"), &json!("zo"))
    );
    kit.fetch(&format!("/guilds/{id}/members/{}", kit.cleo))
        .await
        .refused(404, 10007);
    kit.fetch(&format!("/guilds/{id}/members/5"))
        .await
        .refused(404, 10013);
    kit.fetch("/guilds/5").await.refused(404, 10004);
    kit.fetch("/users/5").await.refused(404, 10013);
    let say = json!({"user": kit.cleo, "channel": room["id"], "content": "let me in"});
    kit.control("POST", "/say", say).await.error(403);
    kit.control("DELETE", &format!("{members}/{zoe}"), json!({}))
        .await
        .ok();
    kit.fetch(&format!("/guilds/{id}/members/{zoe}"))
        .await
        .refused(404, 10007);

    let channels = kit.fetch(&format!("/guilds/{id}/channels")).await.ok();
    assert_eq!(channels[0]["id"], room["id"]);
    let roles = kit.fetch(&format!("/guilds/{id}/roles")).await.ok();
    assert_eq!(
        (&roles[0]["name"], &roles[1]["managed"]),
        (&json!("@everyone"), &json!(true))
    );
    kit.control(
        "DELETE",
        &format!("/channels/{}", text(&room["id"])),
        json!({}),
    )
    .await
    .ok();
    line.next("CHANNEL_DELETE").await;
    kit.fetch(&format!("/channels/{}", text(&room["id"])))
        .await
        .refused(404, 10003);
    kit.control("DELETE", &format!("{members}/{}", kit.bot), json!({}))
        .await
        .ok();
    line.next("GUILD_DELETE").await;
    kit.fetch(&format!("/guilds/{id}"))
        .await
        .refused(403, 50001);
    kit.no_violations().await;
}

#[tokio::test]
async fn components_are_used_as_a_person_could() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    let option = |value: &str| json!({"label": value, "value": value});
    let row = |part: Value| json!({"type": 1, "components": [part]});
    let posted = kit.post(&kit.general, json!({"content": "?", "components": [
        row(json!({"type": 3, "custom_id": "pick", "min_values": 1, "max_values": 2,
            "options": [option("a"), option("b"), option("c")]})),
        row(json!({"type": 2, "style": 1, "label": "B", "custom_id": "press"})),
        row(json!({"type": 2, "style": 1, "label": "D", "custom_id": "off", "disabled": true})),
        row(json!({"type": 5, "custom_id": "who"})),
    ]})).await;
    let select = |id: &str, values: Value| {
        json!({"user": kit.ben, "channel": kit.general, "message": posted["id"],
            "custom_id": id, "values": values})
    };
    for (path, body, status, word) in [
        ("/select", select("pick", json!([])), 400, "1 to 2"),
        (
            "/select",
            select("pick", json!(["a", "b", "c"])),
            400,
            "1 to 2",
        ),
        ("/select", select("pick", json!(["d"])), 400, "d cannot"),
        ("/select", select("pick", json!(["a", "a"])), 400, "twice"),
        ("/select", select("press", json!([])), 400, "not a select"),
        ("/select", select("who", json!(["5"])), 400, "5 cannot"),
        ("/button", select("pick", json!([])), 400, "not a button"),
        ("/button", select("off", json!([])), 400, "disabled"),
        ("/button", select("gone", json!([])), 404, "gone"),
    ] {
        let error = kit.control("POST", path, body).await.error(status);
        assert!(error.contains(word), "{error}");
    }
    let _act = kit.act("/select", select("pick", json!(["a", "c"])));
    let data = line.event("INTERACTION_CREATE").await["data"].clone();
    assert_eq!(
        (&data["values"], &data["component_type"]),
        (&json!(["a", "c"]), &json!(3))
    );
    let _act = kit.act("/select", select("who", json!([kit.cleo])));
    let data = line.event("INTERACTION_CREATE").await["data"].clone();
    assert_eq!(data["resolved"]["users"][&kit.cleo]["global_name"], "Cleo");
    kit.no_violations().await;
}
