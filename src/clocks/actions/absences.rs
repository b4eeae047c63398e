//! Servers the bot has been removed from, and what happens to their matches.

use std::{
    collections::{HashMap, HashSet},
    sync::PoisonError,
    time::Duration,
};

use super::fails_for_good;
use crate::host::{Failure, Host};
use domain::{
    clock::Timestamp,
    matches::{MatchId, ServerId},
};
use store::{About, Absence, Due, Found, GONE_FOR_GOOD, Holder, Lock, Unseen};

/// The delay before first checking whether the bot is back in a server.
pub(crate) const FIRST_LOOK: Duration = Duration::from_mins(1);

/// The longest interval between two checks at first.
const LONGEST_LOOK: Duration = Duration::from_hours(6);

/// How long [`LONGEST_LOOK`] applies. Few servers take a bot back after that.
const LIKELY_BACK_FOR: Duration = Duration::from_hours(30 * 24);

/// The interval between two checks after that, until the bot is [gone for good](GONE_FOR_GOOD). From
/// then on the server is only checked if something arrives from it.
const RARE_LOOK: Duration = Duration::from_hours(7 * 24);

/// The shortest interval between two checks prompted by something that arrives from the server.
const ASK_AGAIN: Duration = Duration::from_mins(1);

/// How often matches are scanned for posts that are still on hold after the bot has come back.
const LOOK_THROUGH: Duration = Duration::from_secs(30);

/// How long these scans go on: longer than any transaction that may not have seen the bot come back.
const LOOK_THROUGH_FOR: Duration = Duration::from_mins(2);

/// How many matches with clocks are loaded per query.
const AT_ONCE: u32 = 100;

/// Notes that the bot was not in the server of a post when Discord was asked. Puts the post, and
/// all that follow in that server, on hold. If the bot has come back since then, the post is due
/// now instead, and this time is returned.
pub async fn rest(
    host: &Host,
    holder: Holder,
    due: Due,
    server: ServerId,
    asked_at: Timestamp,
) -> Result<Option<Timestamp>, Failure> {
    let now = host.clock.now();
    let found: Result<Found, Failure> = host
        .store
        .write(due.about.lock(), move |tx| {
            let unseen = Unseen { asked_at, now };
            let found = tx
                .absences()
                .begin_unseen(server, unseen, now.after(FIRST_LOOK))?;
            match found {
                Found::Begun | Found::Known => tx.outbox().rest(holder, &due)?,
                Found::Outdated => tx.outbox().release(holder, &due, now)?,
            }
            Ok(found)
        })
        .await;
    let found = found?;
    note_unseen(host, server, found).await?;
    Ok((found == Found::Outdated).then_some(now))
}

/// Notes that the bot is not in a server, as Discord says, unless that is no longer true. If the bot
/// has only just left, the clocks there must be recomputed.
pub(crate) async fn note_unseen(
    host: &Host,
    server: ServerId,
    found: Found,
) -> Result<(), Failure> {
    if found == Found::Outdated {
        return Ok(());
    }
    away_servers(host).insert(server, None);
    if found == Found::Begun {
        recount_clocks(host, server).await?;
    }
    Ok(())
}

/// Returns whether the bot is not in a server, as far as this process knows.
pub(crate) fn is_away(host: &Host, server: ServerId) -> bool {
    away_servers(host).contains_key(&server)
}

/// Returns the server of what a post is about.
pub async fn server_of(host: &Host, about: About) -> Result<Option<ServerId>, Failure> {
    let read = host.store.read(move |tx| match about {
        About::Match(_, at) => tx.showings().server_of(at),
        About::Bulletin(id) => Ok(tx
            .bulletins()
            .find(id)?
            .map(|bulletin| bulletin.place.server)),
    });
    Ok(read.await?)
}

/// Returns all servers that the bot is not in or has only recently come back to.
pub async fn load(host: &Host) -> Result<Vec<Absence>, Failure> {
    let before: HashSet<ServerId> = away_servers(host).keys().copied().collect();
    let absences = host.store.read(|tx| Ok::<_, Failure>(tx.absences().all()?));
    let absences = absences.await?;
    let away: HashSet<ServerId> = absences
        .iter()
        .filter(|absence| absence.ended_at.is_none())
        .map(|absence| absence.server)
        .collect();
    let mut known = away_servers(host);
    // Servers noted since then are not among those that were read.
    known.retain(|server, _| away.contains(server) || !before.contains(server));
    for server in away {
        known.entry(server).or_default();
    }
    drop(known);
    Ok(absences)
}

/// Notes that this process asks Discord about a server, or scans its matches. Returns `false` if
/// another process does.
pub async fn look_after(host: &Host, absence: Absence) -> Result<bool, Failure> {
    let now = host.clock.now();
    let again = now.after(pause_after(absence, now));
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.absences().look_after(absence, again)?)
        })
        .await
}

