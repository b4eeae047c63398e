//! Mirrored positions have mirrored moves, in every way in which a game is symmetric.
//!
//! Mirrors work on texts, so they share no code with the rules they test.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use rules::{AnyMove, AnyPosition, GameId, Outcome, Square};

use crate::random::random_positions;

/// One symmetry of a game.
#[derive(Clone, Copy, Debug)]
struct Symmetry {
    /// Maps a square on a board with this many files.
    map: fn(Square, u8) -> Square,
    /// Whether the sides swap.
    swaps: bool,
}

const fn keeping(map: fn(Square, u8) -> Square) -> Symmetry {
    Symmetry { map, swaps: false }
}

const fn swapping(map: fn(Square, u8) -> Square) -> Symmetry {
    Symmetry { map, swaps: true }
}

fn same(at: Square, _: u8) -> Square {
    at
}

fn half_turn(at: Square, size: u8) -> Square {
    Square::new(size - 1 - at.file, size - 1 - at.rank)
}

fn quarter_turn(at: Square, size: u8) -> Square {
    Square::new(at.rank, size - 1 - at.file)
}

fn left_right(at: Square, size: u8) -> Square {
    Square::new(size - 1 - at.file, at.rank)
}

fn top_bottom(at: Square, size: u8) -> Square {
    Square::new(at.file, size - 1 - at.rank)
}

fn diagonal(at: Square, _: u8) -> Square {
    Square::new(at.rank, at.file)
}

/// Returns enough symmetries of each game to derive all others.
fn symmetries(game: GameId) -> &'static [Symmetry] {
    match game {
        GameId::Courtyard => const { &[swapping(half_turn)] },
        GameId::KingAndCourtesan => const { &[swapping(half_turn), keeping(diagonal)] },
        GameId::GuardAndTowers => const { &[keeping(left_right), swapping(top_bottom)] },
        GameId::KingsCourt => {
            const { &[swapping(same), keeping(left_right), keeping(quarter_turn)] }
        }
    }
}

impl Symmetry {
    /// Returns the text of the mirrored position. `None` where the symmetry does not hold: the
    /// opening of King's Court tells the sides apart.
    fn position(self, position: &AnyPosition) -> Option<String> {
        let (text, size) = (position.to_string(), position.size());
        let mut parts = text.split(' ');
        let board = self.board(parts.next()?, position.game(), size);
        let turn = self.sign(parts.next()?, position.game());
        let Some(state) = parts.next() else {
            return Some(format!("{board} {turn}"));
        };
        if self.swaps && position.game() == GameId::KingsCourt && state != "-" {
            return None;
        }
        Some(format!("{board} {turn} {}", self.state(state, size)))
    }

    fn board(self, ranks: &str, game: GameId, size: u8) -> String {
        let mut pieces = BTreeMap::new();
        for (rank, text) in (0..size).rev().zip(ranks.split('/')) {
            let (mut file, mut rest) = (0, text);
            while !rest.is_empty() {
                let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
                let width = if game == GameId::GuardAndTowers { 2 } else { 1 };
                let (token, after) = rest.split_at(if digits > 0 { digits } else { width });
                if digits > 0 {
                    file += token.parse::<u8>().expect("a run");
                } else {
                    let at = (self.map)(Square::new(file, rank), size);
                    pieces.insert((at.file, at.rank), self.sign(token, game));
                    file += 1;
                }
                rest = after;
            }
        }
        let ranks: Vec<String> = (0..size)
            .rev()
            .map(|rank| {
                let signs: Vec<_> = (0..size).map(|file| pieces.get(&(file, rank))).collect();
                let runs = signs.chunk_by(|a, b| a.is_none() && b.is_none());
                runs.map(|run| run[0].map_or_else(|| run.len().to_string(), String::clone))
                    .collect()
            })
            .collect();
        ranks.join("/")
    }

    /// Mirrors a piece's sign or a side's letter.
    fn sign(self, sign: &str, game: GameId) -> String {
        if !self.swaps {
            return sign.to_owned();
        }
        let pairs: &[[char; 2]] = match game {
            GameId::Courtyard => &[['w', 'b'], ['K', 'k'], ['G', 'g'], ['S', 's']],
            GameId::KingAndCourtesan => &[['r', 'b'], ['K', 'k'], ['C', 'c']],
            GameId::GuardAndTowers => &[['r', 'b'], ['R', 'B']],
            GameId::KingsCourt => &[['o', 'g']],
        };
        let swap = |letter: char| {
            let found = pairs.iter().find(|pair| pair.contains(&letter));
            found.map_or(
                letter,
                |&[one, other]| if letter == one { other } else { one },
            )
        };
        sign.chars().map(swap).collect()
    }

