//! The handbook's procedure, done as written: candidates for a bracket are generated one after the
//! other (articles 3 and 4), each is judged by all criteria, and the first of the best is taken.
//! This is far too slow for more than a few players, and agrees with the direct result.

use std::cmp::Reverse;

use fastrand::Rng;

use super::super::tournament::{
    Bye, Entrant, Number, Outcome, Pair, Points, Round, Scoring, Side, Tournament,
};
use super::player::{Float, Player, ranked};
use super::sides::Denied;
use super::{bracket, pair, seat};

/// A way to pair a bracket: its pairs, the higher ranked first, and the players moved down.
#[derive(Clone, Debug)]
struct Candidate {
    pairs: Vec<(usize, usize)>,
    down: Vec<usize>,
}

struct Literal<'a> {
    players: &'a [Player],
    initial: Side,
    bye: Option<Points>,
}

/// A candidate's failures, criterion by criterion: the smaller, the better.
type Failures = Vec<Vec<u32>>;

impl Literal<'_> {
    fn score(&self, player: usize) -> u32 {
        self.players[player].score.in_halves()
    }

    fn may_meet(&self, one: usize, other: usize) -> bool {
        self.players[one].may_meet(&self.players[other])
    }

    /// Returns whether all these players can be paired, except one who can have the bye if `bye`
    /// says so [C4], [C5].
    fn can_be_completed(&self, rest: &[usize], may_have_bye: &dyn Fn(usize) -> bool) -> bool {
        let Some((&first, rest)) = rest.split_first() else {
            return true;
        };
        if rest.len() % 2 == 0 && may_have_bye(first) && self.can_be_completed(rest, &|_| false) {
            return true;
        }
        (0..rest.len()).any(|place| {
            let mut left = rest.to_vec();
            let other = left.remove(place);
            self.may_meet(first, other) && self.can_be_completed(&left, may_have_bye)
        })
    }

    fn may_have_bye(&self, player: usize) -> bool {
        let player = &self.players[player];
        player.may_have_bye && self.bye == Some(player.score)
    }

    fn is_complete(&self, rest: &[usize]) -> bool {
        self.can_be_completed(rest, &|player| self.may_have_bye(player))
    }

    /// Returns [C6] and [C7] of the players moved down.
    fn pairs_and_scores(&self, down: &[usize]) -> (usize, Vec<u32>) {
        let mut scores: Vec<_> = down.iter().map(|&player| self.score(player)).collect();
        scores.sort_unstable_by_key(|&score| Reverse(score));
        (down.len(), scores)
    }

    /// Returns the least failures in [C6] and [C7] of any pairing of a bracket, by trying all.
    fn least(
        &self,
        left: &[usize],
        moved: usize,
        down: &[usize],
        lower: &[usize],
    ) -> Option<(usize, Vec<u32>)> {
        let Some((&first, rest)) = left.split_first() else {
            let rest: Vec<_> = down.iter().chain(lower).copied().collect();
            return self.is_complete(&rest).then(|| self.pairs_and_scores(down));
        };
        let alone = [down, &[first]].concat();
        let mut least = self.least(rest, moved.saturating_sub(1), &alone, lower);
        // Players who were moved down meet residents only.
        let residents = if moved > 0 { moved - 1 } else { 0 };
        for place in residents..rest.len() {
            if self.may_meet(first, rest[place]) {
                let mut left = rest.to_vec();
                left.remove(place);
                let found = self.least(&left, moved.saturating_sub(1), down, lower);
                least = match (least, found) {
                    (Some(least), Some(found)) => Some(least.min(found)),
                    (least, found) => least.or(found),
                };
            }
        }
        least
    }

    fn failures(
        &self,
        candidate: &Candidate,
        moved: &[usize],
        next: &[usize],
        lower: &[usize],
    ) -> Option<Failures> {
        let Candidate { pairs, down } = candidate;
        let below: Vec<_> = next.iter().chain(lower).copied().collect();
        let rest = [down.as_slice(), &below].concat();
        let legal = pairs.iter().all(|&(one, other)| self.may_meet(one, other));
        if !legal || !self.is_complete(&rest) {
            return None;
        }
        let (_, scores) = self.pairs_and_scores(down);
        let count = |count: usize| vec![u32::try_from(count).expect("a small number")];
        let mut failures = vec![count(down.len()), scores];
        // [C8]
        let after = self.least(&[down.as_slice(), next].concat(), down.len(), &[], lower)?;
        failures.push(count(after.0));
        failures.push(after.1);
        // [C9], if the only player moved down is bound to have the bye.
        let bound = |player: usize| {
            self.bye.is_some()
                && !self.can_be_completed(&rest, &|it| it != player && self.may_have_bye(it))
        };
        failures.push(match down[..] {
            [player] if bound(player) => count(self.players[player].unplayed),
            _ => Vec::new(),
        });
        self.judge_sides(pairs, &mut failures);
        self.judge_floats(candidate, moved, &mut failures);
        Some(failures)
    }

    /// Judges [C10] to [C13].
    fn judge_sides(&self, pairs: &[(usize, usize)], failures: &mut Failures) {
        let denied: Vec<_> = pairs
            .iter()
            .map(|&(higher, lower)| {
                Denied::by_meeting(&self.players[higher], &self.players[lower], self.initial)
            })
            .collect();
        let sum = |part: &dyn Fn(&Denied) -> i64| {
            vec![u32::try_from(denied.iter().map(part).sum::<i64>()).expect("a small number")]
        };
        failures.push(sum(&|denied| denied.unbalanced));
        failures.push(sum(&|denied| denied.third));
        failures.push(sum(&|denied| denied.preferences));
        failures.push(sum(&|denied| denied.strong));
    }

    /// Judges [C14] to [C21].
    fn judge_floats(&self, candidate: &Candidate, moved: &[usize], failures: &mut Failures) {
        let Candidate { pairs, down } = candidate;
        let floated = |player: usize, ago, float| self.players[player].floated(ago, float);
        let is_moved = |player: &usize| moved.contains(player);
        let count = |count: usize| vec![u32::try_from(count).expect("a small number")];
        for ago in [1, 2] {
            let residents = down.iter().filter(|player| !is_moved(player));
            failures.push(count(
                residents
                    .filter(|&&it| floated(it, ago, Float::Down))
                    .count(),
            ));
            let opponents = pairs.iter().filter(|(higher, _)| is_moved(higher));
            failures.push(count(
                opponents
                    .filter(|(_, it)| floated(*it, ago, Float::Up))
                    .count(),
            ));
        }
        for ago in [1, 2] {
            let difference = |&player: &usize| {
                let opponent = pairs.iter().find(|(higher, _)| *higher == player);
                // A player who is moved down again differs more than any resident could.
                opponent.map_or(1000 + self.score(player), |(_, other)| {
                    self.score(player) - self.score(*other)
                })
            };
            let again = moved
                .iter()
                .filter(|&&player| floated(player, ago, Float::Down));
            let opponents = pairs
                .iter()
                .filter(|(higher, lower)| is_moved(higher) && floated(*lower, ago, Float::Up));
            let mut again: Vec<_> = again.map(difference).collect();
            let mut raised: Vec<_> = opponents.map(|(higher, _)| difference(higher)).collect();
            again.sort_unstable_by_key(|&difference| Reverse(difference));
            raised.sort_unstable_by_key(|&difference| Reverse(difference));
            failures.push(again);
            failures.push(raised);
        }
    }

    /// Returns the pairs of a bracket (3.8).
    fn pair_bracket(
        &self,
        moved: &[usize],
        residents: &[usize],
        next: &[usize],
        lower: &[usize],
    ) -> Option<Candidate> {
        let all = [moved, residents].concat();
        let below: Vec<_> = next.iter().chain(lower).copied().collect();
        let (down, scores) = self.least(&all, moved.len(), &[], &below)?;
        let pairs = (all.len() - down) / 2;
        let lowest = self.score(residents[0]);
        let limbo = scores.iter().filter(|&&score| score > lowest).count();
        let mut best: Option<(Failures, Candidate)> = None;
        for candidate in candidates(moved, residents, moved.len() - limbo, pairs) {
            if let Some(failures) = self.failures(&candidate, moved, next, lower)
                && best.as_ref().is_none_or(|(least, _)| failures < *least)
            {
                best = Some((failures, candidate));
            }
        }
        best.map(|(_, candidate)| candidate)
    }

    fn pair_all(&self) -> Option<Vec<(usize, usize)>> {
        let places: Vec<_> = (0..self.players.len()).collect();
        let groups: Vec<_> = places
            .chunk_by(|one, other| self.score(*one) == self.score(*other))
            .collect();
        let (mut moved, mut pairs) = (Vec::new(), Vec::new());
        for (index, residents) in groups.iter().enumerate() {
            let next = groups.get(index + 1).copied().unwrap_or_default();
            let lower: Vec<_> = groups
                .iter()
                .skip(index + 2)
                .copied()
                .flatten()
                .copied()
                .collect();
            let candidate = self.pair_bracket(&moved, residents, next, &lower)?;
            pairs.extend(candidate.pairs);
            moved = candidate.down;
        }
        (moved.len() == self.players.len() % 2).then_some(pairs)
    }
}

