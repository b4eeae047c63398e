//! Tiles that are packed before any picture is.

use std::ops::Range;

use super::{
    Tile,
    bits::{self, Bits, Word},
    codes::{Codes, LONGEST, SHORTEST, WINDOW, Writer},
    flow::Flow,
};
use crate::num;

/// The packed form of a tile's rows, for pictures of some width, in some codes.
#[derive(Debug)]
pub(super) struct Packed {
    /// The bits of all rows, plus eight more bytes at the end.
    bytes: Vec<u8>,
    rows: Vec<PackedRow>,
    /// The bytes per row of the pictures it is for.
    pub(super) stride: usize,
}

/// The packed form of a row of a tile.
#[derive(Debug, Default)]
struct PackedRow {
    /// The packed part of the row. Ends that equal the row above or are of one colour are left out:
    /// they are found quickly in each picture.
    body: Range<usize>,
    /// The range of its bits.
    bits: Range<usize>,
}

/// A row of a tile and the row above it. Only a span of each is visible.
struct Pair<'a> {
    row: &'a [u8],
    seen: Range<usize>,
    above: &'a [u8],
    above_seen: Range<usize>,
}

impl Packed {
    /// Packs a tile for pictures that have `stride` bytes per row. The first row is not packed,
    /// because what is above it is not known.
    pub(super) fn new(tile: &Tile, codes: &Codes, stride: usize) -> Packed {
        let sources = sources(codes, stride);
        let mut flow = Flow::to(Writer::new(codes, Bits::after(Vec::new())));
        let mut rows = vec![PackedRow::default()];
        let all: Vec<&[u8]> = tile
            .pixels()
            .chunks_exact(num::index(tile.width()).max(1))
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
            pair.parse(&body, codes, &sources, &mut flow);
            flow.close();
            rows.push(PackedRow {
                body,
                bits: start..flow.sink.bits.len(),
            });
        }
        let mut bytes = flow.finish().bits.finish();
        bytes.extend([0; 8]);
        Packed {
            bytes,
            rows,
            stride,
        }
    }

    /// Returns the part of a row that is packed, if any is.
    pub(super) fn body(&self, row: usize) -> Option<Range<usize>> {
        let body = &self.rows.get(row)?.body;
        (!body.is_empty()).then(|| body.clone())
    }

    /// Returns the bits of that part.
    pub(super) fn bits(&self, row: usize) -> impl Iterator<Item = Word> {
        let bits = self.rows.get(row).map_or(0..0, |row| row.bits.clone());
        bits::pieces(&self.bytes, bits)
    }
}

/// A possible source of a match.
struct Source {
    pixel: Pixel,
    distance: usize,
    /// The number of bits this distance takes.
    cost: u32,
}

/// A pixel's position relative to another.
enum Pixel {
    /// This many pixels to the left.
    Left(usize),
    /// In the row above, this many pixels to the right of the one that is [`ASIDE`] to the left.
    Above(usize),
}

/// For matches up to this length, every shorter one is weighed too.
const MIDDLING: usize = 10;

/// How far to the left and to the right it pays to look in the row above.
const ASIDE: usize = 3;

fn sources(codes: &Codes, stride: usize) -> Vec<Source> {
    let left = (1..=4).map(|distance| (Pixel::Left(distance), distance));
    let above = (0..=2 * ASIDE).map(|right| (Pixel::Above(right), stride + ASIDE - right));
    left.chain(above)
        .filter(|&(_, distance)| distance <= WINDOW)
        .map(|(pixel, distance)| Source {
            pixel,
            distance,
            cost: codes.distance_cost(distance),
        })
        .collect()
}

impl Pair<'_> {
    /// Returns the row without both ends.
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

    /// Hands over the literals and matches for a part of the row that take the fewest bits of all
    /// that are weighed.
    fn parse(
        &self,
        body: &Range<usize>,
        codes: &Codes,
        sources: &[Source],
        flow: &mut Flow<Writer>,
    ) {
        // For each pixel: the bits from there to the end, and the length and the distance of the
        // first step. A literal has no distance.
        let mut best: Vec<(u32, usize, usize)> = vec![(0, 1, 0); body.len() + 1];
        // The number of pixels from this one on that each source matches.
        let mut lengths = vec![0_usize; sources.len()];
        for x in body.clone().rev() {
            let at = x - body.start;
            let pixel = self.row[x];
            best[at] = (best[at + 1].0 + codes.literal_cost(pixel), 1, 0);
            for (source, length) in sources.iter().zip(&mut lengths) {
                *length = if self.pixel(x, source) == Some(pixel) {
                    *length + 1
                } else {
                    0
                };
                let longest = (*length).min(LONGEST);
                // Of a long match, only the whole is weighed.
                let short = SHORTEST..=longest.min(MIDDLING);
                let whole = (longest > MIDDLING).then_some(longest);
                for length in short.chain(whole) {
                    let cost = best[at + length].0 + codes.length_cost(length) + source.cost;
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
