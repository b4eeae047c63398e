//! `/draw`: offer the opponent a draw.

use super::{Context, Error, offer::offer, options::complete_match};
use crate::matches::OfferKind;

#[poise::command(slash_command)]
pub(super) async fn draw(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_match"]
    named: Option<String>,
) -> Result<(), Error> {
    offer(context, OfferKind::Draw, named.as_deref()).await
}
