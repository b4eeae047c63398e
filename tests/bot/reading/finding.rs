//! Finding opponents: searches, codes, blocks, and a player's settings page by page.

use std::time::Duration;

use serde_json::json;

use super::reader::Reader;

pub(super) async fn write(reader: &mut Reader) {
    reader.heading(2, "5. Finding opponents, and settings");
    searches(reader).await;
    codes(reader).await;
    settings(reader).await;
    privacy(reader).await;
}

async fn searches(reader: &mut Reader) {
    reader.heading(3, "Searches");
    reader.command("Ada", "find", json!({})).await;
    let options = json!({
        "game": "guard-and-towers", "side": "second", "pace": "move-3d", "scope": "here",
    });
    reader.command("Ada", "find", options).await;
    let options = json!({ "game": "courtyard", "side": "first", "pace": "none", "rated": false });
    reader.command("Ada", "find", options).await;
    reader.command("Cleo", "find", json!({})).await;
    reader.choose("Cleo", "seeks-game", "courtyard").await;
    let options = json!({ "game": "guard-and-towers", "side": "first", "pace": "move-3d" });
    reader.command("Ben", "find", options.clone()).await;
    reader.press_named("Ben", "button-decline").await;
    reader.command("Cleo", "find", options).await;
    reader.press("Cleo", "seek-answer:").await;
    reader.press("Ada", "seek-answer:").await;
    reader.command("Ada", "find", json!({})).await;
    let own = reader.offered("Ada", "seek-withdraw");
    if let Some(first) = own.first() {
        reader.choose("Ada", "seek-withdraw", first).await;
    }
    reader.command("Ben", "find", json!({})).await;
    let seat = json!({ "game": "kings-court", "side": "first", "pace": "none" });
    reader.command("Ada", "challenge", seat).await;
    reader.command("Ben", "find", json!({})).await;
    let seats = reader.offered("Ben", "seek-seat");
    if let Some(first) = seats.first() {
        reader.choose("Ben", "seek-seat", first).await;
    }
    reader
        .wait(Duration::from_hours(24 * 8), "Eight days pass")
        .await;
}

async fn codes(reader: &mut Reader) {
    reader.heading(3, "Codes");
    reader.enter_channel("games").await;
    reader
        .command("Cleo", "settings", json!({ "page": "code" }))
        .await;
    reader.press("Cleo", "new-code").await;
    let code = reader.code();
    let wrong = json!({ "game": "courtyard", "code": "AAAA-AAAA", "pace": "none" });
    reader.command("Ben", "challenge", wrong).await;
    let right = json!({ "game": "courtyard", "code": code, "side": "first", "pace": "none" });
    reader.command("Ben", "challenge", right).await;
    reader
        .command("Cleo", "settings", json!({ "page": "code" }))
        .await;
    reader.press("Cleo", "no-code").await;
}

async fn settings(reader: &mut Reader) {
    reader.heading(3, "A player's settings");
    reader.command("Ada", "settings", json!({})).await;
    reader.choose("Ada", "my-setting:theme", "night").await;
    reader.choose("Ada", "my-setting:width", "600").await;
    reader.choose("Ada", "my-setting:bottom", "first").await;
    reader.press("Ada", "my-switch:confirm").await;
    reader.press("Ada", "my-switch:fast").await;
    reader.press("Ada", "my-switch:text").await;
    for page in [
        "time",
        "reminders",
        "vacation",
        "code",
        "blocked",
        "data",
        "boards",
    ] {
        reader.choose("Ada", "settings-page", page).await;
    }
    reader.heading(3, "Blocks");
    reader.choose("Ada", "settings-page", "blocked").await;
    reader.choose("Ada", "block", "@Ben").await;
    let ben = json!({ "game": "courtyard", "opponent": "@Ben", "side": "first", "pace": "none" });
    reader.command("Ada", "challenge", ben).await;
    let ada = json!({ "game": "courtyard", "opponent": "@Ada", "side": "first", "pace": "none" });
    reader.command("Ben", "challenge", ada).await;
    reader
        .command("Ada", "settings", json!({ "page": "blocked" }))
        .await;
    reader.choose("Ada", "unblock", "@Ben").await;
    reader
        .command("Ada", "settings", json!({ "block": "@Ben" }))
        .await;
    reader
        .command("Ada", "settings", json!({ "unblock": "@Ben" }))
        .await;
}

async fn privacy(reader: &mut Reader) {
    reader.heading(3, "One's data");
    reader
        .command("Ben", "settings", json!({ "page": "data" }))
        .await;
    reader.press("Ben", "privacy-export").await;
    reader
        .command("Ben", "settings", json!({ "page": "data" }))
        .await;
    reader.press("Ben", "privacy-ask").await;
    reader.press("Ben", "privacy-keep").await;
    reader
        .command("Ben", "settings", json!({ "page": "data" }))
        .await;
    reader.press("Ben", "privacy-ask").await;
    reader.press("Ben", "privacy-delete").await;
    reader.command("Ben", "profile", json!({})).await;
}
