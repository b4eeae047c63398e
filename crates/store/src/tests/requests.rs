//! A request of someone takes effect once.

use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

use domain::clock::running;
use tokio::task::JoinSet;

use super::*;
use crate::{Request, on_both_engines};

on_both_engines!(
    a_request_that_is_handled_again_changes_nothing,
    all_that_one_handling_stores_counts,
    a_request_that_changed_nothing_can_be_handled_again,
    a_request_that_is_too_late_changes_nothing_unless_it_was_answered,
    requests_are_forgotten_after_an_hour,
    jobs_that_belong_to_no_request_count,
);

const SOON: Duration = Duration::from_mins(1);

fn request(number: u64) -> Request {
    Request::new(number, running() + SOON)
}

/// Says that a match has a board, and returns whether that counts.
async fn says(store: &Store, id: MatchId) -> bool {
    let said: Result<(), StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.outbox().enqueue(id, &board(1), NOON)
        })
        .await;
    said.is_ok()
}

async fn posts_of(store: &Store) -> usize {
    claim(store, NOON).await.len()
}

async fn a_request_that_is_handled_again_changes_nothing(base: Base) {
    let store = base.open();
    let ids = [begin(&store).await, begin(&store).await];
    let went_on = Arc::new(AtomicU32::new(0));
    let handle = async |number: u64, id| {
        let handled = request(number).handle(async {
            let said = says(&store, id).await;
            went_on.fetch_add(1, Ordering::Relaxed);
            said
        });
        handled.await
    };
    assert_eq!(handle(7, ids[0]).await, Some(true));
    assert_eq!(handle(7, ids[1]).await, None);
    assert_eq!(went_on.load(Ordering::Relaxed), 1, "it says nothing more");
    assert_eq!(posts_of(&store).await, 1);
    assert_eq!(handle(8, ids[1]).await, Some(true));
    let known = store.read(|tx| tx.requests().is_known(7)).await;
    assert!(known.expect("reads"));
}

async fn all_that_one_handling_stores_counts(base: Base) {
    let store = base.open();
    let [one, two, three] = [
        begin(&store).await,
        begin(&store).await,
        begin(&store).await,
    ];
    let handled = request(7).handle(async {
        let both = tokio::join!(says(&store, one), says(&store, two));
        both.0 && both.1 && says(&store, three).await
    });
    assert_eq!(handled.await, Some(true));
    assert_eq!(posts_of(&store).await, 3);
}

async fn a_request_that_changed_nothing_can_be_handled_again(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let refused = request(7).handle(async {
        let refused: Result<(), StoreError> = store
            .write(Lock::Match(id), move |tx| {
                tx.outbox().enqueue(id, &board(1), NOON)?;
                Err(StoreError::Worker)
            })
            .await;
        assert!(matches!(refused, Err(StoreError::Worker)), "{refused:?}");
    });
    refused.await.expect("it goes on");
    assert_eq!(request(7).handle(says(&store, id)).await, Some(true));
}

async fn a_request_that_is_too_late_changes_nothing_unless_it_was_answered(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let late = || Request::new(7, running().saturating_sub(Duration::from_millis(1)));
    assert_eq!(late().handle(says(&store, id)).await, None);
    assert_eq!(posts_of(&store).await, 0);
    let answered = late().handle(async {
        Request::note_answered();
        says(&store, id).await
    });
    assert_eq!(answered.await, Some(true));
}

async fn requests_are_forgotten_after_an_hour(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let made = NOON.millis().cast_unsigned() - 1_420_070_400_000;
    let (before, after) = ((made - 1) << 22, made << 22);
    for number in [before, after] {
        assert_eq!(request(number).handle(says(&store, id)).await, Some(true));
    }
    let forget = store.write(Lock::None, move |tx| tx.requests().forget(hour_after(NOON)));
    assert_eq!(forget.await.expect("forgotten"), 1);
    assert_eq!(request(after).handle(says(&store, id)).await, None);
    assert_eq!(request(before).handle(says(&store, id)).await, Some(true));
}

fn hour_after(at: Timestamp) -> Timestamp {
    at.after(Duration::from_hours(1))
}

async fn jobs_that_belong_to_no_request_count(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    assert!(says(&store, id).await && says(&store, id).await);
}

/// Each of them has received the same request.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_many_processes_that_handle_a_request_at_once_one_counts() {
    let Some(base) = Base::postgres() else { return };
    let stores = [base.open(), base.open(), base.open()];
    let id = begin(&stores[0]).await;
    let mut handlings = JoinSet::new();
    for number in 0..18 {
        let store = stores[number % 3].clone();
        handlings.spawn(async move { request(7).handle(says(&store, id)).await });
    }
    let counted = handlings.join_all().await;
    let counted: Vec<_> = counted.into_iter().flatten().collect();
    assert_eq!(counted, [true]);
    assert_eq!(posts_of(&stores[1]).await, 1);
}
