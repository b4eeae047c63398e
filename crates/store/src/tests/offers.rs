//! Every change of the board closes offers, and moves that are taken back are gone.

use super::*;
use domain::matches::{Offer, OfferId, OfferKind, OfferState, Takeback, clock::PauseLength};

on_either_engine!(
    moves_taken_back_are_gone_after_opening_the_file_again,
    one_offer_of_a_kind_is_open_at_a_time_and_none_after_a_change,
    taking_the_buttons_off_an_offer_holds_no_board_up,
    a_draw_goes_along_with_the_offerers_ply_and_lapses_after_the_next,
    a_pause_goes_along_with_every_ply_and_can_be_offered_again_once_it_was_agreed_to,
);

async fn offer(store: &Store, id: MatchId, kind: OfferKind) -> Result<OfferId, StoreError> {
    store
        .write(Lock::Match(id), move |tx| {
            let found = tx.matches().find(id)?.expect("there");
            let moves = match kind {
                OfferKind::Draw | OfferKind::Pause => vec![],
                OfferKind::Takeback => {
                    let record = tx.matches().record(id)?.expect("there");
                    record.plies().iter().map(|ply| ply.mv.clone()).collect()
                }
            };
            let pause = (kind == OfferKind::Pause).then_some(PauseLength::Week);
            tx.offers().insert(&found, kind, ADA, &moves, pause)
        })
        .await
}

async fn state(store: &Store, offer: OfferId) -> OfferState {
    let found = store
        .read(move |tx| tx.offers().find(offer))
        .await
        .expect("reads");
    found.expect("there").state
}

async fn moves_taken_back_are_gone_after_opening_the_file_again(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    play(&store, id, "a7a6").await.expect("plays");
    play(&store, id, "a1a2").await.expect("plays");
    let taken: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| {
            let found = tx.matches().find(id)?.expect("there");
            let record = tx.matches().record(id)?.expect("there");
            let takeback = Takeback {
                ply: 1,
                position: record.position_after(1).expect("there").clone(),
                last: record.move_number(1).cloned(),
                taken_back: 2,
            };
            tx.offers().take_back(&found, &takeback, NOON)
        })
        .await;
    taken.expect("taken back");
    drop(store);

    let store = base.open();
    let read = store
        .read(move |records| {
            let list = records.matches().running(ServerId(10), BEN)?;
            Ok::<_, StoreError>((records.matches().find(id)?, list))
        })
        .await;
    let (found, list) = read.expect("reads");
    let found = found.expect("there");
    assert_eq!((found.ply(), found.revision()), (1, 3));
    assert_eq!(found.turn(), Some(BEN));
    assert_eq!((list[0].ply, list[0].to_move), (1, true));
    play(&store, id, "b1b2").await.expect("another move fits");
}

async fn one_offer_of_a_kind_is_open_at_a_time_and_none_after_a_change(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    play(&store, id, "a7a6").await.expect("plays");
    let draw = offer(&store, id, OfferKind::Draw).await.expect("offered");
    let takeback = offer(&store, id, OfferKind::Takeback).await;
    let takeback = takeback.expect("another kind");
    assert!(offer(&store, id, OfferKind::Draw).await.is_err());

    play(&store, id, "a1a2").await.expect("plays");
    for closed in [draw, takeback] {
        assert_eq!(state(&store, closed).await, OfferState::Lapsed);
    }
    let draw = offer(&store, id, OfferKind::Draw).await;
    let draw = draw.expect("on another board");
    let end = End {
        outcome: Some(Outcome::Win(Side::First)),
        termination: Termination::Resignation,
    };
    let ended: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.matches().set_end(id, end, NOON)
        })
        .await;
    ended.expect("ends");
    assert_eq!(state(&store, draw).await, OfferState::Lapsed);
}

async fn taking_the_buttons_off_an_offer_holds_no_board_up(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    play(&store, id, "a7a6").await.expect("plays");
    let draw = offer(&store, id, OfferKind::Draw).await.expect("offered");
    say(&store, vec![(id, Post::Offer { offer: draw })]).await;
    let due = claim(&store, NOON).await.remove(0);
    let posted = Effect::Offer {
        offer: draw,
        channel: ChannelId(20),
        message: MessageId(30),
    };
    deliver(&store, &due, posted, NOON).await;
    play(&store, id, "a1a2").await.expect("plays");
    say(&store, vec![(id, board(2))]).await;
    let both = [(id, Post::CloseOffer { offer: draw }), (id, board(2))];
    assert_eq!(posts(&claim(&store, NOON).await), both);
}

async fn a_draw_goes_along_with_the_offerers_ply_and_lapses_after_the_next(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let draw = offer(&store, id, OfferKind::Draw).await.expect("offered");
    let mut on = Vec::new();
    for (mv, expected) in [("a7a6", OfferState::Open), ("a1a2", OfferState::Lapsed)] {
        play(&store, id, mv).await.expect("plays");
        assert_eq!(state(&store, draw).await, expected, "after {mv}");
        let offers = store.read(move |tx| tx.offers().of_match(id, 1)).await;
        let offers: Vec<Offer> = offers.map_err(|error: StoreError| error).expect("reads");
        on.push(offers.len());
    }
    // It closed where it last was.
    assert_eq!(on, [1, 1]);
}

async fn a_pause_goes_along_with_every_ply_and_can_be_offered_again_once_it_was_agreed_to(
    base: Base,
) {
    let store = base.open();
    let id = begin(&store).await;
    let pause = offer(&store, id, OfferKind::Pause).await.expect("offered");
    for mv in ["a7a6", "a1a2"] {
        play(&store, id, mv).await.expect("plays");
        assert_eq!(state(&store, pause).await, OfferState::Open, "after {mv}");
    }
    let found = store
        .read(move |tx| tx.offers().find(pause))
        .await
        .expect("reads");
    let found = found.expect("there");
    assert_eq!((found.revision, found.pause), (2, Some(PauseLength::Week)));
    let agreed: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.offers().close(&found, OfferState::Accepted, NOON)
        })
        .await;
    agreed.expect("closed");
    let again = offer(&store, id, OfferKind::Pause).await;
    again.expect("on the same board");
}
