//! Tests of who can make and answer offers, and of how many moves a takeback takes back.

use proptest::prelude::*;

use super::*;
use crate::matches::{
    clock::PauseLength,
    tests::{canonical, standing_after},
};
use rules::{AnyPosition, GameId};

const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const CLEO: UserId = UserId(3);

/// A match and its record.
type Played = (Match, Record);

fn playing_from(start: AnyPosition, moves: &[&str]) -> Played {
    let moves = canonical(&start, moves);
    let record = Record::read(start, moves);
    (standing_after(&record), record)
}

fn playing(moves: &[&str]) -> Played {
    playing_from(GameId::GuardAndTowers.start(None).expect("standard"), moves)
}

fn texts(moves: &[AnyMove]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn offered((of, record): &Played, kind: OfferKind, by: UserId, state: OfferState) -> Offer {
    let Ok(Offering::New(moves)) = of.offer(by, kind, &[], record) else {
        panic!("it can be offered")
    };
    Offer {
        id: OfferId(1),
        about: of.id,
        kind,
        by,
        revision: of.revision(),
        moves: texts(&moves),
        pause: (kind == OfferKind::Pause).then_some(PauseLength::Week),
        state,
    }
}

/// Returns the moves that a takeback for this player takes back.
fn taken((of, record): &Played, by: UserId) -> Result<Vec<String>, Refusal> {
    match of.offer(by, OfferKind::Takeback, &[], record)? {
        Offering::New(moves) => Ok(texts(&moves)),
        Offering::Theirs(offer) => panic!("nobody was first: {offer:?}"),
    }
}

/// Returns the match's state when the opponent agrees to this player's takeback.
fn taken_back(played: &Played, by: UserId) -> Takeback {
    let offer = offered(played, OfferKind::Takeback, by, OfferState::Open);
    let (of, record) = played;
    match offer.accept(of, record, of.players.opponent_of(by)) {
        Ok(Agreement::Takeback(takeback)) => *takeback,
        other => panic!("taken back, not {other:?}"),
    }
}

#[test]
fn the_last_own_move_is_taken_back_with_what_came_after() {
    let played = playing(&["a7-a6", "a1-a2"]);
    let (found, record) = &played;
    assert_eq!(taken(&played, BEN), Ok(vec!["a1-a2".to_owned()]));
    assert_eq!(
        taken(&played, ADA),
        Ok(vec!["a7-a6".to_owned(), "a1-a2".to_owned()])
    );
    for (by, ply, mover) in [(BEN, 1, Side::Second), (ADA, 0, Side::First)] {
        let takeback = taken_back(&played, by);
        assert_eq!(takeback.ply, ply);
        assert_eq!(
            takeback.position,
            *record.position_after(ply).expect("there")
        );
        assert_eq!(takeback.last.as_ref(), record.move_number(ply));
        assert_eq!(takeback.position.side_to_move(), mover);
        assert_eq!(
            takeback.ply + takeback.taken_back,
            found.revision() + 1,
            "the revision rises"
        );
    }
    let nothing = Err(Refusal::NothingToTakeBack);
    assert_eq!(taken(&playing(&[]), ADA), nothing);
    assert_eq!(taken(&playing(&["a7-a6"]), BEN), nothing);
}

#[test]
fn plies_in_a_row_are_taken_back_one_by_one() {
    // White misses a capture with each of two guards, so Black first chooses which one to remove.
    let start = GameId::Courtyard
        .parse_position("k9/10/10/10/10/10/2s5s1/1G5G2/S9/9K w -")
        .expect("a position");
    let chosen = playing_from(start.clone(), &["j1-i2", "*h3"]);
    assert_eq!(chosen.0.turn(), Some(BEN), "Black's turn goes on");
    assert_eq!(taken(&chosen, BEN), Ok(vec!["*h3".to_owned()]));
    assert_eq!(taken_back(&chosen, ADA).ply, 0);

    let moved = playing_from(start, &["j1-i2", "*h3", "a10-b9"]);
    assert_eq!(taken(&moved, BEN), Ok(vec!["a10-b9".to_owned()]));
    assert_eq!(taken(&moved, ADA).map(|moves| moves.len()), Ok(3));
    let round: [&[&str]; 2] = [&["j1-i2"], &["*h3", "a10-b9"]];
    assert_eq!(moved.1.rounds(), [round]);
}

#[test]
fn the_opponent_and_nobody_else_answers() {
    let played = playing(&["a7-a6"]);
    let offer = offered(&played, OfferKind::Draw, ADA, OfferState::Open);
    let (found, record) = played;
    let drawn = Agreement::Draw(End {
        outcome: Some(Outcome::Draw),
        termination: Termination::Agreement,
    });
    assert_eq!(offer.accept(&found, &record, BEN), Ok(drawn));
    assert_eq!(offer.decline(&found, BEN), Ok(()));
    assert_eq!(offer.withdraw(&found, ADA), Ok(()));

    let stranger = Refusal::NotAPlayer(MatchId(7));
    assert_eq!(offer.accept(&found, &record, CLEO), Err(stranger.clone()));
    assert_eq!(offer.decline(&found, CLEO), Err(stranger.clone()));
    assert_eq!(offer.withdraw(&found, CLEO), Err(stranger));
    assert_eq!(offer.accept(&found, &record, ADA), Err(Refusal::OwnOffer));
    assert_eq!(offer.decline(&found, ADA), Err(Refusal::OwnOffer));
    let theirs = Refusal::NotTheOfferer(ADA);
    assert_eq!(offer.withdraw(&found, BEN), Err(theirs));
}

#[test]
fn an_offer_that_is_closed_stays_closed() {
    let played = playing(&["a7-a6"]);
    let (found, record) = played.clone();
    for state in OfferState::ALL {
        let offer = offered(&played, OfferKind::Takeback, ADA, state);
        let open = state == OfferState::Open;
        assert_eq!(
            offer.accept(&found, &record, BEN).is_ok(),
            open,
            "{state:?}"
        );
        if !open {
            let closed = Err(Refusal::OfferClosed(state));
            assert_eq!(offer.decline(&found, BEN), closed);
            assert_eq!(offer.withdraw(&found, ADA), closed);
        }
    }
    let mut over = found;
    let offer = offered(&played, OfferKind::Draw, ADA, OfferState::Open);
    over.end = over.resign(BEN).ok();
    let finished = Refusal::Finished(MatchId(7));
    assert_eq!(offer.accept(&over, &record, BEN), Err(finished.clone()));
    assert_eq!(
        over.offer(ADA, OfferKind::Draw, &[], &record),
        Err(finished)
    );
}

#[test]
fn on_one_board_nobody_makes_the_same_offer_twice() {
    let played = playing(&["a7-a6", "a1-a2"]);
    let (found, record) = &played;
    let (draw, takeback) = (OfferKind::Draw, OfferKind::Takeback);
    let open = [offered(&played, draw, ADA, OfferState::Open)];
    let waits = Err(Refusal::OfferWaits(draw));
    assert_eq!(found.offer(ADA, draw, &open, record), waits);
    let theirs = Offering::Theirs(open[0].clone());
    assert_eq!(found.offer(BEN, draw, &open, record), Ok(theirs));
    assert!(matches!(
        found.offer(BEN, takeback, &open, record),
        Ok(Offering::New(_))
    ));
    for state in [OfferState::Declined, OfferState::Withdrawn] {
        let closed = [offered(&played, draw, ADA, state)];
        let before = Err(Refusal::OfferedBefore(draw));
        assert_eq!(found.offer(ADA, draw, &closed, record), before);
        let new = Offering::New(Vec::new());
        assert_eq!(found.offer(BEN, draw, &closed, record), Ok(new));
    }
}

#[test]
fn nothing_is_taken_back_where_the_positions_before_are_not_known() {
    let start = GameId::GuardAndTowers.start(None).expect("standard");
    let record = Record::read(start, ["a7-a6", "a1-a3"].map(str::to_owned));
    let found = standing_after(&record);
    let offer = |kind| found.offer(ADA, kind, &[], &record);
    let refused = Err(Refusal::OlderRules(MatchId(7)));
    assert_eq!(offer(OfferKind::Takeback), refused);
    assert_eq!(offer(OfferKind::Draw), Ok(Offering::New(Vec::new())));
}

proptest! {
    /// Plies and draw offers in any order, in any game: an offer waits until the opponent of the
    /// player who made it has moved by hand, and there is never a second one beside it.
    #[test]
    fn a_draw_waits_until_the_opponent_moves(seed: u64) {
        let mut random = fastrand::Rng::with_seed(seed);
        for &game in GameId::ALL {
            let start = game.start(None).expect("standard");
            let mut moves: Vec<String> = Vec::new();
            let (mut played, mut open) = (playing_from(start.clone(), &[]), None::<Offer>);
            for _ in 0..16 {
                let (found, record) = &played;
                let Some(mover) = found.turn() else { break };
                if random.bool() {
                    let by = *random.choice(&[ADA, BEN]).expect("two");
                    let earlier: Vec<Offer> = open.iter().cloned().collect();
                    let made = found.offer(by, OfferKind::Draw, &earlier, record);
                    match &open {
                        None => {
                            prop_assert_eq!(made, Ok(Offering::New(Vec::new())));
                            open = Some(offered(&played, OfferKind::Draw, by, OfferState::Open));
                        }
                        Some(offer) if offer.by == by => {
                            prop_assert_eq!(made, Err(Refusal::OfferWaits(OfferKind::Draw)));
                        }
                        Some(offer) => prop_assert_eq!(made, Ok(Offering::Theirs(offer.clone()))),
                    }
                } else {
                    let legal = found.position().moves();
                    let Some(mv) = random.choice(&legal) else {
                        break;
                    };
                    moves.push(mv.to_string());
                    let by = *random.choice(&[PlyBy::Hand, PlyBy::Plan]).expect("two");
                    let waits = open
                        .as_ref()
                        .is_some_and(|offer| offer.by == mover || by == PlyBy::Plan);
                    open = open.filter(|offer| offer.outlives_ply_of(mover, by));
                    prop_assert_eq!(open.is_some(), waits, "after a ply of {}", mover);
                    let texts: Vec<&str> = moves.iter().map(String::as_str).collect();
                    played = playing_from(start.clone(), &texts);
                }
            }
        }
    }
}

#[test]
fn no_takeback_outlives_a_ply() {
    let played = playing(&["a7-a6", "a1-a2"]);
    for by in [ADA, BEN] {
        let takeback = offered(&played, OfferKind::Takeback, by, OfferState::Open);
        let draw = offered(&played, OfferKind::Draw, by, OfferState::Open);
        for mover in [ADA, BEN] {
            for how in [PlyBy::Hand, PlyBy::Plan] {
                assert!(!takeback.outlives_ply_of(mover, how));
                let waits = by == mover || how == PlyBy::Plan;
                assert_eq!(draw.outlives_ply_of(mover, how), waits);
            }
        }
    }
}

#[test]
fn a_pause_has_nothing_to_do_with_the_board() {
    let played = playing(&["a7-a6", "a1-a2"]);
    let (found, record) = &played;
    let pause = offered(&played, OfferKind::Pause, ADA, OfferState::Open);
    for by in [PlyBy::Hand, PlyBy::Plan] {
        assert!(pause.outlives_ply_of(ADA, by) && pause.outlives_ply_of(BEN, by));
    }
    assert_eq!(
        pause.accept(found, record, BEN),
        Ok(Agreement::Pause(PauseLength::Week))
    );
    // The board is the same after a pause, but the players can still agree on another one.
    let again = |state| {
        let earlier = Offer {
            state,
            ..pause.clone()
        };
        found.offer(ADA, OfferKind::Pause, &[earlier], record)
    };
    assert!(again(OfferState::Accepted).is_ok());
    let refused = Err(Refusal::OfferedBefore(OfferKind::Pause));
    assert_eq!(again(OfferState::Declined), refused);
}
