//! Jobs that write at the same time: none fails because of another, and on SQLite they share a
//! transaction.

use std::sync::{Arc, Mutex, mpsc};

use tokio::sync::oneshot;

use super::*;

on_both_engines!(a_job_that_fails_takes_no_other_with_it);

/// Whom the rows of these tests are about, each another player.
const ROWS: &str = "SELECT CAST(player AS TEXT) FROM last_acts ORDER BY player";

fn insert(tx: &WriteTx<'_>, player: u32) -> Result<(), StoreError> {
    let insert = format!("INSERT INTO last_acts (player, at) VALUES ({player}, 0)");
    tx.sql(insert).map(drop)
}

/// Lets jobs be added while a thread that writes is busy, so that on SQLite all of them wait, and then lets
/// the thread go on. A job that is added before the thread is busy could end up in its transaction, without
/// the others.
async fn while_busy<T>(store: &Store, jobs: impl AsyncFnOnce(mpsc::Sender<()>) -> T) -> T {
    let (open, gate) = mpsc::channel();
    let gate = Mutex::new(gate);
    let (begins, has_begun) = oneshot::channel();
    let begins = Mutex::new(Some(begins));
    let busy = store.write(Lock::None, move |_| {
        let begins = begins.lock().expect("no panic").take();
        begins.expect("runs once").send(()).expect("waits");
        let _ = gate.lock().expect("no panic").recv();
        Ok::<_, StoreError>(())
    });
    let (busy, done) = tokio::join!(busy, async {
        has_begun.await.expect("begins");
        jobs(open).await
    });
    busy.expect("nothing to fail");
    done
}

async fn a_job_that_fails_takes_no_other_with_it(base: Base) {
    let store = base.open();
    let write = |player, then: fn(&WriteTx<'_>) -> Result<(), StoreError>| {
        store.write(Lock::None, move |tx| {
            insert(tx, player)?;
            then(tx)
        })
    };
    let jobs = async |go_on| {
        tokio::join!(
            write(1, |_| Ok(())),
            write(2, |_| Err(StoreError::OnlyReads)),
            write(3, |_| panic!("a fault in a decision")),
            write(4, |tx| insert(tx, 4)),
            write(5, |_| Ok(())),
            // All of them wait now.
            async { drop(go_on) },
        )
    };
    let (kept, refused, panicked, collided, kept_too, ()) = while_busy(&store, jobs).await;
    assert!(kept.is_ok() && kept_too.is_ok(), "{kept:?}, {kept_too:?}");
    assert!(matches!(refused, Err(StoreError::OnlyReads)));
    assert!(matches!(panicked, Err(StoreError::Worker)));
    assert!(matches!(collided, Err(StoreError::Db(_))), "{collided:?}");
    assert_eq!(base.texts(ROWS), ["1", "5"]);
}

#[tokio::test]
async fn on_sqlite_jobs_that_wait_share_a_transaction_and_are_answered_after_it() {
    let base = Arc::new(Base::sqlite());
    let store = base.open();
    let write = async |player| {
        let others = Arc::clone(&base);
        let seen = store.write(Lock::None, move |tx| {
            insert(tx, player)?;
            Ok::<_, StoreError>(others.texts(ROWS))
        });
        let seen = seen.await.expect("written");
        assert_eq!(seen, Vec::<String>::new(), "nothing is committed yet");
        assert_eq!(base.texts(ROWS), ["1", "2", "3"], "now all is");
    };
    while_busy(&store, async |go_on| {
        tokio::join!(
            write(1),
            write(2),
            // A job that is refused is undone, and the others are kept.
            async {
                let refused = store.write(Lock::None, |tx| {
                    insert(tx, 9)?;
                    Err::<(), _>(StoreError::OnlyReads)
                });
                assert!(matches!(refused.await, Err(StoreError::OnlyReads)));
            },
            write(3),
            async { drop(go_on) },
        )
    })
    .await;
}
