//! Messages in channels: what is stored, who is notified, and what edits change.

use serde_json::{Value, json};

use super::{
    kit::{Kit, WAIT_MS, start, text},
    line::{GUILD_MESSAGES, Line},
    poise_bot::PNG,
};

fn messages(kit: &Kit) -> String {
    format!("/channels/{}/messages", kit.general)
}

#[tokio::test]
async fn allowed_mentions_decide_who_is_pinged() {
    let kit = start().await;
    let both = format!("<@{}> and <@!{}>", kit.ada, kit.ben);
    let everyone = json!(["everyone"]);
    for (content, allowed, pinged) in [
        (both.clone(), Value::Null, vec![&kit.ada, &kit.ben]),
        (both.clone(), json!({"parse": []}), vec![]),
        (both.clone(), json!({}), vec![]),
        (both.clone(), json!({"users": [kit.ben]}), vec![&kit.ben]),
        (
            both.clone(),
            json!({"parse": ["users"]}),
            vec![&kit.ada, &kit.ben],
        ),
        ("@everyone".to_owned(), json!({"parse": []}), vec![]),
        (format!("<@{}> <@123>", kit.bot), Value::Null, vec![]),
    ] {
        let mut body = json!({"content": content});
        if !allowed.is_null() {
            body["allowed_mentions"] = allowed;
        }
        let id = text(&kit.post(&kit.general, body.clone()).await["id"]);
        let seen = kit.look(&format!("/messages/{}/{id}", kit.general)).await;
        assert_eq!(seen["pinged"], json!(pinged), "{body}");
    }
    let body = json!({"content": "@everyone", "allowed_mentions": {"parse": everyone}});
    let id = text(&kit.post(&kit.general, body.clone()).await["id"]);
    let seen = kit.look(&format!("/messages/{}/{id}", kit.general)).await;
    assert_eq!(seen["pinged"].as_array().map(Vec::len), Some(4));
    let deny = json!({"deny": ["MENTION_EVERYONE"]});
    kit.control(
        "PUT",
        &format!("/channels/{}/bot-permissions", kit.general),
        deny,
    )
    .await
    .ok();
    let id = text(&kit.post(&kit.general, body).await["id"]);
    let seen = kit.look(&format!("/messages/{}/{id}", kit.general)).await;
    assert_eq!(
        (&seen["pinged"], &seen["mention_everyone"]),
        (&json!([]), &json!(false))
    );
    // Edits change the mentions and notify nobody.
    let edit = json!({"content": format!("<@{}>", kit.cleo)});
    let edited = kit
        .bot("PATCH", &format!("{}/{id}", messages(&kit)), edit)
        .await
        .ok();
    assert_eq!(edited["mentions"][0]["id"], kit.cleo);
    let seen = kit.look(&format!("/messages/{}/{id}", kit.general)).await;
    assert_eq!(seen["pinged"], json!([]));
    // A silent message notifies nobody.
    let silent = json!({"content": format!("<@{}>", kit.cleo), "flags": 4096});
    let id = text(&kit.post(&kit.general, silent).await["id"]);
    assert_eq!(
        kit.look(&format!("/messages/{}/{id}", kit.general)).await["pinged"],
        json!([])
    );
}

#[tokio::test]
async fn an_enforced_nonce_makes_one_message() {
    let kit = start().await;
    let body = json!({"content": "once", "nonce": "order-7-line-3", "enforce_nonce": true});
    let first = kit.post(&kit.general, body.clone()).await;
    let second = kit.post(&kit.general, body.clone()).await;
    assert_eq!(
        (&first["id"], &first["nonce"]),
        (&second["id"], &json!("order-7-line-3"))
    );
    let unenforced = json!({"content": "once", "nonce": "order-7-line-3"});
    assert_ne!(kit.post(&kit.general, unenforced).await["id"], first["id"]);
    assert_eq!(
        kit.look(&messages(&kit)).await.as_array().map(Vec::len),
        Some(2)
    );
    // A few minutes later the nonce is forgotten.
    kit.advance(6 * 60 * 1_000).await;
    kit.post(&kit.general, body).await;
    let list = kit.look(&messages(&kit)).await;
    assert_eq!(list.as_array().map(Vec::len), Some(3));
}

