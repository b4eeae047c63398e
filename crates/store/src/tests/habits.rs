//! Players' daily habits are stored with their history, and deadlines follow from them.

use super::*;
use domain::{
    clock::Zone,
    matches::{
        Flag, Pace,
        clock::{Habits, QuietHours, Vacations},
    },
};

on_either_engine!(
    habits_are_kept_and_the_last_change_counts,
    a_vacation_moves_the_stored_deadline,
    of_each_vacation_opponents_are_to_be_told_once,
    who_plans_another_vacation_is_told_of_still,
    the_end_of_each_vacation_is_to_be_shown_once,
    an_end_that_was_not_shown_yet_still_is_to_be_after_another_plan,
);

const DAY: Duration = Duration::from_hours(24);

async fn write<T: Send + 'static>(
    store: &Store,
    job: impl Fn(&WriteTx<'_>) -> Result<T, StoreError> + Send + 'static,
) -> T {
    store.write(Lock::User(ADA), job).await.expect("written")
}

/// A match with a clock, in which Ada has three days to move.
async fn begin_timed(store: &Store) -> MatchId {
    let timed = Invitation {
        timing: Timing {
            pace: Pace::Move3Days,
            flag: Flag::End,
            weekends: false,
        },
        ..invitation()
    };
    write(store, move |tx| {
        let id = tx.challenges().insert(&timed, NOON)?;
        tx.matches()
            .insert(id, &timed, Players::with(ADA, Side::First, BEN), NOON)?;
        Ok(id)
    })
    .await
}

async fn habits_are_kept_and_the_last_change_counts(base: Base) {
    let store = base.open();
    let berlin = Zone::named("Europe/Berlin").expect("a zone");
    let quiet = QuietHours::new(22 * 60, 8 * 60);
    let before = write(&store, |tx| {
        Ok((tx.habits().of_player(ADA)?, tx.habits().changed_at(ADA)?))
    });
    assert_eq!(before.await, (Habits::NONE, None));
    let zone = berlin.clone();
    write(&store, move |tx| {
        tx.habits().set(ADA, &Zone::UTC, None, NOON)?;
        tx.habits().set(ADA, &zone, quiet, NOON.after(DAY))
    })
    .await;
    drop(store);
    let store = base.open();
    let (habits, changed) = write(&store, |tx| {
        Ok((tx.habits().of_player(ADA)?, tx.habits().changed_at(ADA)?))
    })
    .await;
    let expected = Habits {
        zone: berlin,
        quiet,
        ..Habits::NONE
    };
    assert_eq!((habits, changed), (expected, Some(NOON.after(DAY))));
    let rows = write(&store, |tx| {
        Ok(tx.db.one(
            "SELECT count(*) FROM habits",
            crate::db::params![],
            crate::db::only::<u32>,
        )?)
    });
    assert_eq!(rows.await, 2, "the history stays");
}

async fn a_vacation_moves_the_stored_deadline(base: Base) {
    let store = base.open();
    let id = begin_timed(&store).await;
    let deadlines = write(&store, move |tx| {
        let deadline = || Ok::<_, StoreError>(tx.clocks().running(id)?.expect("a clock").deadline);
        let before = deadline()?;
        let clocks = tx.habits().clocks_of(ADA)?;
        assert_eq!(clocks, [(id, Pace::Move3Days)]);
        tx.habits().settle_clocks(&[id], NOON.after(DAY))?;
        let week = Vacations::stored([(NOON.after(DAY * 2), NOON.after(DAY * 9))]);
        tx.habits().set_vacations(ADA, &week, NOON.after(DAY))?;
        tx.habits().reset_clocks(&[id])?;
        let during = deadline()?;
        tx.habits()
            .set_vacations(ADA, &Vacations::NONE, NOON.after(DAY))?;
        tx.habits().reset_clocks(&[id])?;
        Ok([before, during, deadline()?])
    });
    let after = |days| Some(NOON.after(DAY * days));
    assert_eq!(deadlines.await, [after(3), after(10), after(3)]);
}

