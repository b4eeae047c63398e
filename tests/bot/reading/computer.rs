//! A match against the computer.

use domain::matches::{Match, MatchId};
use serde_json::json;
use store::{Store, StoreError};

use super::reader::Reader;

pub(super) async fn write(reader: &mut Reader) {
    reader.heading(2, "4. Against the computer");
    reader.heading(3, "The first match of a game, with explanations");
    let options = json!({ "game": "courtyard", "side": "first", "level": 1 });
    reader.command("Ben", "play", options).await;
    shares(reader).await;
    for _ in 0..3 {
        reader.some_move("Ben").await;
    }
    reader.press("Ben", "play-quiet:").await;
    reader.some_move("Ben").await;
    reader.command("Ben", "match", json!({})).await;
    reader.thinks = true;
    reader.press("Ben", "hint:").await;
    reader.command("Ben", "match", json!({})).await;
    reader.press("Ben", "offer:takeback").await;
    reader.command("Ben", "draw", json!({})).await;
    reader.command("Ben", "resign", json!({})).await;
    reader.press("Ben", "confirm-resign").await;
    reader.press("Ben", "share:").await;
    reader.heading(3, "Another match");
    reader.press("Ben", "rematch:").await;
    shares(reader).await;
    reader.enter_channel("games").await;
    let options = json!({ "game": "kings-court", "side": "second", "level": 2 });
    reader.command("Ben", "play", options).await;
    reader.command("Ben", "matches", json!({})).await;
}

/// Shares the match that began last, and goes to its thread.
async fn shares(reader: &mut Reader) {
    reader.press("Ben", "more:").await;
    reader.press("Ben", "share:").await;
    reader.enter_thread().await;
}

/// Returns the match that began last.
async fn newest(store: &Store) -> Match {
    let read = store.read(|tx| {
        let mut newest = None;
        for id in 1.. {
            match tx.matches().find(MatchId(id))? {
                Some(found) => newest = Some(found),
                None => break,
            }
        }
        Ok::<Option<Match>, StoreError>(newest)
    });
    read.await.expect("reads").expect("a match")
}

impl Reader {
    /// Plays a move in the middle of the list in the match that began last, and waits for the answer.
    async fn some_move(&mut self, by: &str) {
        let store = self.store();
        let moves = newest(&store).await.position().moves();
        let Some(mv) = moves.get(moves.len() / 2) else {
            return;
        };
        self.command(by, "move", json!({ "move": mv.to_string() }))
            .await;
    }
}
