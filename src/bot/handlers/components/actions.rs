//! Clicks that perform an action.

use super::{Click, challenge, offers};
use crate::{
    bot::{
        cards,
        error::Error,
        handlers::Caller,
        ids::Action,
        messages::{Answer, Message},
    },
    host::{Gift, Shown},
};
use domain::matches::{MatchId, OfferKind, Refusal, clock::PauseLength};

/// Performs a button's action.
pub(super) async fn act(on: Click<'_>, action: Action) -> Result<Answer, Error> {
    let Click { host, caller, .. } = on;
    let &Caller {
        server,
        user,
        locale,
        ..
    } = caller;
    match action {
        Action::Accept { id } => {
            if host.accept(server, id, user).await? == Shown::InChannel {
                return Ok(Answer::Private(cards::joined(
                    server,
                    id,
                    Shown::InChannel,
                    locale,
                )));
            }
        }
        Action::Decline { id } => host.decline(server, id, user).await?,
        Action::Withdraw { id } => host.withdraw(server, id, user).await?,
        Action::Type { id, revision } => {
            host.board_to_move(server, id, user, revision).await?;
            return Ok(Answer::Form(cards::move_form(id, revision, locale)));
        }
        Action::Resign { id, revision } => {
            let resigning = host.ask_to_resign(server, id, user, Some(revision)).await?;
            return Ok(Answer::Private(cards::ask_to_resign(resigning, locale)));
        }
        Action::ConfirmResign { id, revision } => {
            host.resign(server, id, user, revision).await?;
            return Ok(Answer::InPlace(cards::resigned(id, locale)));
        }
        Action::Claim { id, .. } => {
            host.claim(server, id, user).await?;
            return Ok(Answer::Private(cards::claimed(id, locale)));
        }
        Action::Clock { id } => return show_clock(on, id).await,
        Action::Give { id, gifts, .. } => return give_time(on, id, gifts).await,
        Action::ProposePause { id, .. } => return propose_pause(on, id).await,
        Action::Resume { id, .. } => return resume(on, id).await,
        Action::Open { id } => {
            let page = host.live_page_of(id);
            if page.is_none() || !on.data.courier.activity.is_there().await {
                // The link beside it leads somewhere only if everyone sees the match.
                let seen = on.data.visibility.check_for_anyone(server, id).await;
                let page = page.filter(|_| seen.is_ok()).map(String::from);
                return Ok(Answer::Private(cards::no_page(page, locale)));
            }
            host.will_open(user, id).await?;
            return Ok(Answer::Page);
        }
        Action::KeepPlaying => {
            return Ok(Answer::InPlace(Message::of(locale.text("not-resigned"))));
        }
        Action::Offer { kind, id, revision } => {
            return offers::make(on, kind, id, revision).await;
        }
        Action::AcceptOffer { offer } => return offers::accept(on, offer).await,
        Action::DeclineOffer { offer } => return offers::decline(on, offer).await,
        Action::WithdrawOffer { offer } => return offers::withdraw(on, offer).await,
        Action::Note { id } => {
            let note = host.note_of(server, id, user).await?;
            return Ok(Answer::Form(cards::note_form(id, note, locale)));
        }
        Action::Challenge { game, opponent } => {
            return challenge::challenge(on, game, Some(opponent)).await;
        }
    }
    // The challenge's card shows what became of it.
    Ok(Answer::Nothing)
}

async fn show_clock(on: Click<'_>, id: MatchId) -> Result<Answer, Error> {
    let (server, user, locale) = (on.caller.server, on.caller.user, on.caller.locale);
    let look = on.host.clock_look(server, id, user).await?;
    Ok(on.shows(cards::clock_look(&look, locale)))
}

async fn give_time(on: Click<'_>, id: MatchId, gifts: u32) -> Result<Answer, Error> {
    let (server, user, locale) = (on.caller.server, on.caller.user, on.caller.locale);
    let message = match on.host.give_time(server, id, user, gifts).await? {
        Gift::Given(time, look) => cards::gift(Some(time), &look, locale),
        Gift::Before(look) => cards::gift(None, &look, locale),
    };
    Ok(on.shows(message))
}

/// Offers the pause that a select names.
async fn propose_pause(on: Click<'_>, id: MatchId) -> Result<Answer, Error> {
    let (server, user, locale) = (on.caller.server, on.caller.user, on.caller.locale);
    let length: String = on.chosen()?;
    let length = PauseLength::from_id(&length).ok_or(Refusal::UnknownButton)?;
    let offered = on.host.offer_pause(server, id, user, length).await?;
    Ok(on.shows(cards::offered(offered, OfferKind::Pause, id, locale)))
}

async fn resume(on: Click<'_>, id: MatchId) -> Result<Answer, Error> {
    let (server, user, locale) = (on.caller.server, on.caller.user, on.caller.locale);
    let look = on.host.resume(server, id, user).await?;
    Ok(on.shows(cards::clock_look(&look, locale)))
}
