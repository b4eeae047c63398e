//! On a real database of each engine: what is committed stays, what fails leaves nothing behind, and
//! the outbox keeps its order.

pub(super) mod base;
pub(super) mod full;
mod offers;
mod processes;
mod schemas;
mod statements;

use std::{path::Path, time::Duration};

use self::base::{Base, on_both_engines};
use super::{
    Address, DbError, Due, Effect, Holder, Lock, Post, ReadTx, Store, StoreError, WriteTx,
};
use crate::{
    clock::Timestamp,
    games::{GameId, Outcome, Side},
    matches::{
        ChannelId, End, Invitation, MatchId, MessageId, Place, Players, ServerId, SideWish,
        Termination, UserId,
    },
    words::Locale,
};

const ADA: UserId = UserId(1);
const BEN: UserId = UserId(2);
const NOON: Timestamp = Timestamp::from_millis(1_800_000_000_000);

on_both_engines!(
    a_match_is_the_same_after_opening_the_file_again,
    what_fails_leaves_nothing_behind,
    a_panicking_job_is_rolled_back_and_the_next_one_works,
    the_outbox_gives_one_post_a_match_in_order_and_each_again_until_delivered,
    only_the_holder_of_a_lease_that_still_runs_confirms,
    what_a_holder_gives_back_is_due_to_others_at_once,
    a_post_that_cannot_be_read_holds_no_other_up,
    whoever_reads_cannot_write,
    what_is_given_up_lets_the_next_post_go_on,
    what_is_said_where_the_bot_is_not_rests_until_it_is_back,
    a_new_board_retires_the_one_before_and_waits_for_nothing,
    a_thread_is_closed_once_nothing_cosmetic_is_left,
    a_post_beside_the_challenge_is_kept_before_the_challenge_tells_of_it,
    a_finished_match_keeps_its_moves_and_how_long_each_took,
    a_hop_is_found_before_the_end_and_after_it,
    an_ended_match_is_nobodys_turn_and_in_no_list,
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
            let id = tx.insert_challenge(&invitation(), NOON)?;
            let players = Players::with(ADA, Side::First, BEN);
            tx.insert_match(id, &invitation(), players, NOON)?;
            Ok(id)
        })
        .await;
    begun.expect("begins")
}

async fn play(store: &Store, id: MatchId, text: &'static str) -> Result<(), StoreError> {
    store
        .write(Lock::Match(id), move |tx| {
            let found = tx.find_match(id)?.expect("there");
            let turn = found.turn().expect("running");
            let next = found.play_typed(turn, text).expect("legal");
            tx.insert_ply(&found, &next, NOON)
        })
        .await
}

/// A process that delivers posts, and another one.
const HOLDER: Holder = Holder(1);
const OTHER: Holder = Holder(2);

/// How long they hold a post.
const LEASE: Duration = Duration::from_secs(90);

async fn say(store: &Store, posts: Vec<(MatchId, Post)>) {
    let said: Result<(), StoreError> = store
        .write(Lock::None, move |tx| {
            let mut posts = posts.iter();
            posts.try_for_each(|(about, post)| tx.say(*about, post, NOON))
        })
        .await;
    said.expect("said");
}

async fn claim_as(holder: Holder, store: &Store, now: Timestamp) -> Vec<Due> {
    let claimed: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            tx.claim_posts(holder, now, now.after(LEASE), 100)
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
        .write(Lock::Match(due.about), move |tx| {
            tx.delivered(HOLDER, &due, effect, now, now.after(LEASE))
        })
        .await;
    delivered.expect("noted")
}

fn posts(due: &[Due]) -> Vec<(MatchId, Post)> {
    due.iter()
        .map(|due| (due.about, due.post.clone().expect("readable")))
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
            .read(move |tx| tx.find_match(id))
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
            let found = tx.find_match(id)?.expect("there");
            let next = found.play_typed(ADA, "a7a6").expect("legal");
            tx.insert_ply(&found, &next, NOON)?;
            tx.say(id, &board(1), NOON)?;
            // The same ply once more: the primary key refuses it, and with it all the rest.
            tx.insert_ply(&found, &next, NOON)
        })
        .await;
    let refused = matches!(
        failed,
        Err(StoreError::Db(DbError::Sqlite(_) | DbError::Postgres(_)))
    );
    assert!(refused, "{failed:?}");
    let found = store
        .read(move |tx| tx.find_match(id))
        .await
        .expect("reads");
    assert_eq!(found.expect("there").ply(), 0);
    assert!(claim(&store, NOON).await.is_empty());
}

