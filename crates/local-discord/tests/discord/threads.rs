//! Threads: created, archived, locked.

use serde_json::json;

use super::{
    kit::{Kit, start, text},
    line::{GUILDS, Line},
    permissions::deny,
};

const DAY: u64 = 24 * 60 * 60 * 1_000;

/// Returns a message and the path that creates a thread from it.
pub(crate) async fn threadable(kit: &Kit) -> (String, String) {
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
    let members = format!("/channels/{id}/thread-members");
    let member = kit.fetch(&format!("{members}/{}", kit.ben)).await.ok();
    assert_eq!(
        (&member["id"], &member["user_id"]),
        (&json!(id), &json!(kit.ben))
    );
    kit.fetch(&format!("{members}/{}", kit.ada))
        .await
        .refused(404, 10007);
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
