//! A year of many matches, in moments: the clock jumps from each event to the next one. A second
//! computation says what must happen, and when.

mod habits;
mod naive;
mod silence;
mod table;
mod world;

use self::{
    silence::{Silence, Tally},
    table::Ending,
    world::World,
};
use store::{
    Address,
    testing::{Base, is_full},
    verify::{Notice, verify},
};

/// Plays a year, and checks each clock against the second computation. Returns how often the
/// interesting events happened.
async fn play_a_year(base: &Base, matches: usize, seed: u64) -> Vec<Ending> {
    let mut world = World::new(base.open(), matches, seed).await;
    world.play().await;
    world.endings()
}

/// Returns the faults that `courtier verify` reports in a database.
fn faults(address: &Address, world_ends: domain::clock::Timestamp) -> Vec<String> {
    let mut faults = Vec::new();
    let work = || {
        verify(address, world_ends, &mut |notice| {
            if let Notice::Fault(fault) = notice {
                faults.push(fault.to_string());
            }
        })
    };
    std::thread::scope(|scope| scope.spawn(work).join().expect("no panic")).expect("read");
    faults
}

/// Checks that at least this many matches have ended in each way.
fn check_variety(endings: &[Ending], least: usize) {
    for ending in [
        Ending::TimeOut,
        Ending::Unplayed,
        Ending::LongStop,
        Ending::Claimed,
    ] {
        let count = endings.iter().filter(|one| **one == ending).count();
        assert!(count >= least, "{ending:?}: {count}");
    }
}

/// Returns a database on a PostgreSQL server if everything is tested: a year takes long there.
fn server() -> Option<Base> {
    is_full().then(Base::postgres).flatten()
}

#[tokio::test(start_paused = true)]
async fn in_a_year_every_deadline_fires_once_at_the_right_second() {
    let base = Base::sqlite();
    let (matches, least) = if is_full() { (200, 10) } else { (60, 3) };
    let endings = play_a_year(&base, matches, 16).await;
    check_variety(&endings, least);
    assert_eq!(faults(base.address(), world::end()), [] as [&str; 0]);
    assert_eq!(base.results_said_twice(), 0);
}

#[tokio::test(start_paused = true)]
async fn so_it_does_with_a_server() {
    let Some(base) = server() else { return };
    let endings = play_a_year(&base, 40, 17).await;
    check_variety(&endings, 1);
    assert_eq!(faults(base.address(), world::end()), [] as [&str; 0]);
    assert_eq!(base.results_said_twice(), 0);
}

/// Checks that everything that can keep players from a match has happened, and everything that can
/// follow from silence.
fn check_silence(tally: Tally) {
    let Tally {
        removals,
        lost_channels,
        outages,
        stopped_processes,
        warnings,
        claims,
        timeouts,
    } = tally;
    let interruptions = removals
        .min(lost_channels)
        .min(outages)
        .min(stopped_processes);
    let consequences = warnings.min(claims).min(timeouts);
    assert!(interruptions > 2 && consequences > 0, "{tally:?}");
}

#[tokio::test(start_paused = true)]
async fn nobody_is_warned_or_loses_for_time_in_which_they_could_not_play() {
    let base = Base::sqlite();
    let tally = Silence::begin(&base, 48, 18).await.play().await;
    check_silence(tally);
    assert_eq!(faults(base.address(), world::end()), [] as [&str; 0]);
}

#[tokio::test(start_paused = true)]
async fn nor_is_anybody_with_a_server() {
    let Some(base) = server() else { return };
    let tally = Silence::begin(&base, 12, 19).await.play().await;
    check_silence(tally);
    assert_eq!(faults(base.address(), world::end()), [] as [&str; 0]);
}
