//! What managers decide: a server's settings page by page, bans, rulings and the log.

use serde_json::json;

use super::reader::Reader;

pub(super) async fn write(reader: &mut Reader) {
    reader.heading(2, "9. Moderation");
    settings(reader).await;
    bans(reader).await;
    rulings(reader).await;
    reader.heading(3, "The log and the rest");
    page(reader, "log").await;
    page(reader, "fair-play").await;
    reader.enter_channel("games").await;
    reader.command("Ben", "settings", json!({})).await;
}

async fn page(reader: &mut Reader, page: &str) {
    reader.command("Ada", "server", json!({})).await;
    if page != "boards" {
        reader.choose("Ada", "server-page", page).await;
    }
}

async fn settings(reader: &mut Reader) {
    reader.heading(3, "A server's settings");
    let role = reader.new_role("Players").await;
    page(reader, "boards").await;
    reader.choose("Ada", "server-setting:theme", "night").await;
    reader.choose("Ada", "server-setting:bottom", "first").await;
    let lounge = reader.new_channel("lounge").await;
    reader.choose("Ada", "server-setting:home", &lounge).await;
    reader.press("Ada", "server-switch:threads").await;
    reader.press("Ada", "server-usual:home").await;
    reader.press("Ada", "server-switch:threads").await;
    reader.choose("Ada", "server-page", "players").await;
    reader
        .choose("Ada", "server-setting:challengers", &role)
        .await;
    reader.press("Ada", "server-usual:challengers").await;
    reader
        .choose("Ada", "server-setting:seat-role", &role)
        .await;
    reader.press("Ada", "server-usual:seat-role").await;
    reader.choose("Ada", "server-setting:most", "3").await;
    reader.choose("Ada", "server-page", "paces").await;
    reader
        .choose_all("Ada", "server-paces", &["none", "move-3d", "move-7d"])
        .await;
    reader.choose("Ada", "server-usual-pace", "move-7d").await;
    reader.choose("Ada", "server-page", "rewards").await;
    reader.choose("Ada", "server-best", &role).await;
    reader.press("Ada", "server-no-best").await;
    reader.choose("Ada", "server-champion", &role).await;
    reader.press("Ada", "server-no-champion").await;
    reader.press("Ada", "server-news").await;
    reader.choose("Ada", "server-page", "puzzle").await;
    reader.choose("Ada", "server-puzzle:", &lounge).await;
    page(reader, "puzzle").await;
    reader
        .choose("Ada", "server-puzzle-game", "courtyard")
        .await;
    reader.wait_for_full_hour().await;
    reader
        .wait(std::time::Duration::from_hours(24), "A day passes")
        .await;
    reader.press("Ben", "puzzle-table").await;
    page(reader, "puzzle").await;
    reader.press("Ada", "server-puzzle-off").await;
    reader.heading(3, "Opening the server to others");
    page(reader, "open").await;
    reader.press("Ada", "open-about").await;
    reader
        .fill(
            "Ada",
            json!({ "about": "friends of board games @everyone" }),
        )
        .await;
    reader.press("Ada", "open-about").await;
    reader
        .fill("Ada", json!({ "about": "friends of board games" }))
        .await;
    reader.press("Ada", "open-publish").await;
    reader.may_press("Ada", "server-switch:visitors").await;
    reader
        .choose_all("Ada", "open-languages", &["ja", "de"])
        .await;
    reader.choose("Ada", "open-games", "courtyard").await;
    reader.choose("Ada", "open-channel", &lounge).await;
    reader.press("Ada", "open-listed").await;
    reader.press("Ada", "open-code").await;
    reader.press("Ada", "open-ask-close").await;
    reader.press("Ada", "open-close").await;
}

async fn begin(reader: &mut Reader) {
    reader.enter_channel("games").await;
    let options = json!({
        "game": "guard-and-towers", "opponent": "@Cleo", "side": "first", "pace": "none",
    });
    reader.command("Ben", "challenge", options).await;
    reader.press("Cleo", "accept:").await;
}

async fn bans(reader: &mut Reader) {
    reader.heading(3, "Bans");
    begin(reader).await;
    page(reader, "bans").await;
    reader.choose("Ada", "ban:", "@Ben").await;
    reader
        .fill("Ada", json!({ "reason": "two accounts" }))
        .await;
    reader.press("Ada", "no-ruling").await;
    page(reader, "bans").await;
    reader.choose("Ada", "ban:", "@Ben").await;
    reader
        .fill("Ada", json!({ "reason": "two accounts" }))
        .await;
    reader.press("Ada", "rule:").await;
    let challenge = json!({ "game": "courtyard", "side": "first", "pace": "none" });
    reader.command("Ben", "challenge", challenge).await;
    page(reader, "bans").await;
    reader.choose("Ada", "unban:", "@Ben").await;
    reader.fill("Ada", json!({ "reason": "a mistake" })).await;
}

async fn rulings(reader: &mut Reader) {
    reader.heading(3, "Rulings");
    for ruling in ["first", "second", "cancel", "draw", "void", "repost"] {
        if ruling != "void" {
            begin(reader).await;
        }
        reader.enter_channel("games").await;
        page(reader, "matches").await;
        let list = if ruling == "void" {
            "rule-over"
        } else {
            "rule-running"
        };
        let matches = reader.offered("Ada", list);
        let Some(id) = matches.first() else {
            reader.press("Ada", list).await;
            continue;
        };
        reader.choose("Ada", list, id).await;
        reader
            .press_with("Ada", "rule-wish:", &format!(":{ruling}:"))
            .await;
        reader.fill("Ada", json!({ "reason": "both agree" })).await;
        reader.may_press("Ada", "rule:").await;
    }
    page(reader, "matches").await;
    reader.press("Ada", "rule-number").await;
    reader.fill("Ada", json!({ "match": "mine" })).await;
}
