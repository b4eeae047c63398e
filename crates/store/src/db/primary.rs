//! Which PostgreSQL server takes writes.
//!
//! The address of a database can begin to lead to another server: a standby was promoted, a virtual address
//! moved, the old server came back as a standby. A connection that works can therefore lead to the wrong
//! server, which refuses to write or, worse, answers with what was true before. So each connection asks when
//! it is made whether its server takes writes, as libpq does for `target_session_attrs=read-write`, and on
//! which timeline it is. A promotion begins a new timeline:
//! <https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-TIMELINES>
//!
//! What one connection finds counts for all of a process. A new server begins a new *term*, and connections
//! of an earlier term are replaced before their next job.

use std::sync::{Mutex, MutexGuard, PoisonError};

use postgres::{Client, Row, error::SqlState};

use super::{DbError, Kind};

/// Asks whether a server is a replica, and if it is not, on which timeline it writes, and for its system's
/// number. The log's file name begins with the timeline, also right after a promotion, when the control file
/// still has the old one.
const ASK: &str = "SELECT pg_is_in_recovery(),
    CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END,
    (SELECT system_identifier FROM pg_control_system())";

/// Asks for less, for servers whose administrators keep the system's number to themselves.
const ASK_LESS: &str = "SELECT pg_is_in_recovery(),
    CASE WHEN NOT pg_is_in_recovery() THEN left(pg_walfile_name(pg_current_wal_lsn()), 8) END";

/// Asks only the first, for servers that tell neither.
const ASK_LEAST: &str = "SELECT pg_is_in_recovery()";

/// A time in which one server takes writes, as far as this process knows. They are counted from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Term(u64);

/// A server that takes writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Identity {
    /// The number that a cluster of databases gets when it is created. Its standbys have the same. `None`
    /// where the server keeps it to itself, as its standbys do then.
    system: Option<i64>,
    timeline: u32,
}

/// What the connections of a process have found out together.
#[derive(Debug, Default)]
pub(super) struct Primary(Mutex<Known>);

#[derive(Debug, Default)]
struct Known {
    term: Term,
    current: Option<Identity>,
    /// The systems that were current before.
    left: Vec<Option<i64>>,
    /// Whether the last attempt to connect reached no server that takes writes.
    is_lost: bool,
}

impl Identity {
    /// Returns whether this server continues what the other one wrote, which it may have received
    /// incompletely.
    pub(super) fn succeeds(self, earlier: Identity) -> bool {
        self.system == earlier.system && self.timeline > earlier.timeline
    }

    /// Returns how often a server was promoted before it became this one.
    pub(super) const fn timeline(self) -> u32 {
        self.timeline
    }
}

impl Primary {
    /// Returns whether this is the server that takes writes, as far as is known.
    pub(super) fn is_current(&self, found: Option<Identity>) -> bool {
        found.is_some() && self.known().current == found
    }

    /// Returns the current term.
    pub(super) fn term(&self) -> Term {
        self.known().term
    }

    /// Returns whether the last attempt to connect reached a server that takes writes.
    pub(super) fn is_reached(&self) -> bool {
        !self.known().is_lost
    }

    /// Returns the term of a connection to this server. `None` stands for a server that doesn't say which
    /// one it is.
    ///
    /// # Errors
    /// If another server has taken its place.
    pub(super) fn admit(&self, found: Option<Identity>) -> Result<Term, DbError> {
        let mut known = self.known();
        let Some(found) = found else {
            return Ok(known.term);
        };
        match known.current {
            Some(current) if current == found => return Ok(known.term),
            Some(current) if current.succeeds(found) => return Err(DbError::LeftBehind),
            Some(_) if known.left.contains(&found.system) => return Err(DbError::LeftBehind),
            Some(current) => {
                if current.system != found.system {
                    known.left.push(current.system);
                }
                known.term.0 += 1;
                let Identity { system, timeline } = found;
                tracing::warn!(
                    ?system,
                    timeline,
                    "the database is on another server now, so the bot reconnects"
                );
            }
            None => {}
        }
        known.current = Some(found);
        Ok(known.term)
    }

    /// Notes that a connection of this term met a server that doesn't take writes, so that all others ask
    /// again where they lead.
    pub(super) fn doubt(&self, term: Term) {
        let mut known = self.known();
        if known.term == term {
            known.term.0 += 1;
        }
    }

