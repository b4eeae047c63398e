//! The daily digest: all the matches that are waiting for a player.

use std::{collections::HashSet, time::Duration};

use crate::{
    clocks::actions::{UNREADABLE, fails_for_good, is_past, reminders::WaitingView},
    host::{
        Failure, Host,
        pass::{self, AT_ONCE, Left, Pass},
    },
};
use domain::{
    clock::Timestamp,
    matches::{MatchId, Refusal, ShowingId, UserId},
};
use store::{Lock, Post, ReadTx, Reminders, Venue, WriteTx};

/// A digest that is late, for example after an outage, is skipped if the next one is due within this
/// time.
const SOON: Duration = Duration::from_hours(1);

/// All the matches that are waiting for a player, in the order in which time runs out. There may be none
/// left.
#[derive(Clone, Debug)]
pub struct DigestView {
    /// The player.
    pub player: UserId,
    /// The matches.
    pub lines: Vec<WaitingView>,
    /// The matches among them in which time has run out.
    pub up: HashSet<MatchId>,
    /// Where the first of them was shown when the digest was due.
    pub venue: Venue,
    /// Whether the next digest is due so soon that this one isn't sent any more.
    pub is_overtaken: bool,
}

/// Sends the digests that are due.
pub(crate) async fn send_due(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let now = pass.until;
    pass::do_page(
        host,
        pass,
        |tx, until, after| tx.reminders().due_digests(until, after, AT_ONCE),
        |tx, until| tx.reminders().next_digest(until),
        |player| send_one(host, player, now),
    )
    .await
}

async fn send_one(host: &Host, player: UserId, now: Timestamp) -> Result<(), Failure> {
    let sent = host
        .store
        .write(Lock::User(player), move |tx| send(tx, player, now));
    if fails_for_good(sent.await, player, "a digest could not be sent")? {
        host.store
            .write(Lock::User(player), move |tx| {
                Ok::<_, Failure>(
                    tx.reminders()
                        .put_off_digest(player, now.after(UNREADABLE))?,
                )
            })
            .await?;
    }
    Ok(())
}

impl DigestView {
    /// Loads a player's digest, for a post in this showing.
    pub(crate) fn load(
        tx: &ReadTx<'_>,
        at: ShowingId,
        player: UserId,
        now: Timestamp,
    ) -> Result<DigestView, Failure> {
        let waiting = tx.matches().waiting(player)?;
        let lines = waiting.iter().map(|one| WaitingView::load(tx, one));
        let lines: Vec<WaitingView> = lines.collect::<Result<_, _>>()?;
        let mut up = HashSet::new();
        for WaitingView { waiting, .. } in &lines {
            if is_past(&tx.life(), waiting.id, waiting.deadline, now)? {
                up.insert(waiting.id);
            }
        }
        Ok(DigestView {
            player,
            lines,
            up,
            venue: tx
                .showings()
                .venue(at)?
                .ok_or(Refusal::Unknown(MatchId(at.0)))?,
            is_overtaken: is_overtaken(&tx.reminders(), player, now)?,
        })
    }
}

/// Returns whether a player's digest is so late that the next one is due soon.
fn is_overtaken(
    reminders: &Reminders<'_>,
    player: UserId,
    now: Timestamp,
) -> Result<bool, Failure> {
    let next = reminders.digest_at(player)?;
    Ok(next.is_some_and(|next| next <= now.after(SOON)))
}

/// Sends a player's digest, unless another process was quicker.
fn send(tx: &WriteTx<'_>, player: UserId, now: Timestamp) -> Result<(), Failure> {
    if tx.reminders().digest_at(player)?.is_none_or(|at| at > now) {
        return Ok(());
    }
    // That also sets when the next one is due.
    tx.reminders()
        .set_notices(player, &tx.reminders().notices(player)?, now)?;
    if let Some(first) = tx.matches().waiting(player)?.first() {
        let home = tx.showings().home_of(first.id, player)?;
        tx.outbox()
            .enqueue_unordered(home, &Post::Digest { player }, now)?;
    }
    Ok(())
}
