//! Restored backups, and what was lost with what they replaced.

use crate::{
    host::{Failure, Host},
    matches::actions::moves::old_board,
    players::actions::privacy,
};
use domain::{clock::Timestamp, matches::MatchId};
use store::{Lock, Numbered, Past, ReadTx, Restoration, far_beyond};

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

/// Gives later deletions numbers that none can have had since the backup.
pub async fn number_erasures_afar(host: &Host) -> Result<(), Failure> {
    let last = privacy::erased(host).await?.last;
    let far = far_beyond(last.into(), host.clock.now());
    let far = u32::try_from(far).unwrap_or(u32::MAX);
    privacy::number_erasures_from(host, far).await
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

/// Returns whether the database was ever restored. It never is while the bot runs.
async fn was_restored(host: &Host) -> Result<bool, Failure> {
    let read = || {
        host.store
            .read(|tx| Ok::<_, Failure>(tx.restorations().is_any()?))
    };
    Ok(*host.restored.get_or_try_init(read).await?)
}
