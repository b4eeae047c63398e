//! Whole tournaments, played at random.

mod entrants;

use std::collections::{HashMap, HashSet};

use fastrand::Rng;

use super::*;

/// The number of rounds beyond which something must have gone wrong.
const ENOUGH: usize = 600;

struct Played {
    tournament: Tournament,
    random: Rng,
    /// Whether everyone shows up and nobody withdraws or enters late.
    calm: bool,
}

fn entrant(number: Number, from: u32) -> Entrant {
    Entrant {
        number,
        player: UserId(u64::from(number) + 1_000),
        server: ServerId(1),
        from,
        until: None,
    }
}

fn new(players: Number, plan: Plan) -> Tournament {
    Tournament {
        plan,
        stage: Stage::Running,
        entrants: (1..=players).map(|number| entrant(number, 1)).collect(),
        games: Vec::new(),
    }
}

const fn plan(system: System, rounds: u32) -> Plan {
    Plan {
        system,
        rounds,
        at_once: false,
        first_begins: true,
    }
}

impl Played {
    /// Plays a tournament to its end, and inspects it whenever games were paired.
    fn play(&mut self, mut look: impl FnMut(&Tournament)) {
        for _ in 0..ENOUGH {
            let go_on = !self.calm && self.random.u32(..4) == 0;
            let when = if go_on {
                NextRound::Now
            } else {
                NextRound::WhenReady
            };
            match self.tournament.next(when) {
                Step::Pair(games) => {
                    assert!(!games.is_empty());
                    self.tournament.games.extend(games);
                    let order = |game: &Game| (game.round, game.board, game.game);
                    self.tournament.games.sort_by_key(order);
                    look(&self.tournament);
                    self.come_and_go();
                }
                Step::Wait => self.end_games(),
                Step::Finish => {
                    self.tournament.stage = Stage::Over;
                    return;
                }
            }
        }
        panic!("it does not end");
    }

    fn come_and_go(&mut self) {
        if self.calm {
            return;
        }
        let round = self.tournament.round();
        if self.random.u32(..4) == 0 {
            let next = Number::try_from(self.tournament.entrants.len() + 1).expect("few");
            let newcomer = entrant(next, 1);
            if let Ok(from) = self.tournament.check_entry(newcomer.player) {
                self.tournament.entrants.push(entrant(next, from));
            }
        }
        if self.random.u32(..6) == 0 {
            let one = self.random.usize(..self.tournament.entrants.len());
            let one = &mut self.tournament.entrants[one];
            one.until = one.until.or(Some(round));
        }
    }

    /// Ends some of the games in progress.
    fn end_games(&mut self) {
        let calm = self.calm;
        let mut open: Vec<&mut Game> = self
            .tournament
            .games
            .iter_mut()
            .filter(|game| !game.is_over())
            .collect();
        let many = 1 + open.len() / 2;
        self.random.shuffle(&mut open);
        for game in open.into_iter().take(many) {
            game.result = Some(match self.random.u32(..40) {
                0 if !calm => GameResult::FirstUnplayed,
                1 if !calm => GameResult::SecondUnplayed,
                2 if !calm => GameResult::Unplayed,
                3..=16 => GameResult::First,
                17..=28 => GameResult::Second,
                _ => GameResult::Draw,
            });
        }
        let round = self.tournament.round();
        for number in self.tournament.absentees() {
            let found = self.tournament.entrants.iter_mut();
            let mut found = found.filter(|one| one.number == number);
            found.next().expect("there").until = Some(round);
        }
    }
}

fn played(seed: u64, players: Number, plan: Plan, calm: bool) -> Played {
    Played {
        tournament: new(players, plan),
        random: Rng::with_seed(seed),
        calm,
    }
}

/// Returns all numbers of players from 3 to 40, and some up to 128.
fn sizes() -> impl Iterator<Item = Number> {
    (3..=40).chain([53, 64, 77, 90, 101, 127, 128])
}

