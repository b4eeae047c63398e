//! Making a challenge, whether by a command or by a menu.

use poise::serenity_prelude as serenity;

use super::Error;
use crate::{
    host::{ChallengeRequest, Host},
    sentence,
    words::Sentence,
};

/// What the bot needs in a channel to play there.
const NEEDED: serenity::Permissions = serenity::Permissions::VIEW_CHANNEL
    .union(serenity::Permissions::SEND_MESSAGES)
    .union(serenity::Permissions::ATTACH_FILES);

/// A challenge that could not be shown would be a challenge nobody can take. Where Discord does not
/// say what the bot may do, it is left to find out.
pub(super) fn check_permissions(allowed: Option<serenity::Permissions>) -> Result<(), Error> {
    let Some(allowed) = allowed else {
        return Ok(());
    };
    let missing = NEEDED.difference(allowed);
    if missing.is_empty() || allowed.administrator() {
        Ok(())
    } else {
        Err(Error::Permissions(missing))
    }
}

/// Makes the challenge, and says what the challenger hears.
pub(super) async fn challenge(host: &Host, request: ChallengeRequest) -> Result<Sentence, Error> {
    let said = match &request.opponent {
        Some(opponent) => {
            sentence!("challenge-sent", opponent = format!("<@{}>", opponent.user))
        }
        None => sentence!("challenge-open"),
    };
    let id = host.challenge(request).await?;
    Ok(said.with("id", id.to_string()))
}
