//! `/challenge`: propose a match to somebody, or to anybody. Also the menu on a user.

use poise::serenity_prelude as serenity;

use super::{Asking, Context, Error, answer, listed::OneOf, options::GameOption};
use crate::{
    bot::{cards, challenging},
    host::{ChallengeRequest, Opponent},
    matches::{Place, Refusal, SideWish, UserId},
};

#[poise::command(slash_command)]
pub(super) async fn challenge(
    context: Context<'_>,
    game: GameOption,
    opponent: Option<serenity::User>,
    side: Option<OneOf<SideWish>>,
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
    let said = challenging::challenge(&context.data().host, request).await?;
    answer(context, asking.locale.say(&said)).await
}

/// The menu on a user: asks which game, and leaves the rest as it is by default.
#[poise::command(context_menu_command = "Challenge", rename = "challenge")]
pub(super) async fn challenge_menu(
    context: Context<'_>,
    user: serenity::User,
) -> Result<(), Error> {
    let asking = Asking::from(context)?;
    check_permissions(context)?;
    let opponent = describe(context, &user);
    opponent.check(asking.user)?;
    let card = cards::which_game(opponent.user, asking.locale);
    context.send(card.reply()).await?;
    Ok(())
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

fn check_permissions(context: Context<'_>) -> Result<(), Error> {
    match context {
        poise::Context::Application(application) => {
            challenging::check_permissions(application.interaction.app_permissions)
        }
        poise::Context::Prefix(_) => Ok(()),
    }
}