fn sides(tournament: &Tournament, number: Number) -> Vec<bool> {
    let games = tournament.games.iter();
    let games =
        games.filter(|game| game.second.is_some() && game.result != Some(GameResult::Unplayed));
    games
        .filter(|game| {
            !matches!(
                game.result,
                Some(GameResult::FirstUnplayed | GameResult::SecondUnplayed)
            )
        })
        .filter_map(|game| {
            if game.first == number {
                Some(true)
            } else {
                (game.second == Some(number)).then_some(false)
            }
        })
        .collect()
}

#[test]
fn in_a_swiss_nobody_meets_twice_has_two_byes_or_one_side_for_long() {
    for players in sizes() {
        let rounds = 7.min(players - 1 + players % 2);
        let mut played = played(
            u64::from(players),
            players,
            plan(System::Swiss, rounds),
            false,
        );
        played.play(|tournament| {
            let mut met = HashSet::new();
            let mut byes = HashSet::new();
            for game in &tournament.games {
                match game.second {
                    None => assert!(byes.insert(game.first), "{players}: a second bye"),
                    Some(second) => {
                        let pair = (game.first.min(second), game.first.max(second));
                        let was_played = game.result.is_none_or(|result| {
                            matches!(
                                result,
                                GameResult::First | GameResult::Second | GameResult::Draw
                            )
                        });
                        // An opponent who did not show up can be met again.
                        assert!(!was_played || met.insert(pair), "{players}: again");
                    }
                }
            }
            let in_round = tournament.games_of(tournament.round());
            let seats: Vec<Number> = in_round
                .flat_map(|game| std::iter::once(game.first).chain(game.second))
                .collect();
            let once: HashSet<_> = seats.iter().collect();
            assert_eq!(once.len(), seats.len(), "{players}: twice in a round");
            for one in &tournament.entrants {
                let is_paired = seats.contains(&one.number);
                assert_eq!(is_paired, one.plays_in(tournament.round()), "{players}");
            }
            let is_last = tournament.round() == rounds;
            for one in tournament.entrants.iter().filter(|_| !is_last) {
                let sides = sides(tournament, one.number);
                let first = sides.iter().filter(|first| **first).count();
                let difference = first.abs_diff(sides.len() - first);
                assert!(difference <= 2, "{players}: {sides:?}");
                let thrice = |three: &[bool]| three.iter().all(|side| *side == three[0]);
                assert!(!sides.windows(3).any(thrice), "{players}: {sides:?}");
            }
        });
    }
}

#[test]
fn in_a_round_robin_everybody_meets_everybody() {
    for players in (3..=21).chain([64, 128]) {
        for (system, times) in [(System::RoundRobin, 1), (System::DoubleRoundRobin, 2)] {
            let mut played = played(u64::from(players), players, plan(system, 0), false);
            played.play(|_| ());
            let mut met = HashMap::new();
            for game in &played.tournament.games {
                if let Some(second) = game.second {
                    *met.entry((game.first.min(second), game.first.max(second)))
                        .or_insert(0) += 1;
                }
            }
            let pairs = players * (players - 1) / 2;
            assert_eq!(met.len(), pairs as usize, "{players}");
            assert!(met.values().all(|met| *met == times), "{players}");
        }
    }
}

#[test]
fn a_round_robin_at_once_is_paired_in_one_step() {
    let at_once = Plan {
        at_once: true,
        ..plan(System::RoundRobin, 0)
    };
    let mut played = played(1, 14, at_once, true);
    assert_eq!(played.tournament.check_start(), Ok(at_once));
    let mut steps = 0;
    played.play(|_| steps += 1);
    assert_eq!(steps, 1);
    assert_eq!(played.tournament.games.len(), 91);
    let many = new(15, at_once).check_start().expect("they may");
    assert!(!many.at_once, "105 boards are too many at once");
}

