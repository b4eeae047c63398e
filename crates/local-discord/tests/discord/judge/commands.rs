//! Commands and their options.

use serde_json::{Value, json};

use super::{Wrong, assert_error};
use crate::{
    commands::{command, commands_path, merged},
    kit::start,
};

fn option(changes: &Value) -> Value {
    let option = merged(
        json!({"type": 3, "name": "table", "description": "Where"}),
        changes,
    );
    command(&json!({"options": [option]}))
}

fn numbered(count: usize, entry: impl Fn(String) -> Value) -> Vec<Value> {
    (0..count).map(|n| entry(format!("n{n}"))).collect()
}

/// Returns commands with an error: the path in the error tree, and Discord's code there.
#[expect(clippy::too_many_lines, reason = "a table")]
fn wrong_commands() -> Vec<Wrong> {
    let plain = |name: String| json!({"type": 3, "name": name, "description": "d"});
    let choice = |name: String| json!({"name": name, "value": name});
    let long = "x".repeat(101);
    let o = "/options/0";
    let at = |rest: &str| -> &'static str { Box::leak(format!("{o}{rest}").into_boxed_str()) };
    vec![
        (
            command(&json!({"name": null})),
            "/name",
            "BASE_TYPE_REQUIRED",
        ),
        (
            command(&json!({"name": "Go"})),
            "/name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            command(&json!({"name": "go on"})),
            "/name",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            command(&json!({"name": "x".repeat(33)})),
            "/name",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            command(&json!({"description": ""})),
            "/description",
            "BASE_TYPE_REQUIRED",
        ),
        (
            command(&json!({"description": long})),
            "/description",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (command(&json!({"type": 4})), "/type", "BASE_TYPE_CHOICES"),
        (
            json!({"type": 2, "name": "Go", "description": "x"}),
            "/description",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            command(&json!({"name_localizations": {"xx": "go"}})),
            "/name_localizations/xx",
            "ENUM_TYPE_COERCE",
        ),
        (
            command(&json!({"name_localizations": {"de": "Geh"}})),
            "/name_localizations/de",
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            command(&json!({"default_member_permissions": "admin"})),
            "/default_member_permissions",
            "NUMBER_TYPE_COERCE",
        ),
        (
            command(&json!({"contexts": [0, 0]})),
            "/contexts/1",
            "SET_TYPE_ALREADY_CONTAINS_VALUE",
        ),
        (
            command(&json!({"contexts": [7]})),
            "/contexts/0",
            "ENUM_TYPE_COERCE",
        ),
        (
            command(&json!({"options": numbered(26, plain)})),
            "/options",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            command(&json!({"options": [plain("a".into()), plain("a".into())]})),
            "/options/1/name",
            "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
        ),
        (
            command(&json!({"options": [
                plain("a".into()), {"type": 3, "name": "b", "description": "d", "required": true},
            ]})),
            "/options/1",
            "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
        ),
        (
            command(
                &json!({"options": [plain("a".into()), {"type": 1, "name": "b", "description": "d"}]}),
            ),
            "/options",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
        (
            option(&json!({"type": 12})),
            at("/type"),
            "BASE_TYPE_CHOICES",
        ),
        (
            option(&json!({"name": "Table"})),
            at("/name"),
            "APPLICATION_COMMAND_INVALID_NAME",
        ),
        (
            option(&json!({"description": null})),
            at("/description"),
            "BASE_TYPE_REQUIRED",
        ),
        (
            option(&json!({"choices": numbered(26, choice)})),
            at("/choices"),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            option(&json!({"choices": [{"name": long, "value": "v"}]})),
            at("/choices/0/name"),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            option(&json!({"choices": [{"name": "n", "value": long}]})),
            at("/choices/0/value"),
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            option(&json!({"choices": [{"name": "n", "value": 5}]})),
            at("/choices/0/value"),
            "STRING_TYPE_CONVERT",
        ),
        (
            option(&json!({"choices": [{"name": "n", "value": "1"}, {"name": "n", "value": "2"}]})),
            at("/choices/1/name"),
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
        ),
        (
            option(&json!({"type": 4, "choices": [{"name": "n", "value": "5"}]})),
            at("/choices/0/value"),
            "NUMBER_TYPE_COERCE",
        ),
        (
            option(&json!({"choices": [choice("a".into())], "autocomplete": true})),
            at("/choices"),
            "APPLICATION_COMMAND_OPTION_AUTOCOMPLETE_WITH_CHOICES",
        ),
        (
            option(&json!({"type": 6, "autocomplete": true})),
            at("/autocomplete"),
            "APPLICATION_COMMAND_OPTION_FIELD_NOT_ALLOWED",
        ),
        (
            option(&json!({"type": 5, "choices": [choice("a".into())]})),
            at("/choices"),
            "APPLICATION_COMMAND_OPTION_FIELD_NOT_ALLOWED",
        ),
        (
            option(&json!({"min_value": 1})),
            at("/min_value"),
            "APPLICATION_COMMAND_OPTION_FIELD_NOT_ALLOWED",
        ),
        (
            option(&json!({"max_length": 6_001})),
            at("/max_length"),
            "NUMBER_TYPE_MAX",
        ),
        (
            option(&json!({"min_length": 5, "max_length": 4})),
            at("/min_length"),
            "APPLICATION_COMMAND_OPTION_BOUNDS_CROSSED",
        ),
        (
            option(&json!({"type": 4, "min_value": 5, "max_value": 4})),
            at("/min_value"),
            "APPLICATION_COMMAND_OPTION_BOUNDS_CROSSED",
        ),
        (
            option(&json!({"type": 2})),
            at("/options"),
            "BASE_TYPE_REQUIRED",
        ),
        (
            option(&json!({"type": 1, "options": [{"type": 1, "name": "a", "description": "d"}]})),
            at("/options/0/type"),
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
        ),
    ]
}

#[tokio::test]
async fn errors_in_commands_are_found() {
    let kit = start().await;
    for (body, path, code) in wrong_commands() {
        for (method, body, path) in [
            ("POST", body.clone(), path.to_owned()),
            ("PUT", json!([body]), format!("/0{path}")),
        ] {
            let reply = kit.bot(method, &commands_path(&kit), body.clone()).await;
            assert_error(reply, &body, &path, code);
        }
    }
    let twice = json!([command(&json!({})), command(&json!({}))]);
    let reply = kit
        .bot("PUT", &commands_path(&kit), twice)
        .await
        .refused(400, 50035);
    assert_eq!(
        reply["errors"]["1"]["_errors"][0]["code"],
        "APPLICATION_COMMANDS_DUPLICATE_NAME"
    );
    assert_eq!(kit.look("/commands").await, json!([]));
}

#[tokio::test]
async fn commands_have_limits_in_number_and_size() {
    let kit = start().await;
    let many = |count, kind| {
        numbered(count, |name| match kind {
            1 => json!({"name": name, "description": "d"}),
            _ => json!({"name": name, "type": kind}),
        })
    };
    let path = commands_path(&kit);
    for (kind, most) in [(1, 100), (2, 15), (3, 15)] {
        kit.bot("PUT", &path, json!(many(most + 1, kind)))
            .await
            .refused(400, 30032);
        kit.bot("PUT", &path, json!(many(most, kind))).await.ok();
        let more = json!({
            "name": "more", "type": kind, "description": if kind == 1 { "d" } else { "" },
        });
        kit.bot("POST", &path, more).await.refused(400, 30032);
    }
    // More than 4000 characters, which used to be the limit. Today it is 8000.
    let sized = |value: usize| {
        let choices = numbered(25, |name| json!({"name": name, "value": "v".repeat(value)}));
        let options = numbered(
            10,
            |name| json!({"type": 3, "name": name, "description": "d", "choices": choices}),
        );
        command(&json!({"options": options}))
    };
    kit.bot("PUT", &path, json!([sized(25)])).await.ok();
    let errors = kit
        .bot("PUT", &path, json!([sized(40)]))
        .await
        .refused(400, 50035)["errors"]
        .clone();
    assert_eq!(
        errors["0"]["_errors"][0]["code"],
        "APPLICATION_COMMAND_TOO_LARGE"
    );
}
