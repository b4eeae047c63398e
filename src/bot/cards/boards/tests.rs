//! Which side is at the bottom of public boards, and of the result.

use super::*;
use crate::host::{Host, MeantFor, TypedMove, With};
use domain::{
    clock::testing::{START, TestMachine},
    matches::{ChannelId, Invitation, Place, ServerId, SideWish, Timing},
};
use rules::GameId;
use store::{Lock, StoreError, testing::Base};

const HERE: ServerId = ServerId(10);
const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);

struct Playing {
    host: Host,
    id: MatchId,
}

impl Playing {
    /// Begins a match from a position in which the first side can win with its next move.
    async fn new() -> Playing {
        let (_machine, clock, _mover) = TestMachine::new();
        let store = Base::sqlite().open();
        let begun = store.write(Lock::None, |tx| {
            let start = GameId::GuardAndTowers.parse_position("BG6/7/7/7/7/3RG3/7 r");
            let invitation = Invitation {
                place: Place {
                    server: HERE,
                    channel: ChannelId(20),
                    locale: Locale::English,
                },
                start: start.expect("a position"),
                challenger: ADA,
                opponent: None,
                wish: SideWish::Side(Side::First),
                timing: Timing::default(),
                rated: false,
                rematch_of: None,
            };
            let id = tx.challenges().insert(&invitation, START)?;
            let players = Players::with(ADA, Side::First, BEN);
            tx.matches().insert(id, &invitation, players, START)?;
            Ok::<_, StoreError>(id)
        });
        let id = begun.await.expect("begun");
        let host = Host::new(store, clock);
        Playing { host, id }
    }

    async fn plays(&self, by: UserId, text: &str) {
        let typed = TypedMove {
            on: MeantFor::Newest,
            text: text.to_owned(),
            with: With::Nothing,
        };
        let played = self.host.play_typed(HERE, self.id, by, typed);
        played.await.expect(text);
    }

    async fn bottom(&self) -> Side {
        bottom(&self.host.board(HERE, self.id).await.expect("a board"))
    }
}

/// Whoever looked at the board as its player sees the result from the same side.
#[tokio::test]
async fn the_result_is_seen_from_the_side_from_which_the_last_board_was() {
    for loser in [ADA, BEN] {
        let playing = Playing::new().await;
        playing.plays(ADA, "d2-e2").await;
        assert_eq!(playing.bottom().await, Side::Second, "whose turn it is");
        let resigned = playing.host.resign(HERE, playing.id, loser, 1).await;
        resigned.expect("resigned");
        assert_eq!(playing.bottom().await, Side::Second, "{loser} has resigned");
    }
    let playing = Playing::new().await;
    assert_eq!(playing.bottom().await, Side::First);
    playing.plays(ADA, "d2-d1").await;
    let board = playing.host.board(HERE, playing.id).await.expect("a board");
    assert!(board.end.is_some(), "the guard is home");
    assert_eq!(bottom(&board), Side::First, "who moved last saw it so");
}