#[test]
fn in_a_knockout_one_is_left_and_each_meeting_puts_one_out() {
    for players in sizes() {
        let mut played = played(
            u64::from(players),
            players,
            plan(System::Knockout, 0),
            false,
        );
        played.play(|_| ());
        let tournament = &played.tournament;
        assert_eq!(tournament.round(), tournament.rounds(), "{players}");
        let lines = tournament.standings();
        assert_eq!((lines[0].place, lines[1].place), (1, 2), "{players}");
        let meetings: usize = (1..=tournament.round())
            .map(|round| tournament.meetings(round))
            .map(|meetings| {
                meetings
                    .iter()
                    .filter(|one| one[0].second.is_some())
                    .count()
            })
            .sum();
        assert_eq!(meetings + 1, players as usize, "{players}");
    }
}

#[test]
fn a_drawn_meeting_is_played_again_and_then_decided_by_the_sides() {
    let mut tournament = new(4, plan(System::Knockout, 0));
    let Step::Pair(games) = tournament.next(NextRound::WhenReady) else {
        panic!("a first round")
    };
    tournament.games = games;
    let (begun, other) = (tournament.games[0], tournament.games[1]);
    tournament.games[0].result = Some(GameResult::Draw);
    let Step::Pair(again) = tournament.next(NextRound::WhenReady) else {
        panic!("another game")
    };
    assert_eq!(again.len(), 1);
    assert_eq!((again[0].board, again[0].game), (1, 2));
    assert_eq!(Some(again[0].first), begun.second);
    tournament.games.insert(
        1,
        Game {
            result: Some(GameResult::Draw),
            ..again[0]
        },
    );
    assert_eq!(tournament.next(NextRound::WhenReady), Step::Wait);
    tournament.games[2].result = Some(GameResult::First);
    let Step::Pair(last) = tournament.next(NextRound::WhenReady) else {
        panic!("the last round")
    };
    let pair: HashSet<_> = [Some(last[0].first), last[0].second].into();
    assert_eq!(pair, [begun.second, Some(other.first)].into());
}

#[test]
fn a_drawn_meeting_is_not_played_again_with_who_has_withdrawn() {
    let drawn = |out: &[Number]| {
        let mut tournament = new(4, plan(System::Knockout, 0));
        let draw = Some(GameResult::Draw);
        tournament.games = vec![paired(1, 1, 4, draw), paired(2, 3, 2, None)];
        for one in &mut tournament.entrants {
            one.until = out.contains(&one.number).then_some(1);
        }
        let Step::Pair(again) = tournament.next(NextRound::WhenReady) else {
            panic!("another game, or its result")
        };
        assert_eq!((again.len(), again[0].board, again[0].game), (1, 1, 2));
        assert_eq!((again[0].first, again[0].second), (4, Some(1)));
        let through = tournament.winner_of(&[tournament.games[0], again[0]]);
        (again[0].result, through)
    };
    assert_eq!(drawn(&[]), (None, None), "both are called");
    let missed = Some(GameResult::SecondUnplayed);
    assert_eq!(drawn(&[4]), (missed, Some(1)));
    let missed = Some(GameResult::FirstUnplayed);
    assert_eq!(drawn(&[1]), (missed, Some(4)));
    // The stronger one is through and has withdrawn, so the next opponent wins without playing.
    assert_eq!(drawn(&[1, 4]), (Some(GameResult::Unplayed), Some(1)));
}

#[test]
fn who_does_not_come_twice_is_out() {
    let mut tournament = new(4, plan(System::Swiss, 3));
    for round in 1..=2 {
        let Step::Pair(games) = tournament.next(NextRound::WhenReady) else {
            panic!("a round")
        };
        assert!(tournament.absentees().is_empty(), "round {round}");
        tournament.games.extend(games);
        for game in tournament.games.iter_mut().filter(|game| !game.is_over()) {
            game.result = Some(match (game.first, game.second) {
                (4, _) => GameResult::SecondUnplayed,
                (_, Some(4)) => GameResult::FirstUnplayed,
                _ => GameResult::Draw,
            });
        }
    }
    assert_eq!(tournament.absentees(), [4]);
}

