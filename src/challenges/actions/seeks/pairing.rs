//! Pairs seekers, and asks both.

use std::collections::HashSet;

use super::{begin::by_lot, known};
use crate::{challenges::actions::limits::check_matches, host::Failure};
use domain::{
    clock::Timestamp,
    community::seeks::{MET_LATELY, Pair, Pairing, Proposal, Seek, hopeful, pair_up},
    matches::UserId,
};
use store::{BulletinKind, ReadTx, WriteTx};

/// Pairs all seeks that match now, and asks their players. The transaction holds the lock of seeks.
pub(crate) fn pair_waiting(
    tx: &WriteTx<'_>,
    now: Timestamp,
    most_matches: u32,
) -> Result<(), Failure> {
    let mut seeks = tx.seeks().free(now)?;
    if seeks.len() < 2 {
        return Ok(());
    }
    let tired = known::tired(&tx.seeks(), now)?;
    seeks.retain(|seek| !tired.contains(&seek.player));
    let mut known = known::of_all(tx, &seeks, now)?;
    // Most waiting players have no possible opponent, so nothing more needs to be known about them.
    let hopeful = hopeful(&seeks, &known);
    for &player in &hopeful {
        let met = tx.seeks().latest_opponents(player, MET_LATELY)?.into_iter();
        known.met.extend(met.map(|other| Pair::of(player, other)));
    }
    let busy = busy(tx, &seeks, most_matches)?;
    seeks.retain(|seek| hopeful.contains(&seek.player) && !busy.contains(&seek.player));
    for pairing in pair_up(&seeks, &known) {
        propose(tx, &pairing, &seeks, now)?;
    }
    Ok(())
}

/// Returns the players who have as many matches as they are allowed.
fn busy(tx: &ReadTx<'_>, seeks: &[Seek], most: u32) -> Result<HashSet<UserId>, Failure> {
    let mut busy = HashSet::new();
    for seek in seeks {
        match check_matches(tx, seek.place.server, seek.player, None, most) {
            Ok(()) => {}
            Err(Failure::Refused(_)) => {
                busy.insert(seek.player);
            }
            Err(error) => return Err(error),
        }
    }
    Ok(busy)
}

/// Asks both players.
fn propose(
    tx: &WriteTx<'_>,
    pairing: &Pairing,
    seeks: &[Seek],
    now: Timestamp,
) -> Result<(), Failure> {
    let both = pairing
        .seeks
        .map(|id| seeks.iter().find(|seek| seek.id == id));
    let [Some(one), Some(other)] = both else {
        return Ok(());
    };
    let until = now.after(Proposal::lifetime(one.terms.timing));
    let consents = tx
        .seeks()
        .insert_proposal(pairing, by_lot(pairing.game), now, until)?;
    for (consent, seek) in consents.into_iter().zip([one, other]) {
        let subject = (BulletinKind::Consent, consent.0.into());
        let place = tx
            .settings()
            .of_server(seek.place.server)?
            .place(seek.place);
        tx.bulletins().put_up(subject, place, now)?;
    }
    Ok(())
}
