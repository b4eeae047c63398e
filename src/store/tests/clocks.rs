//! What is kept beside a clock.

use super::{full::Wanted, full::hour, *};
use crate::{
    matches::{Pace, clock::Reminder},
    store::{ClockStep, db::params},
};

on_both_engines!(whoever_is_given_what_they_have_used_is_reminded_again);

async fn whoever_is_given_what_they_have_used_is_reminded_again(base: Base) {
    let store = base.open();
    let job = |tx: &WriteTx<'_>| {
        let wanted = Wanted {
            timing: Timing {
                pace: Pace::Move1Day,
                ..Timing::NONE
            },
            plies: 0,
            ..Wanted::UNRATED
        };
        let id = wanted.begin(tx, hour(0))?;
        tx.db.execute(
            "UPDATE clocks SET reminded = 1 WHERE match = ?1",
            params![id],
        )?;
        let half = Duration::from_hours(12);
        let steps = [ClockStep::Settle, ClockStep::Gift(Side::First, half)];
        let has = |step| {
            let stepped = tx.step_clock(id, step, hour(12))?;
            Ok::<_, StoreError>(stepped.expect("it can be").reminded.has(Reminder::Half))
        };
        Ok::<_, StoreError>([has(steps[0])?, has(steps[1])?])
    };
    let reminded = store.write(Lock::None, job).await.expect("written");
    assert_eq!(reminded, [true, false]);
}
