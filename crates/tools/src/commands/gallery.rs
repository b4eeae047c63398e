//! `tools gallery`: every kind of picture, to look at.

use std::path::PathBuf;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// The folder, which is created if it does not exist
    #[arg(value_name = "DIR")]
    folder: PathBuf,
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    crate::gallery::gallery(&args.folder)?;
    Ok(())
}
