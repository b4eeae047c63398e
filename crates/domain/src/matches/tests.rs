//! What players can do and when, and what follows.

use std::time::Duration;

use super::{
    Challenge, ChallengeState, ChannelId, Closing, End, Guest, Invitation, LIFETIME, Match,
    MatchId, NoRuling, Pace, Place, Players, PositionKey, Progress, Record, Refusal, Ruling,
    ServerId, ShowingId, SideWish, Termination, Timing, UserId,
};
use crate::clock::Timestamp;
use rules::{
    AnyMove, AnyPosition, GameId, MoveError, Outcome, Side, Square,
    words::{Explain, Locale},
};

const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const CLEO: UserId = UserId(3);
const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);

fn place() -> Place {
    Place {
        server: ServerId(10),
        channel: ChannelId(20),
        locale: Locale::English,
    }
}

fn challenge(opponent: Option<UserId>, wish: SideWish) -> Challenge {
    Challenge {
        id: MatchId(7),
        showing: ShowingId(7),
        guest: None,
        invitation: Invitation {
            place: place(),
            start: GameId::GuardAndTowers.start(None).expect("standard"),
            challenger: ADA,
            opponent,
            wish,
            timing: Timing::NONE,
            rated: true,
            rematch_of: None,
        },
        made_at: NOON,
        expires_at: NOON.after(LIFETIME),
        state: ChallengeState::Open,
    }
}

fn playing(moves: &[&str]) -> Match {
    playing_from(GameId::GuardAndTowers.start(None).expect("standard"), moves)
}

fn playing_from(start: AnyPosition, moves: &[&str]) -> Match {
    standing_after(&record(start, moves))
}

fn record(start: AnyPosition, moves: &[&str]) -> Record {
    let moves = canonical(&start, moves);
    Record::read(start, moves)
}

/// Returns Ada's match against Ben after the moves of a record.
pub(super) fn standing_after(record: &Record) -> Match {
    Match {
        id: MatchId(7),
        place: place(),
        players: Players::with(ADA, Side::First, BEN),
        rules: 1,
        progress: record.progress(),
        taken_back: 0,
        restored: 0,
        showing: ShowingId(7),
        guest: None,
        end: None,
    }
}

/// Returns the canonical texts of moves.
pub(super) fn canonical(start: &AnyPosition, moves: &[&str]) -> Vec<String> {
    let mut position = start.clone();
    let played = moves.iter().map(|text| {
        let mv = position.read_move(text).expect("a legal move");
        position = mv.after();
        mv.to_string()
    });
    played.collect()
}

#[test]
fn the_challenged_and_nobody_else_takes_a_challenge() {
    let challenge = challenge(Some(BEN), SideWish::Lot);
    assert!(challenge.accept(BEN, NOON, Side::First).is_ok());
    assert_eq!(
        challenge.accept(CLEO, NOON, Side::First),
        Err(Refusal::NotChallenged(BEN))
    );
    assert_eq!(
        challenge.accept(ADA, NOON, Side::First),
        Err(Refusal::OwnChallenge)
    );
    assert_eq!(challenge.decline(BEN, NOON), Ok(Closing::Declined));
    assert_eq!(
        challenge.decline(CLEO, NOON),
        Err(Refusal::NotChallenged(BEN))
    );
    assert_eq!(challenge.withdraw(ADA, NOON), Ok(Closing::Withdrawn));
    assert_eq!(
        challenge.withdraw(BEN, NOON),
        Err(Refusal::NotTheChallenger(ADA))
    );
}

#[test]
fn anybody_but_the_challenger_takes_an_open_seat() {
    let seat = challenge(None, SideWish::Lot);
    assert!(seat.accept(CLEO, NOON, Side::First).is_ok());
    assert_eq!(
        seat.accept(ADA, NOON, Side::First),
        Err(Refusal::OwnChallenge)
    );
    assert_eq!(
        seat.decline(CLEO, NOON),
        Err(Refusal::NotTheChallenger(ADA))
    );
}

#[test]
fn the_wish_decides_who_begins_and_the_lot_where_there_is_none() {
    for (wish, lot, first) in [
        (SideWish::Lot, Side::First, ADA),
        (SideWish::Lot, Side::Second, BEN),
        (SideWish::Side(Side::First), Side::Second, ADA),
        (SideWish::Side(Side::Second), Side::First, BEN),
    ] {
        let players = challenge(Some(BEN), wish)
            .accept(BEN, NOON, lot)
            .expect("accepted");
        assert_eq!(players.on(Side::First), first, "{wish:?} {lot:?}");
        assert_ne!(players.on(Side::Second), first);
    }
}

#[test]
fn a_live_challenge_waits_for_an_hour_and_any_other_for_a_week() {
    for pace in Pace::ALL {
        let mut invitation = challenge(None, SideWish::Lot).invitation;
        invitation.timing.pace = pace;
        let hours = if pace.is_live() { 1 } else { 7 * 24 };
        assert_eq!(
            invitation.lifetime(),
            Duration::from_hours(hours),
            "{}",
            pace.id()
        );
    }
}

