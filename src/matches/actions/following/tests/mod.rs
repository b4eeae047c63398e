//! Tests of following matches.

mod ending;
mod words;

use super::*;
use domain::{
    clock::testing::{START, TestMachine},
    matches::{ChannelId, Invitation, Place, Players, SideWish, Timing},
};
use store::{Store, StoreError, testing::Base};

const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const CLEO: UserId = UserId(3);

fn place() -> Place {
    Place {
        server: ServerId(10),
        channel: ChannelId(20),
        locale: Locale::English,
    }
}

async fn begin(store: &Store, players: [UserId; 2]) -> MatchId {
    let [first, second] = players;
    let begun: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            let invitation = Invitation {
                place: place(),
                start: GameId::GuardAndTowers.start(None).expect("standard"),
                challenger: first,
                opponent: None,
                wish: SideWish::Side(Side::First),
                timing: Timing::NONE,
                rated: false,
                rematch_of: None,
            };
            let id = tx.challenges().insert(&invitation, START)?;
            let players = Players::with(first, Side::First, second);
            tx.matches().insert(id, &invitation, players, START)?;
            Ok(id)
        })
        .await;
    begun.expect("begun")
}

fn host(store: &Store) -> Host {
    let (_machine, clock, _mover) = TestMachine::new();
    Host::new(store.clone(), clock)
}
