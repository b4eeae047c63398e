//! A game in the colours of a theme: its figures, palette and inks.

use pixels::{
    pack::Tile,
    palette::{Census, Palette, Ramp, Rgb, colours_of},
};
use resvg::tiny_skia::Pixmap;

use super::{
    art::Art,
    marks::Mark,
    pieces::{Shade, Standing},
};
use crate::{
    drawing::{self, Drawing, Shape},
    error::RenderError,
    theme::{Colours, Style, ThemeFile},
};
use rules::{GameId, look::Theme};

/// A game in the colours of a theme. All sizes share it.
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
    pub(super) border: Ramp,
    /// The inks for what can be chosen, for what will be lost, and for the text on both.
    pub(super) choice: Ramp,
    pub(super) loss: Ramp,
    pub(super) back: Ramp,
}

/// The width of the squares that the palette is made from. Colours depend little on the size.
const SAMPLE: u32 = 40;

/// The number of colours of a board. With more of them, pictures take more bytes and look the same.
const BOARD_COLOURS: usize = 88;

impl Paint {
    pub(super) fn new(game: GameId, theme: Theme) -> Result<Paint, RenderError> {
        let drawing = drawing::drawing(game);
        let file = ThemeFile::read(theme)?;
        let id = game.info().id;
        let style = file.games.get(id).ok_or(RenderError::Unstyled {
            theme: theme.id(),
            game: id,
        })?;
        let art = Art::new(drawing, &file, style)?;
        let marks = ["choice", "loss", "back"].map(|name| file.mark(style, name));
        let last = file.mark(style, "last");
        let fills: Vec<Rgb> = drawing
            .grounds
            .iter()
            .map(|ground| style.board.colour(ground.fill))
            .collect();
        let styles = [&style.board, &style.first, &style.second];
        let flat: Vec<Rgb> = styles.into_iter().flat_map(Style::colours).collect();
        let colours = file.colours;
        let flat = [&flat[..], &marks, &[last]].concat();
        let palette = palette(drawing, &art, (&colours, marks), &fills, &flat)?;
        let ink = |colour| Ramp::new(&palette, colour);
        let inks = Inks {
            plain: ink(colours.ink.0),
            turn: ink(colours.turn_ink.0),
            muted: ink(colours.muted.0),
            turn_muted: ink(colours.turn_muted.0),
            arrow: ink(colours.arrow.0),
            arrow_edge: ink(colours.arrow_edge.0),
            border: ink(colours.border.0),
            choice: ink(marks[0]),
            loss: ink(marks[1]),
            back: ink(marks[2]),
        };
        Ok(Paint {
            drawing,
            art,
            palette,
            colours,
            inks,
        })
    }

    /// Returns the palette's index of a colour.
    pub(super) fn index(&self, colour: Rgb) -> u8 {
        self.palette.nearest(colour)
    }

    /// Converts a picture to the palette's colours.
    pub(super) fn tile(&self, picture: &Pixmap) -> Result<Tile, RenderError> {
        let indices = self.palette.indices(picture);
        indices.map(Tile::new).ok_or(RenderError::Size)
    }
}

/// Returns squares and bars that together have all the colours of a board.
fn samples(drawing: &Drawing, art: &Art) -> Result<Vec<Pixmap>, RenderError> {
    let mut samples = Vec::new();
    for ground in 0..drawing.grounds.len() {
        for &sprite in &drawing.samples {
            // Faint pieces mix about the same colours on all kinds of squares.
            let shades = Shade::ALL.into_iter();
            for shade in shades.filter(|&shade| ground < 2 || shade == Shade::Full) {
                let piece = Some(Standing { sprite, shade });
                samples.push(art.square(drawing, SAMPLE, ground, Mark::None, piece)?);
            }
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
            let shade = Shade::Full;
            let piece = Some(Standing { sprite, shade });
            samples.push(art.square(drawing, SAMPLE, 0, mark, piece)?);
        }
        samples.push(art.token(drawing, sprite, SAMPLE)?);
    }
    Ok(samples)
}

fn palette(
    drawing: &Drawing,
    art: &Art,
    (colours, [choice, loss, back]): (&Colours, [Rgb; 3]),
    fills: &[Rgb],
    flat: &[Rgb],
) -> Result<Palette, RenderError> {
    let samples = samples(drawing, art)?;
    let mut census = Census::default();
    for colour in samples.iter().flat_map(colours_of) {
        census.add(colour, 1);
    }
    for (below, inks) in [
        (colours.surface, [colours.muted, colours.border]),
        (colours.bar, [colours.muted, colours.ink]),
        (colours.turn, [colours.turn_muted, colours.turn_ink]),
        (colours.arrow, [colours.arrow_edge; 2]),
    ] {
        for ink in inks {
            census.add_ramp(below.0, ink.0);
        }
    }
    census.add_ramp(choice, back);
    census.add_ramp(loss, back);
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
        colours.border,
    ];
    let exact: Vec<Rgb> = around
        .iter()
        .map(|hex| hex.0)
        .chain(flat.iter().copied())
        .collect();
    Ok(Palette::new(&exact, &census, BOARD_COLOURS))
}
