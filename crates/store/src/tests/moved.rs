//! The address of a database begins to lead to another PostgreSQL server.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Instant,
};

use postgres::{Client, NoTls};
use tokio::task::spawn_blocking;

use super::{
    super::db::{Db, only},
    proxy::{Cut, Proxy},
    *,
};
use crate::testing::Cluster;

/// A server, its standby, and a store that reaches them through one address.
struct Pair {
    primary: Cluster,
    standby: Cluster,
    base: Base,
    standby_base: Base,
    proxy: Proxy,
    store: Store,
    id: MatchId,
}

impl Pair {
    /// Starts both with a match that has begun. `None` without PostgreSQL.
    async fn start() -> Option<Pair> {
        let started = spawn_blocking(|| {
            let primary = Cluster::start()?;
            let base = Base::on(&primary);
            let standby = primary.standby();
            Some((primary, base, standby))
        });
        let (primary, base, standby) = started.await.expect("no panic")?;
        let standby_base = base.at_standby(&standby);
        let (proxy, through) = Proxy::before(&base.address().to_string());
        let store = Store::open(&through.parse().expect("an address")).expect("opens");
        let id = begin(&store).await;
        let pair = Pair {
            primary,
            standby,
            base,
            standby_base,
            proxy,
            store,
            id,
        };
        pair.standby_has(|plies| plies == Some(0)).await;
        Some(pair)
    }

    /// Waits until the standby has received this of the match.
    async fn standby_has(&self, is_so: impl Fn(Option<u32>) -> bool) {
        let there = Store::open_to_read(self.standby_base.address()).expect("opens");
        while !is_so(plies(&there, self.id).await.expect("reads")) {}
    }

    fn promote(&self) {
        self.standby.promote();
    }

    /// Lets the address lead to the standby.
    fn move_address(&self) {
        self.proxy.lead_to(self.standby.port());
    }
}

/// Returns how many plies the match has where this store reads.
async fn plies(store: &Store, id: MatchId) -> Result<Option<u32>, StoreError> {
    let found = store.read(move |tx| tx.matches().find(id)).await?;
    Ok(found.map(|found| found.ply()))
}

fn is_replica(error: &StoreError) -> bool {
    matches!(error, StoreError::Db(DbError::Replica))
}

