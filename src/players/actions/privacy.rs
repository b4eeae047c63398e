//! Shows users what is stored about them, and deletes it on request.

use tokio::task::spawn_blocking;

use crate::{
    challenges::actions::{close, seeks},
    clocks::actions::end_against,
    host::{Failure, Host, ReadCx},
    rankings::actions::ladders,
    tournaments::actions as tournaments,
};
use domain::{
    clock::Timestamp,
    matches::{
        Actor, ChallengeState, Closing, MatchId, Reason, Refusal, ServerId, Termination, UserId,
    },
};
use store::{Erased, Erasure, Erasures, Lock, StoreError, StoredAbout, WriteTx, far_beyond};

/// The effect of deleting everything stored about a user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletionView {
    /// How many of the user's matches would end.
    pub running: usize,
    /// How many challenges made or received by the user would be closed.
    pub open: usize,
    /// Where the user is banned from play, and why. Bans are kept.
    pub bans: Vec<(ServerId, Option<Reason>)>,
}

/// Everything stored about a user, and when it was looked up.
#[derive(Clone, Debug)]
pub struct AboutView {
    /// The user.
    pub user: UserId,
    /// The stored data by table.
    pub stored: Vec<StoredAbout>,
    /// When it was looked up.
    pub at: Timestamp,
}

/// Returns everything stored about a user.
pub fn stored(cx: &ReadCx<'_>) -> Result<AboutView, Failure> {
    let user = cx.user();
    Ok(AboutView {
        user,
        stored: cx.tx.privacy().stored_about(user)?,
        at: cx.now,
    })
}

/// Returns what deleting everything would mean for a user.
pub fn before_deletion(cx: &ReadCx<'_>) -> Result<DeletionView, Failure> {
    let (tx, user) = (cx.tx, cx.user());
    let [open, running] = tx.privacy().unfinished(user)?;
    Ok(DeletionView {
        running: running.len(),
        open: open.len(),
        bans: tx.bans().of_user(user)?,
    })
}

/// Deletes everything stored about a user. Their running matches end in favour of the
/// opponents, or without a result where not both players have really begun, and their open
/// challenges are closed. Returns whether anything was stored.
pub async fn delete(host: &Host, user: UserId) -> Result<bool, Failure> {
    leave_everything(host, user).await?;
    let now = host.clock.now();
    let erasures = host.erasures.clone();
    let deleted: Result<bool, Failure> = host
        .store
        .write(Lock::Seeks, move |tx| {
            // While both locks are held, none of their challenges can be made or become a
            // match.
            tx.lock(Lock::User(user))?;
            seeks::withdraw_all(tx, user, now)?;
            // Nor can a board be set up for them that the deletion would miss.
            for id in tx.contests().with_player(user)? {
                tx.lock(Lock::Contest(id))?;
            }
            let [open, running] = tx.privacy().unfinished(user)?;
            let mut both = [open.as_slice(), running.as_slice()].concat();
            both.sort_unstable();
            for id in both {
                tx.lock(Lock::Match(id))?;
            }
            for id in open {
                give_up_challenge(tx, id, user, now)?;
            }
            for id in running {
                give_up_match(tx, id, user, now)?;
            }
            // Their results are in a list that others read from start to end.
            tx.lock(Lock::Results)?;
            if let Some(erasures) = &erasures {
                note_erasure(tx, erasures, user, now)?;
            }
            Ok(tx.privacy().erase(user)?.is_some())
        })
        .await;
    let deleted = deleted?;
    host.known.forget(user);
    if deleted {
        tracing::info!("deleted everything stored about a user");
        host.outdated.notify_one();
    }
    Ok(deleted)
}

/// Begins the list of those whom it deletes, if there is none, so that one that is missing later is
/// noticed.
pub async fn begin_erasures(host: &Host) -> Result<(), Failure> {
    let Some(erasures) = host.erasures.clone() else {
        return Ok(());
    };
    let of = erased(host).await?;
    let path = erasures.path().display().to_string();
    let begun = spawn_blocking(move || erasures.begin(of)).await;
    let begun = begun.map_err(|_| StoreError::Worker)?;
    begun.map_err(|source| StoreError::Erasures { path, source })?;
    Ok(())
}

/// Deletes those again who were deleted after this database was backed up, under the numbers that
/// they had then, and returns how many.
pub async fn delete_again(host: &Host, erasures: &[Erasure]) -> Result<usize, Failure> {
    let known: Result<_, StoreError> = host.store.read(|tx| tx.privacy().all_remembered()).await;
    let known = known?;
    let mut deleted = 0;
    for erasure in erasures {
        number_erasures_from(host, erasure.number.saturating_sub(1)).await?;
        if let Some(user) = known.get(&erasure.player)
            && delete(host, *user).await?
        {
            deleted += 1;
        }
        number_erasures_from(host, erasure.number).await?;
    }
    Ok(deleted)
}

