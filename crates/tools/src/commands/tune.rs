//! `tools tune`: new weights from matches of the engine against itself.

use std::{fs, path::PathBuf, time::Instant};

use anyhow::Context;

use super::game;
use super::player::{SETTINGS, Spec};
use crate::tune::{Samples, fit};
use engine::{Heuristics, Playable, Search};
use rules::GameId;

#[derive(Debug, clap::Args)]
#[command(after_help = SETTINGS)]
pub(super) struct Args {
    /// The game's id
    #[arg(value_parser = game)]
    pub(super) game: GameId,
    /// Where the new weights go
    file: PathBuf,
    /// At most so many matches
    #[arg(long, default_value_t = u64::MAX)]
    matches: u64,
    /// No match begins after so many seconds
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Nodes a move
    #[arg(long, default_value_t = 800)]
    nodes: u64,
    /// The deviation of the noise in the players' evaluations
    #[arg(long, default_value_t = 20)]
    noise: u16,
    /// How often all positions are learnt from
    #[arg(long, default_value_t = 300)]
    rounds: usize,
    /// Which matches are played
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays, and whose weights are the beginning
    #[arg(long, default_value = "")]
    begin: Spec,
}

/// The memory for positions, in mebibytes: enough for so few nodes.
const MEMORY: usize = 1;

/// Matches of one seed of the command line are as many as these apart from those of the next.
const MATCHES: u64 = 10_000_000;

/// Plays, fits, and writes the module of the weights.
pub(super) fn tune<G: Playable>(args: &Args) -> anyhow::Result<()> {
    let begun = Instant::now();
    let weights = args.begin.weights::<G>()?;
    let mut search = Search::<G>::new(Heuristics::ALL, &weights, MEMORY);
    let mut samples = Samples::default();
    let mut matches = 0;
    while matches < args.matches && begun.elapsed().as_secs() < args.seconds {
        let seed = args.seed.wrapping_mul(MATCHES).wrapping_add(matches);
        samples.add_match(&mut search, seed, args.nodes, args.noise);
        matches += 1;
    }
    let fitted = fit(&samples, &weights, args.rounds);
    fs::write(&args.file, module::<G>(&fitted.weights))
        .with_context(|| format!("cannot write {}", args.file.display()))?;
    println!(
        "{} | {matches} matches | {} positions | error {:.5}, was {:.5} | {:.0?}",
        G::INFO.id,
        samples.len(),
        fitted.after,
        fitted.before,
        begun.elapsed()
    );
    Ok(())
}

/// The source of a module with these weights.
fn module<G: Playable>(weights: &[i16]) -> String {
    let name = G::INFO.id.replace('-', "_");
    let lines = weights.chunks(10).map(|line| {
        let line: Vec<String> = line.iter().map(|weight| format!("{weight},")).collect();
        format!("    {}\n", line.join(" "))
    });
    let lines: String = lines.collect();
    format!(
        "//! Written by `cargo run -p tools -- tune`. The places of the terms are in \
         `playable/{name}.rs`.\n\n\
         use crate::playable::terms::{name} as term;\n\n\
         #[rustfmt::skip]\n\
         pub(crate) const WEIGHTS: [i16; term::COUNT] = [\n{lines}];\n"
    )
}
