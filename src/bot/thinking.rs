//! The computer's turns: searched and played as long as the bot runs.

use std::time::Duration;

use tokio::{task::JoinSet, time::Instant};

use crate::{
    discord::{alarm::database_failed, error::Error},
    host::{Failure, Host},
    learning::actions::computer::{ComputerTurns, turns},
};
use store::{ComputerTurn, Holder};

/// The most turns in progress: more than there are thinkers, so that none of these waits, and few enough
/// to leave some to other processes.
const MOST_AT_ONCE: usize = 8;

/// How long to wait when another process is about to take what is due.
const TAKEN: Duration = Duration::from_millis(100);

/// How long to wait after a failure of the database.
const RETRY: Duration = Duration::from_secs(10);

/// Plays the computer's turns until it is aborted.
pub(super) async fn run(host: Host, holder: Holder) {
    let mut under_way = JoinSet::new();
    loop {
        let room = MOST_AT_ONCE - under_way.len();
        let claimed = turns::claim(&host, holder, room).await;
        let now = host.clock().now();
        let next = match claimed {
            Ok(ComputerTurns { turns, next }) => {
                for turn in turns {
                    under_way.spawn(play(host.clone(), holder, turn));
                }
                next.max(now.after(TAKEN))
            }
            Err(error) => {
                database_failed(&error.into());
                now.after(RETRY)
            }
        };
        loop {
            let full = under_way.len() >= MOST_AT_ONCE;
            tokio::select! {
                () = turns::wait(&host, next), if !full => break,
                Some(done) = under_way.join_next() => {
                    if let Err(error) = done {
                        // The lease expires, and then the turn is tried again.
                        tracing::error!(%error, "the computer's turn panicked");
                    }
                    if full {
                        break;
                    }
                }
            }
        }
    }
}

async fn play(host: Host, holder: Holder, turn: ComputerTurn) {
    let began = Instant::now();
    let played = turns::play(&host, holder, turn).await;
    host.measurements().thought(began.elapsed());
    match played {
        Ok(()) => {}
        Err(error @ Failure::Broken(_)) => database_failed(&error.into()),
        Err(error) => {
            let error = Error::from(error).chain();
            tracing::error!(about = %turn.id, error, "the computer can't move");
        }
    }
}
