//! The clock on a machine that tests set.

use std::time::Duration;

use tokio::{task::JoinHandle, time::advance};

use super::{Clock, Timestamp, testing::TestMachine};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_mins(1);
const HOUR: Duration = Duration::from_hours(1);
const YEARS: Duration = Duration::from_hours(9 * 365 * 24);

/// Lets time pass, in which others look at the clock now and then.
async fn pass(clock: &Clock, time: Duration) {
    for _ in 0..time.as_secs() {
        advance(SECOND).await;
        clock.now();
    }
}

fn sleeper(clock: &Clock, until: Timestamp) -> JoinHandle<Timestamp> {
    let clock = clock.clone();
    tokio::spawn(async move {
        clock.sleep_until(until).await;
        clock.now()
    })
}

#[test]
fn a_time_is_written_and_read_as_rfc_3339_has_it() {
    let time = super::testing::START;
    assert_eq!(time.to_rfc3339(), "2026-11-21T09:30:00Z");
    assert_eq!(Timestamp::from_rfc3339("2026-11-21T09:30:00Z"), Some(time));
}

#[tokio::test(start_paused = true)]
async fn a_wild_minute_goes_by_unseen() {
    let (machine, clock, _mover) = TestMachine::new();
    let start = clock.now();
    machine.set_forward(YEARS);
    pass(&clock, MINUTE).await;
    assert_eq!(clock.now(), start.after(MINUTE));
    machine.set_back(YEARS);
    assert_eq!(clock.now(), start.after(MINUTE));
    pass(&clock, HOUR * 2).await;
    assert_eq!(clock.now(), start.after(MINUTE + HOUR * 2));
}

#[tokio::test(start_paused = true)]
async fn all_clones_doubt_and_believe_as_one() {
    let (machine, clock, _mover) = TestMachine::new();
    let (other, start) = (clock.clone(), clock.now());
    machine.set_forward(HOUR);
    assert_eq!(clock.now(), start);
    advance(MINUTE * 2).await;
    // The first clock read it two minutes ago, the other has never read it.
    assert_eq!(other.now(), start.after(HOUR + MINUTE * 2));
    assert_eq!(clock.now(), other.now());
}

#[tokio::test(start_paused = true)]
async fn moving_the_clock_is_believed_at_once() {
    let (_machine, clock, mover) = TestMachine::new();
    let start = clock.now();
    let before = clock.moment();
    let asleep = sleeper(&clock, start.after(YEARS));
    tokio::task::yield_now().await;
    mover.send_replace(YEARS);
    assert_eq!(asleep.await.expect("wakes"), start.after(YEARS));
    assert_eq!(clock.moment().unmoved_since(before), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn a_sleeper_wakes_within_minutes_when_the_machine_was_suspended() {
    let (machine, clock, mover) = TestMachine::new();
    drop(mover);
    let start = clock.now();
    let asleep = sleeper(&clock, start.after(HOUR));
    tokio::task::yield_now().await;
    machine.set_forward(HOUR * 3);
    let began = tokio::time::Instant::now();
    assert!(asleep.await.expect("wakes") >= start.after(HOUR * 3));
    assert!(began.elapsed() <= MINUTE * 4, "{:?}", began.elapsed());
}

#[tokio::test(start_paused = true)]
async fn sleepers_wake_as_soon_as_anybody_learns_the_time() {
    let (machine, clock, _mover) = TestMachine::new();
    let asleep = sleeper(&clock, clock.now().after(HOUR));
    tokio::task::yield_now().await;
    machine.set_forward(HOUR * 3);
    clock.now();
    pass(&clock, MINUTE * 2).await;
    let began = tokio::time::Instant::now();
    asleep.await.expect("wakes");
    assert_eq!(began.elapsed(), Duration::ZERO);
}

#[tokio::test(start_paused = true)]
async fn what_is_done_every_minute_goes_on_when_the_clock_is_set_back() {
    let (machine, clock, _mover) = TestMachine::new();
    let start = clock.now();
    machine.set_back(HOUR);
    clock.now();
    pass(&clock, SECOND * 90).await;
    let began = tokio::time::Instant::now();
    clock.sleep_after(clock.now(), MINUTE).await;
    assert!(began.elapsed() <= MINUTE * 2, "{:?}", began.elapsed());
    assert!(clock.now() < start, "the clock was set back");
}

#[tokio::test(start_paused = true)]
async fn a_sleeper_until_a_moment_keeps_to_the_believed_time() {
    let (machine, clock, _mover) = TestMachine::new();
    let until = clock.now().after(MINUTE * 10);
    let asleep = sleeper(&clock, until);
    tokio::task::yield_now().await;
    machine.set_back(HOUR);
    let began = tokio::time::Instant::now();
    assert!(asleep.await.expect("wakes") >= until);
    assert!(began.elapsed() >= HOUR, "{:?}", began.elapsed());
}

#[tokio::test(start_paused = true)]
async fn a_machine_that_is_wrong_at_the_start_is_corrected_and_stays_so() {
    for [ahead, behind] in [[MINUTE * 15, Duration::ZERO], [Duration::ZERO, HOUR]] {
        let (machine, clock, _mover) = TestMachine::new();
        let right = clock.now().before(ahead).after(behind);
        let off = i64::try_from(ahead.as_secs()).expect("fits")
            - i64::try_from(behind.as_secs()).expect("fits");
        assert_eq!(clock.compare(right), Some(off));
        assert_eq!(clock.now(), right);
        assert_eq!(clock.clone().now(), right);
        // Someone sets the machine right.
        machine.set_back(ahead);
        machine.set_forward(behind);
        pass(&clock, MINUTE * 3).await;
        assert_eq!(clock.now(), right.after(MINUTE * 3));
        assert_eq!(clock.compare(clock.now()), None);
    }
}

#[tokio::test(start_paused = true)]
async fn a_machine_that_is_nearly_right_is_believed() {
    let (_machine, clock, _mover) = TestMachine::new();
    let start = clock.now();
    assert_eq!(clock.compare(start.after(SECOND * 10)), None);
    assert_eq!(clock.compare(start.before(SECOND * 10)), None);
    assert_eq!(clock.now(), start);
}
