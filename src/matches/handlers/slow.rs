//! Clicks whose answer takes longer than Discord waits: the engine thinks first, a match is drawn, or a
//! direct message waits for its turn.

use poise::serenity_prelude as serenity;

use crate::{
    bot::{
        error::Error,
        handlers::{Act, Caller, Data, On, answer, components::fill, timing},
        messages::{Answer, Message},
    },
    clocks::cards::notices::{direct_tried, direct_works, notices},
    learning::{actions::hints, cards as learning_cards},
    matches::{cards, ids::action::SlowAct},
    players::actions::{
        budgets::{self, Costly},
        history, notices, settings,
    },
};
use domain::{
    causes::chain,
    matches::{MatchId, Refusal, UserId},
};
use rules::words::Locale;

/// The router answers these before all others, by [`act`].
impl Act for SlowAct {
    async fn perform(self, _on: On<'_>) -> Result<Answer, Error> {
        Err(Refusal::UnknownButton.into())
    }
}

/// Answers a click whose answer takes time.
pub(crate) async fn act(
    data: &Data,
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
    slow: SlowAct,
) -> Result<(), Error> {
    match slow {
        SlowAct::Hint { id } => answer_later(http, click, hint(data, click, id)).await,
        SlowAct::Analyze { id } => answer_later(http, click, analysis(data, click, id)).await,
        SlowAct::Gif { id } => answer_later(http, click, gif(data, click, id)).await,
        SlowAct::TryDirect => try_direct(data, http, click).await,
    }
}

/// Says that the answer will come, waits for it, and fills it in.
async fn answer_later(
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
    answer: impl Future<Output = Result<Message, Error>>,
) -> Result<(), Error> {
    click.create_response(http, Answer::later()).await?;
    timing::answered();
    let message = answer.await.unwrap_or_else(|error| answer::failed(&error));
    if let Err(error) = fill(http, click, message).await {
        // No one should wait for something that does not arrive.
        if let Err(error) = click.delete_response(http).await {
            tracing::info!(
                error = chain(&error),
                "an empty answer could not be deleted"
            );
        }
        return Err(error);
    }
    Ok(())
}

/// Returns who asks for something about a match, if they see it.
async fn asking(
    data: &Data,
    click: &serenity::ComponentInteraction,
    id: MatchId,
) -> Result<Caller, Error> {
    let caller = Caller::clicking(click);
    caller.introduce(&data.host).await;
    caller.looking_at(data, id).await
}

async fn hint(
    data: &Data,
    click: &serenity::ComponentInteraction,
    id: MatchId,
) -> Result<Message, Error> {
    let host = &data.host;
    let caller = asking(data, click, id).await?;
    // To be told why there is none costs nothing.
    host.read(caller.actor(), move |cx| hints::may_ask(cx, id))
        .await?;
    budgets::spend(host, caller.member(), Costly::Hint)?;
    let hint = hints::ask(host, caller.actor(), id).await?;
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    Ok(learning_cards::hint::hint(&hint, look))
}

async fn analysis(
    data: &Data,
    click: &serenity::ComponentInteraction,
    id: MatchId,
) -> Result<Message, Error> {
    let host = &data.host;
    let caller = asking(data, click, id).await?;
    host.read(caller.actor(), move |cx| hints::may_analyse(cx, id))
        .await?;
    budgets::spend(host, caller.member(), Costly::Analysis)?;
    let view = hints::analyse(host, caller.actor(), id).await?;
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    Ok(learning_cards::analysis::analysis(
        view,
        0,
        caller.user,
        look,
    ))
}

async fn gif(
    data: &Data,
    click: &serenity::ComponentInteraction,
    id: MatchId,
) -> Result<Message, Error> {
    let host = &data.host;
    let caller = asking(data, click, id).await?;
    budgets::spend(host, caller.member(), Costly::Gif)?;
    let view = host
        .read(caller.actor(), move |cx| history::replay(cx, id))
        .await?;
    let look = settings::load_look(host, caller.server, Some(caller.user)).await?;
    cards::past::replay::gif(view, caller.user, look, caller.locale).await
}

/// Sends the player a direct message, and shows whether Discord has accepted it. It waits for its turn
/// among the deliveries, so the click is acknowledged first.
async fn try_direct(
    data: &Data,
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
) -> Result<(), Error> {
    let locale = Locale::from_discord(&click.locale);
    if let Err(next) = data.courier.begin_direct(UserId(click.user.id.get())) {
        let tried = Answer::Private(direct_tried(next));
        return Ok(click
            .create_response(http, tried.response(locale).await?)
            .await?);
    }
    // Only the caller sees the settings.
    click
        .create_response(http, Answer::Nothing.response(locale).await?)
        .await?;
    timing::answered();
    let shown = tried(data, click).await;
    let message = shown.unwrap_or_else(|error| answer::failed(&error));
    fill(http, click, message).await
}

async fn tried(data: &Data, click: &serenity::ComponentInteraction) -> Result<Message, Error> {
    let caller = Caller::clicking(click);
    caller.introduce(&data.host).await;
    let (user, locale) = (caller.user, caller.locale);
    let message = direct_works().written(locale);
    let message = message.post(caller.interaction.0.to_string()).await?;
    let taken = data.courier.try_direct(user, message).await?;
    let view = data
        .host
        .act(caller.actor(), move |cx| notices::note_direct(cx, taken))
        .await?;
    Ok(notices(&view))
}
