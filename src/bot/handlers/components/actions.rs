//! Clicks that perform an action.

use super::{Click, challenge, moderating, offers};
use crate::{
    bot::{
        cards,
        error::Error,
        handlers::{
            Caller,
            looking_back::{self, WithNote},
            picker::{self, How},
        },
        ids::{Action, Picking, Squares, Subject},
        messages::{Answer, Message},
    },
    host::{Gift, Offered, Shown, With},
};
use domain::matches::{MatchId, OfferKind, Refusal, StepId, clock::PauseLength};
use rules::words::Locale;

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
        Action::Claim { id } => {
            host.claim(server, id, user).await?;
            return Ok(Answer::Private(cards::claimed(id, locale)));
        }
        Action::Clock { id } => return show_clock(on, id).await,
        Action::Give { id, gifts } => return give_time(on, id, gifts).await,
        Action::ProposePause { id } => return propose_pause(on, id).await,
        Action::Resume { id } => return resume(on, id).await,
        Action::Open { id } => {
            host.will_open(user, id).await?;
            return Ok(Answer::Page);
        }
        Action::KeepPlaying => return Ok(said("not-resigned", locale)),
        Action::PutAway => return Ok(said("picker-put-away", locale)),
        Action::Offer { kind, id, revision } => {
            return offers::make(on, kind, id, revision).await;
        }
        Action::AcceptOffer { offer } => return offers::accept(on, offer).await,
        Action::DeclineOffer { offer } => return offers::decline(on, offer).await,
        Action::WithdrawOffer { offer } => return offers::withdraw(on, offer).await,
        Action::More { .. }
        | Action::View { .. }
        | Action::Record { .. }
        | Action::Export { .. }
        | Action::ExportNote { .. } => return look(on, action).await,
        // They take longer (`slow`).
        Action::Hint { .. } | Action::Analyze { .. } => return Err(Refusal::UnknownButton.into()),
        Action::Rules { game, page } => {
            let look = host.look(server, Some(user)).await?;
            let message = cards::rules(game, page, look, locale).await?;
            return Ok(on.shows(message));
        }
        Action::Note { id } => {
            let note = host.note_of(server, id, user).await?;
            return Ok(Answer::Form(cards::note_form(id, note, locale)));
        }
        Action::Follow { .. }
        | Action::Hear { .. }
        | Action::Unfollow { .. }
        | Action::UnfollowOne => return follow(on, action).await,
        Action::Challenge { game, opponent } => {
            return challenge::challenge(on, game, Some(opponent)).await;
        }
        Action::Move { .. }
        | Action::Pick { .. }
        | Action::Next { .. }
        | Action::Whole { .. }
        | Action::Stop { .. }
        | Action::Walk { .. }
        | Action::Play { .. }
        | Action::PlayAndOffer { .. }
        | Action::NextMatch
        | Action::WhatIf { .. }
        | Action::Plans { .. }
        | Action::PlanOn { .. }
        | Action::Forget { .. } => return pick(on, action).await,
    }
    // The challenge's card shows what became of it.
    Ok(Answer::Nothing)
}

/// Shows something of a match to the user alone.
async fn look(on: Click<'_>, action: Action) -> Result<Answer, Error> {
    let Click { host, caller, .. } = on;
    let &Caller {
        server,
        user,
        locale,
        ..
    } = caller;
    match action {
        Action::More { id } => {
            let more = host.more(server, id, user).await?;
            let card = cards::more(&more, locale).with_buttons(moderating::button(on, id));
            Ok(Answer::Private(card))
        }
        Action::Export { id } => {
            let export = looking_back::export(host, caller, id, WithNote::No).await?;
            Ok(Answer::Private(export))
        }
        Action::ExportNote { id } => {
            let export = looking_back::export(host, caller, id, WithNote::Yes).await?;
            Ok(Answer::Private(export))
        }
        Action::View { id, side } => {
            let more = host.more(server, id, user).await?;
            let look = host.look(server, Some(user)).await?;
            let message = cards::more_with_board(more, side, look, locale).await?;
            let message = message.with_buttons(moderating::button(on, id));
            Ok(Answer::InPlace(message))
        }
        Action::Record { id } => {
            let record = host.record(server, id).await?;
            Ok(Answer::Private(cards::record(&record, locale)))
        }
        _ => Err(Refusal::UnknownButton.into()),
    }
}

