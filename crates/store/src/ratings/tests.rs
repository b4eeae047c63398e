//! The running ledger follows from the list of results, to the last bit.

use std::time::Duration;

use crate::{
    DbError, Lock, Rebuild, Store, StoreError,
    db::{Value, only},
    on_either_engine,
    testing::Base,
};
use domain::ratings::Pool;
use domain::{
    clock::Timestamp,
    matches::{
        ChannelId, End, Invitation, MatchId, Place, Players, ServerId, SideWish, Termination,
        Timing, UserId,
    },
};
use rules::{GameId, Outcome, Side};

on_either_engine!(
    a_rebuild_equals_the_running_numbers_to_the_last_bit,
    annulling_leaves_what_would_be_if_the_match_had_not_been_rated,
    a_clock_that_seems_to_go_back_does_not_disturb_the_order,
    results_that_come_during_a_rebuild_count,
    a_rebuild_ends_when_another_has_begun,
    the_best_rating_is_the_highest_that_was_established,
);

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
        .write(Lock::None, move |tx| {
            let [first, second] = played.players.map(UserId);
            let invitation = Invitation {
                place: Place {
                    server: ServerId(played.server),
                    channel: ChannelId(20),
                    locale: rules::words::Locale::English,
                },
                start: played.game.start(None).expect("standard"),
                challenger: first,
                opponent: Some(second),
                wish: SideWish::Lot,
                timing: Timing::NONE,
                rated: played.rated,
                rematch_of: None,
            };
            let id = tx.challenges().insert(&invitation, played.at)?;
            let players = Players::with(first, Side::First, second);
            tx.matches().insert(id, &invitation, players, played.at)?;
            let end = End {
                outcome: Some(played.outcome),
                termination: Termination::Rules,
            };
            tx.matches().set_end(id, end, played.at)?;
            Ok(id)
        })
        .await;
    stored.expect("stored")
}

/// Everything that follows from the list, with every bit of each number. If a result is missing,
/// the later ones have other numbers, so without `numbers` they are left out.
fn dump(base: &Base, numbers: bool) -> Vec<String> {
    let standings = "SELECT player, pool, rating, deviation, volatility, last_at, wins, losses,
                            draws, streak, active
                     FROM standings WHERE generation = (SELECT generation FROM ledger WHERE id = 1)";
    let changes = if numbers {
        "SELECT player, pool, number, rating, deviation, volatility FROM changes
         WHERE generation = (SELECT generation FROM ledger WHERE id = 1)"
    } else {
        "SELECT player, pool, rating, deviation, volatility FROM changes
         WHERE generation = (SELECT generation FROM ledger WHERE id = 1)"
    };
    let seats = "SELECT player, pool, scope, rung, week, rung_then FROM seats
                 WHERE generation = (SELECT generation FROM ledger WHERE id = 1)";
    let tallies = "SELECT scope, pool, rung, players, week, players_then FROM tallies
                   WHERE generation = (SELECT generation FROM ledger WHERE id = 1)
                     AND (players > 0 OR players_then > 0)";
    base.with(|db| {
        let mut lines = Vec::new();
        for (sql, columns) in [
            (standings, 11),
            (changes, if numbers { 6 } else { 5 }),
            (seats, 6),
            (tallies, 6),
        ] {
            let rows = db.rows(sql, &[], |row| {
                let values = (0..columns).map(|column| {
                    Ok(match row.value(column)? {
                        Value::Real(number) => format!("{:016x}", number.to_bits()),
                        other => format!("{other:?}"),
                    })
                });
                Ok(values.collect::<Result<Vec<_>, DbError>>()?.join(" "))
            });
            let table = sql.split_once("FROM ").expect("a table").1;
            let table = table.split_whitespace().next().expect("a table");
            let rows = rows.expect("rows");
            lines.extend(rows.into_iter().map(|row| format!("{table}: {row}")));
        }
        lines.sort_unstable();
        lines
    })
}

/// Checks that two dumps are the same, and shows the first line that differs.
fn same(one: &[String], other: &[String]) {
    let differ = one.iter().zip(other).find(|(one, other)| one != other);
    assert!(differ.is_none(), "{differ:#?}");
    assert_eq!(one.len(), other.len());
}

/// The number of rows of ledgers that do not count.
fn leftovers(base: &Base) -> i64 {
    base.with(|db| {
        ["standings", "changes", "seats", "tallies"]
            .into_iter()
            .zip([
                "SELECT count(*) FROM standings WHERE generation <> (SELECT generation FROM ledger WHERE id = 1)",
                "SELECT count(*) FROM changes WHERE generation <> (SELECT generation FROM ledger WHERE id = 1)",
                "SELECT count(*) FROM seats WHERE generation <> (SELECT generation FROM ledger WHERE id = 1)",
                "SELECT count(*) FROM tallies WHERE generation <> (SELECT generation FROM ledger WHERE id = 1)",
            ])
            .map(|(table, sql)| db.one::<i64>(sql, &[], only).expect(table))
            .sum()
    })
}

struct File {
    base: Base,
    store: Store,
}

impl File {
    fn new(base: Base) -> File {
        let store = base.open();
        File { base, store }
    }

