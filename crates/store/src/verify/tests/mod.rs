//! A healthy database has no faults, and each fault gives its one line.

mod clocks;
mod contests;
mod matches;
mod proposals;
mod ratings;
mod tournaments;

use std::{sync::mpsc, time::Duration};

use super::*;
use crate::{
    Lock, Rebuild, Store, WriteTx, on_either_engine,
    testing::{
        Base,
        full::{ADA, BEN, Wanted, fill, hour, plan, play, resign, take_back},
    },
};
use domain::{
    matches::{End, OfferKind, Termination},
    ratings::ACTIVE,
};
use rules::{Outcome, Side};

on_either_engine!(
    nothing_is_wrong_with_a_healthy_database,
    each_thing_that_is_wrong_in_the_outbox_is_one_line,
    nothing_is_wrong_while_a_bot_plays,
    what_is_kept_of_the_computer_fits_its_match,
    a_match_against_the_computer_that_is_annulled_counts_for_nothing,
);

/// The reports about a database, and the result of the check.
fn verified(base: &Base, now: Timestamp) -> (Vec<String>, Verified) {
    std::thread::scope(|scope| {
        let work = || {
            let mut lines = Vec::new();
            let verified = verify(base.address(), now, &mut |notice| match notice {
                Notice::Fault(fault) => lines.push(fault.to_string()),
                Notice::OlderRules(id, older) => lines.push(format!("({id} {older})")),
                Notice::Matches { .. } | Notice::Results { .. } => {}
            });
            (lines, verified.expect("read"))
        };
        scope.spawn(work).join().expect("no panic")
    })
}

fn lines(base: &Base) -> Vec<String> {
    let mut lines = verified(base, hour(12)).0;
    lines.sort_unstable();
    lines
}

async fn write<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.write(Lock::None, job).await.expect("written")
}

async fn nothing_is_wrong_with_a_healthy_database(base: Base) {
    let store = base.open();
    assert_eq!(verified(&base, hour(0)), Default::default());
    fill(&store).await;
    let (lines, verified) = verified(&base, hour(12));
    assert_eq!(lines, [] as [&str; 0]);
    assert_eq!((verified.matches, verified.faults), (29, 0));
    assert!(verified.results > 6, "{verified:?}");
}

async fn what_is_kept_of_the_computer_fits_its_match(base: Base) {
    let store = base.open();
    fill(&store).await;
    for (break_it, mend) in [
        (
            "UPDATE computer_matches SET due_at = NULL, holder = NULL WHERE result IS NULL",
            "UPDATE computer_matches SET due_at = 0 WHERE result IS NULL",
        ),
        (
            "UPDATE computer_matches SET level = 2 WHERE result IS NULL",
            "UPDATE computer_matches SET level = 1 WHERE result IS NULL",
        ),
        (
            "UPDATE computer_matches SET player = 77 WHERE result IS NULL",
            "UPDATE computer_matches SET player = 2 WHERE result IS NULL",
        ),
        (
            "UPDATE computer_matches SET result = 'none' WHERE result = 'won'",
            "UPDATE computer_matches SET result = 'won' WHERE result = 'none'",
        ),
        (
            "UPDATE computer_matches SET result = 'lost' WHERE result = 'won'",
            "UPDATE computer_matches SET result = 'won' WHERE result = 'lost'",
        ),
    ] {
        base.with(|db| db.execute(break_it, params![]).expect("broken"));
        let found = lines(&base);
        assert!(
            matches!(&found[..], [one] if one.contains("the computer does not fit")),
            "{break_it}: {found:?}"
        );
        base.with(|db| db.execute(mend, params![]).expect("mended"));
    }
    assert_eq!(lines(&base), [] as [&str; 0]);
    // A moderator's decision is nobody's win.
    write(&store, |tx| {
        let ruled = Wanted {
            players: [BEN, UserId::computer(Level::LOWEST)],
            plies: 0,
            ..Wanted::UNRATED
        };
        let ruled = ruled.begin(tx, hour(7))?;
        let end = End {
            outcome: Some(Outcome::Win(Side::First)),
            termination: Termination::Adjudication,
        };
        tx.matches().set_end(ruled, end, hour(8))
    })
    .await;
    assert_eq!(lines(&base), [] as [&str; 0]);
    let ruled = "UPDATE computer_matches SET result = 'won' WHERE result = 'none'";
    base.with(|db| db.execute(ruled, params![]).expect("broken"));
    assert_eq!(lines(&base).len(), 1);
}

/// The match no longer says anything about who beats whom, whoever has won it.
async fn a_match_against_the_computer_that_is_annulled_counts_for_nothing(base: Base) {
    let store = base.open();
    let computer = UserId::computer(Level::LOWEST);
    write(&store, move |tx| {
        for side in Side::BOTH {
            let played = Wanted {
                players: [BEN, computer],
                plies: 0,
                ..Wanted::UNRATED
            };
            let played = played.begin(tx, hour(7))?;
            resign(tx, played, side, hour(8))?;
            assert_eq!(tx.computer().level_records(BEN)?.len(), 1);
            tx.ratings().annul(played, hour(9))?;
            assert_eq!(tx.computer().level_records(BEN)?, []);
        }
        Ok(())
    })
    .await;
    assert_eq!(lines(&base), [] as [&str; 0]);
    let counted = "UPDATE computer_matches SET result = 'won' WHERE match = 1";
    base.with(|db| db.execute(counted, params![]).expect("broken"));
    let found = lines(&base);
    assert!(
        matches!(&found[..], [one] if one.contains("the computer does not fit")),
        "{found:?}"
    );
}