/// Returns the points of each player, in halves, counted from the games alone.
fn points(tournament: &Tournament) -> HashMap<Number, u32> {
    let mut points: HashMap<Number, u32> = tournament
        .entrants
        .iter()
        .map(|one| (one.number, 0))
        .collect();
    for game in &tournament.games {
        let (first, second) = match (game.second, game.result) {
            (None, _) | (_, Some(GameResult::First | GameResult::FirstUnplayed)) => (2, 0),
            (_, Some(GameResult::Second | GameResult::SecondUnplayed)) => (0, 2),
            (_, Some(GameResult::Draw)) => (1, 1),
            (_, Some(GameResult::Unplayed) | None) => (0, 0),
        };
        *points.entry(game.first).or_default() += first;
        if let Some(other) = game.second {
            *points.entry(other).or_default() += second;
        }
    }
    for one in &tournament.entrants {
        *points.entry(one.number).or_default() += one.from - 1;
    }
    points
}

/// Returns the opponents a player met, with the half points won against each.
fn met(tournament: &Tournament, number: Number) -> Vec<(Number, u32)> {
    let games = tournament.games.iter();
    games
        .filter_map(|game| {
            let second = game.second?;
            let first = match game.result? {
                GameResult::First => 2,
                GameResult::Draw => 1,
                _ => 0,
            };
            if game.first == number {
                Some((second, first))
            } else {
                (second == number).then_some((game.first, 2 - first))
            }
        })
        .collect()
}

#[test]
fn standings_are_what_a_second_computation_finds() {
    for players in sizes() {
        let mut wild = played(
            u64::from(players),
            players,
            plan(System::Swiss, 5.min(players - 1)),
            false,
        );
        wild.play(|_| ());
        let by_hand = points(&wild.tournament);
        for line in wild.tournament.standings() {
            assert_eq!(line.halves, by_hand[&line.number], "{players}");
        }
    }
    for players in (4..=40).step_by(2) {
        for (system, rounds) in [(System::Swiss, 5.min(players - 1)), (System::RoundRobin, 0)] {
            let mut calm = played(u64::from(players), players, plan(system, rounds), true);
            calm.play(|_| ());
            let (tournament, by_hand) = (&calm.tournament, points(&calm.tournament));
            let lines = tournament.standings();
            for line in &lines {
                let met = met(tournament, line.number);
                let mut theirs: Vec<u32> = met.iter().map(|(other, _)| by_hand[other]).collect();
                theirs.sort_unstable();
                let cut: u32 = theirs[1..].iter().sum();
                let won: u32 = met.iter().map(|(other, won)| by_hand[other] * won).sum();
                // Quarters of a point.
                let expected = if system == System::Swiss {
                    vec![u64::from(cut) * 2, u64::from(won)]
                } else {
                    vec![u64::from(won)]
                };
                assert_eq!(
                    line.tie_breaks[..expected.len()],
                    expected,
                    "{players} {system:?}"
                );
            }
            let key = |line: &Line| (line.halves, line.tie_breaks.clone());
            assert!(
                lines.is_sorted_by(|one, other| key(one) >= key(other)),
                "{players}"
            );
        }
    }
}

#[test]
fn a_report_is_paired_by_other_programs_as_here() {
    for players in 4..=20 {
        let mut played = played(u64::from(players), players, plan(System::Swiss, 3), true);
        played.play(|tournament| {
            let people: Vec<Named> = tournament
                .entrants
                .iter()
                .map(|one| Named {
                    number: one.number,
                    name: format!("Player\n{}", one.number),
                    rating: Some(1500),
                })
                .collect();
            let report = tournament.report("A  cup", &people);
            let paired = pairings::trf::pair(&report).expect("a report");
            let here: Vec<String> = tournament
                .games_of(tournament.round())
                .map(|game| format!("{} {}", game.first, game.second.unwrap_or(0)))
                .collect();
            let said: Vec<&str> = paired.pairs.lines().skip(1).collect();
            assert_eq!(said, here, "{report}");
        });
    }
}