#[test]
fn a_challenge_is_answered_once_and_in_time() {
    let mut challenge = challenge(Some(BEN), SideWish::Lot);
    let late = NOON.after(LIFETIME);
    let just_in_time = Timestamp::from_millis(late.millis() - 1);
    assert!(challenge.accept(BEN, just_in_time, Side::First).is_ok());
    let expired = Refusal::ChallengeClosed(Closing::Expired);
    assert_eq!(
        challenge.accept(BEN, late, Side::First),
        Err(expired.clone())
    );
    assert_eq!(challenge.withdraw(ADA, late), Err(expired));
    for (state, refusal) in [
        (ChallengeState::Accepted, Refusal::SeatTaken(MatchId(7))),
        (
            ChallengeState::Closed(Closing::Withdrawn),
            Refusal::ChallengeClosed(Closing::Withdrawn),
        ),
    ] {
        challenge.state = state;
        assert_eq!(
            challenge.accept(BEN, NOON, Side::First),
            Err(refusal.clone())
        );
        assert_eq!(challenge.decline(BEN, NOON), Err(refusal.clone()));
        assert_eq!(challenge.withdraw(ADA, NOON), Err(refusal));
    }
}

#[test]
fn invitations_that_cannot_lead_to_a_match_are_refused() {
    let mut invitation = challenge(Some(ADA), SideWish::Lot).invitation;
    assert_eq!(invitation.check(0), Err(Refusal::ChallengedSelf));
    invitation.opponent = Some(BEN);
    assert_eq!(invitation.check(9), Ok(()));
    assert_eq!(invitation.check(10), Err(Refusal::TooManyChallenges(10)));
}

#[test]
fn only_the_player_to_move_moves() {
    let found = playing(&[]);
    assert_eq!(found.turn(), Some(ADA));
    assert_eq!(
        found.play_typed(BEN, "a1a2"),
        Err(Refusal::NotYourTurn(ADA))
    );
    assert_eq!(
        found.play_typed(CLEO, "a7a6"),
        Err(Refusal::NotAPlayer(MatchId(7)))
    );
    let next = found.play_typed(ADA, "A7 A6").expect("legal");
    assert_eq!((next.number, next.end), (1, None));
    assert_eq!(next.ply.mv.to_string(), "a7-a6");
    assert_eq!(playing(&["a7a6"]).turn(), Some(BEN));
}

#[test]
fn a_refused_move_says_why_and_what_is_legal() {
    let Err(Refusal::Move { error, legal, .. }) = playing(&[]).play_typed(ADA, "a7a5") else {
        panic!("refused as a move");
    };
    assert!(matches!(error, MoveError::Illegal(_)));
    assert_eq!(error.sentence().key, "gt-tower-too-far");
    assert_eq!(legal.len(), 8);
    let is_legal = |mv: &AnyMove| playing(&[]).play(ADA, &mv.squares()).is_ok();
    assert!(legal.iter().all(is_legal));
}

#[test]
fn the_rules_end_a_match() {
    let start = GameId::GuardAndTowers
        .parse_position("7/7/7/7/7/3RG3/BG6 r")
        .expect("good");
    let found = playing_from(start, &[]);
    let next = found.play_typed(ADA, "d2d1").expect("legal");
    let won = End {
        outcome: Some(Outcome::Win(Side::First)),
        termination: Termination::Rules,
    };
    assert_eq!(next.end, Some(won));
    let mut over = found;
    over.end = Some(won);
    assert_eq!(over.turn(), None);
    assert_eq!(
        over.play_typed(ADA, "d2d1"),
        Err(Refusal::Finished(MatchId(7)))
    );
    assert_eq!(over.resign(BEN), Err(Refusal::Finished(MatchId(7))));
}

#[test]
fn the_third_time_a_position_stands_the_match_is_drawn() {
    let dance = ["d7d6", "d1d2", "d6d7", "d2d1"];
    let mut moves: Vec<&str> = dance.to_vec();
    moves.extend(&dance[..3]);
    // The start position has occurred twice. Blue's next move leads to it again.
    let next = playing(&moves).play_typed(BEN, "d2d1").expect("legal");
    let drawn = End {
        outcome: Some(Outcome::Draw),
        termination: Termination::Repetition,
    };
    assert_eq!(next.end, Some(drawn));
    // The same pieces with the other side to move are another position.
    let second = playing(&dance[..3]).play_typed(BEN, "d2d1").expect("legal");
    assert_eq!(second.end, None);
}

#[test]
fn a_player_who_resigns_loses_even_out_of_turn() {
    let lost = |by| playing(&[]).resign(by).map(|end| end.outcome);
    assert_eq!(lost(ADA), Ok(Some(Outcome::Win(Side::Second))));
    assert_eq!(lost(BEN), Ok(Some(Outcome::Win(Side::First))));
    assert_eq!(lost(CLEO), Err(Refusal::NotAPlayer(MatchId(7))));
}

