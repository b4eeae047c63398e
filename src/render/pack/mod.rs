//! Packing pictures of tiles into zlib data, for PNG.
//!
//! Four things make this fast and the result small:
//!
//! - What the rows of a tile become is worked out once, with care (`packed`). A picture takes over
//!   these bits wherever a row of the tile and the row above it are seen whole ([`Placed`]).
//! - Where the same tile stands further left at the same height, its row is a single match.
//! - For all other pixels, matches are looked for only in the few places where they can be ([`row`]).
//! - Pictures of one game and theme share their codes ([`Codes`]). So bits can be taken over, and
//!   nobody has to count symbols first.
//!
//! # Why not a library
//!
//! Boards 900 pixels wide, from random matches with every kind of mark, drawn once and packed in each
//! way in turn: the median time for the whole picture, of which drawing takes 0.2 to 0.3 ms, and the
//! median and the largest size.
//!
//! | | this | `png`, fdeflate, Up | `png`, fdeflate, Paeth | zlib-rs, level 1 | zlib-rs, level 2 |
//! | --- | --- | --- | --- | --- | --- |
//! | Courtyard | 0.70 ms, 31 kB, 40 kB | 0.77 ms, 109 kB, 115 kB | 0.90 ms, 56 kB, 64 kB | 1.09 ms, 46 kB, 55 kB | 1.40 ms, 34 kB, 41 kB |
//! | King and Courtesan, 6×6 | 0.99 ms, 49 kB, 59 kB | 1.15 ms, 108 kB, 144 kB | 1.38 ms, 110 kB, 147 kB | 1.35 ms, 58 kB, 66 kB | 1.80 ms, 42 kB, 49 kB |
//! | King and Courtesan, 7×7 | 0.88 ms, 49 kB, 59 kB | 1.13 ms, 127 kB, 160 kB | 1.33 ms, 128 kB, 161 kB | 1.25 ms, 60 kB, 66 kB | 1.67 ms, 44 kB, 49 kB |
//! | King and Courtesan, 8×8 | 0.94 ms, 50 kB, 61 kB | 1.21 ms, 144 kB, 176 kB | 1.44 ms, 144 kB, 177 kB | 1.27 ms, 60 kB, 70 kB | 1.70 ms, 44 kB, 52 kB |
//! | Guard & Towers | 0.66 ms, 33 kB, 38 kB | 0.65 ms, 67 kB, 81 kB | 0.81 ms, 56 kB, 64 kB | 1.17 ms, 52 kB, 58 kB | 1.45 ms, 38 kB, 42 kB |
//! | King's Court | 0.79 ms, 46 kB, 60 kB | 1.08 ms, 142 kB, 172 kB | 1.24 ms, 103 kB, 132 kB | 1.54 ms, 60 kB, 67 kB | 1.66 ms, 45 kB, 52 kB |
//!
//! zlib-rs packs all at once here, without a filter and with a compressor that is used again. With Up
//! its level 1 is up to a fifth faster in three games, and slower and larger in King and Courtesan.
//! Paeth and its levels 3 and 4 are slower. fdeflate with no filter, Sub and the adaptive one gives 52
//! to 800 kB.
//!
//! Against each of these settings, this packing is at least 26 % better in time or in size, in every
//! game; most often it is so in time. No library keeps a board of every game within a millisecond and
//! 64 kB. So it stays. Without what is known about tiles it would not: the pictures would take 1.0 to
//! 1.5 ms and up to 70 kB.
//!
//! The times are those of the thread on the processor, one of two cores of a shared Intel Xeon, for
//! about 640 pictures of each game, built with thin LTO in four units, as the profile `dist` is.
//! `cargo bench --profile dist --bench render -- packing` compares again.

mod bits;
mod codes;
mod flow;
mod hints;
mod huffman;
mod packed;
mod row;
mod tile;

pub(super) use codes::Codes;
pub(super) use hints::Placed;
pub(super) use tile::{Tile, diamond_row};

