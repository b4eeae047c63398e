//! Consequences of the list of results: the best players of a season, badges and signals.

use std::collections::{BTreeMap, BTreeSet};

use super::{full::Wanted, *};
use crate::{Honours, Rebuild, SeasonMinimum};
use domain::{
    community::{HonourState, Losses, SEASON_MATCHES, SEASON_OPPONENTS, Season, SeasonPlay, Year},
    matches::{Level, RoleId},
    ratings::{self, Memory, Pool, Rating, Results, Rung, Scope, Score},
};

on_either_engine!(
    a_season_agrees_with_a_second_computation,
    an_annulled_match_is_gone_from_its_season,
    a_year_and_its_wins_are_counted,
    matches_against_the_computer_make_no_year,
    losses_of_a_pair_are_counted,
    roles_are_given_and_taken_in_step,
    a_deleted_player_who_comes_back_is_the_same_opponent,
);

const HERE: ServerId = ServerId(10);
const CLEO: UserId = UserId(3);

async fn write<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.write(Lock::None, job).await.expect("written")
}

fn rated(players: [UserId; 2], plies: u32) -> Wanted {
    Wanted {
        rated: true,
        players,
        plies,
        ..Wanted::UNRATED
    }
}

fn days(number: u64) -> Timestamp {
    NOON.after(Duration::from_hours(24 * number))
}

/// Plays a rated match with this end.
fn ended(
    tx: &WriteTx<'_>,
    players: [UserId; 2],
    end: End,
    now: Timestamp,
) -> Result<MatchId, StoreError> {
    let long_ago = NOON.before(Duration::from_hours(24 * 30));
    let id = rated(players, 4).begin(tx, long_ago)?;
    tx.matches().set_end(id, end, now)?;
    Ok(id)
}

const fn won(winner: Side, termination: Termination) -> End {
    End {
        outcome: Some(Outcome::Win(winner)),
        termination,
    }
}

const ABSENT: End = won(Side::Second, Termination::Timeout);

/// Computes each player's results in a season, from the list of results and nothing else.
fn recompute(tx: &ReadTx<'_>, pool: Pool, season: Season) -> Result<Vec<SeasonPlay>, StoreError> {
    let mut memory = Memory::default();
    let mut found: BTreeMap<UserId, (SeasonPlay, BTreeSet<UserId>)> = BTreeMap::new();
    let mut last: BTreeMap<UserId, Rating> = BTreeMap::new();
    for result in tx.ratings().results_between(0, i64::MAX, None, 10_000)? {
        let Ok(()) = ratings::enter(&mut memory, &result);
        let changes = std::mem::take(&mut memory.changes);
        let counts = result.pools().contains(&pool);
        for side in Side::BOTH.into_iter().filter(|_| counts) {
            let (player, opponent) = (result.players.on(side), result.players.on(side.other()));
            let change = changes
                .iter()
                .find(|change| change.user == player && change.pool == pool);
            let after = change.expect("a change").rating;
            let before = last.insert(player, after);
            if result.scope != Scope::Server(HERE)
                || result.at < season.begin()
                || result.at >= season.end()
            {
                continue;
            }
            let (play, opponents) = found.entry(player).or_insert((
                SeasonPlay {
                    player,
                    results: Results::default(),
                    opponents: 0,
                    before,
                    after,
                },
                BTreeSet::new(),
            ));
            opponents.insert(opponent);
            play.opponents = u32::try_from(opponents.len()).expect("few");
            play.results = play.results.with(Score::of(result.outcome, side));
            play.after = after;
        }
    }
    Ok(found.into_values().map(|(play, _)| play).collect())
}

