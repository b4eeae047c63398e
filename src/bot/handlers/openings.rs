//! Whether other servers can find this one.

use poise::serenity_prelude as serenity;

use super::{Caller, Error, elsewhere::server_name, homes};
use crate::{
    bot::{cards, ids::Access, messages::Message},
    host::Host,
};
use domain::community::About;
use store::OpenServer;

/// Shows an open server and what can be changed, or asks whether to make it known to others.
pub(super) async fn show(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    access: Access,
) -> Result<Message, Error> {
    let name = server_name(http, caller.server).await?;
    if host.opening(caller.server).await?.is_some() {
        let rename = move |open: &mut OpenServer| open.name.clone_from(&name);
        let open = host.change_opening(caller.server, rename).await?;
        return Ok(cards::opening(&open, access, caller.locale));
    }
    let here = homes::place(host, http, caller).await?;
    let draft = host.draft_opening(here, caller.user, name, None).await?;
    Ok(cards::opening_draft(&draft, access, caller.locale))
}

/// Asks whether to make the server known to others with this description, or with none.
pub(super) async fn describe(
    host: &Host,
    http: &serenity::Http,
    caller: &Caller,
    about: Option<About>,
    access: Access,
) -> Result<Message, Error> {
    let name = server_name(http, caller.server).await?;
    let here = homes::place(host, http, caller).await?;
    let draft = host.draft_opening(here, caller.user, name, Some(about));
    Ok(cards::opening_draft(&draft.await?, access, caller.locale))
}
