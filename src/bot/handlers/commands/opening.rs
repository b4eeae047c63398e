//! `/server open` and `/server close`: whether other servers find this one.

use super::{Caller, Context, Error, answer, server::granted};
use crate::{
    bot::cards,
    community::{About, Opening, Refused},
};

/// Makes the server known to others, or changes what it says of itself.
#[poise::command(slash_command)]
pub(super) async fn open(
    context: Context<'_>,
    #[max_length = 100] about: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let about = about.as_deref().map(About::read).transpose();
    let about = about.map_err(Refused::from)?;
    let host = &context.data().host;
    let http = context.http();
    let name = http.get_guild(caller.server.0.into()).await?.name;
    let change = move |mut open: Opening| {
        if let Some(about) = &about {
            open.about.clone_from(about);
        }
        open
    };
    let open = host
        .open_server((caller.place()?, caller.user), name, change)
        .await?;
    let message = cards::opening(&open, granted(context), caller.locale);
    answer(context, message).await
}

/// Hides the server from others.
#[poise::command(slash_command)]
pub(super) async fn close(context: Context<'_>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let host = &context.data().host;
    let was_open = host.close_server(caller.server, caller.user).await?;
    answer(context, cards::closed_server(was_open, caller.locale)).await
}
