//! The judge, rule by rule: a body, where its fault is, and Discord's code for it.

use serde_json::{Value, json};

use super::{
    kit::{Kit, Reply, start},
    poise_bot::PNG,
};

/// A body with a fault: the path in the error tree and the code there.
type Fault = (Value, &'static str, &'static str);

#[track_caller]
fn assert_fault(reply: Reply, body: &Value, path: &str, code: &str) {
    let errors = reply.refused(400, 50035)["errors"].clone();
    let list = &errors.pointer(path).unwrap_or(&Value::Null)["_errors"];
    let codes: Vec<&str> = list
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|e| e["code"].as_str())
        .collect();
    assert!(
        codes.contains(&code),
        "{code} at {path} for {body:#}: {errors:#}"
    );
}

fn row(parts: &Value) -> Value {
    json!({"components": [{"type": 1, "components": parts}], "content": "x"})
}

fn button(id: &str) -> Value {
    json!({"type": 2, "style": 1, "label": "L", "custom_id": id})
}

/// A body with one button that has these fields changed (null takes one away).
fn changed_button(changes: &Value) -> Value {
    changed(button("b"), changes)
}

fn changed_select(changes: &Value) -> Value {
    let options: Vec<Value> = (0..3)
        .map(|n| json!({"label": "o", "value": n.to_string()}))
        .collect();
    changed(
        json!({"type": 3, "custom_id": "s", "options": options}),
        changes,
    )
}

fn changed(mut part: Value, changes: &Value) -> Value {
    let map = part.as_object_mut().expect("a map");
    map.extend(changes.as_object().expect("a map").clone());
    map.retain(|_, value| !value.is_null());
    row(&json!([part]))
}

fn embed(embed: &Value) -> Value {
    json!({"embeds": [embed]})
}

fn long(count: usize) -> String {
    "x".repeat(count)
}

const BUTTON: &str = "/components/0/components/0";

#[expect(clippy::too_many_lines, reason = "a table")]
fn message_faults() -> Vec<Fault> {
    let rows = |count| vec![json!({"type": 1, "components": [button("b")]}); count];
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
        (
            json!({"content": "x", "components": rows(6)}),
            "/components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            json!({"content": "x", "components": [button("b")]}),
            "/components/0/type",
            "UNION_TYPE_CHOICES",
        ),
        (
            json!({"content": "x", "components": "none"}),
            "/components",
            "LIST_TYPE_CONVERT",
        ),
        (
            json!({"content": "x", "components": ["none"]}),
            "/components/0",
            "MODEL_TYPE_CONVERT",
        ),
        (
            json!({"content": "x", "components": [{"type": 1}]}),
            "/components/0/components",
            "BASE_TYPE_REQUIRED",
        ),
        (
            row(&json!([])),
            "/components/0/components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            row(&json!(
                (0..6).map(|n| button(&n.to_string())).collect::<Vec<_>>()
            )),
            "/components/0/components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            row(&json!([button("b"), button("b")])),
            "/components/0/components/1/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            json!({"content": "x", "components": rows(2)}),
            "/components/1/components/0/custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
        (
            row(&json!([button("b"), {"type": 5, "custom_id": "s"}])),
            "/components/0/components/1",
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
        ),
        (
            row(&json!([{"type": 4, "custom_id": "t", "style": 1, "label": "L"}])),
            "/components/0/components/0/type",
            "UNION_TYPE_CHOICES",
        ),
    ]
}

fn button_faults() -> Vec<Fault> {
    vec![
        (
            changed_button(&json!({"custom_id": null})),
            "/custom_id",
            "BASE_TYPE_REQUIRED",
        ),
        (
            changed_button(&json!({"custom_id": ""})),
            "/custom_id",
            "BASE_TYPE_REQUIRED",
        ),
        (
            changed_button(&json!({"custom_id": long(101)})),
            "/custom_id",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            changed_button(&json!({"label": long(81)})),
            "/label",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            changed_button(&json!({"label": null})),
            "",
            "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
        ),
        (
            changed_button(&json!({"style": null})),
            "/style",
            "BASE_TYPE_REQUIRED",
        ),
        (
            changed_button(&json!({"style": 7})),
            "/style",
            "BASE_TYPE_CHOICES",
        ),
        (
            changed_button(&json!({"url": "https://example.com"})),
            "/url",
            "BUTTON_COMPONENT_FIELD_NOT_ALLOWED",
        ),
        (
            changed_button(&json!({"style": 5, "url": "https://example.com"})),
            "/custom_id",
            "BUTTON_COMPONENT_FIELD_NOT_ALLOWED",
        ),
        (
            changed_button(&json!({"style": 5, "custom_id": null})),
            "/url",
            "BASE_TYPE_REQUIRED",
        ),
        (
            changed_button(&json!({"style": 5, "custom_id": null, "url": "no"})),
            "/url",
            "URL_TYPE_INVALID_URL",
        ),
        (
            changed_button(&json!({"emoji": {"name": "♔"}})),
            "/emoji/name",
            "COMPONENT_INVALID_EMOJI",
        ),
        (
            changed_button(&json!({"emoji": {"name": "king"}})),
            "/emoji/name",
            "COMPONENT_INVALID_EMOJI",
        ),
        (
            changed_button(&json!({"disabled": 1})),
            "/disabled",
            "BOOLEAN_TYPE_CONVERT",
        ),
    ]
}

