//! Files, and what a message says about them.

use serde_json::json;

use super::{assert_error, embed, long, messages};
use crate::{kit::start, poise_bot::PNG};

#[tokio::test]
async fn errors_in_files_are_found() {
    let kit = start().await;
    let path = messages(&kit);
    let one: [(&str, &[u8]); 1] = [("a.png", PNG)];
    let many: Vec<(&str, &[u8])> = vec![("a.png", PNG); 11];
    for (payload, files, at, code) in [
        (
            json!({"attachments": [{"id": 1, "filename": "a.png"}]}),
            &one[..],
            "/attachments/0/id",
            "ATTACHMENT_NOT_FOUND",
        ),
        (
            json!({"attachments": []}),
            &one[..],
            "/attachments",
            "ATTACHMENT_NOT_REFERENCED",
        ),
        (
            json!({"attachments": [{"id": 0}, {"id": 0}]}),
            &one[..],
            "/attachments/1/id",
            "BASE_TYPE_DUPLICATE",
        ),
        (
            json!({"attachments": [{"filename": "a.png"}]}),
            &one[..],
            "/attachments/0/id",
            "BASE_TYPE_REQUIRED",
        ),
        (
            json!({"attachments": [{"id": 0, "description": long(1_025)}]}),
            &one[..],
            "/attachments/0/description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (json!({}), &many[..], "/attachments", "BASE_TYPE_MAX_LENGTH"),
        (
            embed(&json!({"image": {"url": "attachment://b.png"}})),
            &one[..],
            "/embeds/0/image/url",
            "ATTACHMENT_NOT_FOUND",
        ),
    ] {
        let reply = kit.upload("POST", &path, payload.clone(), files).await;
        assert_error(reply, &payload, at, code);
    }
    let big = vec![0; 10 * 1024 * 1024 + 1];
    let reply = kit
        .upload("POST", &path, json!({}), &[("big.bin", &big)])
        .await;
    reply.refused(413, 40005);
    let nine = vec![0; 9 * 1024 * 1024];
    let files: [(&str, &[u8]); 3] = [("a", &nine), ("b", &nine), ("c", &nine)];
    kit.upload("POST", &path, json!({}), &files)
        .await
        .refused(413, 40005);
    let whole = vec![0; 10 * 1024 * 1024];
    kit.upload("POST", &path, json!({}), &[("whole.bin", &whole)])
        .await
        .ok();
}
