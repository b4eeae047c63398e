//! Several processes on one database: what each of them does counts once.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU32, Ordering},
    mpsc,
};

use tokio::task::{JoinSet, spawn_blocking};

use super::{
    super::{WriteTx, db::only},
    full::hour,
    proxy::{Cut, Proxy},
    *,
};
use crate::WAIT;
use domain::matches::Refusal;

/// A second bot would deliver everything twice.
#[tokio::test]
async fn a_file_has_one_bot_at_a_time_and_any_number_of_tools() {
    let base = Base::sqlite();
    let bot = base.open();
    let id = begin(&bot).await;
    let refused = Store::open(base.address()).expect_err("in use");
    let in_use = matches!(
        refused,
        StoreError::Open {
            source: DbError::InUse,
            ..
        }
    );
    assert!(in_use, "{refused:?}");
    let tool = Store::open_beside(base.address()).expect("opens");
    play(&tool, id, "a7a6").await.expect("plays");
    play(&bot, id, "a1a2").await.expect("plays");
    drop(bot);
    base.open();
}

/// Some task may still have the store when the bot stops.
#[tokio::test]
async fn a_closed_file_is_whole_and_free_whoever_still_has_the_store() {
    let base = Base::sqlite();
    let bot = base.open();
    let id = begin(&bot).await;
    let _tool = Store::open_beside(base.address()).expect("opens");
    let (begin_job, job_begun) = mpsc::channel();
    let (end_job, job_ended) = mpsc::channel();
    let both = Mutex::new((begin_job, job_ended));
    let clone = bot.clone();
    let saying = tokio::spawn(async move {
        let say = move |tx: &WriteTx<'_>| {
            let both = both.lock().expect("whole");
            both.0.send(()).expect("heard");
            both.1.recv().expect("an end");
            tx.outbox().enqueue(id, &board(0), NOON)
        };
        clone.write(Lock::Match(id), say).await
    });
    let clone = bot.clone();
    spawn_blocking(move || job_begun.recv())
        .await
        .expect("no panic")
        .expect("begun");
    let closing = tokio::spawn(async move { bot.close().await });
    let closed = |found: Result<_, StoreError>| matches!(found, Err(StoreError::Closed));
    while !closed(clone.read(move |tx| tx.matches().find(id)).await) {}

    end_job.send(()).expect("awaited");
    saying
        .await
        .expect("no panic")
        .expect("said, for it had begun");
    closing.await.expect("no panic").expect("closes");
    let refused = play(&clone, id, "a7a6").await;
    assert!(matches!(refused, Err(StoreError::Closed)), "{refused:?}");

    // A tool that has it open does not keep anything out of the file either.
    let alone = base.path().with_file_name("copy.db");
    std::fs::copy(base.path(), &alone).expect("copied");
    let copy = Store::open(&Address::File(alone)).expect("opens");
    assert_eq!(posts(&claim(&copy, NOON).await), [(id, board(0))]);
    play(&base.open(), id, "a7a6").await.expect("plays");
}

#[tokio::test]
async fn a_server_is_closed_for_all_who_have_the_store() {
    let Some(base) = Base::postgres() else { return };
    let bot = base.open();
    let id = begin(&bot).await;
    let clone = bot.clone();
    bot.close().await.expect("closes");
    clone.close().await.expect("is closed");
    let refused = play(&clone, id, "a7a6").await;
    assert!(matches!(refused, Err(StoreError::Closed)), "{refused:?}");
    play(&base.open(), id, "a7a6").await.expect("plays");
}

