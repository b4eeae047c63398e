//! The line protocol of `courtier engine`, modelled on UCI, so that other programs can play the
//! engine.
//!
//! A program writes commands and reads answers, one per line:
//!
//! | command | answer |
//! |---|---|
//! | `position start` or `position TEXT` | none |
//! | the same followed by `moves M1 M2 …` | none |
//! | `go nodes N`, `go movetime MS`, `go level L` | `info` lines, and then `bestmove M` |
//! | `go level L seed N` | the same; matches with different seeds differ |
//! | `stop` | ends the search that runs, which answers with the best move so far |
//! | `quit` | the same, and the program ends, as it does some seconds after the end of input |
//!
//! `info depth D score S nodes N pv M1 M2 …` says that after N nodes the line M1 M2 … was found
//! best to a depth of D plies. S is what the position is worth to the side to move: hundredths of a
//! piece, or `win K` or `loss K` in plies. Moves and positions are written as everywhere in
//! Courtier, and typed moves are parsed as leniently. The moves since the first position count as
//! played, so that repetition is detected.
//!
//! Unreadable input is answered with `error …` and changes nothing.

use std::{
    sync::{Arc, atomic::AtomicBool},
    time::Duration,
};

use super::{Finding, Heuristics, Limits, Mistakes, Playable, Search, levels};
use rules::{
    GameId, Level, MoveError, for_game,
    words::{Explain, Locale},
};

/// The next step after a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// Read the next command.
    Read,
    /// End the program.
    Quit,
}

/// Why a command cannot be carried out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommandError {
    /// No command starts like this.
    #[error("unknown command '{0}': expected position, go, stop or quit")]
    Command(String),
    /// The position text is wrong.
    #[error("{0}")]
    Position(String),
    /// A move is not legal where it is to be played.
    #[error("move {number} '{text}': {reason}")]
    Move {
        /// Its number, from 1.
        number: usize,
        /// The move as it was typed.
        text: String,
        /// The reason.
        reason: String,
    },
    /// The limits of `go` make no sense.
    #[error("expected go nodes N, go movetime MS or go level L with L from 1 to 12")]
    Limits,
    /// The match is over.
    #[error("the match is over")]
    Over,
}

/// How long `go` is allowed to take.
enum Go {
    Nodes(u64),
    Time(Duration),
    Level(Level, u64),
}

/// What the engine needs from outside while it answers a command.
pub struct Outside<'a> {
    /// Ends the search once it is set.
    pub stop: &'a Arc<AtomicBool>,
    /// Takes each line of the answer.
    pub say: &'a mut dyn FnMut(&str),
    /// Sets `stop` after this time.
    pub alarm: &'a dyn Fn(Duration),
}

/// A conversation about a game.
pub trait Conversation {
    /// Carries out a command.
    fn answer(&mut self, line: &str, outside: Outside<'_>) -> Next;
}

/// Begins a conversation about a game from its start position of this size. The searcher takes this many
/// mebibytes.
pub fn converse(game: GameId, size: u8, mebibytes: usize) -> Box<dyn Conversation> {
    for_game!(game, G => Box::new(Protocol::<G>::new(size, mebibytes)))
}

/// One conversation.
pub(super) struct Protocol<G: Playable> {
    /// The positions of the match, the current one last. There is at least one.
    positions: Vec<G>,
    search: Search<'static, G>,
    size: u8,
}

impl<G: Playable> Protocol<G> {
    /// Starts with the start position of this size. The searcher takes this many mebibytes.
    pub(super) fn new(size: u8, mebibytes: usize) -> Protocol<G> {
        Protocol {
            positions: vec![G::start(size)],
            search: Search::new(Heuristics::ALL, G::WEIGHTS, mebibytes),
            size,
        }
    }

    fn set_position(&mut self, text: &str) -> Result<(), CommandError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let end = words.iter().position(|&word| word == "moves");
        let (position, moves) = words.split_at(end.unwrap_or(words.len()));
        let first = match position[..] {
            ["start"] => G::start(self.size),
            _ => G::parse(&position.join(" "))
                .map_err(|error| CommandError::Position(error.to_string()))?,
        };
        let mut positions = vec![first];
        let mut last = first;
        for (number, text) in moves.iter().skip(1).enumerate() {
            let wrong = |error: MoveError<G::Illegal>| CommandError::Move {
                number: number + 1,
                text: (*text).to_owned(),
                reason: Locale::English.say(&error.sentence()),
            };
            let mv = last.read_move(text).map_err(wrong)?;
            last.play_legal(&mv);
            positions.push(last);
        }
        self.positions = positions;
        Ok(())
    }

    fn go(&mut self, text: &str, outside: &mut Outside<'_>) -> Result<(), CommandError> {
        let go = read_go(text).ok_or(CommandError::Limits)?;
        let (root, played) = self.positions.split_last().ok_or(CommandError::Over)?;
        let played: Vec<u64> = played.iter().map(Playable::key).collect();
        let times = played.iter().filter(|&&key| key == root.key()).count();
        if root.outcome().is_some() || times >= 2 {
            return Err(CommandError::Over);
        }
        let (mut mistakes, mut seed) = (Mistakes::NONE, 0);
        let limits = match go {
            Go::Nodes(nodes) => Limits::nodes(nodes),
            Go::Time(_) => Limits::nodes(u64::MAX),
            Go::Level(level, match_seed) => {
                let strength = levels::strength::<G>(level);
                (mistakes, seed) = (strength.mistakes, match_seed);
                strength.limits
            }
        };
        self.search.set_mistakes(mistakes, seed);
        self.search.set_stop(Arc::clone(outside.stop));
        if let Go::Time(time) = go {
            (outside.alarm)(time);
        }
        let found = self.search.go(root, &played, limits, |found| {
            (outside.say)(&info(root, found));
        });
        let found = found.ok_or(CommandError::Over)?;
        (outside.say)(&format!("bestmove {}", root.write_move(&found.line[0])));
        Ok(())
    }
}

impl<G: Playable> Conversation for Protocol<G> {
    fn answer(&mut self, line: &str, mut outside: Outside<'_>) -> Next {
        let line = line.trim();
        let (command, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let done = match command {
            // Whoever reads the input stops a search that runs.
            "" | "stop" => Ok(()),
            "quit" => return Next::Quit,
            "position" => self.set_position(rest),
            "go" => self.go(rest, &mut outside),
            _ => Err(CommandError::Command(command.to_owned())),
        };
        if let Err(error) = done {
            (outside.say)(&format!("error {error}"));
        }
        Next::Read
    }
}

fn read_go(text: &str) -> Option<Go> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Some(match words[..] {
        ["nodes", nodes] => Go::Nodes(nodes.parse().ok()?),
        ["movetime", time] => Go::Time(Duration::from_millis(time.parse().ok()?)),
        ["level", level] => Go::Level(Level::new(level.parse().ok()?)?, 0),
        ["level", level, "seed", seed] => {
            Go::Level(Level::new(level.parse().ok()?)?, seed.parse().ok()?)
        }
        _ => return None,
    })
}

fn info<G: Playable>(root: &G, found: &Finding<G::Move>) -> String {
    let mut position = *root;
    let mut texts = String::new();
    for mv in &found.line {
        texts.push(' ');
        texts.push_str(&position.write_move(mv));
        position.play_legal(mv);
    }
    format!(
        "info depth {} score {} nodes {} pv{texts}",
        found.depth, found.value, found.nodes
    )
}
