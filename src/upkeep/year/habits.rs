//! Players' habits, as they are stored.

use domain::{
    clock::{Timestamp, Zone},
    matches::{
        MatchId, UserId,
        clock::{QuietHours, Vacations},
    },
};
use store::{StoreError, StoredHabitsMut};

/// A player's choices, in seconds and minutes.
#[derive(Clone, Debug)]
pub(super) struct Chosen {
    pub(super) zone: &'static str,
    pub(super) quiet: Option<(i64, i64)>,
    pub(super) vacations: Vec<(i64, i64)>,
}

/// Stores a player's habits from now on. These are the player's matches with a clock.
pub(super) fn change(
    habits: &StoredHabitsMut<'_>,
    player: UserId,
    matches: &[MatchId],
    days: &Chosen,
    now: Timestamp,
) -> Result<(), StoreError> {
    let zone = Zone::named(days.zone).expect("a zone");
    let minutes = |count: i64| u16::try_from(count).expect("of a day");
    let quiet = days.quiet.map(|(from, until)| {
        QuietHours::new(minutes(from), minutes(until)).expect("at most half a day")
    });
    let vacations = days.vacations.iter().map(|(from, until)| {
        let at = Timestamp::from_seconds;
        (at(*from), at(*until))
    });
    habits.settle_clocks(matches, now)?;
    habits.set(player, &zone, quiet, now)?;
    habits.set_vacations(player, &Vacations::stored(vacations), now)?;
    habits.reset_clocks(matches)
}
