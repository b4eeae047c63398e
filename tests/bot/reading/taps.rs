//! Chooses moves by tapping, in whatever language the buttons are.

use rules::Square;
use serde_json::{Value, json};

use super::{
    reader::Reader,
    shown::{self, list, text},
};
use crate::discord::components;

/// A button, or an option of a select, and the squares that are named once it is chosen.
struct Choice {
    component: Value,
    value: Option<String>,
    squares: Vec<String>,
    is_whole: bool,
}

impl Reader {
    /// Taps until the move that these squares name is chosen, on the message that changed last.
    pub(super) async fn tap(&mut self, by: &str, squares: &[Square]) {
        let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
        let mut named = 0;
        // A game's longest move has fewer squares.
        for _ in 0..40 {
            let Some(message) = self.newest(by) else {
                return;
            };
            let next = choices(&message).into_iter().find(|choice| {
                if choice.is_whole {
                    choice.squares == squares
                } else {
                    choice.squares.len() > named && squares.starts_with(&choice.squares)
                }
            });
            if let Some(choice) = next {
                named = choice.squares.len();
                let is_done = choice.is_whole || named == squares.len();
                self.take(by, &message, choice).await;
                if is_done {
                    return;
                }
            } else if !self.may_press(by, "walk:").await {
                return;
            }
        }
    }

    async fn take(&mut self, by: &str, message: &Value, choice: Choice) {
        let Choice {
            component, value, ..
        } = choice;
        let mut body = json!({
            "user": self.id(by), "channel": message["channel_id"], "message": message["id"],
            "custom_id": component["custom_id"],
        });
        let label = shown::label(&component, value.as_deref());
        let path = match value {
            Some(value) => {
                body["values"] = json!([value]);
                "/select"
            }
            None => "/button",
        };
        self.act(path, body, &format!("{by} presses [{label}]"))
            .await;
    }
}

fn choices(message: &Value) -> Vec<Choice> {
    let mut choices = Vec::new();
    for component in components(message) {
        let id = text(&component["custom_id"]).to_owned();
        let Some((word, rest)) = id.split_once(':') else {
            continue;
        };
        if component["type"] == 2 && ["pick", "stop"].contains(&word) {
            choices.push(Choice {
                squares: squares(rest),
                value: None,
                is_whole: word == "stop",
                component,
            });
        } else if ["next", "whole"].contains(&word) {
            let is_whole = word == "whole";
            for option in list(&component["options"]) {
                let value = text(&option["value"]).to_owned();
                let mut named = if is_whole { Vec::new() } else { squares(rest) };
                named.extend(value.split('-').map(str::to_owned));
                choices.push(Choice {
                    component: component.clone(),
                    value: Some(value),
                    squares: named,
                    is_whole,
                });
            }
        }
    }
    choices
}

/// Returns the squares at the end of a custom id: two characters each, the rank in base 36.
fn squares(id: &str) -> Vec<String> {
    let last = id.rsplit([':', '.']).next().unwrap_or_default();
    let signs: Vec<char> = last.chars().collect();
    let pairs = signs.chunks_exact(2);
    pairs
        .filter_map(|pair| Some(format!("{}{}", pair[0], pair[1].to_digit(36)?)))
        .collect()
}
