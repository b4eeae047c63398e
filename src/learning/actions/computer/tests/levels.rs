//! Tests of what finished matches show about which levels a player has beaten.

use super::*;

on_either_engine!(
    what_moderators_decide_beats_nobody,
    the_level_that_fits_is_the_next_one_above_what_was_beaten,
);

async fn what_moderators_decide_beats_nobody(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let (id, now) = (begun(&host).await, clock.now());
    let ruled = host.store.write(Lock::Match(id), move |tx| {
        let end = End {
            outcome: Some(Outcome::Win(Side::First)),
            termination: Termination::Adjudication,
        };
        tx.matches().set_end(id, end, now)
    });
    let ruled: Result<(), StoreError> = ruled.await;
    ruled.expect("over");
    let records = level_records(&host).await.expect("reads");
    assert_eq!(records, []);

    let lost = begun(&host).await;
    host.resign(SERVER, lost, ADA, 0).await.expect("over");
    let records = level_records(&host).await.expect("reads");
    assert_eq!((records.len(), records[0].lost), (1, 1));
    let void = host
        .store
        .write(Lock::Match(lost), move |tx| tx.ratings().annul(lost, now));
    let void: Result<bool, StoreError> = void.await;
    void.expect("annulled");
    assert_eq!(level_records(&host).await.expect("reads"), []);
}

/// Ends a match that Ada plays against this level, with a win for her or not.
async fn finish(host: &Host, game: GameId, level: Level, won: bool) {
    let request = ComputerRequest {
        strength: Strength::Level(level),
        ..wanted(game, Side::Second)
    };
    let id = host
        .play_computer(HERE, ADA, request)
        .await
        .expect("begins")
        .id;
    let now = host.clock.now();
    let winner = if won { Side::Second } else { Side::First };
    let ended = host.store.write(Lock::Match(id), move |tx| {
        let end = End {
            outcome: Some(Outcome::Win(winner)),
            termination: Termination::Rules,
        };
        tx.matches().set_end(id, end, now)
    });
    let ended: Result<(), StoreError> = ended.await;
    ended.expect("over");
}

async fn the_level_that_fits_is_the_next_one_above_what_was_beaten(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let (towers, court) = (GameId::GuardAndTowers, GameId::KingsCourt);
    for (game, level, won, fits) in [
        (towers, 2, false, 1),
        (towers, 1, true, 2),
        (towers, 4, true, 5),
        (towers, 2, true, 5),
        (towers, 7, false, 5),
        (court, 7, true, 5),
        (towers, 12, true, 12),
    ] {
        let level = Level::new(level).expect("a level");
        finish(&host, game, level, won).await;
        let request = ComputerRequest {
            strength: Strength::Fitting,
            ..wanted(towers, Side::First)
        };
        let asked = request.clone();
        let checked = host.read(by(), move |cx| level_for(cx, &asked)).await;
        let begun = host
            .play_computer(HERE, ADA, request)
            .await
            .expect("begins");
        assert_eq!(
            (checked.expect("may begin"), begun.level.number()),
            (begun.level, fits)
        );
        host.resign(SERVER, begun.id, ADA, 0).await.expect("over");
    }
}
