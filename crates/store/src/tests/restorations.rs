//! A restored backup: no number of its future is given out again.

use super::*;
use crate::{Numbered, Restoration, far_beyond, verify::verify};
use domain::matches::OfferKind;
use full::{Wanted, fill, hour};

on_both_engines!(
    numbers_and_revisions_move_beyond_what_may_have_been_given_out,
    numbers_go_on_after_those_of_what_continued_the_backup,
    nothing_is_wrong_in_a_full_database_that_is_restored,
);

async fn mark(store: &Store, restoration: Restoration) -> Timestamp {
    let marked: Result<_, StoreError> = store
        .write(Lock::None, move |tx| tx.restorations().mark(&restoration))
        .await;
    marked.expect("marked")
}

async fn read<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&ReadTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.read(job).await.expect("read")
}

async fn challenge(store: &Store) -> MatchId {
    let made: Result<_, StoreError> = store
        .write(Lock::None, |tx| tx.challenges().insert(&invitation(), NOON))
        .await;
    made.expect("made")
}

async fn beat(store: &Store, at: Timestamp) {
    let noted: Result<_, StoreError> = store.write(Lock::None, move |tx| tx.life().beat(at)).await;
    noted.expect("noted");
}

async fn revision(store: &Store, id: MatchId) -> u32 {
    let found = read(store, move |tx| tx.matches().find(id)).await;
    found.expect("there").revision()
}

async fn lost(store: &Store, id: u32) -> Option<Timestamp> {
    let what = Numbered::Match(MatchId(id));
    read(store, move |tx| tx.restorations().lost(what)).await
}

async fn numbers_and_revisions_move_beyond_what_may_have_been_given_out(base: Base) {
    let store = base.open();
    let running = begin(&store).await;
    let open = challenge(&store).await;
    play(&store, running, "a7-a6").await.expect("played");
    let offered = store.write(Lock::Match(running), move |tx| {
        let found = tx.matches().find(running)?.expect("there");
        tx.offers().insert(&found, OfferKind::Draw, BEN, &[], None)
    });
    offered.await.expect("offered");
    beat(&store, hour(1)).await;
    let before = revision(&store, running).await;
    let mut newest = open.0;
    let mut revisions = vec![before];
    for number in 1..=2 {
        let at = hour(10 * number);
        let restoration = Restoration { at, replaced: None };
        assert_eq!(mark(&store, restoration).await, hour(1));
        // Nobody knows what was given out, or how often the backup was restored before.
        let after = revision(&store, running).await;
        assert!(
            after > revisions[revisions.len() - 1],
            "{revisions:?} {after}"
        );
        revisions.push(after);
        let next = challenge(&store).await;
        assert_eq!(i64::from(next.0), far_beyond(newest.into(), at) + 1);
        assert_eq!(lost(&store, newest).await, None);
        assert_eq!(lost(&store, newest + 1).await, Some(hour(1)));
        assert_eq!(lost(&store, next.0 - 1).await, Some(hour(1)));
        assert_eq!(lost(&store, next.0).await, None);
        newest = next.0;
    }
    for &older in &revisions[..2] {
        let told = read(&store, move |tx| tx.restorations().lost_revision(older)).await;
        assert_eq!(told, Some(hour(1)));
    }
    // The seat may have become a match before, whose boards must not be those of the next.
    let begun = store.write(Lock::None, move |tx| {
        let players = Players::with(ADA, Side::First, BEN);
        tx.matches().insert(open, &invitation(), players, hour(30))
    });
    begun.await.expect("begun");
    assert!(revision(&store, open).await > before + 1_000_000);
    // A seat of today cannot.
    let new = begin(&store).await;
    assert_eq!(revision(&store, new).await, 0);
    let posts = base.texts("SELECT post FROM outbox WHERE kind = 'restored'");
    assert_eq!(posts.len(), 2, "{posts:?}");
    let verify = || verify(base.address(), hour(40), &mut |_| {}).expect("read");
    let verified = std::thread::scope(|scope| scope.spawn(verify).join().expect("no panic"));
    assert_eq!(verified.faults, 0);
}

async fn numbers_go_on_after_those_of_what_continued_the_backup(base: Base) {
    let sequel = Base::sqlite();
    let played_on = sequel.open();
    begin(&played_on).await;
    beat(&played_on, hour(1)).await;
    let backup = read(&played_on, |tx| tx.restorations().past()).await;
    for _ in 0..3 {
        challenge(&played_on).await;
    }
    beat(&played_on, hour(2)).await;
    let continues = read(&played_on, move |tx| tx.restorations().continues(&backup)).await;
    assert!(continues);
    let replaced = read(&played_on, |tx| tx.restorations().past()).await;

    // The backup's content.
    let store = base.open();
    let running = begin(&store).await;
    beat(&store, hour(1)).await;
    let later = replaced.clone();
    let continues = read(&store, move |tx| tx.restorations().continues(&later)).await;
    assert!(!continues, "it comes before");
    let restoration = Restoration {
        at: hour(5),
        replaced: Some(replaced),
    };
    assert_eq!(mark(&store, restoration).await, hour(1));
    assert_eq!(lost(&store, running.0).await, None);
    for number in 2..=4 {
        assert_eq!(lost(&store, number).await, Some(hour(1)), "{number}");
    }
    assert_eq!(challenge(&store).await, MatchId(5));
    assert_eq!(lost(&store, 5).await, None);
    let restored = read(&store, |tx| tx.restorations().past()).await;
    let continues = read(&played_on, move |tx| tx.restorations().continues(&restored)).await;
    assert!(!continues, "it does not know of the restoration");
}

async fn nothing_is_wrong_in_a_full_database_that_is_restored(base: Base) {
    let store = base.open();
    fill(&store).await;
    let restoration = Restoration {
        at: hour(100),
        replaced: None,
    };
    mark(&store, restoration).await;
    let wanted = Wanted {
        plies: 4,
        ..Wanted::UNRATED
    };
    let begun = store.write(Lock::None, move |tx| wanted.begin(tx, hour(100)));
    begun.await.expect("begun");
    let verify = || {
        let mut lines = Vec::new();
        let verified = verify(base.address(), hour(100), &mut |notice| {
            lines.push(format!("{notice:?}"));
        });
        (verified.expect("read").faults, lines)
    };
    let (faults, lines) = std::thread::scope(|scope| scope.spawn(verify).join().expect("no panic"));
    assert_eq!(faults, 0, "{lines:#?}");
}