/// Fails unless all connections of the store read this, whichever of them takes the job.
async fn all_read(store: &Store, id: MatchId, expected: u32) {
    let reads = (0..8).map(|_| plies(store, id));
    for read in futures_util::future::join_all(reads).await {
        assert_eq!(read.expect("reads"), Some(expected));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nothing_is_read_or_written_at_a_standby_until_it_is_promoted() {
    let Some(pair) = Pair::start().await else {
        return;
    };
    let Pair { store, id, .. } = &pair;
    pair.move_address();
    pair.proxy.cut_all();
    let refused = play(store, *id, "a7a6").await.expect_err("a standby");
    assert!(
        is_replica(&refused) && refused.is_retryable(),
        "{refused:?}"
    );
    let refused = plies(store, *id).await.expect_err("a standby");
    assert!(is_replica(&refused), "{refused:?}");
    assert!(!store.reaches_primary());

    pair.promote();
    play(store, *id, "a7a6").await.expect("plays");
    all_read(store, *id, 1).await;
    while !store.reaches_primary() {
        tokio::task::yield_now().await;
    }
    let old = Store::open_to_read(pair.base.address()).expect("opens");
    assert_eq!(plies(&old, *id).await.expect("reads"), Some(0));
}

/// The old server still runs and takes writes, and no connection breaks.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_connection_that_finds_the_new_server_makes_the_others_leave_the_old_one() {
    let Some(pair) = Pair::start().await else {
        return;
    };
    let Pair { store, id, .. } = &pair;
    all_read(store, *id, 0).await;
    pair.promote();
    pair.move_address();
    let there = pair.standby_base.open();
    play(&there, *id, "a7a6").await.expect("plays");
    let begun = Instant::now();
    let runs = Arc::new(AtomicU32::new(0));
    let counted = Arc::clone(&runs);
    let ended: Result<(), StoreError> = store
        .write(Lock::None, move |tx| {
            if counted.fetch_add(1, Ordering::Relaxed) == 0 {
                let end = "SELECT pg_terminate_backend(pg_backend_pid())";
                let _ = tx.db.execute(end, &[]);
            }
            Ok(())
        })
        .await;
    ended.expect("done again");
    all_read(store, *id, 1).await;
    assert!(
        begun.elapsed() < Duration::from_secs(10),
        "before it looked"
    );
    play(store, *id, "a1a2")
        .await
        .expect("plays at the new one");
    assert_eq!(plies(&there, *id).await.expect("reads"), Some(2));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_store_that_nobody_uses_looks_where_its_address_leads() {
    let Some(pair) = Pair::start().await else {
        return;
    };
    let Pair { store, id, .. } = &pair;
    pair.promote();
    let there = pair.standby_base.open();
    play(&there, *id, "a7a6").await.expect("plays");
    let mut changed = store.changed();
    pair.move_address();
    while plies(store, *id).await.expect("reads") != Some(1) {
        // It tells that anything may have changed when it listens at another server.
        changed.next().await.expect("it is open");
    }
    all_read(store, *id, 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn an_old_server_that_still_takes_writes_gets_none() {
    let Some(pair) = Pair::start().await else {
        return;
    };
    let Pair { store, id, .. } = &pair;
    pair.promote();
    pair.move_address();
    pair.proxy.cut_all();
    play(store, *id, "a7a6").await.expect("plays");
    pair.proxy.lead_to(pair.primary.port());
    pair.proxy.cut_all();
    let is_old = |error: &StoreError| matches!(error, StoreError::Db(DbError::LeftBehind));
    let refused = play(store, *id, "a1a2").await.expect_err("the old one");
    assert!(is_old(&refused), "{refused:?}");
    let refused = plies(store, *id).await.expect_err("the old one");
    assert!(is_old(&refused), "{refused:?}");
    assert!(!store.reaches_primary());
    let old = Store::open_to_read(pair.base.address()).expect("opens");
    assert_eq!(plies(&old, *id).await.expect("reads"), Some(0));
}

/// The number of the commit may belong to another transaction at the new server, which never received it.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_commit_that_the_promoted_server_has_not_received_is_not_taken_for_done() {
    let Some(pair) = Pair::start().await else {
        return;
    };
    let Pair { store, id, .. } = &pair;
    let id = *id;
    pair.promote();
    let there = pair.standby_base.open();
    play(&there, id, "a7a6").await.expect("plays");
    let use_numbers = |db: &mut Db| {
        for _ in 0..100 {
            let written = db.write(Lock::None, |db| {
                db.execute("UPDATE matches SET id = id", &[])
                    .map_err(StoreError::from)
            });
            written.expect("written");
        }
    };
    pair.standby_base.with(use_numbers);
    let cut = Cut::After;
    pair.proxy
        .cut_next_commit_and_lead_to(cut, pair.standby.port());
    let said: Result<(), StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.outbox().enqueue(id, &board(1), NOON)
        })
        .await;
    assert!(pair.proxy.has_cut());
    let unknown = matches!(said, Err(StoreError::Db(DbError::Unknown)));
    assert!(unknown, "{said:?}");
    let posts = "SELECT count(*) FROM outbox";
    let posts = pair.standby_base.with(|db| db.one(posts, &[], only::<i64>));
    assert_eq!(posts.expect("counted"), 0);
}

/// The new server hasn't used its number, so it is certain that it has not received it.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_commit_whose_number_the_promoted_server_has_not_reached_is_done_again() {
    let Some(pair) = Pair::start().await else {
        return;
    };
    let Pair { store, id, .. } = &pair;
    let id = *id;
    pair.promote();
    let use_numbers = |db: &mut Db| {
        for _ in 0..100 {
            db.execute("UPDATE matches SET id = id", &[]).expect("done");
        }
    };
    pair.base.with(use_numbers);
    pair.proxy
        .cut_next_commit_and_lead_to(Cut::After, pair.standby.port());
    let said: Result<(), StoreError> = store
        .write(Lock::Match(id), move |tx| {
            tx.outbox().enqueue(id, &board(1), NOON)
        })
        .await;
    said.expect("said");
    let posts = "SELECT count(*) FROM outbox";
    let posts = pair.standby_base.with(|db| db.one(posts, &[], only::<i64>));
    assert_eq!(posts.expect("counted"), 1);
}

#[tokio::test]
async fn a_standby_is_waited_for_at_a_start_and_can_be_inspected() {
    let Some(pair) = Pair::start().await else {
        return;
    };
    let address = pair.standby_base.address();
    let refused = Store::open(address).expect_err("a standby");
    assert!(refused.is_transient_at_startup(), "{refused:?}");
    assert!(refused.to_string().contains("cannot be opened"));
    let there = Store::open_to_read(address).expect("opens");
    assert_eq!(plies(&there, pair.id).await.expect("reads"), Some(0));
    let examined = Store::examine(address).expect_err("a standby");
    let said = domain::causes::chain(&examined);
    assert!(
        said.contains("is a replica, which can only be read"),
        "{said}"
    );
}

