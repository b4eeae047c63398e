//! Making a challenge, whether by a command or by a menu.

use poise::serenity_prelude as serenity;

use super::{Caller, Error};
use crate::{
    bot::{cards, messages::Message},
    games::AnyPosition,
    host::{ChallengeRequest, Host, Opponent},
    matches::SideWish,
};

/// What the bot needs in a channel to play there.
const NEEDED: serenity::Permissions = serenity::Permissions::VIEW_CHANNEL
    .union(serenity::Permissions::SEND_MESSAGES)
    .union(serenity::Permissions::ATTACH_FILES);

/// What a challenger has chosen.
pub(super) struct Wishes {
    pub(super) start: AnyPosition,
    pub(super) opponent: Option<Opponent>,
    pub(super) side: SideWish,
    pub(super) rated: bool,
}

/// A challenge that could not be shown would be a challenge nobody can take. Where Discord does not
/// say what the bot may do, it is left to find out.
pub(super) fn check_permissions(caller: &Caller) -> Result<(), Error> {
    let Some(allowed) = caller.bot_permissions else {
        return Ok(());
    };
    let missing = NEEDED.difference(allowed);
    if missing.is_empty() || allowed.administrator() {
        Ok(())
    } else {
        Err(Error::Permissions(missing))
    }
}

/// Makes the challenge.
pub(super) async fn challenge(
    host: &Host,
    caller: Caller,
    wishes: Wishes,
) -> Result<Message, Error> {
    let opponent = wishes.opponent.as_ref().map(|opponent| opponent.seen.user);
    let request = ChallengeRequest {
        place: caller.place(),
        start: wishes.start,
        challenger: caller.user,
        opponent: wishes.opponent,
        wish: wishes.side,
        rated: wishes.rated,
    };
    let id = host.challenge(request).await?;
    Ok(cards::challenge_made(id, opponent, caller.locale))
}
