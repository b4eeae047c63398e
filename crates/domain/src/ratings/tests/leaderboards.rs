//! Places, movement, activity, and the replay of the list.

use std::{convert::Infallible, time::Duration};

use super::super::{
    ACTIVE, Ladder, Leaderboard, Ledger, Memory, Pool, RatedResult, Rating, Rung, Scope, Week,
    Weekly, enter, is_same_absence, retire_idle,
};
use crate::{
    clock::Timestamp,
    matches::{MatchId, Players, ServerId, UserId},
};
use rules::{GameId, Outcome, Side};

/// A Monday, 0:00 UTC.
const MONDAY: Timestamp = Timestamp::from_millis(1_800_230_400_000);
const HOUR: Duration = Duration::from_hours(1);

fn result(number: u32, first: u64, second: u64, outcome: Outcome, at: Timestamp) -> RatedResult {
    RatedResult {
        number: number.into(),
        id: MatchId(number),
        game: GameId::Courtyard,
        scope: Scope::Server(ServerId(10 + first % 2)),
        players: Players::with(UserId(first), Side::First, UserId(second)),
        pair: [first.min(second), first.max(second)].map(UserId),
        outcome,
        at,
    }
}

fn take(memory: &mut Memory, result: &RatedResult) {
    let Ok(()) = enter(memory, result);
}

/// Returns the list of a season: thirty players, a result every few hours, some stop for good.
fn season(seed: u64, count: u32) -> Vec<RatedResult> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut at = MONDAY;
    (1..=count)
        .map(|number| {
            at = at.after(HOUR * random.u32(..12));
            let from = if number > count / 2 { 10 } else { 0 };
            let first = random.u64(from..30);
            let second = (first + 1 + random.u64(..10)) % 40;
            let outcome = random.choice([
                Outcome::Win(Side::First),
                Outcome::Win(Side::Second),
                Outcome::Draw,
            ]);
            result(number, first, second, outcome.expect("one of three"), at)
        })
        .collect()
}

#[test]
fn tallies_count_who_is_on_each_board_and_who_was_when_the_week_began() {
    let mut memory = Memory::default();
    // Copies taken when each week began.
    let (mut week, mut placements_then) = (Week::of(MONDAY), memory.placements.clone());
    let list = season(1, 1200);
    for result in &list {
        if Week::of(result.at) > week {
            week = Week::of(result.at);
            let Ok(()) = retire_idle(&mut memory, monday_of(week));
            placements_then = memory.placements.clone();
        }
        take(&mut memory, result);
    }
    let on = |placements: &std::collections::HashMap<(Pool, UserId), Vec<(Scope, Weekly<_>)>>,
              leaderboard: Leaderboard| {
        let mut rungs: Vec<Rung> = placements
            .iter()
            .filter(|((pool, _), _)| *pool == leaderboard.pool)
            .flat_map(|(_, placements)| placements)
            .filter(|(scope, _)| *scope == leaderboard.scope)
            .filter_map(|(_, placement): &(Scope, Weekly<Option<Rung>>)| placement.now)
            .collect();
        rungs.sort();
        rungs
    };
    let mut players = 0;
    for scope in [
        Scope::Everywhere,
        Scope::Server(ServerId(10)),
        Scope::Server(ServerId(11)),
    ] {
        for pool in [Pool::All, Pool::Game(GameId::Courtyard)] {
            let leaderboard = Leaderboard { scope, pool };
            let (now, then) = (
                on(&memory.placements, leaderboard),
                on(&placements_then, leaderboard),
            );
            players += now.len();
            assert_eq!(from_tallies(&memory, leaderboard, |tally| tally.now), now);
            assert_eq!(
                from_tallies(&memory, leaderboard, |tally| tally.at_start_of(week)),
                then
            );
        }
    }
    assert!(players > 60, "{players}");
    for ((pool, user), placements) in &memory.placements {
        let then = placements_then.get(&(*pool, *user));
        for (scope, placement) in placements {
            let then =
                then.and_then(|placements| placements.iter().find(|(known, _)| known == scope));
            assert_eq!(
                placement.at_start_of(week),
                then.and_then(|(_, placement)| placement.now)
            );
        }
    }
}

fn monday_of(week: Week) -> Timestamp {
    let weeks = u32::try_from(week.0 - Week::of(MONDAY).0).expect("later");
    MONDAY.after(HOUR * 24 * 7 * weeks)
}

fn from_tallies(
    memory: &Memory,
    leaderboard: Leaderboard,
    count: impl Fn(Weekly<u32>) -> u32,
) -> Vec<Rung> {
    let mut rungs: Vec<Rung> = memory
        .tallies
        .iter()
        .filter(|((of, _), _)| *of == leaderboard)
        .flat_map(|((_, rung), tally)| (0..count(*tally)).map(|_| *rung))
        .collect();
    rungs.sort();
    rungs
}

