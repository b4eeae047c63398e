//! A tournament report file is refused with a reason, or written as it was read; and it can be paired or
//! is refused for that.

#![no_main]

use pairings::trf;

/// More than this takes long to pair, which is its right.
const LONGEST: usize = 4_000;

libfuzzer_sys::fuzz_target!(|text: &str| {
    if text.len() > LONGEST {
        return;
    }
    let Ok(read) = trf::read(text) else {
        return;
    };
    let written = read.to_string();
    let again = trf::read(&written);
    assert_eq!(again.map(|again| again.to_string()).ok(), Some(written));
    let _ = trf::pair(text);
});
