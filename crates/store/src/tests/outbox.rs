//! The outbox: order, leases, and posts that rest, wait for nothing or are set aside.

use super::*;
use crate::{BoardsIn, DeedId};
use domain::matches::{End, ShowingId};

on_both_engines!(
    what_is_said_where_the_bot_is_not_rests_until_it_is_back,
    the_outbox_gives_one_post_a_match_in_order_and_each_again_until_delivered,
    only_the_holder_of_a_lease_that_still_runs_confirms,
    what_a_holder_gives_back_is_due_to_others_at_once,
    a_post_that_cannot_be_read_holds_no_other_up,
    what_is_given_up_lets_the_next_post_go_on,
    what_is_retried_holds_no_board_up_unless_it_is_about_one,
    a_new_board_comes_before_what_was_said_beside_others,
    a_new_board_retires_the_one_before_and_waits_for_nothing,
    a_board_that_is_shown_again_too_late_loses_its_buttons,
    a_thread_is_closed_once_nothing_cosmetic_is_left,
    a_post_beside_the_challenge_is_kept_before_the_challenge_tells_of_it,
    what_is_to_be_said_twice_is_said_once_when_the_first_would_be,
    a_post_that_goes_back_untried_keeps_the_time_of_its_first_try,
    a_post_that_is_tried_again_by_hand_is_looked_for_since_its_first_try,
    behind_a_removed_word_to_a_deleted_player_the_opponent_gets_the_result,
    a_lease_is_renewed_by_its_holder_alone,
);

/// A search for the message must start at its first try.
async fn a_post_that_goes_back_untried_keeps_the_time_of_its_first_try(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    say(&store, vec![(id, board(1))]).await;
    let minute = |count| NOON.after(Duration::from_mins(count));
    let write = async |job: fn(&WriteTx<'_>, Due) -> Result<(), StoreError>, due: Due| {
        let written = store.write(Lock::None, move |tx| job(tx, due.clone()));
        written.await.expect("written");
    };
    // It was not tried at all.
    let first = claim(&store, NOON).await.remove(0);
    write(|tx, due| tx.outbox().release(HOLDER, &due, NOON), first).await;
    let tried = claim(&store, minute(1)).await.remove(0);
    assert_eq!((tried.attempts, tried.attempted_at), (0, None));
    // It was tried without an answer, and then its channel was unavailable, twice.
    let put_off = |tx: &WriteTx<'_>, due: Due| {
        tx.outbox()
            .postpone(HOLDER, due.id, due.created_at.after(Duration::from_mins(2)))
    };
    write(put_off, tried).await;
    for waits in [2, 3] {
        let due = claim(&store, minute(waits)).await.remove(0);
        assert_eq!((due.attempts, due.attempted_at), (1, Some(minute(1))));
        write(|tx, due| tx.outbox().release(HOLDER, &due, NOON), due).await;
    }
    let last = claim(&store, minute(4)).await.remove(0);
    assert_eq!((last.attempts, last.attempted_at), (1, Some(minute(1))));
}

