//! On a real database of each engine: what is committed stays, what fails leaves nothing behind,
//! and the outbox keeps its order.

mod bulletins;
mod challenges;
mod clocks;
mod contests;
mod counting;
mod ends;
mod following;
mod habits;
mod moderation;
mod moved;
mod offers;
mod openings;
mod outbox;
mod private;
mod processes;
mod prompts;
#[path = "../../../../tests/proxy/mod.rs"]
mod proxy;
mod requests;
mod restorations;
mod retention;
mod schemas;
mod seasons;
mod seeks;
mod showings;
mod statements;
mod together;
mod tournaments;
mod upgrades;

use std::time::Duration;

use super::{
    About, Address, Cursor, DbError, Due, Effect, Holder, Lock, Post, ReadTx, ReminderId, Store,
    StoreError, WriteTx,
    db::{Access, Db},
    ids,
};
use crate::{
    on_both_engines, on_either_engine,
    testing::{Base, LEASE, NOON, cups, full},
};
use domain::{
    clock::Timestamp,
    matches::{
        ChannelId, End, Invitation, MatchId, MessageId, Pace, Place, Players, ServerId, SideWish,
        Termination, Timing, UserId,
    },
};
use rules::{GameId, Outcome, Side, words::Locale};

const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);

on_both_engines!(
    a_match_is_the_same_after_opening_the_file_again,
    what_fails_leaves_nothing_behind,
    a_panicking_job_is_rolled_back_and_the_next_one_works,
    whoever_reads_cannot_write,
    a_tool_that_reads_changes_nothing,
    the_beat_tells_when_the_bot_last_ran,
);

fn invitation() -> Invitation {
    Invitation {
        place: Place {
            server: ServerId(10),
            channel: ChannelId(20),
            locale: Locale::Polish,
        },
        start: GameId::GuardAndTowers.start(None).expect("standard"),
        challenger: ADA,
        opponent: None,
        wish: SideWish::Lot,
        timing: Timing::NONE,
        rated: true,
        rematch_of: None,
    }
}

const fn board(ply: u32) -> Post {
    Post::Board {
        ply,
        taken_back: 0,
        new: 1,
    }
}

/// A match that has just begun.
async fn begin(store: &Store) -> MatchId {
    let begun: Result<_, StoreError> = store
        .write(Lock::None, |tx| {
            let id = tx.challenges().insert(&invitation(), NOON)?;
            let players = Players::with(ADA, Side::First, BEN);
            tx.matches().insert(id, &invitation(), players, NOON)?;
            Ok(id)
        })
        .await;
    begun.expect("begins")
}

/// Begins a match with a day for each move, in server 10.
async fn begin_timed(store: &Store) -> MatchId {
    let begun = store.write(Lock::None, |tx| {
        let wanted = full::Wanted {
            timing: Timing {
                pace: Pace::Move1Day,
                ..Timing::NONE
            },
            plies: 0,
            ..full::Wanted::UNRATED
        };
        wanted.begin(tx, full::hour(0))
    });
    begun.await.expect("begun")
}

async fn play(store: &Store, id: MatchId, text: &'static str) -> Result<(), StoreError> {
    store
        .write(Lock::Match(id), move |tx| {
            let found = tx.matches().find(id)?.expect("there");
            let turn = found.turn().expect("running");
            let next = found.play_typed(turn, text).expect("legal");
            tx.matches().insert_ply(&found, &next, NOON)
        })
        .await
}

/// A process that delivers posts, and another one.
const HOLDER: Holder = Holder(1);
const OTHER: Holder = Holder(2);

async fn say(store: &Store, posts: Vec<(MatchId, Post)>) {
    let said: Result<(), StoreError> = store
        .write(Lock::None, move |tx| {
            let mut posts = posts.iter();
            posts.try_for_each(|(about, post)| tx.outbox().enqueue(*about, post, NOON))
        })
        .await;
    said.expect("said");
}

async fn claim_as(holder: Holder, store: &Store, now: Timestamp) -> Vec<Due> {
    let claimed: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            tx.outbox().claim(holder, now, now.after(LEASE), 100)
        })
        .await;
    claimed.expect("claimed")
}

async fn claim(store: &Store, now: Timestamp) -> Vec<Due> {
    claim_as(HOLDER, store, now).await
}

async fn deliver(store: &Store, due: &Due, effect: Effect, now: Timestamp) -> Option<Due> {
    let due = due.clone();
    let delivered: Result<_, StoreError> = store
        .write(due.about.lock(), move |tx| {
            tx.outbox()
                .delivered(HOLDER, &due, effect, now, now.after(LEASE))
        })
        .await;
    delivered.expect("noted")
}

