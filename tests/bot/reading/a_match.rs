//! A short match by challenge, from its terms to the rematch.

use serde_json::json;

use super::reader::Reader;

pub(super) async fn write(reader: &mut Reader) {
    reader.heading(2, "2. A match between two members");
    challenges(reader).await;
    refused_moves(reader).await;
    by_taps(reader).await;
    aids(reader).await;
    offers(reader).await;
    plans(reader).await;
    onlookers(reader).await;
    the_end(reader).await;
    afterwards(reader).await;
}

async fn challenges(reader: &mut Reader) {
    reader.heading(3, "Challenges");
    let anyone = json!({ "game": "courtyard", "side": "first", "pace": "move-3d" });
    reader.command("Ada", "challenge", anyone).await;
    reader.press("Ben", "rules:").await;
    reader.press("Ada", "withdraw:").await;
    let ben = json!({
        "game": "kings-court", "opponent": "@Ben", "side": "second", "pace": "live-10m-10s",
    });
    reader.command("Ada", "challenge", ben).await;
    reader.press("Ada", "accept:").await;
    reader.press("Cleo", "accept:").await;
    reader.press("Ben", "decline:").await;

    reader.heading(3, "A challenge whose terms are chosen");
    reader
        .command("Ada", "play", json!({ "game": "king-and-courtesan" }))
        .await;
    reader.press("Ada", "draft:").await;
    reader.choose("Ada", "draft-opponent", "@Ben").await;
    reader.choose("Ada", "draft-pace", "move-7d").await;
    reader.choose("Ada", "draft-side", "second").await;
    reader.choose("Ada", "draft-size", "8").await;
    reader.press("Ada", "draft-send").await;
    reader.press("Ben", "decline:").await;

    reader.heading(3, "An accepted challenge");
    let ben = json!({
        "game": "guard-and-towers", "opponent": "@Ben", "side": "first", "pace": "move-3d",
        "rated": false,
    });
    reader.command("Ada", "challenge", ben).await;
    reader.press("Ben", "accept:").await;
    reader.enter_thread().await;
}

async fn refused_moves(reader: &mut Reader) {
    reader.heading(3, "Moves that can't be played");
    let typed = [
        ("Ben", "a1-a2"),
        ("Cleo", "a7-a6"),
        ("Ada", "a7-a5"),
        ("Ada", "a1-a2"),
        ("Ada", "hello"),
        ("Ada", "c7"),
        ("Ada", "a7-h9"),
        ("Ada", "🏰"),
    ];
    for (by, mv) in typed {
        reader.command(by, "move", json!({ "move": mv })).await;
    }
    reader
        .suggest("Ada", "move", json!({ "move": "a" }), "move")
        .await;
}

async fn by_taps(reader: &mut Reader) {
    reader.heading(3, "Moves by taps");
    reader.press("Ada", "move:").await;
    reader.press("Ada", "type:").await;
    reader.fill("Ada", json!({ "move": "b7" })).await;
    reader.press("Ada", "cancel:").await;
    reader.press("Ada", "pick:").await;
    tap(reader, "Ada", "a7a6").await;
    reader.press("Ada", "play:").await;
    reader
        .command("Ben", "move", json!({ "move": "a1-a2" }))
        .await;
}

/// Taps a move that has these squares.
async fn tap(reader: &mut Reader, by: &str, squares: &str) {
    let signs: Vec<char> = squares.chars().collect();
    let squares = signs.chunks_exact(2).map(|pair| {
        let square: String = pair.iter().collect();
        square.parse().expect("a square")
    });
    let squares: Vec<rules::Square> = squares.collect();
    reader.tap(by, &squares).await;
}

async fn aids(reader: &mut Reader) {
    reader.heading(3, "What else a player can do");
    reader.press("Ada", "more:").await;
    reader.press("Ada", "view:").await;
    reader.command("Ada", "match", json!({})).await;
    reader.press("Ada", "note:").await;
    reader
        .fill("Ada", json!({ "note": "The left side is weak." }))
        .await;
    reader.command("Ada", "match", json!({})).await;
    reader.thinks = true;
    reader.press("Ada", "hint:").await;
    reader.command("Ada", "match", json!({})).await;
    reader.press("Ada", "what-if:").await;
    tap(reader, "Ada", "b7b6").await;
    tap(reader, "Ada", "b1b2").await;
    reader.command("Ada", "match", json!({})).await;
    reader.press("Ada", "moves:").await;
    reader.command("Ada", "match", json!({})).await;
    reader.press("Ada", "export:").await;
    reader.command("Ada", "match", json!({})).await;
    reader.press("Ada", "clock:").await;
    reader.command("Ada", "board", json!({})).await;
    reader
        .command("Ada", "board", json!({ "text": true, "flip": true }))
        .await;
    reader.command("Ada", "matches", json!({})).await;
}

