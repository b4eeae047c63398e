//! Which results count for ratings: matches that have begun, and of those lost in one absence the
//! first.

use std::sync::{Arc, Mutex, mpsc};

use super::{
    full::{Wanted, play, resign, take_back},
    *,
};
use crate::{
    Rebuild,
    verify::{Notice, verify},
};
use domain::{
    matches::Match,
    ratings::{Pool, Rating, SAME_ABSENCE},
};
use rules::AnyMove;

on_either_engine!(
    an_absence_costs_a_rating_once,
    whoever_acts_is_back,
    matches_that_run_out_while_the_player_plays_elsewhere_all_count,
    an_absence_has_an_end,
    a_planned_answer_does_not_end_an_absence,
    a_ply_by_hand_in_the_place_of_a_planned_one_ends_an_absence,
    two_plies_of_the_opponent_in_a_row_do_not_end_an_absence,
    of_two_matches_that_are_lost_at_once_one_counts,
    a_match_that_has_not_begun_is_not_rated_however_it_ends,
    a_result_from_before_there_was_that_rule_stays,
);

const CLEO: UserId = UserId(3);
const DAN: UserId = UserId(4);
const HOUR: Duration = Duration::from_hours(1);

async fn write<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.write(Lock::None, job).await.expect("written")
}

fn days(number: u64) -> Timestamp {
    NOON.after(Duration::from_hours(24 * number))
}

/// A rated match in which this many plies were played by hand then.
fn rated(
    tx: &WriteTx<'_>,
    players: [UserId; 2],
    plies: u32,
    then: Timestamp,
) -> Result<MatchId, StoreError> {
    let wanted = Wanted {
        rated: true,
        players,
        plies,
        ..Wanted::UNRATED
    };
    wanted.begin(tx, then)
}

/// A rated match that has begun, in which it has been Ada's turn since then.
fn waiting(tx: &WriteTx<'_>, opponent: UserId, since: Timestamp) -> Result<MatchId, StoreError> {
    rated(tx, [ADA, opponent], 4, since)
}

/// The player to move loses the match by doing nothing.
fn run_out(
    tx: &WriteTx<'_>,
    id: MatchId,
    termination: Termination,
    now: Timestamp,
) -> Result<(), StoreError> {
    let found = tx.matches().find(id)?.expect("there");
    let mover = found.position().side_to_move();
    let end = End {
        outcome: Some(Outcome::Win(mover.other())),
        termination,
    };
    tx.matches().set_end(id, end, now)
}

fn play_planned(
    tx: &WriteTx<'_>,
    id: MatchId,
    text: &str,
    now: Timestamp,
) -> Result<(), StoreError> {
    let found = tx.matches().find(id)?.expect("there");
    let next = found.play_typed(found.turn().expect("running"), text);
    tx.matches()
        .insert_planned_ply(&found, &next.expect("legal"), now)
}

/// The faults that are found.
fn faults(base: &Base) -> Vec<String> {
    std::thread::scope(|scope| {
        let verify = || {
            let mut faults = Vec::new();
            let mut notice = |notice| {
                if let Notice::Fault(fault) = notice {
                    faults.push(fault.to_string());
                }
            };
            verify(base.address(), NOON, &mut notice).expect("read");
            faults
        };
        scope.spawn(verify).join().expect("no panic")
    })
}

/// Which match counts instead of each of these, if one does. Nothing is wrong in the database.
async fn counted(base: &Base, store: &Store, ids: Vec<MatchId>) -> Vec<Option<MatchId>> {
    let found: Result<Vec<_>, StoreError> = store
        .read(move |tx| {
            let results = tx.ratings().results_between(0, i64::MAX, None, 100)?;
            let instead = |id: &MatchId| {
                let instead = tx.ratings().same_absence(*id)?;
                let is_in = results.iter().any(|result| result.id == *id);
                assert_eq!(is_in, instead.is_none(), "{id}");
                Ok(instead)
            };
            ids.iter().map(instead).collect()
        })
        .await;
    assert_eq!(faults(base), [] as [String; 0]);
    found.expect("read")
}

