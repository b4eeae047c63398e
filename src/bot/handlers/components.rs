//! Buttons, selects, and the forms that some of them open.

use std::sync::Arc;

use poise::serenity_prelude as serenity;

use super::{
    answer,
    custom_id::{CustomId, meant_by, with_kinds},
    lost, slow,
};
use crate::{
    bot::cards::refusal,
    challenges::{handlers::seeking::answer_directly, ids::SeekAct},
    discord::{
        error::is_answered_already,
        handlers::{Act, Caller, Data, Error, GoesBy, On, Way},
        ids::UnknownId,
        messages::{Answer, Form, Message, is_again, with_typed},
    },
    host::{Host, restorations},
    matches::{
        cards::no_page,
        handlers::{
            afterwards::{self, Given},
            ended_follows,
        },
    },
};
use domain::{
    causes::chain,
    clock::Timestamp,
    matches::{Refusal, UserId},
};
use rules::words::Locale;
use store::Numbered;

/// Gives each kind of custom id its act.
macro_rules! route {
    ($($kind:ident),+ $(,)?) => {
        impl CustomId {
            /// Returns whether what it stands for belongs to a server.
            fn is_of_server(&self) -> bool {
                match self {
                    $(CustomId::$kind(act) => act.is_of_server(),)+
                }
            }

            /// Returns what a number stands for that is chosen in its select, if it is one of the database's.
            pub(crate) fn numbered(&self, number: u32) -> Option<Numbered> {
                match self {
                    $(CustomId::$kind(act) => act.numbered(number),)+
                }
            }

            /// Returns what it relies on that a restored backup can have undone.
            pub(crate) fn goes_by(&self) -> GoesBy {
                match self {
                    $(CustomId::$kind(act) => act.goes_by(),)+
                }
            }

            /// Returns whether its refusal replaces the private message that offers it.
            fn is_refused_in_place(&self) -> bool {
                match self {
                    $(CustomId::$kind(act) => act.is_refused_in_place(),)+
                }
            }

            /// Does what a button or a select stands for.
            async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
                match self {
                    $(CustomId::$kind(act) => act.perform(on).await,)+
                }
            }

            /// Does what a form stands for.
            async fn submit(self, on: On<'_>) -> Result<Answer, Error> {
                match self {
                    $(CustomId::$kind(act) => act.submit(on).await,)+
                }
            }
        }
    };
}

with_kinds!(route);

/// Handles clicks and submitted forms; other events are not ours.
pub(crate) async fn handle(
    framework: poise::FrameworkContext<'_, Data, Error>,
    event: &serenity::FullEvent,
) -> Result<(), Error> {
    let serenity::FullEvent::InteractionCreate { interaction } = event else {
        return Ok(());
    };
    let http = &framework.serenity_context.http;
    let data = framework.user_data().await;
    let host = &data.host;
    match interaction {
        serenity::Interaction::Component(click) => Box::pin(on_click(data, http, click)).await,
        serenity::Interaction::Modal(form) => {
            let answer = match send(data, http, form).await {
                Err(error) => Ok(Answer::Private(refused(&error, form))),
                answer => answer,
            };
            let message = shown(&answer);
            let locale = Locale::from_discord(&form.locale);
            let drawn = answer::drawn(answer, locale).await;
            // The explanation of an error has nothing to change later.
            let message = message.filter(|_| drawn.is_ok());
            let response = answer::explained(drawn, locale).await?;
            form.create_response(http, response).await?;
            if let Some(message) = &message {
                let given = Given {
                    token: &form.token,
                    message,
                    caller: &Caller::sending(form),
                };
                afterwards::follow(http, host, given);
            }
            Ok(())
        }
        _ => Ok(()),
    }
}

