//! Contests and other servers: what several commands and clicks do alike.

pub(crate) mod buttons;
pub(crate) mod command;

use crate::{
    contests::{
        actions::{proposals, tables, views},
        cards::{self, TeamReader},
    },
    discord::{
        handlers::{Caller, Error},
        messages::Message,
    },
    host::Host,
    servers::{
        actions::openings,
        cards::{self as server_cards, servers_found},
    },
};
use domain::community::{
    Refused, Season,
    contest::{ContestId, NoContest, Terms},
};

/// Lists the contests of the server.
pub(crate) async fn list(host: &Host, caller: &Caller) -> Result<Message, Error> {
    let contests = host.read(caller.actor(), proposals::list).await?;
    let others = if caller.manages {
        host.read(caller.actor(), openings::others).await?
    } else {
        Vec::new()
    };
    let now = Season::of(host.clock().now());
    Ok(cards::contests(&contests, &others, now))
}

/// Shows a contest to a member, with what they can do in their team.
pub(crate) async fn card(host: &Host, caller: &Caller, id: ContestId) -> Result<Message, Error> {
    let view = host
        .read(caller.actor(), move |cx| views::load(cx, id))
        .await?;
    let own = view.team_of(caller.server);
    let reader = own.map(|team| {
        let captain = view.teams[team.index()].captain.as_ref();
        let is_captain = captain.is_some_and(|(captain, _)| *captain == caller.user);
        TeamReader {
            user: caller.user,
            team,
            leads: caller.manages || is_captain,
            manages: caller.manages,
        }
    });
    let message = cards::contest_shown(&view, reader);
    let plays = own.is_some_and(|team| {
        let unfinished = view.boards.iter().map(|line| &line.board);
        let mut unfinished = unfinished.filter(|board| board.result.is_none());
        unfinished.any(|board| board.players[team.index()] == caller.user)
    });
    let message = if plays {
        cards::with_playing(message, &view.contest)
    } else {
        message
    };
    let message = if reader.is_some_and(|reader| reader.leads) {
        cards::with_leading(message, &view.contest)
    } else {
        message
    };
    Ok(match reader.filter(|reader| reader.manages) {
        Some(reader) => cards::with_managing(message, &view.contest, reader.team),
        None => message,
    })
}

/// Shows the page of a server: of this one, or of the one that is named. A challenge to it is shown on these
/// terms, or on the usual ones.
pub(crate) async fn server_page(
    host: &Host,
    caller: &Caller,
    named: Option<String>,
    terms: Option<Terms>,
) -> Result<Message, Error> {
    let by = caller.actor();
    let mut page = tables::server_page(host, by.clone(), named).await?;
    page.terms = page.terms.map(|usual| terms.unwrap_or(usual));
    Ok(server_cards::server_page(&page, &by))
}

/// Shows the page of the server with this name or code, or lists those whose names contain the text.
pub(crate) async fn find_server(
    host: &Host,
    caller: &Caller,
    typed: String,
) -> Result<Message, Error> {
    let named = server_page(host, caller, Some(typed.clone()), None).await;
    let Err(Error::Community(Refused::Contest(
        NoContest::NoSuchServer(_) | NoContest::SeveralServers(_),
    ))) = named
    else {
        return named;
    };
    let found = host
        .read(caller.actor(), move |cx| openings::find(cx, &typed))
        .await?;
    match found.as_slice() {
        [] => named,
        [only] => server_page(host, caller, Some(only.server.to_string()), None).await,
        several => Ok(servers_found(several, &caller.actor())),
    }
}
