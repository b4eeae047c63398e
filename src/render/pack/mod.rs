//! Pictures made of tiles as zlib data, for PNG.
//!
//! Four things make it fast and the result small:
//!
//! - What the rows of a tile become is worked out once, with care ([`Packed`]). A picture takes these
//!   bits over wherever a row and the one above it are seen whole ([`Placed`]).
//! - A row of the same tile to the left at the same height is a single match.
//! - Everything else is looked for only where it can be ([`row`]).
//! - Pictures of one game and theme share a code ([`Book`]), so that bits can be taken over, and
//!   nothing needs counting.
//!
//! Measured against zlib-rs at its fastest level, in turns on a shared Xeon: boards 900 pixels wide
//! with every kind of mark, drawn and packed (median time, median and largest size of 3,000).
//!
//! | | this | zlib-rs |
//! | --- | --- | --- |
//! | Courtyard | 0.64 ms, 31 kB, 40 kB | 1.03 ms, 47 kB, 55 kB |
//! | King and Courtesan, 8×8 | 1.04 ms, 49 kB, 61 kB | 1.26 ms, 60 kB, 70 kB |
//! | Guard & Towers | 0.64 ms, 33 kB, 39 kB | 1.75 ms, 52 kB, 59 kB |
//! | King's Court | 0.96 ms, 46 kB, 60 kB | 1.25 ms, 60 kB, 68 kB |
//!
//! Tables and charts have no tiles and get a code of their own: the gallery's take 615 kB in all
//! instead of 858 kB.

mod bits;
mod book;
mod flow;
mod hints;
mod huffman;
mod packed;
mod row;

use simd_adler32::Adler32;

pub(super) use book::Book;
pub(super) use hints::Placed;
pub(super) use packed::Packed;

use self::{
    bits::Bits,
    book::{Counts, Sink, Writer},
    flow::Flow,
    hints::{Hint, Hints},
    row::Row,
};
use super::{canvas::Canvas, num};

/// What a picture takes, so that the buffer need not grow.
const USUAL_BYTES: usize = 80 * 1024;

/// The header of zlib data: deflate, a window of 32 kilobytes, packed fast.
const ZLIB: [u8; 2] = [0x78, 0x01];

/// The code for pictures like these, in which much recurs after `period` pixels to the right.
pub(super) fn learn(canvases: &[&Canvas], period: u32) -> Book {
    let mut flow = Flow::to(Counts::default());
    for canvas in canvases {
        for row in rows(canvas, period) {
            begin(&row, &mut flow);
            row.pack(canvas.image.as_raw(), row.start, row.end, &mut flow);
        }
    }
    Book::new(&flow.finish())
}

