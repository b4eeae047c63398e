//! Following, notes, users' lines, and the order of the messages to followers.

use super::*;
use crate::{Following, KeptLine};
use domain::matches::{Hears, Phase};

on_either_engine!(
    who_follows_a_match_is_found_until_they_stop_or_it_is_over,
    words_to_one_follower_come_in_order_and_hold_nothing_of_the_match_up,
    what_is_due_comes_by_its_kind_and_what_failed_after_the_rest_of_it,
    words_rest_where_the_bot_is_not,
    who_takes_no_words_follows_no_more_and_is_told_once,
    notes_are_one_for_each_player_and_match_and_stay,
    a_line_that_changes_gets_another_number_and_goes_with_the_match,
    what_is_private_goes_as_a_whole,
    matches_that_run_in_a_server_are_listed_the_newest_first,
);

const CLEO: UserId = UserId(3);
const DAN: UserId = UserId(4);

async fn write<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.write(Lock::None, job).await.expect("written")
}

async fn read<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&ReadTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.read(job).await.expect("read")
}

fn following(follower: UserId, id: MatchId, hears: Hears) -> Following {
    Following {
        follower,
        id,
        showing: id.into(),
        hears,
        locale: Locale::Polish,
    }
}

async fn follow(store: &Store, one: Following) {
    write(store, move |tx| tx.follows().follow(&one)).await;
}

const fn word(follower: UserId, ply: u32) -> Post {
    Post::FollowerUpdate {
        follower,
        ply,
        taken_back: 0,
        new: 1,
    }
}

async fn tell(store: &Store, id: MatchId, post: Post) {
    let follower = post.follower().expect("a word");
    write(store, move |tx| {
        tx.outbox().enqueue_for_follower(id, follower, &post, NOON)
    })
    .await;
}

async fn end(store: &Store, id: MatchId) {
    write(store, move |tx| {
        let end = End {
            outcome: Some(Outcome::Draw),
            termination: Termination::Agreement,
        };
        tx.matches().set_end(id, end, NOON)
    })
    .await;
}

async fn who_follows_a_match_is_found_until_they_stop_or_it_is_over(base: Base) {
    let store = base.open();
    let (id, other) = (begin(&store).await, begin(&store).await);
    for one in [
        following(DAN, id, Hears::End),
        following(CLEO, other, Hears::End),
        following(CLEO, id, Hears::End),
        following(CLEO, id, Hears::Moves),
    ] {
        follow(&store, one).await;
    }
    let moves = following(CLEO, id, Hears::Moves);
    let followers = async || read(&store, move |tx| tx.follows().followers(id)).await;
    let followed = async || read(&store, move |tx| tx.follows().of_follower(CLEO)).await;
    assert_eq!(followers().await, [moves, following(DAN, id, Hears::End)]);
    assert_eq!(
        followed().await,
        [moves, following(CLEO, other, Hears::End)]
    );
    let found = read(&store, move |tx| tx.follows().find(CLEO, id)).await;
    assert_eq!(found, Some(moves));
    end(&store, other).await;
    assert_eq!(followed().await, [moves]);
    // Until the last message is delivered.
    let found = read(&store, move |tx| tx.follows().find(CLEO, other)).await;
    assert!(found.is_some());
    assert!(write(&store, move |tx| tx.follows().unfollow(CLEO, id)).await);
    assert!(!write(&store, move |tx| tx.follows().unfollow(CLEO, id)).await);
    assert_eq!(followers().await, [following(DAN, id, Hears::End)]);
}

async fn words_to_one_follower_come_in_order_and_hold_nothing_of_the_match_up(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    say(&store, vec![(id, board(1))]).await;
    for post in [word(CLEO, 1), word(DAN, 1), word(CLEO, 2)] {
        tell(&store, id, post).await;
    }
    say(&store, vec![(id, Post::CloseThread)]).await;
    let due = claim(&store, NOON).await;
    let first = [(id, board(1)), (id, word(CLEO, 1)), (id, word(DAN, 1))];
    assert_eq!(posts(&due), first);
    // Cleo's message does not get through, nor does her next one before it, but the match
    // continues.
    deliver(&store, &due[0], Effect::None, NOON).await;
    deliver(&store, &due[2], Effect::None, NOON).await;
    let closing = claim(&store, NOON).await;
    assert_eq!(posts(&closing), [(id, Post::CloseThread)]);
    deliver(&store, &closing[0], Effect::None, NOON).await;
    let later = NOON.after(LEASE * 2);
    let again = claim(&store, later).await;
    assert_eq!(posts(&again), [(id, word(CLEO, 1))]);
    // A post that is set aside lets the next one continue.
    let (late, cause) = (again[0].clone(), "not readable");
    write(&store, move |tx| tx.outbox().give_up(HOLDER, &late, cause)).await;
    let next = claim(&store, later).await;
    assert_eq!(posts(&next), [(id, word(CLEO, 2))]);
    deliver(&store, &next[0], Effect::None, later).await;
    assert!(claim(&store, later.after(LEASE * 2)).await.is_empty());
}