/// Returns what this database knows of its deletions.
pub async fn erased(host: &Host) -> Result<Erased, Failure> {
    host.store.read(|tx| Ok(tx.privacy().erased()?)).await
}

/// Gives later deletions numbers that none can have had since the backup.
pub async fn number_erasures_afar(host: &Host) -> Result<(), Failure> {
    let last = erased(host).await?.last;
    let far = far_beyond(last.into(), host.clock.now());
    let far = u32::try_from(far).unwrap_or(u32::MAX);
    number_erasures_from(host, far).await
}

/// Makes the next deletion have a higher number than this one.
pub async fn number_erasures_from(host: &Host, last: u32) -> Result<(), Failure> {
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.privacy().number_erasures_from(last)?)
        })
        .await
}

/// Removes a user from tournaments and ladders, so that nobody is paired with a deleted player.
async fn leave_everything(host: &Host, user: UserId) -> Result<(), Failure> {
    let (entered, ladders) = host
        .store
        .read(move |tx| {
            Ok::<_, Failure>((
                tx.tournaments().entered(user)?,
                tx.ladders().of_player(user)?,
            ))
        })
        .await?;
    for (server, id) in entered {
        // It may have ended in the meantime.
        let by = Actor::player(server, user);
        let left = host.act(by, move |cx| tournaments::leave(cx, id)).await;
        unless_refused(left.map(drop))?;
    }
    for (server, game) in ladders {
        unless_refused(
            host.act(Actor::player(server, user), move |cx| {
                ladders::leave(cx, game)
            })
            .await,
        )?;
    }
    Ok(())
}

/// Notes who is being deleted, for the case that a backup from before is put back.
fn note_erasure(
    tx: &WriteTx<'_>,
    erasures: &Erasures,
    user: UserId,
    now: Timestamp,
) -> Result<(), StoreError> {
    let (of, player) = (tx.privacy().erased()?, tx.privacy().remembered(user)?);
    let noted = erasures.add(of, player, now);
    noted.map_err(|source| StoreError::Erasures {
        path: erasures.path().display().to_string(),
        source,
    })
}

fn unless_refused(left: Result<(), Failure>) -> Result<(), Failure> {
    match left {
        Err(Failure::Refused(_) | Failure::Community(_)) => Ok(()),
        left => left,
    }
}

fn give_up_challenge(
    tx: &WriteTx<'_>,
    id: MatchId,
    by: UserId,
    now: Timestamp,
) -> Result<(), Failure> {
    let challenge = tx.challenges().find(id)?.ok_or(Refusal::Unknown(id))?;
    let how = if challenge.invitation.challenger == by {
        Closing::Withdrawn
    } else {
        Closing::Declined
    };
    match challenge.state {
        ChallengeState::Open => close(tx, id, how, now),
        // It was answered before the lock was taken.
        ChallengeState::Accepted | ChallengeState::Closed(_) => Ok(()),
    }
}

fn give_up_match(tx: &WriteTx<'_>, id: MatchId, by: UserId, now: Timestamp) -> Result<(), Failure> {
    let found = tx.matches().find(id)?.ok_or(Refusal::Unknown(id))?;
    let side = found.side_of(by)?;
    match found.end {
        None => end_against(tx, &found, side, Termination::Departure, now),
        Some(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::names;
    use domain::clock::testing::TestMachine;
    use rules::words::Locale;
    use store::{Seen, testing::Base};

    /// The process knows that it has stored the names. Once they are deleted, it must forget that.
    #[tokio::test]
    async fn a_deleted_player_who_comes_back_to_the_same_process_has_a_name_again() {
        for base in [Some(Base::sqlite()), Base::postgres()]
            .into_iter()
            .flatten()
        {
            let (_machine, clock, _mover) = TestMachine::new();
            let host = Host::new(base.open(), clock);
            let eve = Seen {
                user: UserId(9),
                name: "Eve the Great".to_owned(),
                account: "eve".to_owned(),
            };
            let servers = [ServerId(10), ServerId(11)];
            for _ in 0..2 {
                for server in servers {
                    let seen = names::see(&host, server, eve.clone(), Locale::Polish);
                    seen.await.expect("seen");
                }
                for server in servers {
                    let named = host
                        .store
                        .read(move |tx| tx.people().name(server, UserId(9)));
                    let named = named.await.expect("read");
                    assert_eq!(named.as_deref(), Some("Eve the Great"), "{server}");
                }
                let reads = names::locale_of(&host, eve.user).await.expect("read");
                assert_eq!(reads, Some(Locale::Polish));
                let deleted = delete(&host, eve.user).await;
                assert!(deleted.expect("deleted"));
                let left = host
                    .store
                    .read(|tx| tx.people().name(ServerId(10), UserId(9)));
                assert_eq!(left.await.expect("read"), None);
            }
        }
    }
}