fn posts(due: &[Due]) -> Vec<(MatchId, Post)> {
    due.iter()
        .map(|due| {
            let about = due.about.as_match().expect("about a match");
            (about, due.post.clone().expect("readable"))
        })
        .collect()
}

async fn a_match_is_the_same_after_opening_the_file_again(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    for text in ["a7a6", "a1a2", "d7d6"] {
        play(&store, id, text).await.expect("plays");
    }
    let load = |store: Store| async move {
        store
            .read(move |tx| tx.matches().find(id))
            .await
            .expect("reads")
            .expect("there")
    };
    let before = load(store.clone()).await;
    drop(store);
    let after = load(base.open()).await;
    assert_eq!(before, after);
    assert_eq!(after.ply(), 3);
    assert_eq!(after.place, invitation().place);
}

async fn what_fails_leaves_nothing_behind(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let failed: Result<(), StoreError> = store
        .write(Lock::Match(id), move |tx| {
            let found = tx.matches().find(id)?.expect("there");
            let next = found.play_typed(ADA, "a7a6").expect("legal");
            tx.matches().insert_ply(&found, &next, NOON)?;
            tx.outbox().enqueue(id, &board(1), NOON)?;
            // The same ply again: the primary key refuses it, and with it all the rest.
            tx.matches().insert_ply(&found, &next, NOON)
        })
        .await;
    let refused = matches!(
        failed,
        Err(StoreError::Db(DbError::Sqlite(_) | DbError::Postgres(_)))
    );
    assert!(refused, "{failed:?}");
    let found = store
        .read(move |tx| tx.matches().find(id))
        .await
        .expect("reads");
    assert_eq!(found.expect("there").ply(), 0);
    assert!(claim(&store, NOON).await.is_empty());
}

async fn a_panicking_job_is_rolled_back_and_the_next_one_works(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let panicked: Result<(), StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.outbox()
                .enqueue(id, &Post::Challenge { instead: None }, NOON)?;
            panic!("a fault in a decision");
        })
        .await;
    assert!(matches!(panicked, Err(StoreError::Worker)));
    assert!(claim(&store, NOON).await.is_empty());
    play(&store, id, "a7a6")
        .await
        .expect("the writer still writes");
}

async fn whoever_reads_cannot_write(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let written = store.read(move |tx| -> Result<(), StoreError> {
        tx.db.execute("UPDATE matches SET ply = 99", &[])?;
        Ok(())
    });
    assert!(matches!(written.await, Err(StoreError::Db(_))));
    let found = store.read(move |tx| tx.matches().find(id)).await;
    assert_eq!(found.expect("reads").expect("there").ply(), 0);
}

async fn a_tool_that_reads_changes_nothing(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let tool = Store::open_to_read(base.address()).expect("opens");
    for refused in [
        play(&tool, id, "a7a6").await,
        tool.optimize().await,
        tool.clean().await,
    ] {
        assert!(matches!(refused, Err(StoreError::OnlyReads)), "{refused:?}");
    }
    // The engine would not let it either.
    for access in [Access::Read, Access::Inspect] {
        let refused = std::thread::scope(|scope| {
            let work = || {
                let db = Db::connect(base.address(), access).expect("connects");
                db.execute("UPDATE matches SET ply = 99", &[])
            };
            scope.spawn(work).join().expect("no panic")
        });
        assert!(refused.is_err(), "{access:?}: {refused:?}");
    }
    let found = tool.read(move |tx| tx.matches().find(id)).await;
    assert_eq!(found.expect("reads").expect("there").ply(), 0);
    tool.close().await.expect("closes");
}

/// The boards go to the post whether or not the card can be changed.
async fn the_beat_tells_when_the_bot_last_ran(base: Base) {
    let store = base.open();
    let later = NOON.after(Duration::from_mins(1));
    let beat = |now| store.write(Lock::Life, move |tx| tx.life().beat(now));
    assert_eq!(beat(NOON).await.expect("first"), None::<Timestamp>);
    assert_eq!(beat(later).await.expect("second"), Some(NOON));
}

#[test]
fn a_file_that_is_no_database_is_refused_with_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("notes.txt");
    std::fs::write(
        &path,
        "not a database, but long enough to be looked at".repeat(40),
    )
    .expect("written");
    let error = Store::open(&Address::File(path))
        .expect_err("no database")
        .to_string();
    assert!(error.contains("notes.txt"), "{error}");
    let error = Store::open(&Address::File(folder.path().join("no/such/folder.db")))
        .expect_err("no folder");
    assert!(error.to_string().contains("folder.db"), "{error}");
}