#[test]
fn playing_on_leads_where_the_record_does() {
    let start = GameId::GuardAndTowers.start(None).expect("standard");
    let moves = ["d7d6", "d1d2", "d6d7", "d2d1", "a7a6"];
    let mut found = playing(&[]);
    assert_eq!(found.progress, Progress::begin(start.clone()));
    for ply in 0..moves.len() {
        let turn = found.turn().expect("running");
        let next = found.play_typed(turn, moves[ply]).expect("legal");
        found = found.after(&next);
        let record = record(start.clone(), &moves[..=ply]);
        assert_eq!(found, standing_after(&record));
        assert_eq!(
            found.last().map(AnyMove::after).as_ref(),
            Some(found.position())
        );
        let now = PositionKey::of(found.position());
        assert_eq!(found.progress.seen.last(), Some(&now));
        assert_eq!(found.progress.seen.len(), ply + 2);
    }
}

#[test]
fn the_last_ply_ends_the_match() {
    let start = GameId::GuardAndTowers
        .parse_position("7/7/7/7/7/3RG3/BG6 r")
        .expect("good");
    let found = playing_from(start, &[]);
    let next = found.play_typed(ADA, "d2d1").expect("legal");
    let over = found.after(&next);
    assert!(next.end.is_some());
    assert_eq!((over.end, over.turn()), (next.end, None));
}

#[test]
fn a_move_is_named_by_its_squares_or_typed() {
    let found = playing(&[]);
    let (a7, a6, a5) = (Square::new(0, 6), Square::new(0, 5), Square::new(0, 4));
    assert_eq!(found.play(ADA, &[a7, a6]), found.play_typed(ADA, "a7a6"));
    for squares in [&[][..], &[a7], &[a7, a5], &[a7, Square::new(25, 25)]] {
        let refused = found.play(ADA, squares);
        assert!(matches!(refused, Err(Refusal::Move { .. })), "{squares:?}");
    }
}

#[test]
fn durations_between_moments_never_run_backwards() {
    assert_eq!(NOON.after(LIFETIME).since(NOON), LIFETIME);
    assert_eq!(NOON.since(NOON.after(LIFETIME)), Duration::ZERO);
}

#[test]
fn moderators_of_one_of_two_servers_rule_only_against_the_player_of_their_own() {
    let start = GameId::GuardAndTowers.start(None).expect("standard");
    // Seen from the server in which Ada plays.
    let running = Match {
        guest: Some(Guest {
            player: BEN,
            server: ServerId(12),
            showing: ShowingId(8),
        }),
        ..standing_after(&record(start, &[]))
    };
    let over = |winner| Match {
        end: Some(End {
            outcome: winner,
            termination: Termination::Resignation,
        }),
        ..running.clone()
    };
    let may = |ruling: Ruling, of: &Match| ruling.check(of, CLEO).is_ok();
    assert!(may(Ruling::Win(Side::Second), &running));
    assert!(!may(Ruling::Win(Side::First), &running));
    assert!(!may(Ruling::Draw, &running));
    assert!(may(Ruling::Abort, &running) && may(Ruling::Unstick, &running));
    assert!(may(Ruling::Annul, &over(Some(Outcome::Win(Side::First)))));
    assert!(!may(Ruling::Annul, &over(Some(Outcome::Win(Side::Second)))));
    assert!(!may(Ruling::Annul, &over(Some(Outcome::Draw))));
    let within = Match {
        guest: None,
        ..running
    };
    assert!(may(Ruling::Draw, &within) && may(Ruling::Win(Side::First), &within));
}

#[test]
fn moderators_end_what_runs_void_what_is_over_and_decide_no_match_of_their_own() {
    let start = GameId::GuardAndTowers.start(None).expect("standard");
    let running = standing_after(&record(start, &[]));
    let ended = |outcome, termination| Match {
        end: Some(End {
            outcome,
            termination,
        }),
        ..running.clone()
    };
    let over = ended(Some(Outcome::Draw), Termination::Adjudication);
    for ruling in [Ruling::Win(Side::First), Ruling::Draw, Ruling::Abort] {
        assert_eq!(ruling.check(&running, CLEO), Ok(()));
        assert_eq!(ruling.check(&over, CLEO), Err(Refusal::Finished(over.id)));
        let own = Err(NoRuling::OwnMatch(running.id).into());
        assert_eq!(ruling.check(&running, BEN), own);
    }
    let runs = Err(Refusal::StillRunning(running.id));
    assert_eq!(Ruling::Annul.check(&running, CLEO), runs);
    assert_eq!(Ruling::Annul.check(&over, CLEO), Ok(()));
    let without = ended(None, Termination::Aborted);
    let nothing = Err(NoRuling::NoResult(without.id).into());
    assert_eq!(Ruling::Annul.check(&without, CLEO), nothing);
    let own = Err(NoRuling::OwnMatch(over.id).into());
    assert_eq!(Ruling::Annul.check(&over, ADA), own);
    assert_eq!(Ruling::Unstick.check(&running, ADA), Ok(()));
}
