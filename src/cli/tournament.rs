//! `courtier tournament`: pairing the rounds of tournaments that are kept in files.

use std::{fs, path::PathBuf};

use anyhow::Context;
use clap::Subcommand;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Pair the next round of a Swiss tournament by FIDE's Dutch system (C.04.3, of February 2026)
    ///
    /// Prints how many pairs there are, then a line for each: the number of the player on the first
    /// side, and that of the other, or 0 for a bye.
    Pair {
        /// FIDE's tournament report file (TRF16), with `XXR`: how many rounds there are to be
        file: PathBuf,
    },
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let Command::Pair { file } = &args.command;
    let name = file.display();
    let report = fs::read_to_string(file).with_context(|| format!("cannot read {name}"))?;
    let pairs = pairings::trf::pair(&report).with_context(|| format!("cannot pair {name}"))?;
    print!("{pairs}");
    Ok(())
}
