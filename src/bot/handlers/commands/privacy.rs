//! `/privacy`: what is stored about a user.

use super::{Context, Error, answer};
use crate::bot::{cards, handlers::answer::locale};

/// Explains what is stored and why, with buttons to download it and to delete it.
///
/// Users who ask are not stored for that.
#[poise::command(slash_command, category = "anywhere")]
pub(super) async fn privacy(context: Context<'_>) -> Result<(), Error> {
    answer(context, cards::privacy(locale(context))).await
}
