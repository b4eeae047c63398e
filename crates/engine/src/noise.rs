//! Noise in the evaluation of leaves, which makes for a weak player who is consistent.

use super::keys::mix;

/// Adds to the score of each position a number that depends only on the position and the seed. So a
/// player overlooks what is hidden deep, not what is obvious, and judges a position the same
/// however it came about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Noise {
    /// The seed, one per match.
    pub seed: u64,
    /// The standard deviation, in hundredths of a piece. 0 for none.
    pub deviation: u16,
}

impl Noise {
    /// Returns the noise to add to the score of the position with this key.
    ///
    /// It sums four uniform numbers, which gives a bell curve.
    pub(super) fn of(self, key: u64) -> i32 {
        let bits = mix(key ^ mix(self.seed));
        let numbers = bits.to_le_bytes();
        let sum: i32 = numbers
            .chunks_exact(2)
            .map(|pair| i32::from(i16::from_le_bytes([pair[0], pair[1]])))
            .sum();
        // The deviation of one of the numbers is 2¹⁶ / √12, and twice that of their sum.
        let noise = i64::from(sum) * i64::from(self.deviation) / 37_837;
        i32::try_from(noise).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_the_deviation_it_should_have_and_no_bias() {
        let noise = Noise {
            seed: 5,
            deviation: 200,
        };
        let all: Vec<f64> = (0..10_000).map(|key| noise.of(mix(key)).into()).collect();
        let mean = all.iter().sum::<f64>() / 1e4;
        let deviation = (all.iter().map(|one| one * one).sum::<f64>() / 1e4).sqrt();
        assert!(
            mean.abs() < 8.0 && (deviation - 200.0).abs() < 8.0,
            "{mean} {deviation}"
        );
        assert_eq!(noise.of(7), noise.of(7));
    }
}
