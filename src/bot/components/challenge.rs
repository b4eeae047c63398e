//! A click on a game in the menu that challenges a user.

use poise::serenity_prelude as serenity;

use super::Clicking;
use crate::{
    bot::{Error, cards::Card, challenging, locale_of},
    games::GameId,
    host::{ChallengeRequest, Host, Opponent},
    matches::{ChannelId, Place, Refusal, SideWish, UserId},
};

/// Discord's answer when it is asked for a member who is none.
const UNKNOWN_MEMBER: isize = 10_007;
const UNKNOWN_USER: isize = 10_013;

/// Makes the challenge in this channel, with everything as it is by default.
pub(super) async fn challenge(
    host: &Host,
    http: &serenity::Http,
    click: &serenity::ComponentInteraction,
    clicking: Clicking,
    game: GameId,
    opponent: UserId,
) -> Result<serenity::CreateInteractionResponse, Error> {
    challenging::check_permissions(click.app_permissions)?;
    let opponent = look_up(http, &clicking, opponent).await?;
    let Clicking {
        server,
        user,
        name,
        locale,
    } = clicking;
    let request = ChallengeRequest {
        place: Place {
            server,
            channel: ChannelId(click.channel_id.get()),
            locale: locale_of(click.guild_locale.as_deref().unwrap_or_default()),
        },
        start: game.start(None).map_err(Refusal::Size)?,
        challenger: (user, name),
        opponent: Some(opponent),
        wish: SideWish::Lot,
        rated: true,
    };
    let said = challenging::challenge(host, request).await?;
    Ok(Card::of(locale.say(&said)).update())
}

/// What Discord says about a user now. A click, unlike a command, does not bring it along.
async fn look_up(
    http: &serenity::Http,
    clicking: &Clicking,
    user: UserId,
) -> Result<Opponent, Error> {
    let server = serenity::GuildId::new(clicking.server.0);
    match http.get_member(server, serenity::UserId::new(user.0)).await {
        Ok(member) => Ok(Opponent {
            user,
            name: member.display_name().to_owned(),
            is_bot: member.user.bot,
            is_member: true,
        }),
        Err(serenity::Error::Http(serenity::HttpError::UnsuccessfulRequest(response)))
            if matches!(response.error.code, UNKNOWN_MEMBER | UNKNOWN_USER) =>
        {
            Err(Refusal::ChallengedStranger(user).into())
        }
        Err(error) => Err(error.into()),
    }
}