async fn offers(reader: &mut Reader) {
    reader.heading(3, "Draws, takebacks and pauses");
    reader.command("Ada", "draw", json!({})).await;
    reader.command("Ada", "draw", json!({})).await;
    reader.press("Ben", "decline-offer:").await;
    reader.command("Ben", "draw", json!({})).await;
    reader.press("Ben", "withdraw-offer:").await;
    reader.command("Ben", "match", json!({})).await;
    reader.press("Ben", "offer:takeback").await;
    reader.press("Ada", "decline-offer:").await;
    reader
        .command("Ada", "move", json!({ "move": "g7-g6" }))
        .await;
    reader.command("Ada", "match", json!({})).await;
    reader.press("Ada", "offer:takeback").await;
    reader.press("Ben", "accept-offer:").await;
    reader.command("Ben", "match", json!({})).await;
    reader.press("Ben", "clock:").await;
    reader.press("Ben", "give:").await;
    reader.choose("Ben", "pause:", "7d").await;
    reader.press("Ada", "accept-offer:").await;
    reader.command("Ben", "match", json!({})).await;
    reader.press("Ben", "clock:").await;
    reader.press("Ben", "resume:").await;
    let with_draw = json!({ "move": "b7-b6", "draw": true });
    reader.command("Ada", "move", with_draw).await;
    reader.press("Ben", "decline-offer:").await;
    reader
        .command("Ben", "move", json!({ "move": "b1-b2" }))
        .await;
}

async fn plans(reader: &mut Reader) {
    reader.heading(3, "Planned replies");
    reader
        .command("Ada", "move", json!({ "move": "f7-f6" }))
        .await;
    reader.command("Ada", "match", json!({})).await;
    reader.press("Ada", "plans:").await;
    reader.press("Ada", "pick:p").await;
    tap(reader, "Ada", "c2c3").await;
    tap(reader, "Ada", "g7g6").await;
    reader.press("Ada", "play:").await;
    reader.press("Ada", "plans:").await;
    reader
        .command("Ben", "move", json!({ "move": "c2-c3" }))
        .await;
}

async fn onlookers(reader: &mut Reader) {
    reader.heading(3, "Someone who follows the match");
    reader
        .command("Cleo", "match", json!({ "match": "4" }))
        .await;
    reader.press("Cleo", "follow:").await;
    reader.press("Cleo", "hear:4:moves").await;
    reader
        .command("Ben", "move", json!({ "move": "g1-g2" }))
        .await;
    reader.command("Cleo", "matches", json!({})).await;
    reader.press("Cleo", "followings").await;
}

async fn the_end(reader: &mut Reader) {
    reader.heading(3, "Resignation and result");
    reader.command("Ben", "resign", json!({})).await;
    reader.press("Ben", "keep-playing").await;
    reader.command("Ben", "resign", json!({})).await;
    reader.press("Ben", "confirm-resign").await;
    reader
        .command("Ada", "move", json!({ "move": "a6-a5" }))
        .await;
}

async fn afterwards(reader: &mut Reader) {
    reader.heading(3, "Afterwards");
    reader
        .command("Ada", "match", json!({ "match": "4" }))
        .await;
    reader.thinks = true;
    reader.press("Ada", "analyze:").await;
    reader.may_press("Ada", "analysis:").await;
    reader
        .command("Ada", "replay", json!({ "match": "4" }))
        .await;
    reader.press_named("Ada", "button-next").await;
    reader.press_named("Ada", "button-first").await;
    reader.thinks = true;
    reader.press("Ada", "gif:").await;
    reader.enter_channel("games").await;
    reader.command("Ada", "matches", json!({})).await;
    reader.press("Ben", "rematch:").await;
    reader.press("Ada", "accept:").await;
    reader.enter_thread().await;
    reader
        .command("Ada", "match", json!({ "match": "5" }))
        .await;
}
