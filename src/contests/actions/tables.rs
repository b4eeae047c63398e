//! The table of servers, and a server's page.

use std::collections::HashMap;

use super::proposals::{check_guess, is_found, open_server, usual_terms};
use crate::{
    host::{Failure, Host, ReadCx},
    matches::actions::views::name,
};
use domain::{
    community::{
        Code, Season,
        contest::{BoardResult, Row, State, Terms},
    },
    matches::{Actor, ServerId, UserId},
    ratings::Pool,
};
use store::{Contests, OpenServer, ReadTx, RowWindow, TableKey};

/// How many servers a page of the table shows.
const PAGE: u32 = 10;

/// How many contests a server's page considers for its best members.
const MOST_CONTESTS: u32 = 100;

/// How many members a server's page names.
const MOST_MEMBERS: usize = 5;

/// How many opponents a server's page names.
const MOST_OPPONENTS: u32 = 15;

/// The page of the table to show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TablePage {
    /// The page with this index, from 0. An index past the end means the last page.
    At(u32),
    /// The page that lists the user's server, or otherwise the first.
    Own,
}

/// A page of the table of servers.
#[derive(Clone, Debug)]
pub struct ServerTable {
    /// The games it covers.
    pub pool: Pool,
    /// The season it covers, or `None` for all time.
    pub season: Option<Season>,
    /// The current season.
    pub now: Season,
    /// The index of the page, and the number of pages.
    pub page: (u32, u32),
    /// The servers on it, with their names.
    pub rows: Vec<(Row, String)>,
}

/// A server's record against another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ServerRecord {
    /// The other server's name.
    pub name: String,
    /// Contests won, drawn and lost.
    pub contests: [u32; 3],
    /// Half board points for and against.
    pub halves: [u32; 2],
}

/// A member's results for a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberRecord {
    /// The member's name.
    pub name: String,
    /// Half points.
    pub halves: u32,
    /// Boards played.
    pub boards: u32,
}

/// A server's page.
#[derive(Clone, Debug)]
pub struct ServerPage {
    /// Its name. `None`: it is the reader's own, whose name hasn't been needed yet.
    pub name: Option<String>,
    /// What it says about itself, if the reader's server finds it by its number or it was named by its code.
    pub open: Option<OpenServer>,
    /// Whether its number leads the reader's server to it, without its code.
    pub by_number: bool,
    /// The usual terms of a challenge to it from the reader's server. `None`: it is that server itself, or
    /// its description isn't shown.
    pub terms: Option<Terms>,
    /// Its row in the table of all games and all times, if it has played.
    pub row: Option<Row>,
    /// Its best members.
    pub members: Vec<MemberRecord>,
    /// Its record against other servers, the most frequent opponents first.
    pub against: Vec<ServerRecord>,
}

/// Loads a page of the table of servers.
pub fn load(
    cx: &ReadCx<'_>,
    pool: Pool,
    season: Option<Season>,
    page: TablePage,
) -> Result<ServerTable, Failure> {
    let tx = cx.tx;
    let of = TableKey { pool, season };
    let pages = tx.contests().count_servers(of)?.div_ceil(PAGE).max(1);
    let page = match page {
        TablePage::At(page) => page.min(pages - 1),
        TablePage::Own => own_page(&tx.contests(), of, cx.server(), pages)?,
    };
    let shown = tx.contests().server_rows(of, None, rows_of(page))?;
    let rows = shown
        .into_iter()
        .map(|row| Ok((row, server_name(tx, row.server)?)))
        .collect::<Result<_, Failure>>()?;
    Ok(ServerTable {
        pool,
        season,
        now: Season::of(cx.now),
        page: (page, pages),
        rows,
    })
}

/// Loads the page of a server: the reader's own, the open one that was named, or one in the table by
/// its number.
pub async fn server_page(
    host: &Host,
    by: Actor,
    named: Option<String>,
) -> Result<ServerPage, Failure> {
    if let Some(named) = &named {
        check_guess(host, &by, named).await?;
    }
    host.read(by, move |cx| load_page(cx, named.as_deref()))
        .await
}

fn load_page(cx: &ReadCx<'_>, named: Option<&str>) -> Result<ServerPage, Failure> {
    let (tx, here) = (cx.tx, cx.server());
    let server = match named {
        Some(named) => shown(tx, here, named)?,
        None => here,
    };
    let code = named.and_then(Code::read);
    let open = tx.servers().opening(server)?;
    let by_number = match &open {
        Some(open) => is_found(tx, here, open)?,
        None => false,
    };
    let is_known = |open: &OpenServer| by_number || code.as_ref() == Some(&open.opening.code);
    let open = open.filter(is_known);
    let other = open.as_ref().filter(|open| open.server != here);
    let terms = other
        .map(|other| usual_terms(tx, here, other))
        .transpose()?;
    Ok(ServerPage {
        name: known_name(tx, server)?,
        open,
        by_number,
        terms,
        row: row(&tx.contests(), server)?,
        members: members(tx, server)?,
        against: against(tx, server)?,
    })
}

