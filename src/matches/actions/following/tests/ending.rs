//! Tests of following a match that ends at the same moment, in two processes: the follower hears of the
//! end, or is refused.

use std::sync::{Mutex, mpsc};

use tokio::task::{JoinHandle, spawn_blocking, yield_now};

use super::*;
use crate::host::announcements;
use domain::matches::{End, Termination};
use store::Holder;

fn follow(store: &Store, id: MatchId) -> JoinHandle<Result<FollowView, Failure>> {
    let host = host(store);
    tokio::spawn(async move {
        host.follow(place().server, id, CLEO, Hears::End, Locale::English)
            .await
    })
}

fn end(tx: &WriteTx<'_>, id: MatchId) -> Result<(), Failure> {
    let aborted = End {
        outcome: None,
        termination: Termination::Aborted,
    };
    tx.matches().set_end(id, aborted, START)?;
    tell_end(tx, id, START)
}

/// A job that has done something, and doesn't finish before it is told to continue.
struct Held {
    job: JoinHandle<Result<(), Failure>>,
    go_on: mpsc::Sender<()>,
}

impl Held {
    async fn after(
        store: &Store,
        lock: Lock,
        what: impl Fn(&WriteTx<'_>) -> Result<(), Failure> + Send + 'static,
        outcome: impl Fn() -> Result<(), Failure> + Send + 'static,
    ) -> Held {
        let (did, done) = mpsc::channel();
        let (go_on, gone_on) = mpsc::channel();
        let both = Mutex::new((did, gone_on));
        let store = store.clone();
        let job = tokio::spawn(async move {
            let held = store.write(lock, move |tx| {
                what(tx)?;
                let both = both.lock().expect("whole");
                both.0.send(()).expect("heard");
                both.1.recv().expect("told");
                outcome()
            });
            held.await
        });
        spawn_blocking(move || done.recv())
            .await
            .expect("no panic")
            .expect("done");
        Held { job, go_on }
    }

    async fn go_on(self) -> Result<(), Failure> {
        self.go_on.send(()).expect("waits");
        self.job.await.expect("no panic")
    }
}

/// Runs a job until this many jobs wait for one another, or to its end if it waits for none.
async fn until_waiting<T>(base: &Base, jobs: u64, job: &JoinHandle<T>) {
    while !job.is_finished() && base.jobs_waiting() < jobs {
        yield_now().await;
    }
}

/// Returns whether the follower will be told that the match is over.
async fn is_told(store: &Store) -> bool {
    let claimed = announcements::claim(&host(store), Holder::random(), vec![], 10).await;
    let posts = claimed.expect("reads").posts;
    let word = Post::FollowerResult { follower: CLEO };
    posts.iter().any(|due| due.post.as_ref() == Some(&word))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nobody_follows_a_match_that_is_just_ending() {
    let Some(base) = Base::postgres() else { return };
    let (here, there) = (base.open(), base.open());
    let id = begin(&here, [ADA, BEN]).await;
    let ending = Held::after(&here, Lock::Match(id), move |tx| end(tx, id), || Ok(())).await;
    let follows = follow(&there, id);
    until_waiting(&base, 1, &follows).await;
    ending.go_on().await.expect("ended");
    let refused = follows.await.expect("no panic");
    let over = matches!(&refused, Err(Failure::Refused(Refusal::Finished(_))));
    assert!(over, "{refused:?}");
    assert!(!is_told(&here).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn whoever_was_just_about_to_follow_a_match_hears_its_end() {
    let Some(base) = Base::postgres() else { return };
    let (here, there) = (base.open(), base.open());
    let id = begin(&here, [ADA, BEN]).await;
    // Another job, which will come to nothing, holds the row, so that the follower gets no further.
    let row = move |tx: &WriteTx<'_>| {
        let following = Following {
            follower: CLEO,
            id,
            showing: id.into(),
            hears: Hears::End,
            locale: Locale::English,
        };
        Ok(tx.follows().follow(&following)?)
    };
    let nothing = || Err(Refusal::Finished(MatchId(0)).into());
    let first = Held::after(&base.open(), Lock::None, row, nothing).await;
    let follows = follow(&there, id);
    until_waiting(&base, 1, &follows).await;
    let ending =
        tokio::spawn(async move { here.write(Lock::Match(id), move |tx| end(tx, id)).await });
    until_waiting(&base, 2, &ending).await;
    first.go_on().await.expect_err("nothing");
    follows.await.expect("no panic").expect("follows");
    ending.await.expect("no panic").expect("ended");
    assert!(is_told(&there).await);
}
