//! Pseudorandom numbers from a seed, the same on every machine.

use super::keys::{mix, spread};

/// A stream of numbers.
#[derive(Clone, Debug)]
pub struct Random {
    state: u64,
}

impl Random {
    /// Returns the stream of this seed.
    pub fn new(seed: u64) -> Random {
        Random { state: mix(seed) }
    }

    /// Returns the next number.
    pub fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(mix(self.state))
    }

    /// Returns a number below `end`, which must not be 0.
    pub fn below(&mut self, end: usize) -> usize {
        spread(self.number(), end)
    }
}