    /// Notes whether an attempt to connect reached a server that takes writes.
    pub(super) fn note<T>(&self, connected: &Result<T, DbError>) {
        let mut known = self.known();
        match connected {
            Ok(_) if known.is_lost => {
                known.is_lost = false;
                tracing::info!("the database can be reached again and accepts writes");
            }
            Err(error) if !known.is_lost && !is_full(error) => {
                known.is_lost = true;
                let error = error.chain();
                tracing::warn!(
                    error,
                    "the database can't be reached, or its server doesn't accept writes"
                );
            }
            _ => {}
        }
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a server is there and has no place for one more connection.
fn is_full(error: &DbError) -> bool {
    matches!(error, DbError::Postgres(error) if error.code() == Some(&SqlState::TOO_MANY_CONNECTIONS))
}

/// Asks a server which one it is. `None` if it takes writes and doesn't say more.
///
/// # Errors
/// If it is a replica, or doesn't answer.
pub(super) fn ask(client: &mut Client) -> Result<Option<Identity>, DbError> {
    let row = match tell(client, ASK)? {
        Some(row) => row,
        None => match tell(client, ASK_LESS)? {
            Some(row) => row,
            None => client.query_one(ASK_LEAST, &[])?,
        },
    };
    if row.try_get(0)? {
        return Err(DbError::Replica);
    }
    if row.len() == 1 {
        return Ok(None);
    }
    let timeline: Option<String> = row.try_get(1)?;
    let timeline = timeline.and_then(|digits| u32::from_str_radix(&digits, 16).ok());
    let system = if row.len() == 2 {
        None
    } else {
        row.try_get(2)?
    };
    Ok(timeline.map(|timeline| Identity { system, timeline }))
}

/// Asks a server for something that it may keep to itself. `None` if it does.
fn tell(client: &mut Client, ask: &str) -> Result<Option<Row>, DbError> {
    match client.query_one(ask, &[]).map_err(DbError::from) {
        Err(error) if error.kind() == Kind::Lasting => {
            let error = error.chain();
            tracing::debug!(error, "the database server doesn't identify itself");
            Ok(None)
        }
        answered => answered.map(Some),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn server(system: i64, timeline: u32) -> Identity {
        let system = Some(system);
        Identity { system, timeline }
    }

    fn refuses(primary: &Primary, found: Identity) -> bool {
        matches!(primary.admit(Some(found)), Err(DbError::LeftBehind))
    }

    #[test]
    fn a_promoted_server_begins_a_term_and_the_one_before_it_is_refused() {
        let primary = Primary::default();
        let first = primary.admit(Some(server(7, 1))).expect("the first");
        assert_eq!(primary.admit(Some(server(7, 1))).expect("the same"), first);
        let next = primary.admit(Some(server(7, 3))).expect("a newer one");
        assert_ne!(next, first);
        assert_eq!(primary.term(), next);
        assert!(refuses(&primary, server(7, 1)) && refuses(&primary, server(7, 2)));
        assert_eq!(primary.admit(None).expect("it doesn't say"), next);
    }

    #[test]
    fn a_database_that_moved_to_another_system_does_not_come_back() {
        let primary = Primary::default();
        let first = primary.admit(Some(server(7, 4))).expect("the first");
        let next = primary.admit(Some(server(8, 1))).expect("another system");
        assert_ne!(next, first);
        assert!(refuses(&primary, server(7, 4)) && refuses(&primary, server(7, 5)));
        assert_eq!(primary.admit(Some(server(8, 1))).expect("the same"), next);
    }

    #[test]
    fn whoever_meets_a_replica_makes_the_others_ask_again_once() {
        let primary = Primary::default();
        let term = primary.admit(Some(server(7, 1))).expect("the first");
        primary.doubt(term);
        let asked_again = primary.term();
        assert_ne!(asked_again, term);
        primary.doubt(term);
        assert_eq!(primary.term(), asked_again);
        assert_eq!(
            primary.admit(Some(server(7, 1))).expect("it is"),
            asked_again
        );
    }

    #[test]
    fn it_is_reached_until_an_attempt_fails_and_after_the_next_that_succeeds() {
        let primary = Primary::default();
        assert!(primary.is_reached());
        primary.note(&Err::<(), _>(DbError::Replica));
        assert!(!primary.is_reached());
        primary.note(&Ok(()));
        assert!(primary.is_reached());
    }
}