/// Returns all candidates of a bracket in the order in which they are generated (3.2 to 3.7).
fn candidates(moved: &[usize], residents: &[usize], m1: usize, pairs: usize) -> Vec<Candidate> {
    let mut candidates = Vec::new();
    for s1 in combinations(moved, m1) {
        let limbo: Vec<_> = moved
            .iter()
            .filter(|it| !s1.contains(it))
            .copied()
            .collect();
        for opponents in arrangements(residents, m1) {
            let rest: Vec<_> = residents
                .iter()
                .filter(|it| !opponents.contains(it))
                .copied()
                .collect();
            for (remainder, alone) in homogeneous(&rest, pairs - m1) {
                let met = s1.iter().copied().zip(opponents.iter().copied());
                let mut down = [limbo.as_slice(), &alone].concat();
                down.sort_unstable();
                candidates.push(Candidate {
                    pairs: met.chain(remainder).collect(),
                    down,
                });
            }
        }
    }
    candidates
}

type Halves = (Vec<(usize, usize)>, Vec<usize>);

/// Returns all candidates of a homogeneous bracket or a remainder: exchanges (4.3), and for each
/// the transpositions (4.2).
fn homogeneous(players: &[usize], pairs: usize) -> Vec<Halves> {
    let (s1, s2) = players.split_at(pairs);
    let mut exchanges = Vec::new();
    for size in 0..=pairs.min(s2.len()) {
        for out in combinations(s1, size) {
            exchanges.extend(
                combinations(s2, size)
                    .into_iter()
                    .map(|into| (out.clone(), into)),
            );
        }
    }
    exchanges.sort_by_key(|(out, into)| {
        let difference = into.iter().sum::<usize>() - out.iter().sum::<usize>();
        let largest: Vec<_> = out.iter().rev().map(|&bsn| Reverse(bsn)).collect();
        (out.len(), difference, largest, into.clone())
    });
    let mut candidates = Vec::new();
    for (out, into) in exchanges {
        let changed = |half: &[usize], out: &[usize], into: &[usize]| {
            let stay = half.iter().filter(|it| !out.contains(it));
            let mut half: Vec<_> = stay.chain(into).copied().collect();
            half.sort_unstable();
            half
        };
        let (s1, s2) = (changed(s1, &out, &into), changed(s2, &into, &out));
        for opponents in arrangements(&s2, pairs) {
            let pair = |(&one, &other): (&usize, &usize)| (one.min(other), one.max(other));
            let alone = s2
                .iter()
                .filter(|it| !opponents.contains(it))
                .copied()
                .collect();
            candidates.push((s1.iter().zip(&opponents).map(pair).collect(), alone));
        }
    }
    candidates
}

