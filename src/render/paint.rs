//! A game in the colours of a theme: its pictures, palette and inks.

use super::{
    RenderError,
    art::Art,
    board::{self, Drawing, Shape},
    marks::Mark,
    palette::{Census, Palette, Ramp},
    theme::{Colours, Rgb, Style, ThemeFile},
    tile::Tile,
};
use crate::{games::GameId, settings::Theme};
use resvg::tiny_skia::Pixmap;

/// A game in the colours of a theme. The same for every size.
pub(super) struct Paint {
    pub(super) drawing: &'static Drawing,
    pub(super) art: Art,
    pub(super) palette: Palette,
    pub(super) colours: Colours,
    pub(super) inks: Inks,
}

/// The inks that shapes and texts are drawn with.
pub(super) struct Inks {
    pub(super) plain: Ramp,
    pub(super) turn: Ramp,
    pub(super) muted: Ramp,
    pub(super) turn_muted: Ramp,
    pub(super) arrow: Ramp,
    pub(super) arrow_edge: Ramp,
    pub(super) frame: Ramp,
}

/// The side of the squares that the palette is made from. Colours depend little on the size.
const SAMPLE: u32 = 40;

/// How many colours a board has. With more of them, pictures are larger and look the same.
const BOARD_COLOURS: usize = 144;

impl Paint {
    pub(super) fn new(game: GameId, theme: Theme) -> Result<Paint, RenderError> {
        let drawing = board::drawing(game);
        let file = ThemeFile::read(theme)?;
        let id = game.info().id;
        let style = file.games.get(id).ok_or(RenderError::Unstyled {
            theme: theme.id(),
            game: id,
        })?;
        let art = Art::new(drawing, &file, style)?;
        let colours = file.colours;
        let fills: Vec<Rgb> = drawing
            .grounds
            .iter()
            .map(|ground| style.board.colour(ground.fill))
            .collect();
        let flat: Vec<Rgb> = [&style.board, &style.first, &style.second, &file.marks]
            .into_iter()
            .flat_map(Style::colours)
            .collect();
        let palette = palette(drawing, &art, &colours, &fills, &flat)?;
        let ink = |colour| Ramp::new(&palette, colour);
        let inks = Inks {
            plain: ink(colours.ink.0),
            turn: ink(colours.turn_ink.0),
            muted: ink(colours.muted.0),
            turn_muted: ink(colours.turn_muted.0),
            arrow: ink(colours.arrow.0),
            arrow_edge: ink(colours.arrow_edge.0),
            frame: ink(colours.frame.0),
        };
        Ok(Paint {
            drawing,
            art,
            palette,
            colours,
            inks,
        })
    }

    /// The palette's index of a colour.
    pub(super) fn index(&self, colour: Rgb) -> u8 {
        self.palette.nearest(colour)
    }

    /// A picture in the palette's colours.
    pub(super) fn tile(&self, picture: &Pixmap) -> Tile {
        tile(&self.palette, picture)
    }
}

/// A picture in the palette's colours.
pub(super) fn tile(palette: &Palette, picture: &Pixmap) -> Tile {
    // Most pixels are like the one before.
    let mut last = (Rgb::default(), palette.nearest(Rgb::default()));
    let pixels = colours_of(picture).map(|colour| {
        if colour != last.0 {
            last = (colour, palette.nearest(colour));
        }
        last.1
    });
    Tile::new(picture.width(), pixels.collect())
}

/// The colours of an opaque picture's pixels.
pub(super) fn colours_of(picture: &Pixmap) -> impl Iterator<Item = Rgb> {
    picture
        .data()
        .as_chunks::<4>()
        .0
        .iter()
        .map(|&[r, g, b, _]| [r, g, b])
}

/// Squares and bars that together have all colours there are.
fn samples(drawing: &Drawing, art: &Art, colours: &Colours) -> Result<Vec<Pixmap>, RenderError> {
    let mut samples = Vec::new();
    for ground in 0..drawing.grounds.len() {
        for &sprite in &drawing.samples {
            samples.push(art.square(drawing, SAMPLE, ground, Mark::None, Some(sprite))?);
        }
        for mark in Mark::ALL {
            samples.push(art.square(drawing, SAMPLE, ground, mark, None)?);
        }
    }
    for &sprite in &drawing.samples {
        for mark in [
            Mark::Landing,
            Mark::LandingTaken,
            Mark::Chosen,
            Mark::TargetTaken,
        ] {
            samples.push(art.square(drawing, SAMPLE, 0, mark, Some(sprite))?);
        }
        for below in [colours.bar, colours.turn] {
            samples.push(art.token(&drawing.sprites[sprite], SAMPLE, below.0)?);
        }
    }
    Ok(samples)
}

fn palette(
    drawing: &Drawing,
    art: &Art,
    colours: &Colours,
    fills: &[Rgb],
    flat: &[Rgb],
) -> Result<Palette, RenderError> {
    let samples = samples(drawing, art, colours)?;
    let mut census = Census::default();
    for colour in samples.iter().flat_map(colours_of) {
        census.add(colour, 1);
    }
    for (below, inks) in [
        (colours.surface, [colours.muted, colours.frame]),
        (colours.bar, [colours.muted, colours.ink]),
        (colours.turn, [colours.turn_muted, colours.turn_ink]),
        (colours.arrow, [colours.arrow_edge; 2]),
    ] {
        for ink in inks {
            census.add_ramp(below.0, ink.0);
        }
    }
    if drawing.shape == Shape::Diamond {
        for (&one, &other) in fills.iter().zip(&fills[1..]) {
            census.add_ramp(one, other);
        }
    }
    let around = [
        colours.surface,
        colours.bar,
        colours.turn,
        colours.ink,
        colours.turn_ink,
        colours.muted,
        colours.turn_muted,
        colours.arrow,
        colours.arrow_edge,
        colours.frame,
    ];
    let exact: Vec<Rgb> = around
        .iter()
        .map(|hex| hex.0)
        .chain(flat.iter().copied())
        .collect();
    Ok(Palette::new(&exact, &census, BOARD_COLOURS))
}
