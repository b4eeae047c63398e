//! The daily digest: all the matches that wait for a player.

use super::{
    Failure, Host,
    clocks::{UNREADABLE, fails_for_good},
    reminders::WaitingView,
};
use crate::{
    clock::Timestamp,
    matches::{MatchId, Refusal, UserId},
    store::{Lock, Post, ReadTx, Venue, WriteTx},
};

/// How many due digests are looked for at once.
const AT_ONCE: u32 = 100;

/// All the matches that wait for a player, in the order in which time runs out there. There may be
/// none any more.
#[derive(Clone, Debug)]
pub struct DigestView {
    /// The player.
    pub player: UserId,
    /// When it was loaded: deadlines before are past.
    pub now: Timestamp,
    /// The matches.
    pub lines: Vec<WaitingView>,
    /// Where the first of them was shown when the digest was due.
    pub venue: Venue,
}

impl Host {
    /// Has digests sent that are due.
    pub(super) async fn send_digests(&self, now: Timestamp) -> Result<(), Failure> {
        loop {
            let due = self
                .store
                .read(move |tx| Ok::<_, Failure>(tx.due_digests(now, AT_ONCE)?));
            let due = due.await?;
            if due.is_empty() {
                return Ok(());
            }
            for player in due {
                let sent = self
                    .store
                    .write(Lock::User(player), move |tx| send(tx, player, now));
                if fails_for_good(sent.await, player, "a digest cannot be sent")? {
                    self.store
                        .write(Lock::User(player), move |tx| {
                            Ok::<_, Failure>(tx.put_off_digest(player, now.after(UNREADABLE))?)
                        })
                        .await?;
                }
            }
        }
    }
}

impl DigestView {
    /// Loads a player's digest, which a post about this match is for.
    pub(super) fn load(
        tx: &ReadTx<'_>,
        about: MatchId,
        player: UserId,
        now: Timestamp,
    ) -> Result<DigestView, Failure> {
        let waiting = tx.waiting_matches(player)?;
        let lines = waiting.iter().map(|one| WaitingView::load(tx, one));
        Ok(DigestView {
            player,
            now,
            lines: lines.collect::<Result<_, _>>()?,
            venue: tx.venue(about)?.ok_or(Refusal::Unknown(about))?,
        })
    }
}

/// Another process may have been quicker.
fn send(tx: &WriteTx<'_>, player: UserId, now: Timestamp) -> Result<(), Failure> {
    if tx.digest_at(player)?.is_none_or(|at| at > now) {
        return Ok(());
    }
    // That also says when the next one comes.
    tx.set_notices(player, &tx.notices(player)?, now)?;
    if let Some(first) = tx.waiting_matches(player)?.first() {
        tx.say_beside(first.id, &Post::Digest { player }, now)?;
    }
    Ok(())
}
