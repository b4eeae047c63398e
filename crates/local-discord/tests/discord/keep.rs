//! A local Discord that continues where another one stopped.

use std::path::Path;

use local_discord::{LocalDiscord, Options, StartError};
use serde_json::{Value, json};

use super::kit::{Kit, start_with, text};

async fn start_in(folder: &Path) -> Kit {
    let options = Options {
        keep: Some(folder.to_owned()),
        ..Options::default()
    };
    start_with(options).await
}

async fn picture(kit: &Kit, message: &Value) -> Vec<u8> {
    let url = text(&message["attachments"][0]["url"]);
    assert!(url.starts_with(&kit.url), "{url}");
    let answer = kit.http.get(url).send().await.expect("an answer");
    answer.bytes().await.expect("bytes").to_vec()
}

#[tokio::test]
async fn the_world_is_kept_in_a_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let kit = start_in(folder.path()).await;
    let commands = format!("/applications/{}/commands", kit.app);
    let command = json!([{"name": "go", "description": "Goes"}]);
    kit.bot("PUT", &commands, command).await.ok();
    let channel = format!("/channels/{}/messages", kit.general);
    let kept = kit.upload(
        "POST",
        &channel,
        json!({"content": "kept"}),
        &[("a.bin", b"first")],
    );
    let kept = kept.await.ok();
    let gone = kit.upload("POST", &channel, json!({}), &[("b.bin", b"second")]);
    let gone = text(&gone.await.ok()["id"]);
    let threads = format!("{channel}/{}/threads", text(&kept["id"]));
    kit.bot("POST", &threads, json!({"name": "topic"}))
        .await
        .ok();
    let members = format!("/guilds/{}/members", kit.guild);
    let eve = json!({"name": "Eve", "locale": "de"});
    kit.control("POST", &members, eve).await.ok();
    let role = json!({"name": "Chief", "permissions": ["MANAGE_MESSAGES"]});
    let roles = format!("/guilds/{}/roles", kit.guild);
    let role = text(&kit.control("POST", &roles, role).await.ok()["id"]);
    let ben = format!("{members}/{}", kit.ben);
    kit.control("PATCH", &ben, json!({"nick": "Benny", "roles": [role]}))
        .await
        .ok();
    let overwrite = format!("/channels/{}/overwrites/{role}", kit.general);
    kit.control("PUT", &overwrite, json!({"deny": ["SEND_MESSAGES"]}))
        .await
        .ok();
    kit.advance(86_400_000).await;
    let deleted = format!("/messages/{}/{gone}", kit.general);
    kit.control("DELETE", &deleted, json!({})).await.ok();
    let before = [kit.look("/state").await, kit.look("/commands").await];
    kit.discord.stop().await;

    let kit = start_in(folder.path()).await;
    let after = [kit.look("/state").await, kit.look("/commands").await];
    for same in ["guilds", "registered", "clock_ahead_ms"] {
        assert_eq!(after[0][same], before[0][same], "{same}");
    }
    assert_eq!(after[1], before[1]);
    let messages = kit
        .look(&format!("/channels/{}/messages", kit.general))
        .await;
    assert_eq!(messages.as_array().map(Vec::len), Some(1));
    assert_eq!(
        (&messages[0]["id"], &messages[0]["content"]),
        (&kept["id"], &json!("kept"))
    );
    assert_eq!(picture(&kit, &messages[0]).await, b"first");
    let files = std::fs::read_dir(folder.path().join("attachments"));
    assert_eq!(
        files.expect("a folder").count(),
        1,
        "what is deleted is gone"
    );
    let next = kit.post(&kit.general, json!({"content": "next"})).await;
    assert!(text(&next["id"]) > text(&kept["id"]));
}

#[tokio::test]
async fn a_folder_with_something_else_in_it_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("world.json"), "[]").expect("written");
    let options = Options {
        keep: Some(folder.path().to_owned()),
        ..Options::default()
    };
    let refused = LocalDiscord::start(options).await;
    assert!(matches!(refused, Err(StartError::Keep { .. })));
}

fn attachments(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder.join("attachments")).expect("a folder");
    let names = files.map(|file| file.expect("an entry").file_name());
    names
        .map(|name| name.into_string().expect("text"))
        .collect()
}

#[tokio::test]
async fn a_file_is_on_disk_as_soon_as_it_is_posted_and_not_if_it_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let kit = start_in(folder.path()).await;
    let channel = format!("/channels/{}/messages", kit.general);
    let long = json!({"content": "x".repeat(2001)});
    let refused = kit.upload("POST", &channel, long, &[("a.bin", b"refused")]);
    refused.await.refused(400, 50035);
    assert_eq!(attachments(folder.path()), [""; 0]);

    let posted = kit.upload("POST", &channel, json!({}), &[("a.bin", b"posted")]);
    let posted = posted.await.ok();
    let id = text(&posted["attachments"][0]["id"]);
    assert_eq!(attachments(folder.path()), [id]);
    assert_eq!(picture(&kit, &posted).await, b"posted");

    // An edit that leaves it out removes it.
    let path = format!("{channel}/{}", text(&posted["id"]));
    let other = kit.upload(
        "PATCH",
        &path,
        json!({"attachments": [{"id": 0}]}),
        &[("b.bin", b"other")],
    );
    let other = other.await.ok();
    kit.discord.stop().await;
    assert_eq!(
        attachments(folder.path()),
        [text(&other["attachments"][0]["id"])]
    );
}

#[tokio::test]
async fn what_a_killed_one_left_is_removed_and_what_its_world_names_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let kit = start_in(folder.path()).await;
    let channel = format!("/channels/{}/messages", kit.general);
    let posted = kit.upload("POST", &channel, json!({}), &[("a.bin", b"posted")]);
    let id = text(&posted.await.ok()["attachments"][0]["id"]);
    kit.discord.stop().await;
    std::fs::write(folder.path().join("attachments/42"), "half").expect("written");

    let kit = start_in(folder.path()).await;
    assert_eq!(attachments(folder.path()), [id]);
    // It ends without a clean shutdown.
    drop(kit);
    let kit = start_in(folder.path()).await;
    let messages = kit
        .look(&format!("/channels/{}/messages", kit.general))
        .await;
    assert_eq!(picture(&kit, &messages[0]).await, b"posted");
}
