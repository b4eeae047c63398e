//! Data kept of a finished match.

use super::*;
use domain::ratings::Results;

on_either_engine!(
    a_finished_match_keeps_its_moves_and_how_long_each_took,
    a_hop_is_found_before_the_end_and_after_it,
    an_ended_match_is_nobodys_turn_and_in_no_list,
    a_match_without_a_result_counts_for_nobody,
    the_winner_alone_has_won_whichever_side_they_played_until_the_match_is_annulled,
);

const RESIGNED: End = End {
    outcome: Some(Outcome::Win(Side::First)),
    termination: Termination::Resignation,
};

async fn end(store: &Store, id: MatchId, end: End) {
    let ended: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.matches().set_end(id, end, NOON)
        })
        .await;
    ended.expect("ends");
}

async fn a_finished_match_keeps_its_moves_and_how_long_each_took(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    // The seconds add up although none of the moves took whole ones.
    for (text, millis) in [("a7a6", 90_900), ("a1a2", 91_800), ("d7d6", 3_692_700)] {
        let at = NOON.after(Duration::from_millis(millis));
        let played: Result<_, StoreError> = store
            .write(Lock::Match(id), move |tx| {
                let found = tx.matches().find(id)?.expect("there");
                let next = found.play_typed(found.turn().expect("running"), text);
                tx.matches().insert_ply(&found, &next.expect("legal"), at)
            })
            .await;
        played.expect("played");
    }
    let record = |store: Store| async move {
        let read = store
            .read(move |tx| tx.matches().record(id))
            .await
            .expect("reads");
        read.expect("there")
    };
    let running = record(store.clone()).await;
    end(&store, id, RESIGNED).await;
    assert_eq!(record(store).await, running);
    let kept: (String, String, i64) = base.with(|db| {
        let sql = "SELECT moves, times, (SELECT count(*) FROM plies) AS plies FROM matches";
        let kept = db.one(sql, &[], |row| {
            Ok((row.get("moves")?, row.get("times")?, row.get("plies")?))
        });
        kept.expect("there")
    });
    assert_eq!(
        kept,
        ("a7-a6 a1-a2 d7-d6".to_owned(), "90 1 3601".to_owned(), 0)
    );
}

async fn a_hop_is_found_before_the_end_and_after_it(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    for text in ["a7a6", "a1a2", "d7d6"] {
        play(&store, id, text).await.expect("played");
    }
    base.with(|db| {
        let sql = "UPDATE plies SET move = 'a1^a3' WHERE ply = 2";
        db.execute(sql, &[]).expect("a hop");
    });
    let found = async || {
        let read = store.read(move |tx| {
            Ok::<_, StoreError>([1, 2, 3].map(|ply| tx.matches().has_hop(id, ply)))
        });
        read.await
            .expect("reads")
            .map(|found| found.expect("reads"))
    };
    assert_eq!(found().await, [false, true, true]);
    end(&store, id, RESIGNED).await;
    assert_eq!(found().await, [false, true, true]);
}

async fn an_ended_match_is_nobodys_turn_and_in_no_list(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let list = |user| {
        let store = store.clone();
        async move {
            let list = store
                .read(move |tx| tx.matches().running(ServerId(10), user))
                .await;
            list.expect("reads")
                .into_iter()
                .map(|found| found.to_move)
                .collect::<Vec<_>>()
        }
    };
    assert_eq!(
        (list(ADA).await, list(BEN).await),
        (vec![true], vec![false])
    );
    end(&store, id, RESIGNED).await;
    assert_eq!((list(ADA).await, list(BEN).await), (vec![], vec![]));
    let found = store
        .read(move |tx| tx.matches().find(id))
        .await
        .expect("reads");
    assert_eq!(found.expect("there").end, Some(RESIGNED));
}

async fn a_match_without_a_result_counts_for_nobody(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let called_off = End {
        outcome: None,
        termination: Termination::Aborted,
    };
    end(&store, id, called_off).await;
    let read = store.read(move |tx| {
        let results = tx.matches().results_against(ServerId(10), ADA, BEN)?;
        Ok::<_, StoreError>((tx.matches().find(id)?.expect("there").end, results))
    });
    let found = read.await.expect("reads");
    assert_eq!(found, (Some(called_off), Results::default()));
    let rated: i64 = base.with(|db| {
        let sql = "SELECT count(*) AS number FROM results";
        db.one(sql, &[], |row| row.get("number")).expect("a number")
    });
    assert_eq!(rated, 0);
}

async fn the_winner_alone_has_won_whichever_side_they_played_until_the_match_is_annulled(
    base: Base,
) {
    let store = base.open();
    let won = async || {
        let read = store.read(|tx| {
            let of = |player| tx.matches().has_won(player);
            Ok::<_, StoreError>((of(ADA)?, of(BEN)?))
        });
        read.await.expect("reads")
    };
    let id = begin(&store).await;
    assert_eq!(won().await, (false, false), "it is not over");
    end(&store, id, RESIGNED).await;
    assert_eq!(won().await, (true, false));
    for (sql, expected) in [
        ("UPDATE matches SET outcome = 'second'", (false, true)),
        ("UPDATE matches SET outcome = 'draw'", (false, false)),
        (
            "UPDATE matches SET outcome = 'first', annulled_at = ended_at",
            (false, false),
        ),
    ] {
        base.with(|db| db.execute(sql, &[]).expect("changed"));
        assert_eq!(won().await, expected, "{sql}");
    }
}
