//! Tests of the computer's turns: one process plays each once, and a match that cannot continue delays
//! no other.

use std::{sync::Arc, time::Duration};

use super::*;
use crate::host::{life, processes};

on_either_engine!(
    a_turn_is_claimed_by_one_and_played_once,
    only_the_holder_of_a_lease_changes_it,
    a_process_that_stops_gives_its_turns_back,
    the_turn_that_waits_longest_comes_first,
    a_match_that_cannot_go_on_delays_no_other,
    the_answer_comes_with_the_move,
    a_thought_about_an_old_board_is_not_played_on_a_new_one,
);

async fn a_turn_is_claimed_by_one_and_played_once(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [here, there] = hosts(&base, &clock);
    let request = wanted(GameId::GuardAndTowers, Side::Second);
    let begun = here
        .play_computer(HERE, ADA, request)
        .await
        .expect("begins");
    let (one, other) = (Holder(1), Holder(2));
    let first = claim(&here, one, 9).await.expect("claims");
    let none = claim(&there, other, 9).await.expect("claims");
    assert_eq!((first.turns.len(), none.turns.len()), (1, 0));

    // The first process is silent for longer than its lease, so another one thinks. Both come back.
    mover.send_modify(|shift| *shift += Duration::from_mins(2));
    let again = claim(&there, other, 9).await.expect("claims");
    assert_eq!(again.turns, first.turns);
    play_turn(&here, one, first.turns[0])
        .await
        .expect("too late");
    assert_eq!(found(&here, begun.id).await.ply(), 0);
    play_turn(&there, other, again.turns[0])
        .await
        .expect("plays");
    play_turn(&there, other, again.turns[0])
        .await
        .expect("has played");
    let stands = found(&here, begun.id).await;
    assert_eq!((stands.ply(), stands.turn()), (1, Some(ADA)));

    // The same match is played the same way again: its number is the seed.
    let seed = u64::from(begun.id.0);
    let start = GameId::GuardAndTowers.start(None).expect("standard");
    let mv = engine::choose(&start, &[], Level::LOWEST, seed, &Arc::default());
    assert_eq!(stands.last(), mv.as_ref());
}

async fn the_turn_that_waits_longest_comes_first(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let mut begun = Vec::new();
    for _ in 0..3 {
        let request = wanted(GameId::GuardAndTowers, Side::Second);
        begun.push(
            host.play_computer(HERE, ADA, request)
                .await
                .expect("begins")
                .id,
        );
        mover.send_modify(|shift| *shift += Duration::from_secs(1));
    }
    for id in begun {
        let claimed = claim(&host, HOLDER, 1).await.expect("claims");
        let claimed: Vec<MatchId> = claimed.turns.iter().map(|turn| turn.id).collect();
        assert_eq!(claimed, [id]);
    }
}

async fn a_match_that_cannot_go_on_delays_no_other(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let request = wanted(GameId::Courtyard, Side::Second);
    let broken = host
        .play_computer(HERE, ADA, request.clone())
        .await
        .expect("begins")
        .id;
    let sound = host
        .play_computer(HERE, ADA, request)
        .await
        .expect("begins")
        .id;
    let spoil = host
        .store
        .write(Lock::None, move |tx| tx.computer().spoil(broken))
        .await;
    spoil.unwrap_or_else(|error: StoreError| panic!("{error}"));
    let holder = Holder(1);
    for round in 0..3_u32 {
        let claimed = claim(&host, holder, 9).await.expect("claims");
        let mut turns = claimed.turns;
        // The pause begins last: waiting for a thinker can take as long as the pause itself.
        turns.sort_by_key(|turn| turn.id == broken);
        for turn in turns {
            let played = play_turn(&host, holder, turn).await;
            assert_eq!(played.is_err(), turn.id == broken, "{turn:?}");
            assert_eq!(turn.failures, if turn.id == broken { round } else { 0 });
        }
        // Each wait is longer than the one before.
        let at_once = claim(&host, holder, 9).await.expect("claims");
        assert!(at_once.turns.is_empty(), "it does not spin");
        let half = Duration::from_secs(30 << round);
        mover.send_modify(|shift| *shift += half);
        if round > 0 {
            let early = claim(&host, holder, 9).await.expect("claims");
            assert!(early.turns.is_empty(), "half of the pause is over");
        }
        mover.send_modify(|shift| *shift += half);
    }
    assert_eq!(found(&host, sound).await.ply(), 1);
}

