//! Tests of servers the bot is removed from: no match waits for another one that cannot be read.

use std::collections::HashSet;

use super::*;
use crate::{
    clocks::actions::absences::{self, FIRST_LOOK},
    host::announcements,
    upkeep::presence,
};
use domain::matches::Shard;
use store::Holder;

/// The process that delivers.
const HOLDER: Holder = Holder(1);

on_either_engine!(
    a_clock_that_cannot_be_read_keeps_no_other_of_its_server_running_or_standing,
    a_refusal_from_before_the_bot_came_back_stops_nothing,
    the_list_of_servers_that_comes_with_a_connection_proves_where_the_bot_is,
);

async fn deadline(host: &Host, id: MatchId) -> Option<Timestamp> {
    let read = host
        .store
        .read(move |tx| Ok::<_, StoreError>(tx.clocks().running(id)?.expect("a clock").deadline));
    read.await.expect("read")
}

async fn begin_here(host: &Host) -> MatchId {
    let begun = host
        .store
        .write(Lock::None, |tx| Wanted::HERE.begin(tx, START));
    let begun: Result<_, StoreError> = begun.await;
    begun.expect("begun")
}

async fn a_clock_that_cannot_be_read_keeps_no_other_of_its_server_running_or_standing(base: Base) {
    let (_machine, clock, _mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let (broken, whole) = (begin_here(&host).await, begin_here(&host).await);
    assert!(broken < whole, "it comes first");
    assert_eq!(base.change("UPDATE clocks SET had = 1 WHERE match = 1"), 1);
    assert_eq!(broken, MatchId(1));
    assert!(deadline(&host, whole).await.is_some());
    presence::leave(&host, SERVER).await.expect("noted");
    assert_eq!(deadline(&host, whole).await, None, "it stands");
    let said = host.store.write(Lock::Match(whole), move |tx| {
        tx.outbox().enqueue(whole, &Post::TimeUp, START)
    });
    let said: Result<(), StoreError> = said.await;
    said.expect("said");
    let resting = || {
        let sql = "SELECT post FROM outbox WHERE match = 2 AND cosmetic = 0 AND first = 0";
        base.texts(sql).len()
    };
    assert!(resting() > 0, "it rests");
    absences::come_back(&host, SERVER).await.expect("noted");
    assert!(deadline(&host, whole).await.is_some(), "it goes on");
    assert_eq!(resting(), 0, "it is said");
    // The same happens when it is scanned later.
    let now = host.clock().now();
    let rests = host.store.write(Lock::Match(whole), move |tx| {
        tx.sql("UPDATE outbox SET first = 0 WHERE match = 2")
    });
    let rests: Result<u64, StoreError> = rests.await;
    assert!(rests.expect("rests") > 0);
    let looked = absences::look_through(&host, SERVER, now.before(FIRST_LOOK)).await;
    looked.expect("looked through");
    assert_eq!(resting(), 0);
}

async fn a_refusal_from_before_the_bot_came_back_stops_nothing(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    let id = begin_here(&host).await;
    let said = host.store.write(Lock::Match(id), move |tx| {
        tx.outbox().enqueue(id, &Post::TimeUp, START)
    });
    let said: Result<(), StoreError> = said.await;
    said.expect("said");
    let claim = async || {
        let claimed = announcements::claim(&host, HOLDER, Vec::new(), 9).await;
        claimed.expect("claimed").posts
    };
    let absent = async || {
        let since = host.store.read(|tx| tx.absences().since(SERVER)).await;
        let since: Result<_, StoreError> = since;
        since.expect("read").is_some()
    };
    let due = claim().await.remove(0);
    let asked_at = host.clock().now();
    mover.send_modify(|shift| *shift += HOUR);
    presence::leave(&host, SERVER).await.expect("noted");
    absences::come_back(&host, SERVER).await.expect("noted");
    let again = absences::rest(&host, HOLDER, due, SERVER, asked_at).await;
    assert!(again.expect("noted").is_some(), "it is tried again");
    presence::find_absence(&host, SERVER, asked_at)
        .await
        .expect("noted");
    assert!(!absent().await && !absences::is_away(&host, SERVER));
    assert!(deadline(&host, id).await.is_some(), "its clock runs");
    let due = claim().await.remove(0);
    // A refusal from after that counts.
    mover.send_modify(|shift| *shift += HOUR);
    let asked_at = host.clock().now();
    let again = absences::rest(&host, HOLDER, due, SERVER, asked_at).await;
    assert_eq!(again.expect("noted"), None);
    assert!(absent().await && absences::is_away(&host, SERVER));
    assert_eq!(deadline(&host, id).await, None, "its clock stands");
}

async fn the_list_of_servers_that_comes_with_a_connection_proves_where_the_bot_is(base: Base) {
    let (_machine, clock, mover) = TestMachine::new();
    let host = Host::new(base.open(), clock);
    begin_here(&host).await;
    let (idle, before) = (ServerId(11), host.clock().now());
    let proven = async |server| {
        let read = host
            .store
            .read(move |tx| tx.absences().last_presence(server))
            .await;
        let read: Result<_, StoreError> = read;
        read.expect("read")
    };
    let present = HashSet::from([SERVER, idle]);
    let compared = presence::compare_servers(&host, Shard::ALL, present).await;
    compared.expect("compared");
    let first = proven(SERVER).await.expect("proven");
    assert!(first >= before);
    assert_eq!(proven(idle).await, None, "nobody needs to know");
    // Discord is asked about a server that is not in the list.
    mover.send_modify(|shift| *shift += HOUR);
    let compared = presence::compare_servers(&host, Shard::ALL, HashSet::from([idle]));
    compared.await.expect("compared");
    assert_eq!(proven(SERVER).await, Some(first));
    let asks = presence::asks(&host).await.expect("read");
    assert_eq!(asks.len(), 1);
    // A slow answer does not overwrite what was learned in the meantime.
    let asked_at = host.clock().now();
    mover.send_modify(|shift| *shift += HOUR);
    let compared = presence::compare_servers(&host, Shard::ALL, HashSet::from([SERVER]));
    compared.await.expect("compared");
    let second = proven(SERVER).await.expect("proven");
    assert!(second > asked_at);
    let confirmed = presence::confirm(&host, SERVER, asked_at).await;
    confirmed.expect("noted");
    assert_eq!(proven(SERVER).await, Some(second));
    // A proof dated in the future was noted before the clock was set back.
    mover.send_modify(|shift| *shift -= HOUR);
    let compared = presence::compare_servers(&host, Shard::ALL, HashSet::from([SERVER]));
    compared.await.expect("compared");
    assert!(proven(SERVER).await < Some(second));
}
