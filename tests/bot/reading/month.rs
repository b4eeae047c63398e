//! A month of matches by correspondence: reminders, quiet hours, vacations, and time that runs out.

use std::time::Duration;

use serde_json::{Value, json};

use super::reader::Reader;

const HOUR: Duration = Duration::from_hours(1);
const DAY: Duration = Duration::from_hours(24);

pub(super) async fn write(reader: &mut Reader) {
    reader.heading(2, "3. A month by correspondence");
    habits(reader).await;
    let match_one = begin(reader, "move-3d", json!({ "when-time-runs-out": "claim" })).await;
    reminders(reader, &match_one).await;
    vacation(reader).await;
    reserve(reader).await;
    claims(reader, &match_one).await;
    endings(reader).await;
}

/// Begins a match of Ada's, who moves first, against Ben. Returns its thread.
async fn begin(reader: &mut Reader, pace: &str, more: Value) -> String {
    reader.enter_channel("games").await;
    let mut options = json!({
        "game": "guard-and-towers", "opponent": "@Ben", "side": "first", "pace": pace,
    });
    for (name, value) in more.as_object().into_iter().flatten() {
        options[name] = value.clone();
    }
    reader.command("Ada", "challenge", options).await;
    reader.press("Ben", "accept:").await;
    reader.enter_thread().await;
    reader.here.clone()
}

async fn play(reader: &mut Reader, moves: &[(&str, &str)]) {
    for (by, mv) in moves {
        reader.command(by, "move", json!({ "move": mv })).await;
    }
}

async fn habits(reader: &mut Reader) {
    reader.heading(3, "Time zone, quiet hours and reminders");
    reader
        .command("Ben", "settings", json!({ "page": "time" }))
        .await;
    reader.press("Ben", "change-my-time").await;
    reader
        .fill("Ben", json!({ "zone": "Nowhere", "quiet": "" }))
        .await;
    reader.press("Ben", "change-my-time").await;
    reader
        .fill("Ben", json!({ "zone": "Berlin", "quiet": "night" }))
        .await;
    reader.press("Ben", "change-my-time").await;
    reader
        .fill("Ben", json!({ "zone": "Berlin", "quiet": "22-8" }))
        .await;
    reader
        .command("Ben", "settings", json!({ "quiet-hours": "23-9" }))
        .await;
    reader
        .command("Ben", "settings", json!({ "page": "reminders" }))
        .await;
    reader.choose("Ben", "digest", "9").await;
    reader.press("Ben", "notice-time").await;
    reader.press("Ben", "notice-turns").await;
    reader.choose("Ben", "notice-place", "direct").await;
}

async fn reminders(reader: &mut Reader, thread: &str) {
    reader.heading(3, "Reminders");
    play(
        reader,
        &[("Ada", "a7-a6"), ("Ben", "a1-a2"), ("Ada", "a6-a7")],
    )
    .await;
    reader.wait_for_full_hour().await;
    for _ in 0..5 {
        reader.wait(HOUR * 18, "Eighteen hours pass").await;
    }
    thread.clone_into(&mut reader.here);
    reader
        .command("Ben", "match", json!({ "match": "1" }))
        .await;
    reader.press("Ben", "clock:").await;
    play(reader, &[("Ben", "a2-a1")]).await;
    reader.wait_for_full_hour().await;
    for _ in 0..4 {
        reader.wait(HOUR * 16, "Sixteen hours pass").await;
    }
}

async fn vacation(reader: &mut Reader) {
    reader.heading(3, "Vacation");
    play(reader, &[("Ada", "a7-a6")]).await;
    reader
        .command("Ben", "settings", json!({ "page": "vacation" }))
        .await;
    reader.press("Ben", "vacation-plan").await;
    let typed = json!({ "from": "2030-01-20", "until": "2030-01-18" });
    reader.fill("Ben", typed).await;
    reader.press("Ben", "vacation-plan").await;
    let typed = json!({ "from": "2030-01-16", "until": "2030-01-18" });
    reader.fill("Ben", typed).await;
    reader.press("Ben", "vacation-take").await;
    reader.press("Ben", "vacation-cancel").await;
    reader.press("Ben", "vacation-now").await;
    reader.fill("Ben", json!({ "until": "2030-01-17" })).await;
    reader.press("Ben", "vacation-take").await;
    reader.wait_for_full_hour().await;
    reader.wait(DAY, "A day passes").await;
    reader
        .command("Ada", "match", json!({ "match": "1" }))
        .await;
    reader
        .command("Ben", "settings", json!({ "page": "vacation" }))
        .await;
    reader.press("Ben", "vacation-end").await;
    reader.wait_for_full_hour().await;
}

async fn reserve(reader: &mut Reader) {
    reader.heading(3, "A reserve, and a clock for players at the board");
    begin(reader, "reserve-7d-1d-14d", json!({})).await;
    play(reader, &[("Ada", "a7-a6"), ("Ben", "a1-a2")]).await;
    reader
        .command("Ada", "match", json!({ "match": "2" }))
        .await;
    reader.press("Ada", "clock:").await;
    begin(reader, "live-10m-10s", json!({})).await;
    play(reader, &[("Ada", "a7-a6"), ("Ben", "a1-a2")]).await;
    reader
        .command("Ada", "match", json!({ "match": "3" }))
        .await;
    reader.press("Ada", "clock:").await;
    reader
        .wait(Duration::from_mins(20), "Twenty minutes pass")
        .await;
}

async fn claims(reader: &mut Reader, thread: &str) {
    reader.heading(3, "A win that is claimed");
    thread.clone_into(&mut reader.here);
    reader
        .command("Ada", "match", json!({ "match": "1" }))
        .await;
    reader.press("Ada", "claim:").await;
    reader.wait_for_full_hour().await;
    for _ in 0..6 {
        reader.wait(HOUR * 18, "Eighteen hours pass").await;
    }
    reader
        .command("Ada", "match", json!({ "match": "1" }))
        .await;
    reader.press("Ada", "claim:").await;
}

async fn endings(reader: &mut Reader) {
    reader.heading(3, "Time that runs out by itself");
    reader.wait_for_full_hour().await;
    for _ in 0..4 {
        reader.wait(DAY * 2, "Two days pass").await;
    }
    begin(reader, "move-1d", json!({})).await;
    reader.wait_for_full_hour().await;
    reader.wait(DAY + HOUR, "A day and an hour pass").await;
    reader.wait(DAY * 2, "Two days pass").await;
    reader
        .command("Ben", "settings", json!({ "page": "data" }))
        .await;
}
