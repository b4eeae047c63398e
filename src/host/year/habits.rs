//! What players choose about their days, as it is stored.

use super::naive::Days;
use crate::{
    clock::Timestamp,
    matches::{MatchId, UserId},
    store::{ClockStep, StoreError, WriteTx},
};

/// Whether players can have quiet hours and vacations.
pub(super) const STORED: bool = false;

/// Keeps what a player's days are like from now on. These are the player's matches with a clock.
pub(super) fn change(
    tx: &WriteTx<'_>,
    _player: UserId,
    matches: &[MatchId],
    _days: &Chosen,
    now: Timestamp,
) -> Result<(), StoreError> {
    for &id in matches {
        tx.step_clock(id, ClockStep::Settle, now)?;
        tx.recount(id)?;
    }
    Ok(())
}

/// What a player has chosen, with the name of the zone.
#[derive(Clone, Debug)]
pub(super) struct Chosen {
    pub(super) zone: &'static str,
    pub(super) quiet: Option<(i64, i64)>,
    pub(super) vacations: Vec<(i64, i64)>,
}

impl Chosen {
    pub(super) fn of(zone: &'static str, days: &Days) -> Chosen {
        Chosen {
            zone,
            quiet: days.quiet,
            vacations: days
                .vacations
                .iter()
                .filter_map(|(from, until)| Some((*from, (*until)?)))
                .collect(),
        }
    }
}
