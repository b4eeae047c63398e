//! Criteria of different priority combined in one weight.

/// A criterion's place in a weight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    limb: usize,
    factor: i64,
}

/// The places of all criteria, in their order of priority. Neighbours share a number of the weight
/// as long as there is room, like digits.
#[derive(Clone, Debug, Default)]
pub(super) struct Layout {
    /// The radix of each place so far.
    radices: Vec<i64>,
}

/// The largest count that a number of a weight can hold, so that sums over a whole tournament do
/// not overflow.
const LARGEST: i64 = 1 << 46;

impl Layout {
    /// Reserves a place for a count that never exceeds `largest` over a whole bracket, below all
    /// existing places. Returns its index.
    pub(super) fn reserve(&mut self, largest: usize) -> usize {
        let largest = i64::try_from(largest).unwrap_or(LARGEST - 1);
        self.radices.push(largest + 1);
        self.radices.len() - 1
    }

    /// Returns the places by their index, and how many numbers a weight has.
    pub(super) fn places(&self) -> (Vec<Place>, usize) {
        let mut places: Vec<Place> = Vec::with_capacity(self.radices.len());
        let mut limb = 0;
        let mut start = 0;
        let mut product = 1;
        for (index, &radix) in self.radices.iter().enumerate() {
            if product > LARGEST / radix {
                limb += 1;
                start = index;
                product = 1;
            }
            // Earlier places in the same number move up.
            for place in &mut places[start..] {
                place.factor *= radix;
            }
            places.push(Place { limb, factor: 1 });
            product *= radix;
        }
        (places, limb + 1)
    }
}

/// Adds a count at a place of a weight.
pub(super) fn add(weight: &mut [i64], place: Place, count: i64) {
    weight[place.limb] += place.factor * count;
}
