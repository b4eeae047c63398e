//! Boards whose response is lost, while others write so much that the look-up has to read far back.
//!
//! Discord forgets what it knows of a message after a few minutes, so time must pass. The bot
//! follows the local Discord's clock only if both run in the same process.

use std::time::Duration;

use courtier::{bot, config::Config, host::Host};
use domain::clock::Clock;
use futures_util::{StreamExt, stream};
use local_discord::TOKEN;
use serde_json::json;
use store::Store;

use crate::{
    discord::{self, Control},
    pairs::{Moved, Pair, pairs, servers},
    processes::{folder, record_in},
    record::{Board, Record},
    table::{load, millis},
};

const SERVERS: usize = 10;
const MATCHES_EACH: usize = 10;

/// How many messages others write in each thread.
const CHATTER: usize = 150;

/// How many of them are written concurrently.
const AT_ONCE: usize = 16;

/// More often than a post is retried.
const ALWAYS: u32 = 1_000;

/// How many responses are cut at a time. If more were, the bot would conclude that nothing gets
/// through, and try one post at a time.
const FEW: usize = 4;

/// How often the clock is advanced for boards that are waiting.
const MOST_LOOKS: usize = 60;

/// How long the bot has to post what is due.
const SOON: Duration = Duration::from_secs(30);

pub(crate) async fn run() {
    println!(
        "cut: {} boards whose answer is lost, with {CHATTER} messages after each, load {}",
        SERVERS * MATCHES_EACH,
        load()
    );
    let folder = folder();
    let path = record_in(folder.path());
    let discord = discord::start(&path).await;
    let control = Control::of(discord.url());
    let record = Record::follow(&path);
    let servers = servers(&control, SERVERS).await;
    let settings = [
        ("DISCORD_TOKEN", TOKEN.to_owned()),
        ("DISCORD_API_BASE", discord.url()),
        (
            "DATABASE_PATH",
            folder.path().join("courtier.db").display().to_string(),
        ),
    ];
    let config = Config::read(|name| {
        let found = settings.iter().find(|(key, _)| *key == name);
        found.map(|(_, value)| value.clone())
    });
    let config = config.expect("good settings");
    let store = Store::open(&config.database).expect("a database");
    let host = Host::new(store, Clock::shifted(discord.time_shift()));
    let bot = tokio::spawn(async move { bot::run(&config, host, std::future::pending()).await });
    control.ready().await;
    let pairs = pairs(&control, &record, &servers, MATCHES_EACH).await;

    let (mut cut, mut looked_up, mut twice, mut never) = (0, 0, 0, 0);
    for few in pairs.chunks(FEW) {
        let boards = cut_answers(&control, &record, few).await;
        cut += came(&record, &boards, Duration::ZERO).await;
        chatter(&control, few).await;
        let before = record.seen().looked_up;
        advance(&control, Duration::from_mins(10)).await;
        control.delete("/faults").await;
        // The next board of a match is sent only after the one before is settled.
        let next = play_all(&control, few).await;
        for _ in 0..MOST_LOOKS {
            if came(&record, &next, Duration::from_secs(1)).await == next.len() {
                break;
            }
            advance(&control, Duration::from_mins(1)).await;
        }
        looked_up += record.seen().looked_up - before;
        for (pair, board) in few.iter().zip(boards) {
            match shown(&control, pair, board).await {
                0 => never += 1,
                1 => {}
                _ => twice += 1,
            }
        }
    }
    println!("{cut} answers were cut; channels were read {looked_up} times to look for boards");
    println!(
        "boards shown twice: {twice}; never: {never}; load {}",
        load()
    );
    bot.abort();
    discord.stop().await;
}

/// Plays a move in each match and cuts the response to its board.
async fn cut_answers(control: &Control, record: &Record, pairs: &[Pair]) -> Vec<Board> {
    for pair in pairs {
        let route = format!("POST /channels/{}/messages", pair.thread);
        let cut = json!({ "kind": "drop_request", "after": true, "route": route, "times": ALWAYS });
        control.post("/faults", cut).await;
    }
    let boards = play_all(control, pairs).await;
    came(record, &boards, SOON).await;
    boards
}

/// Plays a move in each match.
async fn play_all(control: &Control, pairs: &[Pair]) -> Vec<Board> {
    let mut boards = Vec::new();
    for pair in pairs {
        match pair.play(control).await {
            Moved::Played(board) => boards.push(board),
            Moved::Over => panic!("a match is over"),
            Moved::Refused(said) => panic!("a move is refused: {said}"),
        }
    }
    boards
}

/// Returns how many of these boards arrived within a time.
async fn came(record: &Record, boards: &[Board], within: Duration) -> usize {
    let there = |seen: &crate::record::Seen| {
        let came = boards
            .iter()
            .filter(|board| seen.boards.contains_key(board));
        came.count()
    };
    record
        .until(within, |seen| there(seen) == boards.len())
        .await;
    there(&record.seen())
}

/// Lets others write in all threads.
async fn chatter(control: &Control, pairs: &[Pair]) {
    let all = (0..CHATTER).flat_map(|number| pairs.iter().map(move |pair| (number, pair)));
    let said = all.map(async |(number, pair)| {
        let user = &pair.players[number % 2];
        let content = format!("Message {number}");
        let said = json!({ "user": user, "channel": pair.thread, "content": content });
        control.post("/say", said).await;
    });
    stream::iter(said)
        .buffer_unordered(AT_ONCE)
        .collect::<()>()
        .await;
}

async fn advance(control: &Control, by: Duration) {
    let by = json!({ "advance_ms": millis(by) });
    control.post("/clock", by).await;
}

/// Returns how often a board is shown in its thread.
async fn shown(control: &Control, pair: &Pair, (id, ply): Board) -> usize {
    let path = format!("/channels/{}/messages?limit=10000", pair.thread);
    let messages = control.get(&path).await;
    let name = format!("match-{id}-board-{ply}.png");
    let messages = messages.as_array().into_iter().flatten();
    messages
        .filter(|message| message["attachments"][0]["filename"] == *name)
        .count()
}
