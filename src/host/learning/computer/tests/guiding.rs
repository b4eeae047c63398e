//! Tests of the match in which new things are explained.

use super::*;

on_either_engine!(a_board_explains_what_happened_since_the_one_before);

/// Returns what there is to explain with the boards that are due: the plies, how many of them were shown
/// before, and the learner.
async fn explained(host: &Host) -> Vec<Option<(usize, usize, Side)>> {
    let claimed = host.claim_posts(HOLDER, Vec::new(), 99).await;
    let mut explained = Vec::new();
    for due in claimed.expect("claims").posts {
        if let Some(view) = board(host, &due).await {
            let guide = view.computer.expect("the computer plays").guide;
            explained.push(guide.map(|one| (one.plies.len(), one.before, one.learner)));
        }
        host.delivered(HOLDER, due, Effect::Board(MessageId(50)))
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
    host.stop_guiding(SERVER, id, ADA).await.expect("no more");
    play(&host, id, "g7g6").await;
    move_all(&host).await;
    assert_eq!(explained(&host).await, [None]);

    let request = wanted(GameId::KingsCourt, Side::Second);
    let second = host.play_computer(HERE, request.clone()).await;
    assert!(second.expect("begins").guided);
    move_all(&host).await;
    let mut boards = Vec::new();
    while boards.is_empty() {
        boards = explained(&host).await;
    }
    assert_eq!(boards, [Some((1, 0, Side::Second))]);
    let again = host.play_computer(HERE, request).await.expect("begins");
    assert!(!again.guided, "the game is not new any more");
}
