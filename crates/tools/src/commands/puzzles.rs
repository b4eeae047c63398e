//! `tools puzzles`: finds positions in which a single move wins, for `assets/puzzles`.

use std::time::Instant;

use super::game;
use crate::mine::{Found, Miner};
use domain::puzzles::Difficulty;
use engine::Playable;
use rules::{Game, GameId};
use store::{Address, Store, StoreError};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The game's id
    #[arg(value_parser = game)]
    pub(super) game: GameId,
    /// The number of puzzles of each length
    #[arg(long, default_value_t = 40)]
    each: usize,
    /// The first match of the engine against itself. The others are numbered from there
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Start on no match after this many seconds
    #[arg(long, default_value_t = 600)]
    seconds: u64,
    /// Look at the finished matches of this database, a file or a postgres:// URL, before those of
    /// the engine against itself
    #[arg(long, value_name = "FILE|URL")]
    database: Option<Address>,
}

/// The number of matches read at a time.
const PAGE: u32 = 200;

/// Prints puzzles, one per line, and at the end the number of puzzles to stderr.
pub(super) fn puzzles<G: Playable>(args: &Args) -> anyhow::Result<()> {
    let begun = Instant::now();
    let mut list = List {
        each: args.each,
        counts: [0; 3],
    };
    let mut miner = Miner::default();
    let is_late = || begun.elapsed().as_secs() >= args.seconds;
    if let Some(address) = &args.database {
        address.check_there()?;
        for positions in matches::<G>(address)? {
            if is_late() {
                break;
            }
            list.take(&miner.dig(&positions));
        }
    }
    let mut seed = args.seed;
    while !list.is_full() && !is_late() {
        list.take(&miner.self_play::<G>(seed, G::INFO.sizes[0]));
        seed += 1;
    }
    eprintln!("{}: {:?} by match {seed}", G::INFO.id, list.counts);
    Ok(())
}

/// The current and the target number of puzzles of each length.
struct List {
    each: usize,
    counts: [usize; 3],
}

impl List {
    /// Prints one of the puzzles of a match: of the length with the fewest puzzles.
    fn take(&mut self, found: &[Found]) {
        let kind = |found: &Found| {
            let mut kinds = Difficulty::ALL.iter();
            kinds.position(|kind| kind.plies() == found.line.len())
        };
        let known = found.iter().filter_map(|one| Some((kind(one)?, one)));
        let wanted = known.filter(|(kind, _)| self.counts[*kind] < self.each);
        if let Some((kind, one)) = wanted.min_by_key(|(kind, _)| self.counts[*kind]) {
            self.counts[kind] += 1;
            println!("{one}");
        }
    }

    fn is_full(&self) -> bool {
        self.counts.iter().all(|count| *count >= self.each)
    }
}

/// Returns the positions of the finished matches of a database in this game.
fn matches<G: Game>(address: &Address) -> anyhow::Result<Vec<Vec<G>>> {
    let store = Store::open_to_read(address)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let records = runtime.block_on(store.read(|tx| {
        let mut records = Vec::new();
        let mut last = None;
        loop {
            let page = tx.matches().finished_ids_after(last, PAGE)?;
            for id in &page {
                records.extend(tx.matches().record(*id)?);
            }
            match page.last() {
                Some(id) => last = Some(*id),
                None => return Ok::<_, StoreError>(records),
            }
        }
    }))?;
    runtime.block_on(store.close())?;
    let of_game = records
        .iter()
        .filter(|record| record.start().game().id() == G::INFO.id);
    Ok(of_game
        .map(|record| {
            let plies = 0..=record.readable();
            let positions = plies.filter_map(|ply| record.position_after(ply));
            positions
                .filter_map(|position| G::parse(&position.to_string()).ok())
                .collect()
        })
        .collect())
}
