//! Packing pictures made of tiles, for PNG.
//!
//! Deflate gives most of its time to finding where in the last 32 kilobytes something stood before.
//! In these pictures that is known: in the row above, there one pixel to the side, in the pixel
//! before, or one or two tiles to the left. Looking only there is faster than the fast general
//! compressors and yet finds more than those that look only for runs.

use simd_adler32::Adler32;

use super::{huffman::Code, num};

/// Matches shorter than this are not worth their distance.
const MIN_MATCH: usize = 4;
/// What one match is at least, as deflate has it.
const MIN_LENGTH: usize = 3;
/// What one match can be at most.
const MAX_MATCH: usize = 258;
/// How far back a match can be.
const WINDOW: usize = 32_768;
/// A match at least so long is taken without looking for a longer one.
const GOOD_MATCH: usize = 24;

/// How many places there are to look.
const PLACES: usize = 6;

/// The symbol that ends the data.
const END: usize = 256;

/// Packs the rows of a picture, each with a zero before it, as PNG wants unfiltered rows, into zlib
/// data. What recurs every `period` pixels within a row is found.
pub(super) fn zlib(pixels: &[u8], width: u32, period: u32) -> Vec<u8> {
    let width = num::index(width).max(1);
    let places = Place::all(width, num::index(period));
    let mut adler = Adler32::new();
    let mut tokens = Tokens::with_capacity(pixels.len() / 24);
    for start in (0..pixels.len() - pixels.len() % width).step_by(width) {
        let end = start + width;
        adler.write(&[0]);
        adler.write(&pixels[start..end]);
        tokens.literal(0);
        find(pixels, start, end, &places, &mut tokens);
    }
    let mut bits = Bits {
        bytes: Vec::with_capacity(tokens.list.len() * 2 + 512),
        held: 0,
        count: 0,
    };
    // The zlib header: deflate, a window of 32 kilobytes, the fastest level.
    bits.bytes.extend([0x78, 0x01]);
    tokens.write(&mut bits);
    let mut bytes = bits.finish();
    bytes.extend(adler.finish().to_be_bytes());
    bytes
}

/// Where something may have stood before.
#[derive(Clone, Copy)]
struct Place {
    /// So many pixels back.
    back: usize,
    /// So many bytes back in the data, which has one more byte a row.
    distance: usize,
    /// How far from the left edge one must be to look there.
    left: usize,
    /// How far from the right edge a match must end.
    right: usize,
}

impl Place {
    /// What most often has a long match first.
    fn all(width: usize, period: usize) -> Vec<Place> {
        let beside = |back| Place {
            back,
            distance: back,
            left: back,
            right: 0,
        };
        let above = |back, left, right| Place {
            back,
            distance: back + 1,
            left,
            right,
        };
        let places: [Place; PLACES] = [
            above(width, 0, 0),
            beside(2 * period),
            beside(period),
            beside(1),
            above(width + 1, 1, 0),
            above(width - 1, 0, 1),
        ];
        places
            .into_iter()
            .filter(|place| place.back > 0 && place.distance <= WINDOW)
            .collect()
    }

    /// The first pixel of a row for which one can look there.
    fn first(self, start: usize) -> usize {
        let first = start + self.left;
        if first < self.back { usize::MAX } else { first }
    }
}

/// Splits the row from `start` to `end` into literals and matches.
fn find(pixels: &[u8], start: usize, end: usize, places: &[Place], tokens: &mut Tokens) {
    let row_and_before = &pixels[..end];
    // For each place, from where on it is worth to look there: after the last difference seen.
    let mut next = [usize::MAX; PLACES];
    for (next, place) in next.iter_mut().zip(places) {
        *next = place.first(start);
    }
    let mut at = start;
    while let Some(word) = word(row_and_before, at) {
        let mut best = (0, 0);
        for (place, next) in places.iter().zip(&mut next) {
            if at < *next {
                continue;
            }
            let from = at - place.back;
            let difference =
                self::word(row_and_before, from).map_or(u32::MAX, |there| word ^ there);
            if difference != 0 {
                *next = at + num::index(difference.ilog2() / 8) + 1;
                continue;
            }
            let length = common(
                &row_and_before[at..end - place.right],
                &row_and_before[from..],
            );
            *next = at + length + 1;
            if length >= MIN_MATCH && length > best.0 {
                best = (length, place.distance);
                if length >= GOOD_MATCH {
                    break;
                }
            }
        }
        let (length, distance) = best;
        if length == 0 {
            tokens.literal(row_and_before[at]);
            at += 1;
        } else {
            tokens.long_match(length, distance);
            at += length;
        }
    }
    for &pixel in &row_and_before[at..] {
        tokens.literal(pixel);
    }
}

