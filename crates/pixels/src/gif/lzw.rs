//! Packs the pixels of a GIF’s picture, following appendix F of its specification (version 89a).
//!
//! An unchanged pixel can be written in two ways: as the index that stands for such pixels, or as
//! its colour. If the first does not continue a known string, the second might. And since most
//! pixels of a replay are unchanged, their runs are not walked pixel by pixel: the longest known
//! run is taken in one step.

use crate::{canvas::Canvas, num, pack::common};

/// The number of bits in a pixel.
const PIXEL_BITS: u8 = 8;
/// The code that forgets all strings.
const CLEAR: u16 = 256;
/// The code that ends the data.
const END: u16 = 257;
/// The maximum number of codes.
const CODES: u16 = 4096;

/// The pixels of a picture, and of the one shown before it.
pub(super) struct Pixels<'a> {
    pub(super) new: &'a Canvas,
    /// The previous picture, of the same size. Without it, no pixel counts as unchanged.
    pub(super) old: Option<&'a Canvas>,
    /// The index that stands for unchanged pixels.
    pub(super) same: u8,
}

/// Packs the pixels as a frame of a GIF needs them, preceded by the number of bits in a pixel.
pub(super) fn pack(pixels: &Pixels) -> Vec<u8> {
    let mut coder = Coder {
        bytes: vec![PIXEL_BITS],
        waiting: 0,
        count: 0,
        strings: Strings::new(pixels.same),
    };
    coder.put(CLEAR);
    let new = pixels.new.pixels();
    let mut stays = Stays {
        new,
        old: pixels.old.map(Canvas::pixels).unwrap_or_default(),
        end: 0,
    };
    let mut at = 0;
    while at < new.len() {
        let rest = stays.from(at);
        let (mut node, length) = coder.strings.first(rest, new[at]);
        at += length;
        while let Some(&pixel) = new.get(at) {
            let stays = stays.from(at) > 0;
            let same = stays.then(|| coder.strings.after(node, pixels.same));
            let next = same.flatten().or_else(|| coder.strings.after(node, pixel));
            let Some(next) = next else { break };
            node = next;
            at += 1;
        }
        coder.put(node);
        let next = new.get(at).map(|&pixel| {
            if stays.from(at) > 0 {
                pixels.same
            } else {
                pixel
            }
        });
        coder.learn(node, next);
    }
    coder.put(END);
    coder.finish()
}

/// Finds where pixels are unchanged.
struct Stays<'a> {
    new: &'a [u8],
    old: &'a [u8],
    /// The end of the known unchanged run. What follows is not known yet.
    end: usize,
}

impl Stays<'_> {
    /// Returns the number of unchanged pixels from this one on. Pixels must be queried from first
    /// to last.
    #[inline]
    fn from(&mut self, at: usize) -> usize {
        if at >= self.end {
            // Where one pixel changed, the next one usually did too.
            if self.old.get(at) != self.new.get(at) {
                return 0;
            }
            self.end = at + common(&self.new[at..], &self.old[at..]);
        }
        self.end - at
    }
}

/// The strings of pixels that have codes.
struct Strings {
    /// Slots for strings that are one pixel longer than another: the code of the other and the
    /// pixel, and its own code. A free slot has no code.
    places: Vec<(u32, u16)>,
    /// The codes of runs of unchanged pixels, by their length minus one.
    runs: Vec<u16>,
    same: u8,
    /// The next code.
    next: u16,
}

/// The number of slots: twice the number of strings.
const PLACES: usize = 8192;

impl Strings {
    fn new(same: u8) -> Strings {
        Strings {
            places: vec![(0, 0); PLACES],
            runs: vec![same.into()],
            same,
            next: END + 1,
        }
    }

    fn clear(&mut self) {
        self.places.fill((0, 0));
        self.runs.truncate(1);
        self.next = END + 1;
    }

    /// Returns the string to start with when this many pixels are unchanged, and its number of
    /// pixels.
    fn first(&self, stay: usize, pixel: u8) -> (u16, usize) {
        let length = stay.min(self.runs.len());
        match length.checked_sub(1).and_then(|index| self.runs.get(index)) {
            Some(&run) => (run, length),
            None => (pixel.into(), 1),
        }
    }

