//! The card of a challenge while it waits, and once it does not.

use insta::assert_snapshot;

use super::{challenge, closed_challenge};
use crate::{
    discord::messages::States,
    matches::{
        actions::views::ChallengeView,
        cards::testing::{ADA, BEN, DAY, VENUE},
    },
};
use domain::{
    clock::testing::START,
    matches::{
        ChallengeState, Closing, Flag, GuestView, MatchId, Pace, Players, RoleId, ServerId,
        SideWish, Timing,
    },
};
use rules::{GameId, Side, look::Look};
use store::LadderStake;

/// Returns an open seat of Ada's, who has no wishes.
fn seat() -> ChallengeView {
    ChallengeView {
        id: MatchId(7),
        start: GameId::Courtyard.start(None).expect("standard"),
        challenger: ADA,
        challenger_name: "Ada".to_owned(),
        opponent: None,
        guest: None,
        pings: None,
        calls: None,
        takers: None,
        wish: SideWish::Lot,
        expires_at: START.after(DAY * 7),
        state: ChallengeState::Open,
        timing: Timing::NONE,
        rated: true,
        players: None,
        ladder: None,
        look: Look::default(),
        venue: VENUE,
    }
}

/// Returns a challenge of Ada's to Ben.
fn to_ben() -> ChallengeView {
    ChallengeView {
        opponent: Some(BEN),
        pings: Some(BEN),
        ..seat()
    }
}

#[tokio::test]
async fn a_challenge_says_who_can_take_it_on_which_terms() {
    let claimed = |pace| Timing {
        pace,
        flag: Flag::Claim,
        weekends: true,
    };
    let ends = |pace| Timing {
        pace,
        flag: Flag::End,
        weekends: false,
    };
    let guest = GuestView {
        player: BEN,
        name: "Ben · Bridge".to_owned(),
        server: ServerId(11),
    };
    let mut states = States::default();
    for (name, view) in [
        ("an open seat", seat()),
        (
            "a seat for some, to which a role is called",
            ChallengeView {
                calls: Some(RoleId(30)),
                takers: Some((1400, 1600)),
                wish: SideWish::Side(Side::Second),
                ..seat()
            },
        ),
        (
            "to a member, unrated, with a clock that is claimed",
            ChallengeView {
                rated: false,
                timing: claimed(Pace::Reserve7Days),
                wish: SideWish::Side(Side::First),
                ..to_ben()
            },
        ),
        (
            "for a place on a ladder",
            ChallengeView {
                ladder: Some(LadderStake::Open),
                timing: ends(Pace::Move3Days),
                ..to_ben()
            },
        ),
        (
            "for a place on a ladder, live",
            ChallengeView {
                ladder: Some(LadderStake::Open),
                timing: ends(Pace::Live10Minutes),
                ..to_ben()
            },
        ),
        (
            "to a player of another server",
            ChallengeView {
                guest: Some(guest.clone()),
                pings: None,
                ..to_ben()
            },
        ),
        (
            "from a player of another server",
            ChallengeView {
                guest: Some(GuestView {
                    player: ADA,
                    ..guest
                }),
                ..to_ben()
            },
        ),
    ] {
        states.add_both(name, challenge(&view));
    }
    assert_snapshot!(states.text());
}

#[test]
fn a_closed_challenge_says_what_became_of_it() {
    let mut states = States::default();
    let closed = |how| ChallengeView {
        state: ChallengeState::Closed(how),
        ..to_ben()
    };
    for how in Closing::ALL {
        states.add_both(how.id(), closed_challenge(&closed(how)));
    }
    for (name, stake) in [
        ("declined once on a ladder", LadderStake::Declined),
        ("declined twice on a ladder", LadderStake::Lost),
    ] {
        let view = ChallengeView {
            ladder: Some(stake),
            ..closed(Closing::Declined)
        };
        states.add_both(name, closed_challenge(&view));
    }
    let accepted = ChallengeView {
        state: ChallengeState::Accepted,
        players: Some(Players::with(BEN, Side::First, ADA)),
        ..to_ben()
    };
    states.add_both("accepted", closed_challenge(&accepted));
    assert_snapshot!(states.text());
}