/// Packs the rows of a picture, as PNG wants them, into zlib data. It is sound whatever the hints
/// about tiles and the period are, and small if they are right.
pub(super) fn zlib(canvas: &Canvas, placed: &[Placed], period: u32, book: &Book) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(USUAL_BYTES);
    bytes.extend(ZLIB);
    let mut flow = Flow::to(Writer::begin(book, Bits::after(bytes)));
    let mut adler = Adler32::new();
    let mut hints = Hints::new(placed, book, num::index(canvas.width()) + 1);
    let pixels = canvas.image.as_raw();
    for (y, row) in rows(canvas, period).enumerate() {
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

fn rows(canvas: &Canvas, period: u32) -> impl Iterator<Item = Row> {
    let width = num::index(canvas.width()).max(1);
    let starts = (0..canvas.image.as_raw().len()).step_by(width);
    starts.map(move |start| Row::new(start, start + width, num::index(period)))
}

/// Hands over the byte before each row that says how PNG's filters changed it: not at all. They
/// help with photographs and hide what recurs.
fn begin<S: Sink>(row: &Row, flow: &mut Flow<S>) {
    if row.start == 0 {
        flow.literal(0);
    } else {
        flow.go_on(0, row.width() + 1);
    }
}

/// Packs what lies from `at` to a tile, and what is packed of the tile's row if it is seen there.
/// Says where it stopped.
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
    if first < at || row.end < corner + num::index(hint.tile.width) {
        return at;
    }
    row.pack(pixels, at, first, flow);
    if let Some(left) = hint.repeats {
        let length = row::common(&pixels[first..row.end], &pixels[first - left..]);
        if length >= body.len().max(book::SHORTEST) {
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
mod tests {
    use std::{io::Read, sync::OnceLock};

    use image::GrayImage;
    use proptest::prelude::*;

    use super::*;
    use crate::render::tile::Tile;

    fn canvas(pixels: Vec<u8>, width: u32) -> Canvas {
        let height = u32::try_from(pixels.len()).expect("a small picture") / width;
        Canvas {
            image: GrayImage::from_raw(width, height, pixels).expect("whole rows"),
        }
    }

    /// Packs a picture and unpacks it by other means.
    fn check(canvas: &Canvas, placed: &[Placed], period: u32, book: &Book) -> usize {
        let packed = zlib(canvas, placed, period, book);
        let mut unpacked = Vec::new();
        let mut decoder = flate2::read::ZlibDecoder::new(&packed[..]);
        decoder.read_to_end(&mut unpacked).expect("sound data");
        assert_eq!(
            decoder.total_in(),
            u64::try_from(packed.len()).expect("a small number")
        );
        let mut expected = Vec::new();
        for row in rows(canvas, 0) {
            expected.push(0);
            expected.extend(&canvas.image.as_raw()[row.start..row.end]);
        }
        assert!(unpacked == expected, "{} pixels wide", canvas.width());
        packed.len()
    }

    #[test]
    fn plain_pictures_come_back() {
        for (width, height) in [
            (1, 1),
            (1, 900),
            (2, 9),
            (900, 1),
            (258, 3),
            (259, 3),
            (261, 3),
            (1600, 9),
            // Wider than the window: the row above is out of reach.
            (40_000, 3),
        ] {
            let canvas = canvas(vec![7; num::index(width * height)], width);
            for period in [0, 1, 100] {
                check(&canvas, &[], period, &learn(&[&canvas], period));
            }
        }
    }

    /// Like a board: tiles of several kinds, some of them on a corner, and things drawn over them.
    fn board(tiles: &[Tile], picks: &[usize], spoilt: &[(usize, u8)], width: u32) -> usize {
        let mut canvas = Canvas::new(width, 40, 9);
        let places = (0..3).flat_map(|row| (0..5).map(move |file| (file, row)));
        let placed: Vec<Placed> = places
            .zip(picks.iter().cycle())
            .map(|((file, row), pick)| Placed {
                x: 1 + file * 12 + row % 2 * 6,
                y: 2 + row * 7,
                tile: &tiles[pick % tiles.len()],
            })
            .collect();
        for Placed { x, y, tile } in &placed {
            canvas.copy(tile, *x, *y);
        }
        let book = learn(&[&canvas], 12);
        for &(at, colour) in spoilt {
            let at = at % canvas.image.len();
            canvas.image.as_mut()[at] = colour;
        }
        check(&canvas, &placed, 12, &book)
    }

    fn some_tiles(noise: &[u8]) -> Vec<Tile> {
        let tiles = noise.chunks_exact(144).enumerate();
        tiles
            .map(|(index, pixels)| {
                let tile = Tile::new(12, pixels.into());
                if index % 2 == 1 {
                    tile.on_corner()
                } else {
                    tile
                }
            })
            .collect()
    }

    #[test]
    fn a_tile_that_recurs_is_packed_once() {
        let noise: Vec<u8> = (0..432_u32)
            .map(|at| (at * at % 251).to_le_bytes()[0])
            .collect();
        let size = |picks: [usize; 2]| board(&some_tiles(&noise), &picks, &[], 70);
        let (same, different) = (size([0, 0]), size([0, 2]));
        assert!(same < different, "{same} and {different} bytes");
    }

    /// Care finds more than the quick look at what is not known.
    #[test]
    fn what_tiles_became_is_taken_over() {
        // Slanting lines, for which the row above is to be looked at further aside.
        let lines: Vec<u8> = (0..144_usize)
            .map(|at| u8::from((at % 12 + at / 12 * 3) % 12 < 2) * 5 + u8::from(at % 7 == 0))
            .collect();
        let tile = Tile::new(12, lines.into());
        let mut canvas = Canvas::new(70, 40, 9);
        canvas.copy(&tile, 3, 4);
        let placed = [Placed {
            x: 3,
            y: 4,
            tile: &tile,
        }];
        let book = learn(&[&canvas], 0);
        let (with, without) = (
            check(&canvas, &placed, 0, &book),
            check(&canvas, &[], 0, &book),
        );
        assert!(with < without, "{with} and {without} bytes");
    }

    /// No board has the same tile twice at one place. What a tile repeats is never itself.
    #[test]
    fn a_tile_hinted_at_twice_does_no_harm() {
        let noise: Vec<u8> = (0..288_u32)
            .map(|at| (at * at % 251).to_le_bytes()[0])
            .collect();
        let tiles = some_tiles(&noise);
        let mut canvas = Canvas::new(50, 40, 1);
        let hint = || Placed {
            x: 4,
            y: 4,
            tile: &tiles[0],
        };
        canvas.copy(&tiles[0], 4, 4);
        canvas.copy(&tiles[1], 2, 3);
        check(&canvas, &[hint(), hint()], 12, &learn(&[&canvas], 12));
    }

    /// No tile of a board reaches over the right edge. If one did, and the next row went on like it,
    /// its matches would count pixels where the data has the byte between two rows.
    #[test]
    fn a_tile_over_the_edge_does_no_harm() {
        const WIDTH: usize = 24;
        const SEEN: usize = 10;
        // Every other row has eight pixels of the row above, three further to the left; three of
        // them are over the edge.
        let row = |y: u8| -> Vec<u8> {
            let noise = [1, 2, 40 + y, 60 + y, 80 + y];
            let shared = [11, 12, 13, 14, 15, 16, 17, 18];
            let begin = if y.is_multiple_of(2) {
                [&noise[..], &shared[..5]].concat()
            } else {
                [&noise[..2], &shared[..]].concat()
            };
            let mut row = [&begin[..], &shared[5..]].concat();
            row.resize(WIDTH, 9);
            row
        };
        let rows: Vec<Vec<u8>> = (0..8).map(row).collect();
        let tile = Tile::new(24, rows.concat().into());
        let mut canvas = Canvas::new(50, 20, 1);
        canvas.copy(&tile, 40, 4);
        for (y, row) in rows.iter().enumerate() {
            let next = (4 + y + 1) * 50;
            canvas.image.as_mut()[next..][..WIDTH - SEEN].copy_from_slice(&row[SEEN..]);
        }
        let placed = [Placed {
            x: 40,
            y: 4,
            tile: &tile,
        }];
        check(&canvas, &placed, 0, &learn(&[&canvas], 0));
    }

    proptest! {
        #[test]
        fn every_picture_comes_back(
            noise in prop::collection::vec(0_u8..4, 1..3000),
            width in 1_u32..300,
            period in 0_u32..50,
        ) {
            // Repeated, so that there is something to find.
            let pixels: Vec<u8> =
                noise.iter().chain(&noise).chain(noise.iter().rev()).copied().collect();
            let width = width.min(u32::try_from(pixels.len()).unwrap_or(1));
            let whole = pixels.len() / num::index(width) * num::index(width);
            let canvas = canvas(pixels[..whole].to_vec(), width);
            check(&canvas, &[], period, &learn(&[&canvas], period));
        }

        /// A code learnt elsewhere has what any picture needs.
        #[test]
        fn noise_comes_back(
            pixels in prop::collection::vec(any::<u8>(), 1..5000),
            width in 1_u32..90,
        ) {
            static BOOK: OnceLock<Book> = OnceLock::new();
            let book = BOOK.get_or_init(|| learn(&[&Canvas::new(50, 50, 1)], 0));
            let width = width.min(u32::try_from(pixels.len()).unwrap_or(1));
            let whole = pixels.len() / num::index(width) * num::index(width);
            check(&canvas(pixels[..whole].to_vec(), width), &[], 10, book);
        }

        #[test]
        fn tiles_come_back_whatever_is_drawn_over_them(
            noise in prop::collection::vec(0_u8..3, 144..600),
            picks in prop::collection::vec(any::<usize>(), 1..9),
            spoilt in prop::collection::vec((any::<usize>(), 0_u8..3), 0..30),
            width in 40_u32..90,
        ) {
            board(&some_tiles(&noise), &picks, &spoilt, width);
        }
    }
}
