//! The fields of a message.

use serde_json::json;

use super::{assert_accepted, assert_violations, button, long, messages, post};
use crate::kit::{reply, start};

#[tokio::test]
async fn errors_in_messages_are_found() {
    assert_violations(
        "",
        vec![
            (
                json!({"content": long(2_001)}),
                "/content",
                "BASE_TYPE_MAX_LENGTH",
            ),
            (json!({"content": 5}), "/content", "STRING_TYPE_CONVERT"),
            (
                json!({"content": "x", "tts": "yes"}),
                "/tts",
                "BOOLEAN_TYPE_CONVERT",
            ),
            (
                json!({"content": "x", "nonce": long(26)}),
                "/nonce",
                "BASE_TYPE_MAX_LENGTH",
            ),
            (
                json!({"content": "x", "nonce": 1.5}),
                "/nonce",
                "NONCE_TYPE_INVALID",
            ),
            (
                json!({"content": "x", "flags": "loud"}),
                "/flags",
                "NUMBER_TYPE_COERCE",
            ),
            (
                json!({"content": "x", "poll": {"question": {}}}),
                "/poll",
                "BASE_TYPE_BAD_TYPE",
            ),
            (
                json!({"content": "x", "allowed_mentions": {"parse": ["all"]}}),
                "/allowed_mentions/parse/0",
                "BASE_TYPE_CHOICES",
            ),
            (
                json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
                "/allowed_mentions",
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
            ),
            (
                json!({"content": "x", "allowed_mentions": {"users": ["me"]}}),
                "/allowed_mentions/users/0",
                "NUMBER_TYPE_COERCE",
            ),
        ],
    )
    .await;
}

#[tokio::test]
async fn messages_at_their_limits_are_accepted() {
    assert_accepted(vec![
        // Code points count, not UTF-16 units or bytes.
        json!({"content": "😀".repeat(2_000)}),
        json!({"content": "x", "nonce": long(25)}),
        json!({"content": "x", "nonce": 123_456, "allowed_mentions": {"parse": []}}),
    ])
    .await;
    let over = json!({"content": "😀".repeat(2_001)});
    assert_violations("", vec![(over, "/content", "BASE_TYPE_MAX_LENGTH")]).await;
}

#[tokio::test]
async fn empty_messages_and_broken_bodies_have_their_own_codes() {
    let kit = start().await;
    for body in [
        json!({}),
        json!({"content": " \n"}),
        json!({"components": [{"type": 1, "components": [button("b")]}]}),
    ] {
        post(&kit, &body).await.refused(400, 50006);
    }
    let path = messages(&kit);
    let broken = kit
        .rest("POST", &path)
        .header("content-type", "application/json")
        .body("{");
    reply(broken).await.refused(400, 50109);
    kit.bot("POST", &path, json!([1])).await.refused(400, 50035);
    kit.bot(
        "POST",
        "/channels/general/messages",
        json!({"content": "x"}),
    )
    .await
    .refused(400, 50035);
    let unknown = kit.bot("POST", "/nothing/here", json!({})).await;
    assert_eq!(
        unknown.json,
        json!({"message": "404: Not Found", "code": 0})
    );
    assert_eq!(unknown.status, 404);
    let foreign = kit
        .http
        .get(format!("{}/api/v10/users/@me", kit.url))
        .header("Authorization", "Bot x");
    reply(foreign).await.refused(401, 0);
    let judgements = kit.look("/violations").await;
    assert_eq!(
        (&judgements["count"], &judgements["refused"]),
        (&json!(7), &json!(1))
    );
}