/// The outcome of an attempt to play a move.
async fn race(store: &Store, id: MatchId) -> Result<(), Option<Refusal>> {
    let played: Result<Result<(), Refusal>, StoreError> = store
        .write(Lock::Match(id), move |tx| {
            let found = tx.matches().find(id)?.expect("there");
            match found.play_typed(ADA, "a7a6") {
                Ok(next) => {
                    tx.matches().insert_ply(&found, &next, NOON)?;
                    tx.outbox().enqueue(id, &board(1), NOON)?;
                    Ok(Ok(()))
                }
                Err(refusal) => Ok(Err(refusal)),
            }
        })
        .await;
    played.map_err(|_| None)?.map_err(Some)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_move_that_two_processes_play_at_once_is_played_once() {
    let Some(base) = Base::postgres() else { return };
    let stores = [base.open(), base.open()];
    let id = begin(&stores[0]).await;
    let mut tries = JoinSet::new();
    for number in 0..20 {
        let store = stores[number % 2].clone();
        tries.spawn(async move { race(&store, id).await });
    }
    let (mut played, mut refused) = (0, 0);
    for tried in tries.join_all().await {
        match tried {
            Ok(()) => played += 1,
            Err(Some(Refusal::NotYourTurn(BEN))) => refused += 1,
            Err(other) => panic!("{other:?}"),
        }
    }
    assert_eq!((played, refused), (1, 19));
    assert_eq!(claim(&stores[1], NOON).await.len(), 1);
}

/// Each of the posts goes to exactly one of the processes that want it.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn posts_are_shared_out_among_processes() {
    let Some(base) = Base::postgres() else { return };
    let stores = [base.open(), base.open(), base.open()];
    for _ in 0..40 {
        let id = begin(&stores[0]).await;
        let said: Result<(), StoreError> = stores[0]
            .write(Lock::Match(id), move |tx| {
                tx.outbox().enqueue(id, &board(0), NOON)
            })
            .await;
        said.expect("said");
    }
    let mut claims = JoinSet::new();
    for (store, holder) in stores.into_iter().cycle().zip(1..).take(24) {
        claims.spawn(async move {
            let claimed: Result<_, StoreError> = store
                .write(Lock::None, move |tx| {
                    tx.outbox()
                        .claim(Holder(holder), NOON, NOON.after(LEASE), 3)
                })
                .await;
            claimed.expect("claimed")
        });
    }
    let mut ids: Vec<i64> = claims
        .join_all()
        .await
        .concat()
        .iter()
        .map(|due| due.id)
        .collect();
    ids.extend(claim(&base.open(), NOON).await.iter().map(|due| due.id));
    let claimed = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!((claimed, ids.len()), (40, 40));
}

#[tokio::test]
async fn a_process_hears_what_another_puts_into_the_outbox() {
    let Some(base) = Base::postgres() else { return };
    let (here, there) = (base.open(), base.open());
    let id = begin(&here).await;
    // A listener may begin with a wake-up of its own.
    while tokio::time::timeout(Duration::from_millis(500), there.outbox_filled())
        .await
        .is_ok()
    {}
    let said: Result<(), StoreError> = here
        .write(Lock::Match(id), move |tx| {
            tx.outbox().enqueue(id, &board(0), NOON)
        })
        .await;
    said.expect("said");
    let heard = tokio::time::timeout(Duration::from_mins(1), there.outbox_filled()).await;
    heard.expect("it hears of it");
}

/// Another process holds a lock for longer than a job waits for it.
#[tokio::test]
async fn a_job_that_was_kept_waiting_is_done_again_once() {
    let Some(base) = Base::postgres() else { return };
    let store = base.open();
    for (kept_waiting, tries, succeeds) in [(1, 2, true), (9, 2, false)] {
        let tried = Arc::new(AtomicU32::new(0));
        let count = Arc::clone(&tried);
        let done: Result<(), StoreError> = store
            .write(Lock::None, move |tx| {
                if count.fetch_add(1, Ordering::SeqCst) < kept_waiting {
                    let sql = "DO 'BEGIN RAISE lock_not_available; END'";
                    tx.db.execute(sql, &[])?;
                }
                Ok(())
            })
            .await;
        assert_eq!(done.is_ok(), succeeds, "{done:?}");
        assert_eq!(tried.load(Ordering::SeqCst), tries);
        if let Err(error) = done {
            // Deliveries are tried again, and a start waits.
            assert!(
                error.is_retryable() && error.is_transient_at_startup(),
                "{error:?}"
            );
        }
    }
}

/// Two jobs that wait for each other: PostgreSQL ends one of them, which is then retried.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_job_that_was_in_the_way_of_another_is_done_again() {
    let Some(base) = Base::postgres() else { return };
    let store = base.open();
    let ids = [begin(&store).await, begin(&store).await];
    let (runs, both) = (
        Arc::new(AtomicU32::new(0)),
        Arc::new(std::sync::Barrier::new(2)),
    );
    let mut jobs = JoinSet::new();
    for [one, other] in [ids, [ids[1], ids[0]]] {
        let (store, runs, both) = (store.clone(), Arc::clone(&runs), Arc::clone(&both));
        jobs.spawn(async move {
            let done: Result<(), StoreError> = store
                .write(Lock::Match(one), move |tx| {
                    if runs.fetch_add(1, Ordering::Relaxed) < 2 {
                        both.wait();
                    }
                    tx.lock(Lock::Match(other))?;
                    tx.outbox().enqueue(one, &board(0), NOON)
                })
                .await;
            done
        });
    }
    for done in jobs.join_all().await {
        done.expect("done in the end");
    }
    assert_eq!(runs.load(Ordering::Relaxed), 3);
    assert_eq!(claim(&store, NOON).await.len(), 2);
}

