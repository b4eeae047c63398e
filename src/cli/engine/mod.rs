//! `courtier engine`: the computer opponent for other programs, and what makes it stronger.

mod bench;
mod duel;
mod player;
mod protocol;
mod puzzles;
mod tune;
mod wins;

use clap::Subcommand;

use self::{duel::duel, protocol::converse, puzzles::puzzles, tune::tune, wins::wins};

#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub(super) struct Args {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    protocol: Option<protocol::Conversation>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play matches between two players, to find out which is stronger
    Match(duel::Args),
    /// Tune the weights of the evaluation by matches of the engine against itself
    Tune(tune::Args),
    /// Find positions in which brute force proves a win, or check that the engine finds it
    Wins(wins::Args),
    /// Find positions in which a single move wins
    Puzzles(puzzles::Args),
    /// Measure how fast the search is
    Bench(bench::Args),
}

/// Calls a function that is generic over games for the game with this id.
macro_rules! for_game {
    ($game:expr, $function:ident($($argument:expr),*)) => {{
        use $crate::games::{
            GameId, courtyard, guard_and_towers, king_and_courtesan, kings_court,
        };
        match $game {
            GameId::Courtyard => $function::<courtyard::Position>($($argument),*),
            GameId::KingAndCourtesan => $function::<king_and_courtesan::Position>($($argument),*),
            GameId::GuardAndTowers => $function::<guard_and_towers::Position>($($argument),*),
            GameId::KingsCourt => $function::<kings_court::Position>($($argument),*),
        }
    }};
}
use for_game;

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    match (&args.command, &args.protocol) {
        (Some(Command::Match(args)), _) => for_game!(args.game, duel(args)),
        (Some(Command::Tune(args)), _) => for_game!(args.game, tune(args)),
        (Some(Command::Wins(args)), _) => for_game!(args.game, wins(args)),
        (Some(Command::Puzzles(args)), _) => for_game!(args.game, puzzles(args)),
        (Some(Command::Bench(args)), _) => {
            bench::run(args);
            Ok(())
        }
        (None, Some(args)) => for_game!(args.game, converse(args)),
        (None, None) => Ok(()),
    }
}
