//! `courtier engine`: the computer opponent for other programs, by a line protocol.

use std::{
    io::{self, BufRead, Write},
    sync::{
        Arc, Weak,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use crate::cli::rules::game;
use engine::protocol::{self, Next, Outside};
use rules::GameId;

#[derive(Debug, clap::Args)]
pub(super) struct Args {
    /// Speak the line protocol for the game with this id on standard input and output
    #[arg(value_parser = game)]
    game: GameId,
    /// The board's size, in games that have several
    #[arg(long)]
    size: Option<u8>,
    /// The memory for positions, in mebibytes
    #[arg(long, default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..=16384))]
    memory: u16,
}

/// Answers line by line until the input ends.
pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let size = args.game.info().size(args.size)?;
    let mut conversation = protocol::converse(args.game, size, args.memory.into());
    let (send_alarm, alarms) = mpsc::channel();
    thread::spawn(move || ring(&alarms));
    let (send, commands) = mpsc::channel();
    let at_end = send_alarm.clone();
    thread::spawn(move || read_commands(&send, &at_end));
    let mut output = io::stdout().lock();
    for command in commands {
        let Command { line, stop } = command?;
        let mut failed = None;
        let mut say = |text: &str| {
            let said = writeln!(output, "{text}").and_then(|()| output.flush());
            if said.is_err() {
                stop.store(true, Ordering::Relaxed);
            }
            failed = failed.take().or(said.err());
        };
        let alarm = |time| {
            let at = Instant::now() + time;
            // Whoever rings the alarms lives as long as the program.
            let _ = send_alarm.send((at, Arc::downgrade(&stop)));
        };
        let next = if let Ok(line) = str::from_utf8(&line) {
            let outside = Outside {
                stop: &stop,
                say: &mut say,
                alarm: &alarm,
            };
            conversation.answer(line, outside)
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

/// How long a search may go on after the end of the input. What pipes in a few commands still gets its
/// answers, and nothing thinks on for nobody.
const GRACE: Duration = Duration::from_secs(10);

/// A line of the input, and the flag that stops the search that it begins.
struct Command {
    line: Vec<u8>,
    stop: Arc<AtomicBool>,
}

/// Reads the input while the engine thinks, so that it can be told to stop.
fn read_commands(send: &Sender<io::Result<Command>>, alarm: &Sender<(Instant, Weak<AtomicBool>)>) {
    let mut waiting: Vec<Weak<AtomicBool>> = Vec::new();
    for line in io::stdin().lock().split(b'\n') {
        let command = line.map(|line| Command {
            line,
            stop: Arc::default(),
        });
        if let Ok(command) = &command {
            waiting.retain(|stop| stop.strong_count() > 0);
            if matches!(command.line.trim_ascii(), b"stop" | b"quit") {
                for stop in waiting.drain(..).filter_map(|stop| stop.upgrade()) {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            waiting.push(Arc::downgrade(&command.stop));
        }
        if send.send(command).is_err() {
            return;
        }
    }
    let at = Instant::now() + GRACE;
    for stop in waiting {
        let _ = alarm.send((at, stop));
    }
}

/// Sets each flag at its time, unless its search is over by then.
fn ring(alarms: &Receiver<(Instant, Weak<AtomicBool>)>) {
    let mut set: Vec<(Instant, Weak<AtomicBool>)> = Vec::new();
    loop {
        let next = set.iter().map(|(at, _)| *at).min();
        let now = Instant::now();
        let received = match next {
            Some(at) => alarms.recv_timeout(at.saturating_duration_since(now)),
            None => alarms.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match received {
            Ok(alarm) => set.push(alarm),
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        let now = Instant::now();
        set.retain(|(at, stop)| match stop.upgrade() {
            Some(stop) if *at <= now => {
                stop.store(true, Ordering::Relaxed);
                false
            }
            Some(_) => true,
            None => false,
        });
    }
}
