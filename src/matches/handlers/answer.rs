//! How a command is answered: with notices about matches that ended, and with what follows in a match.

use super::{
    afterwards::{self, Given},
    ended_follows,
};
use crate::discord::{
    error::Error,
    handlers::{Act, Caller, Context, On, Way, caller::language_of},
    messages::{Answer, Message, ShownTo},
};
use domain::matches::{Refusal, UserId};

/// Returns what is needed to do what a command asks for.
fn on<'a>(context: Context<'a>, caller: &'a Caller) -> On<'a> {
    let data = context.data();
    On {
        data,
        host: &data.host,
        http: context.http(),
        caller,
        way: Way::Command,
    }
}

/// Does what the button of a card does, and answers in private.
pub(crate) async fn perform(
    context: Context<'_>,
    caller: &Caller,
    act: impl Act,
) -> Result<(), Error> {
    let done = act.perform(on(context, caller)).await?;
    give(context, done).await
}

/// Gives the answer to a command in private.
async fn give(context: Context<'_>, done: Answer) -> Result<(), Error> {
    match done {
        Answer::Private(message) | Answer::InPlace(message) => answer(context, message).await,
        // A command has neither a message that shows the outcome nor a button that opens a form or a page.
        Answer::Form(_) | Answer::Page | Answer::Nothing => Err(Refusal::UnknownButton.into()),
    }
}

/// Answers in private.
pub(crate) async fn answer(context: Context<'_>, message: Message) -> Result<(), Error> {
    let host = &context.data().host;
    let (user, locale) = (UserId(context.author().id.get()), language_of(context));
    let (message, lost) = ended_follows::append_notice(host, user, message).await;
    let written = message.clone().written(locale);
    context.send(written.reply(ShownTo::Caller).await?).await?;
    ended_follows::mark_read(host, user, lost).await;
    if let poise::Context::Application(application) = context {
        let http = &context.serenity_context().http;
        let given = Given {
            token: &application.interaction.token,
            message: &message,
            caller: &Caller::commanding(context)?,
        };
        afterwards::follow(http, host, given);
    }
    Ok(())
}
