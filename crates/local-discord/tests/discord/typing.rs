//! Typing and clicking of people, refused as Discord's client refuses it.

use serde_json::{Value, json};

use super::{
    commands::{commands_path, merged},
    kit::{start, text},
    line::{GUILDS, Line},
};

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
        (options(json!({"table": "a1", "guest": "1"})), 400, "a user"),
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

/// Libraries write bounds as floats, as JSON has one kind of number.
#[tokio::test]
async fn bounds_hold_however_they_are_written() {
    let kit = start().await;
    let command = json!([{"name": "play", "description": "Plays", "options": [
        {"type": 4, "name": "level", "description": "Level", "min_value": 1.0, "max_value": 8.0},
        {"type": 10, "name": "price", "description": "Price", "min_value": 1, "max_value": 8},
        {"type": 4, "name": "free", "description": "Any"},
        {"type": 10, "name": "much", "description": "Any"},
        {"type": 4, "name": "size", "description": "Size", "choices": [{"name": "Big", "value": 8}]},
        {"type": 3, "name": "name", "description": "Name", "min_length": 3, "max_length": 5},
        {"type": 7, "name": "room", "description": "Room", "channel_types": [5]},
    ]}]);
    kit.bot("PUT", &commands_path(&kit), command).await.ok();
    for (name, value, word) in [
        ("level", json!(0), "1 to 8"),
        ("level", json!(9), "1 to 8"),
        ("level", json!(99), "1 to 8"),
        ("level", json!(1.5), "whole number"),
        ("price", json!(0.9), "1 to 8"),
        ("price", json!(8.5), "1 to 8"),
        ("free", json!(1_i64 << 54), "9007199254740992"),
        ("free", json!(-(1_i64 << 54)), "9007199254740992"),
        ("much", json!(1e300), "9007199254740992"),
        ("size", json!(7), "choice"),
        ("name", json!("ab"), "3 to 5"),
        ("name", json!("abcdef"), "3 to 5"),
        ("room", json!(kit.lounge), "another type"),
    ] {
        let call = json!({
            "user": kit.ben, "channel": kit.general, "name": "play", "options": {name: value},
        });
        let error = kit.control("POST", "/command", call).await.error(400);
        assert!(error.contains(word), "{error}");
    }
    let mut line = Line::identify(&kit, GUILDS).await;
    let highest = json!({"level": 8, "price": 8, "free": 1_i64 << 53, "size": 8, "name": "abcde"});
    let call = json!({"user": kit.ben, "channel": kit.general, "name": "play", "options": highest});
    let _act = kit.act("/command", call);
    let data = line.event("INTERACTION_CREATE").await["data"].clone();
    assert_eq!(data["options"][0]["value"], 8, "{data:#}");
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

/// Discord's clients also accept the id of a user who isn't a member of the guild.
#[tokio::test]
async fn a_user_who_is_no_member_comes_without_one() {
    let kit = start().await;
    kit.bot("PUT", &commands_path(&kit), typed_commands())
        .await
        .ok();
    let other = kit
        .control("POST", "/guilds", json!({"name": "Other"}))
        .await
        .ok();
    let path = format!("/guilds/{}/members", text(&other["id"]));
    let eve = kit
        .control("POST", &path, json!({"name": "Eve"}))
        .await
        .ok();
    let eve = text(&eve["id"]);
    let mut line = Line::identify(&kit, GUILDS).await;
    let call = json!({
        "user": kit.ada, "channel": kit.general, "name": "book",
        "options": {"table": "a1", "guest": eve},
    });
    let _act = kit.act("/command", call);
    let data = line.event("INTERACTION_CREATE").await["data"].clone();
    assert_eq!(data["resolved"]["users"][&eve]["global_name"], "Eve");
    assert!(data["resolved"]["members"].is_null(), "{data:#}");
    let menu = json!({
        "user": kit.ada, "channel": kit.general, "name": "Greet", "target": eve,
    });
    let _act = kit.act("/menu", menu);
    let data = line.event("INTERACTION_CREATE").await["data"].clone();
    assert_eq!(data["target_id"], json!(eve));
    assert!(data["resolved"]["members"].is_null(), "{data:#}");
}

#[tokio::test]
async fn components_are_used_as_a_person_could() {
    let kit = start().await;
    let mut line = Line::identify(&kit, GUILDS).await;
    let option = |value: &str| json!({"label": value, "value": value});
    let row = |part: Value| json!({"type": 1, "components": [part]});
    let posted = kit.post(&kit.general, json!({"content": "?", "components": [
        row(json!({"type": 3, "custom_id": "pick", "min_values": 1, "max_values": 2,
            "options": [option("a"), option("b"), option("c")]})),
        row(json!({"type": 2, "style": 1, "label": "B", "custom_id": "press"})),
        row(json!({"type": 2, "style": 1, "label": "D", "custom_id": "off", "disabled": true})),
        row(json!({"type": 5, "custom_id": "who"})),
        row(json!({"type": 8, "custom_id": "where", "channel_types": [5]})),
    ]})).await;
    let other = kit
        .control("POST", "/guilds", json!({"name": "Other"}))
        .await
        .ok();
    let path = format!("/guilds/{}/members", text(&other["id"]));
    let eve = kit
        .control("POST", &path, json!({"name": "Eve"}))
        .await
        .ok();
    let select = |id: &str, values: Value| {
        json!({"user": kit.ben, "channel": kit.general, "message": posted["id"],
            "custom_id": id, "values": values})
    };
    for (path, body, status, word) in [
        ("/select", select("pick", json!([])), 400, "1 to 2"),
        (
            "/select",
            select("pick", json!(["a", "b", "c"])),
            400,
            "1 to 2",
        ),
        ("/select", select("pick", json!(["d"])), 400, "d cannot"),
        ("/select", select("pick", json!(["a", "a"])), 400, "twice"),
        ("/select", select("press", json!([])), 400, "not a select"),
        ("/select", select("who", json!(["5"])), 400, "5 cannot"),
        (
            "/select",
            select("who", json!([eve["id"]])),
            400,
            "cannot be chosen",
        ),
        (
            "/select",
            select("where", json!([kit.lounge])),
            400,
            "cannot be chosen",
        ),
        ("/button", select("pick", json!([])), 400, "not a button"),
        ("/button", select("off", json!([])), 400, "disabled"),
        ("/button", select("gone", json!([])), 404, "gone"),
    ] {
        let error = kit.control("POST", path, body).await.error(status);
        assert!(error.contains(word), "{error}");
    }
    let _act = kit.act("/select", select("pick", json!(["a", "c"])));
    let data = line.event("INTERACTION_CREATE").await["data"].clone();
    assert_eq!(
        (&data["values"], &data["component_type"]),
        (&json!(["a", "c"]), &json!(3))
    );
    let _act = kit.act("/select", select("who", json!([kit.cleo])));
    let data = line.event("INTERACTION_CREATE").await["data"].clone();
    assert_eq!(data["resolved"]["users"][&kit.cleo]["global_name"], "Cleo");
    kit.no_violations().await;
}
