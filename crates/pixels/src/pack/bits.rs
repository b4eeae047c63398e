//! Bits in bytes in deflate's order: the first is the lowest.

use std::ops::Range;

use crate::num;

/// Some bits, the first of them the lowest, and their number.
pub(super) type Word = (u64, u32);

/// Bytes being filled with bits.
pub(super) struct Bits {
    /// The bytes written, and some room after them.
    bytes: Vec<u8>,
    /// The number of full bytes.
    full: usize,
    /// Fewer than eight bits, which do not fill a byte yet.
    waiting: Word,
}

impl Bits {
    /// Starts after these bytes.
    pub(super) fn after(mut bytes: Vec<u8>) -> Bits {
        let full = bytes.len();
        bytes.resize((full + 8).max(bytes.capacity()), 0);
        Bits {
            bytes,
            full,
            waiting: (0, 0),
        }
    }

    /// Returns the number of bits.
    pub(super) fn len(&self) -> usize {
        self.full * 8 + num::index(self.waiting.1)
    }

    /// Writes at most 56 bits, because up to seven can be waiting.
    #[inline]
    pub(super) fn put(&mut self, (bits, count): Word) {
        let (waiting, before) = self.waiting;
        let (all, total) = (waiting | bits << before, before + count);
        if let Some(room) = self.bytes.get_mut(self.full..self.full + 8) {
            room.copy_from_slice(&all.to_le_bytes());
        } else {
            self.grow(all);
        }
        self.full += num::index(total / 8);
        self.waiting = (all >> (total & !7), total & 7);
    }

    #[cold]
    fn grow(&mut self, next: u64) {
        self.bytes.resize(self.bytes.len() * 2 + 64, 0);
        self.bytes[self.full..self.full + 8].copy_from_slice(&next.to_le_bytes());
    }

    /// Returns the bytes. The last one is padded with zeros.
    pub(super) fn finish(mut self) -> Vec<u8> {
        self.bytes
            .truncate(self.full + usize::from(self.waiting.1 > 0));
        self.bytes
    }
}

/// Returns some of the bits in bytes, in pieces that can be written. At least eight more bytes must
/// follow the bits.
pub(super) fn pieces(bytes: &[u8], bits: Range<usize>) -> impl Iterator<Item = Word> {
    // Six bytes fit into eight together with up to seven bits before them in their first byte.
    const STEP: usize = 48;
    let to = bits.end;
    bits.step_by(STEP).map(move |at| {
        let eight = bytes.get(at / 8..).and_then(|rest| rest.first_chunk());
        let word = u64::from_le_bytes(eight.copied().unwrap_or_default());
        let count = (to - at).min(STEP);
        let mask = (1 << count) - 1;
        (word >> (at % 8) & mask, u32::try_from(count).unwrap_or(0))
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn bits_come_back(words in prop::collection::vec((any::<u64>(), 0_u32..=56), 0..200), from in 0_usize..3000) {
            let mut bits = Bits::after(Vec::new());
            let mut expected: Vec<bool> = Vec::new();
            for (value, count) in words {
                let value = value & ((1 << count) - 1);
                bits.put((value, count));
                expected.extend((0..count).map(|bit| value >> bit & 1 == 1));
            }
            prop_assert_eq!(bits.len(), expected.len());
            let mut bytes = bits.finish();
            let all = bytes.iter().flat_map(|byte| (0..8).map(move |bit| byte >> bit & 1 == 1));
            prop_assert!(all.take(expected.len()).eq(expected.iter().copied()));
            // And a part of them, read in pieces.
            bytes.extend([0xff; 8]);
            let from = from.min(expected.len());
            let part: Vec<bool> = pieces(&bytes, from..expected.len())
                .flat_map(|(value, count)| (0..count).map(move |bit| value >> bit & 1 == 1))
                .collect();
            prop_assert_eq!(&part[..], &expected[from..]);
        }
    }
}
