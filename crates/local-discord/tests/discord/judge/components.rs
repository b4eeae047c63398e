//! Rows, buttons and selects.

use serde_json::{Value, json};

use super::{assert_accepted, assert_violations, button, long};

/// The path of a message's first button or select.
const FIRST: &str = "/components/0/components/0";

fn row(parts: &Value) -> Value {
    json!({"components": [{"type": 1, "components": parts}], "content": "x"})
}

/// Returns a body with one button that has these fields changed (null removes one).
fn changed_button(changes: &Value) -> Value {
    changed(button("b"), changes)
}

fn changed_select(changes: &Value) -> Value {
    let select = json!({"type": 3, "custom_id": "s", "options": options(3)});
    changed(select, changes)
}

fn changed(mut part: Value, changes: &Value) -> Value {
    let map = part.as_object_mut().expect("a map");
    map.extend(changes.as_object().expect("a map").clone());
    map.retain(|_, value| !value.is_null());
    row(&json!([part]))
}

fn options(count: usize) -> Vec<Value> {
    (0..count)
        .map(|n| json!({"label": "o", "value": n.to_string()}))
        .collect()
}

#[tokio::test]
async fn errors_in_rows_are_found() {
    let rows = |count| vec![json!({"type": 1, "components": [button("b")]}); count];
    assert_violations(
        "",
        vec![
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
        ],
    )
    .await;
}

#[tokio::test]
async fn errors_in_buttons_are_found() {
    assert_violations(
        FIRST,
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
                changed_button(&json!({"emoji": {"name": "smile"}})),
                "/emoji/name",
                "COMPONENT_INVALID_EMOJI",
            ),
            (
                changed_button(&json!({"disabled": 1})),
                "/disabled",
                "BOOLEAN_TYPE_CONVERT",
            ),
        ],
    )
    .await;
}

#[tokio::test]
async fn errors_in_selects_are_found() {
    let option = |option: Value| json!({"options": [option]});
    assert_violations(
        FIRST,
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
        ],
    )
    .await;
}

#[tokio::test]
async fn components_at_their_limits_are_accepted() {
    let rows: Vec<Value> = (0..5)
        .map(|row| {
            let buttons: Vec<Value> = (0..5).map(|n| button(&format!("{row}{n}"))).collect();
            json!({"type": 1, "components": buttons})
        })
        .collect();
    let options: Vec<Value> = (0..25)
        .map(|n| json!({"label": long(100), "value": n.to_string()}))
        .collect();
    assert_accepted(vec![
        json!({"content": "x", "components": rows}),
        changed_select(&json!({"options": options, "max_values": 25, "min_values": 0})),
        changed_button(&json!({"label": "♔".repeat(80)})),
        changed_button(&json!({"label": null, "emoji": {"name": "♟️"}})),
        changed_button(&json!({"label": null, "emoji": {"name": "🏳️‍🌈"}})),
        changed_button(&json!({"label": null, "emoji": {"name": "1️⃣"}})),
        changed_button(&json!({"style": 5, "custom_id": null, "url": "https://example.com/x"})),
    ])
    .await;
}