async fn what_is_said_where_the_bot_is_not_rests_until_it_is_back(base: Base) {
    let store = base.open();
    let (id, other) = (begin(&store).await, begin(&store).await);
    say(&store, vec![(id, board(1))]).await;
    let due = claim(&store, NOON).await.remove(0);
    let server = invitation().place.server;
    let write = async |job: fn(&WriteTx<'_>, MatchId, &Due) -> Result<(), StoreError>| {
        let (id, due) = (id, due.clone());
        let written = store.write(Lock::Match(id), move |tx| job(tx, id, &due));
        written.await.expect("written");
    };
    write(|tx, _, due| {
        let server = invitation().place.server;
        tx.begin_absence(server, NOON, NOON)?;
        tx.rest(HOLDER, due)
    })
    .await;
    say(&store, vec![(id, board(2)), (other, board(1))]).await;
    let later = NOON.after(LEASE * 2);
    assert!(claim(&store, later).await.is_empty(), "all of it rests");
    let waiting = store.read(move |tx| tx.waiting_in(server)).await;
    assert_eq!(waiting.expect("reads"), [id, other]);
    write(|tx, id, _| tx.free_next(id)).await;
    assert!(claim(&store, later).await.is_empty(), "the bot is not back");
    write(|tx, id, _| {
        let server = invitation().place.server;
        assert!(tx.end_absence(server, NOON, NOON)?);
        tx.free_next(id)
    })
    .await;
    say(&store, vec![(other, board(2))]).await;
    let due = claim(&store, NOON).await;
    assert_eq!(posts(&due), [(id, board(1))], "due at once, and in order");
    assert_eq!(due[0].attempted_at, None, "there is nothing to look for");
}

async fn a_panicking_job_is_rolled_back_and_the_next_one_works(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let panicked: Result<(), StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.say(id, &Post::Challenge, NOON)?;
            panic!("a fault in a decision");
        })
        .await;
    assert!(matches!(panicked, Err(StoreError::Worker)));
    assert!(claim(&store, NOON).await.is_empty());
    play(&store, id, "a7a6")
        .await
        .expect("the writer still writes");
}

async fn the_outbox_gives_one_post_a_match_in_order_and_each_again_until_delivered(base: Base) {
    let store = base.open();
    let (one, two) = (begin(&store).await, begin(&store).await);
    let posts_to_say = vec![
        (one, Post::Challenge),
        (one, Post::OpenVenue),
        (two, board(0)),
    ];
    say(&store, posts_to_say).await;
    let first = claim(&store, NOON).await;
    assert_eq!(posts(&first), [(one, Post::Challenge), (two, board(0))]);
    assert_eq!(claim(&store, NOON).await, [], "both are under way");

    let later = NOON.after(Duration::from_mins(1));
    let card = first[0].clone();
    let postponed: Result<_, StoreError> = store
        .write(Lock::None, move |tx| tx.postpone(HOLDER, card.id, later))
        .await;
    postponed.expect("postponed");
    assert_eq!(claim(&store, NOON).await, []);
    let next = store
        .read(|tx: &ReadTx<'_>| -> Result<_, StoreError> { tx.next_post() })
        .await
        .expect("reads");
    assert_eq!(
        next,
        Some(later),
        "the second post of the match waits for the first"
    );

    drop(store);
    let store = base.open();
    let again = claim(&store, later).await;
    let card = again
        .iter()
        .find(|due| due.about == one)
        .expect("still due");
    assert_eq!(
        (card.post.clone(), card.attempts, card.attempted_at),
        (Some(Post::Challenge), 1, Some(NOON))
    );
    deliver(&store, card, Effect::Challenge(MessageId(5)), later).await;
    assert_eq!(posts(&claim(&store, later).await), [(one, Post::OpenVenue)]);
    let venue = store.read(move |tx| tx.venue(one)).await.expect("reads");
    assert_eq!(venue.expect("there").challenge, Some(MessageId(5)));
}

async fn only_the_holder_of_a_lease_that_still_runs_confirms(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    say(&store, vec![(id, Post::Challenge), (id, Post::OpenVenue)]).await;
    let mine = claim(&store, NOON).await.remove(0);
    assert_eq!(claim_as(OTHER, &store, NOON).await, []);
    // The first process has died, or is so slow that it might have.
    let late = NOON.after(LEASE);
    let theirs = claim_as(OTHER, &store, late).await.remove(0);
    assert_eq!(
        (theirs.id, theirs.attempts, theirs.attempted_at),
        (mine.id, 1, Some(NOON))
    );
    deliver(&store, &mine, Effect::Challenge(MessageId(5)), late).await;
    let failed: Result<_, StoreError> = store
        .write(Lock::None, move |tx| tx.postpone(HOLDER, mine.id, NOON))
        .await;
    failed.expect("nothing happens");
    let venue = store.read(move |tx| tx.venue(id)).await.expect("reads");
    assert_eq!(venue.expect("there").challenge, None);
    assert_eq!(claim(&store, late).await, [], "the other one has it still");
    assert_eq!(
        claim(&store, late.after(LEASE)).await.remove(0).id,
        theirs.id
    );
}

async fn what_a_holder_gives_back_is_due_to_others_at_once(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    say(&store, vec![(id, Post::Challenge), (id, Post::OpenVenue)]).await;
    let mine = claim(&store, NOON).await.remove(0);
    let give_back = async |holder| {
        let given: Result<_, StoreError> = store
            .write(Lock::None, move |tx| tx.give_back(holder, NOON))
            .await;
        given.expect("given back");
    };
    give_back(OTHER).await;
    assert_eq!(claim_as(OTHER, &store, NOON).await, [], "it was not theirs");
    give_back(HOLDER).await;
    let theirs = claim_as(OTHER, &store, NOON).await;
    let [theirs] = &theirs[..] else {
        panic!("one post, not {theirs:?}")
    };
    assert_eq!((theirs.id, theirs.attempts), (mine.id, 1));
}

async fn a_post_that_cannot_be_read_holds_no_other_up(base: Base) {
    let store = base.open();
    let (one, two) = (begin(&store).await, begin(&store).await);
    let said: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            tx.say(one, &Post::Challenge, NOON)?;
            tx.db.execute("UPDATE outbox SET post = '{}'", &[])?;
            tx.say(one, &Post::OpenVenue, NOON)?;
            tx.say(two, &board(0), NOON)
        })
        .await;
    said.expect("said");
    let claimed = claim(&store, NOON).await;
    let found: Vec<_> = claimed
        .iter()
        .map(|due| (due.about, due.post.clone()))
        .collect();
    assert_eq!(found, [(one, None), (two, Some(board(0)))]);
}

