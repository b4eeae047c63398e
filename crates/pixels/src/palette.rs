//! The palette of a picture, and mixing colours within it.

use std::collections::HashMap;

use tiny_skia::Pixmap;

use crate::{canvas::Canvas, num};

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// The maximum number of colours in a picture. A byte has one more value: a GIF needs it for
/// unchanged pixels.
pub const COLOURS: usize = 255;

/// The colours of a picture, at most [`COLOURS`].
#[derive(Debug)]
pub struct Palette {
    colours: Vec<Rgb>,
    /// The colours with their indices, sorted by their amount of green.
    by_green: Vec<(Rgb, u8)>,
}

/// The colours that pictures contain, with the number of pixels of each.
#[derive(Debug, Default)]
pub struct Census {
    counts: HashMap<Rgb, u32>,
}

/// A colour that pictures contain.
struct Wanted {
    colour: Rgb,
    /// How much it matters that it looks right.
    weight: f32,
    /// The distance to the nearest colour of the palette so far.
    error: u32,
}

impl Census {
    /// Counts this many more pixels of a colour.
    pub fn add(&mut self, colour: Rgb, pixels: u32) {
        *self.counts.entry(colour).or_default() += pixels;
    }

    /// Adds the mixtures that anti-aliasing one colour on another makes.
    pub fn add_ramp(&mut self, from: Rgb, to: Rgb) {
        for step in 1..8_u8 {
            self.add(mix(from, to, f32::from(step) / 8.0), 400);
        }
    }

    /// Returns the colours that differ visibly: of each group of similar ones, the most frequent.
    fn wanted(&self) -> Vec<Wanted> {
        let mut groups: HashMap<Rgb, (Rgb, u32, u32)> = HashMap::new();
        for (&colour, &count) in &self.counts {
            let (best, highest, total) = groups
                .entry(colour.map(|channel| channel >> 3))
                .or_insert((colour, 0, 0));
            // The colour decides between equal counts: pictures must not depend on hashing.
            if (count, colour) > (*highest, *best) {
                (*best, *highest) = (colour, count);
            }
            *total += count;
        }
        let mut wanted: Vec<Wanted> = groups
            .into_values()
            .map(|(colour, _, total)| Wanted {
                colour,
                weight: num::len(total).sqrt(),
                error: u32::MAX,
            })
            .collect();
        wanted.sort_unstable_by_key(|wanted| wanted.colour);
        wanted
    }
}

impl Palette {
    /// Creates a palette of the colours in `exact` and the best others for the pictures of the
    /// census: `most` colours in all, unless `exact` has more.
    ///
    /// It repeatedly takes the colour whose pixels would look worst with the palette so far. That
    /// keeps flat areas exact and spends the rest on the mixtures that anti-aliasing makes.
    pub fn new(exact: &[Rgb], census: &Census, most: usize) -> Palette {
        let mut wanted = census.wanted();
        let mut colours: Vec<Rgb> = Vec::with_capacity(COLOURS);
        let mut take = |colour: Rgb, wanted: &mut [Wanted]| {
            if !colours.contains(&colour) {
                colours.push(colour);
            }
            for other in wanted {
                other.error = other.error.min(distance(colour, other.colour));
            }
            colours.len()
        };
        for &colour in exact {
            take(colour, &mut wanted);
        }
        let cost = |wanted: &Wanted| wanted.weight * num::len(wanted.error);
        while let Some(worst) = wanted.iter().max_by(|a, b| cost(a).total_cmp(&cost(b))) {
            if worst.error == 0 || take(worst.colour, &mut wanted) >= most {
                break;
            }
        }
        Palette::of(colours)
    }

    fn of(colours: Vec<Rgb>) -> Palette {
        let mut by_green: Vec<(Rgb, u8)> = colours.iter().copied().zip(0..).collect();
        by_green.sort_by_key(|&([_, green, _], _)| green);
        Palette { colours, by_green }
    }

    /// Returns the index of the colour nearest to this one.
    pub fn nearest(&self, colour: Rgb) -> u8 {
        let green = |&([_, green, _], _): &(Rgb, u8)| green;
        let middle = self
            .by_green
            .partition_point(|entry| green(entry) < colour[1]);
        let (below, above) = self.by_green.split_at(middle);
        // From the same green upwards and downwards, until the green alone differs too much.
        let mut best = (u32::MAX, 0);
        for entries in [
            &mut above.iter() as &mut dyn Iterator<Item = _>,
            &mut below.iter().rev(),
        ] {
            for entry in entries {
                let apart = u32::from(green(entry).abs_diff(colour[1]));
                if GREEN * apart * apart > best.0 {
                    break;
                }
                best = best.min((distance(entry.0, colour), entry.1));
            }
        }
        best.1
    }

