//! Checks that whatever is packed can be unpacked.

use std::{io::Read, sync::OnceLock};

use proptest::prelude::*;

use super::*;

fn picture(pixels: Vec<u8>, width: u32) -> Canvas {
    let height = u32::try_from(pixels.len()).expect("a small picture") / width;
    Canvas::of(width, height, pixels).expect("whole rows")
}

fn plain(width: u32, height: u32, colour: u8) -> Canvas {
    Canvas::new(width, height, colour)
}

fn tile(width: u32, pixels: Vec<u8>) -> Tile {
    Tile::new(picture(pixels, width))
}

/// Packs a picture, unpacks it with a library, and returns the packed size in bytes.
fn check(picture: &Canvas, placed: &[Placed], period: u32, codes: &Codes) -> usize {
    let packed = zlib(picture, placed, period, codes);
    let mut unpacked = Vec::new();
    let mut decoder = flate2::read::ZlibDecoder::new(&packed[..]);
    decoder.read_to_end(&mut unpacked).expect("sound data");
    assert_eq!(
        decoder.total_in(),
        u64::try_from(packed.len()).expect("a small number")
    );
    let mut expected = Vec::new();
    for row in rows(picture, 0) {
        expected.push(0);
        expected.extend(&picture.pixels()[row.start..row.end]);
    }
    assert!(unpacked == expected, "{} pixels wide", picture.width());
    packed.len()
}

/// A tile keeps its packed form, which repeats bytes of the row above.
#[test]
fn a_tile_that_was_packed_for_another_width_does_no_harm() {
    let pattern = (0..400).map(|at: u32| u8::try_from(at * at / 7 % 5).expect("small"));
    let tile = tile(20, pattern.collect());
    for width in [60, 90, 60] {
        let mut picture = plain(width, 40, 9);
        tile.copy(&mut picture, 13, 5);
        let codes = learn(&[&picture], 0);
        let (x, y) = (13, 5);
        check(&picture, &[Placed { x, y, tile: &tile }], 0, &codes);
    }
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
        let picture = picture(vec![7; num::index(width * height)], width);
        for period in [0, 1, 100] {
            check(&picture, &[], period, &learn(&[&picture], period));
        }
    }
}

/// Packs something like a board: tiles of several kinds, some of them diamonds, and changed pixels.
fn packed_board(tiles: &[Tile], picks: &[usize], spoilt: &[(usize, u8)], width: u32) -> usize {
    let mut picture = plain(width, 40, 9);
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
        tile.copy(&mut picture, *x, *y);
    }
    let codes = learn(&[&picture], 12);
    for &(at, colour) in spoilt {
        let at = at % picture.pixels().len();
        picture.pixels_mut()[at] = colour;
    }
    check(&picture, &placed, 12, &codes)
}

fn some_tiles(noise: &[u8]) -> Vec<Tile> {
    let tiles = noise.chunks_exact(144).enumerate();
    tiles
        .map(|(index, pixels)| {
            let tile = tile(12, pixels.to_vec());
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
    let size = |picks: [usize; 2]| packed_board(&some_tiles(&noise), &picks, &[], 70);
    let (same, different) = (size([0, 0]), size([0, 2]));
    assert!(same < different, "{same} and {different} bytes");
}

/// The careful search done once for a tile finds more than the quick one for a picture.
#[test]
fn what_tiles_became_is_taken_over() {
    // Slanted lines, whose matches in the row above are further to a side.
    let lines: Vec<u8> = (0..144_usize)
        .map(|at| u8::from((at % 12 + at / 12 * 3) % 12 < 2) * 5 + u8::from(at % 7 == 0))
        .collect();
    let tile = tile(12, lines);
    let mut picture = plain(70, 40, 9);
    tile.copy(&mut picture, 3, 4);
    let placed = [Placed {
        x: 3,
        y: 4,
        tile: &tile,
    }];
    let codes = learn(&[&picture], 0);
    let (with, without) = (
        check(&picture, &placed, 0, &codes),
        check(&picture, &[], 0, &codes),
    );
    assert!(with < without, "{with} and {without} bytes");
}

/// No board has the same tile twice in one place. A tile must not count as a repetition of itself.
#[test]
fn a_tile_hinted_at_twice_does_no_harm() {
    let noise: Vec<u8> = (0..288_u32)
        .map(|at| (at * at % 251).to_le_bytes()[0])
        .collect();
    let tiles = some_tiles(&noise);
    let mut picture = plain(50, 40, 1);
    let hint = || Placed {
        x: 4,
        y: 4,
        tile: &tiles[0],
    };
    tiles[0].copy(&mut picture, 4, 4);
    tiles[1].copy(&mut picture, 2, 3);
    check(&picture, &[hint(), hint()], 12, &learn(&[&picture], 12));
}

/// No tile of a board extends past the right edge. If one did, and the next row continued like it,
/// its matches would count pixels where the data has the byte between two rows.
#[test]
fn a_tile_over_the_edge_does_no_harm() {
    const WIDTH: usize = 24;
    const SEEN: usize = 10;
    // Every other row has eight pixels of the row above, three further to the left. Three of them
    // are past the edge.
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
    let tile = tile(24, rows.concat());
    let mut picture = plain(50, 20, 1);
    tile.copy(&mut picture, 40, 4);
    for (y, row) in rows.iter().enumerate() {
        let next = (4 + y + 1) * 50;
        picture.pixels_mut()[next..][..WIDTH - SEEN].copy_from_slice(&row[SEEN..]);
    }
    let placed = [Placed {
        x: 40,
        y: 4,
        tile: &tile,
    }];
    check(&picture, &placed, 0, &learn(&[&picture], 0));
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
        let picture = picture(pixels[..whole].to_vec(), width);
        check(&picture, &[], period, &learn(&[&picture], period));
    }

    /// Codes that were learnt from another picture have every symbol that a picture needs.
    #[test]
    fn noise_comes_back(
        pixels in prop::collection::vec(any::<u8>(), 1..5000),
        width in 1_u32..90,
    ) {
        static CODES: OnceLock<Codes> = OnceLock::new();
        let codes = CODES.get_or_init(|| learn(&[&plain(50, 50, 1)], 0));
        let width = width.min(u32::try_from(pixels.len()).unwrap_or(1));
        let whole = pixels.len() / num::index(width) * num::index(width);
        check(&picture(pixels[..whole].to_vec(), width), &[], 10, codes);
    }

    #[test]
    fn tiles_come_back_whatever_is_drawn_over_them(
        noise in prop::collection::vec(0_u8..3, 144..600),
        picks in prop::collection::vec(any::<usize>(), 1..9),
        spoilt in prop::collection::vec((any::<usize>(), 0_u8..3), 0..30),
        width in 40_u32..90,
    ) {
        packed_board(&some_tiles(&noise), &picks, &spoilt, width);
    }
}
