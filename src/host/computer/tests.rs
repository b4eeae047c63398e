//! The computer's turns: one process plays each once, and a match that cannot go on delays no other.

use std::{sync::Arc, time::Duration};

use super::*;
use crate::{
    clock::testing::TestMachine,
    host::{Announcement, With},
    matches::{ChannelId, OfferKind, Termination},
    store::{Holder, StoreError, tests::base::Base},
    words::Locale,
};

const SERVER: ServerId = ServerId(10);
const ADA: UserId = UserId(1);

/// What Ada wants to play.
fn wanted(game: GameId, side: Side) -> ComputerRequest {
    ComputerRequest {
        place: Place {
            server: SERVER,
            channel: ChannelId(20),
            locale: Locale::German,
        },
        start: game.start(None).expect("standard"),
        player: ADA,
        roles: Vec::new(),
        level: Some(Level::LOWEST),
        side: SideWish::Side(side),
    }
}

async fn found(host: &Host, id: MatchId) -> crate::matches::Match {
    let found = host.store.read(move |tx| tx.find_match(id)).await;
    let found: Option<_> = found.expect("reads");
    found.expect("there")
}

/// Two hosts of one database, as in two processes. SQLite has one.
fn hosts(base: &Base, clock: &crate::clock::Clock) -> [Host; 2] {
    let host = Host::new(base.open(), clock.clone());
    let other = match base.address() {
        crate::store::Address::Server(_) => Host::new(base.open(), clock.clone()),
        crate::store::Address::File(_) => host.clone(),
    };
    [host, other]
}

async fn a_turn_is_claimed_by_one_and_played_once(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [here, there] = hosts(&base, &clock);
    let request = wanted(GameId::GuardAndTowers, Side::Second);
    let begun = here.play_computer(request).await.expect("begins");
    let (one, other) = (Holder(1), Holder(2));
    let first = here.claim_computer_turns(one, 9).await.expect("claims");
    let none = there.claim_computer_turns(other, 9).await.expect("claims");
    assert_eq!((first.turns.len(), none.turns.len()), (1, 0));

    // The first process is silent for longer than its lease, so another one thinks; both come back.
    mover.send_modify(|shift| *shift += Duration::from_mins(2));
    let again = there.claim_computer_turns(other, 9).await.expect("claims");
    assert_eq!(again.turns, first.turns);
    here.play_computer_turn(one, first.turns[0])
        .await
        .expect("too late");
    assert_eq!(found(&here, begun.id).await.ply(), 0);
    there
        .play_computer_turn(other, again.turns[0])
        .await
        .expect("plays");
    there
        .play_computer_turn(other, again.turns[0])
        .await
        .expect("has played");
    let stands = found(&here, begun.id).await;
    assert_eq!((stands.ply(), stands.turn()), (1, Some(ADA)));

    // The same match goes the same again: the number is the seed.
    let seed = u64::from(begun.id.0);
    let start = GameId::GuardAndTowers.start(None).expect("standard");
    let mv = crate::engine::choose(&start, &[], Level::LOWEST, seed, &Arc::default());
    assert_eq!(stands.last(), mv.as_ref());
}

async fn a_match_that_cannot_go_on_delays_no_other(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let request = wanted(GameId::Courtyard, Side::Second);
    let broken = host
        .play_computer(request.clone())
        .await
        .expect("begins")
        .id;
    let sound = host.play_computer(request).await.expect("begins").id;
    let spoil = host
        .store
        .write(Lock::None, move |tx| tx.spoil(broken))
        .await;
    spoil.unwrap_or_else(|error: StoreError| panic!("{error}"));
    let holder = Holder(1);
    for round in 0..3_u32 {
        let claimed = host.claim_computer_turns(holder, 9).await.expect("claims");
        for turn in claimed.turns {
            let played = host.play_computer_turn(holder, turn).await;
            assert_eq!(played.is_err(), turn.id == broken, "{turn:?}");
            assert_eq!(turn.failures, if turn.id == broken { round } else { 0 });
        }
        // It waits longer each time.
        let at_once = host.claim_computer_turns(holder, 9).await.expect("claims");
        assert!(at_once.turns.is_empty(), "it does not spin");
        mover.send_modify(|shift| *shift += Duration::from_mins(1 << round));
    }
    assert_eq!(found(&host, sound).await.ply(), 1);
}

