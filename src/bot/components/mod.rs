//! Buttons, and the form that one of them opens.

mod action;

use poise::serenity_prelude as serenity;

use super::{Data, Error, Framework, answer, cards, locale_of};
use crate::{
    matches::{MatchId, Refusal, ServerId, UserId},
    sentence,
    words::Locale,
};

pub(super) use action::Action;

/// The one input of the form for typing a move.
pub(super) const MOVE_INPUT: &str = "move";

/// Who clicked.
struct Clicking {
    server: ServerId,
    user: UserId,
    name: String,
    locale: Locale,
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
            let response = on_click(click, data).await.unwrap_or_else(|error| {
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
    data: &Data,
) -> Result<serenity::CreateInteractionResponse, Error> {
    let Clicking {
        server,
        user,
        name,
        locale,
    } = Clicking::from(click.member.as_ref(), &click.locale)?;
    let host = &data.host;
    let action: Action = click
        .data
        .custom_id
        .parse()
        .map_err(|()| Refusal::UnknownButton)?;
    match action {
        Action::Accept(id) => host.accept(server, id, user, name).await?,
        Action::Decline(id) => host.decline(server, id, user).await?,
        Action::Withdraw(id) => host.withdraw(server, id, user).await?,
        Action::Move { id, ply } => {
            host.may_move(server, id, user, ply).await?;
            return Ok(cards::move_form(id, ply, locale));
        }
        Action::Resign { id, ply } => {
            let resigning = host.ask_to_resign(server, id, user, Some(ply)).await?;
            return Ok(cards::ask_to_resign(resigning, locale).response());
        }
        Action::ConfirmResign { id, ply } => {
            host.resign(server, id, user, ply).await?;
            return Ok(closing(
                locale.say(&sentence!("resigned", id = id.to_string())),
            ));
        }
        Action::KeepPlaying => return Ok(closing(locale.text("not-resigned"))),
    }
    // The card or the board itself shows what became of it.
    Ok(serenity::CreateInteractionResponse::Acknowledge)
}

async fn on_form(
    form: &serenity::ModalInteraction,
    data: &Data,
) -> Result<serenity::CreateInteractionResponse, Error> {
    let Clicking { server, user, .. } = Clicking::from(form.member.as_ref(), &form.locale)?;
    let (id, ply): (MatchId, u32) = match form.data.custom_id.parse() {
        Ok(Action::Move { id, ply }) => (id, ply),
        _ => return Err(Refusal::UnknownButton.into()),
    };
    let text = typed(form).unwrap_or_default();
    data.host.play(server, id, user, Some(ply), text).await?;
    Ok(serenity::CreateInteractionResponse::Acknowledge)
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

/// Replaces a private question, which has no picture to lose, by what became of it.
fn closing(text: String) -> serenity::CreateInteractionResponse {
    let message = serenity::CreateInteractionResponseMessage::new()
        .content(text)
        .components(Vec::new())
        .allowed_mentions(serenity::CreateAllowedMentions::new());
    serenity::CreateInteractionResponse::UpdateMessage(message)
}
