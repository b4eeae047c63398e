//! Pictures that are drawn in true colours, and get a palette only when they are finished.
//!
//! Nothing is cached from one to the next, so drawing one takes some milliseconds.

use tiny_skia::{
    Color, FillRule, Paint, Path, PathBuilder, Pixmap, PremultipliedColorU8, Stroke, Transform,
};

use crate::{
    canvas::{Canvas, Rect},
    error::Error,
    num,
    palette::{COLOURS, Census, Palette, Rgb, colours_of},
    png,
    shapes::Spot,
    text,
};

/// A picture in true colours that is being drawn.
pub struct RgbCanvas {
    pixmap: Pixmap,
}

impl RgbCanvas {
    /// Creates a picture of one colour.
    pub fn new(width: u32, height: u32, colour: Rgb) -> Result<RgbCanvas, Error> {
        text::check_fonts()?;
        let mut pixmap = Pixmap::new(width, height).ok_or(Error::Size)?;
        pixmap.fill(opaque(colour));
        Ok(RgbCanvas { pixmap })
    }

    /// Fills a rectangle with this upper left corner and size, rounded to whole pixels.
    pub fn fill(&mut self, (x, y): Spot, (width, height): (f32, f32), colour: Rgb) {
        let (right, bottom) = ((x + width).round(), (y + height).round());
        if let Some(area) = tiny_skia::Rect::from_ltrb(x.round(), y.round(), right, bottom) {
            let mut paint = solid(colour, 1.0);
            paint.anti_alias = false;
            self.pixmap
                .fill_rect(area, &paint, Transform::identity(), None);
        }
    }

    /// Fills a circle.
    pub fn disc(&mut self, (x, y): Spot, radius: f32, colour: Rgb) {
        if let Some(path) = PathBuilder::from_circle(x, y, radius) {
            self.fill_path(&path, colour, 1.0);
        }
    }

    /// Fills a polygon. The background shows through if it is not opaque.
    pub fn polygon(&mut self, spots: &[Spot], colour: Rgb, opacity: f32) {
        let mut builder = path(spots);
        builder.close();
        if let Some(path) = builder.finish() {
            self.fill_path(&path, colour, opacity);
        }
    }

    /// Draws a line through the spots.
    pub fn line(&mut self, spots: &[Spot], colour: Rgb, stroke: &Stroke) {
        if let Some(path) = path(spots).finish() {
            let paint = solid(colour, 1.0);
            self.pixmap
                .stroke_path(&path, &paint, stroke, Transform::identity(), None);
        }
    }

    /// Writes a line of text, with its left end at `x` and its middle at height `y`.
    pub fn write(&mut self, line: &text::Line, (x, y): Spot, ink: Rgb) {
        // On whole pixels, so that the same text looks the same everywhere.
        let baseline = (y + line.cap / 2.0).round();
        line.print(&mut self.pixmap, x.round(), baseline, ink);
    }

    /// Draws a picture of palette indices with this upper left corner, scaled down to this size:
    /// each pixel is the mean of those it replaces.
    pub fn shrink(&mut self, picture: &Canvas, palette: &Palette, area: Rect) {
        let (stride, end) = (num::index(self.pixmap.width()), self.pixmap.width());
        let pixels = self.pixmap.pixels_mut();
        for y in 0..area.height {
            for x in 0..area.width {
                let of = Rect {
                    x: share(x, picture.width(), area.width),
                    y: share(y, picture.height(), area.height),
                    width: span(x, picture.width(), area.width),
                    height: span(y, picture.height(), area.height),
                };
                let (column, row) = (area.x + x, num::index(area.y + y));
                let at = row * stride + num::index(column);
                let [r, g, b] = mean(picture, palette, of);
                let pixel = PremultipliedColorU8::from_rgba(r, g, b, 255);
                let place = pixels.get_mut(at).filter(|_| column < end);
                if let (Some(place), Some(pixel)) = (place, pixel) {
                    *place = pixel;
                }
            }
        }
    }

