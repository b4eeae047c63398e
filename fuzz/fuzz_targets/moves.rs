//! A move text, and after a line break the position to play it in. Without one: the start.

#![no_main]

use courtier_fuzz::{check_move, positions};
use rules::GameId;

libfuzzer_sys::fuzz_target!(|text: &str| {
    let (mv, position) = text.split_once('\n').unwrap_or((text, ""));
    for position in positions(position) {
        check_move(&position, mv, None);
    }
    for game in GameId::ALL {
        for &size in game.info().sizes {
            if let Ok(start) = game.start(Some(size)) {
                check_move(&start, mv, None);
            }
        }
    }
});
