//! The record of a match: `/replay`, and exports.

use crate::{
    discord::{
        handlers::{Caller, Context, Error, archived, timing},
        messages::{Message, ShownTo},
    },
    host::{
        Host,
        budgets::{self, Costly},
    },
    matches::{
        actions::notes,
        cards,
        handlers::{
            answer::answer,
            options::{self, complete_any_match},
        },
    },
    players::{
        actions::{history, settings},
        cards::note::with_note_button,
    },
    servers::handlers::pages::public_locale,
};
use domain::matches::MatchId;

/// Replays a match: to the player move by move, or to everyone as a GIF.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn replay(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_any_match"]
    named: Option<String>,
    #[rename = "gif"] whole: Option<bool>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let shown_to = caller.shown_to();
    let (caller, id) = past_match(context, caller, named.as_deref()).await?;
    let view = host
        .read(caller.actor(), move |cx| history::replay(cx, id))
        .await?;
    if whole == Some(true) {
        budgets::spend(host, caller.member(), Costly::Gif)?;
        let look = settings::load_look(host, caller.server, None).await?;
        // Drawing can take longer than Discord waits.
        match shown_to {
            ShownTo::Caller => context.defer_ephemeral().await?,
            ShownTo::Everyone => context.defer().await?,
        }
        timing::answered();
        let locale = public_locale(host, &caller).await?;
        let message = cards::past::replay::gif(view, caller.user, look, locale).await?;
        let reply = message.written(locale).reply(shown_to).await?;
        let thread = context.channel_id();
        let given = archived::give(context.http(), thread, slept(context), || {
            let reply = reply.clone();
            async move { context.send(reply).await.map(drop) }
        });
        return Ok(given.await?);
    }
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    let message = cards::past::replay::replay(view, 0, caller.user, look);
    answer(context, message).await
}

/// Returns whether a command comes from a thread that was archived.
fn slept(context: Context<'_>) -> bool {
    let poise::Context::Application(application) = context else {
        return false;
    };
    archived::slept(application.interaction.channel.as_ref())
}

/// Returns the match that an option names, or otherwise the one that the player can mean.
async fn past_match(
    context: Context<'_>,
    caller: Caller,
    named: Option<&str>,
) -> Result<(Caller, MatchId), Error> {
    let named = named.map(options::read_match).transpose()?;
    let host = &context.data().host;
    let channel = caller.channel;
    let found = host.read(caller.actor(), move |cx| history::find(cx, channel, named));
    let found = found.await?;
    let id = found.id;
    Ok((caller.looking_at_found(context.data(), found).await?, id))
}

/// Whether an export includes the user's own note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WithNote {
    Yes,
    No,
}

/// Returns a match as text.
pub(crate) async fn export(
    host: &Host,
    caller: &Caller,
    id: MatchId,
    with: WithNote,
) -> Result<Message, Error> {
    budgets::spend(host, caller.member(), Costly::Export)?;
    let transcript = host
        .read(caller.actor(), move |cx| history::transcript(cx, id))
        .await?;
    let note = host
        .read(caller.actor(), move |cx| notes::find(cx, id))
        .await?;
    Ok(match (with, note) {
        (WithNote::Yes, note) => cards::past::record::export(id, &transcript, note.as_deref()),
        (WithNote::No, None) => cards::past::record::export(id, &transcript, None),
        (WithNote::No, Some(_)) => {
            cards::past::record::export(id, &transcript, None).with_buttons([with_note_button(id)])
        }
    })
}