/// Returns all choices of `size` members, those with the smallest differing member first.
fn combinations(from: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with = |(place, &first): (usize, &usize)| {
        let rest = combinations(&from[place + 1..], size - 1).into_iter();
        rest.map(move |rest| [vec![first], rest].concat())
            .collect::<Vec<_>>()
    };
    from.iter().enumerate().flat_map(with).collect()
}

/// Returns all ordered selections of `size` members, in lexicographic order.
fn arrangements(from: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let with = |(place, &first): (usize, &usize)| {
        let rest = [&from[..place], &from[place + 1..]].concat();
        let rest = arrangements(&rest, size - 1).into_iter();
        rest.map(move |rest| [vec![first], rest].concat())
            .collect::<Vec<_>>()
    };
    from.iter().enumerate().flat_map(with).collect()
}

/// Returns a tournament whose rounds were paired at random.
fn random_tournament(rng: &mut Rng) -> Tournament {
    let players = rng.usize(3..=8);
    let played = rng.usize(0..=4.min(players - 2));
    let mut entrants: Vec<_> = (1..).take(players).map(Entrant::new).collect();
    for _ in 0..played {
        let mut waiting: Vec<_> = (0..players).collect();
        rng.shuffle(&mut waiting);
        while let Some(one) = waiting.pop() {
            let met = |other: &Entrant, number: Number| {
                other.rounds.iter().any(
                    |round| matches!(round, Round::Game { opponent, .. } if *opponent == number),
                )
            };
            let number = entrants[one].number;
            let other = waiting
                .iter()
                .position(|&other| !met(&entrants[other], number));
            let Some(other) = other.filter(|_| rng.u32(..12) > 0) else {
                let byes = [Bye::PairingAllocated, Bye::Half, Bye::Zero, Bye::Full];
                entrants[one].rounds.push(Round::Bye(byes[rng.usize(..4)]));
                continue;
            };
            let other = waiting.swap_remove(other);
            let outcome = [Outcome::Win, Outcome::Draw, Outcome::Loss][rng.usize(..3)];
            let side = if rng.bool() {
                Side::First
            } else {
                Side::Second
            };
            let opponent = entrants[other].number;
            entrants[one].rounds.push(Round::Game {
                opponent,
                side,
                outcome,
            });
            let back = Round::Game {
                opponent: number,
                side: side.other(),
                outcome: outcome.other(),
            };
            entrants[other].rounds.push(back);
        }
    }
    for entrant in &mut entrants {
        entrant.present = rng.u32(..10) > 0;
    }
    Tournament {
        entrants,
        played,
        rounds: if rng.bool() { played + 1 } else { played + 3 },
        initial_side: if rng.bool() {
            Side::First
        } else {
            Side::Second
        },
        scoring: Scoring::default(),
        apart: Vec::new(),
    }
}

