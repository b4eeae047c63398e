//! Tests the rules against data files, and what must hold for every game in the registry.

mod cards;
mod choices;
mod conformance;
mod counts;
mod endings;
mod lessons;
mod random;
mod symmetry;
mod vectors;

use rules::GameId;

/// Returns the text of a data file next to these tests.
fn data(path: &str) -> String {
    let path = format!("{}/../../tests/rules/{path}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn games() -> impl Iterator<Item = GameId> {
    GameId::ALL.iter().copied()
}
