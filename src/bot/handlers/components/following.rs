//! Clicks of those who follow matches.

use super::Click;
use crate::bot::{cards, error::Error, ids::Following, messages::Answer};
use domain::matches::MatchId;

/// Lets a user follow a match or stop following it. The message immediately shows the result.
pub(super) async fn act(on: Click<'_>, following: Following) -> Result<Answer, Error> {
    let (host, server, user) = (on.host, on.caller.server, on.caller.user);
    let locale = on.caller.locale;
    let view = match following {
        Following::Follow { id } => host.following(server, id, user).await?,
        Following::Hear { id, hears } => host.follow(server, id, user, hears, locale).await?,
        Following::Unfollow { id } => {
            host.unfollow(id, user).await?;
            host.following(server, id, user).await?
        }
        Following::UnfollowOne => {
            host.unfollow(MatchId(on.chosen()?), user).await?;
            let views = host.followings(user).await?;
            return Ok(on.shows(cards::followings(&views, locale)));
        }
    };
    Ok(on.shows(cards::following(&view, locale)))
}
