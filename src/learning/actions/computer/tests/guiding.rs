//! Tests of the match in which new things are explained.

use std::time::Duration;

use super::*;
use crate::host::announcements;

on_either_engine!(
    a_board_explains_what_happened_since_the_one_before,
    a_planned_ply_is_known_as_one_on_later_boards,
);

/// Returns what there is to explain with the boards that are due: the plies, how many of them were shown
/// before, and the learner.
async fn explained(host: &Host) -> Vec<Option<(usize, usize, Side)>> {
    let claimed = announcements::claim(host, HOLDER, Vec::new(), 99).await;
    let mut explained = Vec::new();
    for due in claimed.expect("claims").posts {
        if let Some(view) = board(host, &due).await {
            let guide = view.computer.expect("the computer plays").guide;
            explained.push(guide.map(|one| (one.plies.len(), one.before, one.learner)));
        }
        announcements::delivered(host, HOLDER, due, Effect::Board(MessageId(50)))
            .await
            .expect("noted");
    }
    explained
}

/// The player's move and the computer's answer are new together, and a player who moves second learns
/// too.
async fn a_board_explains_what_happened_since_the_one_before(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = begun(&host).await;
    play(&host, id, "a7a6").await;
    move_all(&host).await;
    assert_eq!(explained(&host).await, [Some((2, 0, Side::First))]);
    play(&host, id, "d7d6").await;
    move_all(&host).await;
    assert_eq!(explained(&host).await, [Some((4, 2, Side::First))]);
    host.act(by(), move |cx| stop_guiding(cx, id))
        .await
        .expect("no more");
    play(&host, id, "g7g6").await;
    move_all(&host).await;
    assert_eq!(explained(&host).await, [None]);

    let request = wanted(GameId::KingsCourt, Side::Second);
    let second = host.play_computer(HERE, ADA, request.clone()).await;
    let second = second.expect("begins");
    assert!(second.guided);
    shares(&host, second.id).await.expect("shared");
    move_all(&host).await;
    let mut boards = Vec::new();
    while boards.is_empty() {
        boards = explained(&host).await;
    }
    assert_eq!(boards, [Some((1, 0, Side::Second))]);
    let again = host
        .play_computer(HERE, ADA, request)
        .await
        .expect("begins");
    assert!(!again.guided, "the game is not new any more");
}

async fn a_planned_ply_is_known_as_one_on_later_boards(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let [host, _] = hosts(&base, &clock);
    let id = begun(&host).await;
    // Each line is played at one moment, and begins with a ply that was chosen on the board.
    for plies in [&["a7a6"][..], &["a1a2", "d7d6"], &["a2a1"], &["d6d7"]] {
        mover.send_modify(|shift| *shift += Duration::from_secs(1));
        let now = clock.now();
        let write = move |tx: &WriteTx<'_>| {
            for (at, text) in plies.iter().enumerate() {
                let found = tx.matches().find(id)?.expect("there");
                let next = found.play_typed(found.turn().expect("it runs"), text);
                let next = next.expect("legal");
                if at == 0 {
                    tx.matches().insert_ply(&found, &next, now)?;
                } else {
                    tx.matches().insert_planned_ply(&found, &next, now)?;
                }
            }
            Ok::<_, Failure>(())
        };
        let written = host.store.write(Lock::Match(id), write).await;
        written.expect("played");
    }
    let read = move |tx: &ReadTx<'_>| {
        let found = tx.matches().find(id)?.expect("there");
        BoardView::load(tx, &found, found.ply())?.guided(tx, 1)
    };
    let board: Result<_, Failure> = host.store.read(read).await;
    let guide = board.expect("read").computer.expect("it plays").guide;
    assert_eq!(guide.expect("new to her").answers_at_once, [3]);
}