async fn of_each_vacation_opponents_are_to_be_told_once(base: Base) {
    let store = base.open();
    let (from, until) = (NOON.after(DAY), NOON.after(DAY * 2));
    let told = write(&store, move |tx| {
        tx.habits()
            .set_vacations(ADA, &Vacations::stored([(from, until)]), NOON)?;
        assert_eq!(tx.habits().next_vacation(NOON)?, Some(from));
        let early = ids(tx.habits().vacations_to_tell(NOON, Cursor::START, 9)?);
        let due = ids(tx.habits().vacations_to_tell(from, Cursor::START, 9)?);
        let away = [
            tx.habits().away_until(ADA, NOON)?,
            tx.habits().away_until(ADA, from)?,
        ];
        assert_eq!(away, [None, Some(until)]);
        tx.habits().note_told(ADA, from)?;
        assert_eq!(tx.habits().next_vacation(from)?, None);
        assert_eq!(tx.habits().next_end_of_vacation(NOON)?, Some(until));
        Ok([
            early,
            due,
            ids(tx.habits().vacations_to_tell(from, Cursor::START, 9)?),
        ])
    });
    assert_eq!(told.await, [vec![], vec![ADA], vec![]]);
}

async fn who_plans_another_vacation_is_told_of_still(base: Base) {
    let store = base.open();
    let (from, until) = (NOON.after(DAY), NOON.after(DAY * 2));
    let to_tell = write(&store, move |tx| {
        tx.habits()
            .set_vacations(ADA, &Vacations::stored([(from, until)]), NOON)?;
        // It has begun, and nobody has been told yet.
        let now = from.after(Duration::from_secs(20));
        let later = (NOON.after(DAY * 9), NOON.after(DAY * 10));
        let both = Vacations::stored([(from, until), later]);
        tx.habits().set_vacations(ADA, &both, now)?;
        tx.habits().vacations_to_tell(now, Cursor::START, 9)
    });
    assert_eq!(ids(to_tell.await), [ADA]);
}

async fn the_end_of_each_vacation_is_to_be_shown_once(base: Base) {
    let store = base.open();
    let (from, until) = (NOON.after(DAY), NOON.after(DAY * 2));
    let second = Duration::from_secs(1);
    let ended = write(&store, move |tx| {
        tx.habits()
            .set_vacations(ADA, &Vacations::stored([(from, until)]), NOON)?;
        tx.habits()
            .set_vacations(BEN, &Vacations::stored([(from, until.after(DAY))]), NOON)?;
        for user in [ADA, BEN] {
            tx.habits().note_told(user, from)?;
        }
        let early = ids(tx
            .habits()
            .vacations_to_end(until.before(second), Cursor::START, 9)?);
        let due = ids(tx.habits().vacations_to_end(until, Cursor::START, 9)?);
        tx.habits().note_ended(ADA, until)?;
        tx.habits().note_ended(BEN, until)?;
        let next = tx.habits().next_end_of_vacation(until)?;
        assert_eq!(next, Some(until.after(DAY)), "Ben is away still");
        let later = ids(tx
            .habits()
            .vacations_to_end(until.after(DAY), Cursor::START, 9)?);
        Ok([
            early,
            due,
            ids(tx.habits().vacations_to_end(until, Cursor::START, 9)?),
            later,
        ])
    });
    assert_eq!(ended.await, [vec![], vec![ADA], vec![], vec![BEN]]);
}

async fn an_end_that_was_not_shown_yet_still_is_to_be_after_another_plan(base: Base) {
    let store = base.open();
    let (from, until) = (NOON.after(DAY), NOON.after(DAY * 2));
    let later = (NOON.after(DAY * 9), NOON.after(DAY * 10));
    let to_end = write(&store, move |tx| {
        tx.habits()
            .set_vacations(ADA, &Vacations::stored([(from, until)]), NOON)?;
        // It is over, and no board shows it yet.
        let now = until.after(Duration::from_secs(20));
        let both = Vacations::stored([(from, until), later]);
        tx.habits().set_vacations(ADA, &both, now)?;
        let pending = ids(tx.habits().vacations_to_end(now, Cursor::START, 9)?);
        tx.habits().note_ended(ADA, now)?;
        tx.habits().set_vacations(ADA, &both, now)?;
        let shown = ids(tx.habits().vacations_to_end(now, Cursor::START, 9)?);
        // A player who ends one early shows it right away.
        let early = later.0.after(DAY / 2);
        let cut = Vacations::stored([(from, until), (later.0, early)]);
        tx.habits().set_vacations(ADA, &cut, early)?;
        Ok([
            pending,
            shown,
            ids(tx.habits().vacations_to_end(early, Cursor::START, 9)?),
        ])
    });
    assert_eq!(to_end.await, [vec![ADA], vec![], vec![]]);
}