/// Returns whether it is news that something arrives from a server: as far as this process knows the
/// bot is not in it, and nothing has come from there for a while. A server can have the bot's
/// commands without the bot, so Discord must be asked.
pub fn is_news(host: &Host, server: ServerId) -> bool {
    let now = host.clock.now();
    match away_servers(host).get_mut(&server) {
        Some(asked) if asked.is_none_or(|asked| now.since(asked) >= ASK_AGAIN) => {
            *asked = Some(now);
            true
        }
        _ => false,
    }
}

/// Schedules an immediate check of whether the bot is in a server.
pub async fn ask_soon(host: &Host, server: ServerId) -> Result<(), Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::None, move |tx| {
            Ok::<_, Failure>(tx.absences().look_at_once(server, now)?)
        })
        .await?;
    host.asked.notify_one();
    Ok(())
}

/// Waits until a check of whether the bot is back in a server is due, but no longer than `most`.
pub async fn wait(host: &Host, most: Duration) {
    tokio::select! {
        () = host.asked.notified() => {}
        () = host.clock.sleep_after(host.clock.now(), most) => {}
    }
}

/// Notes that the bot is in a server again, and resumes what was on hold there.
pub async fn come_back(host: &Host, server: ServerId) -> Result<(), Failure> {
    // This comes first because the bot may be found missing again in the meantime.
    away_servers(host).remove(&server);
    let now = host.clock.now();
    let ended: Result<bool, Failure> = host
        .store
        .write(Lock::None, move |tx| {
            Ok(tx.absences().end(server, now, now.after(LOOK_THROUGH))?)
        })
        .await;
    if ended? {
        tracing::info!(%server, "the bot is in this server again");
        let_go_on(host, server).await?;
    }
    Ok(())
}

/// Releases posts that are still on hold although the bot has come back, and restarts clocks that
/// are still stopped.
pub async fn look_through(host: &Host, server: ServerId, since: Timestamp) -> Result<(), Failure> {
    let_go_on(host, server).await?;
    if host.clock.now().since(since) > LOOK_THROUGH_FOR {
        host.store
            .write(Lock::None, move |tx| {
                Ok::<_, Failure>(tx.absences().forget(server)?)
            })
            .await?;
    }
    Ok(())
}

/// Recomputes the clocks of a server's matches. Each match has its own transaction, so that nobody
/// has to wait for all of them and one failure doesn't skip the others.
pub(crate) async fn recount_clocks(host: &Host, server: ServerId) -> Result<(), Failure> {
    let mut last = MatchId(0);
    let mut failed = None;
    loop {
        let page = host
            .store
            .read(move |tx| Ok::<_, Failure>(tx.clocks().ticking_in(server, last, AT_ONCE)?));
        let page = page.await?;
        if page.is_empty() {
            return failed.map_or(Ok(()), Err);
        }
        for id in page {
            last = id;
            let now = host.clock.now();
            let counted = host.store.write(Lock::Match(id), move |tx| {
                Ok::<_, Failure>(tx.clocks().recount(id, now)?)
            });
            let counted = fails_for_good(counted.await, id, "a clock could not be recomputed");
            failed = failed.or(counted.err());
        }
    }
}

/// Recomputes the clocks of a server that the bot is in again, and releases the posts that are on
/// hold there. If part of that fails, still does the rest before returning the error.
async fn let_go_on(host: &Host, server: ServerId) -> Result<(), Failure> {
    let mut failed = recount_clocks(host, server).await.err();
    let freed = host.store.write(Lock::None, move |tx| {
        Ok::<_, Failure>(tx.bulletins().free(server)?)
    });
    let freed = fails_for_good(freed.await, server, "announcements could not be resumed");
    failed = failed.or(freed.err());
    for (id, at) in host
        .store
        .read(move |tx| tx.absences().waiting_in(server))
        .await?
    {
        let freed = host.store.write(Lock::Match(id), move |tx| {
            Ok::<_, Failure>(tx.outbox().free_next(at)?)
        });
        let freed = fails_for_good(freed.await, at, "the posts of a match could not be resumed");
        failed = failed.or(freed.err());
    }
    failed.map_or(Ok(()), Err)
}

fn away_servers(host: &Host) -> std::sync::MutexGuard<'_, HashMap<ServerId, Option<Timestamp>>> {
    host.away.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns how long an absence is left alone once a process starts looking after it now.
fn pause_after(absence: Absence, now: Timestamp) -> Duration {
    if absence.ended_at.is_some() {
        return LOOK_THROUGH;
    }
    let gone_for = now.since(absence.since);
    if gone_for >= GONE_FOR_GOOD {
        Duration::MAX
    } else if gone_for >= LIKELY_BACK_FOR {
        RARE_LOOK
    } else {
        FIRST_LOOK
            .saturating_mul(1 << absence.looks.min(16))
            .min(LONGEST_LOOK)
    }
}