fn select_faults() -> Vec<Fault> {
    let options = |count: usize| -> Vec<Value> {
        (0..count)
            .map(|n| json!({"label": "o", "value": n.to_string()}))
            .collect()
    };
    let option = |option: Value| json!({"options": [option]});
    vec![
        (
            changed_select(&json!({"options": null})),
            "/options",
            "BASE_TYPE_REQUIRED",
        ),
        (
            changed_select(&json!({"options": []})),
            "/options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            changed_select(&json!({"options": options(26)})),
            "/options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            changed_select(&json!({"placeholder": long(151)})),
            "/placeholder",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            changed_select(&json!({"min_values": 26})),
            "/min_values",
            "NUMBER_TYPE_MAX",
        ),
        (
            changed_select(&json!({"max_values": 0})),
            "/max_values",
            "NUMBER_TYPE_MIN",
        ),
        (
            changed_select(&json!({"max_values": 4})),
            "/max_values",
            "SELECT_COMPONENT_VALUES_OVER_OPTIONS",
        ),
        (
            changed_select(&json!({"min_values": 3, "max_values": 2})),
            "/min_values",
            "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE",
        ),
        (
            changed_select(&option(json!({"label": "a"}))),
            "/options/0/value",
            "BASE_TYPE_REQUIRED",
        ),
        (
            changed_select(&option(json!({"label": long(101), "value": "v"}))),
            "/options/0/label",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            changed_select(&option(json!({"label": "a", "value": long(101)}))),
            "/options/0/value",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            changed_select(&option(
                json!({"label": "a", "value": "v", "description": long(101)}),
            )),
            "/options/0/description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            changed_select(
                &json!({"options": [{"label": "a", "value": "v"}, {"label": "b", "value": "v"}]}),
            ),
            "/options/1",
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
        ),
        (
            changed_select(&json!({"options": [
                {"label": "a", "value": "v", "default": true}, {"label": "b", "value": "w", "default": true},
            ]})),
            "/options",
            "SELECT_COMPONENT_DEFAULTS_TOO_MANY",
        ),
    ]
}

fn embed_faults() -> Vec<Fault> {
    let fields = |count| vec![json!({"name": "n", "value": "v"}); count];
    vec![
        (
            json!({"embeds": vec![json!({"title": "t"}); 11]}),
            "/embeds",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            embed(&json!({})),
            "/embeds/0/description",
            "BASE_TYPE_REQUIRED",
        ),
        (
            embed(&json!({"title": long(257)})),
            "/embeds/0/title",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            embed(&json!({"description": long(4_097)})),
            "/embeds/0/description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            embed(&json!({"fields": fields(26)})),
            "/embeds/0/fields",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            embed(&json!({"fields": [{"name": "", "value": "v"}]})),
            "/embeds/0/fields/0/name",
            "BASE_TYPE_REQUIRED",
        ),
        (
            embed(&json!({"fields": [{"name": "n", "value": long(1_025)}]})),
            "/embeds/0/fields/0/value",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            embed(&json!({"footer": {"text": long(2_049)}})),
            "/embeds/0/footer/text",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            embed(&json!({"author": {"name": long(257)}})),
            "/embeds/0/author/name",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            embed(&json!({"author": {}})),
            "/embeds/0/author/name",
            "BASE_TYPE_REQUIRED",
        ),
        (
            embed(&json!({"title": "t", "color": 0x0100_0000})),
            "/embeds/0/color",
            "NUMBER_TYPE_MAX",
        ),
        (
            embed(&json!({"title": "t", "url": "ftp://a.b"})),
            "/embeds/0/url",
            "URL_TYPE_INVALID_SCHEME",
        ),
        (
            embed(&json!({"title": "t", "url": "attachment://a.png"})),
            "/embeds/0/url",
            "URL_TYPE_INVALID_SCHEME",
        ),
        (
            embed(&json!({"image": {"url": "board"}})),
            "/embeds/0/image/url",
            "URL_TYPE_INVALID_URL",
        ),
        (
            embed(&json!({"image": {"url": "attachment://b.png"}})),
            "/embeds/0/image/url",
            "ATTACHMENT_NOT_FOUND",
        ),
        (
            embed(&json!({"title": "t", "timestamp": "tomorrow"})),
            "/embeds/0/timestamp",
            "DATE_TIME_TYPE_PARSE",
        ),
        // 6000 characters count over all embeds together.
        (
            json!({"embeds": [{"description": long(3_000)}, {"description": long(3_001)}]}),
            "/embeds",
            "MAX_EMBED_SIZE_EXCEEDED",
        ),
    ]
}

