//! Following matches, and notes about them: actions of `/match`.

use std::{
    collections::{HashMap, HashSet},
    time::Duration,
};

use futures_util::future::try_join_all;
use poise::serenity_prelude as serenity;
use tokio::time::timeout;

use super::{
    Caller, Context, Error, answer,
    options::{named_match, read_match},
};
use crate::{
    bot::{cards, visibility::Onlooker},
    host::{Among, FollowView},
};
use domain::{
    causes::chain,
    matches::{MatchId, RoleId, ServerId},
};

/// How long a follower waits for another server's answer about them. An answer has three seconds.
const KNOWN_WITHIN: Duration = Duration::from_secs(1);

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
        let Some(onlooker) = onlooker_in(context.http(), caller, server).await else {
            return Ok(HashSet::new());
        };
        visibility.known_open(&onlooker, ids).await
    });
    let found = try_join_all(found).await?;
    Ok(found.into_iter().flatten().collect())
}

/// Returns the caller as an onlooker in a server, which may be a different one from that in which they
/// give a command. `None` if they are not known to be there.
async fn onlooker_in(http: &serenity::Http, caller: &Caller, server: ServerId) -> Option<Onlooker> {
    if server == caller.server {
        return Some(caller.onlooker());
    }
    let member = http.get_member(server.0.into(), caller.user.0.into());
    let member = timeout(KNOWN_WITHIN, member).await.ok()?;
    let member = member
        .inspect_err(|error| {
            tracing::info!(%server, error = chain(error), "it is not known what a follower may see");
        })
        .ok()?;
    let roles = member.roles.iter().map(|role| RoleId(role.get()));
    Some(Onlooker::elsewhere(server, caller.user, roles.collect()))
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
