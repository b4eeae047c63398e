//! The kinds of channels.

use serde_json::{Value, json};

use super::{
    kit::{Kit, start, text},
    line::{GUILDS, Line},
};

async fn channel(kit: &Kit, kind: &str) -> String {
    let path = format!("/guilds/{}/channels", kit.guild);
    let body = json!({"name": kind, "kind": kind});
    text(&kit.control("POST", &path, body).await.ok()["id"])
}

#[tokio::test]
async fn threads_are_made_where_discord_takes_them() {
    let kit = start().await;
    for (kind, number, taken) in [
        ("text", 0, &[11, 12][..]),
        ("announcement", 5, &[10][..]),
        ("voice", 2, &[][..]),
    ] {
        let id = channel(&kit, kind).await;
        let shown = kit.fetch(&format!("/channels/{id}")).await.ok();
        assert_eq!(shown["type"], number);
        let path = format!("/channels/{id}/threads");
        for asked in [10, 11, 12] {
            let made = kit
                .bot("POST", &path, json!({"name": "x", "type": asked}))
                .await;
            if taken.contains(&asked) {
                assert_eq!(made.ok()["type"], asked, "{kind}");
            } else {
                made.refused(400, 50024);
            }
        }
        let message = text(&kit.post(&id, json!({"content": "here"})).await["id"]);
        let path = format!("/channels/{id}/messages/{message}/threads");
        let made = kit.bot("POST", &path, json!({"name": "x"})).await;
        match taken.first() {
            Some(kind) => assert_eq!(made.ok()["type"], *kind),
            None => drop(made.refused(400, 50024)),
        }
    }
    kit.no_violations().await;
}

#[tokio::test]
async fn a_forum_has_posts_alone() {
    let kit = start().await;
    let forum = channel(&kit, "forum").await;
    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    let messages = format!("/channels/{forum}/messages");
    kit.bot("POST", &messages, json!({"content": "x"}))
        .await
        .refused(400, 50008);
    let say = json!({"user": kit.ada, "channel": forum, "content": "x"});
    kit.control("POST", "/say", say).await.error(400);
    let path = format!("/channels/{forum}/threads");
    let without = kit.bot("POST", &path, json!({"name": "Post"})).await;
    let errors = without.refused(400, 50035)["errors"].clone();
    assert_ne!(errors["message"], Value::Null, "{errors}");
    let body = json!({"name": "Post", "message": {"content": "first"}});
    let post = kit.bot("POST", &path, body.clone()).await.ok();
    assert_eq!(
        (&post["type"], &post["parent_id"]),
        (&json!(11), &json!(forum))
    );
    assert_eq!(post["message"]["content"], "first");
    assert_eq!(post["message"]["id"], post["id"]);
    assert_eq!(line.next("THREAD_CREATE").await["id"], post["id"]);
    let id = text(&post["id"]);
    kit.post(&id, json!({"content": "second"})).await;
    let listed = kit.fetch(&format!("/channels/{id}/messages")).await.ok();
    assert_eq!(listed.as_array().map(Vec::len), Some(2));
    let path_of_bot = format!("/channels/{forum}/bot-permissions");
    let deny = json!({"deny": ["SEND_MESSAGES"]});
    kit.control("PUT", &path_of_bot, deny).await.ok();
    kit.bot("POST", &path, body).await.refused(403, 50013);
    kit.post(&id, json!({"content": "in the post it may"}))
        .await;
}

#[tokio::test]
async fn channels_change_their_name_and_kind() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    line.next("GUILD_CREATE").await;
    let path = format!("/channels/{}", kit.general);
    let change = json!({"name": "news", "kind": "announcement"});
    let changed = kit.control("PATCH", &path, change).await.ok();
    assert_eq!(
        (&changed["type"], &changed["name"]),
        (&json!(5), &json!("news"))
    );
    assert_eq!(line.next("CHANNEL_UPDATE").await["type"], 5);
    for kind in ["forum", "castle"] {
        let change = json!({"kind": kind});
        kit.control("PATCH", &path, change).await.error(400);
    }
}

#[tokio::test]
async fn a_forum_that_takes_tags_takes_no_post_without_one() {
    let kit = start().await;
    let forum = channel(&kit, "forum").await;
    let change = json!({"requires_tag": true, "tags": [
        {"name": "Official", "moderated": true}, {"name": "Anything"},
    ]});
    let place = format!("/channels/{forum}");
    kit.control("PATCH", &place, change.clone()).await.ok();
    let of_text = format!("/channels/{}", kit.general);
    kit.control("PATCH", &of_text, change).await.error(400);
    let path = format!("{place}/threads");
    let post =
        |tags: Value| json!({"name": "x", "message": {"content": "x"}, "applied_tags": tags});
    kit.bot("POST", &path, post(json!([])))
        .await
        .refused(400, 40067);
    let seen = kit.fetch(&place).await.ok();
    assert_eq!(seen["flags"], 16);
    let [official, anything] = [0, 1].map(|n| seen["available_tags"][n]["id"].clone());
    let deny = json!({"deny": ["MANAGE_THREADS"]});
    let path_of_bot = format!("{place}/bot-permissions");
    kit.control("PUT", &path_of_bot, deny).await.ok();
    kit.bot("POST", &path, post(json!([official])))
        .await
        .refused(403, 50013);
    let made = kit.bot("POST", &path, post(json!([anything]))).await.ok();
    assert_eq!(made["applied_tags"], json!([anything]));
    // The first message of a post has no nonce, and nothing to enforce.
    for (field, value) in [("nonce", json!("1")), ("enforce_nonce", json!(true))] {
        let mut more = post(json!([anything]));
        more["message"][field] = value;
        kit.bot("POST", &path, more).await.refused(400, 50035);
    }
}
