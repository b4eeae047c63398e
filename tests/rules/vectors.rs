//! Positions from random play, each with its result and a hash over all positions one ply later.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use crate::{data, games};

#[derive(serde::Deserialize)]
struct Vector {
    position: String,
    result: Option<String>,
    moves: usize,
    children: String,
}

#[test]
fn every_game_agrees_with_its_vectors() {
    for game in games() {
        let mut seen = 0;
        for line in data(&format!("vectors/{game}.jsonl")).lines() {
            let vector: Vector = serde_json::from_str(line).expect("a vector");
            let text = &vector.position;
            let position = game
                .parse_position(text)
                .unwrap_or_else(|e| panic!("{text}: {e}"));
            assert_eq!(position.to_string(), *text);
            let result = position.outcome().map(|outcome| outcome.id().to_owned());
            assert_eq!(result, vector.result, "{text}");

            let mut children: Vec<String> = position
                .moves()
                .iter()
                .map(|mv| mv.after().to_string())
                .collect();
            assert_eq!(children.len(), vector.moves, "{text}");
            children.sort();
            let hash = Sha256::digest(children.join("\n"));
            assert_eq!(hex(&hash), vector.children, "{text}");
            seen += 1;
        }
        assert!(seen > 50, "{game} has vectors");
    }
}

fn hex(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in bytes {
        write!(text, "{byte:02x}").expect("memory");
    }
    text
}
