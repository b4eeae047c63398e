//! When positions are the same, and how often the same one can occur in a match.

use rules::AnyPosition;

/// Represents a position: the same pieces on the same squares with the same side to move and the
/// same pending choice have the same key.
///
/// It is the 64-bit FNV-1a hash of the position's canonical text, and an `i64` because databases
/// store these. Keys are stored, so they must be the same on every machine and in every version of
/// this program. Rust's own hashes promise neither. FNV-1a is specified to the bit and is two
/// operations a byte (<http://www.isthe.com/chongo/tech/comp/fnv/>).
///
/// Two positions can have the same key by chance. Among the positions of a match of a thousand
/// plies, some two do with a probability of 3 in 10^14, and three would have to for a false draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PositionKey(pub i64);

impl PositionKey {
    /// Returns the key of this position.
    pub fn of(position: &AnyPosition) -> PositionKey {
        PositionKey::of_text(&position.to_string())
    }

    /// Returns the key of the position with this canonical text.
    pub fn of_text(text: &str) -> PositionKey {
        PositionKey(fnv1a(text).cast_signed())
    }
}

fn fnv1a(text: &str) -> u64 {
    const OFFSET_BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0000_0100_0000_01b3;
    text.bytes().fold(OFFSET_BASIS, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(PRIME)
    })
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;
    use rules::GameId;

    /// The values are those of the FNV reference for the same texts.
    #[test]
    fn texts_are_hashed_as_the_reference_does() {
        assert_eq!(fnv1a(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv1a("foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn a_key_never_changes_because_it_is_stored() {
        let start = GameId::GuardAndTowers.start(None).expect("standard");
        assert_eq!(
            start.to_string(),
            "r1r11RG1r1r1/2r11r12/3r13/7/3b13/2b11b12/b1b11BG1b1b1 r"
        );
        assert_eq!(
            PositionKey::of(&start),
            PositionKey(-6_744_365_296_987_302_380)
        );
    }

    #[test]
    fn equal_positions_and_no_others_have_the_same_text_and_key() {
        let mut random = fastrand::Rng::with_seed(7);
        for &game in GameId::ALL {
            let (mut texts, mut keys) = (HashMap::new(), HashMap::new());
            for _ in 0..20 {
                let mut position = game.start(None).expect("standard");
                for _ in 0..60 {
                    let text = position.to_string();
                    assert_eq!(game.parse_position(&text).as_ref(), Ok(&position));
                    let key = PositionKey::of(&position);
                    let same = texts.entry(text).or_insert_with(|| position.clone());
                    assert_eq!(*same, position);
                    let same = keys.entry(key).or_insert_with(|| position.clone());
                    assert_eq!(*same, position);
                    match random.choice(position.moves()) {
                        Some(mv) => position = mv.after(),
                        None => break,
                    }
                }
            }
        }
    }

    /// All differ, even though the same pieces are on the same squares.
    #[test]
    fn the_side_to_move_and_the_pending_choice_are_part_of_a_position() {
        let differing: [(GameId, &[&str]); 4] = [
            (
                GameId::GuardAndTowers,
                &["RG6/7/7/7/7/7/BG6 r", "RG6/7/7/7/7/7/BG6 b"],
            ),
            (
                GameId::KingAndCourtesan,
                &[
                    "1cccck/C1cccc/CC1ccc/CCC1cc/CCCC1c/KCCCC1 r",
                    "1cccck/C1cccc/CC1ccc/CCC1cc/CCCC1c/KCCCC1 b",
                ],
            ),
            (
                GameId::KingsCourt,
                &[
                    "8/8/8/8/3o4/8/3o4/8 o any",
                    "8/8/8/8/3o4/8/3o4/8 o -",
                    "8/8/8/8/3o4/8/3o4/8 g -",
                ],
            ),
            (
                GameId::Courtyard,
                &[
                    "10/1k7g/2S5S1/10/10/10/10/10/10/5K4 w b9,j9",
                    "10/1k7g/2S5S1/10/10/10/10/10/10/5K4 w -",
                    "10/1k7g/2S5S1/10/10/10/10/10/10/5K4 b -",
                ],
            ),
        ];
        for (game, texts) in differing {
            let position = |text: &&str| {
                game.parse_position(text)
                    .unwrap_or_else(|error| panic!("{text}: {error}"))
            };
            let positions: Vec<AnyPosition> = texts.iter().map(position).collect();
            for (place, one) in positions.iter().enumerate() {
                for other in &positions[..place] {
                    assert_ne!(one, other);
                    assert_ne!(one.to_string(), other.to_string());
                    assert_ne!(PositionKey::of(one), PositionKey::of(other));
                }
            }
        }
    }
}