/// Runs statements as an administrator, over a connection that no store has.
async fn administer(base: &Base, sql: &'static str) {
    let url = base.address().to_string();
    let done = spawn_blocking(move || Client::connect(&url, NoTls)?.batch_execute(sql));
    done.await.expect("no panic").expect("done");
}

/// The old server still takes writes, and is the first that the address names. Nothing is known of either.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_process_that_starts_afresh_takes_the_server_that_was_promoted_last() {
    let Some(pair) = Pair::start().await else {
        return;
    };
    let (id, url) = (pair.id, pair.base.address().to_string());
    let url = url::Url::parse(&url).expect("a URL");
    let (host, name) = (url.host_str().expect("a host"), url.path());
    let (user, old, new) = (url.username(), pair.primary.port(), pair.standby.port());
    let both = format!("postgres://{user}@{host}:{old},{host}:{new}{name}");
    let open = || Store::open(&both.parse().expect("an address")).expect("opens");
    let before = open();
    assert_eq!(plies(&before, id).await.expect("reads"), Some(0));
    pair.promote();
    let there = pair.standby_base.open();
    play(&there, id, "a7a6").await.expect("plays");
    let after = open();
    all_read(&after, id, 1).await;
    // The one that ran before looks at all of them, too.
    let mut changed = before.changed();
    while plies(&before, id).await.expect("reads") != Some(1) {
        changed.next().await.expect("it is open");
    }
    play(&after, id, "a1a2").await.expect("plays");
    assert_eq!(plies(&there, id).await.expect("reads"), Some(2));
    let old = Store::open_to_read(pair.base.address()).expect("opens");
    assert_eq!(plies(&old, id).await.expect("reads"), Some(0));
}

/// The server's timeline tells enough.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn an_old_server_gets_nothing_even_if_its_number_is_kept_from_the_bot() {
    let Some(pair) = Pair::start().await else {
        return;
    };
    let id = pair.id;
    let hide = "CREATE ROLE plain LOGIN;
         REVOKE EXECUTE ON FUNCTION pg_control_system() FROM PUBLIC;
         GRANT ALL ON ALL TABLES IN SCHEMA public TO plain;
         GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO plain";
    administer(&pair.base, hide).await;
    let mut url = url::Url::parse(&pair.base.address().to_string()).expect("a URL");
    url.set_username("plain").expect("a host");
    let (proxy, through) = Proxy::before(url.as_str());
    let store = Store::open(&through.parse().expect("an address")).expect("opens");
    play(&store, id, "a7a6").await.expect("plays");
    pair.standby_has(|plies| plies == Some(1)).await;
    pair.promote();
    proxy.lead_to(pair.standby.port());
    proxy.cut_all();
    play(&store, id, "a1a2").await.expect("plays");
    proxy.lead_to(pair.primary.port());
    proxy.cut_all();
    let refused = plies(&store, id).await.expect_err("the old one");
    let is_old = matches!(refused, StoreError::Db(DbError::LeftBehind));
    assert!(is_old, "{refused:?}");
}

/// Behind a proxy that shares its connections, one that nobody has used can lead to a replica by now.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_connection_to_a_server_that_has_become_a_replica_reads_nothing() {
    let Some(pair) = Pair::start().await else {
        return;
    };
    let id = pair.id;
    let pretend = "CREATE SCHEMA shadow;
         CREATE TABLE shadow.replica (it_is BOOLEAN);
         INSERT INTO shadow.replica VALUES (false);
         CREATE FUNCTION shadow.pg_is_in_recovery() RETURNS BOOLEAN LANGUAGE sql
             AS 'SELECT it_is FROM shadow.replica';
         DO $$ BEGIN EXECUTE format(
             'ALTER DATABASE %I SET search_path = shadow, pg_catalog, public', current_database()
         ); END $$";
    administer(&pair.base, pretend).await;
    let store = Store::open(pair.base.address()).expect("opens");
    all_read(&store, id, 0).await;
    administer(&pair.base, "UPDATE shadow.replica SET it_is = true").await;
    for _ in 0..8 {
        let refused = plies(&store, id).await.expect_err("a replica");
        assert!(is_replica(&refused), "{refused:?}");
    }
    administer(&pair.base, "UPDATE shadow.replica SET it_is = false").await;
    all_read(&store, id, 0).await;
}
