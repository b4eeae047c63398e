//! `courtier engine`: the computer opponent for other programs, by a line protocol.

use std::{
    io::{self, BufRead, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use crate::cli::rules::game;
use engine::{
    Playable,
    protocol::{Next, Protocol},
};
use rules::{GameId, for_game};

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Speak the line protocol for the game with this id on standard input and output
    #[arg(value_parser = game)]
    game: GameId,
    /// The board's size, in games that have several
    #[arg(long)]
    size: Option<u8>,
    /// The memory for positions, in mebibytes
    #[arg(long, default_value_t = 64)]
    memory: usize,
}

/// Answers line by line until the input ends.
pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    for_game!(args.game, G => converse::<G>(args))
}

fn converse<G: Playable>(args: &Args) -> anyhow::Result<()> {
    let size = G::INFO.size(args.size)?;
    let mut protocol = Protocol::<G>::new(size, args.memory);
    let mut output = io::stdout().lock();
    for line in io::stdin().lock().split(b'\n') {
        let line = line?;
        let mut failed = None;
        let mut say = |text: &str| {
            let said = writeln!(output, "{text}").and_then(|()| output.flush());
            failed = failed.take().or(said.err());
        };
        let next = if let Ok(line) = str::from_utf8(&line) {
            protocol.answer(line, &mut say, &alarm)
        } else {
            say("error not UTF-8 text");
            Next::Read
        };
        match failed {
            // The reader has closed its end.
            Some(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            Some(error) => return Err(error.into()),
            None if next == Next::Quit => break,
            None => {}
        }
    }
    Ok(())
}

/// Sets the flag after this time.
fn alarm(time: Duration, stop: Arc<AtomicBool>) {
    thread::spawn(move || {
        thread::sleep(time);
        stop.store(true, Ordering::Relaxed);
    });
}
