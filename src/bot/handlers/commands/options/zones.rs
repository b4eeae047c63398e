//! The option `zone`: a player's time zone.

use poise::serenity_prelude as serenity;

use super::labels;
use crate::{bot::handlers::Context, clocks::handlers::zones};

/// Suggests zones whose names contain the typed text.
pub(crate) async fn complete_zone(
    _: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let names = zones(typed).into_iter().map(|name| (name.clone(), name));
    labels::respond(names.collect())
}
