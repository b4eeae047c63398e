//! The log of moderators' actions in a server.

use crate::host::{Failure, ReadCx};
use domain::matches::{Refusal, Ruling, ServerId, UserId};
use store::{Deed, DeedId, DeedPlace, Deeds, Done, Matches};

/// How many deeds a page shows. A line with the longest reason has less than 380 characters, and a
/// message can have 2,000.
const LISTED: u32 = 5;

/// A page of a log.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogPage {
    /// The newest deeds.
    Newest,
    /// The deeds just older than this one.
    OlderThan(DeedId),
    /// The deeds just newer than this one.
    NewerThan(DeedId),
}

/// A line of a log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The deed.
    pub done: Done,
    /// The winner, if this is a ruling that names one.
    pub winner: Option<UserId>,
}

/// A page of the log of a server.
#[derive(Clone, Debug)]
pub struct LogView {
    /// The deeds, the newest first.
    pub lines: Vec<LogLine>,
    /// Whether there are newer deeds.
    pub more_newer: bool,
    /// Whether there are older deeds.
    pub more_older: bool,
}

/// Loads a page of the log of a server.
pub fn page(cx: &ReadCx<'_>, page: LogPage) -> Result<LogView, Failure> {
    let (tx, server) = (cx.tx, cx.server());
    let done = match page {
        LogPage::Newest => tx.deeds().done_before(server, DeedPlace::LAST, LISTED)?,
        LogPage::OlderThan(id) => {
            tx.deeds()
                .done_before(server, place(&tx.deeds(), server, id)?, LISTED)?
        }
        LogPage::NewerThan(id) => {
            tx.deeds()
                .done_after(server, place(&tx.deeds(), server, id)?, LISTED)?
        }
    };
    let newest = done.first().map_or(DeedPlace::LAST, DeedPlace::of);
    let oldest = done.last().map_or(DeedPlace::FIRST, DeedPlace::of);
    Ok(LogView {
        more_newer: !tx.deeds().done_after(server, newest, 1)?.is_empty(),
        more_older: !tx.deeds().done_before(server, oldest, 1)?.is_empty(),
        lines: done
            .into_iter()
            .map(|done| line(&tx.matches(), done))
            .collect::<Result<_, _>>()?,
    })
}

fn line(matches: &Matches<'_>, done: Done) -> Result<LogLine, Failure> {
    let winner = match done.what.deed {
        Deed::Ruling(id, Ruling::Win(side)) => matches.players(id)?.map(|players| players.on(side)),
        _ => None,
    };
    Ok(LogLine { done, winner })
}

/// Returns the place of a deed in the log.
fn place(deeds: &Deeds<'_>, server: ServerId, id: DeedId) -> Result<DeedPlace, Failure> {
    let at = deeds.done_at(server, id)?.ok_or(Refusal::UnknownButton)?;
    Ok(DeedPlace { at, id })
}