fn running(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    let id = Wanted {
        plies: 0,
        ..Wanted::UNRATED
    }
    .begin(tx, hour(1))?;
    for text in ["a7-a6", "a1-a2", "d7-d6"] {
        play(tx, id, text, hour(1))?;
    }
    Ok(id)
}

fn challenged(tx: &WriteTx<'_>) -> Result<MatchId, StoreError> {
    Wanted::UNRATED.challenge(tx)
}

#[tokio::test]
async fn what_older_rules_allowed_is_no_fault() {
    let base = Base::sqlite();
    let store = base.open();
    write(&store, |tx| {
        let id = running(tx)?;
        tx.db
            .execute("UPDATE matches SET rules = 0 WHERE id = ?1", params![id])?;
        tx.db.execute(
            "UPDATE plies SET move = 'a6-c2' WHERE match = ?1 AND ply = 3",
            params![id],
        )?;
        Ok(())
    })
    .await;
    let (lines, verified) = verified(&base, hour(12));
    assert_eq!(verified.faults, 0);
    let [line] = &lines[..] else {
        panic!("{lines:?}")
    };
    let said = "(#1 it was played by version 0 of the rules, and by version 1 ply 3 of the record \
                is refused by the rules: ";
    assert!(line.starts_with(said), "{line}");
}

async fn each_thing_that_is_wrong_in_the_outbox_is_one_line(base: Base) {
    let store = base.open();
    fill(&store).await;
    let mut expected = Vec::new();
    for (make, sql, line) in [
        (
            running as fn(&WriteTx<'_>) -> Result<MatchId, StoreError>,
            r#"UPDATE outbox SET post = '{"say":"sing"}' WHERE id = ?1"#,
            r#"it is not readable: "{\"say\":\"sing\"}""#,
        ),
        (
            challenged,
            "UPDATE outbox SET created_at = created_at WHERE id = ?1",
            "it is about a match, but there is none",
        ),
        (
            running,
            r#"UPDATE outbox SET post = '{"say":"offer","offer":999}' WHERE id = ?1"#,
            "it is about offer 999, which this match does not have",
        ),
        (
            running,
            r#"UPDATE outbox SET post = '{"say":"plan_void","player":99}' WHERE id = ?1"#,
            "it is for somebody who does not play the match",
        ),
        (
            running,
            "UPDATE outbox SET first = 0 WHERE id = ?1",
            "it is marked as not the next one, though it is",
        ),
        (
            running,
            "UPDATE outbox SET given_up = 'gone' WHERE id = ?1",
            "it is marked as the next one, though it is not",
        ),
        (
            running,
            "UPDATE outbox SET cosmetic = 1, follower = 5 WHERE id = ?1",
            "it is kept as a word to somebody else than it is for",
        ),
        (
            running,
            "UPDATE challenges SET private = 1 WHERE id = (SELECT match FROM outbox WHERE id = ?1)",
            "it is about a match that only its player sees",
        ),
    ] {
        let (id, post): (MatchId, i64) = write(&store, move |tx| {
            let id = make(tx)?;
            tx.outbox().enqueue(id, &crate::Post::OpenVenue, hour(3))?;
            let post = tx.db.one("SELECT max(id) FROM outbox", params![], only)?;
            assert_eq!(tx.db.execute(sql, params![post])?, 1, "{sql}");
            Ok((id, post))
        })
        .await;
        expected.push(format!("post {post} of match {id}: {line}"));
    }
    assert_eq!(verified(&base, hour(12)).0, expected);
}

async fn nothing_is_wrong_while_a_bot_plays(base: Base) {
    let store = base.open();
    fill(&store).await;
    let (stop, stopped) = mpsc::channel::<()>();
    let base = std::sync::Arc::new(base);
    let verifying = std::thread::spawn({
        let base = std::sync::Arc::clone(&base);
        move || {
            let (mut wrong, mut times) = (Vec::new(), 0);
            while times < 3 || stopped.try_recv() == Err(mpsc::TryRecvError::Empty) {
                wrong.append(&mut verified(&base, hour(12)).0);
                times += 1;
            }
            wrong
        }
    });
    for number in 0..40 {
        let id = write(&store, move |tx| {
            let wanted = Wanted {
                players: [ADA, [BEN, domain::matches::UserId(3 + number)][1]],
                rated: true,
                ..Wanted::UNRATED
            };
            wanted.begin(tx, hour(12))
        })
        .await;
        write(&store, move |tx| take_back(tx, id, 1, hour(12))).await;
        write(&store, move |tx| {
            resign(tx, id, Side::Second, hour(12))?;
            tx.outbox().enqueue(id, &crate::Post::Result, hour(12))
        })
        .await;
        if number % 10 == 0 {
            tokio::time::sleep(Duration::ZERO).await;
        }
    }
    drop(stop);
    assert_eq!(verifying.join().expect("no panic"), [] as [&str; 0]);
}

#[tokio::test]
async fn what_sqlite_finds_is_said_in_its_words() {
    let base = Base::sqlite();
    let store = base.open();
    fill(&store).await;
    store.close().await.expect("closes");
    base.with(|db| {
        for sql in [
            "PRAGMA foreign_keys = 0",
            "PRAGMA ignore_check_constraints = 1",
            "INSERT INTO plies (match, ply, move, key, played_at) VALUES (999, 1, 'a', 0, 0)",
            "UPDATE challenges SET thread = 7 WHERE id = 1",
        ] {
            db.execute(sql, params![]).expect(sql);
        }
    });
    assert_eq!(
        lines(&base),
        [
            "the file: CHECK constraint failed in challenges",
            "the file: a row of plies refers to a row of matches that is not there",
        ]
    );
}