/// A winner's accomplice who is deleted after each four losses is neither someone new, whose losses count in
/// full, nor another opponent in a season.
async fn a_deleted_player_who_comes_back_is_the_same_opponent(base: Base) {
    let store = base.open();
    let lose = |tx: &WriteTx<'_>| {
        ended(
            tx,
            [ADA, CLEO],
            won(Side::First, Termination::Rules),
            days(1),
        )
    };
    for _ in 0..4 {
        write(&store, move |tx| {
            for _ in 0..4 {
                lose(tx)?;
            }
            tx.privacy().erase(CLEO).map(drop)
        })
        .await;
    }
    write(&store, lose).await;
    let season = Season::of(days(1));
    let read = |tx: &ReadTx<'_>| {
        let standings = tx.ratings().standings_of(ADA)?;
        Ok::<_, StoreError>(standings.into_iter().collect::<Vec<_>>())
    };
    let standings = store.read(read).await.expect("read");
    let found: Result<_, StoreError> = store
        .read(move |tx| {
            let results = tx.ratings().results_between(0, i64::MAX, None, 100)?;
            let pairs: BTreeSet<[UserId; 2]> = results.iter().map(|result| result.pair).collect();
            let two = SeasonMinimum {
                matches: 1,
                opponents: 2,
            };
            Ok((
                pairs,
                tx.seasons().play(HERE, season, ADA)?,
                tx.seasons().plays(HERE, Pool::All, season)?,
                tx.seasons().best(HERE, season, two)?,
                tx.privacy().stored_about(ADA)?,
                tx.privacy().remembered(CLEO)?,
            ))
        })
        .await;
    let (pairs, own, plays, best, stored, kept) = found.expect("read");
    assert_eq!(pairs, BTreeSet::from([[ADA, kept]]));
    assert_eq!(own.map(|play| play.opponents), Some(1));
    let of_all = plays.iter().find(|play| play.player == ADA);
    assert_eq!(of_all.map(|play| play.opponents), Some(1));
    assert_eq!(best, None);
    // However often two people play, one of them wins no more than five matches' worth.
    let (_, all) = standings
        .iter()
        .find(|(pool, _)| *pool == Pool::All)
        .expect("rated");
    assert!(all.rating.points() < 1850, "{:?}", all.rating);
    let stored = format!("{stored:?}");
    assert!(
        stored.contains("results") && !stored.contains(&kept.to_string()),
        "{stored}"
    );
    let rebuild = Rebuild::begin(store.clone()).await.expect("begins");
    rebuild.finish(days(2), |_| ()).await.expect("rebuilt");
    assert_eq!(store.read(read).await.expect("read"), standings);
}

async fn a_season_agrees_with_a_second_computation(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let mut random = fastrand::Rng::with_seed(3);
        for number in 0..120 {
            let first = random.u64(1..9);
            let second = first % 9 + 1;
            let game = GameId::ALL[random.usize(..2)];
            let wanted = Wanted {
                game,
                ..rated([UserId(first), UserId(second)], 0)
            };
            // Three seasons.
            let id = wanted.begin(tx, days(2 * number))?;
            if random.u8(..4) == 0 {
                tx.db.execute(
                    "UPDATE challenges SET server = 11 WHERE id = ?1",
                    crate::db::params![id],
                )?;
            }
            let winner = Side::BOTH[random.usize(..2)];
            tx.matches()
                .set_end(id, won(winner, Termination::Rules), days(2 * number))?;
        }
        Ok(())
    })
    .await;
    let compared: Result<(), StoreError> = store
        .read(|tx| {
            let first = Season::of(NOON);
            let seasons = std::iter::successors(Some(first), |season| season.after());
            for season in seasons.take(4) {
                for pool in [Pool::All, Pool::Game(GameId::ALL[0])] {
                    let mut stored = tx.seasons().plays(HERE, pool, season)?;
                    stored.sort_by_key(|play| play.player);
                    assert_eq!(stored, recompute(tx, pool, season)?, "{season:?} {pool:?}");
                }
            }
            for season in std::iter::successors(Some(first), |season| season.after()).take(4) {
                first_agrees(tx, season)?;
            }
            let busy = tx
                .seasons()
                .plays(HERE, Pool::All, first.after().expect("a season"))?;
            assert!(busy.len() > 6 && busy.iter().any(|play| play.before.is_some()));
            assert!(tx.seasons().has_results_before(HERE, days(1))?);
            assert!(!tx.seasons().has_results_before(HERE, NOON)?);
            Ok(())
        })
        .await;
    compared.expect("read");
}

/// The data read to find the first of a season agrees with the whole season.
fn first_agrees(tx: &ReadTx<'_>, season: Season) -> Result<(), StoreError> {
    let plays = tx.seasons().plays(HERE, Pool::All, season)?;
    for player in (1..=10).map(UserId) {
        let own = plays.iter().find(|play| play.player == player).copied();
        assert_eq!(tx.seasons().play(HERE, season, player)?, own, "{season:?}");
    }
    for (matches, opponents) in [(1, 1), (SEASON_MATCHES, SEASON_OPPONENTS), (9, 1), (99, 1)] {
        let earned =
            |play: &&SeasonPlay| play.results.matches() >= matches && play.opponents >= opponents;
        let best = plays.iter().filter(earned).map(|play| Rung::of(play.after));
        let found = tx
            .seasons()
            .best(HERE, season, SeasonMinimum { matches, opponents })?;
        assert_eq!(found.map(Rung::of), best.min(), "{season:?} {matches}");
    }
    Ok(())
}

