//! `/profile`, and the entry of that name in the menu on a user: what there is to know about a
//! player, for whoever asks.

use poise::serenity_prelude as serenity;

use super::{Asking, Context, Error};
use crate::{bot::cards, matches::UserId};

#[poise::command(slash_command)]
pub(super) async fn profile(
    context: Context<'_>,
    player: Option<serenity::User>,
) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    let user = match player {
        Some(player) => named(&player),
        None => (asking.user, asking.name.clone()),
    };
    show(context, &asking, user).await
}

/// The menu on a user.
#[poise::command(context_menu_command = "Profile", rename = "profile")]
pub(super) async fn profile_of(context: Context<'_>, player: serenity::User) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    show(context, &asking, named(&player)).await
}

fn named(player: &serenity::User) -> (UserId, String) {
    (UserId(player.id.get()), player.display_name().to_owned())
}

async fn show(context: Context<'_>, asking: &Asking, user: (UserId, String)) -> Result<(), Error> {
    let host = &context.data().host;
    let profile = host.profile(asking.server, asking.user, user).await?;
    let look = host.look(asking.server, Some(asking.user)).await?;
    let sheet = cards::profile(profile, asking.server, look, asking.locale).await?;
    context.send(sheet.reply(true)).await?;
    Ok(())
}
