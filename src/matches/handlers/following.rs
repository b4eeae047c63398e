//! Clicks of those who follow matches.

use std::collections::{HashMap, HashSet};

use futures_util::future::try_join_all;

use crate::{
    discord::{
        error::Error,
        handlers::{Act, On},
        messages::Answer,
    },
    matches::{
        actions::following::{self, FollowView},
        ids::action::FollowAct,
    },
    players::cards::following::{following, followings},
};
use domain::matches::{MatchId, ServerId};
use store::Numbered;

impl Act for FollowAct {
    fn numbered(&self, number: u32) -> Option<Numbered> {
        match self {
            FollowAct::UnfollowOne => Some(Numbered::Match(MatchId(number))),
            _ => None,
        }
    }

    async fn perform(self, on: On<'_>) -> Result<Answer, Error> {
        let locale = on.caller.locale;
        let view = match self {
            FollowAct::Follow { id } => on.read(move |cx| following::show(cx, id)).await?,
            FollowAct::Hear { id, hears } => {
                on.act(move |cx| following::follow(cx, id, hears, locale))
                    .await?
            }
            FollowAct::Unfollow { id } => {
                on.act(move |cx| following::unfollow(cx, id)).await?;
                on.read(move |cx| following::show(cx, id)).await?
            }
            FollowAct::List => return list(on).await,
            FollowAct::UnfollowOne => {
                let id = MatchId(on.chosen()?);
                on.act(move |cx| following::unfollow(cx, id)).await?;
                return list(on).await;
            }
        };
        Ok(on.shows(following(&view)))
    }
}

/// Lists what the user follows, without the matches that they are no longer allowed to look at.
async fn list(on: On<'_>) -> Result<Answer, Error> {
    let mut views = on.read(following::mine).await?;
    let open = open(on, &views).await?;
    views.retain(|view| open.contains(&view.id));
    Ok(on.shows(followings(&views)))
}

/// Returns those of the matches a user follows that they are known to be still allowed to look at, each
/// in its server.
async fn open(on: On<'_>, views: &[FollowView]) -> Result<HashSet<MatchId>, Error> {
    let mut of_servers: HashMap<ServerId, Vec<MatchId>> = HashMap::new();
    for view in views {
        of_servers.entry(view.server).or_default().push(view.id);
    }
    let (visibility, caller) = (&on.data.visibility, on.caller);
    let found = of_servers.into_iter().map(async |(server, ids)| {
        let onlooker = if server == caller.server {
            caller.onlooker()
        } else if let Some(member) = visibility.member(server, caller.user).await {
            member
        } else {
            return Ok(HashSet::new());
        };
        visibility.known_open(&onlooker, ids).await
    });
    let found = try_join_all(found).await?;
    Ok(found.into_iter().flatten().collect())
}