#[tokio::test]
async fn edits_keep_the_files_that_their_list_names() {
    let kit = start().await;
    let files: [(&str, &[u8]); 2] = [("a.png", PNG), ("notes.txt", b"hello")];
    let payload = json!({
        "attachments": [{"id": 0, "description": "Plan"}, {"id": "1", "filename": "n.txt"}],
        "embeds": [{"image": {"url": "attachment://a.png"}}],
    });
    let posted = kit
        .upload("POST", &messages(&kit), payload, &files)
        .await
        .ok();
    let path = format!("{}/{}", messages(&kit), text(&posted["id"]));
    let first = posted["attachments"][0].clone();
    assert_eq!(
        (&first["description"], &first["size"]),
        (&json!("Plan"), &json!(PNG.len()))
    );
    assert_eq!(
        (&first["width"], &first["content_type"]),
        (&json!(1), &json!("image/png"))
    );
    assert_eq!(posted["attachments"][1]["filename"], "n.txt");
    assert_eq!(posted["embeds"][0]["image"]["url"], first["url"]);
    assert_eq!(posted["embeds"][0]["image"]["width"], 1);

    let edited = kit
        .bot("PATCH", &path, json!({"content": "kept"}))
        .await
        .ok();
    assert_eq!(edited["attachments"].as_array().map(Vec::len), Some(2));
    assert!(edited["edited_timestamp"].is_string());

    let new: [(&str, &[u8]); 1] = [("b.png", PNG)];
    let payload = json!({"attachments": [{"id": first["id"]}, {"id": 0, "filename": "b.png"}],
        "embeds": [{"image": {"url": "attachment://b.png"}}]});
    let edited = kit.upload("PATCH", &path, payload, &new).await.ok();
    let names: Vec<&Value> = edited["attachments"]
        .as_array()
        .expect("files")
        .iter()
        .map(|f| &f["filename"])
        .collect();
    assert_eq!(names, ["a.png", "b.png"]);
    assert_eq!(
        edited["embeds"][0]["image"]["url"],
        edited["attachments"][1]["url"]
    );
    let gone = kit
        .http
        .get(text(&posted["attachments"][1]["url"]))
        .send()
        .await
        .expect("an answer");
    assert_eq!(gone.status(), 404);

    let stranger = json!({"attachments": [{"id": "5"}]});
    kit.bot("PATCH", &path, stranger).await.refused(400, 50035);
    let nothing = json!({"content": null, "embeds": [], "attachments": []});
    kit.bot("PATCH", &path, nothing).await.refused(400, 50006);
    let wiped = kit
        .bot("PATCH", &path, json!({"content": "x", "attachments": []}))
        .await
        .ok();
    assert_eq!(wiped["attachments"], json!([]));
}