async fn an_absence_costs_a_rating_once(base: Base) {
    let store = base.open();
    let ids = write(&store, |tx| {
        let first = waiting(tx, BEN, days(0))?;
        // Hers on the other side.
        let second = rated(tx, [CLEO, ADA], 5, days(0))?;
        let others = rated(tx, [BEN, CLEO], 4, days(0))?;
        let left = waiting(tx, DAN, days(0))?;
        let third = waiting(tx, DAN, days(0))?;
        run_out(tx, first, Termination::Timeout, days(1))?;
        run_out(tx, second, Termination::Silence, days(3))?;
        // Another player's is another absence.
        run_out(tx, others, Termination::Timeout, days(3))?;
        // Her other losses count.
        run_out(tx, left, Termination::Departure, days(4))?;
        run_out(tx, third, Termination::Timeout, days(5))?;
        Ok(vec![first, second, others, left, third])
    })
    .await;
    let first = ids[0];
    let instead = counted(&base, &store, ids).await;
    assert_eq!(instead, [None, Some(first), None, None, Some(first)]);
    let standing: Result<_, StoreError> = store.read(|tx| tx.ratings().standings_of(ADA)).await;
    let all = standing.expect("read").into_iter();
    let all = all
        .filter(|(pool, _)| *pool == Pool::All)
        .map(|(_, standing)| standing);
    assert_eq!(all.map(|standing| standing.results.losses).sum::<u32>(), 2);
}

async fn whoever_acts_is_back(base: Base) {
    let store = base.open();
    let ids = write(&store, |tx| {
        let first = waiting(tx, BEN, days(0))?;
        let second = waiting(tx, CLEO, days(0))?;
        let third = waiting(tx, DAN, days(0))?;
        let sixth = waiting(tx, DAN, days(0))?;
        run_out(tx, first, Termination::Timeout, days(1))?;
        // An opponent's move is none of hers.
        let played = rated(tx, [BEN, ADA], 1, days(1).after(HOUR))?;
        run_out(tx, second, Termination::Timeout, days(2))?;
        let answer = tx
            .matches()
            .find(played)?
            .expect("there")
            .position()
            .moves();
        play(tx, played, &answer[0].to_string(), days(2).after(HOUR))?;
        run_out(tx, third, Termination::Timeout, days(3))?;
        // Then she is away again.
        let fourth = waiting(tx, BEN, days(3).after(HOUR))?;
        let fifth = waiting(tx, CLEO, days(3).after(HOUR))?;
        run_out(tx, fourth, Termination::Timeout, days(4))?;
        run_out(tx, fifth, Termination::Timeout, days(5))?;
        // This one had waited while she was there.
        run_out(tx, sixth, Termination::Timeout, days(6))?;
        Ok(vec![first, second, third, fourth, fifth, sixth])
    })
    .await;
    let [first, _, _, fourth, ..] = ids[..] else {
        panic!()
    };
    let instead = counted(&base, &store, ids).await;
    let expected = [None, Some(first), None, None, Some(fourth), None];
    assert_eq!(instead, expected);
}

/// Ada lets three lost matches run out together, and wins another one meanwhile.
async fn matches_that_run_out_while_the_player_plays_elsewhere_all_count(base: Base) {
    let store = base.open();
    let ids = write(&store, |tx| {
        let lost = [BEN, CLEO, DAN].map(|opponent| waiting(tx, opponent, days(0)));
        let lost = lost.into_iter().collect::<Result<Vec<_>, _>>()?;
        // The plies of a finished match are not stored as such.
        let won = rated(tx, [ADA, UserId(5)], 4, days(2))?;
        resign(tx, won, Side::First, days(2).after(HOUR))?;
        for id in &lost {
            run_out(tx, *id, Termination::Timeout, days(3))?;
        }
        Ok(lost)
    })
    .await;
    assert_eq!(counted(&base, &store, ids).await, [None; 3]);
}

async fn an_absence_has_an_end(base: Base) {
    let store = base.open();
    let ids = write(&store, |tx| {
        let ids = [BEN, CLEO, DAN].map(|opponent| waiting(tx, opponent, NOON));
        let ids = ids.into_iter().collect::<Result<Vec<_>, _>>()?;
        let end = NOON.after(HOUR).after(SAME_ABSENCE);
        let within = end.before(Duration::from_secs(1));
        for (id, at) in ids.iter().zip([NOON.after(HOUR), within, end]) {
            run_out(tx, *id, Termination::Timeout, at)?;
        }
        Ok(ids)
    })
    .await;
    let first = ids[0];
    assert_eq!(counted(&base, &store, ids).await, [None, Some(first), None]);
}

