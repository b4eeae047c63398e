//! One palette for everything drawn, and mixing colours within it.

use std::collections::HashMap;

use super::{num, theme::Rgb};

/// The colours of a picture, at most 256.
#[derive(Debug)]
pub(super) struct Palette {
    colours: Vec<Rgb>,
}

/// Colours that pictures contain, and how many pixels have each.
#[derive(Debug, Default)]
pub(super) struct Census {
    counts: HashMap<Rgb, u32>,
}

impl Census {
    pub(super) fn add(&mut self, colour: Rgb, pixels: u32) {
        *self.counts.entry(colour).or_default() += pixels;
    }

    /// The mixtures that anti-aliasing one colour on another makes.
    pub(super) fn add_ramp(&mut self, from: Rgb, to: Rgb) {
        for step in 1..8_u8 {
            self.add(mix(from, to, f32::from(step) / 8.0), 400);
        }
    }
}

impl Palette {
    /// A palette of exactly the colours in `exact` and of the best others for `census`.
    ///
    /// Takes again and again the colour whose pixels are now rendered worst. That keeps flat areas
    /// exact and spends the rest on what anti-aliasing needs.
    pub(super) fn new(exact: &[Rgb], census: &Census) -> Palette {
        let mut colours: Vec<Rgb> = Vec::with_capacity(256);
        for &colour in exact {
            if !colours.contains(&colour) {
                colours.push(colour);
            }
        }
        let mut wanted: Vec<(Rgb, f32, u32)> = census
            .counts
            .iter()
            .map(|(&colour, &count)| {
                let error = colours.iter().map(|&have| distance(have, colour)).min();
                (colour, num::len(count).sqrt(), error.unwrap_or(u32::MAX))
            })
            .collect();
        wanted.sort_unstable_by_key(|&(colour, ..)| colour);
        while colours.len() < 256 {
            let cost = |&(_, weight, error): &(Rgb, f32, u32)| weight * num::len(error);
            let worst = wanted.iter().max_by(|a, b| cost(a).total_cmp(&cost(b)));
            let Some(&(colour, _, 1..)) = worst else {
                break;
            };
            colours.push(colour);
            for (other, _, error) in &mut wanted {
                *error = (*error).min(distance(colour, *other));
            }
        }
        Palette { colours }
    }

    /// The index of the colour nearest to this one.
    pub(super) fn nearest(&self, colour: Rgb) -> u8 {
        let nearest = (0..=u8::MAX)
            .zip(&self.colours)
            .min_by_key(|&(_, &have)| distance(have, colour));
        nearest.map_or(0, |(index, _)| index)
    }

    pub(super) fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// The colours as bytes, as PNG and GIF want them.
    pub(super) fn bytes(&self) -> &[u8] {
        self.colours.as_flattened()
    }
}

/// How different two colours look, roughly: squared, and green counts most.
fn distance(a: Rgb, b: Rgb) -> u32 {
    let [r, g, b] = [0, 1, 2].map(|channel| u32::from(a[channel].abs_diff(b[channel])).pow(2));
    2 * r + 4 * g + 3 * b
}

/// `share` of `to`, and the rest of `from`.
pub(super) fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    [0, 1, 2].map(|channel| {
        let (from, to) = (f32::from(from[channel]), f32::from(to[channel]));
        num::byte(from + (to - from) * share)
    })
}

/// How many degrees of coverage a ramp tells apart.
const LEVELS: usize = 16;

/// An ink: what each colour of a palette becomes where this ink covers it to some degree. With it,
/// anti-aliased shapes can be drawn on pixels that are already palette indices.
pub(super) struct Ramp {
    mixed: Box<[[u8; 256]; LEVELS + 1]>,
}

impl Ramp {
    pub(super) fn new(palette: &Palette, ink: Rgb) -> Ramp {
        let mut mixed = Box::new([[0; 256]; LEVELS + 1]);
        for (level, row) in (0_u8..).zip(mixed.iter_mut()) {
            let share = f32::from(level) / num::len(16);
            for (cell, &below) in row.iter_mut().zip(palette.colours()) {
                *cell = palette.nearest(mix(below, ink, share));
            }
        }
        Ramp { mixed }
    }

    /// The ink itself.
    pub(super) fn full(&self) -> u8 {
        self.mixed[LEVELS][0]
    }

    /// What covering `below` to this degree, from 0 to 1, gives.
    pub(super) fn over(&self, below: u8, coverage: f32) -> u8 {
        let level = usize::from(num::byte(coverage * 16.0)).min(LEVELS);
        self.mixed[level][usize::from(below)]
    }
}
