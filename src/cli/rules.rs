//! `courtier rules`: questions about the rules for other programs.

use std::{
    fs,
    io::{BufRead, Write, read_to_string, stdin, stdout},
    path::{Path, PathBuf},
};

use anyhow::{Context, bail};
use clap::{Args as ClapArgs, Subcommand};
use serde_json::{Map, Value, json};

use domain::matches::Transcript;
use rules::{
    AnyMove, AnyPosition, GameId, Outcome, Ply,
    words::{Explain, Locale},
};

#[derive(Debug, ClapArgs)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Count the lines of exactly N plies; the last line contains nothing but the count
    Perft {
        /// The game's id
        #[arg(value_parser = game)]
        game: GameId,
        /// How many plies
        #[arg(long)]
        depth: u32,
        /// Where to begin, instead of at the start
        #[arg(long, conflicts_with = "size")]
        position: Option<String>,
        /// The board's size, in games that have several
        #[arg(long)]
        size: Option<u8>,
        /// Also print the count behind each first move
        #[arg(long)]
        divide: bool,
    },
    /// Describe the positions on standard input, one a line, as JSON objects, one a line
    Describe {
        /// The game's id
        #[arg(value_parser = game)]
        game: GameId,
    },
    /// Check the transcript of a match, as the bot exports it, against the rules
    Replay {
        /// The file; `-` for standard input
        file: PathBuf,
    },
    /// Print the position after moves from the start
    Play {
        /// The game's id
        #[arg(value_parser = game)]
        game: GameId,
        /// The board's size, in games that have several
        #[arg(long)]
        size: Option<u8>,
        /// The moves, as players type them
        moves: Vec<String>,
    },
}

/// Parses a game's id.
pub(super) fn game(text: &str) -> Result<GameId, String> {
    GameId::from_id(text).ok_or_else(|| {
        let ids: Vec<&str> = GameId::ALL.iter().map(|game| game.info().id).collect();
        format!("not a game; the games are {}", ids.join(", "))
    })
}

/// Returns the position a command begins with.
pub(super) fn starting_position(
    game: GameId,
    position: Option<&str>,
    size: Option<u8>,
) -> anyhow::Result<AnyPosition> {
    match position {
        Some(text) => game
            .parse_position(text)
            .with_context(|| format!("{text:?} is no position of {game}")),
        None => Ok(game.start(size)?),
    }
}

/// Plays one typed move, or explains in the players' words why it cannot.
pub(super) fn play(position: &AnyPosition, text: &str) -> anyhow::Result<Ply> {
    position.play(text).map_err(|error| {
        anyhow::anyhow!(
            "{text:?} cannot be played: {}",
            Locale::English.say(&error.sentence())
        )
    })
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    match &args.command {
        Command::Perft {
            game,
            depth,
            position,
            size,
            divide,
        } => {
            let position = starting_position(*game, position.as_deref(), *size)?;
            if *divide {
                print_divided(&position, *depth)?;
            }
            println!("{}", position.perft(*depth));
            Ok(())
        }
        Command::Describe { game } => describe(*game, stdin().lock(), stdout().lock()),
        Command::Replay { file } => replay(file),
        Command::Play { game, size, moves } => {
            let start = starting_position(*game, None, *size)?;
            let end = moves.iter().try_fold(start, |position, text| {
                anyhow::Ok(play(&position, text)?.position)
            })?;
            println!("{end}");
            Ok(())
        }
    }
}

/// Describes a valid transcript in one line, or says where it is wrong.
fn replay(file: &Path) -> anyhow::Result<()> {
    let name = file.display();
    let text = if file == Path::new("-") {
        read_to_string(stdin()).context("standard input cannot be read")?
    } else {
        fs::read_to_string(file).with_context(|| format!("{name} cannot be read"))?
    };
    let transcript = Transcript::verify(&text).with_context(|| format!("{name} is wrong"))?;
    let game = transcript.start.game();
    let plies = transcript.moves.len();
    let end = transcript
        .end
        .map_or("still running".to_owned(), |end| end.to_string());
    println!("{name} is right: {game}, {plies} plies, {end}");
    Ok(())
}

/// Prints the count of each move alone.
fn print_divided(position: &AnyPosition, depth: u32) -> anyhow::Result<()> {
    if depth == 0 {
        bail!("--divide needs a --depth of at least 1");
    }
    let mut moves = position.moves();
    moves.sort_by_cached_key(AnyMove::to_string);
    for mv in moves {
        println!("{mv} {}", mv.after().perft(depth - 1));
    }
    Ok(())
}

/// Answers line by line and never stops at an invalid one. Lines are bytes: one that is not text is an
/// error of its own.
fn describe(game: GameId, input: impl BufRead, mut output: impl Write) -> anyhow::Result<()> {
    for line in input.split(b'\n') {
        let line = line.context("standard input cannot be read")?;
        let line = line.strip_suffix(b"\r").unwrap_or(&line);
        let answer = match str::from_utf8(line) {
            Ok(text) => match game.parse_position(text) {
                Ok(position) => describe_position(&position),
                Err(error) => json!({ "error": error.to_string() }),
            },
            Err(_) => json!({ "error": "not UTF-8 text" }),
        };
        if let Err(error) = writeln!(output, "{answer}") {
            // The reader has closed its end.
            if error.kind() == std::io::ErrorKind::BrokenPipe {
                return Ok(());
            }
            return Err(error).context("standard output cannot be written");
        }
    }
    Ok(())
}

fn describe_position(position: &AnyPosition) -> Value {
    let mut moves = Map::new();
    for mv in position.moves() {
        moves.insert(mv.to_string(), Value::String(mv.after().to_string()));
    }
    json!({
        "position": position.to_string(),
        "result": position.outcome().map(Outcome::id),
        "moves": moves,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn describe_answers_every_line_in_order() {
        let input = b"nonsense\n\xff\xfe\nRG6/7/7/7/7/7/BG6 r\n\nRG6/7/7/7/7/7/3r13 b";
        let mut output = Vec::new();
        describe(GameId::GuardAndTowers, &input[..], &mut output).expect("written");
        let text = String::from_utf8(output).expect("text");
        let lines: Vec<Value> = text
            .lines()
            .map(|line| serde_json::from_str(line).expect("JSON"))
            .collect();
        assert_eq!(lines.len(), 5);
        for index in [0, 1, 3] {
            assert!(lines[index]["error"].is_string(), "{}", lines[index]);
        }
        assert_eq!(lines[2]["result"], Value::Null);
        assert_eq!(lines[2]["moves"]["a7-b7"], "1RG5/7/7/7/7/7/BG6 b");
        assert_eq!(
            lines[4],
            json!({
                "position": "RG6/7/7/7/7/7/3r13 b", "result": "first", "moves": {}
            })
        );
    }
}
