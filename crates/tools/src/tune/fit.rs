//! Fits the weights that predict best.

#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "scores, weights and their numbers are far below 2²⁴"
)]

use super::Samples;

/// The result of a fit.
#[derive(Clone, Debug)]
pub(crate) struct Fitted {
    /// The weights.
    pub weights: Vec<i16>,
    /// The mean squared error of the old weights on positions that were held back.
    pub before: f32,
    /// The same error of the new ones.
    pub after: f32,
}

/// How far a step moves a weight, in hundredths of a piece.
const STEP: f32 = 1.5;
/// One position in this many is held back.
const HELD_BACK: usize = 10;
/// How hard a weight is pulled back to its starting value, for terms that rarely occur: as if it
/// were known to some 30 hundredths, and as if twenty positions of a match said as much as one.
const PULL: f32 = 20.0 * 0.11 / (30.0 * 30.0) / 10.0;

/// Fits weights by gradient descent (Adam), beginning with these.
pub(crate) fn fit(samples: &Samples, begin: &[i16], rounds: usize) -> Fitted {
    let begin: Vec<f32> = begin.iter().copied().map(f32::from).collect();
    let held_back = samples.len() / HELD_BACK;
    let error = |weights: &[f32], scale: f32| {
        let all = (0..held_back.max(1)).map(|at| {
            let (terms, worth) = samples.get(at);
            (foretold(terms, weights, scale) - worth).powi(2)
        });
        all.sum::<f32>() / held_back.max(1) as f32
    };
    let scale = (4..60)
        .map(|tens| tens as f32 * 10.0)
        .min_by(|one, other| error(&begin, *one).total_cmp(&error(&begin, *other)))
        .unwrap_or(200.0);
    let before = error(&begin, scale);
    let mut weights = begin.clone();
    let (mut mean, mut square) = (vec![0.0f32; begin.len()], vec![0.0f32; begin.len()]);
    let learnt = held_back..samples.len();
    let count = learnt.len().max(1) as f32;
    for round in 0..rounds {
        let mut slopes = vec![0.0f32; begin.len()];
        for at in learnt.clone() {
            let (terms, worth) = samples.get(at);
            let said = foretold(terms, &weights, scale);
            let slope = (said - worth) * said * (1.0 - said) / scale;
            for &(term, times) in terms {
                slopes[usize::from(term)] += slope * f32::from(times);
            }
        }
        // Steps get shorter, so that the weights settle.
        let step = STEP * (1.0 - round as f32 / rounds as f32);
        let steps = i32::try_from(round + 1).unwrap_or(i32::MAX);
        let corrections = (1.0 - 0.9f32.powi(steps), 1.0 - 0.99f32.powi(steps));
        for term in 0..begin.len() {
            let slope = (slopes[term] + PULL * (weights[term] - begin[term])) / count;
            mean[term] = 0.9 * mean[term] + 0.1 * slope;
            square[term] = 0.99 * square[term] + 0.01 * slope * slope;
            let root = (square[term] / corrections.1).sqrt() + 1e-9;
            weights[term] -= step * mean[term] / corrections.0 / root;
        }
    }
    Fitted {
        weights: weights.iter().map(|weight| weight.round() as i16).collect(),
        before,
        after: error(&weights, scale),
    }
}

/// Returns the chance to win that an evaluation predicts.
fn foretold(terms: &[(u16, i16)], weights: &[f32], scale: f32) -> f32 {
    let score: f32 = terms
        .iter()
        .map(|&(term, count)| weights[usize::from(term)] * f32::from(count))
        .sum();
    1.0 / (1.0 + (-score / scale).exp())
}
