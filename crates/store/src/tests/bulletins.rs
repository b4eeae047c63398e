//! Bulletins: one post for all changes, repeated if more came meanwhile, and where they rest.

use super::*;
use crate::{Bulletin, BulletinKind, ShownAs, Subject};

on_either_engine!(
    changes_before_the_delivery_are_one_post,
    a_change_during_the_delivery_is_said_after_it,
    what_was_not_confirmed_is_said_again_by_another_process,
    a_lost_bulletin_rests_until_it_is_put_up_elsewhere,
    one_that_moves_leaves_no_buttons_behind,
    where_the_bot_is_not_bulletins_rest,
    one_that_is_set_aside_can_be_retried,
);

const CUP: Subject = (BulletinKind::Tournament, 7);

const fn place(channel: u64) -> Place {
    Place {
        server: ServerId(10),
        channel: ChannelId(channel),
        locale: Locale::French,
    }
}

async fn write(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<(), StoreError> + Send + 'static,
) {
    store.write(Lock::None, job).await.expect("written");
}

async fn put_up(store: &Store, channel: u64) {
    write(store, move |tx| {
        tx.bulletins().put_up(CUP, place(channel), NOON)
    })
    .await;
}

async fn change(store: &Store) {
    write(store, |tx| tx.bulletins().change(CUP, NOON)).await;
}

async fn cup(store: &Store) -> Bulletin {
    let read = store
        .read(|tx| tx.bulletins().about(CUP))
        .await
        .expect("reads");
    assert_eq!(read.len(), 1);
    read[0]
}

/// The only post that is due, which shows the bulletin.
async fn due(store: &Store, now: Timestamp) -> Due {
    let mut claimed = claim(store, now).await;
    assert_eq!(claimed.len(), 1, "{claimed:?}");
    let due = claimed.remove(0);
    assert_eq!(due.post, Some(Post::Bulletin));
    assert_eq!(due.about, About::Bulletin(cup(store).await.id));
    due
}

const fn shown(channel: u64, version: u32, shown: ShownAs) -> Effect {
    Effect::Bulletin {
        channel: ChannelId(channel),
        version,
        shown,
    }
}

const POSTED: ShownAs = ShownAs::Posted(MessageId(70));

async fn changes_before_the_delivery_are_one_post(base: Base) {
    let store = base.open();
    put_up(&store, 20).await;
    change(&store).await;
    change(&store).await;
    let post = due(&store, NOON).await;
    assert_eq!(cup(&store).await.version, 3);
    deliver(&store, &post, shown(20, 3, POSTED), NOON).await;
    let bulletin = cup(&store).await;
    assert_eq!((bulletin.message, bulletin.shown), (Some(MessageId(70)), 3));
    assert_eq!(claim(&store, NOON).await, []);
    change(&store).await;
    let next = due(&store, NOON).await;
    assert_ne!(next.id, post.id, "its nonce is its own");
}

async fn a_change_during_the_delivery_is_said_after_it(base: Base) {
    let store = base.open();
    put_up(&store, 20).await;
    let post = due(&store, NOON).await;
    change(&store).await;
    assert_eq!(claim(&store, NOON).await, [], "one at a time");
    deliver(&store, &post, shown(20, 1, POSTED), NOON).await;
    let next = due(&store, NOON).await;
    assert_eq!((next.attempts, next.attempted_at), (0, None));
    deliver(&store, &next, shown(20, 2, ShownAs::Before), NOON).await;
    assert_eq!(cup(&store).await.message, Some(MessageId(70)));
    assert_eq!(claim(&store, NOON).await, []);
}

async fn what_was_not_confirmed_is_said_again_by_another_process(base: Base) {
    let store = base.open();
    put_up(&store, 20).await;
    let post = due(&store, NOON).await;
    drop(store);
    let store = base.open();
    let late = NOON.after(LEASE);
    let again = claim_as(OTHER, &store, late).await.remove(0);
    assert_eq!((again.id, again.attempted_at), (post.id, Some(NOON)));
    // The first one was only slow, and no longer counts.
    deliver(&store, &post, shown(20, 1, POSTED), late).await;
    assert_eq!(cup(&store).await.message, None);
    assert_eq!(claim(&store, late).await, []);
}

