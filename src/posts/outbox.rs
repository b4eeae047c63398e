//! What an operator can do with posts that were set aside.

use crate::{
    host::{Failure, Host},
    matches::actions::venues::newest,
};
use domain::{clock::Timestamp, matches::ShowingId};
use store::{About, Lock, Post, SetAside, WriteTx};

/// The outcome of an attempt to retry a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Retried {
    /// It will be sent again.
    Again,
    /// A newer board of its match is already waiting, so it is not needed.
    Overtaken,
    /// This version of the program cannot read it.
    Unreadable,
    /// No post with this number is set aside.
    Unknown,
}

/// Returns the posts that could not be delivered, the oldest first.
pub async fn set_aside(host: &Host) -> Result<Vec<SetAside>, Failure> {
    host.store.read(|tx| Ok(tx.outbox().set_aside()?)).await
}

/// Sends a post that was set aside again, after everything else that is waiting for its match.
/// A board is sent in its current state.
pub async fn retry(host: &Host, post: &SetAside) -> Result<Retried, Failure> {
    let Some(say) = post.post() else {
        return Ok(Retried::Unreadable);
    };
    let (id, about, now) = (post.id, post.about, host.clock.now());
    let tried_at = post.tried_at;
    host.store
        .write(about.lock(), move |tx| {
            if !tx.outbox().drop_set_aside(id)? {
                return Ok(Retried::Unknown);
            }
            match about {
                About::Match(_, at) => enqueue_again(tx, at, &say, tried_at, now),
                About::Bulletin(id) => {
                    tx.bulletins().show(id, now)?;
                    Ok(Retried::Again)
                }
            }
        })
        .await
}

/// Removes a post that was set aside. Returns `false` if there is none with this number.
pub async fn drop_set_aside(host: &Host, id: i64) -> Result<bool, Failure> {
    host.store
        .write(Lock::None, move |tx| Ok(tx.outbox().drop_set_aside(id)?))
        .await
}

fn enqueue_again(
    tx: &WriteTx<'_>,
    at: ShowingId,
    post: &Post,
    tried_at: Option<Timestamp>,
    now: Timestamp,
) -> Result<Retried, Failure> {
    let newest = match post {
        Post::Board { .. } | Post::Result => {
            if tx.outbox().board_waits(at)? {
                return Ok(Retried::Overtaken);
            }
            tx.matches().find_at(at)?.as_ref().map(newest)
        }
        other => Some(other.clone()),
    };
    match newest {
        Some(newest) => tx.outbox().enqueue_again(at, &newest, tried_at, now)?,
        None => return Ok(Retried::Overtaken),
    }
    Ok(Retried::Again)
}