async fn only_the_holder_of_a_lease_changes_it(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let request = wanted(GameId::GuardAndTowers, Side::Second);
    let id = host
        .play_computer(HERE, ADA, request)
        .await
        .expect("begins")
        .id;
    assert_eq!(turns(&host).await.len(), 1);
    let (before, later) = (
        next_turn(&host).await,
        clock.now().after(Duration::from_hours(1)),
    );
    let changed = host.store.write(Lock::None, move |tx| {
        tx.computer().put_off_turn(Holder(2), id, later)?;
        tx.computer().give_back_turns(Holder(2), later)?;
        tx.computer().renew_turn(Holder(2), id, later)
    });
    let changed: Result<bool, StoreError> = changed.await;
    assert!(!changed.expect("tried"), "another holder has no lease");
    assert_eq!(next_turn(&host).await, before);
    let renewed = host.store.write(Lock::None, move |tx| {
        tx.computer().renew_turn(HOLDER, id, later)
    });
    let renewed: Result<bool, StoreError> = renewed.await;
    assert!(renewed.expect("renewed"));
    assert_eq!(next_turn(&host).await, Some(later));
}

/// Nobody has to wait for the end of its lease.
async fn a_process_that_stops_gives_its_turns_back(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [here, there] = hosts(&base, &clock);
    let request = wanted(GameId::GuardAndTowers, Side::Second);
    here.play_computer(HERE, ADA, request)
        .await
        .expect("begins");
    let held = turns(&here).await;
    processes::hand_over_work(&here, HOLDER)
        .await
        .expect("given back");
    let claimed = claim(&there, Holder(2), 9).await;
    assert_eq!((held.len(), claimed.expect("claims").turns), (1, held));
}

/// SQLite's file belongs to one process, so any earlier holder of a turn has ended.
#[tokio::test]
async fn what_a_killed_process_thought_about_waits_for_nobody() {
    let base = Base::sqlite();
    let (_machine, clock, _mover) = TestMachine::new();
    let [killed, _] = hosts(&base, &clock);
    let request = wanted(GameId::GuardAndTowers, Side::Second);
    killed
        .play_computer(HERE, ADA, request)
        .await
        .expect("begins");
    let held = turns(&killed).await;
    life::close_database(&killed).await.expect("closes");
    let [back, _] = hosts(&base, &clock);
    let claimed = claim(&back, Holder(2), 9).await;
    assert_eq!((held.len(), claimed.expect("claims").turns), (1, held));
}

async fn the_answer_comes_with_the_move(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = begun(&host).await;
    play(&host, id, "a7a6").await;
    assert_eq!(boards(&host).await, [], "it waits for the answer");
    move_all(&host).await;
    assert_eq!(boards(&host).await, [(2, 2)]);
    // When the answer takes longer, the player reads that the computer is thinking.
    play(&host, id, "d7d6").await;
    mover.send_modify(|shift| *shift += Duration::from_secs(3));
    assert_eq!(boards(&host).await, [(3, 1)]);
    move_all(&host).await;
    assert_eq!(boards(&host).await, [(4, 1)]);

    // If a person played a board's first move, the moves after it were planned. So however many boards
    // wait, each move played by hand comes first on its own board.
    play(&host, id, "g7g6").await;
    move_all(&host).await;
    play(&host, id, "a6b6").await;
    move_all(&host).await;
    let mut posted = boards(&host).await;
    posted.extend(boards(&host).await);
    assert_eq!(posted, [(6, 2), (8, 2)]);
}

async fn a_thought_about_an_old_board_is_not_played_on_a_new_one(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = begun(&host).await;
    play(&host, id, "a7a6").await;
    let turn = turns(&host).await[0];
    let thought = think_about(&host, HOLDER, turn).await.expect("thinks");
    // In the meantime the move is another one, and the same process has the turn again.
    let taken = host.offer(SERVER, id, ADA, None, OfferKind::Takeback).await;
    taken.expect("taken back");
    play(&host, id, "d7d6").await;
    let again = turns(&host).await[0];
    let played = play_thought(&host, HOLDER, id, thought.expect("its turn"));
    played.await.expect("too late");
    assert_eq!(found(&host, id).await.ply(), 1);
    let played = play_turn(&host, HOLDER, again).await;
    played.expect("plays");
    assert_eq!(found(&host, id).await.ply(), 2);
}
