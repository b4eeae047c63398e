//! What players choose about their days, as it is stored: nothing yet.

use crate::{
    clock::Timestamp,
    matches::MatchId,
    store::{ClockStep, StoreError, WriteTx},
};

/// Charges what has passed in a player's matches, before something changes for them.
pub(super) fn change(
    tx: &WriteTx<'_>,
    matches: &[MatchId],
    now: Timestamp,
) -> Result<(), StoreError> {
    for &id in matches {
        tx.step_clock(id, ClockStep::Settle, now)?;
        tx.recount(id)?;
    }
    Ok(())
}
