//! What two players agree on, and the end of a match: `/draw`, `/resign`, and actions of `/match`.

use super::{
    Context, Error, answer,
    options::{complete_match, named_match},
    perform,
};
use crate::{
    bot::{cards, ids::Offers},
    host::{Among, clocks},
};
use domain::matches::OfferKind;

/// Offers the opponent a draw.
#[poise::command(slash_command, category = "anywhere")]
pub(super) async fn draw(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_match"]
    named: Option<String>,
) -> Result<(), Error> {
    offer(context, OfferKind::Draw, named.as_deref()).await
}

/// Asks to take the player's last move back.
pub(super) async fn takeback(context: Context<'_>, named: Option<&str>) -> Result<(), Error> {
    offer(context, OfferKind::Takeback, named).await
}

async fn offer(context: Context<'_>, kind: OfferKind, named: Option<&str>) -> Result<(), Error> {
    let (caller, id) = named_match(context, named, Among::All).await?;
    let revision = None;
    perform(context, &caller, Offers::Make { kind, id, revision }).await
}

/// Resigns a match after asking the player once more.
#[poise::command(slash_command, category = "anywhere")]
pub(super) async fn resign(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_match"]
    named: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = named_match(context, named.as_deref(), Among::All).await?;
    let host = &context.data().host;
    let resigning = host
        .ask_to_resign(caller.server, id, caller.user, None)
        .await?;
    answer(context, cards::ask_to_resign(resigning, caller.locale)).await
}

/// Ends a match in which the opponent's time has run out.
pub(super) async fn claim(context: Context<'_>, named: Option<&str>) -> Result<(), Error> {
    let (caller, id) = named_match(context, named, Among::All).await?;
    let host = &context.data().host;
    clocks::claim(host, caller.actor(), id).await?;
    answer(context, cards::claimed(id, caller.locale)).await
}
