//! Each fault of the ratings gives its one line.

use super::*;

on_either_engine!(
    each_rating_that_does_not_follow_from_the_list_is_one_line,
    a_list_out_of_order_is_said,
    a_stale_ledger_is_one_line,
    players_may_still_be_taken_off_the_leaderboards,
);

async fn each_rating_that_does_not_follow_from_the_list_is_one_line(base: Base) {
    let store = base.open();
    fill(&store).await;
    write(&store, |tx| {
        for (sql, rows) in [
            (
                "UPDATE changes SET rating = rating + 0.0000000001
                 WHERE player = 1 AND pool = 'all' AND number = 2",
                1,
            ),
            (
                "UPDATE standings SET wins = wins + 1 WHERE player = 3 AND pool = 'all'",
                1,
            ),
            (
                "UPDATE seats SET week = week + 1
                 WHERE player = 4 AND pool = 'all' AND scope = 0",
                1,
            ),
            (
                "UPDATE tallies SET players = 99
                 WHERE pool = 'courtyard' AND scope = 10
                   AND rung = (SELECT max(rung) FROM tallies
                               WHERE pool = 'courtyard' AND scope = 10)",
                1,
            ),
            (
                "INSERT INTO changes
                 SELECT generation, 77, pool, number, rating, deviation, volatility
                 FROM changes WHERE player = 3 AND pool = 'all'",
                5,
            ),
            (
                "INSERT INTO standings
                 SELECT generation, 77, pool, rating, deviation, volatility, last_at, wins, losses,
                        draws, streak, active
                 FROM standings WHERE player = 3 AND pool = 'courtyard'",
                1,
            ),
            (
                "DELETE FROM seats WHERE player = 5 AND pool = 'all' AND scope = 10",
                1,
            ),
        ] {
            let changed = tx.db.execute(sql, params![])?;
            assert!(changed == rows || rows == 5 && changed > 0, "{sql}");
        }
        Ok(())
    })
    .await;
    let changes: u64 = base.with(|db| {
        let sql = "SELECT count(*) FROM changes WHERE player = 77";
        db.one(sql, params![], only).expect("counted")
    });
    let rung: i64 = base.with(|db| {
        let sql = "SELECT rung FROM tallies WHERE players = 99";
        db.one(sql, params![], only).expect("there")
    });
    let follow = "does not follow from the list";
    let mut expected = [
        format!("ratings: that of player 1 in all {follow}, from result 2 on"),
        format!("ratings: the standing of player 3 in all {follow}"),
        format!("ratings: the place of player 4 on the leaderboard of all {follow}"),
        format!(
            "ratings: the number of players on rung {rung} of the leaderboard of courtyard in \
             server 10 {follow}"
        ),
        format!("ratings: changes that come from no result of the list: {changes}"),
        format!("ratings: the standing of player 77 in courtyard {follow}"),
        format!("ratings: the place of player 5 on the leaderboard of all in server 10 {follow}"),
    ];
    expected.sort_unstable();
    assert_eq!(lines(&base), expected);
}

async fn a_list_out_of_order_is_said(base: Base) {
    let store = base.open();
    fill(&store).await;
    let number: i64 = write(&store, |tx| {
        tx.db.execute(
            "UPDATE results SET at = 0 WHERE number = (SELECT max(number) FROM results)",
            params![],
        )?;
        Ok(tx
            .db
            .one("SELECT max(number) FROM results", params![], only)?)
    })
    .await;
    let line = format!("ratings: result {number} has an earlier date than the result before it");
    assert!(lines(&base).contains(&line), "{:?}", lines(&base));
}

async fn a_stale_ledger_is_one_line(base: Base) {
    let store = base.open();
    fill(&store).await;
    let annulled: bool = write(&store, |tx| {
        let id = tx.ratings().results_between(0, i64::MAX, None, 1)?[0].id;
        tx.ratings().annul(id, hour(11))
    })
    .await;
    assert!(annulled);
    let line = "ratings: they do not follow from the list: run `courtier ratings rebuild`";
    assert_eq!(lines(&base), [line]);
    let rebuild = Rebuild::begin(store.clone()).await.expect("begun");
    rebuild.finish(hour(11), |_| {}).await.expect("rebuilt");
    assert_eq!(lines(&base), [] as [&str; 0]);
}

async fn players_may_still_be_taken_off_the_leaderboards(base: Base) {
    let store = base.open();
    fill(&store).await;
    let late = hour(5).after(ACTIVE);
    // The next beat, which would do it, has not come.
    assert_eq!(verified(&base, late).0, [] as [&str; 0]);
    // A bot has done it.
    write(&store, move |tx| {
        tx.life().beat(late)?;
        tx.ratings().retire_idle(late, 1_000)
    })
    .await;
    assert_eq!(verified(&base, late).0, [] as [&str; 0]);
    // A rebuild has done it while no bot was running.
    let later = hour(20).after(ACTIVE);
    let rebuild = Rebuild::begin(store.clone()).await.expect("begun");
    rebuild.finish(later, |_| {}).await.expect("rebuilt");
    assert_eq!(verified(&base, later).0, [] as [&str; 0]);
    // Nobody can have done it so early.
    let early = verified(&base, late).0;
    assert!(!early.is_empty(), "{early:?}");
}
