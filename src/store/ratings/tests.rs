//! The running ledger is what follows from the list of results, to the last bit.

use std::time::Duration;

use rusqlite::{Connection, types::ValueRef};

use crate::{
    clock::Timestamp,
    games::{GameId, Outcome, Side},
    matches::{
        ChannelId, End, Invitation, MatchId, Place, Players, ServerId, SideWish, Termination,
        UserId,
    },
    store::{Store, StoreError},
};

const START: Timestamp = Timestamp::from_millis(1_800_000_000_000);

/// A finished match of some season.
#[derive(Clone, Copy)]
struct Played {
    game: GameId,
    server: u64,
    players: [u64; 2],
    outcome: Outcome,
    at: Timestamp,
    rated: bool,
}

/// A year of matches in two servers. Some players stop, some pairs meet every day.
fn season(count: usize) -> Vec<Played> {
    let mut random = fastrand::Rng::with_seed(60);
    let mut at = START;
    (0..count)
        .map(|index| {
            at = at.after(Duration::from_mins(random.u64(..2400)));
            let from = if index > count / 2 { 4 } else { 0 };
            let first = random.u64(from..20) + 1;
            let outcomes = [
                Outcome::Win(Side::First),
                Outcome::Win(Side::Second),
                Outcome::Draw,
            ];
            Played {
                game: GameId::ALL[random.usize(..2)],
                server: 10 + first % 2,
                players: [first, first % 20 + 1 + random.u64(..3)],
                outcome: outcomes[random.usize(..3)],
                at,
                rated: random.u8(..8) > 0,
            }
        })
        .collect()
}

async fn play(store: &Store, played: Played) -> MatchId {
    let stored: Result<MatchId, StoreError> = store
        .write(move |tx| {
            let [first, second] = played.players.map(UserId);
            let invitation = Invitation {
                place: Place {
                    server: ServerId(played.server),
                    channel: ChannelId(20),
                    locale: crate::words::Locale::English,
                },
                start: played.game.start(None).expect("standard"),
                challenger: first,
                opponent: Some(second),
                wish: SideWish::Lot,
                rated: played.rated,
                rematch_of: None,
            };
            let id = tx.insert_challenge(&invitation, played.at)?;
            let players = Players::with(first, Side::First, second);
            tx.insert_match(id, &invitation, players, played.at)?;
            let end = End {
                outcome: played.outcome,
                termination: Termination::Rules,
            };
            tx.set_end(id, end, played.at)?;
            Ok(id)
        })
        .await;
    stored.expect("stored")
}

/// All that follows from the list, with every bit of each number. If a result is missing, the later
/// ones have other numbers, so without `numbers` they are left out.
fn dump(db: &Connection, numbers: bool) -> Vec<String> {
    let changes = if numbers {
        "SELECT * FROM changes"
    } else {
        "SELECT user, pool, at, rating, deviation, volatility FROM changes"
    };
    let mut lines = Vec::new();
    for sql in [
        "SELECT * FROM standings",
        changes,
        "SELECT * FROM seats",
        "SELECT * FROM tallies WHERE players > 0 OR players_then > 0",
    ] {
        let mut statement = db.prepare(sql).expect("valid");
        let columns = statement.column_count();
        let mut rows = statement.query([]).expect("rows");
        while let Some(row) = rows.next().expect("a row") {
            let values = (0..columns).map(|column| match row.get_ref(column).expect("there") {
                ValueRef::Real(number) => format!("{:016x}", number.to_bits()),
                other => format!("{other:?}"),
            });
            lines.push(format!("{sql}: {}", values.collect::<Vec<_>>().join(" ")));
        }
    }
    lines
}

struct File {
    folder: tempfile::TempDir,
    store: Store,
}

impl File {
    fn new() -> File {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Store::open(&folder.path().join("courtier.db")).expect("opens");
        File { folder, store }
    }

    fn dump(&self, numbers: bool) -> Vec<String> {
        let path = self.folder.path().join("courtier.db");
        dump(&Connection::open(path).expect("opens"), numbers)
    }

    async fn retire(&self, now: Timestamp) {
        let retired: Result<(), StoreError> = self.store.write(move |tx| tx.retire_idle(now)).await;
        retired.expect("retired");
    }

    async fn rebuild(&self, now: Timestamp) -> usize {
        let rebuilt: Result<_, StoreError> =
            self.store.write(move |tx| tx.rebuild_ratings(now)).await;
        rebuilt.expect("rebuilt")
    }
}

#[tokio::test]
async fn a_rebuild_equals_the_running_numbers_to_the_last_bit() {
    let file = File::new();
    let season = season(400);
    for (index, played) in season.iter().enumerate() {
        play(&file.store, *played).await;
        // The bot looks for idle players now and then, and here it does so at other times than a
        // rebuild.
        if index % 7 == 0 {
            file.retire(played.at.after(Duration::from_secs(1))).await;
        }
    }
    let now = season[399].at.after(Duration::from_hours(24 * 10));
    file.retire(now).await;
    let running = file.dump(true);
    let idle = |line: &&String| line.contains("standings") && line.ends_with("Integer(0)");
    assert!(
        running.iter().filter(idle).count() > 4,
        "some are off the leaderboards"
    );
    let rated = season.iter().filter(|played| played.rated).count();
    assert_eq!(file.rebuild(now).await, rated);
    assert_eq!(file.dump(true), running);
    assert!(
        running.len() > 4 * rated,
        "two pools, two players: {}",
        running.len()
    );
}

#[tokio::test]
async fn annulling_leaves_what_would_be_if_the_match_had_not_been_rated() {
    let (annulled, unrated) = (File::new(), File::new());
    let season = season(120);
    let void = (20..120)
        .find(|&index| season[index].rated)
        .expect("a rated one");
    let now = season[119].at.after(Duration::from_hours(24 * 60));
    let mut id = None;
    for (index, played) in season.iter().enumerate() {
        let stored = play(&annulled.store, *played).await;
        let rated = played.rated && index != void;
        play(&unrated.store, Played { rated, ..*played }).await;
        if index == void {
            id = Some(stored);
        }
    }
    let id = id.expect("played");
    unrated.retire(now).await;
    assert_ne!(annulled.dump(false), unrated.dump(false));
    let was_in: Result<bool, StoreError> = annulled
        .store
        .write(move |tx| {
            let was_in = tx.annul(id, now)?;
            tx.rebuild_ratings(now)?;
            Ok(was_in)
        })
        .await;
    assert!(was_in.expect("annulled"));
    assert_eq!(annulled.dump(false), unrated.dump(false));
}

/// Two matches that end at the same time are stored one after the other, and the one that reads the
/// clock first may be stored last.
#[tokio::test]
async fn a_clock_that_seems_to_go_back_does_not_disturb_the_order() {
    let file = File::new();
    let mut season = season(30);
    season[20].at = season[10].at;
    season[25].at = START.before(Duration::from_hours(1));
    for played in &season {
        play(&file.store, *played).await;
    }
    let now = season[29].at;
    file.retire(now).await;
    let running = file.dump(true);
    file.rebuild(now).await;
    assert_eq!(file.dump(true), running);
}
