//! Tests of which matches against the computer begin.

use std::time::Duration;

use super::*;
use crate::matches::actions::rematch::{self, Rematch, ShowRematch};
use domain::settings::Home;

on_either_engine!(
    only_so_many_begin_within_an_hour,
    five_run_at_a_time_where_they_can_be_played,
    whoever_learns_a_game_begins_one_match,
    the_next_match_swaps_sides_and_keeps_the_rest,
);

/// Where the bot is missing, nobody can continue a match or end it.
async fn five_run_at_a_time_where_they_can_be_played(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let begin = async |server| {
        let place = Place { server, ..HERE };
        let request = wanted(GameId::Courtyard, Side::First);
        host.play_computer(place, ADA, request).await
    };
    let mut begun = Vec::new();
    for _ in 0..MOST_COMPUTER_MATCHES {
        begun.push(begin(SERVER).await.expect("begins").id);
    }
    let refused = begin(ServerId(11)).await.expect_err("too many");
    let Failure::Refused(Refusal::Computer(NoComputer::ManyMatches(running))) = refused else {
        panic!("{refused}");
    };
    let found: Vec<MatchId> = running.iter().map(|one| one.id).collect();
    assert_eq!(found, begun);
    assert!(running.iter().all(|one| one.server == SERVER));
    let now = clock.now();
    let left = host
        .store
        .write(Lock::None, move |tx| tx.absences().begin(SERVER, now, now));
    let left: Result<bool, StoreError> = left.await;
    left.expect("noted");
    begin(ServerId(11)).await.expect("they do not count");
}

async fn whoever_learns_a_game_begins_one_match(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let learn = |game| {
        let request = ComputerRequest {
            strength: Strength::ToLearn,
            side: SideWish::Lot,
            ..wanted(game, Side::First)
        };
        host.play_computer(HERE, ADA, request)
    };
    let twice = tokio::join!(learn(GameId::Courtyard), learn(GameId::Courtyard));
    let (begun, refused) = match twice {
        (Ok(begun), Err(refused)) | (Err(refused), Ok(begun)) => (begun, refused),
        other => panic!("{other:?}"),
    };
    assert!(begun.guided && begun.side == Side::First);
    assert!(
        matches!(refused, Failure::Refused(Refusal::Computer(NoComputer::Learns(id))) if id == begun.id),
        "{refused}"
    );
    learn(GameId::KingsCourt).await.expect("another game");
    host.resign(SERVER, begun.id, ADA, 0).await.expect("over");
    learn(GameId::Courtyard).await.expect("once more");
}

/// Resigning matches immediately must not be a way to fill the database.
async fn only_so_many_begin_within_an_hour(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let begin = async || {
        let begun = host.play_computer(HERE, ADA, wanted(GameId::GuardAndTowers, Side::First));
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

/// Sides are swapped each time; the level is the same unless another is wanted, and so is the start.
/// Each match has one successor.
async fn the_next_match_swaps_sides_and_keeps_the_rest(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let [three, five] = [3, 5].map(|number| Level::new(number).expect("a level"));
    let game = GameId::GuardAndTowers;
    let start = game.parse_position("7/7/7/7/7/3RG3/BG5b1 r");
    let start = start.expect("a position");
    let request = ComputerRequest {
        start: start.clone(),
        strength: Strength::Level(three),
        ..wanted(game, Side::First)
    };
    let mut id = host
        .play_computer(HERE, ADA, request)
        .await
        .expect("begins")
        .id;
    for (wish, level, side) in [
        (None, three, Side::Second),
        (Some(five), five, Side::First),
        (None, five, Side::Second),
    ] {
        host.resign(SERVER, id, ADA, 0).await.expect("over");
        let checked = host.read(by(), move |cx| check_again(cx, id, wish)).await;
        assert_eq!(checked.expect("may begin"), (game, level));
        let next = host.act(by(), move |cx| play_again(cx, id, wish)).await;
        let next = next.expect("begins");
        assert_eq!((next.level, next.side), (level, side));
        let stands = found(&host, next.id).await;
        assert_eq!(stands.players.computer(), Some((side.other(), level)));
        assert_eq!(*stands.position(), start);
        let twice = host.act(by(), move |cx| play_again(cx, id, wish)).await;
        assert!(
            matches!(twice, Err(Failure::Refused(Refusal::Computer(NoComputer::BegunBefore(other)))) if other == next.id),
            "{twice:?}"
        );
        id = next.id;
    }
    // Asking for a rematch, as with any opponent, has the same effect.
    host.resign(SERVER, id, ADA, 0).await.expect("over");
    let shown = ShowRematch {
        home: Home::AtChallenge,
        asked_in: ChannelId(20),
    };
    let rematch = host.act(by(), move |cx| rematch::ask(cx, id, shown)).await;
    let Ok(Rematch::AgainstComputer(again)) = rematch else {
        panic!("{rematch:?}");
    };
    let players = found(&host, again.id).await.players;
    assert_eq!(players.computer(), Some((Side::Second, five)));
}
