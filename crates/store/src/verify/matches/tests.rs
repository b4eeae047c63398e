//! On plain values: data that no schema allows in a table, and data that is right although it looks
//! odd.

use super::*;
use crate::verify::{clocks::Time, rows::StoredPly};
use domain::{
    clock::Timestamp,
    matches::{End, MatchId, Players, PositionKey, Record, ServerId, Termination, Timing, UserId},
};
use rules::{Outcome, Side};

const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);

/// A running match as it is stored after these moves of Guard & Towers.
fn running(texts: &[&str]) -> Stored {
    let start = GameId::GuardAndTowers.start(None).expect("standard");
    let record = Record::read(start, texts.iter().map(|&text| text.to_owned()));
    let players = Players::with(ADA, Side::First, BEN);
    let progress = record.progress();
    let plies = (1..).zip(record.plies()).map(|(number, ply)| StoredPly {
        number,
        text: ply.mv.to_string(),
        key: PositionKey::of(&ply.position),
    });
    let played = Played {
        guest: None,
        players,
        rules: GameId::GuardAndTowers.info().rules,
        position: progress.position.to_string(),
        previous: progress.last.map(|mv| mv.before().to_string()),
        ply: progress.ply,
        setbacks: 0,
        restored: 0,
        turn: Some(players.on(progress.position.side_to_move())),
        over: None,
        plies: plies.collect(),
        taken_back: Vec::new(),
        open_offers: Vec::new(),
        plans: Vec::new(),
        result: None,
        same_absence: false,
        time: Time::begun(Timestamp::from_millis(0)),
    };
    Stored {
        mirror: None,
        id: MatchId(7),
        state: ChallengeState::Accepted,
        game: "guard-and-towers".to_owned(),
        start: record.start().to_string(),
        server: ServerId(10),
        rated: false,
        timing: Timing::NONE,
        played: Some(played),
    }
}

/// The faults of a match that is damaged this way.
fn faults(texts: &[&str], damage: impl FnOnce(&mut Stored, &mut Played)) -> Vec<MatchFault> {
    let mut stored = running(texts);
    let mut played = stored.played.take().expect("a match");
    damage(&mut stored, &mut played);
    stored.played = Some(played);
    match_faults(&stored).faults
}

#[test]
fn a_match_may_stand_at_its_start() {
    assert_eq!(faults(&[], |_, _| {}), []);
}

#[test]
fn a_game_that_is_not_known_is_said() {
    let unknown = faults(&["a7-a6"], |stored, _| "chess".clone_into(&mut stored.game));
    assert_eq!(unknown, [MatchFault::Game("chess".to_owned())]);
}

#[test]
fn a_running_match_has_no_result() {
    let entered = faults(&["a7-a6"], |stored, played| {
        played.result = Some(StoredResult {
            game: Some(GameId::GuardAndTowers),
            server: stored.server,
            players: played.players,
            outcome: Outcome::Draw,
        });
    });
    assert_eq!(entered, [MatchFault::Result("is running")]);
}

#[test]
fn a_running_match_has_not_ended_by_a_move() {
    let repeated = ["a7-a6", "a1-a2", "a6-a7", "a2-a1"].repeat(2);
    let record = Some(End {
        outcome: Some(Outcome::Draw),
        termination: Termination::Repetition,
    });
    let stored = None;
    assert_eq!(
        faults(&repeated, |_, _| {}),
        [MatchFault::End { stored, record }]
    );
    assert_eq!(faults(&repeated[..7], |_, _| {}), []);
}

#[test]
fn nothing_is_played_after_the_end() {
    let repeated = ["a7-a6", "a1-a2", "a6-a7", "a2-a1"].repeat(2);
    let gone_on = [&repeated[..], &["d7-d6"]].concat();
    assert_eq!(faults(&gone_on, |_, _| {}), [MatchFault::GoesOn(8)]);
}

#[test]
fn setbacks_may_have_grown_by_more_than_is_known() {
    let taken_back = |setbacks, rows: &[(u32, u32)]| {
        faults(&["a7-a6"], |_, played| {
            played.setbacks = setbacks;
            played.taken_back = rows.to_vec();
        })
    };
    // Two plies were taken back, and later one.
    let rows = [(0, 2), (0, 3), (3, 2)];
    assert_eq!(taken_back(5, &rows), []);
    assert_eq!(taken_back(9, &rows), []);
    assert_eq!(taken_back(4, &rows), [MatchFault::TakenBack(3)]);
    assert_eq!(taken_back(2, &[]), []);
    let overlap = [(0, 2), (0, 3), (2, 2)];
    assert_eq!(taken_back(5, &overlap), [MatchFault::TakenBack(0)]);
    let hole = [(0, 2), (0, 4)];
    assert_eq!(taken_back(5, &hole), [MatchFault::TakenBack(0)]);
}

#[test]
fn whatever_the_rules_were_the_plies_are_counted() {
    let mut stored = running(&["a7-a6"]);
    if let Some(played) = &mut stored.played {
        played.rules += 1;
        "b1-b7".clone_into(&mut played.plies[0].text);
        played.ply = 2;
    }
    let found = match_faults(&stored);
    let (stored, record) = (2, 1);
    assert_eq!(found.faults, [MatchFault::Plies { stored, record }]);
    let older = found.older.expect("it cannot be checked");
    assert!(
        matches!(older.fault, MatchFault::Refused { ply: 1, .. }),
        "{older}"
    );
}

/// A rated match of this many plies that was drawn by agreement, in the list of results or not.
fn drawn(plies: usize, is_listed: bool, too_short: Option<bool>) -> Vec<MatchFault> {
    let texts = &["a7-a6", "a1-a2", "d7-d6", "b1-b2"][..plies];
    faults(texts, |stored, played| {
        stored.rated = true;
        (played.turn, played.previous) = (None, None);
        played.plies.clear();
        played.over = Some(Over {
            end: End {
                outcome: Some(Outcome::Draw),
                termination: Termination::Agreement,
            },
            annulled: false,
            moves: texts.join(" "),
            times: vec!["1"; plies].join(" "),
            too_short,
        });
        played.result = is_listed.then_some(StoredResult {
            game: Some(GameId::GuardAndTowers),
            server: stored.server,
            players: played.players,
            outcome: Outcome::Draw,
        });
    })
}

#[test]
fn a_match_that_has_not_begun_has_no_result_unless_it_is_old() {
    assert_eq!(drawn(3, false, Some(true)), []);
    assert_eq!(drawn(4, true, Some(false)), []);
    // From before this was checked.
    assert_eq!(drawn(3, true, None), []);
    assert_eq!(drawn(4, true, None), []);
    assert_eq!(drawn(3, false, None), [MatchFault::NoResult]);
    assert_eq!(
        drawn(3, true, Some(true)),
        [MatchFault::Result("was too short")]
    );
    assert_eq!(drawn(4, false, Some(false)), [MatchFault::NoResult]);
    assert_eq!(drawn(3, true, Some(false)), [MatchFault::TooShort(false)]);
    assert_eq!(drawn(4, false, Some(true)), [MatchFault::TooShort(true)]);
}
