//! Choosing moves by the buttons and selects under a board.

use rules::Square;
use serde_json::{Value, json};

use crate::{
    discord::{Answer, Discord, Member, components, labels, text},
    picture,
};

/// An entry that can be chosen in a message.
#[derive(Clone, Debug)]
pub(crate) struct Entry {
    /// The text that a player reads.
    pub(crate) label: String,
    /// Its style, if it is a button: see `ButtonStyle`.
    pub(crate) style: Option<u64>,
    /// The squares that are named once it is chosen.
    pub(crate) squares: Vec<String>,
    /// Whether it is a whole move.
    is_whole: bool,
    id: String,
    value: Option<String>,
}

/// Discord's styles of buttons.
pub(crate) mod style {
    pub(crate) const PRIMARY: u64 = 1;
    pub(crate) const SECONDARY: u64 = 2;
    pub(crate) const SUCCESS: u64 = 3;
    pub(crate) const DANGER: u64 = 4;
}

/// Labels that lead back or aside are not choices.
const ASIDE: [&str; 3] = ["Back", "Stop here", "Stop here and lose the piece"];

/// Returns all that can be chosen in a message, in order.
pub(crate) fn entries(message: &Value) -> Vec<Entry> {
    let found = components(message).into_iter();
    found
        .flat_map(|component| match component["type"].as_u64() {
            Some(2) => button(&component).into_iter().collect(),
            Some(3) => options(&component),
            _ => Vec::new(),
        })
        .collect()
}

fn button(button: &Value) -> Option<Entry> {
    let (id, label) = (text(&button["custom_id"]), text(&button["label"]));
    let (word, rest) = id.split_once(':')?;
    if !["pick", "stop"].contains(&word) || ASIDE.contains(&label.as_str()) {
        return None;
    }
    let squares = named(rest);
    if squares.is_empty() {
        return None;
    }
    Some(Entry {
        label,
        style: button["style"].as_u64(),
        squares,
        is_whole: word == "stop",
        id,
        value: None,
    })
}

fn options(select: &Value) -> Vec<Entry> {
    let id = text(&select["custom_id"]);
    let is_whole = id.starts_with("whole:");
    let options = select["options"].as_array().expect("options");
    let entry = |option: &Value| {
        let value = text(&option["value"]);
        let mut squares = if is_whole { Vec::new() } else { named(&id) };
        squares.extend(value.split('-').map(str::to_owned));
        Entry {
            label: text(&option["label"]),
            style: None,
            squares,
            is_whole,
            id: id.clone(),
            value: Some(value),
        }
    };
    options.iter().map(entry).collect()
}

/// Returns the squares at the end of a custom id: two characters each, the rank in base 36.
fn named(id: &str) -> Vec<String> {
    let last = id.rsplit([':', '.']).next().unwrap_or_default();
    let signs: Vec<char> = last.chars().collect();
    let pairs = signs.chunks(2);
    pairs
        .map(|pair| format!("{}{}", pair[0], pair[1].to_digit(36).expect("a rank")))
        .collect()
}

/// Chooses the entry that ends with this square, and returns the resulting message.
pub(crate) async fn choose(
    discord: &Discord,
    by: &Member,
    message: &Value,
    square: &str,
) -> Answer {
    let ends = |entry: &Entry| entry.squares.last().is_some_and(|last| last == square);
    let found = entries(message).into_iter().find(ends);
    let entry = found.unwrap_or_else(|| panic!("{square} is not offered on {message:#}"));
    take(discord, by, message, &entry).await
}

/// Chooses an entry.
pub(crate) async fn take(discord: &Discord, by: &Member, message: &Value, entry: &Entry) -> Answer {
    let mut body = json!({
        "user": by.id, "channel": message["channel_id"], "message": message["id"],
        "custom_id": entry.id,
    });
    let path = match &entry.value {
        Some(value) => {
            body["values"] = json!([value]);
            "/select"
        }
        None => "/button",
    };
    let answer = Answer(discord.post(path, body).await);
    assert_eq!(answer.0["outcome"], "update", "{:#}", answer.0);
    answer
}

/// Returns the next tap towards the move that these squares name. `None` once it is chosen.
pub(crate) async fn tap_on(
    discord: &Discord,
    by: &Member,
    message: &Value,
    squares: &[Square],
) -> Option<Answer> {
    let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
    let leads = |entry: &Entry| {
        if entry.is_whole {
            entry.squares == squares
        } else {
            squares.starts_with(&entry.squares)
        }
    };
    if let Some(entry) = entries(message).into_iter().find(leads) {
        return Some(take(discord, by, message, &entry).await);
    }
    let aside = |label: &String| label == "Other moves" || label.starts_with("Stop here");
    let label = labels(message).into_iter().find(aside)?;
    Some(discord.press(by, message, &label).await)
}

/// Plays the move that these squares name, only by taps, and counts them.
pub(crate) async fn tap(
    discord: &Discord,
    by: &Member,
    board: &Value,
    squares: &[Square],
) -> usize {
    let mut taps = 1;
    let mut picker = discord.press(by, board, "Move").await;
    let mut pictures = vec![picture::of(discord, picker.message()).await];
    while let Some(next) = tap_on(discord, by, picker.message(), squares).await {
        taps += 1;
        let picture = picture::of(discord, next.message()).await;
        assert!(
            !pictures.contains(&picture),
            "tap {taps} changes the picture"
        );
        pictures.push(picture);
        picker = next;
    }
    let done = discord.press(by, picker.message(), "Play").await;
    let said = text(&done.message()["content"]);
    assert!(said.contains("You played"), "{said}");
    taps + 1
}
