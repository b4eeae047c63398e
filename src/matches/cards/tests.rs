//! What players read of offers, and what each user can do in a match.

use insta::assert_snapshot;

use super::{menu::more, offer::*};
use crate::{
    discord::messages::States,
    learning::actions::computer::{ComputerRequest, Strength},
    matches::{
        actions::{menu as host_menu, offers::OfferView},
        cards::testing::{ADA, BEN, CLEO, HERE, PLACE, Playing, VENUE},
    },
    moderation::cards::wish::moderate_button,
};
use domain::matches::{
    Actor, MatchId, Offer, OfferId, OfferKind, OfferState, Players, SideWish, clock::PauseLength,
};
use rules::{GameId, Side};

/// Returns an offer of Ada's.
fn offered(kind: OfferKind, moves: &[&str], state: OfferState) -> OfferView {
    OfferView {
        offer: Offer {
            id: OfferId(5),
            about: MatchId(7),
            kind,
            by: ADA,
            revision: 2,
            moves: moves.iter().map(|&mv| mv.to_owned()).collect(),
            pause: (kind == OfferKind::Pause).then_some(PauseLength::Week),
            state,
        },
        players: Players::with(ADA, Side::First, BEN),
        guest: None,
        pings: Some(BEN),
        venue: VENUE,
    }
}

#[test]
fn an_offer_says_what_is_offered_and_what_became_of_it() {
    let mut states = States::default();
    for (name, kind, moves) in [
        ("a draw", OfferKind::Draw, &[][..]),
        ("a move back", OfferKind::Takeback, &["a7-a6"]),
        ("two moves back", OfferKind::Takeback, &["a7-a6", "a1-a2"]),
        ("a pause", OfferKind::Pause, &[]),
    ] {
        let view = offered(kind, moves, OfferState::Open);
        states.add_both(name, offer(&view));
    }
    let view = offered(OfferKind::Draw, &[], OfferState::Open);
    states.add_both("the opponent's", their_offer(&view));
    let closed = OfferState::ALL.into_iter();
    for state in closed.filter(|state| *state != OfferState::Open) {
        let view = offered(OfferKind::Draw, &[], state);
        states.add_both(state.id(), closed_offer(&view));
    }
    assert_snapshot!(states.text());
}

#[tokio::test(start_paused = true)]
async fn each_user_can_do_in_a_match_what_they_may() {
    let playing = Playing::new().await;
    let mut states = States::default();
    let id = playing.id;
    let mut add = async |name: &str, user| {
        let menu = playing
            .host
            .read(Actor::player(HERE, user), move |cx| host_menu::show(cx, id))
            .await;
        let menu = menu.expect("loaded");
        states.add_both(name, more(&menu, None));
    };
    add("the first player before their first move", ADA).await;
    playing.plays(ADA, "a7-a6").await;
    add("the first player on the opponent's turn", ADA).await;
    add("the second player on their turn", BEN).await;
    add("an onlooker", CLEO).await;
    let resigned = playing.host.resign(HERE, playing.id, BEN, 1).await;
    resigned.expect("resigned");
    add("a player once it is over", BEN).await;
    add("an onlooker once it is over", CLEO).await;
    assert_snapshot!(states.text());
}

#[tokio::test(start_paused = true)]
async fn against_the_computer_hints_come_first_and_offers_of_draws_last() {
    let playing = Playing::new().await;
    let request = ComputerRequest {
        start: GameId::Courtyard.start(None).expect("standard"),
        strength: Strength::Fitting,
        side: SideWish::Side(Side::First),
    };
    let begun = playing.host.play_computer(PLACE, ADA, request).await;
    let id = begun.expect("begun").id;
    let menu = playing
        .host
        .read(Actor::player(HERE, ADA), move |cx| host_menu::show(cx, id));
    let menu = menu.await.expect("loaded");
    let mut states = States::default();
    states.add_both("on her turn", more(&menu, Some(moderate_button(id))));
    assert_snapshot!(states.text());
}
