//! The codes that pictures are written in.
//!
//! Deflate lets each block have codes of its own. Pictures of one game and theme are so alike that
//! they can share theirs. So the packed form of a tile is known before there is a picture.

use super::{
    bits::{Bits, Word},
    huffman::Code,
};
use crate::num;

/// The shortest match that deflate allows.
pub(super) const SHORTEST: usize = 3;
/// The longest match that deflate allows.
pub(super) const LONGEST: usize = 258;
/// The largest distance that deflate allows.
pub(super) const WINDOW: usize = 32_768;

/// The symbol that ends the data.
const END: usize = 256;
/// The number of symbols for literals, the end and lengths.
const LITERALS: usize = 286;
/// The number of symbols for distances.
const DISTANCES: usize = 30;

/// A receiver of the literals and matches that data consists of.
pub(super) trait Sink {
    /// Takes a literal byte.
    fn literal(&mut self, byte: u8);
    /// Takes 3 to 258 bytes that repeat the bytes at this distance before them.
    fn matching(&mut self, length: usize, distance: usize);
}

/// The number of occurrences of each symbol.
pub(super) struct Counts {
    literals: [u32; LITERALS],
    distances: [u32; DISTANCES],
}

impl Default for Counts {
    /// Counts each symbol once, so that every one gets a code.
    fn default() -> Counts {
        Counts {
            literals: [1; LITERALS],
            distances: [1; DISTANCES],
        }
    }
}

impl Sink for Counts {
    fn literal(&mut self, byte: u8) {
        self.literals[usize::from(byte)] += 1;
    }

    fn matching(&mut self, length: usize, distance: usize) {
        self.literals[length_symbol(length).0] += 1;
        self.distances[distance_symbol(distance).0] += 1;
    }
}

/// The codes of literals, lengths and distances.
pub struct Codes {
    literals: Vec<Word>,
    /// The codes by length, with the bits that follow the symbol.
    lengths: Vec<Word>,
    /// The codes by symbol, without the bits that follow it.
    distances: Vec<Word>,
    end: Word,
    /// The beginning of a block.
    header: Vec<Word>,
}

impl Codes {
    /// Returns the best codes for data like the data that was counted.
    pub(super) fn new(counts: &Counts) -> Codes {
        let (literals, distances) = (Code::new(&counts.literals), Code::new(&counts.distances));
        let word = |symbol: usize| literals.word((symbol, 0, 0));
        Codes {
            literals: (0..END).map(word).collect(),
            lengths: (0..=LONGEST)
                .map(|length| literals.word(length_symbol(length.max(SHORTEST))))
                .collect(),
            distances: (0..DISTANCES)
                .map(|symbol| distances.word((symbol, 0, 0)))
                .collect(),
            end: word(END),
            header: header(&literals, &distances),
        }
    }

    fn distance(&self, distance: usize) -> Word {
        let (symbol, extra, count) = distance_symbol(distance);
        let (code, length) = self.distances[symbol];
        (code | u64::from(extra) << length, length + count)
    }

    /// Returns the number of bits a literal takes.
    pub(super) fn literal_cost(&self, byte: u8) -> u32 {
        self.literals[usize::from(byte)].1
    }

    /// Returns the number of bits a match's length takes.
    pub(super) fn length_cost(&self, length: usize) -> u32 {
        self.lengths[length].1
    }

    /// Returns the number of bits a match's distance takes.
    pub(super) fn distance_cost(&self, distance: usize) -> u32 {
        self.distance(distance).1
    }
}

/// Writes data in given codes.
pub(super) struct Writer<'a> {
    codes: &'a Codes,
    pub(super) bits: Bits,
    /// The last distance and its bits. A row of a picture has few distances.
    last: (usize, Word),
}

impl<'a> Writer<'a> {
    pub(super) fn new(codes: &'a Codes, bits: Bits) -> Writer<'a> {
        Writer {
            codes,
            bits,
            last: (1, codes.distance(1)),
        }
    }

    /// Starts the data, which is a single block in these codes.
    pub(super) fn begin(codes: &'a Codes, bits: Bits) -> Writer<'a> {
        let mut writer = Writer::new(codes, bits);
        for &word in &codes.header {
            writer.bits.put(word);
        }
        writer
    }

    /// Ends the data.
    pub(super) fn end(mut self) -> Bits {
        self.bits.put(self.codes.end);
        self.bits
    }
}

impl Sink for Writer<'_> {
    #[inline]
    fn literal(&mut self, byte: u8) {
        self.bits.put(self.codes.literals[usize::from(byte)]);
    }

    #[inline]
    fn matching(&mut self, length: usize, distance: usize) {
        if self.last.0 != distance {
            self.last = (distance, self.codes.distance(distance));
        }
        let (bits, count) = self.codes.lengths[length];
        let (more, most) = self.last.1;
        self.bits.put((bits | more << count, count + most));
    }
}

/// Returns the beginning of the last block: the lengths of its codes (RFC 1951, section 3.2.7).
fn header(literals: &Code, distances: &Code) -> Vec<Word> {
    let few = |bits: usize, count: u32| (u64::try_from(bits).unwrap_or_default(), count);
    let mut header = vec![
        few(0b101, 3), // this is the last block, and it has codes of its own
        few(LITERALS - 257, 5),
        few(DISTANCES - 1, 5),
        few(19 - 4, 4),
    ];
    // The lengths could be packed, too. There are so few that each simply takes four bits.
    for symbol in [
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ] {
        header.push(few(if symbol < 16 { 4 } else { 0 }, 3));
    }
    let lengths = literals.symbols.iter().chain(&distances.symbols);
    header.extend(lengths.map(|(_, length)| (u64::from(length.reverse_bits() >> 4), 4)));
    header
}

impl Code {
    /// Returns a symbol's code with the bits that follow it.
    fn word(&self, (symbol, extra, count): (usize, u32, u32)) -> Word {
        let (code, length) = self.symbols[symbol];
        let (code, length) = (u64::from(code), u32::from(length));
        (u64::from(extra) << length | code, length + count)
    }
}

/// Returns the symbol of a match's length, and the bits after it.
fn length_symbol(length: usize) -> (usize, u32, u32) {
    if length == LONGEST {
        return (LITERALS - 1, 0, 0);
    }
    let (symbol, extra, count) = logarithmic(length - SHORTEST, 4);
    (END + 1 + symbol, extra, count)
}

/// Returns the symbol of a match's distance, and the bits after it.
fn distance_symbol(distance: usize) -> (usize, u32, u32) {
    logarithmic(distance - 1, 2)
}

/// Splits a number the way deflate writes it: a few symbols for each power of two, and the rest in
/// bits.
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

#[cfg(test)]
mod tests {
    use super::*;

    /// The tables of RFC 1951, section 3.2.5.
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
}