#[test]
fn who_comes_late_has_half_a_point_for_each_round() {
    let mut tournament = new(4, plan(System::Swiss, 3));
    assert_eq!(tournament.check_entry(UserId(1_001)), Err(Refusal::Entered));
    let Step::Pair(games) = tournament.next(NextRound::WhenReady) else {
        panic!("a round")
    };
    tournament.games = games;
    assert_eq!(tournament.check_entry(UserId(7)), Ok(2));
    tournament.entrants.push(entrant(5, 2));
    for game in &mut tournament.games {
        game.result = Some(GameResult::Draw);
    }
    assert!(tournament.standings().iter().all(|line| line.halves == 1));
    let Step::Pair(games) = tournament.next(NextRound::WhenReady) else {
        panic!("a round")
    };
    tournament.games.extend(games);
    assert_eq!(tournament.check_entry(UserId(8)), Err(Refusal::TooLate));
}

/// Returns a game of round 1.
fn paired(board: u32, first: Number, second: Number, result: Option<GameResult>) -> Game {
    Game {
        round: 1,
        board,
        game: 1,
        first,
        second: Some(second),
        id: Some(MatchId(board)),
        result,
    }
}

#[test]
fn points_are_counted_while_a_game_of_an_earlier_round_runs() {
    let mut tournament = new(4, plan(System::Swiss, 3));
    tournament.games = vec![
        paired(1, 1, 3, None),
        paired(2, 2, 4, Some(GameResult::First)),
        Game {
            round: 2,
            ..paired(1, 2, 1, Some(GameResult::First))
        },
    ];
    let first = &tournament.standings()[0];
    assert_eq!((first.number, first.halves), (2, 4));
    assert!(
        !tournament.report("Cup", &[]).contains(" 2 w 1"),
        "no round is over"
    );
}

#[test]
fn a_swiss_has_no_more_rounds_than_its_players_can_play() {
    for (players, rounds) in [(3, 3), (4, 3), (5, 5), (20, 5)] {
        let fitting = new(players, plan(System::Swiss, 5)).check_start();
        assert_eq!(fitting.map(|plan| plan.rounds), Ok(rounds), "{players}");
    }
    assert_eq!(
        new(2, plan(System::Swiss, 5)).check_start(),
        Err(Refusal::TooFew(3))
    );
}

#[test]
fn a_meeting_of_a_knockout_is_decided_before_its_winner_plays_on() {
    let mut tournament = new(4, plan(System::Knockout, 0));
    let drawn = paired(1, 1, 4, Some(GameResult::Draw));
    let again = Game {
        game: 2,
        id: Some(MatchId(3)),
        ..paired(1, 4, 1, None)
    };
    tournament.games = vec![drawn, again, paired(2, 3, 2, Some(GameResult::First))];
    let check = |tournament: &Tournament, game: &Game| {
        let id = game.id.expect("played");
        tournament.check_ruling(game, id)
    };
    let over = |id| Err(Refusal::MeetingOver(MatchId(id)));
    assert_eq!(check(&tournament, &drawn), over(1), "it is played again");
    assert_eq!(check(&tournament, &again), Ok(()));
    tournament.games.push(Game {
        round: 2,
        ..paired(1, 1, 3, None)
    });
    assert_eq!(check(&tournament, &again), over(3));
    tournament.plan.system = System::Swiss;
    assert_eq!(check(&tournament, &again), Ok(()));
}

#[test]
fn limits_are_within_those_of_every_tournament_and_in_order() {
    for (least, most, fits) in [
        (None, None, Some((3, 128))),
        (Some(3), Some(128), Some((3, 128))),
        (Some(8), Some(8), Some((8, 8))),
        (Some(9), Some(8), None),
        (Some(2), None, None),
        (None, Some(129), None),
    ] {
        let limits = Limits { least, most };
        let found = limits.check().ok().map(|it| (it.least(), it.most()));
        assert_eq!(found, fits, "{limits:?}");
    }
}

#[test]
fn whoever_withdraws_makes_room_for_another() {
    let mut tournament = new(4, plan(System::Swiss, 3));
    let limits = Limits {
        most: Some(4),
        ..Limits::default()
    };
    assert_eq!(tournament.check_room(limits), Err(Refusal::Full(4)));
    tournament.entrants[1].until = Some(1);
    assert_eq!(
        (tournament.players(), tournament.check_room(limits)),
        (3, Ok(()))
    );
}
