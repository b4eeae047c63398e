//! Choosing moves by the buttons and selects under a board.

use courtier::games::Square;
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, components, labels, text},
    picture,
};

/// Every value of every select of a message, each with the select's `custom_id`.
pub(crate) fn entries(message: &Value) -> Vec<(String, String)> {
    let selects = components(message)
        .into_iter()
        .filter(|component| component["type"] == 3);
    selects
        .flat_map(|select| {
            let options = select["options"].as_array().expect("options").clone();
            options
                .into_iter()
                .map(move |option| (text(&select["custom_id"]), text(&option["value"])))
        })
        .collect()
}

/// Chooses a square, and gives the message as it is then.
pub(crate) async fn choose(
    discord: &Discord,
    by: &Member,
    message: &Value,
    square: &str,
) -> Answer {
    let found = entries(message);
    let found = found.into_iter().find(|(_, value)| value == square);
    let (id, value) = found.unwrap_or_else(|| panic!("{square} is not offered on {message:#}"));
    let body = json!({
        "user": by.id, "channel": message["channel_id"], "message": message["id"],
        "custom_id": id, "values": [value],
    });
    let answer = Answer(discord.post("/select", body).await);
    assert_eq!(answer.0["outcome"], "update", "{:#}", answer.0);
    answer
}

/// Plays the move that these squares name, by taps only, and counts them.
pub(crate) async fn tap(
    discord: &Discord,
    by: &Member,
    board: &Value,
    squares: &[Square],
) -> usize {
    let mut taps = 1;
    let mut picker = discord.press(by, board, "Move").await;
    let mut pictures = vec![picture::of(discord, picker.message()).await];
    for square in squares {
        picker = choose(discord, by, picker.message(), &square.to_string()).await;
        taps += 1;
        let picture = picture::of(discord, picker.message()).await;
        assert!(!pictures.contains(&picture), "{square} changes the picture");
        pictures.push(picture);
    }
    if labels(picker.message()).contains(&"Stop here".to_owned()) {
        picker = discord.press(by, picker.message(), "Stop here").await;
        taps += 1;
    }
    let done = discord.press(by, picker.message(), "Play").await;
    let said = text(&done.message()["content"]);
    assert!(said.contains("You played"), "{said}");
    assert_eq!(done.message()["components"], json!([]));
    assert_eq!(done.message()["attachments"], json!([]));
    taps + 1
}