async fn whoever_reads_cannot_write(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let written = store.read(move |tx| -> Result<(), StoreError> {
        tx.db.execute("UPDATE matches SET ply = 99", &[])?;
        Ok(())
    });
    assert!(matches!(written.await, Err(StoreError::Db(_))));
    let found = store.read(move |tx| tx.find_match(id)).await;
    assert_eq!(found.expect("reads").expect("there").ply(), 0);
}

async fn what_is_given_up_lets_the_next_post_go_on(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    say(&store, vec![(id, Post::Challenge), (id, Post::OpenVenue)]).await;
    let card = claim(&store, NOON).await.remove(0);
    let given_up: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| tx.give_up(HOLDER, &card, "gone"))
        .await;
    given_up.expect("noted");
    assert_eq!(posts(&claim(&store, NOON).await), [(id, Post::OpenVenue)]);
    assert_eq!(claim(&store, NOON.after(LEASE)).await.len(), 1);
}

async fn a_new_board_retires_the_one_before_and_waits_for_nothing(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let said: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.set_venue(id, ChannelId(30))?;
            (0..3).try_for_each(|ply| tx.say(id, &board(ply), NOON))
        })
        .await;
    said.expect("said");
    let first = claim(&store, NOON).await.remove(0);
    let nothing = deliver(&store, &first, Effect::Board(MessageId(100)), NOON).await;
    assert_eq!(nothing, None);
    let second = claim(&store, NOON).await.remove(0);
    let cosmetic = deliver(&store, &second, Effect::Board(MessageId(101)), NOON).await;
    let cosmetic = cosmetic.expect("something to do");
    let retire = Post::Retire {
        channel: ChannelId(30),
        message: MessageId(100),
    };
    assert_eq!(cosmetic.post, Some(retire.clone()));
    // It is under way and may take as long as it likes.
    assert_eq!(posts(&claim(&store, NOON).await), [(id, board(2))]);
    // If it was not confirmed, it is done again. The board too, which was not confirmed either.
    let later = NOON.after(LEASE);
    assert_eq!(
        posts(&claim(&store, later).await),
        [(id, board(2)), (id, retire)]
    );
}

