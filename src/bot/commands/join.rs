//! `/join`: take an open seat, or a challenge.

use super::{
    Asking, Context, Error, answer,
    options::{complete_seat, parse_match},
};
use crate::{matches::Refusal, sentence};

#[poise::command(slash_command)]
pub(super) async fn join(
    context: Context<'_>,
    #[autocomplete = "complete_seat"] seat: String,
) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let id = parse_match(Some(&seat))?.ok_or(Refusal::NoMatch)?;
    context
        .data()
        .host
        .accept(asking.server, id, asking.user, asking.name)
        .await?;
    answer(
        context,
        asking.locale.say(&sentence!("joined", id = id.to_string())),
    )
    .await
}
