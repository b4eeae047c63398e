//! Buttons, selects, and the form that one of them opens.

mod action;
mod browse;
mod challenge;
mod more;
mod offers;

use poise::serenity_prelude as serenity;

use super::{
    Data, Error, Framework, answer,
    cards::{self, Card},
    locale_of,
    picker::{self, Picking, Subject},
};
use crate::{
    games::Square,
    matches::{Refusal, ServerId, StepId, UserId},
    sentence,
    words::Locale,
};

pub(super) use action::Action;
pub(super) use browse::{Browse, Step};
pub(super) use offers::made;

/// The one input of the form for typing a move.
pub(super) const MOVE_INPUT: &str = "move";

/// Who clicked, chose or sent a form.
pub(super) struct Clicking {
    pub(super) server: ServerId,
    pub(super) user: UserId,
    pub(super) name: String,
    pub(super) locale: Locale,
}

impl Clicking {
    fn from(member: Option<&serenity::Member>, locale: &str) -> Result<Clicking, Error> {
        let member = member.ok_or(Refusal::NotInServer)?;
        Ok(Clicking {
            server: ServerId(member.guild_id.get()),
            user: UserId(member.user.id.get()),
            name: member.display_name().to_owned(),
            locale: locale_of(locale),
        })
    }
}

/// Handles clicks and sent forms; other events are not ours.
pub(super) async fn handle(
    framework: Framework<'_>,
    event: &serenity::FullEvent,
) -> Result<(), Error> {
    let serenity::FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    let (context, data) = (framework.serenity_context, framework.user_data().await);
    match interaction {
        serenity::Interaction::Component(click) => {
            if browse::handle(context, click, data).await? {
                return Ok(());
            }
            let response = on_click(click, &context.http, data)
                .await
                .unwrap_or_else(|error| {
                    answer::private(answer::explain(&error, locale_of(&click.locale)))
                });
            click.create_response(context, response).await?;
        }
        serenity::Interaction::Modal(form) => {
            let response = on_form(form, data).await.unwrap_or_else(|error| {
                answer::private(answer::explain(&error, locale_of(&form.locale)))
            });
            form.create_response(context, response).await?;
        }
        _ => {}
    }
    Ok(())
}

