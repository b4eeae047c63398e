//! Writes down what has changed for those who read: new messages, other texts, and other names of threads.

use std::collections::HashMap;

use domain::clock::Timestamp;
use serde_json::Value;

use super::{
    marks::{self, Marks},
    places::{self, Place},
    reader::{Reader, Seen},
    shown::{self, list, text},
};
use crate::discord::EPHEMERAL;

impl Reader {
    /// Writes down every message that is new or has changed.
    pub(super) async fn news(&mut self) {
        let state = self.discord.get("/state").await;
        self.marks.names.extend(places::names(&state));
        for place in places::all(&state) {
            let path = format!("/channels/{}/messages?limit=1000", place.id);
            let messages = list(&self.discord.get(&path).await);
            self.gone(&place, &messages);
            let mut shown: Vec<(bool, bool, Vec<String>, Value)> = Vec::new();
            for message in messages {
                if message["author"]["bot"] == true && message["type"] != 18 {
                    let lines = shown::message(&message, &self.marks);
                    let is_new = !self.seen.contains_key(&key_of(&place, &message));
                    shown.push((!is_private(&message), is_new, lines, message));
                }
            }
            // Messages that a step leads to can come in any order.
            shown.sort_by(|one, other| {
                let key = |shown: &(bool, bool, Vec<String>, Value)| (shown.0, shown.1);
                key(one).cmp(&key(other)).then_with(|| one.2.cmp(&other.2))
            });
            for (.., message) in shown {
                self.look(&place, message).await;
            }
            self.renamed(&place);
        }
    }

    /// Writes down the messages that are gone.
    fn gone(&mut self, place: &Place, there: &[Value]) {
        let mut gone: Vec<(String, String)> = self
            .seen
            .keys()
            .filter(|(channel, id)| {
                *channel == place.id && !there.iter().any(|message| message["id"] == **id)
            })
            .cloned()
            .collect();
        gone.sort();
        for key in gone {
            let seen = self.seen.remove(&key).expect("known");
            let said = shown::content(&seen.message, &self.marks);
            let first = said.first().cloned().unwrap_or_default();
            self.put(&format!("\n{} – deleted: “{first}”\n", place.shown));
        }
    }

    /// Writes down the name of a thread that is new or has another name.
    fn renamed(&mut self, place: &Place) {
        let Some(name) = &place.thread else {
            return;
        };
        let before = self.threads.insert(place.id.clone(), name.clone());
        if before.is_some_and(|before| before != *name) {
            self.put(&format!("\nThe thread is now called **{name}**.\n"));
        }
    }

    async fn look(&mut self, place: &Place, message: Value) {
        let still = Marks {
            now: Timestamp::from_millis(0),
            // A channel that gets another name changes no message.
            names: HashMap::new(),
            locale: self.locale,
        };
        let lines = shown::message(&message, &still);
        let key = key_of(place, &message);
        let reader = text(&message["interaction_metadata"]["user"]["id"]).to_owned();
        let is_private = is_private(&message);
        let before = self.seen.get(&key);
        if before.is_some_and(|before| before.lines == lines) {
            // What its buttons carry can be different.
            if let Some(seen) = self.seen.get_mut(&key) {
                seen.message = message;
            }
            return;
        }
        if let Some(code) = marks::code(text(&message["content"])) {
            self.code = Some(code.to_owned());
        }
        let mut title = if is_private {
            let name = self.marks.names.get(&reader).cloned().unwrap_or_default();
            format!("{} – only {name} sees", place.shown)
        } else {
            place.shown.clone()
        };
        if before.is_some() {
            title.push_str(" – changed");
        }
        let mut pinged: Vec<String> = list(&message["pinged"])
            .iter()
            .filter_map(|user| self.marks.names.get(text(user)))
            .cloned()
            .collect();
        pinged.sort();
        if before.is_none() && !pinged.is_empty() {
            title = format!("{title} – pings {}", pinged.join(", "));
        }
        let rows = shown::rows(&message, &still);
        let only_lost_buttons = rows.is_empty()
            && before.is_some_and(|before| before.lines.starts_with(&lines) && !lines.is_empty());
        if only_lost_buttons {
            let first = lines.first().cloned().unwrap_or_default();
            self.put(&format!("\n{title}: no more buttons under “{first}”\n"));
        } else {
            let before = before.map(|before| &before.message);
            let mut shown = shown::changed(&message, before, &self.marks);
            shown.extend(self.files(&message).await);
            self.lines(&title, &shown);
        }
        self.touched.retain(|touched| *touched != key);
        self.touched.push(key.clone());
        let seen = Seen {
            message,
            readers: if is_private {
                vec![reader]
            } else {
                place.audience.clone()
            },
            lines,
        };
        self.seen.insert(key, seen);
    }

    /// Returns the lines of the text files under a message.
    async fn files(&self, message: &Value) -> Vec<String> {
        let mut lines = Vec::new();
        for file in list(&message["attachments"]) {
            let name = text(&file["filename"]);
            if name.rsplit('.').next() == Some("txt") {
                let bytes = self.discord.bytes(text(&file["url"])).await;
                let written = String::from_utf8_lossy(&bytes).into_owned();
                let written = self.marks.read(&written);
                lines.extend(written.lines().map(|line| format!("    {line}")));
            }
        }
        lines
    }
}

fn key_of(place: &Place, message: &Value) -> (String, String) {
    (place.id.clone(), text(&message["id"]).to_owned())
}

/// Whether only one member sees a message.
fn is_private(message: &Value) -> bool {
    message["flags"].as_u64().unwrap_or(0) & EPHEMERAL != 0
}
