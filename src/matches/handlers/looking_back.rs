//! Past matches: lists without those that are not shown to the caller, and exports.

use crate::{
    bot::{
        cards,
        handlers::{Caller, Data, Error},
        messages::Message,
    },
    host::Host,
    matches::actions::notes,
    players::actions::{
        budgets::{self, Costly},
        history::{self, HistoryPage, HistoryView},
        profile::{self, NamedUser, ProfileView},
    },
};
use domain::matches::MatchId;
use store::{FinishedMatch, HistoryFilter};

/// Returns a page of a player's past matches. Matches that the caller cannot look at are left out.
pub(crate) async fn history(
    data: &Data,
    caller: &Caller,
    past: HistoryFilter,
    page: HistoryPage,
) -> Result<HistoryView, Error> {
    let mut history = data
        .host
        .read(caller.actor(), move |cx| history::list(cx, past, page))
        .await?;
    let ids = history.matches.iter().map(|(one, ..)| one.id).collect();
    let open = data.visibility.open(&caller.onlooker(), ids).await?;
    history.matches.retain(|(one, ..)| open.contains(&one.id));
    Ok(history)
}

/// Loads the profile of a player.
pub(crate) async fn profile(
    data: &Data,
    caller: &Caller,
    player: NamedUser,
) -> Result<ProfileView, Error> {
    let loaded = data
        .host
        .read(caller.actor(), move |cx| profile::load(cx, &player));
    let mut profile = loaded.await?;
    let ids = profile.recent.iter().map(|one| one.id).collect();
    let open = data.visibility.open(&caller.onlooker(), ids).await?;
    profile
        .recent
        .retain(|one: &FinishedMatch| open.contains(&one.id));
    Ok(profile)
}

/// Whether an export includes the user's own note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum WithNote {
    Yes,
    No,
}

/// Returns a match as text.
pub(crate) async fn export(
    host: &Host,
    caller: &Caller,
    id: MatchId,
    with: WithNote,
) -> Result<Message, Error> {
    budgets::spend(host, caller.member(), Costly::Export)?;
    let transcript = host
        .read(caller.actor(), move |cx| history::transcript(cx, id))
        .await?;
    let note = host
        .read(caller.actor(), move |cx| notes::find(cx, id))
        .await?;
    Ok(match (with, note) {
        (WithNote::Yes, note) => cards::export(id, &transcript, note.as_deref()),
        (WithNote::No, None) => cards::export(id, &transcript, None),
        (WithNote::No, Some(_)) => {
            cards::export(id, &transcript, None).with_buttons([cards::with_note_button(id)])
        }
    })
}