async fn on_click(
    click: &serenity::ComponentInteraction,
    http: &serenity::Http,
    data: &Data,
) -> Result<serenity::CreateInteractionResponse, Error> {
    let who = Clicking::from(click.member.as_ref(), &click.locale)?;
    let Clicking {
        server,
        user,
        locale,
        ..
    } = who;
    let host = &data.host;
    let action: Action = click
        .data
        .custom_id
        .parse()
        .map_err(|()| Refusal::UnknownButton)?;
    match action {
        Action::Accept(id) => host.accept(server, id, user, who.name).await?,
        Action::Decline(id) => host.decline(server, id, user).await?,
        Action::Withdraw(id) => host.withdraw(server, id, user).await?,
        Action::Move { id, revision } => {
            let picking = Picking::new(Subject::Match { id, revision });
            return Ok(picker::show(data, &who, picking, false).await?.response());
        }
        Action::Type { id, revision } => {
            host.board_to_move(server, id, user, revision).await?;
            return Ok(cards::move_form(id, revision, locale));
        }
        Action::Pick(picking) => {
            return update(picker::show(data, &who, picking, false).await, locale);
        }
        Action::Stop(picking) => {
            return update(picker::show(data, &who, picking, true).await, locale);
        }
        Action::Next(picking, _) => {
            let square = chosen(click).ok_or(Refusal::UnknownButton)?;
            let next = picking.then(square).ok_or(Refusal::UnknownButton)?;
            return update(picker::show(data, &who, next, false).await, locale);
        }
        Action::Play(picking) => return update(picker::play(data, &who, picking).await, locale),
        Action::Plans(id) => {
            return update(picker::list_plans(data, &who, id).await, locale);
        }
        Action::PlanOn { id, revision } => {
            let after = Some(step(click).ok_or(Refusal::UnknownButton)?);
            let picking = Picking::new(Subject::Plan {
                id,
                revision,
                after,
            });
            return update(picker::show(data, &who, picking, false).await, locale);
        }
        Action::Forget(id) => {
            let step = step(click).ok_or(Refusal::UnknownButton)?;
            host.forget_plan(server, id, user, step).await?;
            return update(picker::list_plans(data, &who, id).await, locale);
        }
        Action::PutAway => return Ok(Card::of(locale.text("picker-put-away")).update()),
        Action::Resign { id, revision } => {
            let resigning = host.ask_to_resign(server, id, user, Some(revision)).await?;
            return Ok(cards::ask_to_resign(resigning, locale).response());
        }
        Action::ConfirmResign { id, revision } => {
            host.resign(server, id, user, revision).await?;
            let resigned = sentence!("resigned", id = id.to_string());
            return Ok(Card::of(locale.say(&resigned)).update());
        }
        Action::Rules { game, page } => {
            let look = host.look(who.server, Some(who.user)).await?;
            return Ok(cards::rules(game, page, look, locale).await?.update());
        }
        Action::KeepPlaying => return Ok(Card::of(locale.text("not-resigned")).update()),
        Action::Offer { kind, id, revision } => {
            return offers::make(host, &who, (kind, id, revision)).await;
        }
        Action::AcceptOffer(offer) => {
            return offers::answer(host, &who, click, offer, offers::Answer::Accept).await;
        }
        Action::DeclineOffer(offer) => {
            return offers::answer(host, &who, click, offer, offers::Answer::Decline).await;
        }
        Action::WithdrawOffer(offer) => {
            return offers::answer(host, &who, click, offer, offers::Answer::Withdraw).await;
        }
        Action::More(id) => return more::open(host, &who, id).await,
        Action::View { id, side } => return more::view(host, &who, id, side).await,
        Action::Record(id) => return more::record(host, &who, id).await,
        Action::Challenge { game, opponent } => {
            return challenge::challenge(host, http, click, who, game, opponent).await;
        }
    }
    // The card or the board itself shows what became of it.
    Ok(serenity::CreateInteractionResponse::Acknowledge)
}

/// Changes the private message that was clicked. A refusal takes its place too, for what it
/// offered is no more.
fn update(
    card: Result<Card, Error>,
    locale: Locale,
) -> Result<serenity::CreateInteractionResponse, Error> {
    match card {
        Ok(card) => Ok(card.update()),
        Err(error @ Error::Refused(_)) => Ok(cards::refused(&error, locale).update()),
        Err(error) => Err(error),
    }
}

/// The square that was chosen in a select.
fn chosen(click: &serenity::ComponentInteraction) -> Option<Square> {
    value(click)?.parse().ok()
}

/// The conditional move that was chosen in a select.
fn step(click: &serenity::ComponentInteraction) -> Option<StepId> {
    value(click)?.parse().ok().map(StepId)
}

fn value(click: &serenity::ComponentInteraction) -> Option<&str> {
    match &click.data.kind {
        serenity::ComponentInteractionDataKind::StringSelect { values } => {
            values.first().map(String::as_str)
        }
        _ => None,
    }
}

async fn on_form(
    form: &serenity::ModalInteraction,
    data: &Data,
) -> Result<serenity::CreateInteractionResponse, Error> {
    let who = Clicking::from(form.member.as_ref(), &form.locale)?;
    let Ok(Action::Type { id, revision }) = form.data.custom_id.parse() else {
        return Err(Refusal::UnknownButton.into());
    };
    let text = typed(form).unwrap_or_default();
    let typed = data
        .host
        .play_typed(who.server, id, who.user, Some(revision), text);
    let typed = typed.await?;
    let look = data.host.look(who.server, Some(who.user)).await?;
    Ok(picker::answer(typed, look, who.locale).await?.update())
}

fn typed(form: &serenity::ModalInteraction) -> Option<String> {
    form.data
        .components
        .iter()
        .flat_map(|row| &row.components)
        .find_map(|input| match input {
            serenity::ActionRowComponent::InputText(input) if input.custom_id == MOVE_INPUT => {
                input.value.clone()
            }
            _ => None,
        })
}