async fn on_click(
    data: &Data,
    http: &Arc<serenity::Http>,
    click: &serenity::ComponentInteraction,
) -> Result<(), Error> {
    let host = &data.host;
    let id = meant_by(&click.data.custom_id, chosen(click));
    if let Ok(id) = &id
        && let Err(error) = refuse_lost(host, id, Some(&click.message), chosen(click)).await
    {
        let response = answer::response(Err(error), &click.locale).await?;
        return Ok(click.create_response(http, response).await?);
    }
    match id {
        Ok(CustomId::SlowAct(slow)) => {
            return slow::answer(data, http, click, slow).await;
        }
        Ok(CustomId::SeekAct(SeekAct::Answer { consent, vote })) if click.member.is_none() => {
            let answered = answer_directly(host, click.user.id, consent, vote).await;
            let response = answer::response(answered, &click.locale).await?;
            return Ok(click.create_response(http, response).await?);
        }
        _ => {}
    }
    let user = UserId(click.user.id.get());
    let locale = Locale::from_discord(&click.locale);
    let answer = async {
        let asked = Asked {
            data,
            http,
            caller: Caller::clicking(click),
            way: Way::Click(click),
        };
        asked.answer(id).await
    };
    let (answer, lost) = match answer.await {
        Ok(Answer::Form(form)) => (Ok(Answer::Form(filled(form, click))), Vec::new()),
        Ok(Answer::Private(message)) => {
            let (message, lost) = ended_follows::append_notice(host, user, message).await;
            (Ok(Answer::Private(message)), lost)
        }
        answer => (answer, Vec::new()),
    };
    let message = shown(&answer);
    let opens = matches!(answer, Ok(Answer::Page));
    let drawn = answer::drawn(answer, locale).await;
    // The explanation of an error has neither the notice nor anything to change later.
    let message = message.filter(|_| drawn.is_ok());
    let lost = if drawn.is_ok() { lost } else { Vec::new() };
    let response = answer::explained(drawn, locale).await?;
    match click.create_response(http, response).await {
        // The Activity is gone since Discord was asked.
        Err(error) if opens && !is_answered_already(&error) => {
            tracing::warn!(
                error = chain(&error),
                "Discord did not open the page with live boards"
            );
            data.courier.activity.refused().await;
            let words = Answer::Private(no_page(None));
            let words = words.response(locale).await?;
            click.create_response(http, words).await?;
        }
        done => done?,
    }
    ended_follows::mark_read(host, user, lost).await;
    if let Some(message) = &message {
        let given = Given {
            token: &click.token,
            message,
            caller: &Caller::clicking(click),
        };
        afterwards::follow(http, host, given);
    }
    Ok(())
}

/// Returns what was chosen in a select of texts.
fn chosen(click: &serenity::ComponentInteraction) -> Option<&str> {
    match &click.data.kind {
        serenity::ComponentInteractionDataKind::StringSelect { values } => {
            values.first().map(String::as_str)
        }
        _ => None,
    }
}

/// Refuses a click or a form that names something lost, in its custom id or by what was chosen, or that is
/// about a state that was lost. `on` is the message to which it belongs.
async fn refuse_lost(
    host: &Host,
    id: &CustomId,
    on: Option<&serenity::Message>,
    chosen: Option<&str>,
) -> Result<(), Error> {
    let mut named = id.numbers();
    let chosen = chosen.and_then(lost::number);
    named.extend(chosen.and_then(|number| id.numbered(number)));
    if let Some(back_to) = restorations::lost(host, named).await? {
        return Err(Refusal::Lost(back_to).into());
    }
    match (id.goes_by(), on) {
        (GoesBy::Board { id, revision }, _) => {
            restorations::check_not_lost(host, id, revision).await?;
        }
        (GoesBy::Message, Some(on)) => {
            if let Some(back_to) = restorations::lost_at(host, last_changed(on)).await? {
                return Err(Refusal::Lost(back_to).into());
            }
        }
        (GoesBy::Message, None) | (GoesBy::Itself, _) => {}
    }
    Ok(())
}

/// Returns when a message came to show what it shows, by Discord's clock.
fn last_changed(message: &serenity::Message) -> Timestamp {
    let at = message.edited_timestamp.unwrap_or(message.timestamp);
    let millis = at.unix_timestamp_nanos() / 1_000_000;
    Timestamp::from_millis(i64::try_from(millis).unwrap_or(i64::MAX))
}

