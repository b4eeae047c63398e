//! What clicks show whose answer takes longer than Discord waits: the engine thinks first, a match is drawn, or a direct
//! message waits for its turn. The router acknowledges such a click before it asks here.

use poise::serenity_prelude as serenity;

use crate::{
    clocks::cards::notices::{direct_works, notices},
    discord::{
        error::Error,
        handlers::{Act, Caller, Data, On},
        messages::{Answer, Message},
    },
    host::budgets::{self, Costly},
    learning::{actions::hints, cards as learning_cards},
    matches::{cards, ids::action::SlowAct},
    players::actions::{history, notices, settings},
};
use domain::matches::{MatchId, Refusal};

/// The router answers these before all others, because it acknowledges them first.
impl Act for SlowAct {
    async fn perform(self, _on: On<'_>) -> Result<Answer, Error> {
        Err(Refusal::UnknownButton.into())
    }
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

/// Returns the card of a hint that the caller asks for.
pub(crate) async fn hint(
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

/// Returns the card of the analysis of a match.
pub(crate) async fn analysis(
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

/// Returns a match as a moving picture.
pub(crate) async fn gif(
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

/// Sends the caller a direct message, and returns the page that says whether Discord has accepted it.
pub(crate) async fn test_direct(
    data: &Data,
    click: &serenity::ComponentInteraction,
) -> Result<Message, Error> {
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
