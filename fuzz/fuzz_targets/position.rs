#![no_main]

use courtier_fuzz::{check, positions};

libfuzzer_sys::fuzz_target!(|text: &str| {
    for position in positions(text) {
        assert_eq!(position.to_string(), text);
        check(&position);
    }
});