use self::{
    bits::Bits,
    codes::{Counts, Sink, Writer},
    flow::Flow,
    hints::{Hint, Hints},
    row::Row,
};
use image::GrayImage;
use simd_adler32::Adler32;

use super::num;

/// More than most pictures take, so that the buffer need not grow.
const USUAL_BYTES: usize = 80 * 1024;

/// The header of zlib data (RFC 1950, section 2.2): deflate, a window of 32 kilobytes, packed fast.
const ZLIB: [u8; 2] = [0x78, 0x01];

/// The codes for pictures like these, whose pattern repeats itself after `period` pixels to the right.
pub(super) fn learn(pictures: &[&GrayImage], period: u32) -> Codes {
    let mut flow = Flow::to(Counts::default());
    for picture in pictures {
        for row in rows(picture, period) {
            begin(&row, &mut flow);
            row.pack(picture.as_raw(), row.start, row.end, &mut flow);
        }
    }
    Codes::new(&flow.finish())
}

/// Packs the rows of a picture into zlib data, as PNG needs them.
///
/// Where the tiles are and what the period is are only hints: the data is sound if they are wrong, and
/// small if they are right.
pub(super) fn zlib(picture: &GrayImage, placed: &[Placed], period: u32, codes: &Codes) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(USUAL_BYTES);
    bytes.extend(ZLIB);
    let mut flow = Flow::to(Writer::begin(codes, Bits::after(bytes)));
    let mut adler = Adler32::new();
    let mut hints = Hints::new(placed, codes, num::index(picture.width()) + 1);
    let pixels = picture.as_raw();
    for (y, row) in rows(picture, period).enumerate() {
        adler.write(&[0]);
        adler.write(&pixels[row.start..row.end]);
        begin(&row, &mut flow);
        let mut at = row.start;
        for hint in hints.at(y) {
            at = pack_tile(pixels, &row, at, hint, y - hint.y, &mut flow);
        }
        row.pack(pixels, at, row.end, &mut flow);
    }
    let mut bytes = flow.finish().end().finish();
    bytes.extend(adler.finish().to_be_bytes());
    bytes
}

fn rows(picture: &GrayImage, period: u32) -> impl Iterator<Item = Row> {
    let width = num::index(picture.width()).max(1);
    let starts = (0..picture.as_raw().len()).step_by(width);
    starts.map(move |start| Row::new(start, start + width, num::index(period)))
}

/// Hands over the byte before each row that says how PNG's filters have changed it: not at all. The
/// filters help with photographs. Here they would hide what repeats itself.
fn begin<S: Sink>(row: &Row, flow: &mut Flow<S>) {
    if row.start == 0 {
        flow.literal(0);
    } else {
        flow.go_on(0, row.width() + 1);
    }
}

/// Packs the pixels from `at` to a tile, then the packed part of the tile's row if it is seen there.
/// Returns where it stopped.
fn pack_tile(
    pixels: &[u8],
    row: &Row,
    at: usize,
    hint: &Hint,
    tile_row: usize,
    flow: &mut Flow<Writer>,
) -> usize {
    let Some(body) = hint.packed.body(tile_row) else {
        return at;
    };
    let corner = row.start + hint.x;
    let (first, last) = (corner + body.start, corner + body.end);
    if first < at || row.end < corner + num::index(hint.tile.width()) {
        return at;
    }
    row.pack(pixels, at, first, flow);
    if let Some(left) = hint.repeats {
        let length = row::common(&pixels[first..row.end], &pixels[first - left..]);
        if length >= body.len().max(codes::SHORTEST) {
            flow.matching(length, left);
            return first + length;
        }
    }
    if !hint.tile.is_at(pixels, corner, row.width(), tile_row) {
        return first;
    }
    flow.close();
    for word in hint.packed.bits(tile_row) {
        flow.sink.bits.put(word);
    }
    last
}

#[cfg(test)]
mod tests;
