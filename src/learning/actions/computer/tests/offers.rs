//! Tests of the computer's answers to offers.

use super::*;

on_either_engine!(
    offers_are_answered_at_once,
    a_takeback_goes_back_to_the_players_own_turn,
    the_computer_agrees_to_a_draw_where_it_stands_worse,
    the_computer_agrees_to_a_draw_where_the_match_goes_nowhere,
);

async fn offers_are_answered_at_once(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = begun(&host).await;
    play(&host, id, "a7a6").await;
    move_all(&host).await;

    // A move is taken back while the computer thinks, so its answer is not played.
    play(&host, id, "g7g6").await;
    let late = turns(&host).await;
    let taken = host.offer(SERVER, id, ADA, None, OfferKind::Takeback).await;
    assert!(matches!(taken, Ok(Offered::Answered(Answered::Agreed(_)))));
    play_turn(&host, HOLDER, late[0]).await.expect("too late");
    assert_eq!(found(&host, id).await.ply(), 2);
    let drawn = host.offer(SERVER, id, ADA, None, OfferKind::Draw).await;
    assert!(matches!(drawn, Ok(Offered::Answered(Answered::Declined))));
    assert_eq!(found(&host, id).await.end, None);
    let again = host.offer(SERVER, id, ADA, None, OfferKind::Draw).await;
    assert!(again.is_err(), "once on a board");
    let asked = super::would_draw(&host, &Actor::player(SERVER, ADA), id, None).await;
    assert!(
        matches!(asked, Err(Failure::Refused(Refusal::OfferedBefore(_)))),
        "nobody thinks about it: {asked:?}"
    );
}

/// Both when the computer has answered and when it has not.
async fn a_takeback_goes_back_to_the_players_own_turn(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = begun(&host).await;
    for answered in [false, true] {
        play(&host, id, "a7a6").await;
        if answered {
            move_all(&host).await;
        }
        let taken = host.offer(SERVER, id, ADA, None, OfferKind::Takeback).await;
        taken.expect("taken back");
        let stands = found(&host, id).await;
        assert_eq!((stands.ply(), stands.turn()), (0, Some(ADA)));
        assert_eq!(next_turn(&host).await, None, "the computer is not to move");
    }
    // Only the player's own last move is taken back, along with what came after it.
    play(&host, id, "a7a6").await;
    move_all(&host).await;
    play(&host, id, "d7d6").await;
    move_all(&host).await;
    let taken = host.offer(SERVER, id, ADA, None, OfferKind::Takeback).await;
    taken.expect("taken back");
    let stands = found(&host, id).await;
    assert_eq!((stands.ply(), stands.turn()), (2, Some(ADA)));
}

/// A side that is about to lose would rather have a draw.
async fn the_computer_agrees_to_a_draw_where_it_stands_worse(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let game = GameId::GuardAndTowers;
    let near = game.parse_position("7/7/7/7/7/3RG3/BG5b1 r");
    let request = ComputerRequest {
        start: near.expect("a position"),
        ..wanted(game, Side::First)
    };
    let begun = host
        .play_computer(HERE, ADA, request)
        .await
        .expect("begins");
    let drawn = host
        .offer(SERVER, begun.id, ADA, None, OfferKind::Draw)
        .await;
    let agreed = Answered::Agreed(OfferKind::Draw);
    assert!(
        matches!(drawn, Ok(Offered::Answered(answered)) if answered == agreed),
        "{drawn:?}"
    );
    let end = found(&host, begun.id).await.end.expect("an end");
    assert_eq!(end.termination, Termination::Agreement);
    let records = level_records(&host).await.expect("reads");
    assert_eq!((records.len(), records[0].drawn), (1, 1));
}

/// After thirty moves by each side without a capture, whichever side is better.
async fn the_computer_agrees_to_a_draw_where_the_match_goes_nowhere(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let request = wanted(GameId::GuardAndTowers, Side::Second);
    let begun = host
        .play_computer(HERE, ADA, request)
        .await
        .expect("begins");
    let id = begun.id;
    // A tower of each side circles, in six moves and in eight, so that no position occurs three times.
    let red = ["a6", "a5", "a4", "b4", "b5", "b6"];
    let blue = ["g2", "g3", "g4", "g5", "f5", "f4", "f3", "f2"];
    let mut towers = ["a7", "g1"];
    let ways = red.iter().cycle().zip(blue.iter().cycle());
    for (number, (red, blue)) in (1..=MOVES_TO_NOWHERE).zip(ways) {
        for (side, to) in [red, blue].into_iter().enumerate() {
            play_both(&host, id, format!("{}-{to}", towers[side])).await;
            towers[side] = to;
        }
        let expected = match number {
            MOVES_TO_NOWHERE => Answered::Agreed(OfferKind::Draw),
            29 => Answered::Declined,
            _ => continue,
        };
        let drawn = host.offer(SERVER, id, ADA, None, OfferKind::Draw).await;
        assert!(
            matches!(drawn, Ok(Offered::Answered(answered)) if answered == expected),
            "{number}: {drawn:?}"
        );
    }
    let end = found(&host, id).await.end.expect("an end");
    assert_eq!(end.termination, Termination::Agreement);
}

/// Plays this move for whichever side is to move, including the computer.
async fn play_both(host: &Host, id: MatchId, text: String) {
    let now = host.clock.now();
    let played = host.store.write(Lock::Match(id), move |tx| {
        let found = crate::host::find_match(tx, SERVER, id)?;
        let mv = found.position().parse_move(&text).expect("legal");
        let turn = found.turn().expect("running");
        let next = found.play(turn, &mv.squares())?;
        commit_plies(tx, &found, &next, now).map(drop)
    });
    played.await.expect("plays");
}
