//! How long others wait while the computer thinks in many matches.

use std::{sync::Arc, time::Duration};

use rules::GameId;
use serde_json::json;

use crate::{
    discord::text,
    pace::play,
    pairs::{Pair, Server, pairs, servers},
    processes::Stage,
    table::{Times, load, ratio},
};

const SERVERS: usize = 10;
const MATCHES_EACH: usize = 10;

/// In how many matches the computer has to move at the same time, at the highest level.
const THINKING: usize = 50;

/// How fast others move, in moves a second.
const RATE: u32 = 50;

/// How long that lasts.
const LASTS: Duration = Duration::from_secs(20);

pub(crate) async fn run() {
    println!(
        "think: {} matches of others, {RATE} moves a second, load {}",
        SERVERS * MATCHES_EACH,
        load()
    );
    let mut stage = Stage::set();
    let servers = servers(&stage.control, SERVERS).await;
    stage.start_bot().await;
    let pairs = Arc::new(pairs(&stage.control, &stage.record, &servers, MATCHES_EACH).await);
    measure(&stage, &pairs, "nobody thinks").await;
    for number in 0..THINKING {
        begin(&stage, &servers[number % SERVERS], number).await;
    }
    let about = format!("the computer in {THINKING} matches");
    measure(&stage, &pairs, &about).await;
    print!("{}", stage.bot_log());
}

/// Starts a match in which it is the computer's turn.
async fn begin(stage: &Stage, server: &Server, number: usize) {
    let path = format!("/guilds/{}/members", server.id);
    let name = json!({ "name": format!("Learner {number}") });
    let member = text(&stage.control.post(&path, name).await["id"]);
    let game = GameId::ALL[number % GameId::ALL.len()].info().id;
    let options = json!({ "game": game, "level": 8, "side": "second" });
    let begun = stage
        .control
        .command(&member, &server.lounge, "play", options);
    begun.await.expect("begun");
}

/// Measures how long others wait for their responses meanwhile.
async fn measure(stage: &Stage, pairs: &Arc<Vec<Pair>>, meanwhile: &str) {
    let before = stage.cpu();
    let played = play(stage, pairs, RATE, LASTS).await;
    let cpu = stage.cpu().since(before);
    let answers = played.answers.len();
    println!(
        "{meanwhile}: {answers} first answers in {} (median / 99th percentile / maximum), \
         the bot used {:.0} % of a processor, load {}",
        played.answers.iter().copied().collect::<Times>(),
        100.0 * ratio(cpu.bot.as_secs_f64(), 1) / LASTS.as_secs_f64(),
        load(),
    );
    if let Some(first) = played.refused.first() {
        println!(
            "     {} moves were refused, the first with {first}",
            played.refused.len()
        );
    }
}