async fn a_post_that_is_tried_again_by_hand_is_looked_for_since_its_first_try(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    say(&store, vec![(id, board(1)), (id, board(2))]).await;
    let write = async |job: fn(&WriteTx<'_>, ShowingId, Due) -> Result<(), StoreError>,
                       due: Due| {
        let written = store.write(Lock::Match(id), move |tx| job(tx, id.into(), due.clone()));
        written.await.expect("written");
    };
    let due = claim(&store, NOON).await.remove(0);
    write(
        |tx, _, due| tx.outbox().give_up(HOLDER, &due, "unreadable"),
        due.clone(),
    )
    .await;
    write(
        |tx, at, due| {
            let set_aside = tx.outbox().set_aside()?.remove(0);
            assert!(tx.outbox().drop_set_aside(set_aside.id)?);
            let later = NOON.after(LEASE);
            tx.outbox()
                .enqueue_again(at, &board(1), set_aside.tried_at, later)?;
            assert_eq!(set_aside.id, due.id);
            tx.outbox().enqueue_again(at, &board(3), None, later)
        },
        due,
    )
    .await;
    for (ply, tried_at) in [(2, None), (1, Some(NOON)), (3, None)] {
        let due = claim(&store, NOON.after(LEASE)).await.remove(0);
        assert_eq!(due.post, Some(board(ply)));
        assert_eq!(due.attempted_at, tried_at, "after ply {ply}");
        deliver(&store, &due, Effect::None, NOON.after(LEASE)).await;
    }
}

async fn behind_a_removed_word_to_a_deleted_player_the_opponent_gets_the_result(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    // They are delivered in order.
    say(
        &store,
        vec![(id, Post::Back { player: BEN }), (id, Post::Result)],
    )
    .await;
    let erased = store.write(Lock::Match(id), move |tx| {
        let aborted = End {
            outcome: None,
            termination: Termination::Aborted,
        };
        tx.matches().set_end(id, aborted, NOON)?;
        tx.privacy().erase(BEN).map(drop)
    });
    erased.await.expect("deleted");
    assert_eq!(posts(&claim(&store, NOON).await), [(id, Post::Result)]);
}

async fn a_lease_is_renewed_by_its_holder_alone(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    say(&store, vec![(id, board(1))]).await;
    let due = claim(&store, NOON).await.remove(0);
    let renew = async |holder, until| {
        let renewed = store.write(Lock::None, move |tx| {
            tx.outbox().renew(holder, due.id, until)
        });
        let renewed: Result<bool, StoreError> = renewed.await;
        renewed.expect("asked")
    };
    assert!(!renew(OTHER, NOON).await);
    assert!(renew(HOLDER, NOON.after(LEASE * 2)).await);
    assert_eq!(claim_as(OTHER, &store, NOON.after(LEASE)).await, []);
    let theirs = claim_as(OTHER, &store, NOON.after(LEASE * 2)).await;
    assert_eq!(theirs.len(), 1);
    assert!(!renew(HOLDER, NOON.after(LEASE * 9)).await, "it is lost");
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
        tx.absences().begin(server, NOON, NOON)?;
        tx.outbox().rest(HOLDER, due)
    })
    .await;
    say(&store, vec![(id, board(2)), (other, board(1))]).await;
    let later = NOON.after(LEASE * 2);
    assert!(claim(&store, later).await.is_empty(), "all of it rests");
    let waiting = store.read(move |tx| tx.absences().waiting_in(server)).await;
    let waiting = waiting.expect("reads");
    assert_eq!(waiting, [(id, id.into()), (other, other.into())]);
    write(|tx, id, _| tx.outbox().free_next(id)).await;
    assert!(claim(&store, later).await.is_empty(), "the bot is not back");
    write(|tx, id, _| {
        let server = invitation().place.server;
        assert!(tx.absences().end(server, NOON, NOON)?);
        tx.outbox().free_next(id)
    })
    .await;
    say(&store, vec![(other, board(2))]).await;
    let due = claim(&store, NOON).await;
    assert_eq!(posts(&due), [(id, board(1))], "due at once, and in order");
    assert_eq!(due[0].attempted_at, None, "there is nothing to look for");
}

async fn the_outbox_gives_one_post_a_match_in_order_and_each_again_until_delivered(base: Base) {
    let store = base.open();
    let (one, two) = (begin(&store).await, begin(&store).await);
    let posts_to_say = vec![
        (one, Post::Challenge { instead: None }),
        (one, Post::OpenVenue),
        (two, board(0)),
    ];
    say(&store, posts_to_say).await;
    let first = claim(&store, NOON).await;
    assert_eq!(
        posts(&first),
        [(one, Post::Challenge { instead: None }), (two, board(0))]
    );
    assert_eq!(claim(&store, NOON).await, [], "both are under way");

    let later = NOON.after(Duration::from_mins(1));
    let card = first[0].clone();
    let postponed: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            tx.outbox().postpone(HOLDER, card.id, later)
        })
        .await;
    postponed.expect("postponed");
    assert_eq!(claim(&store, NOON).await, []);
    let next = store
        .read(|tx: &ReadTx<'_>| -> Result<_, StoreError> { tx.outbox().next_due() })
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
        .find(|due| due.about == About::Match(one, one.into()))
        .expect("still due");
    assert_eq!(
        (card.post.clone(), card.attempts, card.attempted_at),
        (Some(Post::Challenge { instead: None }), 1, Some(NOON))
    );
    deliver(&store, card, Effect::Challenge(MessageId(5)), later).await;
    assert_eq!(posts(&claim(&store, later).await), [(one, Post::OpenVenue)]);
    let venue = store
        .read(move |tx| tx.showings().venue(one))
        .await
        .expect("reads");
    assert_eq!(venue.expect("there").challenge, Some(MessageId(5)));
}

async fn only_the_holder_of_a_lease_that_still_runs_confirms(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    say(
        &store,
        vec![
            (id, Post::Challenge { instead: None }),
            (id, Post::OpenVenue),
        ],
    )
    .await;
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
        .write(Lock::None, move |tx| {
            tx.outbox().postpone(HOLDER, mine.id, NOON)
        })
        .await;
    failed.expect("nothing happens");
    let venue = store
        .read(move |tx| tx.showings().venue(id))
        .await
        .expect("reads");
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
    say(
        &store,
        vec![
            (id, Post::Challenge { instead: None }),
            (id, Post::OpenVenue),
        ],
    )
    .await;
    let mine = claim(&store, NOON).await.remove(0);
    let give_back = async |holder| {
        let given: Result<_, StoreError> = store
            .write(Lock::None, move |tx| tx.outbox().give_back(holder, NOON))
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
            tx.outbox()
                .enqueue(one, &Post::Challenge { instead: None }, NOON)?;
            tx.db.execute("UPDATE outbox SET post = '{}'", &[])?;
            tx.outbox().enqueue(one, &Post::OpenVenue, NOON)?;
            tx.outbox().enqueue(two, &board(0), NOON)
        })
        .await;
    said.expect("said");
    let claimed = claim(&store, NOON).await;
    let found: Vec<_> = claimed
        .iter()
        .map(|due| (due.about.as_match().expect("a match"), due.post.clone()))
        .collect();
    assert_eq!(found, [(one, None), (two, Some(board(0)))]);
}

