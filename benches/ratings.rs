//! What leaderboards cost: `cargo bench -p benches --bench ratings`.
//!
//! The target: a page of a leaderboard with 100,000 players and 1,000,000 finished matches in at
//! most 50 ms, and hardly more than with a hundredth of each. Its picture is extra; `render`
//! measures that. Creating the largest database takes a minute or two.

use std::{
    hint::black_box,
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use courtier::{
    host::Host,
    rankings::actions::ratings::{self, LeaderboardPage, Reach},
};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use domain::{
    clock::{Clock, Timestamp},
    matches::{Actor, ServerId, UserId},
    ratings::Pool,
};
use store::{Address, Store};

mod crowd;

use crowd::Crowd;

const SERVER: u64 = 10;
const VIEWER: u64 = 1000;

fn leaderboards(criterion: &mut Criterion) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut group = criterion.benchmark_group("leaderboard");
    group
        .sample_size(50)
        .measurement_time(Duration::from_secs(3));
    for (players, matches) in [(1_000, 10_000), (10_000, 100_000), (100_000, 1_000_000)] {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("courtier.db");
        let now = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .expect("after 1970");
        let crowd = Crowd {
            players,
            matches,
            members: &[VIEWER],
            servers: &[SERVER, 11, 12],
            until: Timestamp::from_millis(0).after(now),
        };
        runtime.block_on(crowd.fill(&path));
        let host = Host::new(
            Store::open(&Address::File(path)).expect("opens"),
            Clock::system(),
        );
        let middle = page(&runtime, &host, LeaderboardPage::Mine);
        for (name, page) in [
            ("first page", LeaderboardPage::First),
            ("own page", LeaderboardPage::Mine),
            ("page after it", LeaderboardPage::After(middle)),
            ("last page", LeaderboardPage::Last),
        ] {
            group.bench_with_input(BenchmarkId::new(name, players), &page, |bencher, page| {
                bencher.iter(|| black_box(self::page(&runtime, &host, *page)));
            });
        }
    }
}

/// Loads a page and returns its last seat.
fn page(
    runtime: &tokio::runtime::Runtime,
    host: &Host,
    page: LeaderboardPage,
) -> store::LeaderboardCursor {
    let (server, viewer) = (ServerId(SERVER), UserId(VIEWER));
    let leaderboard = runtime
        .block_on(host.read(Actor::player(server, viewer), move |cx| {
            ratings::leaderboard(cx, Pool::All, Reach::Everywhere, page)
        }))
        .expect("a page");
    leaderboard.rows.last().expect("players").cursor
}

criterion_group!(benches, leaderboards);
criterion_main!(benches);
