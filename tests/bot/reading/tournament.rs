//! A tournament, from its draft to the podium.

use std::time::Duration;

use serde_json::json;

use super::reader::Reader;

pub(super) async fn write(reader: &mut Reader) {
    reader.heading(2, "6. A tournament");
    reader.newcomers(&["Dora", "Emil", "Fay"]).await;
    draft(reader).await;
    entries(reader).await;
    first_round(reader).await;
    rest(reader).await;
    reader.heading(3, "A tournament that is canceled");
    announce(reader, "knockout", "Summer Cup").await;
    card(reader, "Ada", "2").await;
    reader.press("Ada", "managing-stop:").await;
    reader.press("Ada", "no-ruling").await;
    card(reader, "Ada", "2").await;
    reader.press("Ada", "managing-stop:").await;
    reader.press("Ada", "tournament-cancel:").await;
}

async fn card(reader: &mut Reader, by: &str, number: &str) {
    reader
        .command(by, "tournament", json!({ "tournament": number }))
        .await;
}

async fn announce(reader: &mut Reader, system: &str, name: &str) {
    reader.command("Ada", "tournament", json!({})).await;
    reader.press("Ada", "managing-new").await;
    reader
        .choose("Ada", "managing-new-game", "kings-court")
        .await;
    reader.choose("Ada", "managing-system", system).await;
    reader.press("Ada", "managing-redraft:").await;
    reader.fill("Ada", json!({ "name": name })).await;
    reader.press("Ada", "managing-publish:").await;
}

async fn draft(reader: &mut Reader) {
    reader.heading(3, "The draft");
    reader.command("Ben", "tournament", json!({})).await;
    reader.command("Ada", "tournament", json!({})).await;
    reader.press("Ada", "managing-new").await;
    for system in ["knockout", "round-robin", "double-round-robin", "swiss"] {
        reader.choose("Ada", "managing-system", system).await;
    }
    reader
        .choose("Ada", "managing-new-game", "king-and-courtesan")
        .await;
    let refused = [
        json!({ "name": "X" }),
        json!({ "name": "Winter Cup", "rounds": "99" }),
        json!({ "name": "Winter Cup", "starts": "soon" }),
        json!({ "name": "Winter Cup", "least": "2" }),
    ];
    for typed in refused {
        reader.press("Ada", "managing-redraft:").await;
        reader.fill("Ada", typed).await;
    }
    reader.press("Ada", "managing-redraft:").await;
    let typed = json!({
        "name": "Winter Cup", "rounds": "2", "starts": "2030-01-10 18:00", "least": "4",
        "most": "6",
    });
    reader.fill("Ada", typed).await;
    reader.press_with("Ada", "founding-choose:", ":pace").await;
    reader.choose("Ada", "founding-set:", "move-3d").await;
    reader.press_with("Ada", "founding-choose:", ":size").await;
    reader.choose("Ada", "founding-set:", "7").await;
    reader
        .press_with("Ada", "founding-choose:", ":servers")
        .await;
    reader.choose("Ada", "founding-set:", "open").await;
    reader.press("Ada", "managing-redraft:").await;
    let name = json!({ "name": "Winter Cup" });
    reader.fill("Ada", name).await;
    reader.press("Ada", "founding-rated:").await;
    reader.press("Ada", "founding-days:").await;
    reader
        .fill("Ada", json!({ "round-days": "9", "first-move-days": "3" }))
        .await;
    reader.press("Ada", "managing-publish:").await;
}

async fn entries(reader: &mut Reader) {
    reader.heading(3, "Players join");
    for player in ["Ben", "Cleo", "Dora", "Emil", "Fay"] {
        reader.press(player, "tournament-join:").await;
    }
    reader.press("Ben", "tournament-join:").await;
    card(reader, "Fay", "1").await;
    reader.press("Fay", "tournament-leave:").await;
    reader.may_press("Fay", "tournament-withdraw:").await;
    card(reader, "Ada", "1").await;
    reader.press("Ada", "managing-edit:").await;
    reader
        .fill("Ada", json!({ "name": "Winter Cup", "most": "2" }))
        .await;
}

async fn set_result(reader: &mut Reader, result: &str) {
    card(reader, "Ada", "1").await;
    let games = reader.offered("Ada", "managing-game");
    let Some(game) = games.first() else {
        return;
    };
    reader.choose("Ada", "managing-game", game).await;
    let sets = format!("managing-result:{game}:{result}");
    if !reader.may_press("Ada", &sets).await {
        let corrects = format!("managing-corrected:{game}:{result}");
        reader.press("Ada", &corrects).await;
    }
    give_reason(reader).await;
}

async fn give_reason(reader: &mut Reader) {
    let reason = json!({ "reason": "both players agreed" });
    reader.fill("Ada", reason).await;
}

async fn first_round(reader: &mut Reader) {
    reader.heading(3, "The first round");
    card(reader, "Ada", "1").await;
    // The lot for the first move.
    reader.decide("UPDATE tournaments SET first_begins = 1");
    reader.press("Ada", "managing-next:").await;
    card(reader, "Ben", "1").await;
    reader.press("Ben", "tournament-table:").await;
    card(reader, "Ben", "1").await;
    reader.press("Ben", "tournament-games:").await;
    card(reader, "Ada", "1").await;
    reader.press("Ada", "managing-next:").await;
    set_result(reader, "first").await;
    reader.wait_for_full_hour().await;
    reader
        .wait(Duration::from_hours(24 * 2), "Two days pass")
        .await;
    reader
        .wait(Duration::from_hours(36), "A day and a half pass")
        .await;
}

async fn rest(reader: &mut Reader) {
    reader.heading(3, "A withdrawal, a removal and a correction");
    card(reader, "Cleo", "1").await;
    reader.press("Cleo", "tournament-leave:").await;
    reader.may_press("Cleo", "tournament-withdraw:").await;
    card(reader, "Ada", "1").await;
    reader.press("Ada", "managing-players:").await;
    reader.choose("Ada", "managing-remove:", "@Emil").await;
    reader.may_press("Ada", "tournament-withdraw:").await;
    card(reader, "Ada", "1").await;
    reader.choose("Ada", "managing-game", "1").await;
    reader.press("Ada", "managing-corrected:1:draw").await;
    give_reason(reader).await;
    for result in ["first", "second", "draw"] {
        set_result(reader, result).await;
    }
    reader.heading(3, "The result");
    reader.wait_for_full_hour().await;
    reader
        .wait(Duration::from_hours(24 * 10), "Ten days pass")
        .await;
    card(reader, "Ben", "1").await;
    reader.press("Ben", "tournament-table:").await;
    card(reader, "Ben", "1").await;
    reader.press("Ben", "tournament-export:").await;
    reader.command("Ben", "tournament", json!({})).await;
}
