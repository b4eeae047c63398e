//! Moves sent before the board looked as the player saw it.

use super::*;
use crate::host::announcements;
use domain::{
    clock::Clock,
    matches::{ChannelId, Invitation, MessageId, Place, Players, ServerId, SideWish, Timing},
};
use rules::{GameId, Side, words::Locale};
use store::{Address, Effect, Holder, Lock, Store, StoreError};

const SERVER: ServerId = ServerId(10);
const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);

/// Begins a match in which Ben has planned a1-a2 in answer to a7-a6.
fn begin(tx: &WriteTx<'_>, now: Timestamp) -> Result<MatchId, StoreError> {
    let place = Place {
        server: SERVER,
        channel: ChannelId(20),
        locale: Locale::English,
    };
    let start = GameId::GuardAndTowers.start(None).expect("standard");
    let invitation = Invitation {
        place,
        start: start.clone(),
        challenger: ADA,
        opponent: None,
        wish: SideWish::Lot,
        timing: Timing::NONE,
        rated: false,
        rematch_of: None,
    };
    let id = tx.challenges().insert(&invitation, now)?;
    tx.matches()
        .insert(id, &invitation, Players::with(ADA, Side::First, BEN), now)?;
    let first = start.read_move("a7a6").expect("legal");
    let found = tx.matches().find(id)?.expect("there");
    let after = found.play_typed(ADA, "a7a6").expect("legal").ply.position;
    let step = tx.plans().insert_step(id, BEN, None, &first)?;
    let answer = after.read_move("a1a2").expect("legal");
    tx.plans().insert_step(id, BEN, Some(step), &answer)?;
    Ok(id)
}

/// The board is message 500.
#[tokio::test]
async fn what_was_sent_before_a_planned_answer_was_shown_is_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = Address::File(folder.path().join("courtier.db"));
    let store = Store::open(&file).expect("opens");
    let clock = Clock::system();
    let now = clock.now();
    let id = store.write(Lock::None, move |tx| begin(tx, now)).await;
    let id = id.expect("begun");
    let host = Host::new(store, clock);
    let typed = |sent: u64, text: &'static str| {
        let mv = TypedMove {
            on: MeantFor::SeenBefore(InteractionId(sent)),
            text: text.to_owned(),
            with: With::Nothing,
        };
        host.play_typed(SERVER, id, ADA, mv)
    };
    let asks = |typed: Typed| matches!(typed, Typed::Ask { newer: true, .. });
    let first = typed(1, "a7a6").await.expect("legal");
    assert!(matches!(first, Typed::Played(_)), "by hand");
    // A planned ply does not show whether its player is present.
    let acts = host
        .store
        .read(|tx| Ok::<_, StoreError>([tx.people().last_act(ADA)?, tx.people().last_act(BEN)?]));
    let [adas, bens] = acts.await.expect("read");
    assert!(adas.is_some() && bens.is_none(), "{adas:?} {bens:?}");
    assert!(asks(typed(900, "b7b6").await.expect("asked")), "not posted");

    let holder = Holder::random();
    let claimed = announcements::claim(&host, holder, vec![], 1).await;
    let due = claimed.expect("claims").posts.remove(0);
    let shown = Effect::Board(MessageId(500));
    let noted = announcements::delivered(&host, holder, due, shown).await;
    noted.expect("delivered");
    for text in ["b7b6", "b7", "g1g2"] {
        assert!(asks(typed(499, text).await.expect("asked")), "{text}");
    }
    let played = typed(501, "b7b6").await.expect("legal");
    assert!(matches!(played, Typed::Played(_)), "after it");
}
