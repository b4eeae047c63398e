//! The command line, one file per subcommand.

mod bench;
mod campaign;
mod gallery;
mod matches;
mod player;
mod puzzles;
mod tokens;
mod tune;
mod wins;

use clap::{Parser, Subcommand};
use rules::{GameId, for_game};

/// Tools for developing Courtier.
#[derive(Debug, Parser)]
#[command(version, about)]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play matches between two players, to find out which is stronger
    Match(matches::Args),
    /// Tune the weights of the evaluation by matches of the engine against itself
    Tune(tune::Args),
    /// Find positions in which brute force proves a win, or check that the engine finds it
    Wins(wins::Args),
    /// Find positions in which a single move wins
    Puzzles(puzzles::Args),
    /// Measure how fast the search is
    Bench(bench::Args),
    /// Kill the bot again and again while members do everything at random, and look whether anything is lost
    Campaign(campaign::Args),
    /// Write a picture of every kind into a folder, with a page that shows them all
    Gallery(gallery::Args),
    /// Count the tokens of Rust code
    Tokens(tokens::Args),
}

use self::{matches::duel, puzzles::puzzles, tune::tune, wins::wins};

/// Runs the command that the arguments specify.
pub(crate) fn run(cli: &Cli) -> anyhow::Result<()> {
    match &cli.command {
        Command::Match(args) => for_game!(args.game, G => duel::<G>(args)),
        Command::Tune(args) => for_game!(args.game, G => tune::<G>(args)),
        Command::Wins(args) => for_game!(args.game, G => wins::<G>(args)),
        Command::Puzzles(args) => for_game!(args.game, G => puzzles::<G>(args)),
        Command::Bench(args) => {
            bench::run(args);
            Ok(())
        }
        Command::Campaign(args) => campaign::run(args),
        Command::Gallery(args) => gallery::run(args),
        Command::Tokens(args) => tokens::run(args),
    }
}

/// Parses a game's id.
fn game(text: &str) -> Result<GameId, String> {
    GameId::from_id(text).ok_or_else(|| {
        let ids: Vec<&str> = GameId::ALL.iter().map(|game| game.info().id).collect();
        format!("not a game; the games are {}", ids.join(", "))
    })
}
