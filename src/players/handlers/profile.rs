//! `/profile`, and the menu on a member: a player's ratings and latest matches.

use poise::serenity_prelude as serenity;

use crate::{
    challenges::handlers::challenging::named_user,
    discord::handlers::{Caller, Context, Data, Error},
    matches::handlers::answer::answer,
    players::{
        actions::{
            profile::{self, NamedUser, ProfileView},
            settings,
        },
        cards,
    },
};
use domain::matches::Refusal;
use store::FinishedMatch;

/// Shows a player's ratings and latest matches.
#[poise::command(slash_command)]
pub(crate) async fn profile(
    context: Context<'_>,
    player: Option<serenity::User>,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let player = match player {
        Some(player) => named(context, &player)?,
        None => NamedUser {
            user: caller.user,
            name: caller.name.clone(),
        },
    };
    show_profile(context, &caller, player).await
}

/// Shows the profile, from the menu on a user.
#[poise::command(context_menu_command = "Profile", rename = "profile")]
pub(crate) async fn profile_menu(
    context: Context<'_>,
    player: serenity::User,
) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    show_profile(context, &caller, named(context, &player)?).await
}

fn named(context: Context<'_>, player: &serenity::User) -> Result<NamedUser, Refusal> {
    if player.bot {
        return Err(Refusal::ProfileOfBot);
    }
    let seen = named_user(context, player).seen;
    Ok(NamedUser {
        user: seen.user,
        name: seen.name,
    })
}

async fn show_profile(
    context: Context<'_>,
    caller: &Caller,
    player: NamedUser,
) -> Result<(), Error> {
    let data = context.data();
    let profile = load(data, caller, player).await?;
    let look = settings::load_look(&data.host, caller.server, Some(caller.user)).await?;
    let message = cards::profile::profile(profile, caller.server, look);
    answer(context, message).await
}

/// Loads the profile of a player, without matches that the caller cannot look at.
async fn load(data: &Data, caller: &Caller, player: NamedUser) -> Result<ProfileView, Error> {
    let loaded = data
        .host
        .read(caller.actor(), move |cx| profile::load(cx, &player));
    let mut profile = loaded.await?;
    let ids = profile.recent.iter().map(|one| one.id).collect();
    let open = data.visibility.open(&caller.onlooker(), ids).await?;
    profile
        .recent
        .retain(|one: &FinishedMatch| open.contains(&one.id));
    Ok(profile)
}
