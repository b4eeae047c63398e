//! Messages of the newer component system.

use serde_json::json;

use super::{assert_error, button, long, post};
use crate::kit::start;

#[tokio::test]
async fn components_of_the_newer_kind_are_known() {
    let kit = start().await;
    let flags = 1 << 15;
    let text = |count| json!({"type": 10, "content": long(count)});
    let inside =
        json!({"type": 17, "components": [text(10), {"type": 1, "components": [button("b")]}]});
    let posted = kit
        .post(
            &kit.general,
            json!({"flags": flags, "components": [text(3_000), inside]}),
        )
        .await;
    let click = json!({
        "user": kit.ada, "channel": kit.general, "message": posted["id"], "custom_id": "c",
    });
    kit.control("POST", "/button", click).await.error(404);
    for (body, path, code) in [
        (
            json!({"flags": flags, "content": "x", "components": [text(1)]}),
            "/content",
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
        ),
        (
            json!({"flags": flags, "components": [text(2_001), text(2_000)]}),
            "/components",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        ),
        (
            json!({"flags": flags, "components": [button("b")]}),
            "/components/0/type",
            "UNION_TYPE_CHOICES",
        ),
        (
            json!({"flags": flags, "components": vec![text(1); 41]}),
            "/components",
            "BASE_TYPE_BAD_LENGTH",
        ),
    ] {
        assert_error(post(&kit, &body).await, &body, path, code);
    }
}
