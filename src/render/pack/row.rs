//! Looking for pixels that stood before.
//!
//! Deflate gives most of its time to finding where in the last 32 kilobytes something stood before.
//! In these pictures that is known: in the row above, there one pixel to the side, one pixel to the
//! left, or as far to the left as the board repeats itself.

use super::{
    book::{Sink, WINDOW},
    flow::Flow,
};
use crate::render::num;

/// Matches shorter than this are not worth their distance.
const WORTH: usize = 4;

/// A match at least so long is taken without looking for a longer one.
const GOOD: usize = 12;

/// A row of a picture.
pub(super) struct Row {
    pub(super) start: usize,
    pub(super) end: usize,
    places: [Place; 5],
}

/// Where the same pixels may have stood.
#[derive(Clone, Copy)]
struct Place {
    /// So many pixels back.
    back: usize,
    /// So many bytes back in the data, which has one byte more a row.
    distance: usize,
    /// How many pixels a match must end before the row does.
    short: usize,
}

/// One pixel to the left: there for every pixel but the first.
const BESIDE: Place = Place {
    back: 1,
    distance: 1,
    short: 0,
};

/// The index of the place that is one period to the left.
const PERIOD: usize = 1;

impl Row {
    /// The row of a picture from `start` to `end`, in which much recurs after `period` pixels.
    pub(super) fn new(start: usize, end: usize, period: usize) -> Row {
        let width = end - start;
        let above = |back: usize, short| Place {
            back,
            distance: back + 1,
            short,
        };
        let left = Place {
            back: period,
            distance: period,
            short: 0,
        };
        // What is often the longest comes first. The pixel above to the right of the last is none.
        let mut places = [
            above(width, 0),
            left,
            BESIDE,
            above(width + 1, 0),
            above(width - 1, 1),
        ];
        for place in &mut places {
            let is_above = place.distance > place.back;
            if place.back == 0 || place.distance > WINDOW || (is_above && start == 0) {
                *place = BESIDE;
            }
        }
        Row { start, end, places }
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

    /// Goes on with the last match, and says to where.
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

    /// Where the pixel is that is so far back in the data, and where a match with it must end.
    fn source(&self, at: usize, to: usize, distance: usize) -> Option<(usize, usize)> {
        let width = self.width();
        if distance <= at - self.start {
            return (distance > 0).then(|| (at - distance, to));
        }
        let from = (at + 1).checked_sub(distance)?;
        let is_above = from < self.start && from + width >= self.start;
        // A match must not run over the end of the row above.
        let end = self.end + distance - (width + 1);
        is_above.then(|| (from, to.min(end)))
    }

    /// The longest match of the pixels from `at` on, not the first of the row: its length and
    /// distance.
    #[inline]
    fn best(&self, pixels: &[u8], at: usize, to: usize) -> (usize, usize) {
        let Some(here) = eight(pixels, at) else {
            return (0, 0);
        };
        let mut best = (0, 0);
        for (index, &place) in self.places.iter().enumerate() {
            let place = if index == PERIOD && at < self.start + place.back {
                BESIDE
            } else {
                place
            };
            let from = at - place.back;
            let Some(there) = eight(pixels, from) else {
                continue;
            };
            let mut length = num::index((here ^ there).trailing_zeros() / 8);
            if length < WORTH {
                continue;
            }
            let end = to.min(self.end - place.short);
            if length == 8 && at + 8 < end {
                length += common(&pixels[at + 8..end], &pixels[from + 8..]);
            }
            length = length.min(end.saturating_sub(at));
            if length > best.0 {
                best = (length, place.distance);
                if length >= GOOD || at + length == to {
                    break;
                }
            }
        }
        best
    }
}

/// Eight pixels as a number, the first lowest.
#[inline]
fn eight(pixels: &[u8], at: usize) -> Option<u64> {
    let eight = pixels.get(at..at + 8)?.first_chunk()?;
    Some(u64::from_le_bytes(*eight))
}

/// How many pixels both begin with.
pub(super) fn common(a: &[u8], b: &[u8]) -> usize {
    const WIDE: usize = 32;
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
