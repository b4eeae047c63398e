//! Written by `cargo run -p tools -- tune`. The places of the terms are in `playable/kings_court.rs`.

use crate::playable::terms::kings_court as term;

#[rustfmt::skip]
pub(crate) const WEIGHTS: [i16; term::COUNT] = [
    84, 99, 132, 123, 163, 127, 125, 170, 138, 156,
    -300, -134, -62, -4, 52, 70, 109, 167, 183, 57,
    -2, 120, 120, 125, 130, 135, 140, -6, -11, -10,
    1, -13, -10, 14, 10,
];