fn said(key: &str, locale: Locale) -> Answer {
    Answer::InPlace(Message::of(locale.text(key)))
}

/// Performs the action of a button of the picker or of the list of plans, in the one private message
/// that they share.
async fn pick(on: Click<'_>, action: Action) -> Result<Answer, Error> {
    let Click { host, caller, .. } = on;
    let message = match action {
        Action::Move { id, revision } => {
            let picking = Picking::new(Subject::Match { id, revision });
            let message = picker::show(host, caller, picking, How::Choose).await?;
            return Ok(Answer::Private(message));
        }
        Action::Pick { picking } => picker::show(host, caller, picking, How::Choose).await,
        Action::Stop { picking } => picker::show(host, caller, picking, How::Stop).await,
        Action::Walk { picking } => picker::show(host, caller, picking, How::Walk).await,
        Action::Next { picking, .. } => {
            let next = picking.then(on.chosen()?);
            let next = next.ok_or(Refusal::UnknownButton)?;
            picker::show(host, caller, next, How::Choose).await
        }
        Action::Whole { picking, .. } => {
            let Squares(named) = on.chosen()?;
            let whole = picking.to(named).ok_or(Refusal::UnknownButton)?;
            picker::show(host, caller, whole, How::Stop).await
        }
        Action::Play { picking } => picker::play(host, caller, picking, With::Nothing).await,
        Action::PlayAndOffer { picking } => {
            picker::play(host, caller, picking, With::DrawOffer).await
        }
        Action::NextMatch => picker::next_match(host, caller).await,
        Action::WhatIf { id } => picker::begin_line(host, caller, id).await,
        Action::Plans { id } => picker::plans(host, caller, id).await,
        Action::PlanOn { id, revision } => {
            let subject = Subject::Plan {
                id,
                revision,
                after: Some(StepId(on.chosen()?)),
            };
            picker::show(host, caller, Picking::new(subject), How::Choose).await
        }
        Action::Forget { id } => {
            let step = StepId(on.chosen()?);
            host.forget_plan(caller.server, id, caller.user, step)
                .await?;
            picker::plans(host, caller, id).await
        }
        _ => Err(Refusal::UnknownButton.into()),
    };
    // A refusal also replaces the message, because what it offered is gone. Only a reminder, which
    // everyone sees, stays.
    Ok(on.shows(match message {
        Err(error @ Error::Refused(_)) => cards::refused(&error, caller.locale),
        message => message?,
    }))
}

/// Lets a user follow a match or stop following it. The message immediately shows the result.
async fn follow(on: Click<'_>, action: Action) -> Result<Answer, Error> {
    let (host, server, user) = (on.host, on.caller.server, on.caller.user);
    let locale = on.caller.locale;
    let view = match action {
        Action::Follow { id } => host.following(server, id, user).await?,
        Action::Hear { id, hears } => host.follow(server, id, user, hears, locale).await?,
        Action::Unfollow { id } => {
            host.unfollow(id, user).await?;
            host.following(server, id, user).await?
        }
        Action::UnfollowOne => {
            host.unfollow(MatchId(on.chosen()?), user).await?;
            let views = host.followings(user).await?;
            return Ok(on.shows(cards::followings(&views, locale)));
        }
        _ => return Err(Refusal::UnknownButton.into()),
    };
    Ok(on.shows(cards::following(&view, locale)))
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
    Ok(on.shows(match offered {
        Offered::Made(id) => cards::offer_made(OfferKind::Pause, id, locale),
        Offered::Theirs(view) => cards::their_offer(&view, locale),
        Offered::Answered(answered) => cards::computer_answered(answered, id, locale),
    }))
}

async fn resume(on: Click<'_>, id: MatchId) -> Result<Answer, Error> {
    let (server, user, locale) = (on.caller.server, on.caller.user, on.caller.locale);
    let look = on.host.resume(server, id, user).await?;
    Ok(on.shows(cards::clock_look(&look, locale)))
}
