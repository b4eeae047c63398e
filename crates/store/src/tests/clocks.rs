//! Data stored beside a clock.

use super::{
    full::{Wanted, between_at, hour},
    *,
};
use crate::{
    Given, Unreachable,
    db::params,
    verify::{Notice, verify},
};
use domain::matches::{
    Flag, Pace, ShowingId,
    clock::{ClockStep, HEAD_START, Reminder, RunningClock},
};

on_both_engines!(
    whoever_is_given_what_they_have_used_is_reminded_again,
    what_is_given_on_one_board_is_summed_up_with_its_message,
    nobody_is_claimed_from_who_has_time_again,
    a_live_clock_starts_when_its_boards_are_there,
    no_other_clock_waits_for_a_board,
    whoever_waits_for_a_later_look_is_woken_by_a_clock_that_starts_or_goes_on,
);

async fn whoever_waits_for_a_later_look_is_woken_by_a_clock_that_starts_or_goes_on(base: Base) {
    let store = base.open();
    let woken = async || {
        let sooner = tokio::time::timeout(Duration::ZERO, store.sooner());
        sooner.await.is_ok()
    };
    let begin = async |plan: Timestamp| {
        store.plan_look(plan);
        begin_timed(&store).await
    };
    begin(hour(2)).await;
    assert!(!woken().await, "it is looked at before");
    let id = begin(hour(30)).await;
    assert!(woken().await, "a clock starts");
    let lost = move |tx: &WriteTx<'_>| {
        tx.showings()
            .set_unreachable(id, Unreachable::Gone, hour(1))
    };
    store.write(Lock::None, lost).await.expect("written");
    assert!(!woken().await, "it stands");
    let found = move |tx: &WriteTx<'_>| tx.showings().move_to(id, ChannelId(21), hour(3));
    store.plan_look(hour(40));
    store.write(Lock::None, found).await.expect("written");
    assert!(woken().await, "it goes on");
}

/// In both servers of a match, whichever board comes last.
async fn a_live_clock_starts_when_its_boards_are_there(base: Base) {
    let store = base.open();
    let second = |count| NOON.after(Duration::from_secs(count));
    let begun = store.write(Lock::None, move |tx| {
        let timing = Timing {
            pace: Pace::Live10Minutes,
            ..Timing::NONE
        };
        let id = between_at(tx, timing, NOON)?;
        let deadline = || Ok::<_, StoreError>(tx.clocks().running(id)?.expect("a clock").deadline);
        let after_board = |at| Some(second(at).after(HEAD_START + Duration::from_mins(10)));
        let showings = tx.showings().of_match(id)?;
        let [own, mirror] = [showings[0].id, showings[1].id];
        let show = |at: ShowingId, time| {
            tx.showings()
                .replace_board(at, MessageId(time), second(time))
        };
        assert_eq!(deadline()?, after_board(0));
        assert!(
            !tx.clocks().await_boards(id, second(9))?,
            "boards take a moment"
        );
        show(own, 65)?;
        assert_eq!(deadline()?, after_board(65));
        // The other one is not there yet when the time of the first would run out.
        assert!(tx.clocks().await_boards(id, second(2_000))?);
        assert_eq!(deadline()?, None);
        show(mirror, 3_000)?;
        assert_eq!(deadline()?, after_board(3_000));
        assert!(!tx.clocks().await_boards(id, second(3_900))?);
        // Boards after the first one change nothing.
        show(own, 3_300)?;
        assert_eq!(deadline()?, after_board(3_000));
        Ok::<_, StoreError>(id)
    });
    begun.await.expect("written");
    store.close().await.expect("closes");
    let address = base.address().clone();
    let wrong = tokio::task::spawn_blocking(move || {
        let mut wrong = Vec::new();
        let mut note = |notice: Notice| wrong.push(format!("{notice:?}"));
        verify(&address, second(3_301), &mut note).expect("reads");
        wrong
    });
    let clocks = wrong.await.expect("no panic");
    let clocks: Vec<&String> = clocks.iter().filter(|one| one.contains("Clock")).collect();
    assert_eq!(clocks, [] as [&String; 0]);
}