async fn a_thread_is_closed_once_nothing_cosmetic_is_left(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let other = begin(&store).await;
    let venue: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| tx.set_venue(id, ChannelId(30)))
        .await;
    venue.expect("kept");
    say(&store, vec![(id, board(0)), (id, board(1))]).await;
    say(&store, vec![(id, Post::CloseThread)]).await;
    for message in [100, 101] {
        let due = claim(&store, NOON).await.remove(0);
        let effect = Effect::Board(MessageId(message));
        let cosmetic = deliver(&store, &due, effect, NOON).await;
        assert_eq!(cosmetic.is_some(), message == 101);
    }
    // The board of before is being changed.
    assert_eq!(posts(&claim(&store, NOON).await), []);
    let read = |tx: &ReadTx<'_>| tx.next_post();
    let next = async || store.read(read).await.expect("reads");
    assert_eq!(next().await, Some(NOON.after(LEASE)), "nothing until then");
    // That fails and is put off. Only then there is something to do.
    let until = NOON.after(LEASE * 3);
    let retire = claim(&store, NOON.after(LEASE)).await.remove(0);
    assert!(matches!(retire.post, Some(Post::Retire { .. })));
    let postponed: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            tx.postpone(HOLDER, retire.id, until)?;
            // That of another match waits for its own alone.
            tx.say(other, &Post::CloseThread, NOON)
        })
        .await;
    postponed.expect("put off");
    let later = NOON.after(LEASE * 2);
    assert_eq!(
        posts(&claim(&store, later).await),
        [(other, Post::CloseThread)]
    );
    assert_eq!(next().await, Some(until));
    let retire = claim(&store, until).await;
    let retire = retire.iter().find(|due| due.about == id).expect("due").id;
    let removed: Result<_, StoreError> = store
        .write(Lock::None, move |tx| tx.remove_post(HOLDER, retire))
        .await;
    assert!(removed.expect("removed"));
    assert_eq!(
        posts(&claim(&store, until).await),
        [(id, Post::CloseThread)]
    );
}

/// The boards go to the post whether or not the card can be changed.
async fn a_post_beside_the_challenge_is_kept_before_the_challenge_tells_of_it(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    say(&store, vec![(id, Post::OpenVenue), (id, board(0))]).await;
    let due = claim(&store, NOON).await.remove(0);
    let told = deliver(&store, &due, Effect::Beside(ChannelId(30)), NOON).await;
    let told = told.expect("something to do");
    assert_eq!(told.post, Some(Post::CloseChallenge));
    let venue = store.read(move |tx| tx.venue(id)).await.expect("reads");
    assert_eq!(venue.expect("there").channel, Some(ChannelId(30)));
    let postponed: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            tx.postpone(HOLDER, told.id, NOON.after(LEASE))
        })
        .await;
    postponed.expect("put off");
    assert_eq!(posts(&claim(&store, NOON).await), [(id, board(0))]);
}

async fn a_finished_match_keeps_its_moves_and_how_long_each_took(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    // The seconds add up although none of the moves took whole ones.
    for (text, millis) in [("a7a6", 90_900), ("a1a2", 91_800), ("d7d6", 3_692_700)] {
        let at = NOON.after(Duration::from_millis(millis));
        let played: Result<_, StoreError> = store
            .write(Lock::Match(id), move |tx| {
                let found = tx.find_match(id)?.expect("there");
                let next = found.play_typed(found.turn().expect("running"), text);
                tx.insert_ply(&found, &next.expect("legal"), at)
            })
            .await;
        played.expect("played");
    }
    let record = |store: Store| async move {
        let read = store.read(move |tx| tx.record(id)).await.expect("reads");
        read.expect("there")
    };
    let running = record(store.clone()).await;
    let end = End {
        outcome: Outcome::Win(Side::First),
        termination: Termination::Resignation,
    };
    let ended: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| tx.set_end(id, end, NOON))
        .await;
    ended.expect("ends");
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
        let read =
            store.read(move |tx| Ok::<_, StoreError>([1, 2, 3].map(|ply| tx.has_hop(id, ply))));
        read.await
            .expect("reads")
            .map(|found| found.expect("reads"))
    };
    assert_eq!(found().await, [false, true, true]);
    let end = End {
        outcome: Outcome::Win(Side::First),
        termination: Termination::Resignation,
    };
    let ended: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| tx.set_end(id, end, NOON))
        .await;
    ended.expect("ends");
    assert_eq!(found().await, [false, true, true]);
}

async fn an_ended_match_is_nobodys_turn_and_in_no_list(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let list = |user| {
        let store = store.clone();
        async move {
            let list = store
                .read(move |tx| tx.running_matches(ServerId(10), user))
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
    let end = End {
        outcome: Outcome::Win(Side::First),
        termination: Termination::Resignation,
    };
    let ended: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| tx.set_end(id, end, NOON))
        .await;
    ended.expect("ends");
    assert_eq!((list(ADA).await, list(BEN).await), (vec![], vec![]));
    let found = store
        .read(move |tx| tx.find_match(id))
        .await
        .expect("reads");
    assert_eq!(found.expect("there").end, Some(end));
}

async fn the_beat_tells_when_the_bot_last_ran(base: Base) {
    let store = base.open();
    let later = NOON.after(Duration::from_mins(1));
    let beat = |now| store.write(Lock::Life, move |tx| tx.beat(now));
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