#[test]
fn what_is_found_at_once_is_what_the_handbook_comes_to_step_by_step() {
    let mut rng = Rng::with_seed(3);
    let mut paired = 0;
    for case in 0..3000 {
        let tournament = random_tournament(&mut rng);
        let players = ranked(&tournament);
        let initial = tournament.initial_side;
        let mut bye = None;
        if players.len() % 2 == 1 {
            let field = bracket::Field {
                players: &players,
                initial,
                bye_score: None,
            };
            bye = bracket::lowest_bye(&field);
            // [C5]: the lowest score whose bye lets everyone else be paired.
            let mut scores: Vec<_> = players.iter().map(|player| player.score).collect();
            scores.sort_unstable();
            let all: Vec<_> = (0..players.len()).collect();
            let lowest = scores.into_iter().find(|&score| {
                Literal {
                    players: &players,
                    initial,
                    bye: Some(score),
                }
                .is_complete(&all)
            });
            assert_eq!(bye, lowest, "case {case}");
        }
        let literal = Literal {
            players: &players,
            initial,
            bye,
        };
        let expected = literal.pair_all().map(|pairs| {
            let seats = pairs
                .iter()
                .map(|&(one, other)| seat(&players[one], &players[other], initial));
            let alone =
                (0..players.len()).filter(|it| pairs.iter().all(|(u, v)| u != it && v != it));
            let alone = alone.map(|it| Pair {
                first: players[it].number,
                second: None,
            });
            let mut pairs: Vec<_> = seats.chain(alone).collect();
            pairs.sort();
            pairs
        });
        let found = pair(&tournament).ok().map(|mut pairs| {
            pairs.sort();
            pairs
        });
        assert_eq!(found, expected, "case {case}: {tournament:?}");
        paired += usize::from(found.is_some());
    }
    assert!(paired > 2000, "{paired}");
}