async fn no_other_clock_waits_for_a_board(base: Base) {
    let store = base.open();
    let late = NOON.after(Duration::from_mins(2));
    let job = move |tx: &WriteTx<'_>| {
        let of_pace = |pace| {
            let wanted = Wanted {
                timing: Timing {
                    pace,
                    ..Timing::NONE
                },
                plies: 0,
                ..Wanted::UNRATED
            };
            wanted.begin(tx, NOON)
        };
        let slow = of_pace(Pace::Move1Day)?;
        let played = of_pace(Pace::Live10Minutes)?;
        tx.clocks()
            .step(played, ClockStep::Ply(Side::Second), NOON)?;
        let closed = of_pace(Pace::Live10Minutes)?;
        tx.showings()
            .set_unreachable(closed, Unreachable::Closed, NOON)?;
        let mut waits = Vec::new();
        for id in [slow, played, closed] {
            waits.push(tx.clocks().await_boards(id, late)?);
        }
        Ok::<_, StoreError>(waits)
    };
    let waits = store.write(Lock::None, job).await.expect("written");
    assert_eq!(waits, [false, false, false]);
}

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
            let stepped = tx.clocks().step(id, step, hour(12))?;
            Ok::<_, StoreError>(stepped.expect("it can be").reminded.has(Reminder::Half))
        };
        Ok::<_, StoreError>([has(steps[0])?, has(steps[1])?])
    };
    let reminded = store.write(Lock::None, job).await.expect("written");
    assert_eq!(reminded, [true, false]);
}

async fn what_is_given_on_one_board_is_summed_up_with_its_message(base: Base) {
    let store = base.open();
    let (channel, message) = (ChannelId(3), MessageId(4));
    let hour_long = Duration::from_hours(1);
    let job = move |tx: &WriteTx<'_>| {
        let id = Wanted::UNRATED.begin(tx, hour(0))?;
        let given = |revision| tx.clocks().given(id, BEN, revision);
        tx.clocks().note_gift(id, BEN, 3, hour_long)?;
        tx.clocks().set_gift_message(id, BEN, 3, channel, message)?;
        tx.clocks().note_gift(id, BEN, 3, hour_long)?;
        tx.clocks().note_gift(id, ADA, 3, hour_long)?;
        let on_one = given(3)?;
        tx.clocks().note_gift(id, BEN, 4, hour_long)?;
        // The message of an earlier board came late.
        tx.clocks().set_gift_message(id, BEN, 3, channel, message)?;
        Ok::<_, StoreError>([on_one, given(3)?, given(4)?])
    };
    let given = store.write(Lock::None, job).await.expect("written");
    let of = |time, message| Some(Given { time, message });
    let sum = of(hour_long * 2, Some((channel, message)));
    assert_eq!(given, [sum, None, of(hour_long, None)]);
}

async fn nobody_is_claimed_from_who_has_time_again(base: Base) {
    let store = base.open();
    let job = |tx: &WriteTx<'_>| {
        let wanted = Wanted {
            timing: Timing {
                pace: Pace::Move1Day,
                flag: Flag::Claim,
                ..Timing::NONE
            },
            plies: 0,
            ..Wanted::UNRATED
        };
        let up = || {
            let id = wanted.begin(tx, hour(0))?;
            let running = tx.clocks().running(id)?.expect("a clock");
            let claimable = true;
            tx.clocks().reset(
                id,
                &RunningClock {
                    claimable,
                    ..running
                },
            )?;
            Ok::<_, StoreError>(id)
        };
        let is_claimable = |step| {
            let stepped = tx.clocks().step(up()?, step, hour(25))?;
            Ok::<_, StoreError>(stepped.expect("it can be").claimable)
        };
        let hour_long = Duration::from_hours(1);
        Ok::<_, StoreError>([
            is_claimable(ClockStep::Settle)?,
            is_claimable(ClockStep::Takeback(Side::First))?,
            is_claimable(ClockStep::Gift(Side::Second, hour_long))?,
            is_claimable(ClockStep::Gift(Side::First, hour_long))?,
            is_claimable(ClockStep::Ply(Side::Second))?,
        ])
    };
    let claimable = store.write(Lock::None, job).await.expect("written");
    assert_eq!(claimable, [true, true, true, false, false]);
}
