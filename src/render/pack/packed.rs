//! Tiles packed ahead.

use std::ops::Range;

use super::{
    bits::{self, Bits, Word},
    book::{Book, LONGEST, SHORTEST, WINDOW, Writer},
    flow::Flow,
};
use crate::render::{num, tile::Tile};

/// What a tile's rows become on a picture of some width, in the code of some book.
#[derive(Debug)]
pub(in crate::render) struct Packed {
    /// With eight more at the end.
    bytes: Vec<u8>,
    rows: Vec<PackedRow>,
}

/// What is known about a row of a tile.
#[derive(Debug, Default)]
struct PackedRow {
    /// The part that is packed: what remains without both ends, if these are like the row above or
    /// of one colour and so found quickly anyway.
    body: Range<usize>,
    /// Where its bits are.
    bits: Range<usize>,
}

/// A row of a tile and the one above it, of each of which only a span is seen.
struct Pair<'a> {
    row: &'a [u8],
    seen: Range<usize>,
    above: &'a [u8],
    above_seen: Range<usize>,
}

impl Packed {
    /// Packs a tile for pictures that have `stride` bytes a row. Its first row is left as it is:
    /// nothing is known of what is above it.
    pub(in crate::render) fn new(tile: &Tile, book: &Book, stride: usize) -> Packed {
        let sources = sources(book, stride);
        let mut flow = Flow::to(Writer::new(book, Bits::after(Vec::new())));
        let mut rows = vec![PackedRow::default()];
        let all: Vec<&[u8]> = tile
            .pixels
            .chunks_exact(num::index(tile.width).max(1))
            .collect();
        for (y, two) in all.windows(2).enumerate() {
            let &[above, row] = two else { continue };
            let pair = Pair {
                row,
                seen: tile.span(y + 1),
                above,
                above_seen: tile.span(y),
            };
            let body = pair.body();
            let start = flow.sink.bits.len();
            pair.parse(&body, book, &sources, &mut flow);
            flow.close();
            rows.push(PackedRow {
                body,
                bits: start..flow.sink.bits.len(),
            });
        }
        let mut bytes = flow.finish().bits.finish();
        bytes.extend([0; 8]);
        Packed { bytes, rows }
    }

    /// The part of a row that is packed, if there is one.
    pub(super) fn body(&self, row: usize) -> Option<Range<usize>> {
        let body = &self.rows.get(row)?.body;
        (!body.is_empty()).then(|| body.clone())
    }

    /// What that becomes.
    pub(super) fn bits(&self, row: usize) -> impl Iterator<Item = Word> {
        let bits = self.rows.get(row).map_or(0..0, |row| row.bits.clone());
        bits::pieces(&self.bytes, bits)
    }
}

/// Where the same pixels may be.
struct Source {
    pixel: Pixel,
    distance: usize,
    /// How many bits this distance takes.
    cost: u32,
}

/// A pixel seen from another.
enum Pixel {
    /// So many pixels to the left.
    Left(usize),
    /// In the row above, so many pixels to the right of the one that is [`ASIDE`] to the left.
    Above(usize),
}

/// Up to this length every part of a match is weighed against going on otherwise.
const MIDDLING: usize = 10;

/// How far to the left and to the right in the row above it is worth to look.
const ASIDE: usize = 3;

fn sources(book: &Book, stride: usize) -> Vec<Source> {
    let left = (1..=4).map(|distance| (Pixel::Left(distance), distance));
    let above = (0..=2 * ASIDE).map(|right| (Pixel::Above(right), stride + ASIDE - right));
    left.chain(above)
        .filter(|&(_, distance)| distance <= WINDOW)
        .map(|(pixel, distance)| Source {
            pixel,
            distance,
            cost: book.distance_cost(distance),
        })
        .collect()
}

impl Pair<'_> {
    /// The row without both ends.
    fn body(&self) -> Range<usize> {
        let Range { start, end } = self.seen;
        let (Some(&first), Some(&last)) = (self.row.get(start), self.row.get(end.wrapping_sub(1)))
        else {
            return start..start;
        };
        let like_above = |x: &usize| self.above_seen.contains(x) && self.row[*x] == self.above[*x];
        let left = {
            let alike = self.seen.clone().take_while(like_above).count();
            let plain = self.seen.clone().take_while(|&x| self.row[x] == first);
            alike.max(plain.count())
        };
        let right = {
            let alike = self.seen.clone().rev().take_while(like_above).count();
            let plain = self.seen.clone().rev().take_while(|&x| self.row[x] == last);
            alike.max(plain.count())
        };
        let start = start + left;
        start..end.saturating_sub(right).max(start)
    }

    /// Hands over literals and matches for a part of the row: of those that are weighed, the ones
    /// that take the fewest bits.
    fn parse(&self, body: &Range<usize>, book: &Book, sources: &[Source], flow: &mut Flow<Writer>) {
        // For each pixel: the bits from there to the end, and the first step as length and
        // distance; a literal has none.
        let mut best: Vec<(u32, usize, usize)> = vec![(0, 1, 0); body.len() + 1];
        // How far one comes from this pixel on for each source.
        let mut lengths = vec![0_usize; sources.len()];
        for x in body.clone().rev() {
            let at = x - body.start;
            let pixel = self.row[x];
            best[at] = (best[at + 1].0 + book.literal_cost(pixel), 1, 0);
            for (source, length) in sources.iter().zip(&mut lengths) {
                *length = if self.pixel(x, source) == Some(pixel) {
                    *length + 1
                } else {
                    0
                };
                let longest = (*length).min(LONGEST);
                // Of long matches, all that matters is the whole of them.
                let short = SHORTEST..=longest.min(MIDDLING);
                let whole = (longest > MIDDLING).then_some(longest);
                for length in short.chain(whole) {
                    let cost = best[at + length].0 + book.length_cost(length) + source.cost;
                    if cost < best[at].0 {
                        best[at] = (cost, length, source.distance);
                    }
                }
            }
        }
        let mut at = 0;
        while at < body.len() {
            let (_, length, distance) = best[at];
            if distance == 0 {
                flow.literal(self.row[body.start + at]);
            } else {
                flow.matching(length, distance);
            }
            at += length;
        }
    }

    fn pixel(&self, x: usize, source: &Source) -> Option<u8> {
        match source.pixel {
            Pixel::Left(distance) => x
                .checked_sub(distance)
                .filter(|from| self.seen.contains(from))
                .map(|from| self.row[from]),
            Pixel::Above(right) => (x + right)
                .checked_sub(ASIDE)
                .filter(|from| self.above_seen.contains(from))
                .map(|from| self.above[from]),
        }
    }
}
