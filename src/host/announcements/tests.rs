use super::*;
use crate::host::announcements;
use domain::{
    clock::testing::{START, TestMachine},
    matches::{Invitation, OfferKind, Place, Players, SideWish, Timing},
};
use rules::{GameId, Side, words::Locale};
use store::{StoreError, on_either_engine, testing::Base};

on_either_engine!(where_a_post_goes_is_known_before_it_is_loaded);

const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const HOME: ChannelId = ChannelId(20);
const THREAD: ChannelId = ChannelId(30);

async fn where_a_post_goes_is_known_before_it_is_loaded(base: Base) {
    let store = base.open();
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(store.clone(), clock);
    let invitation = Invitation {
        place: Place {
            server: ServerId(10),
            channel: HOME,
            locale: Locale::English,
        },
        start: GameId::GuardAndTowers.start(None).expect("standard"),
        challenger: ADA,
        opponent: None,
        wish: SideWish::Side(Side::First),
        timing: Timing::NONE,
        rated: false,
        rematch_of: None,
    };
    let begun: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            let id = tx.challenges().insert(&invitation, START)?;
            let players = Players::with(ADA, Side::First, BEN);
            tx.matches().insert(id, &invitation, players, START)?;
            let found = tx.matches().find(id)?.expect("there");
            let offer = tx
                .offers()
                .insert(&found, OfferKind::Draw, ADA, &[], None)?;
            Ok((id, offer))
        })
        .await;
    let (id, offer) = begun.expect("begun");
    let lane = async |target| {
        let about = About::Match(id, id.into());
        let to = announcements::destination(&host, about, target)
            .await
            .expect("found");
        assert_eq!(to.guest, None);
        assert_eq!(to.is_unplayed, target == Target::Result);
        to.lane
    };
    let home = Some(Lane::Channel(HOME));
    assert_eq!(lane(Target::Nowhere).await, None);
    assert_eq!(lane(Target::Direct(BEN)).await, Some(Lane::Direct(BEN)));
    assert_eq!(lane(Target::Offer(offer)).await, None, "it is not posted");
    for target in [Target::Shown, Target::Result, Target::Reminded(BEN)] {
        assert_eq!(lane(target).await, home, "there is no thread yet");
    }
    let opened: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.showings().set_venue(id, THREAD)
        })
        .await;
    opened.expect("opened");
    let thread = Some(Lane::Channel(THREAD));
    for target in [Target::Home, Target::Forum] {
        assert_eq!(lane(target).await, home);
    }
    for target in [Target::Shown, Target::Result, Target::Reminded(BEN)] {
        assert_eq!(lane(target).await, thread);
    }
}
