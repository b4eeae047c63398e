//! A second implementation of Glicko-2, written from the paper's text step by step, with none of
//! the crate's code. Variables have the paper's names.

use super::super::Score;

const TAU: f64 = 0.5;
const EPSILON: f64 = 0.000_001;

/// Rating, deviation and volatility.
pub(super) type Numbers = (f64, f64, f64);

fn g(phi: f64) -> f64 {
    1.0 / (1.0 + 3.0 * phi * phi / (std::f64::consts::PI * std::f64::consts::PI)).sqrt()
}

fn expected(mu: f64, mu_j: f64, phi_j: f64) -> f64 {
    1.0 / (1.0 + (-g(phi_j) * (mu - mu_j)).exp())
}

fn points(score: Score) -> f64 {
    match score {
        Score::Win => 1.0,
        Score::Draw => 0.5,
        Score::Loss => 0.0,
    }
}

// The names are the paper's.
#[allow(clippy::many_single_char_names)]
pub(super) fn period((r, rd, sigma): Numbers, results: &[(Numbers, Score)]) -> Numbers {
    // Step 2: the paper's own scale.
    let (mu, phi) = ((r - 1500.0) / 173.7178, rd / 173.7178);
    let opponents: Vec<(f64, f64, f64)> = results
        .iter()
        .map(|&((r, rd, _), score)| ((r - 1500.0) / 173.7178, rd / 173.7178, points(score)))
        .collect();
    // Steps 3 and 4: the estimated variance and improvement.
    let (mut information, mut surplus) = (0.0, 0.0);
    for &(mu_j, phi_j, s) in &opponents {
        let e = expected(mu, mu_j, phi_j);
        information += g(phi_j) * g(phi_j) * e * (1.0 - e);
        surplus += g(phi_j) * (s - e);
    }
    let v = 1.0 / information;
    let delta = v * surplus;
    // Step 5: the volatility, by the Illinois algorithm.
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let ex = x.exp();
        let sum = phi * phi + v + ex;
        ex * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut big_a = a;
    let mut big_b = if delta * delta > phi * phi + v {
        (delta * delta - phi * phi - v).ln()
    } else {
        let mut k = 1.0;
        while f(a - k * TAU) < 0.0 {
            k += 1.0;
        }
        a - k * TAU
    };
    let (mut f_a, mut f_b) = (f(big_a), f(big_b));
    while (big_b - big_a).abs() > EPSILON {
        let c = big_a + (big_a - big_b) * f_a / (f_b - f_a);
        let f_c = f(c);
        if f_c * f_b <= 0.0 {
            (big_a, f_a) = (big_b, f_b);
        } else {
            f_a /= 2.0;
        }
        (big_b, f_b) = (c, f_c);
    }
    let sigma_new = (big_a / 2.0).exp();
    // Steps 6 and 7.
    let phi_star = (phi * phi + sigma_new * sigma_new).sqrt();
    let phi_new = 1.0 / (1.0 / (phi_star * phi_star) + 1.0 / v).sqrt();
    let mu_new = mu + phi_new * phi_new * surplus;
    (173.7178 * mu_new + 1500.0, 173.7178 * phi_new, sigma_new)
}