async fn an_annulled_match_is_gone_from_its_season(base: Base) {
    let store = base.open();
    let win = won(Side::First, Termination::Rules);
    let (one, other) = write(&store, move |tx| {
        let one = ended(tx, [ADA, BEN], win, days(0))?;
        Ok((one, ended(tx, [ADA, CLEO], win, days(1))?))
    })
    .await;
    let season = Season::of(NOON);
    let ada = async |store: &Store| {
        let plays: Result<_, StoreError> = store
            .read(move |tx| tx.seasons().plays(HERE, Pool::All, season))
            .await;
        let plays: Vec<SeasonPlay> = plays.expect("read");
        plays.into_iter().find(|play| play.player == ADA)
    };
    let both = ada(&store).await.expect("she played");
    assert_eq!((both.results.wins, both.opponents), (2, 2));
    for (id, left) in [(one, 1), (other, 0)] {
        write(&store, move |tx| tx.ratings().annul(id, days(2))).await;
        let rebuild = Rebuild::begin(store.clone()).await.expect("begun");
        rebuild.finish(days(2), |_| {}).await.expect("rebuilt");
        let now = ada(&store).await;
        assert_eq!(now.map_or(0, |play| play.results.wins), left);
    }
}

const HOUR: Duration = Duration::from_hours(1);

async fn a_year_and_its_wins_are_counted(base: Base) {
    let store = base.open();
    let ids = write(&store, |tx| {
        let win = won(Side::First, Termination::Rules);
        let old = ended(tx, [ADA, BEN], win, days(0))?;
        let new = ended(tx, [ADA, BEN], win, days(10))?;
        ended(tx, [BEN, ADA], win, days(11))?;
        ended(
            tx,
            [BEN, ADA],
            won(Side::First, Termination::Timeout),
            days(12),
        )?;
        let void = ended(
            tx,
            [BEN, ADA],
            won(Side::First, Termination::Timeout),
            days(40),
        )?;
        tx.ratings().annul(void, days(41))?;
        Ok((old, new))
    })
    .await;
    let checked: Result<(), StoreError> = store
        .read(move |tx| {
            let year = tx.seasons().year_since(ADA, days(5))?;
            assert_eq!((year.matches, year.absences, year.longer), (3, 1, true));
            let year = tx.seasons().year_since(BEN, days(0))?;
            assert_eq!((year.matches, year.absences, year.longer), (4, 0, false));
            let wins = tx.seasons().wins_since(ADA, days(0), 99)?;
            let found: Vec<MatchId> = wins.iter().map(|win| win.id).collect();
            assert_eq!(found, [ids.0, ids.1]);
            assert_eq!(
                (wins[0].mine, wins[0].theirs),
                (Rating::START, Rating::START)
            );
            assert!(wins[1].mine.rating > 1600.0 && wins[1].theirs.rating < 1400.0);
            assert_eq!(tx.seasons().wins_since(ADA, days(5), 99)?.len(), 1);
            assert_eq!(tx.seasons().wins_since(ADA, days(0), 1)?.len(), 1);
            Ok(())
        })
        .await;
    checked.expect("read");
}

/// Neither those of the year nor those before it, nor those that had no result or were annulled.
async fn matches_against_the_computer_make_no_year(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let computer = UserId::computer(Level::LOWEST);
        let lost = won(Side::Second, Termination::Timeout);
        let played = |players, end, day| -> Result<MatchId, StoreError> {
            let unrated = Wanted {
                rated: false,
                ..rated(players, 0)
            };
            let id = unrated.begin(tx, days(0))?;
            tx.matches().set_end(id, end, days(day))?;
            Ok(id)
        };
        let year = || tx.seasons().year_since(ADA, days(10));
        for day in [1, 11] {
            played([ADA, computer], lost, day)?;
            played([computer, ADA], won(Side::Second, Termination::Rules), day)?;
        }
        assert_eq!(year()?, Year::default());
        let void = played([ADA, BEN], lost, 2)?;
        tx.ratings().annul(void, days(3))?;
        let aborted = rated([BEN, ADA], 0).begin(tx, days(0))?;
        let none = End {
            outcome: None,
            termination: Termination::Aborted,
        };
        tx.matches().set_end(aborted, none, days(4))?;
        assert_eq!(year()?, Year::default());
        played([BEN, ADA], lost, 5)?;
        assert!(year()?.longer);
        Ok(())
    })
    .await;
}

