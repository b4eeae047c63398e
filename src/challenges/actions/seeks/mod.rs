//! Seeks: made, withdrawn, listed and taken. Matching seeks are paired, and their players asked.
//!
//! All of it is done under one lock, because a player who is paired in one place must not be paired
//! or taken in another.

mod asking;
mod begin;
mod known;
mod list;
mod pairing;

pub use asking::{ProposalView, answer};
pub use list::{SeekLine, SeeksView, SeeksWanted, list};

use super::limits::{check_matches, check_members};
use crate::{
    clocks::actions::fails_for_good,
    host::{
        Cx, Failure, Host, ReadCx,
        pass::{self, AT_ONCE, Left, Pass},
    },
};
use domain::{
    clock::Timestamp,
    community::seeks::{
        MOST_SEEKS, NewSeek, ProposalId, ProposalState, RatingRange, Seek, SeekId, SeekRefusal,
        SeekScope, Terms, Vote, fit,
    },
    matches::{MatchId, Place, SideWish, TimingWish, UserId},
};
use rules::GameId;
use store::{Lock, WriteTx};

/// A seek as the user requested it.
#[derive(Clone, Debug)]
pub struct SeekRequest {
    /// Where it is made. The match is shown there, unless the server has chosen another place for
    /// all matches by the time it begins.
    pub place: Place,
    /// The game. `None` for any.
    pub game: Option<GameId>,
    /// The requested timing.
    pub timing: TimingWish,
    /// Whether the match will be rated.
    pub rated: bool,
    /// The side that the player wants.
    pub side: SideWish,
    /// The accepted range of opponents' ratings.
    pub opponents: RatingRange,
    /// Where the opponent can be.
    pub scope: SeekScope,
    /// For how many days it waits, if the player said so.
    pub days: Option<u8>,
}

/// A seek that was made.
#[derive(Clone, Debug)]
pub struct Sought {
    /// The seek.
    pub seek: Seek,
    /// The proposal made to its player immediately, because someone else seeks the same.
    pub asked: Option<ProposalView>,
}

/// Makes a seek, and pairs seeks that match.
pub fn make(cx: &Cx<'_>, request: &SeekRequest) -> Result<Sought, Failure> {
    let (tx, now, player, server) = (cx.tx, cx.now, cx.user(), cx.server());
    tx.lock(Lock::Seeks)?;
    let terms = Terms {
        game: request.game,
        timing: tx.settings().paces(server)?.grant(request.timing)?,
        rated: request.rated,
        side: request.side,
        opponents: request.opponents,
        scope: request.scope,
    };
    check_seek(cx, &terms)?;
    let most_matches = cx.house.most_matches;
    check_matches(tx, server, player, None, most_matches)?;
    let id = tx.seeks().insert(NewSeek {
        player,
        place: request.place,
        terms,
        made_at: now,
        expires_at: now.after(terms.lifetime(request.days)),
    })?;
    pairing::pair_waiting(tx, now, most_matches)?;
    cx.note_act()?;
    let asked = tx.seeks().open_proposal_to(player)?;
    Ok(Sought {
        seek: tx.seeks().find(id)?.ok_or(SeekRefusal::Gone)?,
        asked: asked
            .map(|asked| ProposalView::load(tx, &asked, player, server))
            .transpose()?,
    })
}

/// Returns a seek, if it is still there.
pub fn find(cx: &ReadCx<'_>, id: SeekId) -> Result<Option<Seek>, Failure> {
    Ok(cx.tx.seeks().find(id)?)
}

/// Withdraws a seek of the user. A pending proposal for it ends too.
pub fn withdraw(cx: &Cx<'_>, id: SeekId) -> Result<(), Failure> {
    let (tx, now, by) = (cx.tx, cx.now, cx.user());
    tx.lock(Lock::Seeks)?;
    let found = tx.seeks().find(id)?.filter(|seek| seek.player == by);
    found.ok_or(SeekRefusal::Gone)?;
    let open = tx.seeks().open_proposal_to(by)?;
    let own = open.and_then(|open| Some((open, open.consent_of(by)?)));
    if let Some((open, own)) = own.filter(|(_, own)| own.seek == id) {
        tx.seeks().answer_proposal(own.id, Vote::Decline)?;
        asking::close(tx, &open, ProposalState::Withdrawn, None, now)?;
    }
    tx.seeks().remove(id)?;
    pairing::pair_waiting(tx, now, cx.house.most_matches)
}