async fn what_is_due_comes_by_its_kind_and_what_failed_after_the_rest_of_it(base: Base) {
    let store = base.open();
    let (failed, new) = (begin(&store).await, begin(&store).await);
    let kinds = [board(1), Post::Refresh, word(CLEO, 1)];
    let fill = async |id: MatchId, now: Timestamp| {
        write(&store, move |tx| {
            let outbox = tx.outbox();
            outbox.enqueue_for_follower(id, CLEO, &word(CLEO, 1), now)?;
            outbox.enqueue_unordered(id, &Post::Refresh, now)?;
            outbox.enqueue(id, &board(1), now)
        })
        .await;
    };
    fill(failed, NOON).await;
    assert_eq!(claim(&store, NOON).await.len(), 3);
    // Their leases run out, so they are due for longer than what comes now.
    let later = NOON.after(LEASE * 2);
    fill(new, later).await;
    let mut order = Vec::new();
    for _ in 0..6 {
        let next = write(&store, move |tx| {
            tx.outbox().claim(HOLDER, later, later.after(LEASE), 1)
        });
        order.extend(posts(&next.await));
    }
    let expected = kinds.map(|kind| [(new, kind.clone()), (failed, kind)]);
    assert_eq!(order, expected.concat());
}

async fn words_rest_where_the_bot_is_not(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let server = invitation().place.server;
    tell(&store, id, word(CLEO, 1)).await;
    let due = claim(&store, NOON).await.remove(0);
    write(&store, move |tx| {
        tx.absences().begin(server, NOON, NOON)?;
        tx.outbox().rest(HOLDER, &due)
    })
    .await;
    tell(&store, id, word(CLEO, 2)).await;
    tell(&store, id, word(DAN, 2)).await;
    let later = NOON.after(LEASE * 2);
    assert!(claim(&store, later).await.is_empty(), "all of it rests");
    let waiting = read(&store, move |tx| tx.absences().waiting_in(server)).await;
    assert_eq!(waiting, [(id, id.into())]);
    write(&store, move |tx| {
        tx.absences().end(server, NOON, NOON)?;
        tx.outbox().free_next(id)
    })
    .await;
    let due = claim(&store, later).await;
    assert_eq!(posts(&due), [(id, word(CLEO, 1)), (id, word(DAN, 2))]);
}

async fn who_takes_no_words_follows_no_more_and_is_told_once(base: Base) {
    let store = base.open();
    let (id, other) = (begin(&store).await, begin(&store).await);
    for one in [id, other] {
        follow(&store, following(CLEO, one, Hears::End)).await;
    }
    tell(&store, id, Post::FollowerResult { follower: CLEO }).await;
    tell(&store, other, Post::FollowerResult { follower: CLEO }).await;
    let due = claim(&store, NOON).await;
    deliver(&store, &due[0], Effect::LoseFollower(CLEO), NOON).await;
    deliver(&store, &due[1], Effect::Unfollow(CLEO), NOON).await;
    let lost = async || read(&store, move |tx| tx.follows().lost(CLEO)).await;
    assert!(
        read(&store, move |tx| tx.follows().followers(id))
            .await
            .is_empty()
    );
    assert!(
        read(&store, move |tx| tx.follows().followers(other))
            .await
            .is_empty()
    );
    assert_eq!(lost().await, [id], "and nothing of what has ended well");
    write(&store, move |tx| tx.follows().forget_lost(CLEO, id)).await;
    assert!(lost().await.is_empty());
}