#[tokio::test]
async fn messages_are_read_edited_and_deleted() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILD_MESSAGES).await;
    let mut ids = Vec::new();
    for n in 0..5 {
        ids.push(text(
            &kit.post(&kit.general, json!({"content": n.to_string()}))
                .await["id"],
        ));
        line.next("MESSAGE_CREATE").await;
    }
    let contents = async |query: &str| -> String {
        let list = kit.fetch(&format!("{}?{query}", messages(&kit))).await.ok();
        list.as_array()
            .expect("a list")
            .iter()
            .map(|m| text(&m["content"]))
            .collect()
    };
    assert_eq!(contents("limit=2").await, "43");
    assert_eq!(contents(&format!("before={}", ids[2])).await, "10");
    assert_eq!(contents(&format!("after={}&limit=2", ids[1])).await, "32");
    assert_eq!(contents(&format!("around={}&limit=3", ids[2])).await, "321");
    kit.fetch(&format!("{}?limit=101", messages(&kit)))
        .await
        .refused(400, 50035);

    let one = format!("{}/{}", messages(&kit), ids[0]);
    kit.bot("PATCH", &one, json!({"content": "new"})).await.ok();
    assert_eq!(line.next("MESSAGE_UPDATE").await["content"], "new");
    assert_eq!(kit.fetch(&one).await.ok()["content"], "new");
    assert_eq!(kit.bot("DELETE", &one, json!({})).await.status, 204);
    assert_eq!(line.next("MESSAGE_DELETE").await["id"], ids[0]);
    kit.fetch(&one).await.refused(404, 10008);
    kit.bot("PATCH", &one, json!({"content": "new"}))
        .await
        .refused(404, 10008);

    let say = json!({"user": kit.ada, "channel": kit.general, "content": "hers"});
    let hers = text(&kit.control("POST", "/say", say).await.ok()["id"]);
    let one = format!("{}/{hers}", messages(&kit));
    assert_eq!(
        kit.fetch(&one).await.ok()["content"],
        "",
        "no message-content intent"
    );
    kit.bot("PATCH", &one, json!({"content": "mine"}))
        .await
        .refused(403, 50005);
    kit.bot("DELETE", &one, json!({})).await.refused(403, 50013);
    kit.control(
        "DELETE",
        &format!("/messages/{}/{hers}", kit.general),
        json!({}),
    )
    .await
    .ok();
    line.event("MESSAGE_DELETE").await;
}

#[tokio::test]
async fn replies_point_at_what_they_answer() {
    let kit = start().await;
    let say = json!({"user": kit.ada, "channel": kit.general, "content": "question"});
    let question = text(&kit.control("POST", "/say", say).await.ok()["id"]);
    let reply = json!({"content": "answer", "message_reference": {"message_id": question}});
    let posted = kit.post(&kit.general, reply.clone()).await;
    assert_eq!(
        (&posted["type"], &posted["referenced_message"]["id"]),
        (&json!(19), &json!(question))
    );
    let seen = kit
        .look(&format!(
            "/messages/{}/{}",
            kit.general,
            text(&posted["id"])
        ))
        .await;
    assert_eq!(seen["pinged"], json!([kit.ada]));
    let mut quiet = reply.clone();
    quiet["allowed_mentions"] = json!({"replied_user": false});
    let id = text(&kit.post(&kit.general, quiet).await["id"]);
    assert_eq!(
        kit.look(&format!("/messages/{}/{id}", kit.general)).await["pinged"],
        json!([])
    );
    let mut lost = reply;
    lost["message_reference"] = json!({"message_id": "5"});
    kit.bot("POST", &messages(&kit), lost.clone())
        .await
        .refused(400, 50035);
    lost["message_reference"]["fail_if_not_exists"] = json!(false);
    kit.post(&kit.general, lost).await;
    kit.no_violations().await;
}

#[tokio::test]
async fn a_poll_for_messages_waits_for_them() {
    let kit = start().await;
    let path = format!("{}?as={}&min=2&wait_ms={WAIT_MS}", messages(&kit), kit.ada);
    let url = format!("{}/control{path}", kit.url);
    let waiting = tokio::spawn(super::kit::reply(kit.http.get(url)));
    kit.post(&kit.general, json!({"content": "one"})).await;
    assert!(!waiting.is_finished());
    let first = kit.look(&messages(&kit)).await[0].clone();
    kit.post(&kit.general, json!({"content": "two"})).await;
    let list = waiting.await.expect("an answer").ok();
    assert_eq!(
        (&list[0]["content"], &list[1]["content"]),
        (&json!("one"), &json!("two"))
    );
    let rest = kit
        .look(&format!("{}?after={}", messages(&kit), text(&first["id"])))
        .await;
    assert_eq!(rest.as_array().map(Vec::len), Some(1));
    let seq = kit.look("/wait").await["seq"].as_u64().expect("a number");
    let url = format!("{}/control/wait?after={seq}&wait_ms={WAIT_MS}", kit.url);
    let waiting = tokio::spawn(super::kit::reply(kit.http.get(url)));
    kit.post(&kit.general, json!({"content": "three"})).await;
    assert!(waiting.await.expect("an answer").ok()["seq"].as_u64() > Some(seq));
}
