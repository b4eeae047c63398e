//! The gateway's sessions: which events each one gets, and which are kept for a resume.

mod connection;
mod dispatch;
mod held;
pub(crate) mod intents;
mod ready;
mod session;

use std::collections::{BTreeMap, BTreeSet};

pub(crate) use connection::upgrade;
pub(crate) use dispatch::Event;
pub(crate) use held::{Held, keep_sending_late};
pub(crate) use session::{Frame, Line, Session};

use super::{clock::Millis, id::Id};

/// How long a session without a connection can be resumed. Discord gives no number; bots report a
/// few minutes.
const RESUMABLE: Millis = 3 * 60 * 1_000;

/// All sessions by their id.
#[derive(Debug, Default)]
pub(crate) struct Gateway {
    sessions: BTreeMap<String, Session>,
    /// The last number given to a session or connection.
    given: u64,
}

/// Why a resume is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoResume {
    /// The session is unknown, too old, or has missed too much: opcode 9.
    Invalid,
    /// The client claims to have received events that were never sent: close code 4007.
    Sequence,
}

impl Gateway {
    pub(crate) fn next_number(&mut self) -> u64 {
        self.given += 1;
        self.given
    }

    /// Whether a bot is connected and identified.
    pub(crate) fn connected(&self) -> bool {
        self.sessions.values().any(Session::is_connected)
    }

    /// Returns the connected shards, each as its number and how many there are.
    pub(crate) fn shards(&self) -> BTreeSet<(u64, u64)> {
        let connected = self
            .sessions
            .values()
            .filter(|session| session.is_connected());
        connected.map(|session| session.shard).collect()
    }

    pub(crate) fn open(&mut self, session: Session) {
        self.sessions.insert(session.id.clone(), session);
    }

    pub(crate) fn session_mut(&mut self, id: &str) -> Option<&mut Session> {
        self.sessions.get_mut(id)
    }

    pub(crate) fn sessions_mut(&mut self) -> impl Iterator<Item = &mut Session> {
        self.sessions.values_mut()
    }

    /// Gives a session to a new connection and sends it everything after `seq`.
    pub(crate) fn resume(
        &mut self,
        id: &str,
        seq: u64,
        line: Line,
        now: Millis,
    ) -> Result<(), NoResume> {
        self.forget_old(now);
        let session = self.sessions.get_mut(id).ok_or(NoResume::Invalid)?;
        let answer = session.resume(seq, line);
        if answer == Err(NoResume::Invalid) {
            self.sessions.remove(id);
        }
        answer
    }

    /// Records that the connection with this number is gone. `ended` means that the client will not
    /// resume.
    pub(crate) fn disconnected(&mut self, id: &str, connection: u64, ended: bool, now: Millis) {
        let Some(session) = self.sessions.get_mut(id) else {
            return;
        };
        if session.disconnect(connection, now) && ended {
            self.sessions.remove(id);
        }
    }

    pub(crate) fn forget_old(&mut self, now: Millis) {
        self.sessions.retain(|_, session| {
            session
                .lost_at()
                .is_none_or(|lost| now.saturating_sub(lost) <= RESUMABLE)
        });
    }

    /// Cuts every connection without a close frame.
    pub(crate) fn drop_all(&mut self) {
        for session in self.sessions.values_mut() {
            session.send(Frame::Drop);
        }
    }

    /// Asks clients to reconnect and resume: opcode 7.
    pub(crate) fn ask_to_reconnect(&mut self) {
        for session in self.sessions.values_mut() {
            session.send(Frame::Text(
                r#"{"op":7,"d":null,"s":null,"t":null}"#.to_owned(),
            ));
        }
    }

    /// Ends every session; clients must identify again: opcode 9.
    pub(crate) fn invalidate_all(&mut self) {
        for session in self.sessions.values_mut() {
            session.send(Frame::Text(invalid_session()));
        }
        self.sessions.clear();
    }

    /// Returns the shard that a guild (or, without one, direct messages) belongs to.
    fn shard_of(guild: Option<Id>, count: u64) -> u64 {
        guild.map_or(0, |guild| (guild.0 >> 22) % count.max(1))
    }
}

/// Returns the opcode 9 that allows no resume.
pub(crate) fn invalid_session() -> String {
    r#"{"op":9,"d":false,"s":null,"t":null}"#.to_owned()
}
