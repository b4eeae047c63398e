//! `/takeback`: ask to take the last own move back.

use super::{Context, Error, offer::offer, options::complete_match};
use crate::matches::OfferKind;

#[poise::command(slash_command)]
pub(super) async fn takeback(
    context: Context<'_>,
    #[rename = "match"]
    #[autocomplete = "complete_match"]
    named: Option<String>,
) -> Result<(), Error> {
    offer(context, OfferKind::Takeback, named.as_deref()).await
}
