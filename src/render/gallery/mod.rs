//! Every kind of picture as files, for people to look at.

mod samples;

use std::{
    fs, io,
    ops::ControlFlow,
    path::{Path, PathBuf},
};

use super::{
    board::{Extras, Picker, Scene, Status, png},
    error::RenderError,
    numbers::{chart, table},
    replay::{Replay, gif},
};
use crate::{
    games::{AnyMove, AnyPosition, GameId, Outcome, Ply, Side, Square, Trace},
    settings::{Look, Theme, Width},
};

/// Why the gallery cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum GalleryError {
    /// A picture cannot be drawn.
    #[error(transparent)]
    Render(#[from] RenderError),
    /// A file cannot be written.
    #[error("cannot write {}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// What went wrong.
        source: io::Error,
    },
}

/// Names as people have them: short and long, and in several scripts.
const NAMES: [&str; 2] = ["Ada Lovelace", "Ñandú · Елена · محمد · 山田太郎 👑"];

const EXTRAS: Extras<'static> = Extras {
    ratings: ["1543", "1720?"],
    clocks: ["2d 4h", "11h"],
};

/// Draws every game on every board size, in every theme, view and state, and a replay of each game;
/// tables and charts in every theme. Writes them into a folder, with a page `index.html` that shows
/// them all, and gives the files' paths.
///
/// The same program draws the same gallery.
pub fn gallery(dir: &Path) -> Result<Vec<PathBuf>, GalleryError> {
    let mut files = Files {
        dir,
        written: Vec::new(),
        page: String::from(
            "<!doctype html><meta charset=utf-8><title>Courtier's pictures</title>\n\
             <style>body{font:16px sans-serif;background:#888}img{width:300px;margin:4px}</style>\n",
        ),
    };
    for &game in GameId::ALL {
        for &size in game.info().sizes {
            if let Ok(start) = game.start(Some(size)) {
                put_game(&mut files, &start)?;
            }
        }
    }
    for theme in Theme::ALL {
        put_numbers(&mut files, theme)?;
    }
    files.finish()
}

/// The files of a gallery.
struct Files<'a> {
    dir: &'a Path,
    written: Vec<PathBuf>,
    page: String,
}

impl Files<'_> {
    fn put(&mut self, name: &str, bytes: &[u8]) -> Result<(), GalleryError> {
        self.page
            .extend(["<img src=\"", name, "\" title=\"", name, "\">\n"]);
        self.written.push(write(self.dir, name, bytes)?);
        Ok(())
    }

    fn finish(mut self) -> Result<Vec<PathBuf>, GalleryError> {
        let page = write(self.dir, "index.html", self.page.as_bytes())?;
        self.written.push(page);
        Ok(self.written)
    }
}

fn look(theme: Theme) -> Look {
    Look {
        theme,
        ..Look::default()
    }
}

fn put_game(files: &mut Files, start: &AnyPosition) -> Result<(), GalleryError> {
    let (game, size) = (start.game(), start.size());
    let moves = some_match(start);
    for theme in Theme::ALL {
        for (state, scene) in Shots::new(start, &moves).scenes() {
            for view in Side::BOTH {
                let picture = png(&Scene { view, ..scene }, look(theme))?;
                let name = format!("{game}-{size}-{}-{state}-{}.png", theme.id(), view.id());
                files.put(&name, &picture)?;
            }
        }
    }
    if let Some(position) = samples::position(game) {
        for theme in Theme::ALL {
            let picture = png(&Scene::of(&position), look(theme))?;
            files.put(
                &format!("{game}-{size}-{}-sample.png", theme.id()),
                &picture,
            )?;
        }
    }
    let replay = Replay {
        names: Some(NAMES),
        ..Replay::of(start, &moves)
    };
    let picture = gif(&replay, Look::default())?;
    files.put(&format!("{game}-{size}-replay.gif"), &picture)?;
    for width in [Width::MIN, Width::MAX] {
        let scene = Scene {
            names: Some(NAMES),
            extras: EXTRAS,
            ..Scene::of(start)
        };
        let look = Look {
            width,
            ..Look::default()
        };
        let name = format!("{game}-{size}-{}.png", width.get());
        files.put(&name, &png(&scene, look)?)?;
    }
    Ok(())
}

fn put_numbers(files: &mut Files, theme: Theme) -> Result<(), GalleryError> {
    for (name, sample) in samples::tables() {
        let picture = table(&sample, look(theme))?;
        files.put(&format!("table-{}-{name}.png", theme.id()), &picture)?;
    }
    for (name, sample) in samples::charts() {
        let picture = chart(&sample, look(theme))?;
        files.put(&format!("chart-{}-{name}.png", theme.id()), &picture)?;
    }
    Ok(())
}

fn write(dir: &Path, name: &str, bytes: &[u8]) -> Result<PathBuf, GalleryError> {
    let path = dir.join(name);
    let written = fs::create_dir_all(dir).and_then(|()| fs::write(&path, bytes));
    match written {
        Ok(()) => Ok(path),
        Err(source) => Err(GalleryError::Write { path, source }),
    }
}