/// Four pixels as a number.
fn word(pixels: &[u8], at: usize) -> Option<u32> {
    let four = pixels.get(at..at + MIN_MATCH)?.first_chunk()?;
    Some(u32::from_le_bytes(*four))
}

/// How many bytes both begin with.
fn common(a: &[u8], b: &[u8]) -> usize {
    let (a_words, _) = a.as_chunks::<8>();
    let (b_words, _) = b.as_chunks::<8>();
    let equal = a_words
        .iter()
        .zip(b_words)
        .take_while(|(a, b)| a == b)
        .count()
        * 8;
    let rest = a[equal..].iter().zip(&b[equal..]);
    equal + rest.take_while(|(a, b)| a == b).count()
}

/// What the data consists of, and how often.
struct Tokens {
    /// Literals as they are; matches as length in the upper and distance in the lower half, which
    /// makes them larger than any literal.
    list: Vec<u32>,
    literals: [u32; 286],
    distances: [u32; 30],
}

impl Tokens {
    fn with_capacity(tokens: usize) -> Tokens {
        Tokens {
            list: Vec::with_capacity(tokens),
            literals: [0; 286],
            distances: [0; 30],
        }
    }

    fn literal(&mut self, byte: u8) {
        self.list.push(u32::from(byte));
        self.literals[usize::from(byte)] += 1;
    }

    /// A match of any length, in as many pieces as it takes. A rest too short for a match is taken
    /// from the piece before.
    fn long_match(&mut self, length: usize, distance: usize) {
        let mut rest = length;
        while rest > 0 {
            let piece = match rest {
                ..=MAX_MATCH => rest,
                _ if rest < MAX_MATCH + MIN_MATCH => rest - MIN_MATCH,
                _ => MAX_MATCH,
            };
            rest -= piece;
            let (symbol, ..) = length_symbol(piece);
            self.literals[symbol] += 1;
            let (symbol, ..) = distance_symbol(distance);
            self.distances[symbol] += 1;
            // Both are far below 2^16.
            self.list
                .push(u32::try_from(piece << 16 | distance).unwrap_or_default());
        }
    }

    /// Writes everything as one block with codes made for it.
    fn write(mut self, bits: &mut Bits) {
        self.literals[END] += 1;
        let (literals, distances) = (Code::new(&self.literals), Code::new(&self.distances));
        bits.put(0b101, 3); // the last block, with codes of its own
        bits.put(286 - 257, 5);
        bits.put(30 - 1, 5);
        // The lengths of the codes could be packed too. They are few: four bits for each.
        bits.put(19 - 4, 4);
        for symbol in [
            16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
        ] {
            bits.put(if symbol < 16 { 4 } else { 0 }, 3);
        }
        for (_, length) in literals.symbols.iter().chain(&distances.symbols) {
            bits.put(u32::from(length.reverse_bits() >> 4), 4);
        }
        let lengths: Vec<Word> = (0..=MAX_MATCH)
            .map(|length| literals.word(length_symbol(length.max(MIN_LENGTH))))
            .collect();
        // There are only a few distances.
        let mut last = (1, distances.word(distance_symbol(1)));
        bits.reserve(self.list.len());
        for &token in &self.list {
            let (length, distance) = (num::index(token >> 16), num::index(token & 0xffff));
            if length == 0 {
                let (code, count) = literals.symbols[distance & 0xff];
                bits.put(u32::from(code), u32::from(count));
                continue;
            }
            if last.0 != distance {
                last = (distance, distances.word(distance_symbol(distance)));
            }
            bits.put_word(lengths[length]);
            bits.put_word(last.1);
        }
        bits.put_word(literals.word((END, 0, 0)));
    }
}

/// Bits and their number.
type Word = (u32, u32);

impl Code {
    /// A symbol's code with the bits that follow it.
    fn word(&self, (symbol, extra, count): (usize, u32, u32)) -> Word {
        let (code, length) = self.symbols[symbol];
        let (code, length) = (u32::from(code), u32::from(length));
        (extra << length | code, length + count)
    }
}

/// The symbol of a match's length, and the bits after it.
fn length_symbol(length: usize) -> (usize, u32, u32) {
    if length == MAX_MATCH {
        return (285, 0, 0);
    }
    let (symbol, extra, count) = logarithmic(length - MIN_LENGTH, 4);
    (257 + symbol, extra, count)
}