#[test]
fn a_player_idle_for_a_season_leaves_the_leaderboards_until_the_next_result() {
    let mut memory = Memory::default();
    let ada = (Pool::All, UserId(1));
    take(&mut memory, &result(1, 1, 2, Outcome::Draw, MONDAY));
    let just_before = MONDAY.after(ACTIVE).before(Duration::from_millis(1));
    let Ok(()) = retire_idle(&mut memory, just_before);
    assert!(memory.standings[&ada].active);
    let Ok(()) = retire_idle(&mut memory, MONDAY.after(ACTIVE));
    let standing = memory.standings[&ada];
    assert!(!standing.active && standing.rung().is_none());
    assert_eq!(standing.results.draws, 1, "nothing else is forgotten");
    assert!(memory.tallies.values().all(|tally| tally.now == 0));
    take(
        &mut memory,
        &result(2, 3, 1, Outcome::Draw, MONDAY.after(ACTIVE * 2)),
    );
    assert!(memory.standings[&ada].active);
    let Ok(placements) = memory.placements(Pool::All, UserId(1));
    assert_eq!(
        placements.len(),
        2,
        "everywhere and in the server of both matches"
    );
    assert!(
        placements
            .iter()
            .all(|(_, placement)| placement.now.is_some())
    );
}

#[test]
fn established_players_stand_before_provisional_ones_and_equal_points_share_a_rung() {
    let rating = |rating, deviation| Rating {
        rating,
        deviation,
        volatility: 0.06,
    };
    let rungs = [
        rating(1700.0, 80.0),
        rating(1650.2, 60.0),
        rating(900.0, 110.0),
        rating(2100.0, 110.1),
        rating(1500.0, 350.0),
    ]
    .map(Rung::of);
    assert!(rungs.is_sorted_by(|a, b| a < b), "{rungs:?}");
    assert_eq!(Rung::of(rating(1649.6, 70.0)), rungs[1]);
    assert_ne!(Rung::of(rating(1650.6, 60.0)), rungs[1]);
}

#[test]
fn a_week_begins_on_monday() {
    let second = Duration::from_secs(1);
    assert_eq!(Week::of(MONDAY).0, Week::of(MONDAY.before(second)).0 + 1);
    assert_eq!(
        Week::of(MONDAY),
        Week::of(MONDAY.after(HOUR * 24 * 7).before(second))
    );
    assert_eq!(Week::of(Timestamp::from_millis(0)), Week(0));
}

#[test]
fn streaks_and_records_count_what_happened() {
    let mut memory = Memory::default();
    let wins = [Outcome::Win(Side::First); 3];
    let rest = [
        Outcome::Draw,
        Outcome::Win(Side::Second),
        Outcome::Win(Side::Second),
    ];
    let mut streaks = Vec::new();
    for (number, outcome) in (1..).zip(wins.into_iter().chain(rest)) {
        take(&mut memory, &result(number, 1, 2, outcome, MONDAY));
        let standing = |user| memory.standings[&(Pool::All, UserId(user))];
        assert_eq!(standing(1).streak, -standing(2).streak);
        streaks.push(standing(1).streak);
    }
    assert_eq!(streaks, [1, 2, 3, 0, -1, -2]);
    let results = memory.standings[&(Pool::Game(GameId::Courtyard), UserId(1))].results;
    assert_eq!((results.wins, results.losses, results.draws), (3, 2, 1));
    assert_eq!(results.matches(), 6);
}

#[test]
fn a_place_is_one_more_than_the_number_of_players_on_better_rungs() {
    let week = Week::of(MONDAY);
    let tally = |rung, now, then| Ok::<_, Infallible>((Rung(rung), Weekly { now, week, then }));
    // The last rung has been left this week.
    let tallies = [tally(10, 2, 5), tally(20, 3, 1), tally(30, 0, 4)];
    let Ok(ladder) = Ladder::new(tallies, week);
    for (rung, place, place_then) in [
        (9, 1, 1),
        (10, 1, 1),
        (11, 3, 6),
        (20, 3, 6),
        (21, 6, 7),
        (30, 6, 7),
        (31, 6, 11),
    ] {
        let rung = Rung(rung);
        let places = (ladder.place(rung), ladder.place_then(rung));
        assert_eq!(places, (place, place_then), "{rung:?}");
    }
    assert_eq!(ladder.players(), 5);
    let empty = Ladder::default();
    assert_eq!((empty.players(), empty.place(Rung(10))), (0, 1));
}

#[test]
fn an_absence_lasts_until_the_player_does_something_after_the_earlier_turn_began() {
    let (earlier, later) = (MONDAY, MONDAY.after(HOUR));
    for turns in [[earlier, later], [later, earlier]] {
        assert!(is_same_absence(turns, None));
        assert!(is_same_absence(turns, Some(earlier)));
        let back = earlier.after(Duration::from_millis(1));
        assert!(!is_same_absence(turns, Some(back)));
    }
}

#[test]
fn a_pool_has_one_game_or_all() {
    assert_eq!(Pool::All.game(), None);
    for game in GameId::ALL {
        assert_eq!(Pool::Game(*game).game(), Some(*game));
    }
}
