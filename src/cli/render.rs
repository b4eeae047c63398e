//! `courtier render`: a board as a PNG file.

use std::path::PathBuf;

use anyhow::Context;
use clap::Args as ClapArgs;

use super::rules::{game, play, starting_position};
use render::Scene;
use rules::{
    AnyPosition, GameId, Side, Trace,
    look::{Look, Theme},
    words::{Explain, Locale},
};

#[derive(Debug, ClapArgs)]
pub(super) struct Args {
    /// The game's id
    #[arg(value_parser = game)]
    game: GameId,
    /// The position to draw, instead of the start
    #[arg(long, conflicts_with_all = ["moves", "size"])]
    position: Option<String>,
    /// Moves to play from the start; the last one is marked
    #[arg(long, num_args = 1.., value_name = "MOVE")]
    moves: Vec<String>,
    /// The board's size, in games that have several
    #[arg(long)]
    size: Option<u8>,
    /// The move that led to the position, to be marked
    #[arg(long, value_name = "MOVE")]
    last: Option<String>,
    /// Whose side is at the bottom
    #[arg(long, value_parser = side, default_value = "first")]
    view: Side,
    /// The colours
    #[arg(long, value_parser = theme)]
    theme: Option<Theme>,
    /// The picture's width in pixels, 480 to 1600
    #[arg(long, value_name = "PX")]
    width: Option<u32>,
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

fn side(text: &str) -> Result<Side, String> {
    Side::from_id(text).ok_or_else(|| "expected first or second".to_owned())
}

fn theme(text: &str) -> Result<Theme, String> {
    Theme::from_id(text).ok_or_else(|| {
        let ids: Vec<&str> = Theme::ALL.iter().map(|theme| theme.id()).collect();
        format!("not a theme; the themes are {}", ids.join(", "))
    })
}

pub(super) fn run(args: &Args) -> anyhow::Result<()> {
    let (position, last) = position(args)?;
    let scene = Scene {
        last: last.as_ref(),
        view: args.view,
        ..Scene::of(&position)
    };
    let picture = render::png(&scene, chosen_look(args)?)?;
    std::fs::write(&args.output, picture)
        .with_context(|| format!("{} cannot be written", args.output.display()))
}

fn chosen_look(args: &Args) -> anyhow::Result<Look> {
    let mut look = Look::default();
    if let Some(theme) = args.theme {
        look.theme = theme;
    }
    if let Some(width) = args.width {
        look.width = width.try_into()?;
    }
    Ok(look)
}

/// Returns the position to draw, and the path of the move that led to it.
fn position(args: &Args) -> anyhow::Result<(AnyPosition, Option<Trace>)> {
    let start = starting_position(args.game, args.position.as_deref(), args.size)?;
    let (position, played) = args
        .moves
        .iter()
        .try_fold((start, None), |(position, _), text| {
            let played = play(&position, text)?;
            anyhow::Ok((played.position, Some(played.mv.trace())))
        })?;
    // A position does not tell how it was reached, so a move that is given separately is taken at its
    // word.
    let told = args
        .last
        .as_deref()
        .map(|text| position.read_squares(text))
        .transpose();
    let told = told.map_err(|error| anyhow::anyhow!(Locale::English.say(&error.sentence())))?;
    let told = told.map(|path| Trace {
        path,
        removed: Vec::new(),
    });
    Ok((position, told.or(played)))
}
