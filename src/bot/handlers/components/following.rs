//! Clicks with which a user follows a match or stops following it.

use super::Click;
use crate::bot::{cards, error::Error, ids::Action, messages::Answer};
use domain::matches::{MatchId, Refusal};

/// Performs a button's action. The message immediately shows the result.
pub(super) async fn change(on: Click<'_>, action: Action) -> Result<Answer, Error> {
    let (host, server, user) = (on.host, on.caller.server, on.caller.user);
    let locale = on.caller.locale;
    let view = match action {
        Action::Follow { id } => host.following(server, id, user).await?,
        Action::Hear { id, hears } => host.follow(server, id, user, hears, locale).await?,
        Action::Unfollow { id } => {
            host.unfollow(id, user).await?;
            host.following(server, id, user).await?
        }
        Action::UnfollowOne => {
            host.unfollow(MatchId(on.chosen()?), user).await?;
            let views = host.followings(user).await?;
            return Ok(on.shows(cards::followings(&views, locale)));
        }
        _ => return Err(Refusal::UnknownButton.into()),
    };
    Ok(on.shows(cards::following(&view, locale)))
}
