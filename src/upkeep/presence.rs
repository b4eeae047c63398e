//! Whether the bot is in a server: what Discord reports, and what it is asked.
//!
//! Discord reports when the bot joins or leaves a server. What happens while the bot is
//! disconnected shows up only in a list on reconnecting, and events may be lost. So Discord is asked
//! too, where a match [needs to know](crate::host::Presence).

use std::{collections::HashSet, time::Duration};

use crate::{
    challenges::actions::codes,
    clocks::actions::absences::{self, FIRST_LOOK},
    host::{Failure, Host},
    matches::actions::venues::newest,
};
use domain::{
    clock::Timestamp,
    matches::{ChannelId, ServerId, Shard},
};
use store::{Found, Lock, PresenceAsk, Unreachable, Unseen};

/// The delay before the second question if Discord did not answer the first.
const ASK_AGAIN: Duration = Duration::from_secs(10);

/// The longest time between two questions.
const LONGEST_PAUSE: Duration = Duration::from_mins(15);

/// How many servers are asked about at a time.
const AT_ONCE: u32 = 100;

/// Returns the servers to ask Discord about now.
pub async fn asks(host: &Host) -> Result<Vec<PresenceAsk>, Failure> {
    let now = host.clock.now();
    let due = host
        .store
        .read(move |tx| tx.absences().presence_asks(now, AT_ONCE));
    Ok(due.await?)
}

/// Claims the question about a server for this process. Returns `false` if another process asks
/// it.
pub async fn take_ask(host: &Host, ask: PresenceAsk) -> Result<bool, Failure> {
    let pause = ASK_AGAIN.saturating_mul(1 << ask.asks.min(16));
    let again = host.clock.now().after(pause.min(LONGEST_PAUSE));
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.absences().take_ask(ask, again)?)
        })
        .await
}

/// Notes that the bot was in a server at a given moment, as Discord has answered.
pub async fn confirm(host: &Host, server: ServerId, at: Timestamp) -> Result<(), Failure> {
    let now = host.clock.now();
    host.store
        .write(Lock::None, move |tx| {
            Ok(tx.absences().prove_presence(server, at, now)?)
        })
        .await
}

/// Notes that the bot was found to be absent from a server when Discord was asked.
pub async fn find_absence(
    host: &Host,
    server: ServerId,
    asked_at: Timestamp,
) -> Result<(), Failure> {
    let now = host.clock.now();
    let found = host.store.write(Lock::None, move |tx| {
        let unseen = Unseen { asked_at, now };
        let look_at = now.after(FIRST_LOOK);
        Ok::<_, Failure>(tx.absences().begin_unseen(server, unseen, look_at)?)
    });
    let found = found.await?;
    absences::note_unseen(host, server, found).await
}

/// Notes that the bot has just been removed from a server, as Discord reports.
pub async fn leave(host: &Host, server: ServerId) -> Result<(), Failure> {
    let now = host.clock.now();
    let begun = host.store.write(Lock::None, move |tx| {
        Ok::<_, Failure>(tx.absences().begin(server, now, now.after(FIRST_LOOK))?)
    });
    let found = if begun.await? {
        Found::Begun
    } else {
        Found::Known
    };
    absences::note_unseen(host, server, found).await
}

/// Notes that Discord shows a server to the bot. It shows all of them after each start, so for
/// most servers that is no news.
pub async fn join(host: &Host, server: ServerId) -> Result<(), Failure> {
    if absences::is_away(host, server) {
        absences::come_back(host, server).await?;
    }
    Ok(())
}

/// Notes which servers of a shard the bot is in, as Discord reports on connecting. That proves
/// that the bot is in these; it may have been removed from others while it was disconnected.
pub(crate) async fn compare_servers(
    host: &Host,
    shard: Shard,
    present: HashSet<ServerId>,
) -> Result<(), Failure> {
    let now = host.clock.now();
    let absences = absences::load(host).await?;
    let away = absences.iter().filter(|one| one.ended_at.is_none());
    let away: HashSet<ServerId> = away.map(|one| one.server).collect();
    for server in away.intersection(&present) {
        absences::come_back(host, *server).await?;
    }
    let playing = host
        .store
        .read(|tx| Ok::<_, Failure>(tx.absences().servers_with_matches()?))
        .await?;
    let own = playing.into_iter();
    let own = own.filter(|server| server.is_server() && shard.has(*server));
    let (there, mut missing): (Vec<ServerId>, Vec<ServerId>) =
        own.partition(|server| present.contains(server));
    note_present(host, there, now).await?;
    missing.retain(|server| !away.contains(server));
    if missing.is_empty() {
        return Ok(());
    }
    host.store
        .write(Lock::None, move |tx| {
            for server in &missing {
                tx.absences().ask_presence(*server, now)?;
            }
            Ok::<_, Failure>(())
        })
        .await?;
    host.asked.notify_one();
    Ok(())
}

/// Notes that the bot is in these servers. Commits in batches, so nothing waits for all of
/// them.
async fn note_present(host: &Host, servers: Vec<ServerId>, now: Timestamp) -> Result<(), Failure> {
    for page in servers.chunks(AT_ONCE as usize) {
        let page = page.to_vec();
        host.store
            .write(Lock::None, move |tx| {
                for server in &page {
                    tx.absences().note_presence(*server, now)?;
                }
                Ok::<_, Failure>(())
            })
            .await?;
    }
    Ok(())
}

/// Moves the running matches of a deleted channel or thread elsewhere. Their boards find
/// another place where they can be shown, and until there is one, their clocks are stopped.
pub async fn lose_channel(host: &Host, channel: ChannelId) -> Result<(), Failure> {
    codes::lose_channel(host, channel).await?;
    let now = host.clock.now();
    let shown = host
        .store
        .read(move |tx| tx.showings().shown_in(channel))
        .await?;
    for (id, at) in shown {
        host.store
            .write(Lock::Match(id), move |tx| {
                let found = tx
                    .matches()
                    .find_at(at)?
                    .filter(|found| found.end.is_none());
                let unreachable = tx.showings().venue(at)?.and_then(|venue| venue.unreachable);
                match found {
                    Some(found)
                        if unreachable != Some(Unreachable::Gone)
                            && !tx.outbox().board_waits(at)? =>
                    {
                        Ok::<_, Failure>(tx.outbox().enqueue_at(at, &newest(&found), now)?)
                    }
                    _ => Ok(()),
                }
            })
            .await?;
    }
    Ok(())
}
