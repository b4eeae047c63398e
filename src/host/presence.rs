//! Whether the bot is in a server, before someone loses on time.
//!
//! Before anyone is penalised for running out of time, there must be a [proof](store) that the bot was
//! in the servers of the match after the time ran out. Usually there is none, and Discord is asked
//! once. The match waits for the answer; if none comes, Discord is asked again, less and less often,
//! and no other match waits for that.

use super::Failure;
use domain::{clock::Timestamp, matches::MatchId};
use store::WriteTx;

/// How this process knows whether the bot is in a server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Presence {
    /// It has no connection to Discord, as with command-line tools: the bot is assumed to be
    /// everywhere it is not known to be absent.
    #[default]
    Assumed,
    /// Discord can be asked.
    Asked,
}

impl Presence {
    /// Returns whether the bot is in all servers of a match, and was there at a given moment or
    /// later. If that is not known, Discord is asked, and the match is checked again once it has
    /// answered.
    pub(crate) fn is_proven(
        self,
        tx: &WriteTx<'_>,
        id: MatchId,
        since: Timestamp,
        now: Timestamp,
    ) -> Result<bool, Failure> {
        if self == Presence::Assumed {
            return Ok(true);
        }
        let mut proven = true;
        for showing in tx.showings().of_match(id)? {
            let server = showing.place.server;
            if !server.is_server() {
                continue;
            }
            if tx.absences().since(server)?.is_some() {
                proven = false;
            } else if tx
                .absences()
                .last_presence(server)?
                .is_none_or(|at| at < since)
            {
                tx.absences().ask_presence(server, now)?;
                proven = false;
            }
        }
        Ok(proven)
    }
}
