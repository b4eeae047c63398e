//! Clicks of those who follow matches.

use super::{Act, On};
use crate::bot::{cards, error::Error, ids::Following, messages::Answer};
use domain::matches::MatchId;
use store::Numbered;

impl Act for Following {
    fn numbered(&self, number: u32) -> Option<Numbered> {
        match self {
            Following::UnfollowOne => Some(Numbered::Match(MatchId(number))),
            _ => None,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let (host, server, user) = (on.host, on.caller.server, on.caller.user);
        let locale = on.caller.locale;
        let view = match self {
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
}
