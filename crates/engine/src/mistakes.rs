//! The mistakes of weak levels: they misjudge positions and overlook moves.

use super::keys::mix;

/// How a weak player errs. Each mistake depends only on the position, the move and the seed, so the player
/// is consistent: it judges a position the same however it came about, and does not shuffle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mistakes {
    /// The standard deviation of the noise in its evaluation of positions, in hundredths of a piece.
    pub deviation: u16,
    /// In how many of a hundred turns it is careless.
    pub lapses: u8,
    /// How many of a hundred moves it overlooks in such a turn, its own and its opponent's: wins and
    /// captures too.
    pub overlooked: u8,
}

impl Mistakes {
    /// The mistakes of a player that errs only where it doesn't look.
    pub const NONE: Mistakes = Mistakes {
        deviation: 0,
        lapses: 0,
        overlooked: 0,
    };

    /// Returns the mistakes of a turn that begins with the position of this key.
    pub(super) fn of_turn(self, seed: u64, key: u64) -> Mistakes {
        if below(mix(key ^ mix(seed.rotate_left(1))), self.lapses) {
            return self;
        }
        Mistakes {
            overlooked: 0,
            ..self
        }
    }

    /// Returns the noise to add to the score of the position with this key.
    ///
    /// It sums four uniform numbers, which gives a bell curve.
    pub(super) fn noise(self, seed: u64, key: u64) -> i32 {
        let bits = mix(key ^ mix(seed));
        let numbers = bits.to_le_bytes();
        let sum: i32 = numbers
            .chunks_exact(2)
            .map(|pair| i32::from(i16::from_le_bytes([pair[0], pair[1]])))
            .sum();
        // The deviation of one of the numbers is 2¹⁶ / √12, and twice that of their sum.
        let noise = i64::from(sum) * i64::from(self.deviation) / 37_837;
        i32::try_from(noise).unwrap_or_default()
    }

    /// Returns whether the move with this code is overlooked in the position with this key.
    pub(super) fn overlook(self, seed: u64, key: u64, code: u32) -> bool {
        below(
            mix(mix(key ^ mix(!seed)) ^ u64::from(code)),
            self.overlooked,
        )
    }
}

/// Returns whether a random number is in this part of a hundred.
fn below(number: u64, percent: u8) -> bool {
    number % 100 < u64::from(percent)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_noise_has_the_deviation_it_should_have_and_no_bias() {
        let mistakes = Mistakes {
            deviation: 200,
            ..Mistakes::NONE
        };
        let noise = |key| mistakes.noise(5, key);
        let all: Vec<f64> = (0..10_000).map(|key| noise(mix(key)).into()).collect();
        let mean = all.iter().sum::<f64>() / 1e4;
        let deviation = (all.iter().map(|one| one * one).sum::<f64>() / 1e4).sqrt();
        assert!(
            mean.abs() < 8.0 && (deviation - 200.0).abs() < 8.0,
            "{mean} {deviation}"
        );
        assert_eq!(noise(7), noise(7));
    }

    #[test]
    fn as_many_moves_are_overlooked_as_should_be() {
        for overlooked in [0, 20, 100] {
            let mistakes = Mistakes {
                overlooked,
                ..Mistakes::NONE
            };
            let all =
                (0..10_000_u32).map(|code| mistakes.overlook(5, mix(u64::from(code / 50)), code));
            let count = all.filter(|&overlooked| overlooked).count();
            let expected = usize::from(overlooked) * 100;
            assert!(count.abs_diff(expected) < 150, "{count} of {expected}");
        }
    }
}
