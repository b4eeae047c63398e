//! Commands: how a bot registers them, and how people type them.

use serde_json::{Value, json};

use super::{
    kit::{Kit, start, text},
    line::{GUILDS, Line},
};

fn command(changes: &Value) -> Value {
    merged(json!({"name": "go", "description": "Goes"}), changes)
}

fn merged(mut base: Value, changes: &Value) -> Value {
    let map = base.as_object_mut().expect("a map");
    map.extend(changes.as_object().expect("a map").clone());
    map.retain(|_, value| !value.is_null());
    base
}

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

fn commands_path(kit: &Kit) -> String {
    format!("/applications/{}/commands", kit.app)
}

/// Commands with an error: the path in the error tree, and Discord's code there.
#[expect(clippy::too_many_lines, reason = "a table")]
fn faults() -> Vec<(Value, &'static str, &'static str)> {
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
async fn faults_of_commands_are_found_where_they_are() {
    let kit = start().await;
    for (body, path, code) in faults() {
        for (method, body, path) in [
            ("POST", body.clone(), path.to_owned()),
            ("PUT", json!([body]), format!("/0{path}")),
        ] {
            let reply = kit.bot(method, &commands_path(&kit), body.clone()).await;
            let errors = reply.refused(400, 50035)["errors"].clone();
            let list = &errors.pointer(&path).unwrap_or(&Value::Null)["_errors"];
            let found = list
                .as_array()
                .into_iter()
                .flatten()
                .any(|error| error["code"] == code);
            assert!(found, "{code} at {path} for {body:#}: {errors:#}");
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
    assert_eq!(kit.look("/state").await["commands"], json!([]));
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
    // More than 4000 characters, which was the limit once. Today it is 8000.
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

#[tokio::test]
async fn commands_are_kept_changed_and_deleted() {
    let kit = start().await;
    let path = commands_path(&kit);
    let made = kit.bot("POST", &path, command(&json!({}))).await;
    assert_eq!(made.status, 201);
    let id = text(&made.json["id"]);
    let again = kit
        .bot("POST", &path, command(&json!({"description": "Other"})))
        .await;
    assert_eq!((again.status, text(&again.json["id"])), (200, id.clone()));
    let one = format!("{path}/{id}");
    kit.bot("PATCH", &one, json!({"name": "walk"})).await.ok();
    let seen = kit.fetch(&one).await.ok();
    assert_eq!(
        (&seen["name"], &seen["description"]),
        (&json!("walk"), &json!("Other"))
    );
    for field in [
        "application_id",
        "version",
        "default_member_permissions",
        "type",
    ] {
        assert!(seen.get(field).is_some(), "{field}");
    }
    kit.bot("PATCH", &one, json!({"name": "NO"}))
        .await
        .refused(400, 50035);
    let kept = kit
        .bot(
            "PUT",
            &path,
            json!([command(&json!({"name": "walk"})), command(&json!({}))]),
        )
        .await
        .ok();
    assert_eq!(kept[0]["id"], id);
    assert_eq!(kit.bot("DELETE", &one, json!({})).await.status, 204);
    kit.fetch(&one).await.refused(404, 10063);
    let guild = format!("/applications/{}/guilds/{}/commands", kit.app, kit.guild);
    kit.bot("PUT", &guild, json!([command(&json!({"name": "here"}))]))
        .await
        .ok();
    assert_eq!(
        kit.fetch(&path).await.ok().as_array().map(Vec::len),
        Some(1)
    );
    let foreign = format!("/applications/{}/guilds/1/commands", kit.app);
    kit.fetch(&foreign).await.refused(403, 50001);
    kit.fetch("/applications/1/commands")
        .await
        .refused(404, 10002);
}

fn typed_commands() -> Value {
    json!([
        {"name": "book", "description": "Books a table", "options": [
            {"type": 3, "name": "table", "description": "Where", "required": true,
                "min_length": 2, "max_length": 4},
            {"type": 4, "name": "days", "description": "How long", "min_value": 1, "max_value": 9},
            {"type": 3, "name": "colour", "description": "Which",
                "choices": [{"name": "Red", "value": "r"}, {"name": "Blue", "value": "b"}]},
            {"type": 6, "name": "guest", "description": "Who"},
            {"type": 5, "name": "paid", "description": "Paid for"},
            {"type": 7, "name": "room", "description": "Room", "channel_types": [0]},
        ]},
        {"name": "list", "description": "Lists", "options": [
            {"type": 2, "name": "wine", "description": "Wine", "options": [
                {"type": 1, "name": "add", "description": "Adds", "options": [
                    {"type": 10, "name": "price", "description": "How much"},
                ]},
            ]},
        ]},
        {"name": "ban", "description": "Bans", "default_member_permissions": "4"},
        {"name": "Greet", "type": 2},
        {"name": "Quote", "type": 3},
    ])
}

#[tokio::test]
async fn what_a_person_could_not_type_is_refused() {
    let kit = start().await;
    kit.bot("PUT", &commands_path(&kit), typed_commands())
        .await
        .ok();
    let eve = json!({"name": "Eve"});
    let path = "/guilds".to_owned();
    let other = kit
        .control("POST", &path, json!({"name": "Other"}))
        .await
        .ok();
    let eve = kit
        .control(
            "POST",
            &format!("/guilds/{}/members", text(&other["id"])),
            eve,
        )
        .await
        .ok();
    let options = |options: Value| json!({"name": "book", "options": options});
    for (body, status, word) in [
        (json!({"name": "fly"}), 404, "/fly"),
        (json!({"name": "list"}), 400, "sub-command"),
        (json!({"name": "list wine"}), 400, "sub-command"),
        (json!({"name": "list tea add"}), 404, "tea"),
        (json!({"name": "Greet"}), 404, "Greet"),
        (json!({"name": "ban"}), 403, "ban"),
        (options(json!({})), 400, "required"),
        (options(json!({"table": "a1", "speed": 1})), 400, "speed"),
        (options(json!({"table": 5})), 400, "text"),
        (options(json!({"table": "a"})), 400, "2 to 4"),
        (options(json!({"table": "a1a2a"})), 400, "2 to 4"),
        (options(json!({"table": "a1", "days": 10})), 400, "1 to 9"),
        (
            options(json!({"table": "a1", "days": "2"})),
            400,
            "whole number",
        ),
        (
            options(json!({"table": "a1", "colour": "green"})),
            400,
            "choice",
        ),
        (
            options(json!({"table": "a1", "paid": "yes"})),
            400,
            "true or false",
        ),
        (options(json!({"table": "a1", "guest": "Ben"})), 400, "id"),
        (
            options(json!({"table": "a1", "guest": eve["id"]})),
            400,
            "guild",
        ),
        (
            options(json!({"table": "a1", "room": kit.guild})),
            400,
            "guild",
        ),
    ] {
        let call = merged(json!({"user": kit.ben, "channel": kit.general}), &body);
        let error = kit
            .control("POST", "/command", call.clone())
            .await
            .error(status);
        assert!(error.contains(word), "{error} for {call}");
    }
    for (user, channel, status) in [
        (text(&eve["id"]), kit.general.clone(), 403),
        (kit.bot.clone(), kit.general.clone(), 400),
        ("1".to_owned(), kit.general.clone(), 404),
        (kit.ada.clone(), "1".to_owned(), 404),
    ] {
        let call = json!({"user": user, "channel": channel, "name": "ban"});
        kit.control("POST", "/command", call).await.error(status);
    }
    let focus =
        json!({"user": kit.ada, "channel": kit.general, "name": "book", "focused": "table"});
    let error = kit.control("POST", "/autocomplete", focus).await.error(400);
    assert!(error.contains("has no autocomplete"), "{error}");
    let broken = kit
        .http
        .post(format!("{}/control/command", kit.url))
        .body("{");
    assert!(super::kit::reply(broken).await.error(400).contains("body"));
    kit.no_violations().await;
}

#[tokio::test]
async fn typed_options_reach_the_bot_resolved() {
    let kit = start().await;
    kit.bot("PUT", &commands_path(&kit), typed_commands())
        .await
        .ok();
    let mut line = Line::identify(&kit, GUILDS).await;
    let call = json!({
        "user": kit.ada, "channel": kit.general, "name": "book",
        "options": {"guest": kit.ben, "colour": "Red", "table": "a1", "room": kit.lounge},
    });
    let _act = kit.act("/command", call);
    let data = line.event("INTERACTION_CREATE").await["data"].clone();
    assert_eq!(
        data["options"][0],
        json!({"name": "table", "type": 3, "value": "a1"})
    );
    assert_eq!(data["options"][1]["value"], "r");
    assert_eq!(data["resolved"]["users"][&kit.ben]["global_name"], "Ben");
    assert!(data["resolved"]["members"][&kit.ben]["joined_at"].is_string());
    assert_eq!(data["resolved"]["channels"][&kit.lounge]["name"], "lounge");
    let call = json!({
        "user": kit.ada, "channel": kit.general, "name": "list wine add", "options": {"price": 6.5},
    });
    let _act = kit.act("/command", call);
    let data = line.event("INTERACTION_CREATE").await["data"].clone();
    let path = "/options/0/options/0/options/0/value";
    assert_eq!(data.pointer(path), Some(&json!(6.5)), "{data:#}");
    let menu = json!({
        "user": kit.ada, "channel": kit.general, "name": "Greet", "target": kit.ben,
    });
    let _act = kit.act("/menu", menu);
    let data = line.event("INTERACTION_CREATE").await["data"].clone();
    assert_eq!(
        (&data["target_id"], &data["type"]),
        (&json!(kit.ben), &json!(2))
    );
    let message = kit.post(&kit.general, json!({"content": "wise"})).await;
    let menu = json!({
        "user": kit.ada, "channel": kit.general, "name": "Quote", "target": message["id"],
    });
    let _act = kit.act("/menu", menu);
    let data = line.event("INTERACTION_CREATE").await["data"].clone();
    assert_eq!(
        data["resolved"]["messages"][text(&message["id"])]["content"],
        "wise"
    );
}