/// The symbol of a match's distance, and the bits after it.
fn distance_symbol(distance: usize) -> (usize, u32, u32) {
    logarithmic(distance - 1, 2)
}

/// Deflate's way to write numbers: so many symbols for each power of two, and the rest in bits.
fn logarithmic(value: usize, per_power: usize) -> (usize, u32, u32) {
    if value < 2 * per_power {
        return (value, 0, 0);
    }
    let high = value.ilog2();
    let count = high - per_power.ilog2();
    let symbol = per_power * num::index(count) + (value >> count);
    let extra = value & ((1 << count) - 1);
    (symbol, u32::try_from(extra).unwrap_or_default(), count)
}

/// Bits written lowest first.
struct Bits {
    bytes: Vec<u8>,
    held: u64,
    count: u32,
}

impl Bits {
    /// Makes room for so many matches.
    fn reserve(&mut self, tokens: usize) {
        self.bytes.reserve(tokens * 2);
    }

    /// Writes the lowest `count` bits, at most 32, of a value that has no others.
    #[inline]
    fn put(&mut self, value: u32, count: u32) {
        self.held |= u64::from(value) << self.count;
        self.count += count;
        if self.count >= 32 {
            let [a, b, c, d, ..] = self.held.to_le_bytes();
            self.bytes.extend_from_slice(&[a, b, c, d]);
            self.held >>= 32;
            self.count -= 32;
        }
    }

    #[inline]
    fn put_word(&mut self, (value, count): Word) {
        self.put(value, count);
    }

    fn finish(mut self) -> Vec<u8> {
        let left = num::index(self.count.div_ceil(8));
        self.bytes
            .extend(self.held.to_le_bytes().into_iter().take(left));
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use proptest::prelude::*;

    use super::*;

    fn check(pixels: &[u8], width: u32, period: u32) {
        let packed = zlib(pixels, width, period);
        let mut unpacked = Vec::new();
        let mut decoder = flate2::read::ZlibDecoder::new(&packed[..]);
        decoder.read_to_end(&mut unpacked).expect("sound data");
        assert_eq!(
            decoder.total_in(),
            u64::try_from(packed.len()).expect("a small number")
        );
        let mut rows = Vec::new();
        for row in pixels.chunks_exact(num::index(width)) {
            rows.push(0);
            rows.extend(row);
        }
        assert!(unpacked == rows, "{width} pixels wide, period {period}");
    }

    #[test]
    fn lengths_and_distances_have_deflates_symbols() {
        assert_eq!(length_symbol(3), (257, 0, 0));
        assert_eq!(length_symbol(10), (264, 0, 0));
        assert_eq!(length_symbol(11), (265, 0, 1));
        assert_eq!(length_symbol(130), (280, 15, 4));
        assert_eq!(length_symbol(257), (284, 30, 5));
        assert_eq!(length_symbol(258), (285, 0, 0));
        assert_eq!(distance_symbol(1), (0, 0, 0));
        assert_eq!(distance_symbol(5), (4, 0, 1));
        assert_eq!(distance_symbol(1601), (21, 64, 9));
        assert_eq!(distance_symbol(32768), (29, 8191, 13));
    }

    #[test]
    fn plain_pictures_come_back() {
        for (width, height) in [
            (1, 1),
            (1, 900),
            (900, 1),
            (258, 3),
            (259, 3),
            (261, 3),
            (1600, 9),
        ] {
            check(&vec![7; num::index(width * height)], width, 100);
        }
        check(&[], 5, 2);
        // Wider than the window: the row above is out of reach.
        check(&vec![7; 80_000], 40_000, 100);
    }

    proptest! {
        #[test]
        fn every_picture_comes_back(
            noise in prop::collection::vec(0_u8..4, 0..3000),
            width in 1_u32..300,
            period in 0_u32..50,
        ) {
            // Repeated, so that there is something to find.
            let pixels: Vec<u8> = noise.iter().chain(&noise).chain(noise.iter().rev()).copied().collect();
            let whole = pixels.len() / num::index(width) * num::index(width);
            check(&pixels[..whole], width, period);
        }

        #[test]
        fn noise_comes_back(
            pixels in prop::collection::vec(any::<u8>(), 1..5000),
            width in 1_u32..90,
        ) {
            let whole = pixels.len() / num::index(width) * num::index(width);
            check(&pixels[..whole], width, 10);
        }
    }
}