/// Takes a seek: the match begins. A seek of any game becomes one of `game`, or of a random game. If the seek is from
/// another server, the match is shown here too.
pub fn take(
    cx: &Cx<'_>,
    here: Place,
    id: SeekId,
    game: Option<GameId>,
) -> Result<MatchId, Failure> {
    let (tx, now, by) = (cx.tx, cx.now, cx.user());
    tx.lock(Lock::Seeks)?;
    let seek = tx.seeks().find(id)?.filter(|seek| now < seek.expires_at);
    let seek = seek.ok_or(SeekRefusal::Gone)?;
    // The list may be some minutes old, and a match there would be stuck.
    if tx.absences().since(seek.place.server)?.is_some() {
        return Err(SeekRefusal::Gone.into());
    }
    if seek.player == by {
        return Err(SeekRefusal::Own.into());
    }
    if tx.seeks().open_proposal_to(seek.player)?.is_some() {
        return Err(SeekRefusal::Asked.into());
    }
    check_members(tx, here.server, by, &cx.by.roles, None)?;
    let taker = list::taker(&seek, by, here, game, SeekScope::Everywhere);
    let known = known::of_two(tx, &seek, &taker)?;
    let fit = fit(&seek, &taker, &known).ok_or(SeekRefusal::NoFit)?;
    let begun = begin::begin_match_of_seeks(
        tx,
        [&seek, &taker],
        begin::by_lot(fit.game),
        by,
        now,
        cx.house.most_matches,
    )?;
    tx.seeks().remove(id)?;
    Ok(begun)
}

/// Ends proposals that were not answered in time. One that cannot be read is forgotten: nobody could answer it, and
/// both players would keep waiting.
pub(crate) async fn lapse_proposals(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let now = pass.until;
    pass::do_page(
        host,
        pass,
        |tx, until, after| tx.seeks().lapsed_proposals(until, after, AT_ONCE),
        |_, _| Ok(None),
        |id| lapse_proposal(host, id, now),
    )
    .await
}

async fn lapse_proposal(host: &Host, id: ProposalId, now: Timestamp) -> Result<(), Failure> {
    let lapsed = host
        .store
        .write(Lock::Seeks, move |tx| asking::lapse(tx, id, now));
    if fails_for_good(lapsed.await, id, "a proposal could not be ended")? {
        forget_proposal(host, id).await?;
    }
    Ok(())
}

/// Forgets finished proposals once they need not be kept any longer.
pub(crate) async fn forget_proposals(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    pass::do_page(
        host,
        pass,
        |tx, until, after| tx.seeks().old_proposals(until, after, AT_ONCE),
        |_, _| Ok(None),
        |id| forget_proposal(host, id),
    )
    .await
}

async fn forget_proposal(host: &Host, id: ProposalId) -> Result<(), Failure> {
    host.store
        .write(Lock::Seeks, move |tx| asking::forget(tx, id))
        .await
}

/// Forgets seeks that have expired.
pub(crate) async fn expire_all(host: &Host, pass: &mut Pass) -> Result<Left, Failure> {
    let now = pass.until;
    pass::do_page(
        host,
        pass,
        |tx, until, after| tx.seeks().expired(until, after, AT_ONCE),
        |_, _| Ok(None),
        |id| {
            host.store.write(Lock::Seeks, move |tx| {
                Ok::<_, Failure>(tx.seeks().remove_expired(id, now)?)
            })
        },
    )
    .await
}

/// Pairs seeks that match by now.
pub(crate) async fn pair_all(host: &Host, until: Timestamp) -> Result<Left, Failure> {
    let most_matches = host.most_matches;
    let has_seeks = host
        .store
        .read(|tx| Ok::<_, Failure>(tx.seeks().anybody_seeks()?));
    if has_seeks.await? {
        host.store
            .write(Lock::Seeks, move |tx| {
                pairing::pair_waiting(tx, until, most_matches)
            })
            .await?;
    }
    Ok(Left::Until(None))
}

/// Withdraws all seeks of a player who is being deleted. Pending proposals end too.
pub(crate) fn withdraw_all(tx: &WriteTx<'_>, by: UserId, now: Timestamp) -> Result<(), Failure> {
    if let Some(open) = tx.seeks().open_proposal_to(by)? {
        if let Some(own) = open.consent_of(by) {
            tx.seeks().answer_proposal(own.id, Vote::Decline)?;
        }
        asking::close(tx, &open, ProposalState::Withdrawn, None, now)?;
    }
    for seek in tx.seeks().of_player(by)? {
        tx.seeks().remove(seek.id)?;
    }
    Ok(())
}

/// Checks that the user can make this seek.
fn check_seek(cx: &ReadCx<'_>, terms: &Terms) -> Result<(), Failure> {
    let (tx, now, player, server) = (cx.tx, cx.now, cx.user(), cx.server());
    check_members(tx, server, player, &cx.by.roles, None)?;
    if terms.scope == SeekScope::Everywhere && !tx.servers().is_open(server)? {
        return Err(SeekRefusal::NotOpen.into());
    }
    let own = tx.seeks().of_player(player)?;
    let own: Vec<&Seek> = own.iter().filter(|seek| now < seek.expires_at).collect();
    if own
        .iter()
        .any(|seek| seek.terms == *terms && seek.place.server == server)
    {
        return Err(SeekRefusal::Same.into());
    }
    if u32::try_from(own.len()).unwrap_or(MOST_SEEKS) >= MOST_SEEKS {
        return Err(SeekRefusal::TooMany(MOST_SEEKS).into());
    }
    Ok(())
}

#[cfg(test)]
mod tests;
