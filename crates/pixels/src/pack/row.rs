//! Finds matches in a row.
//!
//! Packing usually spends most of its time on searching the last 32 kilobytes for a match. In these
//! pictures the places to look are known: in the row above, in that row one pixel to a side, one
//! pixel to the left, or one period of the board's pattern to the left.

use super::{
    codes::{Sink, WINDOW},
    flow::Flow,
};
use crate::num;

/// Matches shorter than this are not worth their distance.
const WORTH: usize = 4;

/// A match of this length is taken without looking for a longer one.
const GOOD: usize = 12;

/// A row of a picture.
pub(super) struct Row {
    pub(super) start: usize,
    pub(super) end: usize,
    candidates: [Candidate; 5],
}

/// A possible source of a match.
#[derive(Clone, Copy)]
struct Candidate {
    /// The distance back in pixels.
    back: usize,
    /// The distance back in the data in bytes, which has one more byte in each row.
    distance: usize,
    /// How many pixels before the end of the row a match must end.
    short: usize,
}

/// One pixel to the left, which every pixel but the first has.
const BESIDE: Candidate = Candidate {
    back: 1,
    distance: 1,
    short: 0,
};

/// The index of the candidate that is one period to the left.
const PERIOD: usize = 1;

impl Row {
    /// Returns the row of a picture from `start` to `end`. The picture's pattern repeats after
    /// `period` pixels.
    pub(super) fn new(start: usize, end: usize, period: usize) -> Row {
        let width = end - start;
        let above = |back: usize, short| Candidate {
            back,
            distance: back + 1,
            short,
        };
        let left = Candidate {
            back: period,
            distance: period,
            short: 0,
        };
        // The one that most often gives the longest match comes first. The last pixel has none
        // above it to the right.
        let mut candidates = [
            above(width, 0),
            left,
            BESIDE,
            above(width + 1, 0),
            above(width - 1, 1),
        ];
        for candidate in &mut candidates {
            let is_above = candidate.distance > candidate.back;
            if candidate.back == 0 || candidate.distance > WINDOW || (is_above && start == 0) {
                *candidate = BESIDE;
            }
        }
        Row {
            start,
            end,
            candidates,
        }
    }

    pub(super) fn width(&self) -> usize {
        self.end - self.start
    }

    /// Hands over the pixels from `at` to `to`.
    pub(super) fn pack<S: Sink>(&self, pixels: &[u8], at: usize, to: usize, flow: &mut Flow<S>) {
        let mut at = self.go_on(pixels, at, to, flow);
        if at == self.start && at < to {
            flow.literal(pixels[at]);
            at += 1;
        }
        while at < to {
            let (length, distance) = self.best(pixels, at, to);
            if length < WORTH {
                flow.literal(pixels[at]);
                at += 1;
            } else {
                flow.matching(length, distance);
                at += length;
            }
        }
    }

    /// Continues the last match as far as it goes, and returns where it ends.
    fn go_on<S: Sink>(&self, pixels: &[u8], at: usize, to: usize, flow: &mut Flow<S>) -> usize {
        let distance = flow.distance();
        let Some((from, to)) = self.source(at, to, distance) else {
            return at;
        };
        let length = common(pixels.get(at..to).unwrap_or_default(), &pixels[from..]);
        if length > 0 {
            flow.matching(length, distance);
        }
        at + length
    }

    /// Returns the pixel at this distance back in the data, and where a match with it must end.
    fn source(&self, at: usize, to: usize, distance: usize) -> Option<(usize, usize)> {
        let width = self.width();
        if distance <= at - self.start {
            return (distance > 0).then(|| (at - distance, to));
        }
        let from = (at + 1).checked_sub(distance)?;
        let is_above = from < self.start && from + width >= self.start;
        // A match must not extend past the end of the row above.
        let end = self.end + distance - (width + 1);
        is_above.then(|| (from, to.min(end)))
    }

    /// Returns the length and the distance of the longest match for the pixels from `at` on, which
    /// is never the first pixel of the row.
    #[inline]
    fn best(&self, pixels: &[u8], at: usize, to: usize) -> (usize, usize) {
        let Some(here) = eight(pixels, at) else {
            return (0, 0);
        };
        let mut best = (0, 0);
        for (index, &candidate) in self.candidates.iter().enumerate() {
            let candidate = if index == PERIOD && at < self.start + candidate.back {
                BESIDE
            } else {
                candidate
            };
            let from = at - candidate.back;
            let Some(there) = eight(pixels, from) else {
                continue;
            };
            let mut length = num::index((here ^ there).trailing_zeros() / 8);
            if length < WORTH {
                continue;
            }
            let end = to.min(self.end - candidate.short);
            if length == 8 && at + 8 < end {
                length += common(&pixels[at + 8..end], &pixels[from + 8..]);
            }
            length = length.min(end.saturating_sub(at));
            if length > best.0 {
                best = (length, candidate.distance);
                if length >= GOOD || at + length == to {
                    break;
                }
            }
        }
        best
    }
}

/// Returns eight pixels as a number, the first pixel in its lowest byte.
#[inline]
fn eight(pixels: &[u8], at: usize) -> Option<u64> {
    let eight = pixels.get(at..at + 8)?.first_chunk()?;
    Some(u64::from_le_bytes(*eight))
}

/// Returns the length of the common prefix.
pub(crate) fn common(a: &[u8], b: &[u8]) -> usize {
    const WIDE: usize = 32;
    // Most are entirely equal, and the C library compares with the widest registers there are.
    if b.get(..a.len()).is_some_and(|b| a == b) {
        return a.len();
    }
    let (a_wide, _) = a.as_chunks::<WIDE>();
    let (b_wide, _) = b.as_chunks::<WIDE>();
    let mut equal = WIDE
        * a_wide
            .iter()
            .zip(b_wide)
            .take_while(|(a, b)| a == b)
            .count();
    while let (Some(a), Some(b)) = (eight(a, equal), eight(b, equal)) {
        let differ = a ^ b;
        if differ != 0 {
            return equal + num::index(differ.trailing_zeros() / 8);
        }
        equal += 8;
    }
    let rest = a[equal..].iter().zip(&b[equal..]);
    equal + rest.take_while(|(a, b)| a == b).count()
}
