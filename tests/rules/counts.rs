//! Perft: the number of lines of each length from the start.

use crate::{data, games};

#[derive(serde::Deserialize)]
struct Count {
    size: u8,
    perft: Vec<u64>,
}

#[test]
fn every_game_and_size_has_the_published_number_of_lines() {
    let counts: std::collections::HashMap<String, Vec<Count>> =
        serde_json::from_str(&data("counts.json")).expect("counts.json");
    for game in games() {
        let counts = &counts[game.info().id];
        let sizes: Vec<u8> = counts.iter().map(|count| count.size).collect();
        assert_eq!(sizes, game.info().sizes, "{game} has counts for each size");
        for count in counts {
            let start = game.start(Some(count.size)).expect("a size of the game");
            for (depth, &lines) in (0..).zip(&count.perft) {
                assert_eq!(
                    start.perft(depth),
                    lines,
                    "{game} on {}, depth {depth}",
                    count.size
                );
            }
        }
    }
}
