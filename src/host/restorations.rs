//! Restored backups, and what was lost with what they replaced.

use super::{Failure, Host};
use domain::{
    clock::Timestamp,
    matches::{Match, MatchId, Refusal},
};
use store::{Lock, Numbered, Past, ReadTx, Restoration};

/// Marks the database, which is a backup's content, as restored. `replaced` is the database that it
/// replaces, if that continued the backup. Returns the time it went back to.
pub async fn mark(host: &Host, replaced: Option<Past>) -> Result<Timestamp, Failure> {
    let at = host.clock.now();
    let restoration = Restoration { at, replaced };
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.restorations().mark(&restoration)?)
        })
        .await
}

/// Returns what the database knows of its past.
pub async fn past(host: &Host) -> Result<Past, Failure> {
    let read = |tx: &ReadTx<'_>| Ok(tx.restorations().past()?);
    host.store.read(read).await
}

/// Returns whether the database has come from a backup by playing on.
pub async fn continues(host: &Host, backup: Past) -> Result<bool, Failure> {
    let read = move |tx: &ReadTx<'_>| Ok(tx.restorations().continues(&backup)?);
    host.store.read(read).await
}

/// Returns the time of the backup with whose restoration one of these was lost, if one was.
pub async fn lost(host: &Host, named: Vec<Numbered>) -> Result<Option<Timestamp>, Failure> {
    if named.is_empty() || !was_restored(host).await? {
        return Ok(None);
    }
    let find = move |tx: &ReadTx<'_>| {
        for what in &named {
            let lost = tx.restorations().lost(*what)?;
            if lost.is_some() {
                return Ok(lost);
            }
        }
        Ok::<_, Failure>(None)
    };
    host.store.read(find).await
}

/// Returns the time of the backup with whose restoration what was shown at this time was lost, if it was.
pub async fn lost_at(host: &Host, shown: Timestamp) -> Result<Option<Timestamp>, Failure> {
    if !was_restored(host).await? {
        return Ok(None);
    }
    let find = move |tx: &ReadTx<'_>| Ok(tx.restorations().lost_at(shown)?);
    host.store.read(find).await
}

/// Checks that a board of this revision was not lost when the database was restored.
pub async fn check_not_lost(host: &Host, id: MatchId, revision: u32) -> Result<(), Failure> {
    if !was_restored(host).await? {
        return Ok(());
    }
    let check = move |tx: &ReadTx<'_>| match tx.matches().find(id)? {
        Some(found) if revision < found.restored => Err(old_board(tx, &found, revision)?.into()),
        _ => Ok(()),
    };
    host.store.read(check).await
}

/// Returns the refusal of what someone does on the board of an old revision, with where the newest is.
pub(crate) fn old_board(tx: &ReadTx<'_>, found: &Match, on: u32) -> Result<Refusal, Failure> {
    let back_to = if on < found.restored {
        tx.restorations().lost_revision(on)?
    } else {
        None
    };
    let newest = tx
        .showings()
        .venue(found.showing)?
        .and_then(|venue| Some((venue.place.server, venue.boards.channel()?, venue.board?)));
    Ok(Refusal::OldBoard {
        id: found.id,
        revision: found.revision(),
        newest,
        back_to,
    })
}

/// Returns whether the database was ever restored. It never is while the bot runs.
async fn was_restored(host: &Host) -> Result<bool, Failure> {
    let read = || {
        host.store
            .read(|tx| Ok::<_, Failure>(tx.restorations().is_any()?))
    };
    Ok(*host.restored.get_or_try_init(read).await?)
}
