//! The consequences of each unwanted answer from Discord.

mod absences;
mod closed;
mod codes;
mod flagged;
mod look_up;
mod operator;
mod places;

use std::process::Command;

use serde_json::{Value, json};

use crate::{
    discord::{Discord, EPHEMERAL, Member, text},
    refusals::Stage,
    running::Data,
};

/// Moves that can follow one another in Guard & Towers, by Ada and Ben in turn.
const MOVES: [&str; 6] = ["a7-a6", "a1-a2", "b7-b6", "b1-b2", "f7-f6", "f1-f2"];

pub(super) fn shows(what: &str) -> impl Fn(&Value) -> bool {
    move |message| text(&message["content"]).contains(what) && message["attachments"][0].is_object()
}

pub(super) fn posts_in(channel: &str) -> String {
    format!("POST /channels/{channel}/messages")
}

pub(super) fn refuse(route: &str, status: u16, code: u32) -> Value {
    json!({ "kind": "refuse", "route": route, "status": status, "code": code, "times": 1 })
}

/// Returns what everyone can read in a channel.
pub(super) async fn posted(discord: &Discord, channel: &str, by: &Member) -> Vec<Value> {
    let mut messages = discord.messages_now(channel, by).await;
    messages.retain(|message| message["flags"].as_u64().unwrap_or(0) & EPHEMERAL == 0);
    messages
}

/// Returns what `courtier outbox` prints.
pub(super) fn courtier(data: &Data, args: &[&str]) -> String {
    let (name, value) = data.setting();
    let output = Command::new(env!("CARGO_BIN_EXE_courtier"))
        .arg("outbox")
        .args(args)
        .current_dir(data.folder())
        .env(name, value)
        .output()
        .expect("runs");
    let error = String::from_utf8(output.stderr).expect("text");
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(output.status.success(), "{args:?}: {error}");
    text
}

/// A match between Ada and Ben in a thread of its own.
pub(super) struct Played<'a> {
    pub(super) stage: &'a Stage,
    pub(super) thread: String,
    /// The prefix of the names of its pictures.
    name: String,
    moves: std::slice::Iter<'static, &'static str>,
}

impl<'a> Played<'a> {
    pub(super) async fn begin(stage: &'a Stage) -> Played<'a> {
        let game = json!({ "game": "guard-and-towers" });
        let (thread, board) = stage.discord.begin([&stage.ada, &stage.ben], game).await;
        let file = text(&board["attachments"][0]["filename"]);
        let name = file.strip_suffix("0.png").expect("the first board");
        Played {
            stage,
            thread,
            name: name.to_owned(),
            moves: MOVES.iter(),
        }
    }

    /// Plays the next move and returns it.
    pub(super) async fn play(&mut self) -> Option<&'static str> {
        let mv = *self.moves.next()?;
        let Stage {
            discord, ada, ben, ..
        } = self.stage;
        let by = if self.moves.len() % 2 == 1 { ada } else { ben };
        let played = discord
            .command(by, &self.thread, "move", json!({ "move": mv }))
            .await;
        assert!(played.private().contains("You played"));
        Some(mv)
    }

    pub(super) async fn shown_in(&self, channel: &str, mv: &str) -> Value {
        let Stage { discord, ada, .. } = self.stage;
        discord.message_where(channel, ada, self.board(mv)).await
    }

    /// Matches a board of this match, after this move.
    pub(super) fn board(&self, mv: &str) -> impl Fn(&Value) -> bool {
        move |message| {
            let file = &message["attachments"][0]["filename"];
            shows(mv)(message) && text(file).starts_with(&self.name)
        }
    }

    /// Plays the next move; the request for its board meets this fault first.
    pub(super) async fn play_after(&mut self, mut fault: Value) -> Option<&'static str> {
        fault["route"] = posts_in(&self.thread).into();
        let discord = &self.stage.discord;
        let refused = discord.refusals().await.len();
        discord.post("/faults", fault).await;
        let mv = self.play().await;
        if mv.is_some() {
            discord
                .until("the refusal", async || {
                    let now = discord.refusals().await;
                    if now.len() > refused {
                        Ok(())
                    } else {
                        Err(now.into())
                    }
                })
                .await;
        }
        discord.delete("/faults").await;
        mv
    }
}
