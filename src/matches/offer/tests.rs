//! Who may make and answer offers, and how many moves are taken back.

use super::*;
use crate::{
    games::{AnyPosition, GameId},
    matches::{ChannelId, Place, Players, ServerId, tests::canonical},
    words::Locale,
};

const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const CLEO: UserId = UserId(3);

fn playing_from(start: AnyPosition, moves: &[&str]) -> Match {
    let place = Place {
        server: ServerId(10),
        channel: ChannelId(20),
        locale: Locale::English,
    };
    let players = Players::with(ADA, Side::First, BEN);
    let moves = canonical(&start, moves);
    Match::replay(MatchId(7), place, players, start, moves, None).expect("a legal record")
}

fn playing(moves: &[&str]) -> Match {
    playing_from(GameId::GuardAndTowers.start(None).expect("standard"), moves)
}

fn texts(moves: &[AnyMove]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn offered(of: &Match, kind: OfferKind, by: UserId, state: OfferState) -> Offer {
    let Ok(Offering::New(moves)) = of.offer(by, kind, &[]) else {
        panic!("it can be offered")
    };
    Offer {
        id: OfferId(1),
        about: of.id,
        kind,
        by,
        revision: of.revision(),
        moves: texts(&moves),
        state,
    }
}

/// The moves that a takeback for this player takes back.
fn taken(of: &Match, by: UserId) -> Result<Vec<String>, Refusal> {
    match of.offer(by, OfferKind::Takeback, &[])? {
        Offering::New(moves) => Ok(texts(&moves)),
        Offering::Theirs(offer) => panic!("nobody was first: {offer:?}"),
    }
}

/// What the match becomes when the opponent agrees to this player's takeback.
fn taken_back(of: &Match, by: UserId) -> Takeback {
    let offer = offered(of, OfferKind::Takeback, by, OfferState::Open);
    match offer.accept(of, of.players.opponent_of(by)) {
        Ok(Agreement::Takeback(takeback)) => takeback,
        other => panic!("taken back, not {other:?}"),
    }
}

#[test]
fn the_last_own_move_is_taken_back_with_what_came_after() {
    let found = playing(&["a7-a6", "a1-a2"]);
    assert_eq!(taken(&found, BEN), Ok(vec!["a1-a2".to_owned()]));
    assert_eq!(
        taken(&found, ADA),
        Ok(vec!["a7-a6".to_owned(), "a1-a2".to_owned()])
    );
    for (by, ply, mover) in [(BEN, 1, Side::Second), (ADA, 0, Side::First)] {
        let takeback = taken_back(&found, by);
        assert_eq!(takeback.ply, ply);
        assert_eq!(
            takeback.position,
            *found.position_after(ply).expect("there")
        );
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
    assert_eq!(chosen.turn(), Some(BEN), "Black's turn goes on");
    assert_eq!(taken(&chosen, BEN), Ok(vec!["*h3".to_owned()]));
    assert_eq!(taken_back(&chosen, ADA).ply, 0);

    let moved = playing_from(start, &["j1-i2", "*h3", "a10-b9"]);
    assert_eq!(taken(&moved, BEN), Ok(vec!["a10-b9".to_owned()]));
    assert_eq!(taken(&moved, ADA).map(|moves| moves.len()), Ok(3));
    let round: [&[&str]; 2] = [&["j1-i2"], &["*h3", "a10-b9"]];
    assert_eq!(moved.rounds(), [round]);
}

#[test]
fn the_opponent_and_nobody_else_answers() {
    let found = playing(&["a7-a6"]);
    let offer = offered(&found, OfferKind::Draw, ADA, OfferState::Open);
    let drawn = Agreement::Draw(End {
        outcome: Outcome::Draw,
        termination: Termination::Agreement,
    });
    assert_eq!(offer.accept(&found, BEN), Ok(drawn));
    assert_eq!(offer.decline(&found, BEN), Ok(()));
    assert_eq!(offer.withdraw(&found, ADA), Ok(()));

    let stranger = Refusal::NotAPlayer(MatchId(7));
    assert_eq!(offer.accept(&found, CLEO), Err(stranger.clone()));
    assert_eq!(offer.decline(&found, CLEO), Err(stranger.clone()));
    assert_eq!(offer.withdraw(&found, CLEO), Err(stranger));
    assert_eq!(offer.accept(&found, ADA), Err(Refusal::OwnOffer));
    assert_eq!(offer.decline(&found, ADA), Err(Refusal::OwnOffer));
    let theirs = Refusal::NotTheOfferer(ADA);
    assert_eq!(offer.withdraw(&found, BEN), Err(theirs));
}

#[test]
fn an_offer_that_is_closed_stays_closed() {
    let found = playing(&["a7-a6"]);
    for state in OfferState::ALL {
        let offer = offered(&found, OfferKind::Takeback, ADA, state);
        let open = state == OfferState::Open;
        assert_eq!(offer.accept(&found, BEN).is_ok(), open, "{state:?}");
        if !open {
            let closed = Err(Refusal::OfferClosed(state));
            assert_eq!(offer.decline(&found, BEN), closed);
            assert_eq!(offer.withdraw(&found, ADA), closed);
        }
    }
    let mut over = found;
    let offer = offered(&over, OfferKind::Draw, ADA, OfferState::Open);
    over.end = over.resign(BEN).ok();
    let finished = Refusal::Finished(MatchId(7));
    assert_eq!(offer.accept(&over, BEN), Err(finished.clone()));
    assert_eq!(over.offer(ADA, OfferKind::Draw, &[]), Err(finished));
}

#[test]
fn on_one_board_nobody_makes_the_same_offer_twice() {
    let found = playing(&["a7-a6", "a1-a2"]);
    let (draw, takeback) = (OfferKind::Draw, OfferKind::Takeback);
    let open = [offered(&found, draw, ADA, OfferState::Open)];
    let waits = Err(Refusal::OfferWaits(draw));
    assert_eq!(found.offer(ADA, draw, &open), waits);
    let theirs = Offering::Theirs(open[0].clone());
    assert_eq!(found.offer(BEN, draw, &open), Ok(theirs));
    assert!(matches!(
        found.offer(BEN, takeback, &open),
        Ok(Offering::New(_))
    ));
    for state in [OfferState::Declined, OfferState::Withdrawn] {
        let closed = [offered(&found, draw, ADA, state)];
        let before = Err(Refusal::OfferedBefore(draw));
        assert_eq!(found.offer(ADA, draw, &closed), before);
        let new = Offering::New(Vec::new());
        assert_eq!(found.offer(BEN, draw, &closed), Ok(new));
    }
}
