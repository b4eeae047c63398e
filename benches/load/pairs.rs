//! Members of servers, who play one match against each other.

use std::time::Duration;

use futures_util::{StreamExt, stream};
use rules::{GameId, Side};
use serde_json::{Value, json};
use tokio::sync::Mutex;

use crate::{
    discord::{Control, text},
    record::{Board, Record},
};
/// How many moves are prepared for each match.
const PLIES: usize = 60;

/// How many servers are filled concurrently.
const AT_ONCE: usize = 8;

/// A server with two channels.
pub(crate) struct Server {
    pub(crate) id: String,
    pub(crate) games: String,
    pub(crate) lounge: String,
}

/// Two members and their match.
pub(crate) struct Pair {
    pub(crate) server: usize,
    pub(crate) players: [String; 2],
    pub(crate) thread: String,
    pub(crate) id: u64,
    moves: Vec<(Side, String)>,
    /// How many moves were played.
    ply: Mutex<usize>,
}

/// The outcome of a member's move.
pub(crate) enum Moved {
    Played(Board),
    /// There is no move left.
    Over,
    Refused(String),
}

/// Creates servers.
pub(crate) async fn servers(control: &Control, count: usize) -> Vec<Server> {
    let mut servers = Vec::new();
    for number in 0..count {
        let name = json!({ "name": format!("Server {number}") });
        let id = text(&control.post("/guilds", name).await["id"]);
        let channel = async |name: &str| {
            let path = format!("/guilds/{id}/channels");
            text(&control.post(&path, json!({ "name": name })).await["id"])
        };
        let (games, lounge) = (channel("games").await, channel("lounge").await);
        servers.push(Server { id, games, lounge });
    }
    servers
}

/// Starts `count` matches in each server.
pub(crate) async fn pairs(
    control: &Control,
    record: &Record,
    servers: &[Server],
    each: usize,
) -> Vec<Pair> {
    let filled = servers.iter().enumerate().map(async |(index, server)| {
        let mut pairs = Vec::new();
        for number in 0..each {
            pairs.push(begin(control, record, (index, server), number).await);
        }
        pairs
    });
    let filled: Vec<Vec<Pair>> = stream::iter(filled).buffered(AT_ONCE).collect().await;
    // Spread the matches of each server over the turn.
    let mut filled: Vec<_> = filled.into_iter().map(Vec::into_iter).collect();
    let mut pairs = Vec::new();
    for _ in 0..each {
        pairs.extend(filled.iter_mut().filter_map(Iterator::next));
    }
    pairs
}

async fn begin(
    control: &Control,
    record: &Record,
    (index, server): (usize, &Server),
    number: usize,
) -> Pair {
    let join = async |name: String| {
        let path = format!("/guilds/{}/members", server.id);
        text(&control.post(&path, json!({ "name": name })).await["id"])
    };
    let players = [
        join(format!("First {index} {number}")).await,
        join(format!("Second {index} {number}")).await,
    ];
    let [first, second] = &players;
    let game = GameId::ALL[(index + number) % GameId::ALL.len()];
    let options = json!({
        "game": game.info().id, "opponent": second, "side": "first", "rated": false
    });
    let asked = control.command(first, &server.games, "challenge", options);
    asked.await.expect("challenged");
    let card = card(control, &server.games, second).await;
    let press = json!({
        "user": second,
        "channel": server.games,
        "message": card["id"],
        "custom_id": button(&card, "Accept"),
    });
    control.post("/button", press).await;
    // A thread has the id of the message it was opened at.
    let thread = text(&card["id"]);
    let there = record.until(Duration::from_secs(30), |seen| {
        seen.matches.contains_key(&thread)
    });
    assert!(there.await, "no first board in {thread}");
    let id = record.seen().matches[&thread];
    Pair {
        server: index,
        players,
        thread,
        id,
        moves: moves(game, id),
        ply: Mutex::new(0),
    }
}

/// Returns the card of the challenge that pinged this user.
async fn card(control: &Control, channel: &str, pinged: &str) -> Value {
    loop {
        let path = format!("/channels/{channel}/messages?as={pinged}&limit=10");
        let messages = control.get(&path).await;
        let mut messages = messages.as_array().into_iter().flatten();
        if let Some(card) = messages.find(|one| one["pinged"] == json!([pinged])) {
            return card.clone();
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn button(message: &Value, label: &str) -> String {
    let rows = message["components"].as_array().into_iter().flatten();
    let mut buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let found = buttons.find(|button| button["label"] == label);
    text(&found.expect("a button")["custom_id"])
}

impl Pair {
    /// Plays the next move in the thread.
    pub(crate) async fn play(&self, control: &Control) -> Moved {
        self.play_in(control, &self.thread, json!({})).await
    }

    /// Plays the next move in a channel of the server.
    pub(crate) async fn play_in(
        &self,
        control: &Control,
        channel: &str,
        mut options: Value,
    ) -> Moved {
        let mut ply = self.ply.lock().await;
        let Some((side, mv)) = self.moves.get(*ply) else {
            return Moved::Over;
        };
        let board = (self.id, *ply + 1);
        options["move"] = json!(mv);
        let mover = &self.players[side.index()];
        match control.command(mover, channel, "move", options).await {
            Ok(said) if said.contains("You played") => {
                *ply += 1;
                Moved::Played(board)
            }
            Ok(other) | Err(other) => Moved::Refused(other),
        }
    }
}

/// Returns the moves of a match in which the sides alternate, no position occurs twice, and nobody
/// is asked to confirm anything.
fn moves(game: GameId, seed: u64) -> Vec<(Side, String)> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut position = game.start(None).expect("standard");
    let mut seen = vec![position.to_string()];
    let mut texts = Vec::new();
    while texts.len() < PLIES {
        let side = position.side_to_move();
        let mut moves = position.moves();
        // Random order comes first, because most moves don't end the match.
        random.shuffle(&mut moves);
        let next = moves.into_iter().find(|mv| {
            let after = mv.after();
            mv.warning().is_none()
                && after.outcome().is_none()
                && after.side_to_move() != side
                && !seen.contains(&after.to_string())
        });
        let Some(mv) = next else { break };
        position = mv.after();
        seen.push(position.to_string());
        texts.push((side, mv.to_string()));
    }
    texts
}
