//! Following matches, and notes about them: actions of `/match`.

use std::collections::{HashMap, HashSet};

use futures_util::future::try_join_all;

use super::{
    Caller, Context, Error, answer,
    options::{named_match, read_match},
};
use crate::{
    bot::cards,
    host::{Among, FollowView},
};
use domain::matches::{MatchId, ServerId};

/// Asks how to follow a match, or lists the matches that the user follows.
pub(super) async fn follow(context: Context<'_>, named: Option<&str>) -> Result<(), Error> {
    let caller = Caller::commanding(context)?;
    let data = context.data();
    let host = &data.host;
    let message = if let Some(named) = named {
        let id = read_match(named)?;
        data.visibility.check(&caller.onlooker(), id).await?;
        let view = host.following(caller.server, id, caller.user).await?;
        cards::following(&view, caller.locale)
    } else {
        let mut views = host.followings(caller.user).await?;
        let open = open(context, &caller, &views).await?;
        views.retain(|view| open.contains(&view.id));
        cards::followings(&views, caller.locale)
    };
    answer(context, message).await
}

/// Returns those of the matches a user follows that they are known to be still allowed to look at, each
/// in its server.
async fn open(
    context: Context<'_>,
    caller: &Caller,
    views: &[FollowView],
) -> Result<HashSet<MatchId>, Error> {
    let mut of_servers: HashMap<ServerId, Vec<MatchId>> = HashMap::new();
    for view in views {
        of_servers.entry(view.server).or_default().push(view.id);
    }
    let visibility = &context.data().visibility;
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

/// Stores a note about a match, or shows it.
pub(super) async fn note(
    context: Context<'_>,
    named: Option<&str>,
    text: Option<String>,
) -> Result<(), Error> {
    let (caller, id) = named_match(context, named, Among::All).await?;
    let host = &context.data().host;
    let note = match text {
        Some(text) => host.set_note(caller.server, id, caller.user, &text).await?,
        None => host.note_of(caller.server, id, caller.user).await?,
    };
    answer(context, cards::note(id, note.as_deref(), caller.locale)).await
}