/// Returns the server whose page was asked for. Servers that have played stay in the table.
fn shown(tx: &ReadTx<'_>, here: ServerId, named: &str) -> Result<ServerId, Failure> {
    if let Ok(number) = named.trim().parse()
        && row(&tx.contests(), ServerId(number))?.is_some()
    {
        return Ok(ServerId(number));
    }
    Ok(open_server(tx, here, named)?.server)
}

/// Returns a server's row in the table of all games and all times.
fn row(contests: &Contests<'_>, server: ServerId) -> Result<Option<Row>, Failure> {
    Ok(contests
        .server_rows(
            TableKey {
                pool: Pool::All,
                season: None,
            },
            Some(server),
            RowWindow { skip: 0, most: 1 },
        )?
        .pop())
}

/// Returns the row window of a page of the table.
const fn rows_of(page: u32) -> RowWindow {
    RowWindow {
        skip: page * PAGE,
        most: PAGE,
    }
}

/// Returns the page of the table that lists a server, or otherwise the first. Equal servers share a
/// place, so the page can be later than the place suggests.
fn own_page(
    contests: &Contests<'_>,
    of: TableKey,
    server: ServerId,
    pages: u32,
) -> Result<u32, Failure> {
    let Some(own) = contests
        .server_rows(of, Some(server), RowWindow { skip: 0, most: 1 })?
        .pop()
    else {
        return Ok(0);
    };
    for page in own.place.saturating_sub(1) / PAGE..pages {
        let rows = contests.server_rows(of, None, rows_of(page))?;
        if rows.iter().any(|row| row.server == server) {
            return Ok(page);
        }
    }
    Ok(0)
}

/// Returns the name of a server that has played, or its number.
pub(super) fn server_name(tx: &ReadTx<'_>, server: ServerId) -> Result<String, Failure> {
    Ok(known_name(tx, server)?.unwrap_or_else(|| server.to_string()))
}

/// Returns the name of a server as far as it is known: as last seen, or as in its last contest.
fn known_name(tx: &ReadTx<'_>, server: ServerId) -> Result<Option<String>, Failure> {
    if let Some(name) = tx.servers().name(server)? {
        return Ok(Some(name));
    }
    if let Some(open) = tx.servers().opening(server)? {
        return Ok(Some(open.name));
    }
    let last = tx.contests().of_server(server, 1)?.pop();
    let named = last.and_then(|contest| {
        let team = contest.team_of(server).ok()?;
        Some(contest.names[team.index()].clone())
    });
    Ok(named)
}

/// Returns the members who have done most for a server, by points and then by fewer boards.
fn members(tx: &ReadTx<'_>, server: ServerId) -> Result<Vec<MemberRecord>, Failure> {
    let mut done: HashMap<UserId, (u32, u32)> = HashMap::new();
    for contest in tx.contests().of_server(server, MOST_CONTESTS)? {
        let Ok(team) = contest.team_of(server) else {
            continue;
        };
        if contest.state != State::Over {
            continue;
        }
        for board in tx.contests().boards(contest.id)? {
            if let Some(result @ (BoardResult::Won(_) | BoardResult::Drawn)) = board.result {
                let (halves, boards) = done.entry(board.players[team.index()]).or_default();
                *halves += result.halves()[team.index()];
                *boards += 1;
            }
        }
    }
    let mut done: Vec<(UserId, (u32, u32))> = done.into_iter().collect();
    done.sort_by_key(|(user, (halves, boards))| (std::cmp::Reverse(*halves), *boards, *user));
    done.truncate(MOST_MEMBERS);
    let named = done.into_iter().map(|(user, (halves, boards))| {
        Ok(MemberRecord {
            name: name(&tx.people(), server, user)?,
            halves,
            boards,
        })
    });
    named.collect()
}

fn against(tx: &ReadTx<'_>, server: ServerId) -> Result<Vec<ServerRecord>, Failure> {
    let met = tx
        .contests()
        .record_against(server, MOST_OPPONENTS)?
        .into_iter();
    let records = met.map(|met| {
        Ok(ServerRecord {
            name: server_name(tx, met.opponent)?,
            contests: met.contests,
            halves: met.halves,
        })
    });
    records.collect()
}