async fn what_is_given_up_lets_the_next_post_go_on(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    say(
        &store,
        vec![
            (id, Post::Challenge { instead: None }),
            (id, Post::OpenVenue),
        ],
    )
    .await;
    let card = claim(&store, NOON).await.remove(0);
    let given_up: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.outbox().give_up(HOLDER, &card, "gone")
        })
        .await;
    given_up.expect("noted");
    assert_eq!(posts(&claim(&store, NOON).await), [(id, Post::OpenVenue)]);
    assert_eq!(claim(&store, NOON.after(LEASE)).await.len(), 1);
}

async fn what_is_retried_holds_no_board_up_unless_it_is_about_one(base: Base) {
    let store = base.open();
    let (id, other) = (begin(&store).await, begin(&store).await);
    let word = |ply| Post::FollowerUpdate {
        follower: BEN,
        ply,
        taken_back: 0,
        new: 1,
    };
    let (channel, message) = (ChannelId(20), MessageId(30));
    let beside = [
        Post::PlanVoid { player: ADA },
        Post::TellBan {
            deed: DeedId(1),
            player: ADA,
        },
        Post::Remind {
            reminder: ReminderId(1),
            player: ADA,
            direct: true,
        },
        Post::Unremind { channel, message },
        Post::Digest { player: ADA },
        Post::LookFor { player: ADA },
        Post::Retire { channel, message },
        word(1),
    ];
    let again = async |id: MatchId, said: &[Post]| {
        let said = said.to_vec();
        let written: Result<(), StoreError> = store
            .write(Lock::Match(id), move |tx| {
                said.iter()
                    .try_for_each(|post| tx.outbox().enqueue_again(id.into(), post, None, NOON))
            })
            .await;
        written.expect("said");
    };
    again(id, &beside).await;
    again(id, &[word(2)]).await;
    again(other, &[Post::TimeUp]).await;
    say(&store, vec![(id, board(3)), (other, board(3))]).await;
    let due = claim(&store, NOON).await;
    let mut first: Vec<_> = beside.into_iter().map(|post| (id, post)).collect();
    first.extend([(other, Post::TimeUp), (id, board(3))]);
    assert_eq!(posts(&due), first, "each but what comes in order");
}

async fn a_new_board_comes_before_what_was_said_beside_others(base: Base) {
    let store = base.open();
    let (id, other) = (begin(&store).await, begin(&store).await);
    let beside = store.write(Lock::Match(id), move |tx| {
        tx.outbox().enqueue_unordered(id, &Post::Refresh, NOON)
    });
    beside.await.expect("said");
    say(&store, vec![(other, board(1))]).await;
    let first = store.write(Lock::None, |tx| {
        tx.outbox().claim(HOLDER, NOON, NOON.after(LEASE), 1)
    });
    let first: Result<Vec<Due>, StoreError> = first.await;
    assert_eq!(posts(&first.expect("claimed")), [(other, board(1))]);
    assert_eq!(posts(&claim(&store, NOON).await), [(id, Post::Refresh)]);
}

async fn a_new_board_retires_the_one_before_and_waits_for_nothing(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let said: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.showings().set_venue(id, ChannelId(30))?;
            (0..3).try_for_each(|ply| tx.outbox().enqueue(id, &board(ply), NOON))
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
    // It is being delivered and can take as long as it likes.
    assert_eq!(posts(&claim(&store, NOON).await), [(id, board(2))]);
    // If it was not confirmed, it is delivered again, like the board, which was not confirmed
    // either.
    let later = NOON.after(LEASE);
    assert_eq!(
        posts(&claim(&store, later).await),
        [(id, board(2)), (id, retire)]
    );
}

