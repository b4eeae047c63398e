//! Helpers shared by the tests of pictures: positions, and a strict PNG reader.

use render::Scene;
use rules::{
    AnyPosition, GameId, Trace,
    look::{Look, Theme, Width},
};

/// A decoded picture.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Picture {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// The colours of its pixels, row by row.
    pub(crate) pixels: Vec<[u8; 3]>,
    /// The number of colours in its palette.
    pub(crate) palette: usize,
}

/// Reads a PNG, which must be an indexed one, and checks all its checksums.
pub(crate) fn read(bytes: &[u8]) -> Picture {
    let mut options = png::DecodeOptions::default();
    options.set_ignore_adler32(false);
    options.set_ignore_crc(false);
    options.set_skip_ancillary_crc_failures(false);
    let decoder = png::Decoder::new_with_options(std::io::Cursor::new(bytes), options);
    let mut reader = decoder.read_info().expect("a PNG header");
    let info = reader.info().clone();
    assert_eq!(info.color_type, png::ColorType::Indexed);
    assert_eq!(info.bit_depth, png::BitDepth::Eight);
    unpack(bytes);
    let palette: Vec<[u8; 3]> = info
        .palette
        .as_deref()
        .expect("a palette")
        .as_chunks::<3>()
        .0
        .to_vec();
    let mut indices = vec![0; reader.output_buffer_size().expect("a size")];
    reader.next_frame(&mut indices).expect("sound picture data");
    reader.finish().expect("a sound end");
    let pixels = indices
        .iter()
        .map(|&index| palette[usize::from(index)])
        .collect();
    Picture {
        width: info.width,
        height: info.height,
        pixels,
        palette: palette.len(),
    }
}

/// Unpacks the picture's data with another decoder, which checks its Adler-32 sum. No data can be
/// left over.
fn unpack(png: &[u8]) {
    let mut data = Vec::new();
    let mut at = 8;
    while at < png.len() {
        let length = u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
        let body = at + 8..at + 8 + usize::try_from(length).expect("a length");
        if &png[at + 4..at + 8] == b"IDAT" {
            data.extend_from_slice(&png[body.clone()]);
        }
        at = body.end + 4;
    }
    let mut decoder = flate2::read::ZlibDecoder::new(&data[..]);
    std::io::copy(&mut decoder, &mut std::io::sink()).expect("sound zlib data");
    assert_eq!(usize::try_from(decoder.total_in()).ok(), Some(data.len()));
}

/// Returns these words with the last two letters in the other order: they are as wide, and look the same only if they
/// are cut.
pub(crate) fn with_another_end(words: &str) -> String {
    let mut letters: Vec<char> = words.chars().collect();
    let last = letters.len() - 1;
    letters.swap(last, last - 1);
    letters.into_iter().collect()
}

impl Picture {
    /// Returns the number of pixels that differ.
    pub(crate) fn differences(&self, other: &Picture) -> usize {
        assert_eq!((self.width, self.height), (other.width, other.height));
        self.pixels
            .iter()
            .zip(&other.pixels)
            .filter(|(a, b)| a != b)
            .count()
    }
}

pub(crate) fn look(width: u32) -> Look {
    Look {
        theme: Theme::default(),
        width: Width::try_from(width).expect("a width there is"),
    }
}

pub(crate) fn draw(scene: &Scene, look: Look) -> Picture {
    read(&render::png(scene, look).expect("a picture"))
}

/// Returns the position after these moves, and the path of the last one.
pub(crate) fn after(game: GameId, moves: &[&str]) -> (AnyPosition, Option<Trace>) {
    let mut position = game.start(None).expect("the standard size");
    let mut last = None;
    for text in moves {
        let played = position.play(text).expect("a legal move");
        position = played.position;
        last = Some(played.mv.trace());
    }
    (position, last)
}

/// Returns a position of Guard & Towers.
pub(crate) fn towers(text: &str) -> AnyPosition {
    GameId::GuardAndTowers
        .parse_position(text)
        .expect("a position")
}
