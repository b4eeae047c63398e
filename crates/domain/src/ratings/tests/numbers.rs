//! Single ratings.

use std::time::Duration;

use super::{
    super::{ESTABLISHED, Rating, Score, weight},
    second,
};

fn rating(rating: f64, deviation: f64) -> Rating {
    Rating {
        rating,
        deviation,
        volatility: 0.06,
    }
}

fn near(found: f64, expected: f64, tolerance: f64) {
    assert!(
        (found - expected).abs() <= tolerance,
        "{found} is not {expected} within {tolerance}"
    );
}

/// The example of the paper, with the results that it prints.
#[test]
fn the_papers_worked_example() {
    let results = [
        (rating(1400.0, 30.0), Score::Win),
        (rating(1550.0, 100.0), Score::Loss),
        (rating(1700.0, 300.0), Score::Loss),
    ];
    let after = rating(1500.0, 200.0).after_period(&results);
    near(after.rating, 1464.06, 0.01);
    near(after.deviation, 151.52, 0.01);
    near(after.volatility, 0.05999, 0.00001);

    let plain = results.map(|(of, score)| ((of.rating, of.deviation, of.volatility), score));
    let (r, rd, sigma) = second::period((1500.0, 200.0, 0.06), &plain);
    near(r, 1464.06, 0.01);
    near(rd, 151.52, 0.01);
    near(sigma, 0.05999, 0.00001);
}

/// Ten thousand results among two hundred players, each side computed twice and carried on.
#[test]
fn a_second_implementation_agrees_on_ten_thousand_random_results() {
    let mut random = fastrand::Rng::with_seed(6);
    let mut ours = vec![Rating::START; 200];
    let mut theirs: Vec<second::Numbers> = vec![(1500.0, 350.0, 0.06); 200];
    let mut furthest: f64 = 0.0;
    for _ in 0..10_000 {
        let (a, b) = (random.usize(..200), random.usize(..199));
        let b = if b >= a { b + 1 } else { b };
        // Players with higher numbers are stronger, so that ratings spread and surprises happen.
        let score = match random.usize(..a + b + 40) {
            n if n < a + 10 => Score::Win,
            n if n < a + b + 20 => Score::Loss,
            _ => Score::Draw,
        };
        let (mine, other) = (ours[a], ours[b]);
        ours[a] = mine.after_period(&[(other, score)]);
        ours[b] = other.after_period(&[(mine, score.of_opponent())]);
        let (mine, other) = (theirs[a], theirs[b]);
        theirs[a] = second::period(mine, &[(other, score)]);
        theirs[b] = second::period(other, &[(mine, score.of_opponent())]);
        for player in [a, b] {
            let (r, rd, sigma) = theirs[player];
            furthest = furthest
                .max((ours[player].rating - r).abs())
                .max((ours[player].deviation - rd).abs())
                .max((ours[player].volatility - sigma).abs());
        }
    }
    // Millionths of a point: the two round differently and stop solving within the same tolerance.
    assert!(furthest < 1e-6, "{furthest}");
    let spread = ours.iter().map(|rating| rating.rating);
    assert!(spread.clone().fold(f64::MIN, f64::max) > 1700.0);
    assert!(spread.fold(f64::MAX, f64::min) < 1300.0);
}

#[test]
fn idle_time_makes_unsure_as_the_documentation_says() {
    let settled = rating(1620.0, 60.0);
    let later = settled.after_idle(Duration::from_hours(365 * 24));
    near(later.deviation, ESTABLISHED, 0.1);
    near(later.rating, 1620.0, 0.0);
    near(later.volatility, 0.06, 0.0);
    let century = settled.after_idle(Duration::from_hours(100 * 365 * 24));
    near(century.deviation, Rating::START.deviation, 0.0);
    let halves = Duration::from_hours(10 * 24);
    near(
        settled.after_idle(halves).after_idle(halves).deviation,
        settled.after_idle(halves * 2).deviation,
        1e-9,
    );
}

#[test]
fn ten_results_or_so_make_a_player_established() {
    let established = rating(1500.0, 60.0);
    let mut new = Rating::START;
    let mut results = 0;
    while new.is_provisional() {
        let score = if results % 2 == 0 {
            Score::Win
        } else {
            Score::Loss
        };
        new = new.after_period(&[(established, score)]);
        results += 1;
    }
    assert!((8..=12).contains(&results), "{results}");
}

#[test]
fn no_two_players_can_make_each_other_by_playing_again_and_again() {
    for (before, expected) in (0..).zip([1.0, 1.0, 1.0, 1.0, 0.5, 0.25, 0.125]) {
        near(weight(before), expected, 0.0);
    }
    let all: f64 = (0..1000).map(weight).sum();
    assert!(all <= 5.0, "{all}");
    near(weight(u32::MAX - 1), 0.0, 0.0);
}