    /// Converts a picture to the nearest colours of the palette.
    pub fn indices(&self, picture: &Pixmap) -> Option<Canvas> {
        // Most pixels are like the previous one.
        let mut last = (Rgb::default(), self.nearest(Rgb::default()));
        let pixels = colours_of(picture).map(|colour| {
            if colour != last.0 {
                last = (colour, self.nearest(colour));
            }
            last.1
        });
        Canvas::of(picture.width(), picture.height(), pixels.collect())
    }

    /// Returns the colours by their indices.
    pub fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// Returns the index of the colour halfway between the colours of two indices.
    pub fn between(&self, a: u8, b: u8) -> u8 {
        let colour = |index| {
            self.colours
                .get(usize::from(index))
                .copied()
                .unwrap_or_default()
        };
        self.nearest(mix(colour(a), colour(b), 0.5))
    }

    /// Returns an index that no colour has.
    pub fn unused(&self) -> u8 {
        u8::try_from(self.colours.len()).unwrap_or(u8::MAX)
    }

    /// Returns the colours as bytes, as PNG and GIF need them.
    pub fn bytes(&self) -> &[u8] {
        self.colours.as_flattened()
    }
}

/// Returns the colours of an opaque picture's pixels.
pub fn colours_of(picture: &Pixmap) -> impl Iterator<Item = Rgb> {
    let (pixels, _) = picture.data().as_chunks::<4>();
    pixels.iter().map(|&[r, g, b, _]| [r, g, b])
}

/// The weight of a difference in green.
const GREEN: u32 = 4;

/// Returns roughly how different two colours look: the squared distance, in which green counts
/// most.
fn distance(a: Rgb, b: Rgb) -> u32 {
    let [r, g, b] = [0, 1, 2].map(|channel| u32::from(a[channel].abs_diff(b[channel])).pow(2));
    2 * r + GREEN * g + 3 * b
}

/// Mixes `share` of `to` with the rest of `from`.
pub fn mix(from: Rgb, to: Rgb, share: f32) -> Rgb {
    [0, 1, 2].map(|channel| {
        let (from, to) = (f32::from(from[channel]), f32::from(to[channel]));
        num::byte(from + (to - from) * share)
    })
}

/// The number of degrees of coverage a ramp distinguishes. With more of them, edges of letters look
/// the same and take more bytes.
const LEVELS: usize = 8;

/// An ink, as a table of what each colour of a palette becomes where the ink covers it to some
/// degree. With it, anti-aliased shapes can be drawn on pixels that are already palette indices.
pub struct Ramp {
    mixed: Box<[[u8; 256]; LEVELS + 1]>,
}

impl Ramp {
    /// Creates the ink of this colour for the colours of a palette.
    pub fn new(palette: &Palette, ink: Rgb) -> Ramp {
        let mut mixed = Box::new([[0; 256]; LEVELS + 1]);
        for (level, row) in (0_u8..).zip(mixed.iter_mut()) {
            let share = f32::from(level) / num::count(LEVELS);
            for (cell, &below) in row.iter_mut().zip(palette.colours()) {
                *cell = palette.nearest(mix(below, ink, share));
            }
        }
        Ramp { mixed }
    }

    /// Returns the ink itself.
    pub fn full(&self) -> u8 {
        self.mixed[LEVELS][0]
    }

    /// Returns the result of covering `below` by `coverage` 255ths.
    pub fn covering(&self, below: u8, coverage: u8) -> u8 {
        let level = (usize::from(coverage) * LEVELS + 127) / 255;
        self.mixed[level][usize::from(below)]
    }

    /// Returns the result of covering `below` to this degree, from 0 to 1.
    pub fn over(&self, below: u8, coverage: f32) -> u8 {
        self.covering(below, num::byte(coverage * 255.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some_colours(count: u32) -> Vec<Rgb> {
        let mut seed = 1_u32;
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            seed.to_le_bytes()[3]
        };
        (0..count).map(|_| [next(), next(), next()]).collect()
    }

    #[test]
    fn the_nearest_colour_is_found() {
        let palette = Palette::of(some_colours(200));
        for colour in some_colours(2000) {
            let nearest = palette.colours[usize::from(palette.nearest(colour))];
            let least = palette
                .colours
                .iter()
                .map(|&have| distance(have, colour))
                .min();
            assert_eq!(Some(distance(nearest, colour)), least);
        }
    }

    #[test]
    fn exact_colours_are_kept_and_the_rest_is_close() {
        let mut census = Census::default();
        for colour in some_colours(4000) {
            census.add(colour, 3);
        }
        let exact = some_colours(20);
        let palette = Palette::new(&exact, &census, COLOURS);
        assert!(palette.colours.len() <= COLOURS);
        for colour in exact {
            assert_eq!(
                palette.colours[usize::from(palette.nearest(colour))],
                colour
            );
        }
    }
}