    fn dump(&self, numbers: bool) -> Vec<String> {
        dump(&self.base, numbers)
    }

    async fn retire(&self, now: Timestamp) {
        let retired: Result<bool, StoreError> = self
            .store
            .write(Lock::Results, move |tx| {
                tx.ratings().retire_idle(now, 1_000)
            })
            .await;
        assert!(!retired.expect("retired"), "that is all");
    }

    async fn rebuild(&self, now: Timestamp) -> u64 {
        let rebuild = Rebuild::begin(self.store.clone()).await.expect("begun");
        let results = rebuild.finish(now, |_| {}).await.expect("rebuilt");
        assert_eq!(leftovers(&self.base), 0);
        results
    }
}

async fn a_rebuild_equals_the_running_numbers_to_the_last_bit(base: Base) {
    let file = File::new(base);
    let season = season(400);
    for (index, played) in season.iter().enumerate() {
        play(&file.store, *played).await;
        // The bot checks for idle players now and then, and here it does so at other times than a
        // rebuild.
        if index % 7 == 0 {
            file.retire(played.at.after(Duration::from_secs(1))).await;
        }
    }
    let now = season[399].at.after(Duration::from_hours(24 * 10));
    file.retire(now).await;
    let running = file.dump(true);
    let idle = |line: &&String| line.starts_with("standings") && line.ends_with("Integer(0)");
    assert!(
        running.iter().filter(idle).count() > 4,
        "some are off the leaderboards"
    );
    let rated = season.iter().filter(|played| played.rated).count();
    assert_eq!(file.rebuild(now).await, rated as u64);
    same(&file.dump(true), &running);
    assert!(
        running.len() > 4 * rated,
        "two pools, two players: {}",
        running.len()
    );
}

async fn annulling_leaves_what_would_be_if_the_match_had_not_been_rated(base: Base) {
    let (annulled, unrated) = (File::new(base), File::new(Base::sqlite()));
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
        .write(Lock::Match(id), move |tx| tx.ratings().annul(id, now))
        .await;
    assert!(was_in.expect("annulled"));
    annulled.rebuild(now).await;
    same(&annulled.dump(false), &unrated.dump(false));
}

/// Two matches that end at the same time are stored one after the other, and the one that reads the
/// clock first may be stored last.
async fn a_clock_that_seems_to_go_back_does_not_disturb_the_order(base: Base) {
    let file = File::new(base);
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
    same(&file.dump(true), &running);
}

async fn results_that_come_during_a_rebuild_count(base: Base) {
    let file = File::new(base);
    let season = season(250);
    for played in &season[..60] {
        play(&file.store, *played).await;
    }
    let now = season[249].at;
    let rebuild = Rebuild::begin(file.store.clone()).await.expect("begun");
    let mut rest = season[60..].iter();
    // The rest ends between the reading of the list and the end of the rebuild, which takes more
    // than one transaction to catch up.
    let handle = tokio::runtime::Handle::current();
    let store = file.store.clone();
    let results = rebuild.finish(now, |_| {
        let (store, rest) = (&store, &mut rest);
        let handle = &handle;
        std::thread::scope(|scope| {
            scope.spawn(move || {
                for played in rest {
                    handle.block_on(play(store, *played));
                }
            });
        });
    });
    let results = results.await.expect("rebuilt");
    assert_eq!(
        results,
        season.iter().filter(|played| played.rated).count() as u64
    );
    file.retire(now).await;
    let caught_up = file.dump(true);
    file.rebuild(now).await;
    same(&file.dump(true), &caught_up);
}

async fn a_rebuild_ends_when_another_has_begun(base: Base) {
    let file = File::new(base);
    let season = season(30);
    for played in &season {
        play(&file.store, *played).await;
    }
    let now = season[29].at;
    file.retire(now).await;
    let running = file.dump(true);
    let first = Rebuild::begin(file.store.clone()).await.expect("begun");
    let second = Rebuild::begin(file.store.clone()).await.expect("begun");
    let overtaken = first.finish(now, |_| {}).await;
    assert!(
        matches!(overtaken, Err(StoreError::Overtaken)),
        "{overtaken:?}"
    );
    same(&file.dump(true), &running);
    second.finish(now, |_| {}).await.expect("rebuilt");
    same(&file.dump(true), &running);
    assert_eq!(leftovers(&file.base), 0);
}

async fn the_best_rating_is_the_highest_that_was_established(base: Base) {
    let store = base.open();
    for played in season(300) {
        play(&store, played).await;
    }
    let mut found = 0;
    for player in 1..=20 {
        for pool in [Pool::All, Pool::Game(GameId::ALL[0])] {
            let read = store.read(move |tx| {
                let user = UserId(player);
                let history = tx.ratings().history(user, pool, u32::MAX)?;
                Ok::<_, StoreError>((history, tx.ratings().best(user, pool)?))
            });
            let (history, best) = read.await.expect("read");
            let established = history
                .iter()
                .filter(|(_, rating)| !rating.is_provisional());
            let highest = established.map(|(_, rating)| rating.points()).max();
            assert_eq!(
                best.map(|best| best.points()),
                highest,
                "{player} in {pool:?}"
            );
            found += u32::from(best.is_some());
        }
    }
    assert!(found > 4, "some are established");
}