async fn post(kit: &Kit, body: &Value) -> Reply {
    kit.bot(
        "POST",
        &format!("/channels/{}/messages", kit.general),
        body.clone(),
    )
    .await
}

#[tokio::test]
async fn faults_of_messages_are_found_where_they_are() {
    let kit = start().await;
    let mut count = 0;
    let under = |faults: Vec<Fault>| {
        faults
            .into_iter()
            .map(|(body, path, code)| (body, format!("{BUTTON}{path}"), code))
    };
    let whole = message_faults().into_iter().chain(embed_faults());
    let all: Vec<(Value, String, &str)> = whole
        .map(|(body, path, code)| (body, path.to_owned(), code))
        .chain(under(button_faults()))
        .chain(under(select_faults()))
        .collect();
    for (body, path, code) in all {
        assert_fault(post(&kit, &body).await, &body, &path, code);
        count += 1;
    }
    let judgements = kit.look("/violations").await;
    assert_eq!(
        (&judgements["count"], &judgements["refused"]),
        (&json!(count), &json!(0))
    );
    assert_eq!(
        kit.look(&format!("/channels/{}/messages", kit.general))
            .await,
        json!([])
    );
}

#[tokio::test]
async fn bodies_at_their_limits_pass() {
    let kit = start().await;
    let emoji = "😀".repeat(2_000);
    let rows: Vec<Value> = (0..5)
        .map(|row| {
            let buttons: Vec<Value> = (0..5).map(|n| button(&format!("{row}{n}"))).collect();
            json!({"type": 1, "components": buttons})
        })
        .collect();
    let options: Vec<Value> = (0..25)
        .map(|n| json!({"label": long(100), "value": n.to_string()}))
        .collect();
    for body in [
        // Code points count, not UTF-16 units or bytes.
        json!({"content": emoji}),
        json!({"content": "x", "components": rows, "nonce": long(25)}),
        json!({"content": "x", "nonce": 123_456, "allowed_mentions": {"parse": []}}),
        changed_select(&json!({"options": options, "max_values": 25, "min_values": 0})),
        changed_button(&json!({"label": "♔".repeat(80)})),
        changed_button(&json!({"label": null, "emoji": {"name": "♟️"}})),
        changed_button(&json!({"label": null, "emoji": {"name": "🏳️‍🌈"}})),
        changed_button(&json!({"label": null, "emoji": {"name": "1️⃣"}})),
        changed_button(&json!({"style": 5, "custom_id": null, "url": "https://example.com/x"})),
        embed(&json!({"title": "t", "timestamp": "2026-01-31T12:00:00.000Z", "color": 0xFF_FFFF})),
        embed(
            &json!({"title": long(256), "description": long(4_096), "footer": {"text": long(1_648)}}),
        ),
    ] {
        let reply = post(&kit, &body).await;
        assert_eq!(reply.status, 200, "{} for {body}", reply.json);
    }
    let over = json!({"content": "😀".repeat(2_001)});
    assert_fault(
        post(&kit, &over).await,
        &over,
        "/content",
        "BASE_TYPE_MAX_LENGTH",
    );
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
    let path = format!("/channels/{}/messages", kit.general);
    let broken = kit
        .rest("POST", &path)
        .header("content-type", "application/json")
        .body("{");
    super::kit::reply(broken).await.refused(400, 50109);
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
    super::kit::reply(foreign).await.refused(401, 0);
    let judgements = kit.look("/violations").await;
    assert_eq!(
        (&judgements["count"], &judgements["refused"]),
        (&json!(7), &json!(1))
    );
}

#[tokio::test]
async fn faults_of_files_are_found() {
    let kit = start().await;
    let path = format!("/channels/{}/messages", kit.general);
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
        assert_fault(reply, &payload, at, code);
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
        assert_fault(post(&kit, &body).await, &body, path, code);
    }
}