/// Returns the message of an answer that is to change later.
fn shown(answer: &Result<Answer, Error>) -> Option<Message> {
    let message = answer.as_ref().ok().and_then(Answer::message);
    let later = message.filter(|message| message.afterwards().is_some());
    later.cloned()
}

/// A click or a form, before it is known what it stands for.
struct Asked<'a> {
    data: &'a Data,
    http: &'a serenity::Http,
    caller: Caller,
    way: Way<'a>,
}

impl Asked<'_> {
    /// Does what the custom id stands for.
    async fn answer(self, id: Result<CustomId, UnknownId>) -> Result<Answer, Error> {
        let Asked {
            data,
            http,
            caller,
            way,
        } = self;
        // A user who asks what is stored is not stored for that.
        if !matches!(id, Ok(CustomId::PrivacyAct(_))) {
            caller.introduce(&data.host).await;
        }
        let id = id.map_err(|_| Refusal::UnknownButton)?;
        let caller = where_match_is_seen(data, caller, &id).await?;
        let on = On {
            data,
            host: &data.host,
            http,
            caller: &caller,
            way,
        };
        let in_place = id.is_refused_in_place();
        let answer = match way {
            Way::Form(_) => id.submit(on).await,
            Way::Click(_) | Way::Command => id.perform(on).await,
        };
        match answer {
            // A message that everyone sees, such as a reminder, stays.
            Err(error @ Error::Refused(_)) if in_place && !is_unknown(&error) => {
                Ok(on.shows(refusal::refused(&error)))
            }
            answer => answer,
        }
    }
}

/// Returns whether an error says that a button means nothing any more, which says nothing about what else is offered.
const fn is_unknown(error: &Error) -> bool {
    matches!(error, Error::Refused(Refusal::UnknownButton))
}

/// Returns the user who acts, looking at the match from where they see it. Things that belong to a
/// server exist nowhere else.
async fn where_match_is_seen(data: &Data, caller: Caller, id: &CustomId) -> Result<Caller, Error> {
    match id.about() {
        Some(about) => caller.looking_at(data, about).await,
        None if id.is_of_server() => {
            caller.place()?;
            Ok(caller)
        }
        None => Ok(caller),
    }
}

/// Returns a form with the texts that stand below its refusal, if it is opened from there.
fn filled(form: Form, click: &serenity::ComponentInteraction) -> Form {
    let rows = click.message.components.iter();
    let is_again = rows.flat_map(|row| &row.components).any(|part| match part {
        serenity::ActionRowComponent::Button(button) => {
            is_again(button.label.as_deref().unwrap_or_default())
        }
        _ => false,
    });
    if is_again {
        form.filled_from(&click.message.content)
    } else {
        form
    }
}

/// Explains why a form was refused, and keeps what was typed into it.
fn refused(error: &Error, form: &serenity::ModalInteraction) -> Message {
    let message = answer::failed(error);
    let Ok(id) = form.data.custom_id.parse::<CustomId>() else {
        return message;
    };
    if !refusal::can_be_mended(error) {
        return message;
    }
    let inputs = form.data.components.iter().flat_map(|row| &row.components);
    let typed = inputs.filter_map(|input| match input {
        serenity::ActionRowComponent::InputText(input) => {
            Some(input.value.clone().unwrap_or_default())
        }
        _ => None,
    });
    with_typed(message, &typed.collect::<Vec<_>>(), id.into())
}

/// Does what a form stands for that was filled in.
async fn send(
    data: &Data,
    http: &serenity::Http,
    form: &serenity::ModalInteraction,
) -> Result<Answer, Error> {
    let id = form.data.custom_id.parse();
    if let Ok(id) = &id {
        refuse_lost(&data.host, id, form.message.as_deref(), None).await?;
    }
    let asked = Asked {
        data,
        http,
        caller: Caller::sending(form),
        way: Way::Form(form),
    };
    asked.answer(id).await
}