async fn losses_of_a_pair_are_counted(base: Base) {
    let store = base.open();
    write(&store, |tx| {
        let quick = won(Side::Second, Termination::Resignation);
        ended(tx, [ADA, BEN], quick, days(0))?;
        ended(tx, [ADA, BEN], quick, days(50))?;
        ended(
            tx,
            [BEN, ADA],
            won(Side::First, Termination::Resignation),
            days(51),
        )?;
        ended(tx, [ADA, BEN], ABSENT, days(52))?;
        ended(
            tx,
            [BEN, ADA],
            won(Side::Second, Termination::Rules),
            days(53),
        )?;
        let slow = rated([ADA, BEN], 12).begin(tx, days(54))?;
        tx.matches().set_end(slow, quick, days(54))
    })
    .await;
    let pairs: Result<_, StoreError> = store
        .read(|tx| tx.ratings().pairs_since(HERE, days(40)))
        .await;
    let pairs = pairs.expect("read");
    assert_eq!(pairs.len(), 1);
    assert_eq!((pairs[0].players, pairs[0].matches), ([ADA, BEN], 5));
    let ada = Losses {
        all: 4,
        quick: 2,
        absent: 1,
    };
    let ben = Losses {
        all: 1,
        ..Losses::default()
    };
    assert_eq!(pairs[0].losses, [ada, ben]);
}

async fn roles_are_given_and_taken_in_step(base: Base) {
    let store = base.open();
    let role = RoleId(7);
    let wanted = Honours {
        news: Some((ChannelId(20), Locale::French)),
        best: Some(RoleId(7)),
        champion: None,
        season: Season::of(NOON),
    };
    let soon = NOON.after(HOUR);
    write(&store, move |tx| {
        assert_eq!(tx.seasons().honours(HERE)?, None);
        tx.seasons().set_honours(HERE, &wanted, soon)?;
        assert_eq!(tx.seasons().honours(HERE)?, Some(wanted));
        assert_eq!(tx.seasons().honours_due(NOON, 9)?, []);
        assert_eq!(tx.seasons().honours_due(soon, 9)?, [HERE]);
        // Where the bot is not, nobody can be honoured.
        tx.absences().begin(HERE, NOON, soon)?;
        assert_eq!(tx.seasons().honours_due(soon, 9)?, []);

        tx.seasons()
            .set_honour(HERE, ADA, role, HonourState::Give, Some(NOON))?;
        assert_eq!(tx.seasons().claim_honours(NOON, soon, 9)?, []);
        tx.absences().end(HERE, NOON, soon)?;
        let claimed = tx.seasons().claim_honours(NOON, soon, 9)?;
        assert_eq!(claimed.len(), 1);
        assert_eq!((claimed[0].0, claimed[0].1.attempts), (HERE, 0));
        assert_eq!(claimed[0].1.claims, 1, "whatever is heard of it");
        assert_eq!(tx.seasons().claim_honours(NOON, soon, 9)?, []);
        assert_eq!(tx.seasons().honours_failed(HERE)?, 0);
        tx.seasons().honour_failed(HERE, ADA, role, None)?;
        assert_eq!(tx.seasons().honours_failed(HERE)?, 1);
        assert_eq!(tx.seasons().claim_honours(days(99), days(99), 9)?, []);
        tx.seasons().retry_honours(HERE, soon)?;
        let again = tx.seasons().claim_honours(soon, days(1), 9)?;
        assert_eq!((again[0].1.attempts, again[0].1.claims), (1, 2));
        tx.seasons()
            .set_honour(HERE, ADA, role, HonourState::Given, None)?;
        assert_eq!(tx.seasons().claim_honours(days(99), days(99), 9)?, []);
        assert_eq!(
            tx.seasons().honour_roles(HERE)?[0].state,
            HonourState::Given
        );
        tx.seasons().forget_honour(HERE, ADA, role)?;
        assert_eq!(tx.seasons().honour_roles(HERE)?, []);

        let season = Season::of(NOON);
        let end = tx.seasons().insert_season_end(HERE, season)?;
        assert_eq!(tx.seasons().insert_season_end(HERE, season)?, end);
        assert_eq!(tx.seasons().season_end(end)?, Some((HERE, season)));
        Ok(())
    })
    .await;
}
