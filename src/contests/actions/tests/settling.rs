//! Tests of the results of boards, including those that cannot be read.

use super::*;
use crate::players::actions::privacy;

fn ended(by: Termination) -> End {
    End {
        outcome: None,
        termination: by,
    }
}

#[tokio::test]
async fn what_cannot_be_read_keeps_no_other_board_and_no_other_contest_waiting() {
    for base in bases() {
        let ring = Ring::begun(base, &[1, 2], &[5, 6]).await;
        let boards = ring.boards().await;
        let now = ring.host.clock.now();
        for board in &boards {
            let id = board.played;
            ring.write(Lock::Match(id), move |tx| {
                tx.matches().set_end(id, ended(Termination::Aborted), now)
            })
            .await;
        }
        ring.change(
            "UPDATE challenges SET start = 'nonsense'
             WHERE id = (SELECT match FROM contest_boards WHERE number = 1)",
        );
        ring.after(1).await;
        assert_eq!(ring.results().await, [None, Some(BoardResult::Void)]);
        // Nor is it retried over and over.
        assert_eq!(ring.due().await, []);
        // The same holds when the whole contest cannot be read.
        ring.change("UPDATE contests SET pace = 'nonsense'");
        ring.after(2).await;
        assert_eq!(ring.due().await, []);
    }
}

#[tokio::test]
async fn a_board_that_can_be_read_again_is_settled_an_hour_later() {
    for base in bases() {
        let ring = Ring::begun(base, &[1, 2], &[5, 6]).await;
        let id = ring.boards().await[0].played;
        let now = ring.host.clock.now();
        ring.write(Lock::Match(id), move |tx| {
            tx.matches().set_end(id, ended(Termination::Aborted), now)
        })
        .await;
        ring.change(
            "UPDATE challenges SET start = 'nonsense'
             WHERE id = (SELECT match FROM contest_boards WHERE number = 1)",
        );
        ring.after(1).await;
        ring.change(
            "UPDATE challenges
             SET start = (SELECT start FROM challenges
                          WHERE id = (SELECT match FROM contest_boards WHERE number = 2))
             WHERE id = (SELECT match FROM contest_boards WHERE number = 1)",
        );
        ring.after(1).await;
        assert_eq!(ring.results().await, [None, None], "it rests");
        ring.mover
            .send_replace(DAY + crate::clocks::actions::UNREADABLE);
        assert_eq!(ring.due().await, [CLUB]);
        ring.after(2).await;
        assert_eq!(ring.results().await, [Some(BoardResult::Void), None]);
    }
}

#[tokio::test]
async fn what_moderators_annul_while_it_runs_counts_for_nobody() {
    for base in bases() {
        let ring = Ring::begun(base, &[1, 2], &[5, 6]).await;
        let id = ring.boards().await[0].played;
        let now = ring.host.clock.now();
        let won = End {
            outcome: Some(rules::Outcome::Draw),
            termination: Termination::Agreement,
        };
        ring.write(Lock::Match(id), move |tx| {
            tx.matches().set_end(id, won, now)
        })
        .await;
        ring.after(1).await;
        assert_eq!(ring.results().await, [Some(BoardResult::Drawn), None]);
        ring.write(Lock::Match(id), move |tx| tx.ratings().annul(id, now))
            .await;
        ring.after(1).await;
        assert_eq!(ring.results().await, [Some(BoardResult::Void), None]);
    }
}

/// Whoever's turn it is, the team of the player who had all their data deleted loses, and not the team
/// whose opponent is gone.
#[tokio::test]
async fn a_board_is_lost_by_a_deleted_player_in_either_players_turn() {
    for base in bases() {
        let ring = Ring::begun(base, &[1, 2], &[5, 6]).await;
        let mut expected = Vec::new();
        for (board, in_own_turn) in ring.boards().await.into_iter().zip([true, false]) {
            let id = board.played;
            let turn = ring.host.store.read(move |tx| tx.matches().turn(id)).await;
            let turn = turn.expect("read").expect("it runs");
            let moves = board.team_of(turn).expect("plays");
            let loses = if in_own_turn { moves } else { moves.other() };
            let deleted = privacy::delete(&ring.host, board.players[loses.index()]);
            assert!(deleted.await.expect("deleted"));
            expected.push(Some(BoardResult::Forfeited(loses.other())));
        }
        ring.after(1).await;
        assert_eq!(ring.results().await, expected);
    }
}

/// A contest needs a result. Ratings take none from a match that was too short.
#[tokio::test]
async fn a_board_that_is_given_up_before_its_first_move_counts_but_not_for_ratings() {
    for base in bases() {
        let ring = Ring::begun(base, &[1, 2], &[5, 6]).await;
        assert!(ring.contest().await.terms.rated);
        let board = ring.boards().await.remove(0);
        let id = board.played;
        let resigned = ring.host.resign(HOME, id, board.players[0], 0).await;
        resigned.expect("resigned");
        ring.after(1).await;
        let won = Some(BoardResult::Won(Team::Away));
        assert_eq!(ring.results().await, [won, None]);
        let rated = ring
            .base
            .texts("SELECT 'a result' FROM results UNION ALL SELECT 'a rating' FROM standings");
        assert_eq!(rated, [""; 0]);
        let uncounted = ring
            .host
            .store
            .read(move |tx| tx.ratings().was_too_short(id))
            .await;
        let uncounted: Result<_, StoreError> = uncounted;
        assert!(uncounted.expect("read"));
    }
}
