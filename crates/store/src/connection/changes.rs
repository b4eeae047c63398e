//! Which matches may have changed, for those who look at them live.

use std::{fmt::Write, str::FromStr};

use tokio::sync::broadcast::{
    self, Receiver, Sender,
    error::{RecvError, TryRecvError},
};

use domain::matches::MatchId;

/// How many changes a listener can be behind. Then it is told that any match may have changed.
const MOST: usize = 1024;

/// The most matches that are told of in one message to other processes: its text must be shorter than
/// 8,000 bytes. <https://www.postgresql.org/docs/current/sql-notify.html>
const MOST_NAMED: usize = 500;

/// Tells listeners. Cheap to clone; all clones have the same listeners.
#[derive(Clone, Debug)]
pub(super) struct Changes(Sender<Change>);

/// A match that may have changed, or all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// This match.
    Match(MatchId),
    /// Any match: some changes were missed.
    Any,
}

/// Hears of changes from the moment when it was created.
#[derive(Debug)]
pub struct Changed(Receiver<Change>);

impl Default for Changes {
    fn default() -> Changes {
        Changes(broadcast::channel(MOST).0)
    }
}

impl Changes {
    pub(super) fn tell(&self, matches: &[MatchId]) {
        for id in matches {
            // It fails if nobody listens.
            let _ = self.0.send(Change::Match(*id));
        }
    }

    pub(super) fn tell_of_all(&self) {
        let _ = self.0.send(Change::Any);
    }

    pub(super) fn listen(&self) -> Changed {
        Changed(self.0.subscribe())
    }
}

impl Changed {
    /// Waits for the next change. `None` if the store is gone.
    pub async fn next(&mut self) -> Option<Change> {
        match self.0.recv().await {
            Ok(change) => Some(change),
            Err(RecvError::Lagged(_)) => {
                self.skip();
                Some(Change::Any)
            }
            Err(RecvError::Closed) => None,
        }
    }

    /// Forgets everything up to now.
    fn skip(&mut self) {
        while matches!(self.0.try_recv(), Ok(_) | Err(TryRecvError::Lagged(_))) {}
    }
}

/// Writes matches for other processes. Those that are too many are left out.
pub(super) fn write(matches: &[MatchId]) -> String {
    let mut text = String::new();
    for id in matches.iter().take(MOST_NAMED) {
        // Writing to a string cannot fail.
        let _ = write!(text, "{} ", id.0);
    }
    text
}

/// Reads what [`write()`] wrote. What it doesn't understand was written by another version.
pub(super) fn read_changes(text: &str) -> Vec<MatchId> {
    let numbers = text.split_whitespace().map(u32::from_str);
    numbers.filter_map(Result::ok).map(MatchId).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_other_processes_are_told_is_read_back_and_fits() {
        let few = [MatchId(7), MatchId(4_294_967_295)];
        assert_eq!(read_changes(&write(&few)), few);
        assert_eq!(read_changes(&write(&[])), []);
        assert_eq!(read_changes("7 eight"), [MatchId(7)]);
        let many = vec![MatchId(u32::MAX); 5_000];
        assert!(write(&many).len() < 8_000);
    }

    #[tokio::test]
    async fn who_is_too_far_behind_hears_that_anything_may_have_changed() {
        let changes = Changes::default();
        let mut changed = changes.listen();
        changes.tell(&[MatchId(1)]);
        assert_eq!(changed.next().await, Some(Change::Match(MatchId(1))));
        changes.tell(&vec![MatchId(2); MOST + 1]);
        assert_eq!(changed.next().await, Some(Change::Any));
        changes.tell(&[MatchId(3)]);
        assert_eq!(changed.next().await, Some(Change::Match(MatchId(3))));
        drop(changes);
        assert_eq!(changed.next().await, None);
    }
}
