//! The option `zone`: a player's time zone.

use poise::serenity_prelude as serenity;

use crate::bot::{
    handlers::{Context, days::zones},
    messages::Suggestions,
};

/// Suggests zones whose names contain the typed text.
pub(in crate::bot::handlers::commands) async fn complete_zone(
    _: Context<'_>,
    typed: &str,
) -> serenity::CreateAutocompleteResponse {
    let names = zones(typed).into_iter().map(|name| (name.clone(), name));
    Suggestions(names.collect()).response()
}