    /// Returns the picture as an indexed PNG. Its palette contains the colours in `exact`
    /// unchanged, and at most `most` colours in all. Edges of letters look as good with few, and
    /// pack much better.
    pub fn png(&self, exact: &[Rgb], most: usize) -> Result<Vec<u8>, Error> {
        let mut census = Census::default();
        let pixels: Vec<Rgb> = colours_of(&self.pixmap).collect();
        for run in pixels.chunk_by(|a, b| a == b) {
            census.add(run[0], u32::try_from(run.len()).unwrap_or(u32::MAX));
        }
        let palette = Palette::new(exact, &census, most.min(COLOURS));
        let canvas = palette.indices(&self.pixmap).ok_or(Error::Size)?;
        png::pack_and_write(&canvas, &palette)
    }

    fn fill_path(&mut self, path: &Path, colour: Rgb, opacity: f32) {
        let paint = solid(colour, opacity);
        self.pixmap
            .fill_path(path, &paint, FillRule::Winding, Transform::identity(), None);
    }
}

/// Returns the first of the `from` pixels that one of `to` pixels stands for.
fn share(at: u32, from: u32, to: u32) -> u32 {
    at * from / to.max(1)
}

/// Returns how many pixels one stands for, at least one.
fn span(at: u32, from: u32, to: u32) -> u32 {
    (share(at + 1, from, to) - share(at, from, to)).max(1)
}

/// Returns the mean colour of an area.
fn mean(picture: &Canvas, palette: &Palette, area: Rect) -> Rgb {
    let (mut sum, mut count) = ([0_u32; 3], 0);
    for &index in picture.rows(area).flatten() {
        let colour = palette.colours().get(usize::from(index)).copied();
        for (sum, channel) in sum.iter_mut().zip(colour.unwrap_or_default()) {
            *sum += u32::from(channel);
        }
        count += 1;
    }
    sum.map(|sum| u8::try_from(sum / count.max(1)).unwrap_or(u8::MAX))
}

fn path(spots: &[Spot]) -> PathBuilder {
    let mut builder = PathBuilder::new();
    for (index, &(x, y)) in spots.iter().enumerate() {
        if index == 0 {
            builder.move_to(x, y);
        } else {
            builder.line_to(x, y);
        }
    }
    builder
}

fn opaque([r, g, b]: Rgb) -> Color {
    Color::from_rgba8(r, g, b, 255)
}

fn solid([r, g, b]: Rgb, opacity: f32) -> Paint<'static> {
    let mut paint = Paint::default();
    paint.set_color_rgba8(r, g, b, num::byte(opacity * 255.0));
    paint
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_shrinks_has_the_mean_colours_and_stays_within_its_area() {
        let mut census = Census::default();
        census.add([0; 3], 8);
        census.add([200; 3], 8);
        let palette = Palette::new(&[[0; 3], [200; 3]], &census, 2);
        let (dark, light) = (palette.nearest([0; 3]), palette.nearest([200; 3]));
        let pixels = [dark, dark, light, light, dark, light, light, light];
        let picture = Canvas::of(4, 2, pixels.to_vec()).expect("a picture");
        let mut canvas = RgbCanvas::new(4, 3, [9; 3]).expect("a canvas");
        let area = Rect {
            x: 1,
            y: 2,
            width: 2,
            height: 1,
        };
        canvas.shrink(&picture, &palette, area);
        let drawn: Vec<u8> = colours_of(&canvas.pixmap).map(|[r, ..]| r).collect();
        assert_eq!(drawn, [9, 9, 9, 9, 9, 9, 9, 9, 9, 50, 200, 9]);
        // The part that does not fit is left out.
        canvas.shrink(&picture, &palette, Rect { x: 3, ..area });
        let drawn: Vec<u8> = colours_of(&canvas.pixmap).map(|[r, ..]| r).collect();
        assert_eq!(drawn[8..], [9, 50, 200, 50]);
    }
}