/// How many plies the match of the gallery has at most.
const PLIES: usize = 60;

/// A match by no good players, the same each time, that prefers moves with more to see.
fn some_match(start: &AnyPosition) -> Vec<Ply> {
    let mut position = start.clone();
    let mut moves = Vec::new();
    let mut seed = 1_u64;
    while moves.len() < PLIES && position.outcome().is_none() {
        let legal = some_moves(&position);
        let events = |mv: &AnyMove| {
            let trace = mv.trace();
            trace.path.len() + trace.removed.len()
        };
        let most = legal.iter().map(events).max();
        // Any third move is one of the most eventful.
        let eventful = |mv: &&AnyMove| moves.len() % 3 != 2 || most == Some(events(mv));
        let choice: Vec<&AnyMove> = legal.iter().filter(eventful).collect();
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let at = usize::try_from(seed >> 33).unwrap_or_default() % choice.len().max(1);
        let Some(&mv) = choice.get(at) else {
            break;
        };
        let ply = mv.clone().play();
        position = ply.position.clone();
        moves.push(ply);
    }
    moves
}

/// Legal moves, not more than are needed to choose from.
fn some_moves(position: &AnyPosition) -> Vec<AnyMove> {
    let mut moves = Vec::new();
    let _ = position.visit_moves(|mv| {
        moves.push(mv);
        if moves.len() < 500 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    moves
}

/// What the scenes of a game borrow from.
struct Shots<'a> {
    start: &'a AnyPosition,
    moves: &'a [Ply],
    /// Where each of them went.
    traces: Vec<Trace>,
    /// After how many moves the most eventful one came of those after which the match went on.
    eventful: usize,
    movable: Vec<Square>,
    path: Vec<Square>,
    targets: Vec<Square>,
    lost: Vec<Square>,
}

impl<'a> Shots<'a> {
    fn new(start: &'a AnyPosition, moves: &'a [Ply]) -> Shots<'a> {
        let traces: Vec<Trace> = moves.iter().map(|ply| ply.mv.trace()).collect();
        let events = |index: &usize| (traces[*index].removed.len(), traces[*index].path.len());
        let went_on = |index: &usize| moves[*index].position.outcome().is_none();
        let eventful = (0..moves.len())
            .filter(went_on)
            .max_by_key(events)
            .map_or(0, |index| index + 1);
        let position = eventful
            .checked_sub(1)
            .and_then(|index| moves.get(index))
            .map_or(start, |played| &played.position);
        let legal: Vec<Trace> = some_moves(position).iter().map(AnyMove::trace).collect();
        let mut movable: Vec<Square> = legal
            .iter()
            .filter_map(|trace| trace.path.first().copied())
            .collect();
        movable.sort_unstable();
        movable.dedup();
        let chosen = movable.get(movable.len() / 2).copied();
        let from_chosen = || {
            legal
                .iter()
                .filter(|trace| trace.path.first() == chosen.as_ref())
        };
        let targets = from_chosen()
            .filter_map(|trace| trace.path.get(1).copied())
            .collect();
        let preview = from_chosen().max_by_key(|trace| trace.removed.len());
        Shots {
            start,
            moves,
            traces,
            eventful,
            movable,
            path: preview.map(|trace| trace.path.clone()).unwrap_or_default(),
            lost: preview
                .map(|trace| trace.removed.clone())
                .unwrap_or_default(),
            targets,
        }
    }

    fn scenes(&'a self) -> Vec<(&'static str, Scene<'a>)> {
        let named = |position| Scene {
            names: Some(NAMES),
            extras: EXTRAS,
            ..Scene::of(position)
        };
        let after = |moves: usize| match moves.checked_sub(1).and_then(|at| self.moves.get(at)) {
            Some(ply) => Scene {
                last: self.traces.get(moves - 1),
                ..named(&ply.position)
            },
            None => named(self.start),
        };
        let eventful = after(self.eventful);
        let end = after(self.moves.len());
        let picker = |picker| Scene {
            picker: Some(picker),
            ..eventful
        };
        let over = |outcome| Scene {
            status: Status::Over(outcome),
            ..end
        };
        vec![
            ("start", named(self.start)),
            ("plain", Scene::of(self.start)),
            ("event", eventful),
            ("late", end),
            (
                "movable",
                picker(Picker {
                    movable: &self.movable,
                    ..Picker::default()
                }),
            ),
            (
                "targets",
                picker(Picker {
                    path: self.path.get(..1).unwrap_or_default(),
                    targets: &self.targets,
                    ..Picker::default()
                }),
            ),
            (
                "preview",
                picker(Picker {
                    path: &self.path,
                    lost: &self.lost,
                    ..Picker::default()
                }),
            ),
            ("won", over(Outcome::Win(Side::First))),
            ("drawn", over(Outcome::Draw)),
        ]
    }
}
