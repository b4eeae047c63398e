//! `/tournament`: tournaments of the server.

use crate::{
    discord::handlers::{Caller, Context, Error},
    matches::handlers::answer::answer,
    tournaments::handlers::{
        card, check_seen, list,
        options::{complete_tournament, read_tournament},
    },
};

/// Shows a tournament, or lists those of the server.
#[poise::command(slash_command)]
pub(crate) async fn tournament(
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
