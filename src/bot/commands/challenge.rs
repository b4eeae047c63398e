//! `/challenge`: propose a match to somebody, or to anybody.

use poise::serenity_prelude as serenity;

use super::{
    Asking, Context, Error, answer,
    options::{GameOption, SideOption},
};
use crate::{
    host::{ChallengeRequest, Opponent},
    matches::{Place, Refusal, SideWish, UserId},
    sentence,
};

/// What the bot needs in a channel to play there.
const NEEDED: serenity::Permissions = serenity::Permissions::VIEW_CHANNEL
    .union(serenity::Permissions::SEND_MESSAGES)
    .union(serenity::Permissions::ATTACH_FILES);

#[poise::command(slash_command)]
pub(super) async fn challenge(
    context: Context<'_>,
    game: GameOption,
    opponent: Option<serenity::User>,
    side: Option<SideOption>,
    #[rename = "size"] files: Option<u8>,
    rated: Option<bool>,
) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    check_permissions(context)?;
    let opponent = opponent.map(|user| describe(context, &user));
    let start = game.0.start(files).map_err(Refusal::Size)?;
    let request = ChallengeRequest {
        place: Place {
            server: asking.server,
            channel: asking.channel,
            locale: asking.server_locale,
        },
        start,
        challenger: (asking.user, asking.name),
        wish: side.map_or(SideWish::Lot, |side| side.0),
        opponent,
        rated: rated.unwrap_or(true),
    };
    let said = match &request.opponent {
        Some(opponent) => {
            sentence!("challenge-sent", opponent = format!("<@{}>", opponent.user))
        }
        None => sentence!("challenge-open"),
    };
    let id = context.data().host.challenge(request).await?;
    answer(context, asking.locale.say(&said.with("id", id.to_string()))).await
}

/// What Discord says about the user that was named.
fn describe(context: Context<'_>, user: &serenity::User) -> Opponent {
    let member = match context {
        poise::Context::Application(application) => {
            application.interaction.data.resolved.members.get(&user.id)
        }
        poise::Context::Prefix(_) => None,
    };
    let name = member
        .and_then(|member| member.nick.as_deref())
        .unwrap_or(user.display_name());
    Opponent {
        user: UserId(user.id.get()),
        name: name.to_owned(),
        is_bot: user.bot,
        is_member: member.is_some(),
    }
}

/// A challenge that could not be shown would be a challenge nobody can take.
fn check_permissions(context: Context<'_>) -> Result<(), Error> {
    let poise::Context::Application(application) = context else {
        return Ok(());
    };
    let Some(allowed) = application.interaction.app_permissions else {
        return Ok(());
    };
    let missing = NEEDED.difference(allowed);
    if missing.is_empty() || allowed.administrator() {
        Ok(())
    } else {
        Err(Error::Permissions(missing))
    }
}
