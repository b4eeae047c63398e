//! Contests: what a command and a click do alike.

use super::{Caller, Error};
use crate::{
    bot::{cards, messages::Message},
    host::{ContestRequest, Host, Opponent},
};
use domain::community::{
    Refused, Season,
    contest::{ContestId, NoContest, TermsWish},
};

/// Lists the contests of the server.
pub(super) async fn list(host: &Host, caller: &Caller) -> Result<Message, Error> {
    let contests = host.contests(caller.server).await?;
    let now = Season::of(host.clock().now());
    Ok(cards::contests(&contests, now, caller.locale))
}

/// Shows a contest to a member, with what those who lead its team can do.
pub(super) async fn card(host: &Host, caller: &Caller, id: ContestId) -> Result<Message, Error> {
    let view = host.contest_view(caller.server, id).await?;
    let own = view.team_of(caller.server);
    let message = cards::contest_shown(&view, own, caller.locale);
    let leads = own.is_some_and(|team| {
        let captain = view.teams[team.index()].captain.as_ref();
        caller.manages || captain.is_some_and(|(captain, _)| *captain == caller.user)
    });
    let message = if leads {
        cards::with_leading(message, &view.contest, caller.locale)
    } else {
        message
    };
    Ok(if caller.manages && own.is_some() {
        cards::with_managing(message, &view.contest, caller.locale)
    } else {
        message
    })
}

/// Proposes a contest to a server.
pub(super) async fn challenge(
    host: &Host,
    caller: &Caller,
    opponent: String,
    wish: TermsWish,
) -> Result<Message, Error> {
    let request = ContestRequest {
        by: caller.actor(),
        opponent,
        wish,
    };
    let id = host.propose_contest(request).await?;
    Ok(cards::contest_done("contest-proposed", id, caller.locale))
}

/// Makes a member the captain.
pub(super) async fn captain(
    host: &Host,
    caller: &Caller,
    id: ContestId,
    captain: &Opponent,
) -> Result<Message, Error> {
    let user = captain.seen.user;
    if captain.is_bot || !captain.is_member {
        return Err(Refused::from(NoContest::NoCaptain(user)).into());
    }
    host.name_captain(caller.actor(), id, user).await?;
    Ok(cards::contest_done(
        "contest-captain-named",
        id,
        caller.locale,
    ))
}
