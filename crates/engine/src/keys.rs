//! Keys of positions: 64 bits that differ where positions differ, except for one pair in 2⁶⁴.
//!
//! The sets of a position are hashed from scratch for each key. They are a few words, so that takes
//! no longer than looking up a number for each square that a move changes.

/// The fractional part of the golden ratio.
const ODD: u64 = 0x9e37_79b9_7f4a_7c15;

const FACTOR: u64 = 0xa076_1d64_78bd_642f;

/// Multiplies and folds both halves of the product into one word: every bit of the result depends
/// on all bits of `word`.
pub(super) fn mix(word: u64) -> u64 {
    let (low, high) = (word ^ ODD).carrying_mul(FACTOR, 0);
    low ^ high
}

/// Folds both halves of a word into one of half the size.
pub(super) const fn fold(word: u64) -> u32 {
    ((word ^ word >> 32) & 0xffff_ffff) as u32
}

/// Returns a number below `end`, evenly spread over the keys.
pub(super) fn spread(key: u64, end: usize) -> usize {
    let (_, high) = key.carrying_mul(end as u64, 0);
    usize::try_from(high).unwrap_or_default()
}

/// Returns the key of a list of words.
pub(super) fn key(words: impl IntoIterator<Item = u64>) -> u64 {
    let mut place = ODD;
    let sum = words.into_iter().fold(0u64, |sum, word| {
        place = place.wrapping_mul(0x2545_f491_4f6c_dd1d);
        sum.wrapping_add(mix(word ^ place))
    });
    mix(sum)
}
