//! How many moves a second are stored: `cargo bench -p benches --bench moves`.
//!
//! Each task plays its own matches, one of each game by turns, and waits for every move to reach
//! the disk. `SQLite` has one writer, so moves wait for each other there. On PostgreSQL (skipped if
//! there is none) only moves of the same match do, as long as there are enough connections that
//! write. Nothing is delivered meanwhile. The result depends mostly on what the disk does in a
//! sync.

use std::{
    env, fmt, thread,
    time::{Duration, Instant},
};

use courtier::{
    challenges::actions::{self as challenges, ChallengeRequest, Invited},
    host::{Cx, Host},
    matches::actions::moves::{self, MeantFor, Typed, TypedMove, With},
};
use domain::{
    clock::Clock,
    community::seeks::SeatLimits,
    matches::{Actor, ChannelId, MatchId, Pace, Place, ServerId, SideWish, TimingWish, UserId},
};
use postgres::{Client, NoTls};
use rules::{GameId, Side, words::Locale};
use store::{Address, Store};

#[path = "../tests/cluster/mod.rs"]
#[allow(dead_code, reason = "the tests copy databases, this does not")]
mod cluster;

/// Where the server is: on a disk, unlike that of the tests, because its syncs are measured.
mod scratch {
    pub(crate) fn scratch() -> std::path::PathBuf {
        std::env::temp_dir()
    }
}

use cluster::Cluster;

/// How many tasks play concurrently.
const TASKS: [u64; 3] = [1, 8, 32];

/// The length of a match, if its moves last that long.
const PLIES: usize = 100;

const SERVER: ServerId = ServerId(10);

/// Settings that the tests' server turns off for speed and a real one leaves on.
const CAREFUL: [&str; 4] = [
    "ALTER SYSTEM SET fsync = on",
    "ALTER SYSTEM SET full_page_writes = on",
    "ALTER SYSTEM SET synchronous_commit = on",
    "SELECT pg_reload_conf()",
];

fn main() {
    let processors = thread::available_parallelism().expect("a number");
    println!(
        "{processors} processors, {} {}",
        env::consts::OS,
        env::consts::ARCH
    );
    let games: Vec<_> = GameId::ALL
        .iter()
        .map(|&game| (game, moves(game)))
        .collect();
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    println!("SQLite in {}, synchronous = FULL", folder.path().display());
    for tasks in TASKS {
        let file = folder.path().join(format!("{tasks}.db"));
        println!(
            "{tasks:>4} tasks: {}",
            measure(&Address::File(file), tasks, &games)
        );
    }
    let Some(cluster) = Cluster::shared() else {
        return;
    };
    for (name, statements) in [("off, as in the tests", &[][..]), ("on", &CAREFUL)] {
        println!("PostgreSQL in {}, fsync {name}", env::temp_dir().display());
        for tasks in TASKS {
            let url = cluster.database();
            say(&url, statements);
            let address = url.parse().expect("an address");
            println!("{tasks:>4} tasks: {}", measure(&address, tasks, &games));
        }
    }
}

fn say(url: &str, statements: &[&str]) {
    let mut client = Client::connect(url, NoTls).expect("connects");
    for statement in statements {
        client.batch_execute(statement).expect("done");
    }
}

/// The result of a measurement.
struct Measured {
    moves: usize,
    took: Duration,
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Measured { moves, took } = self;
        let rate = f64::from(u32::try_from(*moves).expect("not that many")) / took.as_secs_f64();
        write!(f, "{rate:>7.0} moves a second ({moves} in {took:.1?})")
    }
}

/// Plays all these moves in `tasks` tasks.
fn measure(address: &Address, tasks: u64, games: &[(GameId, Vec<String>)]) -> Measured {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let host = Host::new(Store::open(address).expect("opens"), Clock::system())
        .with_most_matches(u32::MAX);
    runtime.block_on(async {
        let mut players = Vec::new();
        for task in 0..tasks {
            let users = [UserId(2 * task + 1), UserId(2 * task + 2)];
            let mut matches = Vec::new();
            for (game, moves) in games {
                matches.push((begin(&host, *game, users).await, moves.clone()));
            }
            players.push((users, matches));
        }
        let begun = Instant::now();
        let playing: Vec<_> = players
            .into_iter()
            .map(|(users, matches)| tokio::spawn(play(host.clone(), users, matches)))
            .collect();
        let mut moves = 0;
        for task in playing {
            moves += task.await.expect("no panic");
        }
        Measured {
            moves,
            took: begun.elapsed(),
        }
    })
}

/// Plays the moves of several matches by turns. Returns how many there were.
async fn play(host: Host, users: [UserId; 2], matches: Vec<(MatchId, Vec<String>)>) -> usize {
    let mut played = 0;
    for ply in 0..PLIES {
        for (id, texts) in &matches {
            let Some(mv) = texts.get(ply) else { continue };
            let typed = moves::play_typed(
                &host,
                Actor::player(SERVER, users[ply % 2]),
                *id,
                TypedMove {
                    on: MeantFor::Newest,
                    text: mv.clone(),
                    with: With::Nothing,
                },
            );
            assert!(matches!(typed.await, Ok(Typed::Played(_))), "{mv}");
            played += 1;
        }
    }
    played
}

async fn begin(host: &Host, game: GameId, [first, second]: [UserId; 2]) -> MatchId {
    let request = ChallengeRequest {
        place: Place {
            server: SERVER,
            channel: ChannelId(20),
            locale: Locale::English,
        },
        made_in: ChannelId(20),
        start: game.start(None).expect("standard"),
        invited: Invited::Anyone,
        wish: SideWish::Side(Side::First),
        timing: TimingWish {
            pace: Some(Pace::None),
            ..TimingWish::default()
        },
        rated: false,
        limits: SeatLimits::default(),
        ladder: false,
    };
    let make = move |cx: &Cx<'_>| challenges::make(cx, &request);
    let id = host.act(Actor::player(SERVER, first), make).await;
    let id = id.expect("challenged");
    let accepted = host.act(Actor::player(SERVER, second), move |cx| {
        challenges::accept(cx, id)
    });
    accepted.await.expect("accepted");
    id
}

/// Returns the moves of a match in which the sides alternate, no position occurs twice, and nobody
/// is asked to confirm anything.
fn moves(game: GameId) -> Vec<String> {
    let mut random = fastrand::Rng::with_seed(7);
    let mut position = game.start(None).expect("standard");
    let mut seen = vec![position.to_string()];
    let mut texts = Vec::new();
    while texts.len() < PLIES {
        let mut moves = position.moves();
        moves.retain(|mv| {
            let after = mv.after();
            mv.warning().is_none()
                && after.outcome().is_none()
                && after.side_to_move() != position.side_to_move()
                && !seen.contains(&after.to_string())
        });
        if moves.is_empty() {
            break;
        }
        let mv = moves.swap_remove(random.usize(..moves.len()));
        position = mv.after();
        seen.push(position.to_string());
        texts.push(mv.to_string());
    }
    texts
}
