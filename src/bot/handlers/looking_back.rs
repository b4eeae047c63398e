//! Lists of past matches, without those that are not shown to the caller.

use super::{Caller, Data, Error};
use crate::host::{HistoryPage, HistoryView, NamedUser, ProfileView};
use store::{FinishedMatch, HistoryFilter};

/// Returns a page of a player's past matches. Matches that the caller cannot look at are left out.
pub(super) async fn history(
    data: &Data,
    caller: &Caller,
    past: HistoryFilter,
    page: HistoryPage,
) -> Result<HistoryView, Error> {
    let mut history = data.host.history(past, page).await?;
    let ids = history.matches.iter().map(|(one, ..)| one.id).collect();
    let open = data.visibility.open(&caller.onlooker(), ids).await?;
    history.matches.retain(|(one, ..)| open.contains(&one.id));
    Ok(history)
}

/// Loads the profile of a player.
pub(super) async fn profile(
    data: &Data,
    caller: &Caller,
    player: NamedUser,
) -> Result<ProfileView, Error> {
    let server = caller.server;
    let mut profile = data.host.profile(server, caller.user, player).await?;
    let ids = profile.recent.iter().map(|one| one.id).collect();
    let open = data.visibility.open(&caller.onlooker(), ids).await?;
    profile
        .recent
        .retain(|one: &FinishedMatch| open.contains(&one.id));
    Ok(profile)
}
