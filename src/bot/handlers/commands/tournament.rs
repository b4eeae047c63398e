//! `/tournament`: tournaments of the server.

use super::{
    Caller, Context, Error, answer,
    options::{complete_tournament, read_tournament},
};
use crate::bot::handlers::tournaments::{card, check_seen, list};

/// Shows a tournament, or lists those of the server.
#[poise::command(slash_command)]
pub(super) async fn tournament(
    context: Context<'_>,
    #[autocomplete = "complete_tournament"] tournament: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let data = context.data();
    let message = match tournament {
        Some(named) => {
            let id = read_tournament(&named)?;
            check_seen(data, &caller, id).await?;
            card(&data.host, &caller, id).await?
        }
        None => list(data, &caller).await?,
    };
    answer(context, message).await
}