/// A first round in which many must not meet, so that players change halves.
#[test]
fn of_the_pairings_of_one_bracket_the_first_to_be_generated_is_taken() {
    let mut rng = Rng::with_seed(11);
    let mut exchanges = [0; 4];
    for case in 0..400 {
        let players = 2 * rng.usize(3..=5);
        let numbers: Vec<Number> = (1..).take(players).collect();
        let density = 0.3 + 0.5 * rng.f64();
        let pairs = numbers.iter().flat_map(|&v| (1..v).map(move |u| (u, v)));
        let tournament = Tournament {
            entrants: numbers.iter().copied().map(Entrant::new).collect(),
            played: 0,
            rounds: 5,
            initial_side: Side::First,
            scoring: Scoring::default(),
            apart: pairs.filter(|_| rng.f64() < density).collect(),
        };
        let places: Vec<_> = (0..players).collect();
        let ranked = ranked(&tournament);
        let expected = homogeneous(&places, players / 2)
            .into_iter()
            .map(|(pairs, _)| pairs);
        let mut allowed = expected.filter(|pairs| {
            pairs
                .iter()
                .all(|&(one, other)| ranked[one].may_meet(&ranked[other]))
        });
        let expected = allowed.next().map(|pairs| {
            let moved = pairs
                .iter()
                .filter(|(_, lower)| *lower < players / 2)
                .count();
            exchanges[moved] += 1;
            let mut pairs: Vec<_> = pairs
                .iter()
                .map(|&(one, other)| seat(&ranked[one], &ranked[other], Side::First))
                .collect();
            pairs.sort();
            pairs
        });
        let found = pair(&tournament).ok().map(|mut pairs| {
            pairs.sort();
            pairs
        });
        assert_eq!(found, expected, "case {case}: {:?}", tournament.apart);
    }
    assert!(
        exchanges[..3].iter().all(|&times| times > 5),
        "{exchanges:?}"
    );
}

/// Returns the pairs of eight players in the first round, of whom only these can meet.
fn pairs_of_eight(allowed: &[(Number, Number)]) -> Vec<(Number, Number)> {
    let all = (1..=8).flat_map(|v| (1..v).map(move |u| (u, v)));
    let tournament = Tournament {
        entrants: (1..=8).map(Entrant::new).collect(),
        played: 0,
        rounds: 5,
        initial_side: Side::First,
        scoring: Scoring::default(),
        apart: all.filter(|pair| !allowed.contains(pair)).collect(),
    };
    let pairs = pair(&tournament).expect("a pairing").into_iter();
    let sorted = |pair: Pair| {
        pair.second
            .map(|other| (pair.first.min(other), pair.first.max(other)))
    };
    let mut pairs: Vec<_> = pairs.filter_map(sorted).collect();
    pairs.sort_unstable();
    pairs
}

#[test]
fn fewer_exchanges_come_before_smaller_ones() {
    // 2 for 7, which differ by 5; or 3 and 4 for 5 and 6, which differ by 4.
    let one = [(1, 2), (3, 5), (4, 6), (7, 8)];
    let two = [(1, 3), (2, 4), (5, 7), (6, 8)];
    assert_eq!(pairs_of_eight(&[one, two].concat()), one);
    assert_eq!(pairs_of_eight(&two), two);
}

#[test]
fn smaller_exchanges_come_before_those_of_higher_numbers() {
    // 3 for 5, or 4 for 7.
    let near = [(1, 3), (2, 6), (4, 7), (5, 8)];
    let far = [(1, 5), (2, 6), (3, 4), (7, 8)];
    assert_eq!(pairs_of_eight(&[near, far].concat()), near);
    assert_eq!(pairs_of_eight(&far), far);
}
