//! Writes every kind of picture to files, for people to look at.

mod sample_encounters;
mod sample_match;
mod sample_numbers;
mod sample_turns;
mod scenes;

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use self::{
    sample_match::some_match,
    scenes::{EXTRAS, NAMES, Scenes},
};
use render::{
    RenderError, Replay, SHEET, Scene, bracket, contest, crosstable, curve, gif, lineup, png,
    podium, profile, rungs, sheet, table,
};
use rules::{
    AnyPosition, GameId, Side,
    look::{Look, Theme, Width},
};

/// Why the gallery cannot be written.
#[derive(Debug, thiserror::Error)]
pub(crate) enum GalleryError {
    /// A picture cannot be drawn.
    #[error(transparent)]
    Render(#[from] RenderError),
    /// A file cannot be written.
    #[error("cannot write {}", path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// The cause.
        source: io::Error,
    },
}

/// Draws every game in every size, theme, view and state, a replay of each game, and every kind of
/// table in every theme. Writes the pictures into a folder, together with a page `index.html` that shows
/// them all, and returns the paths of the files.
///
/// The same program always draws the same gallery.
pub(crate) fn gallery(dir: &Path) -> Result<Vec<PathBuf>, GalleryError> {
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

fn look_in(theme: Theme) -> Look {
    Look {
        theme,
        ..Look::default()
    }
}

fn put_game(files: &mut Files, start: &AnyPosition) -> Result<(), GalleryError> {
    let (game, size) = (start.game(), start.size());
    let moves = some_match(start);
    for theme in Theme::ALL {
        for (state, scene) in Scenes::new(start, &moves).all() {
            for view in Side::BOTH {
                let picture = png(&Scene { view, ..scene }, look_in(theme))?;
                let name = format!("{game}-{size}-{}-{state}-{}.png", theme.id(), view.id());
                files.put(&name, &picture)?;
            }
        }
    }
    for theme in Theme::ALL {
        for count in [0, 1, 2, 3, 4] {
            let sample = sample_turns::turns(start, &moves, count);
            let name = format!("{game}-{size}-{}-turns-{count}.png", theme.id());
            files.put(&name, &curve(&sample, look_in(theme))?)?;
        }
    }
    if let Some(position) = scenes::rare_position(game) {
        for theme in Theme::ALL {
            let picture = png(&Scene::of(&position), look_in(theme))?;
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
    for (name, sample) in sample_numbers::tables() {
        let picture = table(&sample, look_in(theme))?;
        files.put(&format!("table-{}-{name}.png", theme.id()), &picture)?;
    }
    for (name, sample) in sample_numbers::profiles() {
        let picture = profile(&sample, look_in(theme))?;
        files.put(&format!("profile-{}-{name}.png", theme.id()), &picture)?;
    }
    put_encounters(files, theme)
}

fn put_encounters(files: &mut Files, theme: Theme) -> Result<(), GalleryError> {
    let look = look_in(theme);
    let mut put = |kind: &str, name: &str, picture: Result<Vec<u8>, RenderError>| {
        files.put(&format!("{kind}-{}-{name}.png", theme.id()), &picture?)
    };
    for (name, sample) in sample_encounters::tables() {
        put("table", &name, table(&sample, look))?;
    }
    for (name, sample) in sample_encounters::crosstables() {
        put("crosstable", &name, crosstable(&sample, look))?;
    }
    for (name, sample) in sample_encounters::brackets() {
        put("bracket", &name, bracket(&sample, look))?;
    }
    for (name, sample) in sample_encounters::podiums() {
        put("podium", &name, podium(&sample, look))?;
    }
    for (name, sample) in sample_encounters::lineups() {
        put("lineup", &name, lineup(&sample, look))?;
    }
    for (name, sample) in sample_encounters::ladders() {
        put("ladder", &name, rungs(&sample, look))?;
    }
    for count in 1..=SHEET {
        put(
            "sheet",
            &count.to_string(),
            sheet(&sample_encounters::boards(count), look),
        )?;
        put(
            "past",
            &count.to_string(),
            sheet(&sample_encounters::past(count), look),
        )?;
    }
    put(
        "profile",
        "newcomer",
        sheet(&sample_encounters::newcomer(), look),
    )?;
    for (name, sample) in sample_encounters::contests() {
        put("contest", &name, contest(&sample, look))?;
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
