//! Tournaments: what a command and a button show and do alike.

pub(crate) mod buttons;
pub(crate) mod command;
pub(crate) mod founding;
pub(crate) mod managing;
pub(crate) mod options;

use poise::serenity_prelude as serenity;

use crate::{
    challenges::handlers::challenging::check_place,
    discord::{
        handlers::{Caller, Data, Error},
        messages::Message,
    },
    host::Host,
    players::actions::{notices, settings},
    servers::handlers::homes,
    tournaments::{
        actions as tournaments,
        cards::{self, pages::TablePart},
    },
};
use domain::{
    clock::{Timestamp, Unreadable},
    community::tournament::Refusal as NoTournament,
    matches::Place,
};
use store::{Terms, TournamentId, TournamentSummary};

/// Parses when a tournament starts by itself, on the clocks of the caller's time zone. Nothing typed
/// means that managers start it.
pub(crate) async fn read_start(
    host: &Host,
    caller: &Caller,
    typed: Option<&str>,
) -> Result<Option<Timestamp>, Error> {
    let Some(typed) = typed.filter(|typed| !typed.trim().is_empty()) else {
        return Ok(None);
    };
    let zone = host.read(caller.actor(), notices::load).await?.zone;
    match zone.read(typed, host.clock().now()) {
        Ok(starts_at) => Ok(Some(starts_at)),
        Err(Unreadable::NoTime) => Err(NoTournament::OnlyStartDay.into()),
        Err(Unreadable::NotAMoment) => Err(NoTournament::StartTime.into()),
    }
}

/// Says that a tournament is announced, where, and how it starts.
pub(crate) async fn made(host: &Host, caller: &Caller, id: TournamentId) -> Result<Message, Error> {
    let view = host.read(caller.actor(), move |cx| tournaments::show(cx, id));
    let view = view.await?;
    let made = cards::answers::tournament_made(&view);
    Ok(with_code(made, &view.terms))
}

/// Returns a message to managers with the code of a tournament, if other servers need it.
fn with_code(message: Message, terms: &Terms) -> Message {
    match &terms.code {
        Some(code) => message.adding(cards::answers::tournament_code(code)),
        None => message,
    }
}

/// Leaves out the tournaments that are announced in channels which the caller can't see.
pub(crate) async fn keep_seen(
    data: &Data,
    caller: &Caller,
    list: &mut Vec<TournamentSummary>,
) -> Result<(), Error> {
    let hidden = hidden(data, caller, list.iter().map(|one| one.id).collect()).await?;
    list.retain(|one| !hidden.contains(&one.id));
    Ok(())
}

/// Checks that the caller can see the channel in which a tournament is announced. For others it doesn't exist.
pub(crate) async fn check_seen(
    data: &Data,
    caller: &Caller,
    id: TournamentId,
) -> Result<(), Error> {
    if hidden(data, caller, vec![id]).await?.is_empty() {
        Ok(())
    } else {
        Err(NoTournament::Unknown.into())
    }
}

async fn hidden(
    data: &Data,
    caller: &Caller,
    ids: Vec<TournamentId>,
) -> Result<Vec<TournamentId>, Error> {
    let shown = data
        .host
        .read(caller.actor(), move |cx| tournaments::channels(cx, &ids))
        .await?;
    if shown.is_empty() {
        return Ok(Vec::new());
    }
    let channels = shown.iter().map(|(_, channel)| *channel);
    let seen = data
        .visibility
        .known_seen(&caller.onlooker(), channels)
        .await;
    let hidden = shown.iter().filter(|(_, channel)| !seen.contains(channel));
    Ok(hidden.map(|(id, _)| *id).collect())
}

/// Lists the tournaments of the server, and those of others.
pub(crate) async fn list(data: &Data, caller: &Caller) -> Result<Message, Error> {
    let host = &data.host;
    let mut list = host.read(caller.actor(), tournaments::listed).await?;
    keep_seen(data, caller, &mut list).await?;
    let elsewhere = host.read(caller.actor(), tournaments::elsewhere).await?;
    let message = cards::lists::tournaments(&list, &elsewhere, &caller.actor());
    Ok(if caller.manages {
        cards::managing::with_new_tournament(message, &list, &elsewhere)
    } else {
        message
    })
}

/// Shows a tournament to a member, with the code and more buttons for its managers.
pub(crate) async fn card(host: &Host, caller: &Caller, id: TournamentId) -> Result<Message, Error> {
    table(host, caller, id, TablePart::OWN).await
}

/// Shows this page of a tournament's table in the same way.
pub(crate) async fn table(
    host: &Host,
    caller: &Caller,
    id: TournamentId,
    part: TablePart,
) -> Result<Message, Error> {
    let by = caller.actor();
    let view = host
        .read(by.clone(), move |cx| tournaments::show(cx, id))
        .await?;
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    let card = cards::pages::tournament_table(&view, part, caller.user, look, caller.locale);
    let is_own = view.terms.place.server == caller.server;
    Ok(
        if is_own && tournaments::check_manager(&by, &view.terms).is_ok() {
            let card = with_code(card, &view.terms);
            cards::managing::with_tournament_managing(card, &view, caller.user)
        } else if !is_own && tournaments::must_manage(&by).is_ok() {
            cards::answers::with_pull_out(card, &view)
        } else {
            card
        },
    )
}

/// Returns where a manager's server shows a tournament if they say so here: in the channel that it has chosen for its
/// matches if the bot can see it, otherwise here.
pub(crate) async fn home(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
) -> Result<Place, Error> {
    let usable = homes::usable(host, http, caller.server).await?;
    check_place(caller, usable.settings)?;
    Ok(usable.settings.place(caller.place()?))
}
