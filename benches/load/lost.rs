//! Five servers lose the bot, a channel or a permission, and get it back.

use std::{
    collections::BTreeSet,
    sync::Arc,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use crate::{
    discord::{BOT, Control},
    pace::play,
    pairs::{Moved, Pair, Server, pairs, servers},
    processes::Stage,
    record::{Board, Record, Seen},
    table::{Times, load, millis},
};

const SERVERS: usize = 50;
const MATCHES_EACH: usize = 10;

/// How many moves a second are played in the servers that lose nothing.
const RATE: u32 = 45;

/// How long that lasts. The losses last a third of it.
const LASTS: Duration = Duration::from_mins(2);

/// How long the local Discord holds boards back so that the loss affects them.
const HELD: Duration = Duration::from_secs(3);

/// How long to wait for boards once everything is restored.
const PATIENCE: Duration = Duration::from_secs(90);

/// The period over which Discord counts refused requests, in milliseconds.
const WINDOW: u64 = 600_000;

/// A kind of loss for a server.
#[derive(Clone, Copy, Debug)]
enum Loss {
    Bot,
    Channel,
    Posting,
    PostingInThreads,
}

/// The losses of the first servers.
const LOSSES: [Loss; 5] = [
    Loss::Bot,
    Loss::Bot,
    Loss::Channel,
    Loss::Posting,
    Loss::PostingInThreads,
];

pub(crate) async fn run() {
    println!(
        "lost: {} matches in {SERVERS} servers, five of which lose something, load {}",
        SERVERS * MATCHES_EACH,
        load()
    );
    let mut stage = Stage::set();
    let servers = servers(&stage.control, SERVERS).await;
    stage.start_bot().await;
    let all = pairs(&stage.control, &stage.record, &servers, MATCHES_EACH).await;
    let (struck, others): (Vec<Pair>, Vec<Pair>) =
        all.into_iter().partition(|pair| pair.server < LOSSES.len());
    let others = Arc::new(others);
    let (played, waiting) = tokio::join!(
        play(&stage, &others, RATE, LASTS),
        strike(&stage.control, &stage.record, &servers, &struck),
    );
    let there = |seen: &Seen, board: &Board| seen.boards.contains_key(board);
    let all = stage.record.until(PATIENCE, |seen| {
        let mut boards = played
            .asked
            .keys()
            .chain(waiting.iter().map(|(_, board)| board));
        boards.all(|board| there(seen, board))
    });
    all.await;
    let seen = stage.record.seen();
    let took =
        |(board, asked): (&Board, &u64)| Some(seen.boards.get(board)?.0.saturating_sub(*asked));
    let boards: Times = played.asked.iter().filter_map(took).collect();
    let missing = played
        .asked
        .keys()
        .filter(|board| !there(&seen, board))
        .count();
    let answers: Times = played.answers.iter().copied().collect();
    println!(
        "the other servers, median / 99th percentile / maximum, load {}",
        load()
    );
    println!(
        "  {} moves, {} refused",
        played.answers.len(),
        played.refused.len()
    );
    println!("  first answer {answers}, board {boards}, {missing} boards did not come");
    say_refused(&seen);
    for (index, loss) in LOSSES.iter().enumerate() {
        let pairs: Vec<&Pair> = struck.iter().filter(|pair| pair.server == index).collect();
        let boards = waiting.iter().filter(|(server, _)| *server == index);
        let boards: Vec<Board> = boards.map(|(_, board)| *board).collect();
        say_where(&seen, &servers[index], &pairs, *loss, &boards);
    }
    drop(seen);
    print!("{}", stage.bot_log());
}

fn say_refused(seen: &Seen) {
    let mut times: Vec<u64> = seen.refused.iter().map(|(at, ..)| *at).collect();
    times.sort_unstable();
    let within = |from: &u64| {
        times
            .iter()
            .filter(|at| (*from..from + WINDOW).contains(*at))
            .count()
    };
    let most = times.iter().map(within).max().unwrap_or(0);
    println!(
        "{} requests refused, at most {most} in ten minutes",
        times.len()
    );
    let kinds: BTreeSet<(u16, String)> = seen.refused.iter().map(kind).collect();
    for kind_of in kinds {
        let count = seen
            .refused
            .iter()
            .filter(|one| kind(one) == kind_of)
            .count();
        println!("  {count:>4} × {} {}", kind_of.0, kind_of.1);
    }
}

/// Returns a refused request without its numbers.
fn kind((_, status, what): &(u64, u16, String)) -> (u16, String) {
    let (path, _) = what.split_once('?').unwrap_or((what, ""));
    let parts = path.split('/').map(|part| {
        let is_number = part.bytes().all(|sign| sign.is_ascii_digit()) && !part.is_empty();
        if is_number { "*" } else { part }
    });
    (*status, parts.collect::<Vec<_>>().join("/"))
}

fn say_where(seen: &Seen, server: &Server, pairs: &[&Pair], loss: Loss, boards: &[Board]) {
    let mut counts = [0; 4];
    for board in boards {
        let channels = seen.boards.get(board).map(|(_, channels)| channels);
        let thread = pairs.iter().find(|pair| pair.id == board.0);
        let place = match channels.and_then(|channels| channels.first()) {
            None => 3,
            Some(channel) if thread.is_some_and(|pair| pair.thread == *channel) => 0,
            Some(channel) if [&server.games, &server.lounge].contains(&channel) => 1,
            Some(_) => 2,
        };
        counts[place] += 1;
    }
    let [thread, channel, direct, never] = counts;
    println!(
        "{loss:?}: {} boards waited; shown in the thread {thread}, the channel {channel}, direct \
         messages {direct}, never {never}",
        boards.len()
    );
}

/// Takes things away and gives them back while members keep playing. Returns the boards to expect,
/// each with its server.
async fn strike(
    control: &Control,
    record: &Record,
    servers: &[Server],
    pairs: &[Pair],
) -> Vec<(usize, Board)> {
    let mut waiting = Vec::new();
    tokio::time::sleep(LASTS / 12).await;
    for pair in pairs {
        let route = format!("POST /channels/{}/messages", pair.thread);
        let held = json!({ "kind": "latency", "ms": millis(HELD), "route": route });
        control.post("/faults", held).await;
    }
    go_on(control, servers, pairs, &mut waiting, |_| true).await;
    for (server, loss) in servers.iter().zip(LOSSES) {
        lose(control, server, loss).await;
    }
    for _ in 0..3 {
        tokio::time::sleep(LASTS / 9).await;
        go_on(control, servers, pairs, &mut waiting, |loss| {
            !matches!(loss, Loss::Bot)
        })
        .await;
    }
    for (server, loss) in servers.iter().zip(LOSSES) {
        give_back(control, server, loss).await;
    }
    let begun = Instant::now();
    let resting: Vec<Board> = waiting
        .iter()
        .filter(|(server, _)| matches!(LOSSES[*server], Loss::Bot))
        .map(|(_, board)| *board)
        .collect();
    let woken = record.until(PATIENCE, |seen| {
        resting.iter().all(|board| seen.boards.contains_key(board))
    });
    if woken.await {
        println!(
            "where the bot was removed, it went on by itself {:.1?} after it was added",
            begun.elapsed()
        );
    } else {
        println!("where the bot was removed, it did not go on by itself within {PATIENCE:?}");
    }
    for pair in pairs
        .iter()
        .filter(|pair| matches!(LOSSES[pair.server], Loss::Channel))
    {
        let lounge = &servers[pair.server].lounge;
        let which = json!({ "match": pair.id.to_string() });
        let shown = control
            .command(&pair.players[0], lounge, "board", which)
            .await;
        shown.expect("a board");
    }
    go_on(control, servers, pairs, &mut waiting, |_| true).await;
    waiting
}

/// Plays one move in every match of those servers.
async fn go_on(
    control: &Control,
    servers: &[Server],
    pairs: &[Pair],
    waiting: &mut Vec<(usize, Board)>,
    which: impl Fn(Loss) -> bool,
) {
    for pair in pairs.iter().filter(|pair| which(LOSSES[pair.server])) {
        let thread = format!("/channels/{}", pair.thread);
        let thread = control.ask(reqwest::Method::GET, &thread, None).await;
        let moved = if thread.is_ok() {
            pair.play(control).await
        } else {
            let which: Value = json!({ "match": pair.id.to_string() });
            pair.play_in(control, &servers[pair.server].lounge, which)
                .await
        };
        match moved {
            Moved::Played(board) => waiting.push((pair.server, board)),
            Moved::Over => {}
            Moved::Refused(said) => println!("{:?}: refused with {said}", LOSSES[pair.server]),
        }
    }
}

async fn lose(control: &Control, server: &Server, loss: Loss) {
    let rights = match loss {
        Loss::Bot => {
            let path = format!("/guilds/{}/members/{BOT}?silent=true", server.id);
            control.delete(&path).await;
            return;
        }
        Loss::Channel => {
            control.delete(&format!("/channels/{}", server.games)).await;
            return;
        }
        Loss::Posting => json!(["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"]),
        Loss::PostingInThreads => json!(["SEND_MESSAGES_IN_THREADS"]),
    };
    deny(control, server, rights).await;
}

async fn give_back(control: &Control, server: &Server, loss: Loss) {
    match loss {
        Loss::Bot => {
            let path = format!("/guilds/{}/members", server.id);
            control.post(&path, json!({ "user": BOT })).await;
        }
        // A deleted channel never comes back: members continue in another one.
        Loss::Channel => {}
        Loss::Posting | Loss::PostingInThreads => deny(control, server, json!([])).await,
    }
}

async fn deny(control: &Control, server: &Server, rights: Value) {
    let path = format!("/channels/{}/overwrites/{BOT}", server.games);
    control.put(&path, json!({ "deny": rights })).await;
}
