//! Plans made under different rules from today's. Only the host is needed to see what becomes of them.

use courtier::{
    host::{Host, announcements},
    matches::actions::{
        moves::{self, MeantFor, TypedMove, With},
        plans,
    },
};
use domain::{
    clock::{Clock, Timestamp},
    matches::{
        Actor, ChannelId, Invitation, MatchId, Place, Plan, Players, ServerId, SideWish, Timing,
        UserId,
    },
};
use rules::{GameId, Side, words::Locale};
use store::{Address, Holder, Lock, Post, Store, StoreError, WriteTx};

const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const SERVER: ServerId = ServerId(10);

/// Creates a match between Ada and Ben that has just begun.
fn begin(tx: &WriteTx<'_>, now: Timestamp) -> Result<MatchId, StoreError> {
    let invitation = Invitation {
        place: Place {
            server: SERVER,
            channel: ChannelId(20),
            locale: Locale::English,
        },
        start: GameId::GuardAndTowers.start(None).expect("standard"),
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
    Ok(id)
}

#[tokio::test]
async fn an_answer_that_the_rules_refuse_is_dropped_and_the_opponents_move_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(&Address::File(folder.path().join("courtier.db"))).expect("opens");
    let clock = Clock::system();
    let now = clock.now();
    let host = Host::new(store.clone(), clock);
    let planned = store.write(Lock::None, move |tx| {
        let id = begin(tx, now)?;
        let found = tx.matches().find(id)?.expect("there");
        let opening = found.position().read_move("a7a6").expect("legal");
        // As if the rules had let a tower go that far when it was planned.
        let elsewhere = GameId::GuardAndTowers.parse_position("3RG3/7/7/7/7/7/b42BG3 b");
        let too_far = elsewhere.expect("a position").read_move("a1a5");
        let step = tx.plans().insert_step(id, BEN, None, &opening)?;
        tx.plans()
            .insert_step(id, BEN, Some(step), &too_far.expect("legal there"))?;
        Ok::<_, StoreError>(id)
    });
    let id = planned.await.expect("planned");

    let typed = moves::play_typed(
        &host,
        Actor::player(SERVER, ADA),
        id,
        TypedMove {
            on: MeantFor::Newest,
            text: "a7a6".to_owned(),
            with: With::Nothing,
        },
    );
    typed.await.expect("played");
    let view = host
        .read(Actor::player(SERVER, BEN), move |cx| plans::show(cx, id))
        .await
        .expect("loads");
    assert!(view.lines.is_empty() && view.revision == 1);
    let claimed = announcements::claim(&host, Holder::random(), vec![], 1).await;
    let post = claimed.expect("reads").posts.remove(0).post;
    assert_eq!(post, Some(Post::PlanVoid { player: BEN }));
    let left = store.read(move |tx| {
        let found = tx.matches().find(id)?.expect("there");
        tx.plans().plan(id, BEN, found.position())
    });
    assert_eq!(left.await.expect("reads"), Plan::default());
}