async fn a_planned_answer_does_not_end_an_absence(base: Base) {
    let store = base.open();
    let ids = write(&store, |tx| {
        let first = waiting(tx, BEN, days(0))?;
        let second = waiting(tx, CLEO, days(0))?;
        let played = rated(tx, [BEN, ADA], 0, days(0))?;
        run_out(tx, first, Termination::Timeout, days(1))?;
        // Later plies of the match do not turn an earlier one into one by hand.
        for (by_hand, planned) in [("a7-a6", "a1-a2"), ("d7-d6", "b1-b2")] {
            play(tx, played, by_hand, days(2))?;
            play_planned(tx, played, planned, days(2))?;
        }
        run_out(tx, second, Termination::Timeout, days(3))?;
        Ok(vec![first, second])
    })
    .await;
    let first = ids[0];
    assert_eq!(counted(&base, &store, ids).await, [None, Some(first)]);
}

async fn a_ply_by_hand_in_the_place_of_a_planned_one_ends_an_absence(base: Base) {
    let store = base.open();
    let ids = write(&store, |tx| {
        let first = waiting(tx, BEN, days(0))?;
        let second = waiting(tx, CLEO, days(0))?;
        let played = rated(tx, [BEN, ADA], 0, days(0))?;
        run_out(tx, first, Termination::Timeout, days(1))?;
        play(tx, played, "a7-a6", days(2))?;
        play_planned(tx, played, "a1-a2", days(2))?;
        let planned = |tx: &WriteTx<'_>| -> Result<_, StoreError> {
            Ok(tx.matches().newest_board(played)?.expect("there").planned)
        };
        assert_eq!(planned(tx)?, 2);
        take_back(tx, played, 1, days(2))?;
        assert_eq!(planned(tx)?, 0);
        play(tx, played, "a1-a2", days(2).after(HOUR))?;
        assert_eq!(planned(tx)?, 0);
        run_out(tx, second, Termination::Timeout, days(3))?;
        Ok(vec![first, second])
    })
    .await;
    assert_eq!(counted(&base, &store, ids).await, [None, None]);
}

/// A match of Courtyard in which Ben is to choose which piece Ada loses, before he moves.
fn with_a_choice(tx: &WriteTx<'_>, then: Timestamp) -> Result<MatchId, StoreError> {
    let wanted = Wanted {
        game: GameId::Courtyard,
        rated: true,
        plies: 0,
        ..Wanted::UNRATED
    };
    for seed in 0..100 {
        let id = wanted.begin(tx, then)?;
        let mut random = fastrand::Rng::with_seed(seed);
        for _ in 0..40 {
            let found = tx.matches().find(id)?.expect("there");
            let Some(mv) = random.choice(found.position().moves()) else {
                break;
            };
            if found.turn() == Some(BEN) && goes_on(&mv) {
                return Ok(id);
            }
            play(tx, id, &mv.to_string(), then)?;
        }
    }
    panic!("chance never comes so far");
}

/// Whether the same side moves again.
fn goes_on(mv: &AnyMove) -> bool {
    mv.after().side_to_move() == mv.side()
}

async fn two_plies_of_the_opponent_in_a_row_do_not_end_an_absence(base: Base) {
    let store = base.open();
    let ids = write(&store, |tx| {
        let first = waiting(tx, BEN, days(0))?;
        let second = waiting(tx, CLEO, days(0))?;
        let played = with_a_choice(tx, days(0))?;
        run_out(tx, first, Termination::Timeout, days(1))?;
        for _ in 0..2 {
            let found: Match = tx.matches().find(played)?.expect("there");
            assert_eq!(found.turn(), Some(BEN));
            let mv = found.position().moves().swap_remove(0);
            play(tx, played, &mv.to_string(), days(2))?;
        }
        run_out(tx, second, Termination::Timeout, days(3))?;
        Ok(vec![first, second])
    })
    .await;
    let first = ids[0];
    assert_eq!(counted(&base, &store, ids).await, [None, Some(first)]);
}