async fn the_answer_comes_with_the_move_and_offers_are_answered_at_once(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let request = wanted(GameId::GuardAndTowers, Side::First);
    let id = host.play_computer(request).await.expect("begins").id;
    let holder = Holder(1);
    let boards = async || {
        let claimed = host
            .claim_posts(holder, Vec::new(), 99)
            .await
            .expect("claims");
        let mut boards = Vec::new();
        for due in claimed.posts {
            let post = due.post.clone().expect("readable");
            let said = host.announcement(due.about, post).await.expect("loads");
            if let Announcement::Board(view) = said {
                boards.push((view.ply, view.lately.len()));
            }
            let effect = crate::store::Effect::Board(crate::matches::MessageId(50));
            host.delivered(holder, due, effect).await.expect("noted");
        }
        boards
    };
    let play = async |text: &str| {
        let on = (crate::host::MeantFor::Newest, With::Nothing);
        let played = host.play_typed(SERVER, id, ADA, on, text.to_owned()).await;
        played.expect("legal");
    };
    let think = async || {
        let claimed = host.claim_computer_turns(holder, 9).await.expect("claims");
        for turn in claimed.turns {
            host.play_computer_turn(holder, turn).await.expect("plays");
        }
    };
    // The thread is opened first.
    while !boards().await.iter().any(|(ply, _)| *ply == 0) {}
    play("a7a6").await;
    assert_eq!(boards().await, [], "it waits for the answer");
    think().await;
    assert_eq!(boards().await, [(2, 2)]);
    // Where the answer takes longer, the player reads that the computer thinks.
    play("d7d6").await;
    mover.send_modify(|shift| *shift += Duration::from_secs(3));
    assert_eq!(boards().await, [(3, 1)]);
    think().await;
    assert_eq!(boards().await, [(4, 1)]);

    // A move is taken back while the computer thinks, so its answer is played no more.
    play("g7g6").await;
    let late = host
        .claim_computer_turns(holder, 9)
        .await
        .expect("claims")
        .turns;
    let taken = host.offer(SERVER, id, ADA, None, OfferKind::Takeback).await;
    assert!(matches!(
        taken,
        Ok(crate::host::Offered::Answered(Answered::Agreed(_)))
    ));
    host.play_computer_turn(holder, late[0])
        .await
        .expect("too late");
    assert_eq!(found(&host, id).await.ply(), 4);
    let drawn = host.offer(SERVER, id, ADA, None, OfferKind::Draw).await;
    assert!(matches!(drawn, Ok(crate::host::Offered::Answered(_))));
    let stands = found(&host, id).await;
    if let Some(end) = stands.end {
        assert_eq!(end.termination, Termination::Agreement);
    } else {
        let again = host.offer(SERVER, id, ADA, None, OfferKind::Draw).await;
        assert!(again.is_err(), "once on a board");
    }
}

/// Matches that are given up at once are no way to fill a server with threads.
async fn only_so_many_begin_within_an_hour(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let begin = async || {
        let begun = host.play_computer(wanted(GameId::GuardAndTowers, Side::First));
        let begun = begun.await?;
        host.resign(SERVER, begun.id, ADA, 0).await
    };
    for _ in 0..MOST_BEGUN {
        begin().await.expect("begins");
        mover.send_modify(|shift| *shift += Duration::from_mins(1));
    }
    let refused = begin().await.expect_err("too many");
    let Failure::Refused(Refusal::Computer(NoComputer::ManyBegun(until))) = refused else {
        panic!("{refused}");
    };
    assert!(until <= clock.now().after(Duration::from_mins(40)));
    mover.send_modify(|shift| *shift += Duration::from_mins(41));
    begin().await.expect("begins again");
}

crate::store::tests::base::on_both_engines!(
    only_so_many_begin_within_an_hour,
    a_turn_is_claimed_by_one_and_played_once,
    a_match_that_cannot_go_on_delays_no_other,
    the_answer_comes_with_the_move_and_offers_are_answered_at_once,
);