    /// Returns the slot of a string, or where it would be.
    #[inline]
    fn place(&self, node: u16, pixel: u8) -> usize {
        let key = u32::from(node) << 8 | u32::from(pixel);
        // The upper bits of a product with the golden ratio are spread evenly.
        let mut place = num::index(key.wrapping_mul(0x9e37_79b1) >> 19);
        while self.places[place].1 != 0 && self.places[place].0 != key {
            place = (place + 1) & (PLACES - 1);
        }
        place
    }

    /// Returns the string followed by this pixel.
    #[inline]
    fn after(&self, node: u16, pixel: u8) -> Option<u16> {
        let (_, code) = self.places[self.place(node, pixel)];
        (code != 0).then_some(code)
    }
}

/// Codes being written.
struct Coder {
    bytes: Vec<u8>,
    /// Bits that do not fill a byte yet, and their number.
    waiting: u32,
    count: u32,
    strings: Strings,
}

impl Coder {
    /// Returns the number of bits in a code: enough for the last code that the reader knows.
    fn width(&self) -> u32 {
        let known = self.strings.next.saturating_sub(1).max(CLEAR);
        known.min(CODES - 1).ilog2() + 1
    }

    fn put(&mut self, code: u16) {
        self.waiting |= u32::from(code) << self.count;
        self.count += self.width();
        while self.count >= 8 {
            self.bytes.push(self.waiting.to_le_bytes()[0]);
            self.waiting >>= 8;
            self.count -= 8;
        }
    }

    /// Adds the string that was written plus the pixel after it, as the reader will.
    fn learn(&mut self, node: u16, pixel: Option<u8>) {
        let strings = &mut self.strings;
        if strings.next >= CODES {
            // The data to come rarely resembles the past: keeping the strings makes replays twice
            // as large.
            self.put(CLEAR);
            self.strings.clear();
            return;
        }
        let code = strings.next;
        strings.next += 1;
        let Some(pixel) = pixel else { return };
        if pixel == strings.same && strings.runs.last() == Some(&node) {
            strings.runs.push(code);
        }
        let place = strings.place(node, pixel);
        strings.places[place] = (u32::from(node) << 8 | u32::from(pixel), code);
    }

    fn finish(mut self) -> Vec<u8> {
        if self.count > 0 {
            self.bytes.push(self.waiting.to_le_bytes()[0]);
        }
        self.bytes
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const SAME: u8 = 5;

    /// Packs a picture, unpacks it with a library, and draws it over the previous one.
    fn check(old: Option<&Canvas>, new: &Canvas) -> usize {
        let packed = pack(&Pixels {
            new,
            old,
            same: SAME,
        });
        let mut decoder = weezl::decode::Decoder::new(weezl::BitOrder::Lsb, packed[0]);
        let mut seen = decoder.decode(&packed[1..]).expect("sound data");
        assert_eq!(seen.len(), new.pixels().len());
        if let Some(old) = old {
            for (seen, &old) in seen.iter_mut().zip(old.pixels()) {
                if *seen == SAME {
                    *seen = old;
                }
            }
        }
        assert!(seen == new.pixels());
        packed.len()
    }

    fn picture(pixels: Vec<u8>) -> Canvas {
        let width = u32::try_from(pixels.len()).expect("a small picture");
        Canvas::of(width, 1, pixels).expect("one row")
    }

    #[test]
    fn what_stays_takes_hardly_any_room() {
        let old = Canvas::new(600, 700, 1);
        let mut new = old.clone();
        assert!(check(Some(&old), &new) < 1500);
        new.fill(
            crate::canvas::Rect {
                x: 300,
                y: 300,
                width: 20,
                height: 20,
            },
            2,
        );
        assert!(check(Some(&old), &new) < 1700);
    }

    #[test]
    fn a_picture_of_one_pixel_comes_back() {
        check(None, &picture(vec![3]));
        check(Some(&picture(vec![3])), &picture(vec![3]));
        check(Some(&picture(vec![3])), &picture(vec![4]));
    }

    proptest! {
        /// Noise fills the strings several times over.
        #[test]
        fn every_picture_comes_back(
            old in prop::collection::vec(0_u8..5, 1..400),
            new in prop::collection::vec(0_u8..5, 1..400),
            copies in 1_usize..90,
        ) {
            let length = old.len().min(new.len());
            let [old, new] = [old, new].map(|pixels| picture(pixels[..length].repeat(copies)));
            check(None, &new);
            check(Some(&old), &new);
        }

        #[test]
        fn every_length_of_noise_comes_back(pixels in prop::collection::vec(6_u8.., 3500..9000)) {
            check(None, &picture(pixels));
        }
    }
}