async fn notes_are_one_for_each_player_and_match_and_stay(base: Base) {
    let store = base.open();
    let (id, other) = (begin(&store).await, begin(&store).await);
    let note =
        async |of: UserId, id: MatchId| read(&store, move |tx| tx.plans().note(of, id)).await;
    let longest = "ß".repeat(1_000);
    for (of, id, text) in [
        (ADA, id, "first"),
        (BEN, id, "his"),
        (ADA, other, "another\nline '\\"),
        (ADA, id, longest.as_str()),
    ] {
        let text = text.to_owned();
        write(&store, move |tx| tx.plans().set_note(of, id, &text)).await;
    }
    end(&store, id).await;
    assert_eq!(note(ADA, id).await, Some(longest));
    assert_eq!(note(BEN, id).await.as_deref(), Some("his"));
    assert_eq!(note(ADA, other).await.as_deref(), Some("another\nline '\\"));
    write(&store, move |tx| tx.plans().remove_note(ADA, id)).await;
    assert_eq!(note(ADA, id).await, None);
    assert_eq!(note(BEN, id).await.as_deref(), Some("his"));
    let long = "x".repeat(1_001);
    let refused = store.write(Lock::None, move |tx| tx.plans().set_note(ADA, id, &long));
    assert!(refused.await.is_err(), "longer than a note may be");
}

async fn a_line_that_changes_gets_another_number_and_goes_with_the_match(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let keep = async |by: UserId, texts: &[&str]| {
        let record = domain::matches::Record::read(
            invitation().start,
            texts.iter().map(|text| (*text).to_owned()),
        );
        let moves: Vec<_> = record.plies().iter().map(|ply| ply.mv.clone()).collect();
        assert_eq!(moves.len(), texts.len());
        write(&store, move |tx| tx.plans().set_line(id, by, 7, &moves)).await
    };
    let kept = async |by: UserId| read(&store, move |tx| tx.plans().line(id, by)).await;
    let first = keep(CLEO, &["a7-a6"]).await;
    let his = keep(DAN, &["b7-b6"]).await;
    let second = keep(CLEO, &["a7-a6", "a1-a2"]).await;
    assert_ne!(first, second);
    let line = KeptLine {
        number: second,
        revision: 7,
        moves: vec!["a7-a6".to_owned(), "a1-a2".to_owned()],
    };
    assert_eq!(kept(CLEO).await, Some(line));
    assert_eq!(kept(DAN).await.map(|line| line.number), Some(his));
    end(&store, id).await;
    assert_eq!((kept(CLEO).await, kept(DAN).await), (None, None));
}

async fn what_is_private_goes_as_a_whole(base: Base) {
    let store = base.open();
    let (id, other) = (begin(&store).await, begin(&store).await);
    for of in [ADA, CLEO] {
        follow(&store, following(of, id, Hears::End)).await;
        follow(&store, following(of, other, Hears::End)).await;
        tell(&store, other, word(of, 1)).await;
        let due = claim(&store, NOON).await.remove(0);
        deliver(&store, &due, Effect::LoseFollower(of), NOON).await;
        write(&store, move |tx| {
            tx.plans().set_note(of, id, "a note")?;
            tx.plans().set_line(id, of, 0, &[])
        })
        .await;
    }
    let left = async |of: UserId| {
        read(&store, move |tx| {
            Ok((
                tx.follows().of_follower(of)?.len(),
                tx.follows().lost(of)?.len(),
                tx.plans().note(of, id)?.is_some(),
                tx.plans().line(id, of)?.is_some(),
            ))
        })
        .await
    };
    assert_eq!(left(ADA).await, (1, 1, true, true));
    write(&store, move |tx| tx.privacy().erase(ADA).map(drop)).await;
    assert_eq!(left(ADA).await, (0, 0, false, false));
    assert_eq!(left(CLEO).await, (1, 1, true, true), "nothing of others");
}

async fn matches_that_run_in_a_server_are_listed_the_newest_first(base: Base) {
    let store = base.open();
    let (first, over, last) = (
        begin(&store).await,
        begin(&store).await,
        begin(&store).await,
    );
    end(&store, over).await;
    write(&store, |tx| tx.challenges().insert(&invitation(), NOON)).await;
    let listed = async |server: ServerId, most: u32| -> Vec<MatchId> {
        let running = read(&store, move |tx| {
            tx.matches().latest(server, Phase::Running, ADA, most)
        })
        .await;
        running.into_iter().map(|(id, ..)| id).collect()
    };
    let here = invitation().place.server;
    assert_eq!(listed(here, 10).await, [last, first]);
    assert_eq!(listed(here, 1).await, [last]);
    assert!(listed(ServerId(11), 10).await.is_empty());
}
