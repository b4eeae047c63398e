//! Checks what holds for every Swiss tournament, whatever happens in it.

mod support;

use std::collections::HashSet;

use fastrand::Rng;
use pairings::swiss::PairingError;
use pairings::tournament::{Bye, Entrant, Number, Round, Side, Tournament};
use support::Simulation;

/// Plays a tournament to its end, or until its players have run out of opponents, and inspects each
/// round.
fn play(seed: u64, players: usize, rounds: usize, mut look: impl FnMut(&Tournament, &Tournament)) {
    let mut simulation = Simulation::new(Rng::with_seed(seed), players, rounds);
    for _ in 0..rounds {
        let before = simulation.tournament.clone();
        match simulation.advance() {
            Ok(_) => look(&before, &simulation.tournament),
            Err(PairingError::Impossible) => return,
            Err(error) => panic!("seed {seed}: {error}"),
        }
    }
}

/// Returns all numbers of players from 3 to 128, the small ones more often because they run out of
/// opponents.
fn tournaments() -> impl Iterator<Item = (u64, usize, usize)> {
    let times = |players: usize| match players {
        3..=16 => 120,
        17..=40 => 16,
        _ => 2,
    };
    let sizes = (3..=128).flat_map(move |players| (0..times(players)).map(move |_| players));
    sizes.enumerate().map(|(index, players)| {
        let most = if players > 40 { 7 } else { 13.min(players) };
        (index as u64, players, 1 + index * 7 % most)
    })
}

/// Returns the games that a player has played, as opponent and side.
fn games(rounds: &[Round]) -> Vec<(Number, Side)> {
    let games = rounds.iter().filter_map(|round| match round {
        Round::Game { opponent, side, .. } => Some((*opponent, *side)),
        _ => None,
    });
    games.collect()
}

#[test]
fn every_round_keeps_the_absolute_rules() {
    let mut rounds_seen = 0;
    for (seed, players, rounds) in tournaments() {
        play(seed, players, rounds, |before, after| {
            rounds_seen += 1;
            everybody_present_is_paired(seed, before, after);
            let last = before.played + 1 == rounds;
            for entrant in &after.entrants {
                let games = games(&entrant.rounds);
                let opponents: HashSet<_> = games.iter().map(|(opponent, _)| opponent).collect();
                assert_eq!(
                    opponents.len(),
                    games.len(),
                    "seed {seed}: the same opponent again"
                );
                sides_are_even(seed, &games, last);
                if entrant.round(before.played) == Round::Bye(Bye::PairingAllocated) {
                    // [C2]: no bye before, nor the points of a win without playing.
                    let gift = |round: &Round| {
                        !matches!(round, Round::Game { .. })
                            && before.scoring.points(*round) >= before.scoring.win
                    };
                    assert!(
                        !entrant.rounds[..before.played].iter().any(gift),
                        "seed {seed}"
                    );
                }
            }
        });
    }
    assert!(tournaments().count() > 2000);
    assert!(rounds_seen > 8000, "{rounds_seen}");
}

fn everybody_present_is_paired(seed: u64, before: &Tournament, after: &Tournament) {
    let mut byes = 0;
    for (entrant, was) in after.entrants.iter().zip(&before.entrants) {
        match entrant.round(before.played) {
            Round::Game { opponent, side, .. } => {
                assert!(was.present, "seed {seed}");
                let other = after.entrants[opponent as usize - 1].round(before.played);
                let Round::Game {
                    opponent: back,
                    side: other_side,
                    ..
                } = other
                else {
                    panic!("seed {seed}: a game without an opponent")
                };
                assert_eq!(
                    (back, other_side),
                    (entrant.number, side.other()),
                    "seed {seed}"
                );
            }
            Round::Forfeit { .. } => assert!(was.present, "seed {seed}"),
            Round::Bye(Bye::PairingAllocated) => {
                assert!(was.present, "seed {seed}");
                byes += 1;
            }
            Round::Bye(_) => assert!(!was.present, "seed {seed}"),
        }
    }
    let present = before
        .entrants
        .iter()
        .filter(|entrant| entrant.present)
        .count();
    assert_eq!(byes, present % 2, "seed {seed}");
}

/// Checks that before the last round, sides differ by two at most, and no side comes three times in
/// a row. In the last round, topscorers and their opponents are exempt.
fn sides_are_even(seed: u64, games: &[(Number, Side)], last: bool) {
    let firsts = games
        .iter()
        .filter(|(_, side)| *side == Side::First)
        .count();
    let difference = (2 * firsts).abs_diff(games.len());
    let thrice = games
        .windows(3)
        .any(|three| three.iter().all(|(_, side)| *side == three[0].1));
    assert!(difference <= 2 || last && difference == 3, "seed {seed}");
    assert!(!thrice || last, "seed {seed}");
}

/// Returns the most pairs that players of one score can make among themselves, by trying all.
fn most_pairs(group: &[&Entrant]) -> usize {
    let Some((first, rest)) = group.split_first() else {
        return 0;
    };
    let mut most = most_pairs(rest);
    for (place, other) in rest.iter().enumerate() {
        let met = games(&first.rounds)
            .iter()
            .any(|(opponent, _)| *opponent == other.number);
        let (own, others) = (must_have(&first.rounds), must_have(&other.rounds));
        if !met && (own.is_none() || own != others) {
            let mut left = rest.to_vec();
            left.remove(place);
            most = most.max(1 + most_pairs(&left));
        }
    }
    most
}

/// Returns the side that a player must have, if any (C.04.3, 1.7.1).
fn must_have(rounds: &[Round]) -> Option<Side> {
    let games = games(rounds);
    let firsts = games
        .iter()
        .filter(|(_, side)| *side == Side::First)
        .count();
    let seconds = games.len() - firsts;
    match games[..] {
        _ if firsts > seconds + 1 => Some(Side::Second),
        _ if seconds > firsts + 1 => Some(Side::First),
        [.., (_, one), (_, other)] if one == other => Some(one.other()),
        _ => None,
    }
}

#[test]
fn the_first_score_group_keeps_all_its_pairs_unless_who_is_below_needs_a_player() {
    let (mut full, mut groups) = (0, 0);
    for (seed, players, rounds) in tournaments().filter(|(_, players, _)| (8..60).contains(players))
    {
        play(seed, players, rounds, |before, after| {
            let present: Vec<_> = before.entrants.iter().filter(|it| it.present).collect();
            let score = |entrant: &Entrant| entrant.score(&before.scoring, before.played);
            let top = present.iter().map(|entrant| score(entrant)).max();
            let group: Vec<_> = present
                .into_iter()
                .filter(|entrant| Some(score(entrant)) == top)
                .collect();
            if group.len() > 7 || before.played + 1 == before.rounds {
                return;
            }
            let inside = |number: Number| group.iter().any(|entrant| entrant.number == number);
            let paired = group.iter().filter(|entrant| {
                match after.entrants[entrant.number as usize - 1].round(before.played) {
                    Round::Game { opponent, .. }
                    | Round::Forfeit {
                        opponent: Some(opponent),
                        ..
                    } => inside(opponent),
                    _ => false,
                }
            });
            let (paired, most) = (paired.count() / 2, most_pairs(&group));
            assert!(paired <= most, "seed {seed}");
            groups += 1;
            full += usize::from(paired == most);
        });
    }
    assert!(
        groups > 1000 && full * 100 > groups * 95,
        "{full} of {groups}"
    );
}
