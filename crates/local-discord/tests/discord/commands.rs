//! Commands: how a bot registers, changes and deletes them.

use serde_json::{Value, json};

use super::kit::{Kit, start, text};

pub(crate) fn command(changes: &Value) -> Value {
    merged(json!({"name": "go", "description": "Goes"}), changes)
}

pub(crate) fn merged(mut base: Value, changes: &Value) -> Value {
    let map = base.as_object_mut().expect("a map");
    map.extend(changes.as_object().expect("a map").clone());
    map.retain(|_, value| !value.is_null());
    base
}

pub(crate) fn commands_path(kit: &Kit) -> String {
    format!("/applications/{}/commands", kit.app)
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

#[tokio::test]
async fn an_entry_point_is_not_overwritten_by_accident() {
    let kit = start().await;
    let path = commands_path(&kit);
    let made = kit.control("POST", "/activity", json!({})).await.ok();
    assert_eq!((&made["type"], &made["handler"]), (&json!(4), &json!(2)));
    kit.control("POST", "/activity", json!({})).await.error(400);
    let registered = async || kit.look("/state").await["registered"].clone();
    assert_eq!(registered().await, 0, "the bot has done nothing yet");
    let own = command(&json!({}));
    kit.bot("PUT", &path, json!([own]))
        .await
        .refused(400, 50240);
    let listed = kit.fetch(&path).await.ok();
    assert_eq!(
        listed.as_array().map(Vec::len),
        Some(1),
        "nothing was changed"
    );
    let both = kit.bot("PUT", &path, json!([own, listed[0]])).await.ok();
    assert_eq!(both[1]["id"], made["id"], "it is the same command");
    assert_eq!(both[1]["handler"], 2);
    assert_eq!(registered().await, 1);
    kit.bot("POST", &path, own).await.ok();
    let one = format!("{path}/{}", text(&made["id"]));
    assert_eq!(kit.bot("DELETE", &one, json!({})).await.status, 204);
    kit.bot("PUT", &path, json!([])).await.ok();
}
