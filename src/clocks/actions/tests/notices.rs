//! Tests of reminders and digests: what they are about, and when they come.

use super::*;
use crate::{
    clocks::actions::habits::{self, DaysChange},
    players::actions::notices,
};
use domain::{clock::Zone, matches::WatchStage};
use store::{Cursor, Watch};

on_either_engine!(
    after_a_move_to_another_zone_the_next_digest_comes_at_its_hour_there,
    whoever_was_found_to_have_left_is_reminded_of_other_matches_alone,
);

async fn after_a_move_to_another_zone_the_next_digest_comes_at_its_hour_there(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let begun = host
        .store
        .write(Lock::None, |tx| Wanted::HERE.begin(tx, START));
    let id = begun.await.expect("begun");
    let chosen = host.act(Actor::player(ServerId::ELSEWHERE, ADA), move |cx| {
        notices::change(cx, |notices| notices.digest = Hour::new(9))
    });
    chosen.await.expect("chosen");
    let next = async || {
        let read = host.store.read(|tx| tx.reminders().digest_at(ADA)).await;
        let read: Result<_, StoreError> = read;
        read.expect("read").expect("a digest")
    };
    let at = |text| Timestamp::from_rfc3339(text).expect("a time");
    assert_eq!(next().await, at("2026-11-22T09:00:00Z"));
    for (zone, expected) in [
        ("Asia/Tokyo", "2026-11-22T00:00:00Z"),
        ("America/New_York", "2026-11-29T14:00:00Z"),
    ] {
        let change = DaysChange {
            zone: Zone::named(zone),
            ..DaysChange::default()
        };
        let changed = host
            .act(Actor::player(SERVER, ADA), move |cx| {
                habits::change(cx, &change)
            })
            .await;
        changed.expect("changed");
        assert_eq!(next().await, at(expected), "{zone}");
        // They can be changed again in a week.
        mover.send_modify(|shift| *shift += DAY * 8);
    }
    // It comes then, and at the same hour on the next day.
    let due = at("2026-11-29T14:00:00Z");
    let digests = async || {
        let read = host.store.read(move |tx| {
            let posts = tx.outbox().posts_beside(id)?;
            Ok::<_, StoreError>(posts.contains(&Post::Digest { player: ADA }))
        });
        read.await.expect("read")
    };
    let send = async |until| host.do_chore("digests", until).await.expect("sent");
    send(due.before(MINUTE)).await;
    assert!(!digests().await);
    send(due).await;
    assert!(digests().await);
    assert_eq!(next().await, due.after(DAY));
}

async fn whoever_was_found_to_have_left_is_reminded_of_other_matches_alone(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let begun = host.store.write(Lock::None, |tx| {
        let left = Wanted::HERE.begin(tx, START)?;
        let departed = Watch {
            stage: WatchStage::Departed,
            since: START,
            look_at: Some(START.after(DAY * 7)),
        };
        tx.watches().set(left, departed, START)?;
        let elsewhere = Wanted {
            server: ServerId(12),
            ..Wanted::HERE
        };
        Ok::<_, StoreError>([left, elsewhere.begin(tx, START)?])
    });
    let ids = begun.await.expect("begun");
    // At a half, and at an eighth.
    let mut before = None;
    for hours in [12, 21] {
        let now = START.after(HOUR * hours);
        host.tick(now).await.expect("looks");
        let read = host.store.read(move |tx| {
            let mut reminders = Vec::new();
            for id in ids {
                for post in tx.outbox().posts_beside(id)? {
                    if let Post::Remind { reminder, .. } = post
                        && let Some(found) = tx.reminders().find(reminder)?
                    {
                        reminders.push((reminder, found.matches));
                    }
                }
            }
            Ok::<_, StoreError>(reminders)
        });
        let reminders = read.await.expect("read");
        let [(reminder, matches)] = &reminders[..] else {
            panic!("one, not {reminders:?}")
        };
        assert_eq!(*matches, [ids[1]]);
        assert_ne!(before, Some(*reminder), "a new one");
        before = Some(*reminder);
        let due = host
            .store
            .read(move |tx| tx.clocks().due(now, Cursor::START, 9))
            .await;
        let due: Result<_, StoreError> = due;
        assert_eq!(due.expect("read"), [], "nothing is due any more");
    }
}
