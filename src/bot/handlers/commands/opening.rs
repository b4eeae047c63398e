//! `/server open` and `/server close`: whether other servers can find this one.

use super::{Caller, Context, Error, answer, server::granted};
use crate::bot::{
    cards,
    handlers::{elsewhere::server_name, homes},
};
use domain::community::{About, Refused};
use store::OpenServer;

/// Asks whether to make the server known to others, or shows an open one and what can be changed.
#[poise::command(slash_command)]
pub(super) async fn open(
    context: Context<'_>,
    #[max_length = 100] about: Option<String>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let about = about.as_deref().map(About::read).transpose();
    let about = about.map_err(Refused::from)?;
    let host = &context.data().host;
    let (granted, locale) = (granted(context), caller.locale);
    let name = server_name(context.http(), caller.server).await?;
    let is_open = host.opening(caller.server).await?.is_some();
    let message = if is_open && about.is_none() {
        let rename = move |open: &mut OpenServer| open.name.clone_from(&name);
        let open = host.change_opening(caller.server, rename).await?;
        cards::opening(&open, granted, locale)
    } else {
        let here = homes::place(host, context.http(), &caller).await?;
        let draft = host.draft_opening(here, caller.user, name, about).await?;
        cards::opening_draft(&draft, granted, locale)
    };
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