async fn a_lost_bulletin_rests_until_it_is_put_up_elsewhere(base: Base) {
    let store = base.open();
    put_up(&store, 20).await;
    let post = due(&store, NOON).await;
    deliver(&store, &post, shown(20, 1, POSTED), NOON).await;
    change(&store).await;
    let post = due(&store, NOON).await;
    change(&store).await;
    deliver(&store, &post, shown(20, 2, ShownAs::Lost), NOON).await;
    change(&store).await;
    assert_eq!(claim(&store, NOON).await, [], "nobody wants it there");
    put_up(&store, 21).await;
    due(&store, NOON).await;
    let bulletin = cup(&store).await;
    assert_eq!((bulletin.message, bulletin.lost), (None, false));
    assert_eq!(bulletin.place, place(21));
}

async fn one_that_moves_leaves_no_buttons_behind(base: Base) {
    let store = base.open();
    put_up(&store, 20).await;
    let post = due(&store, NOON).await;
    deliver(&store, &post, shown(20, 1, POSTED), NOON).await;
    put_up(&store, 21).await;
    let old = |message| Post::Retire {
        channel: ChannelId(20),
        message: MessageId(message),
    };
    let claimed = claim(&store, NOON).await;
    let said: Vec<_> = claimed.iter().map(|due| due.post.clone()).collect();
    assert_eq!(said, [Some(old(70)), Some(Post::Bulletin)]);
    // While it is posted in one channel, it moves to another.
    put_up(&store, 22).await;
    let late = ShownAs::Posted(MessageId(71));
    deliver(&store, &claimed[1], shown(21, 2, late), NOON).await;
    deliver(&store, &claimed[0], Effect::None, NOON).await;
    let claimed = claim(&store, NOON).await;
    assert_eq!(claimed.len(), 2, "{claimed:?}");
    let retired = claimed.iter().find_map(|due| match due.post {
        Some(Post::Retire { channel, message }) => Some((channel, message)),
        _ => None,
    });
    assert_eq!(retired, Some((ChannelId(21), MessageId(71))));
    assert_eq!(cup(&store).await.message, None);
}

async fn where_the_bot_is_not_bulletins_rest(base: Base) {
    let store = base.open();
    put_up(&store, 20).await;
    let post = due(&store, NOON).await;
    write(&store, move |tx| {
        tx.absences().begin(ServerId(10), NOON, NOON)?;
        tx.outbox().rest(HOLDER, &post)
    })
    .await;
    change(&store).await;
    let other = (BulletinKind::Tournament, 8);
    write(&store, move |tx| {
        tx.bulletins().put_up(other, place(20), NOON)
    })
    .await;
    write(&store, |tx| tx.bulletins().free(ServerId(10))).await;
    let late = NOON.after(LEASE * 2);
    assert_eq!(claim(&store, late).await, [], "the bot is not back");
    write(&store, |tx| {
        assert!(tx.absences().end(ServerId(10), NOON, NOON)?);
        tx.bulletins().free(ServerId(11))
    })
    .await;
    assert_eq!(claim(&store, late).await, [], "another server");
    write(&store, |tx| tx.bulletins().free(ServerId(10))).await;
    let claimed = claim(&store, NOON).await;
    assert_eq!(claimed.len(), 2, "due at once");
    assert_eq!(claimed[0].attempted_at, None, "nothing to look for");
}

async fn one_that_is_set_aside_can_be_retried(base: Base) {
    let store = base.open();
    put_up(&store, 20).await;
    let post = due(&store, NOON).await;
    let id = cup(&store).await.id;
    write(&store, move |tx| {
        tx.outbox().give_up(HOLDER, &post, "too large")
    })
    .await;
    assert_eq!(claim(&store, NOON).await, []);
    let read = |tx: &ReadTx<'_>| tx.outbox().set_aside();
    let aside = store.read(read).await.expect("reads");
    assert_eq!(aside.len(), 1);
    let (aside, about) = (aside[0].id, aside[0].about);
    assert_eq!(about.to_string(), format!("bulletin {}", id.0));
    write(&store, move |tx| {
        assert!(tx.outbox().drop_set_aside(aside)?);
        tx.bulletins().show(id, NOON)
    })
    .await;
    due(&store, NOON).await;
}
