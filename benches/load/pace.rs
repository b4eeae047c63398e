//! Moves at a steady rate.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex},
    time::{Duration, Instant},
};

use tokio::{sync::Semaphore, task::JoinSet};

use crate::{
    pairs::{Moved, Pair, pairs, servers},
    processes::Stage,
    record::{Board, now},
    table::{Times, load, millis, ratio},
};

const SERVERS: usize = 50;
const MATCHES_EACH: usize = 20;

/// How long each rate lasts.
const LASTS: Duration = Duration::from_secs(15);

/// How long to wait for late boards.
const PATIENCE: Duration = Duration::from_mins(2);

/// How many members act at the same time. The time spent waiting for a turn counts.
const AT_ONCE: usize = 64;

/// The outcome of moves at a steady rate.
#[derive(Default)]
pub(crate) struct Played {
    /// When each board was requested.
    pub(crate) asked: HashMap<Board, u64>,
    /// How long each answer took.
    pub(crate) answers: Vec<u64>,
    pub(crate) refused: Vec<String>,
    pub(crate) over: usize,
}

pub(crate) async fn run(rates: &[u32]) {
    println!(
        "pace: {} matches in {SERVERS} servers, load {}",
        SERVERS * MATCHES_EACH,
        load()
    );
    let mut stage = Stage::set();
    let servers = servers(&stage.control, SERVERS).await;
    stage.start_bot().await;
    let begun = Instant::now();
    let pairs = pairs(&stage.control, &stage.record, &servers, MATCHES_EACH).await;
    println!(
        "begun in {:.1?}; times are median / 99th percentile / maximum",
        begun.elapsed()
    );
    println!(
        "{:>4} | {:>8} | {:>21} | {:>21} | {:>7} | {:>6} | {:>18} | load",
        "rate", "answered", "first answer", "board", "behind", "caught", "CPU ms a move:"
    );
    println!(
        "{:>4} | {:>8} | {:>21} | {:>21} | {:>7} | {:>6} | bot / Discord / us |",
        "", "a second", "", "", "at end", "up in"
    );
    let pairs = Arc::new(pairs);
    for &rate in rates {
        measure(&stage, &pairs, rate).await;
    }
    print!("{}", stage.bot_log());
}

/// Plays at this rate, prints a line, and returns how many moves a second were answered.
pub(crate) async fn measure(stage: &Stage, pairs: &Arc<Vec<Pair>>, rate: u32) -> f64 {
    let before = stage.cpu();
    let begun = Instant::now();
    let played = play(stage, pairs, rate, LASTS).await;
    let took = begun.elapsed();
    let waits = |seen: &crate::record::Seen| {
        let there = |board: &&Board| !seen.boards.contains_key(board);
        played.asked.keys().filter(there).count()
    };
    let behind = waits(&stage.record.seen());
    let all = stage.record.until(PATIENCE, |seen| waits(seen) == 0).await;
    let caught_up = begun.elapsed().saturating_sub(took);
    // Time for what follows a board: taking the buttons off the one before.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let cpu = stage.cpu().since(before);
    let moves = played.answers.len();
    let boards: Times = {
        let seen = stage.record.seen();
        let shown =
            |(board, asked): (&Board, &u64)| Some(seen.boards.get(board)?.0.saturating_sub(*asked));
        played.asked.iter().filter_map(shown).collect()
    };
    let answered = 1.0 / ratio(took.as_secs_f64(), moves);
    let each = |cpu: Duration| ratio(cpu.as_secs_f64() * 1e3, moves);
    println!(
        "{rate:>4} | {answered:>8.0} | {:>21} | {boards:>21} | {behind:>7} | {:>5.1}s | {:.2} / {:.2} / {:.2} | {}",
        played.answers.iter().copied().collect::<Times>(),
        caught_up.as_secs_f64(),
        each(cpu.bot),
        each(cpu.discord),
        each(cpu.client),
        load(),
    );
    if !all {
        println!("     {} boards did not come", waits(&stage.record.seen()));
    }
    if let Some(first) = played.refused.first() {
        println!(
            "     {} moves were refused, the first with {first}",
            played.refused.len()
        );
    }
    if played.over > 0 {
        println!("     {} times a match had no move left", played.over);
    }
    answered
}

/// Plays moves in all matches in turn, whether or not the responses come.
pub(crate) async fn play(
    stage: &Stage,
    pairs: &Arc<Vec<Pair>>,
    rate: u32,
    lasts: Duration,
) -> Played {
    let played = Arc::new(Mutex::new(Played::default()));
    let at_once = Arc::new(Semaphore::new(AT_ONCE));
    let begun = tokio::time::Instant::now();
    let every = Duration::from_secs(1) / rate;
    let mut moving = JoinSet::new();
    for number in 0..usize::MAX {
        let due = begun + every * u32::try_from(number).expect("not that many");
        if due > begun + lasts {
            break;
        }
        tokio::time::sleep_until(due).await;
        let (control, pairs) = (stage.control.clone(), Arc::clone(pairs));
        let (played, at_once) = (Arc::clone(&played), Arc::clone(&at_once));
        moving.spawn(async move {
            let asked = now();
            let begun = Instant::now();
            let _one = at_once.acquire().await.expect("never closed");
            let pair = &pairs[number % pairs.len()];
            let moved = pair.play(&control).await;
            let took = millis(begun.elapsed());
            let mut played = played.lock().expect("no panic");
            match moved {
                Moved::Played(board) => {
                    played.asked.insert(board, asked);
                    played.answers.push(took);
                }
                Moved::Over => played.over += 1,
                Moved::Refused(said) => played.refused.push(said),
            }
        });
    }
    while let Some(moved) = moving.join_next().await {
        moved.expect("no panic");
    }
    std::mem::take(&mut *played.lock().expect("no panic"))
}
