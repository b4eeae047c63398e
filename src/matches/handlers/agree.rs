//! What two players agree on, and the end of a match: `/draw` and `/resign`.

use crate::{
    discord::handlers::{Context, Error},
    matches::{
        actions::{lists::Among, moves},
        cards,
        handlers::{
            answer::{answer, perform},
            options::{complete_match, named_match},
        },
        ids::offers::OfferAct,
    },
};
use domain::matches::OfferKind;

/// Offers the opponent a draw.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn draw(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_match"]
    named: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = named_match(context, named.as_deref(), Among::All).await?;
    let draw = OfferAct::Make {
        kind: OfferKind::Draw,
        id,
        revision: None,
    };
    perform(context, &caller, draw).await
}

/// Resigns a match after asking the player once more.
#[poise::command(slash_command, category = "anywhere")]
pub(crate) async fn resign(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_match"]
    named: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = named_match(context, named.as_deref(), Among::All).await?;
    let host = &context.data().host;
    let resigning = host
        .read(caller.actor(), move |cx| moves::ask_to_resign(cx, id, None))
        .await?;
    answer(context, cards::resign::ask_to_resign(resigning)).await
}
