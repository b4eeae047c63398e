//! `tools wins`: positions in which brute force proves a win, and whether the engine finds
//! it.

use std::{collections::HashSet, fs, path::PathBuf, time::Duration};

use anyhow::{Context, bail};
use cpu_time::ThreadTime;

use super::game;
use crate::duel::{LOOK, Searcher, opening, play};
use engine::{Heuristics, Limits, Mistakes, Playable, Random, Search, Value, levels, shortest_win};
use rules::{GameId, Level};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The game's id
    #[arg(value_parser = game)]
    pub(super) game: GameId,
    /// Check that the highest level finds the wins in this file; without it, look for positions and
    /// print them
    file: Option<PathBuf>,
    /// How many positions to look for, of each length of win
    #[arg(long, default_value_t = 100)]
    count: usize,
    /// The seed of the matches they are taken from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The most positions brute force can look at to find a win
    #[arg(long, default_value_t = 20_000_000)]
    positions: u64,
}

/// The lengths of wins to look for, in plies.
const LENGTHS: [u32; 3] = [1, 3, 5];

/// Prints positions, or checks those in a file.
pub(super) fn wins<G: Playable>(args: &Args) -> anyhow::Result<()> {
    match &args.file {
        None => {
            find::<G>(args);
            Ok(())
        }
        Some(file) => {
            let text = fs::read_to_string(file)
                .with_context(|| format!("cannot read {}", file.display()))?;
            check_wins::<G>(&text)
        }
    }
}

/// Plays matches and tries their last positions, one of each length from each match.
fn find<G: Playable>(args: &Args) {
    let mut found = LENGTHS.map(|_| Vec::new());
    let mut known = HashSet::new();
    let mut random = Random::new(args.seed);
    while found.iter().any(|found| found.len() < args.count) {
        let size = G::INFO.sizes[random.below(G::INFO.sizes.len())];
        let line = opening::<G>(random.number(), size, LOOK);
        let [mut one, mut other] = [random.number(), random.number()].map(player::<G>);
        let played = play(&line, [&mut one, &mut other]);
        let mut is_new = LENGTHS.map(|_| true);
        for position in played.positions.iter().rev().take(8) {
            let longest = LENGTHS[LENGTHS.len() - 1];
            let Ok(Some(plies)) = shortest_win(position, longest, args.positions) else {
                continue;
            };
            let Some(at) = LENGTHS.iter().position(|&length| length == plies) else {
                continue;
            };
            if found[at].len() < args.count && is_new[at] && known.insert(*position) {
                found[at].push(position.to_string());
                is_new[at] = false;
            }
        }
    }
    for (plies, positions) in LENGTHS.iter().zip(found) {
        for position in positions {
            println!("{plies} {position}");
        }
    }
}

/// Returns a player good enough to reach wins, and bad enough to get into losses.
fn player<G: Playable>(seed: u64) -> Searcher<'static, G> {
    let mut search = Search::new(Heuristics::ALL, G::WEIGHTS, 1);
    let mistakes = Mistakes {
        deviation: 60,
        ..Mistakes::NONE
    };
    search.set_mistakes(mistakes, seed);
    Searcher {
        search,
        limits: Limits::nodes(400),
        mistakes,
    }
}

fn check_wins<G: Playable>(text: &str) -> anyhow::Result<()> {
    let limits = levels::strength::<G>(Level::HIGHEST).limits;
    let mut search = Search::<G>::new(Heuristics::ALL, G::WEIGHTS, limits.mebibytes());
    let (mut count, mut sum, mut longest) = (0, Duration::ZERO, Duration::ZERO);
    for line in text.lines() {
        let (plies, position) = line.split_once(' ').context("a line without a position")?;
        let plies = plies.parse().context("a line without plies")?;
        let position = G::parse(position)?;
        let begun = ThreadTime::now();
        let found = search.go(&position, &[], limits, |_| {});
        let time = begun.elapsed();
        let value = found.map(|found| found.value);
        if value != Some(Value::Win(plies)) {
            bail!("win in {plies} plies, found {value:?}: {position}");
        }
        count += 1;
        sum += time;
        longest = longest.max(time);
    }
    println!(
        "{} | {count} wins found | {:.1?} each in the mean | {longest:.1?} at most",
        G::INFO.id,
        sum / count.max(1)
    );
    Ok(())
}