    /// Mirrors the squares to choose from, or an edge in King's Court.
    fn state(self, state: &str, size: u8) -> String {
        let beyond = match state {
            "-" | "any" => return state.to_owned(),
            "n" => Square::new(3, 7),
            "e" => Square::new(7, 3),
            "s" => Square::new(3, 0),
            "w" => Square::new(0, 3),
            _ => {
                let mut squares: Vec<Square> = squares(state)
                    .into_iter()
                    .map(|square| (self.map)(square, size))
                    .collect();
                squares.sort_unstable();
                let names: Vec<String> = squares.iter().map(Square::to_string).collect();
                return names.join(",");
            }
        };
        let Square { file, rank } = (self.map)(beyond, size);
        match (file, rank) {
            (_, 7) => "n",
            (7, _) => "e",
            (_, 0) => "s",
            _ => "w",
        }
        .to_owned()
    }

    /// Returns the squares of the mirrored move, as input.
    fn mv(self, text: &str, size: u8) -> String {
        squares(text)
            .into_iter()
            .map(|square| (self.map)(square, size).to_string())
            .collect::<Vec<String>>()
            .join(" ")
    }

    fn outcome(self, outcome: Option<Outcome>) -> Option<Outcome> {
        match outcome {
            Some(Outcome::Win(side)) if self.swaps => Some(Outcome::Win(side.other())),
            other => other,
        }
    }
}

/// Returns the squares that a text names.
fn squares(text: &str) -> Vec<Square> {
    let mut squares = Vec::new();
    let starts = text.match_indices(|sign: char| sign.is_ascii_lowercase() && sign != 'x');
    for (start, file) in starts {
        let number = &text[start + 1..];
        let end = number.find(|sign: char| !sign.is_ascii_digit());
        let rank: u8 = number[..end.unwrap_or(number.len())]
            .parse()
            .expect("a rank");
        squares.push(Square::new(file.as_bytes()[0] - b'a', rank - 1));
    }
    squares
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn mirrored_positions_have_mirrored_moves(seed: u64) {
        for position in random_positions(seed) {
            for symmetry in symmetries(position.game()) {
                let Some(text) = symmetry.position(&position) else { continue };
                let mirrored = position.game().parse_position(&text);
                prop_assert!(mirrored.is_ok(), "{} of {}: {:?}", text, position, mirrored);
                let mirrored = mirrored.expect("just checked");
                prop_assert!(position.alike().contains(&mirrored), "{} of {}", text, position);
                prop_assert_eq!(mirrored.alike(), position.alike());
                prop_assert_eq!(mirrored.outcome(), symmetry.outcome(position.outcome()));
                let mut seen = BTreeSet::new();
                for mv in position.moves() {
                    let played = mirrored.play(&symmetry.mv(&mv.to_string(), position.size()));
                    prop_assert!(played.is_ok(), "{} of {}: {:?}", mv, position, played);
                    let played = played.expect("just checked");
                    let next = mv.after();
                    if let Some(next) = symmetry.position(&next) {
                        prop_assert_eq!(played.position.to_string(), next);
                    }
                    seen.insert(played.mv.to_string());
                }
                let listed: BTreeSet<String> = mirrored.moves().iter().map(AnyMove::to_string).collect();
                prop_assert_eq!(seen, listed, "{}", text);
            }
        }
    }
}

/// Few random matches are still in their opening.
#[test]
fn mirrored_openings_of_kings_court_are_alike() {
    let game = GameId::KingsCourt;
    let start = game.start(None).expect("its own size");
    for opened in start.moves().iter().map(AnyMove::after) {
        for symmetry in symmetries(game) {
            let Some(text) = symmetry.position(&opened) else {
                continue;
            };
            let mirrored = game.parse_position(&text).expect("a position");
            assert!(opened.alike().contains(&mirrored), "{text} of {opened}");
        }
    }
}

/// Few random matches wait for a choice.
#[test]
fn mirrored_choices_of_courtyard_are_alike() {
    let game = GameId::Courtyard;
    let pending = "k9/10/10/10/10/10/2s5s1/1G5G2/8K1/10 b b3,h3";
    let pending = game.parse_position(pending).expect("a position");
    for symmetry in symmetries(game) {
        let text = symmetry
            .position(&pending)
            .expect("a symmetry of Courtyard");
        let mirrored = game.parse_position(&text).expect("a position");
        assert!(pending.alike().contains(&mirrored), "{text}");
        assert_eq!(mirrored.alike().len(), 2);
    }
}