#[tokio::test]
async fn a_job_whose_connection_breaks_is_done_again_and_counts_once() {
    let Some(base) = Base::postgres() else { return };
    let store = base.open();
    let id = begin(&store).await;
    let runs = Arc::new(AtomicU32::new(0));
    let counted = Arc::clone(&runs);
    let played: Result<(), StoreError> = store
        .write(Lock::Match(id), move |tx| {
            let found = tx.matches().find(id)?.expect("there");
            let next = found.play_typed(ADA, "a7a6").expect("legal");
            tx.matches().insert_ply(&found, &next, NOON)?;
            if counted.fetch_add(1, Ordering::Relaxed) == 0 {
                let _ = tx
                    .db
                    .execute("SELECT pg_terminate_backend(pg_backend_pid())", &[]);
            }
            tx.outbox().enqueue(id, &board(1), NOON)
        })
        .await;
    played.expect("played");
    assert_eq!(runs.load(Ordering::Relaxed), 2);
    let found = store
        .read(move |tx| tx.matches().find(id))
        .await
        .expect("reads");
    assert_eq!(found.expect("there").ply(), 1);
    assert_eq!(claim(&store, NOON).await.len(), 1);
}

async fn a_commit_that_is_cut_counts_once(cut: Cut) {
    let Some(base) = Base::postgres() else { return };
    let (proxy, through) = Proxy::before(&base.address().to_string());
    let store = Store::open(&through.parse().expect("an address")).expect("opens");
    let id = begin(&store).await;
    let runs = Arc::new(AtomicU32::new(0));
    let counted = Arc::clone(&runs);
    proxy.cut_next_commit(cut);
    let said: Result<(), StoreError> = store
        .write(Lock::Match(id), move |tx| {
            counted.fetch_add(1, Ordering::Relaxed);
            tx.outbox().enqueue(id, &board(1), NOON)
        })
        .await;
    said.expect("said");
    assert!(proxy.has_cut(), "it was cut");
    let expected = match cut {
        Cut::Before => 2,
        Cut::After => 1,
    };
    assert_eq!(runs.load(Ordering::Relaxed), expected);
    let posts = base.with(|db| db.one("SELECT count(*) FROM outbox", &[], only::<i64>));
    assert_eq!(posts.expect("counted"), 1);
}

#[tokio::test]
async fn a_commit_that_the_server_did_not_hear_of_is_done_again() {
    a_commit_that_is_cut_counts_once(Cut::Before).await;
}

#[tokio::test]
async fn a_commit_whose_answer_was_lost_is_looked_up_and_not_done_again() {
    a_commit_that_is_cut_counts_once(Cut::After).await;
}

/// A post can prove that the bot is in a server at the moment when a match begins to wait for that.
#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_begins_to_wait_for_a_proof_hears_of_one_that_comes_meanwhile() {
    let Some(base) = Base::postgres() else { return };
    let (one, other) = (base.open(), base.open());
    let server = ServerId(10);
    let id = begin_timed(&one).await;
    let (says_waiting, waiting) = mpsc::channel();
    let (lets_commit, commits) = mpsc::channel();
    let both = Mutex::new((says_waiting, commits));
    let begins = tokio::spawn(async move {
        let wait = move |tx: &WriteTx<'_>| {
            tx.absences().ask_presence(server, hour(25))?;
            tx.clocks().put_off(id, hour(25).after(WAIT))?;
            let both = both.lock().expect("whole");
            both.0.send(()).expect("heard");
            both.1.recv().expect("an end");
            Ok::<_, StoreError>(())
        };
        one.write(Lock::Match(id), wait).await
    });
    let waiting = spawn_blocking(move || waiting.recv());
    waiting.await.expect("no panic").expect("it waits");
    let proves = tokio::spawn({
        let other = other.clone();
        async move {
            let prove =
                move |tx: &WriteTx<'_>| tx.absences().prove_presence(server, hour(25), hour(25));
            other.write(Lock::None, prove).await
        }
    });
    let kept = spawn_blocking(move || {
        while base.jobs_waiting() == 0 {
            std::thread::yield_now();
        }
        lets_commit.send(()).expect("awaited");
        base
    });
    let _base = kept.await.expect("no panic");
    begins.await.expect("no panic").expect("waits");
    proves.await.expect("no panic").expect("proven");
    let due = other.read(|tx| tx.clocks().due(hour(25), Cursor::START, 10));
    let due: Vec<MatchId> = due.await.expect("read").iter().map(|row| row.id).collect();
    assert_eq!(due, [id], "it is looked at again");
}
