//! `tools match`: which of two players is stronger.

use std::{ops::ControlFlow, time::Instant};

use super::game;
use super::player::{SETTINGS, Spec};
use crate::duel::{self, DECISIVE, LOOK, Tally};
use engine::Playable;
use rules::GameId;

#[derive(Debug, clap::Args)]
#[command(after_help = SETTINGS)]
pub(super) struct Args {
    /// The game's id
    #[arg(value_parser = game)]
    pub(super) game: GameId,
    /// One player
    one: Spec,
    /// The other player
    other: Spec,
    /// The maximum number of pairs of matches
    #[arg(long, default_value_t = 200)]
    pairs: u32,
    /// The seed of the openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many nodes have to find an opening even. The judgement of players who look at far more
    /// nodes than that can decide many a pair before it begins
    #[arg(long, default_value_t = LOOK)]
    look: u64,
    /// The board's size, in games that have several
    #[arg(long)]
    size: Option<u8>,
    /// Start no pair after this many seconds
    #[arg(long, default_value_t = u64::MAX)]
    seconds: u64,
    /// Stop as soon as it is clear whether the difference is more likely this many points of Elo
    #[arg(long, default_value_t = 0.0, allow_hyphen_values = true)]
    low: f64,
    /// or this many
    #[arg(long, default_value_t = 20.0, allow_hyphen_values = true)]
    high: f64,
    /// Play all pairs, however clear the result is
    #[arg(long)]
    all: bool,
}

/// No test is decided by fewer matches.
const FEWEST: u32 = 40;

/// The distance between the openings of one command-line seed and those of the next.
const OPENINGS: u64 = 1_000_000;

/// Plays the pairs and prints the result in one line.
pub(super) fn duel<G: Playable>(args: &Args) -> anyhow::Result<()> {
    let begun = Instant::now();
    let (weights, others) = (args.one.weights::<G>()?, args.other.weights::<G>()?);
    let mut one = args.one.player::<G>(&weights);
    let mut other = args.other.player::<G>(&others);
    let size = G::INFO.size(args.size)?;
    let go_on = |tally: &Tally| {
        let likelihood = tally.log_likelihood(args.low, args.high);
        let is_decided = !args.all && tally.games() >= FEWEST && likelihood.abs() > DECISIVE;
        let is_over = tally.games() >= 2 * args.pairs || begun.elapsed().as_secs() >= args.seconds;
        if is_decided || is_over {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let seed = args.seed.wrapping_mul(OPENINGS);
    let tally = duel::pairs(seed, args.look, size, &mut *one, &mut *other, go_on);
    println!(
        "{} | {} matches | {:.1} % | {} | likelihood {:.2} | pairs {:?} | {} drawn | {} plies a match \
         | {:.0?}",
        G::INFO.id,
        tally.games(),
        100.0 * tally.score(),
        tally.elo(),
        tally.log_likelihood(args.low, args.high),
        tally.pairs,
        tally.draws,
        tally.plies(),
        begun.elapsed(),
    );
    Ok(())
}
