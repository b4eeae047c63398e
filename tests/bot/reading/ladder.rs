//! A ladder, and what remains of matches: the leaderboard, profiles, histories and seasons.

use std::time::Duration;

use serde_json::json;

use super::reader::Reader;

pub(super) async fn write(reader: &mut Reader) {
    reader.heading(2, "8. Ladders and ratings");
    reader.newcomers(&["Dora", "Emil"]).await;
    news(reader).await;
    climb(reader).await;
    lists(reader).await;
    season(reader).await;
}

/// Has the end of the season announced.
async fn news(reader: &mut Reader) {
    reader.command("Ada", "server", json!({})).await;
    reader.choose("Ada", "server-page", "rewards").await;
    reader.press("Ada", "server-news").await;
}

async fn ladder(reader: &mut Reader, by: &str, opponent: Option<&str>) {
    let mut options = json!({ "game": "courtyard" });
    if let Some(opponent) = opponent {
        options["opponent"] = json!(opponent);
        options["pace"] = json!("move-7d");
    }
    reader.command(by, "ladder", options).await;
}

async fn climb(reader: &mut Reader) {
    reader.heading(3, "A ladder");
    for by in ["Ada", "Ben", "Cleo", "Dora", "Emil"] {
        ladder(reader, by, None).await;
        reader.press(by, "ladder-join:").await;
    }
    ladder(reader, "Emil", Some("@Ada")).await;
    ladder(reader, "Ada", Some("@Emil")).await;
    ladder(reader, "Dora", Some("@Ben")).await;
    // Who moves first is drawn.
    reader.decide("UPDATE challenges SET challenger_side = 'first' WHERE state = 'open'");
    reader.press("Ben", "accept:").await;
    reader.enter_thread().await;
    reader.command("Ben", "resign", json!({})).await;
    reader.press("Ben", "confirm-resign").await;
    reader.enter_channel("games").await;
    for _ in 0..2 {
        ladder(reader, "Emil", Some("@Cleo")).await;
        reader.press("Cleo", "decline:").await;
    }
    ladder(reader, "Cleo", None).await;
    reader.press("Cleo", "ladder-leave:").await;
    ladder(reader, "Ada", None).await;
    if !reader.offered("Ada", "ladder-remove:").is_empty() {
        reader.choose("Ada", "ladder-remove:", "@Emil").await;
    }
}

/// Plays a rated match in which the second player resigns.
async fn win(reader: &mut Reader, first: &str, second: &str) {
    reader.enter_channel("games").await;
    let options = json!({
        "game": "guard-and-towers", "opponent": format!("@{second}"), "side": "first",
        "pace": "none",
    });
    reader.command(first, "challenge", options).await;
    reader.press(second, "accept:").await;
    reader.enter_thread().await;
    for (by, mv) in [
        (first, "a7-a6"),
        (second, "a1-a2"),
        (first, "b7-b6"),
        (second, "b1-b2"),
    ] {
        reader.command(by, "move", json!({ "move": mv })).await;
    }
    reader.command(second, "resign", json!({})).await;
    reader.press(second, "confirm-resign").await;
}

async fn lists(reader: &mut Reader) {
    reader.heading(3, "Leaderboards, profiles and histories");
    for (first, second) in [("Ada", "Ben"), ("Ada", "Cleo"), ("Cleo", "Dora")] {
        win(reader, first, second).await;
    }
    reader.enter_channel("games").await;
    reader.command("Ada", "leaderboard", json!({})).await;
    reader
        .command("Ada", "leaderboard", json!({ "game": "guard-and-towers" }))
        .await;
    reader
        .command("Ada", "leaderboard", json!({ "season": "now" }))
        .await;
    reader.command("Ada", "profile", json!({})).await;
    reader.press("Ada", "history:").await;
    reader
        .command("Ada", "profile", json!({ "player": "@Ben" }))
        .await;
    reader.menu("Ada", "button-profile", "Cleo").await;
    let both = json!({ "player": "@Ada", "opponent": "@Ben" });
    reader.command("Cleo", "history", both).await;
    reader.command("Emil", "profile", json!({})).await;
    reader.command("Emil", "history", json!({})).await;
    reader
        .command("Emil", "leaderboard", json!({ "game": "kings-court" }))
        .await;
}

async fn season(reader: &mut Reader) {
    reader.heading(3, "The end of a season");
    reader.wait_for_full_hour().await;
    for _ in 0..13 {
        reader
            .wait(Duration::from_hours(24 * 7), "A week passes")
            .await;
    }
    reader
        .command("Ada", "leaderboard", json!({ "season": "last" }))
        .await;
    reader.command("Ada", "profile", json!({})).await;
}