/// Two processes find at the same time that a player's time has run out. The second has nothing to
/// go by before the first has committed.
async fn of_two_matches_that_are_lost_at_once_one_counts(base: Base) {
    let here = base.open();
    let there = Store::open_beside(base.address()).expect("opens");
    let [one, other] = write(&here, |tx| {
        Ok([waiting(tx, BEN, days(0))?, waiting(tx, CLEO, days(0))?])
    })
    .await;
    let (tell, told) = mpsc::channel();
    let (release, released) = mpsc::channel::<()>();
    let ends = Arc::new(Mutex::new((tell, released)));
    let first = tokio::spawn(async move {
        let lose = move |tx: &WriteTx<'_>| {
            run_out(tx, one, Termination::Timeout, days(1))?;
            let ends = ends.lock().expect("whole");
            ends.0.send(()).expect("heard");
            ends.1.recv().expect("released");
            Ok::<_, StoreError>(())
        };
        here.write(Lock::Match(one), lose).await.map(|()| here)
    });
    let told = tokio::task::spawn_blocking(move || told.recv()).await;
    told.expect("no panic").expect("told");
    let second = tokio::spawn(async move {
        let lose = move |tx: &WriteTx<'_>| run_out(tx, other, Termination::Timeout, days(1));
        there.write(Lock::Match(other), lose).await
    });
    if base.is_postgres() {
        while base.jobs_waiting() == 0 {
            tokio::task::yield_now().await;
        }
    }
    release.send(()).expect("awaited");
    let here = first.await.expect("no panic").expect("lost");
    second.await.expect("no panic").expect("lost");
    let instead = counted(&base, &here, vec![one, other]).await;
    assert_eq!(instead, [None, Some(one)]);
}

const WON: Option<Outcome> = Some(Outcome::Win(Side::First));

/// All ends with a result.
const ENDS: [(Option<Outcome>, Termination); 10] = [
    (WON, Termination::Resignation),
    (Some(Outcome::Draw), Termination::Agreement),
    (WON, Termination::Timeout),
    (WON, Termination::Silence),
    (WON, Termination::Departure),
    (WON, Termination::Adjudication),
    (Some(Outcome::Draw), Termination::Adjudication),
    (WON, Termination::Rules),
    (Some(Outcome::Draw), Termination::Rules),
    (Some(Outcome::Draw), Termination::Repetition),
];

async fn a_match_that_has_not_begun_is_not_rated_however_it_ends(base: Base) {
    let store = base.open();
    let mut loser = 100;
    for (outcome, termination) in ENDS {
        let end = End {
            outcome,
            termination,
        };
        for plies in 0..6 {
            // Each player loses one match, so that no absence counts twice.
            loser += 1;
            let players = [ADA, UserId(loser)];
            let (is_in, was_too_short) = write(&store, move |tx| {
                let id = rated(tx, players, plies, days(0))?;
                tx.matches().set_end(id, end, days(1))?;
                let results = tx.ratings().results_between(0, i64::MAX, None, 100)?;
                let is_in = results.iter().any(|result| result.id == id);
                let unrated = Wanted {
                    players,
                    plies,
                    ..Wanted::UNRATED
                }
                .begin(tx, days(0))?;
                tx.matches().set_end(unrated, end, days(1))?;
                assert!(
                    !tx.ratings().was_too_short(unrated)?,
                    "it is not rated anyway"
                );
                Ok((is_in, tx.ratings().was_too_short(id)?))
            })
            .await;
            let counts = plies >= 4 || end.is_by_move();
            assert_eq!((is_in, was_too_short), (counts, !counts), "{end} {plies}");
        }
    }
    // A match stored as ended by the rules continues according to the record.
    let wrong = |fault: &String| !fault.contains("is stored as");
    let faults: Vec<_> = faults(&base).into_iter().filter(wrong).collect();
    assert_eq!(faults, [] as [String; 0]);
}

/// A rated match that was given up after one move counted then, and still counts.
async fn a_result_from_before_there_was_that_rule_stays(base: Base) {
    let store = base.open();
    let id = write(&store, |tx| {
        let id = rated(tx, [ADA, BEN], 1, days(0))?;
        resign(tx, id, Side::First, days(1))?;
        let end = tx.matches().find(id)?.expect("there").end.expect("over");
        tx.ratings().enter_result(id, end, days(1))?;
        tx.db.execute("UPDATE matches SET too_short = NULL", &[])?;
        Ok(id)
    })
    .await;
    let rating = async || -> Rating {
        let standings: Result<_, StoreError> =
            store.read(|tx| tx.ratings().standings_of(ADA)).await;
        standings.expect("read")[0].1.rating
    };
    let before = rating().await;
    assert!(before.rating > Rating::START.rating);
    assert_eq!(faults(&base), [] as [String; 0]);
    let rebuild = Rebuild::begin(store.clone()).await.expect("begun");
    assert_eq!(rebuild.finish(days(2), |_| {}).await.expect("rebuilt"), 1);
    assert_eq!(rating().await, before);
    let short = store.read(move |tx| tx.ratings().was_too_short(id)).await;
    assert!(!short.expect("read"));
    // According to the rule it would not be there.
    base.change("UPDATE matches SET too_short = 1");
    let line = "the list of results has it, though it was too short";
    assert_eq!(faults(&base), [format!("match {id}: {line}")]);
}
