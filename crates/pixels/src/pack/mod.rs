//! Packs pictures of tiles into zlib data, for PNG.
//!
//! Four things make this fast and the result small:
//!
//! - The packed form of a tile's rows is worked out once, with care (`packed`). A picture reuses
//!   these bits wherever a row of the tile and the row above it are entirely visible ([`Placed`]).
//! - Where the same tile occurs further left at the same height, its row is a single match.
//! - For all other pixels, matches are looked for only in the few places where they can be (`row`).
//! - Pictures of one game and theme share their codes ([`Codes`]). So bits can be reused, and
//!   symbols need not be counted first.

mod bits;
mod codes;
mod flow;
mod hints;
mod huffman;
mod packed;
mod row;
mod tile;

pub use codes::Codes;
pub use hints::Placed;
pub(crate) use row::common;
pub use tile::Tile;

use self::{
    bits::Bits,
    codes::{Counts, Sink, Writer},
    flow::Flow,
    hints::{Hint, Hints},
    row::Row,
};
use simd_adler32::Adler32;

use crate::{canvas::Canvas, num};

/// More than most pictures take, so that the buffer need not grow.
const USUAL_BYTES: usize = 80 * 1024;

/// The header of zlib data (RFC 1950, section 2.2): deflate, a window of 32 kilobytes, packed fast.
const ZLIB: [u8; 2] = [0x78, 0x01];

/// Learns the codes for pictures like these, whose pattern repeats after `period` pixels to the
/// right.
pub fn learn(pictures: &[&Canvas], period: u32) -> Codes {
    let mut flow = Flow::to(Counts::default());
    for picture in pictures {
        for row in rows(picture, period) {
            begin_row(&row, &mut flow);
            row.pack(picture.pixels(), row.start, row.end, &mut flow);
        }
    }
    Codes::new(&flow.finish())
}

/// Packs the rows of a picture into zlib data, as PNG needs them.
///
/// The positions of the tiles and the period are only hints: the data is valid if they are wrong,
/// and small if they are right.
pub fn zlib(picture: &Canvas, placed: &[Placed], period: u32, codes: &Codes) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(USUAL_BYTES);
    bytes.extend(ZLIB);
    let mut flow = Flow::to(Writer::begin(codes, Bits::after(bytes)));
    let mut adler = Adler32::new();
    let mut hints = Hints::new(placed, codes, num::index(picture.width()) + 1);
    let pixels = picture.pixels();
    for (y, row) in rows(picture, period).enumerate() {
        adler.write(&[0]);
        adler.write(&pixels[row.start..row.end]);
        begin_row(&row, &mut flow);
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

fn rows(picture: &Canvas, period: u32) -> impl Iterator<Item = Row> {
    let width = num::index(picture.width()).max(1);
    let starts = (0..picture.pixels().len()).step_by(width);
    starts.map(move |start| Row::new(start, start + width, num::index(period)))
}

/// Hands over the byte before each row that says which PNG filter changed it: none. The filters
/// help with photographs. Here they would hide repetitions.
fn begin_row<S: Sink>(row: &Row, flow: &mut Flow<S>) {
    if row.start == 0 {
        flow.literal(0);
    } else {
        flow.go_on(0, row.width() + 1);
    }
}

/// Packs the pixels from `at` to a tile, then the packed part of the tile's row if it is visible
/// there. Returns where it stopped.
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