async fn a_board_that_is_shown_again_too_late_loses_its_buttons(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let channel = ChannelId(30);
    // Shows the board of this number again. Returns what is left to do.
    let refresh = async |message: u64| {
        let said: Result<_, StoreError> = store
            .write(Lock::None, move |tx| {
                tx.outbox().enqueue_unordered(id, &Post::Refresh, NOON)
            })
            .await;
        said.expect("said");
        let due = claim(&store, NOON).await;
        let due = due.iter().find(|due| due.post == Some(Post::Refresh));
        let message = MessageId(message);
        let shown = Effect::Refreshed { channel, message };
        let left = deliver(&store, due.expect("said"), shown, NOON).await;
        left.and_then(|due| due.post)
    };
    let retire = |message: u64| {
        let message = MessageId(message);
        Some(Post::Retire { channel, message })
    };
    for ply in 0..2 {
        say(&store, vec![(id, board(ply))]).await;
        let due = claim(&store, NOON).await;
        let due = due.iter().find(|due| due.post == Some(board(ply)));
        let posted = Effect::Board(MessageId(100 + u64::from(ply)));
        deliver(&store, due.expect("said"), posted, NOON).await;
    }
    assert_eq!(refresh(101).await, None, "the newest");
    assert_eq!(refresh(100).await, retire(100));
    let ended: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| {
            let aborted = End {
                outcome: None,
                termination: Termination::Aborted,
            };
            tx.matches().set_end(id, aborted, NOON)
        })
        .await;
    ended.expect("ended");
    assert_eq!(refresh(101).await, retire(101));
}

async fn a_thread_is_closed_once_nothing_cosmetic_is_left(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let other = begin(&store).await;
    let venue: Result<_, StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.showings().set_venue(id, ChannelId(30))
        })
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
    // The previous board is being changed.
    assert_eq!(posts(&claim(&store, NOON).await), []);
    let read = |tx: &ReadTx<'_>| tx.outbox().next_due();
    let next = async || store.read(read).await.expect("reads");
    assert_eq!(next().await, Some(NOON.after(LEASE)), "nothing until then");
    // That fails and is postponed. Only then is there something to do.
    let until = NOON.after(LEASE * 3);
    let retire = claim(&store, NOON.after(LEASE)).await.remove(0);
    assert!(matches!(retire.post, Some(Post::Retire { .. })));
    let postponed: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            tx.outbox().postpone(HOLDER, retire.id, until)?;
            // The one of another match only waits for its own posts.
            tx.outbox().enqueue(other, &Post::CloseThread, NOON)
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
    let retire = retire
        .iter()
        .find(|due| due.about == About::Match(id, id.into()))
        .expect("due")
        .id;
    let removed: Result<_, StoreError> = store
        .write(Lock::None, move |tx| tx.outbox().remove(HOLDER, retire))
        .await;
    assert!(removed.expect("removed"));
    assert_eq!(
        posts(&claim(&store, until).await),
        [(id, Post::CloseThread)]
    );
}

async fn a_post_beside_the_challenge_is_kept_before_the_challenge_tells_of_it(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    say(&store, vec![(id, Post::OpenVenue), (id, board(0))]).await;
    let due = claim(&store, NOON).await.remove(0);
    let told = deliver(&store, &due, Effect::Beside(ChannelId(30)), NOON).await;
    let told = told.expect("something to do");
    assert_eq!(told.post, Some(Post::CloseChallenge));
    let venue = store
        .read(move |tx| tx.showings().venue(id))
        .await
        .expect("reads");
    let boards = venue.expect("there").boards;
    assert_eq!(boards, BoardsIn::Channel(ChannelId(30)));
    let postponed: Result<_, StoreError> = store
        .write(Lock::None, move |tx| {
            tx.outbox().postpone(HOLDER, told.id, NOON.after(LEASE))
        })
        .await;
    postponed.expect("put off");
    assert_eq!(posts(&claim(&store, NOON).await), [(id, board(0))]);
}

async fn what_is_to_be_said_twice_is_said_once_when_the_first_would_be(base: Base) {
    let store = base.open();
    let id = begin(&store).await;
    let minute = |count| NOON.after(Duration::from_mins(count));
    for due_at in [minute(3), minute(1), minute(2)] {
        let said: Result<_, StoreError> = store
            .write(Lock::None, move |tx| {
                tx.outbox()
                    .enqueue_unordered_at(id, &Post::Refresh, NOON, due_at)
            })
            .await;
        said.expect("said");
    }
    let beside = store.read(move |tx| tx.outbox().posts_beside(id)).await;
    assert_eq!(beside.expect("reads"), [Post::Refresh]);
    let next = store.read(|tx: &ReadTx<'_>| -> Result<_, StoreError> { tx.outbox().next_due() });
    assert_eq!(next.await.expect("reads"), Some(minute(1)));
    let due = claim(&store, minute(1)).await;
    assert_eq!(posts(&due), [(id, Post::Refresh)]);
    assert_eq!(claim(&store, minute(1)).await, []);
    let beside = store.read(move |tx| tx.outbox().posts_beside(id)).await;
    assert_eq!(beside.expect("reads"), [], "it is under way");
}
