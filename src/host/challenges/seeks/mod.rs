//! Seeks: made, withdrawn, listed and taken. Matching seeks are paired, and their players asked.
//!
//! All of it is done under one lock, because a player who is paired in one place must not be paired
//! or taken in another.

mod asking;
mod begin;
mod known;
mod list;
mod pairing;

pub use asking::ProposalView;
pub use list::{SeekLine, SeeksView, SeeksWanted};

use super::limits::{check_matches, check_members};
use crate::host::{
    Failure, Host,
    clocks::fails_for_good,
    upkeep::chores,
    upkeep::chores::{AT_ONCE, Left, Pass},
};
use domain::{
    clock::Timestamp,
    community::seeks::{
        MOST_SEEKS, NewSeek, ProposalId, ProposalState, RatingRange, Seek, SeekId, SeekRefusal,
        SeekScope, Terms, Vote, fit,
    },
    matches::{Actor, MatchId, Member, Place, RoleId, SideWish, TimingWish, UserId},
};
use rules::GameId;
use store::{Lock, ReadTx, WriteTx};

/// A seek as the user requested it.
#[derive(Clone, Debug)]
pub struct SeekRequest {
    /// Where it is made. The match is shown there, unless the server has chosen another place for
    /// all matches by the time it begins.
    pub place: Place,
    /// The player.
    pub player: UserId,
    /// Their roles in the server.
    pub roles: Vec<RoleId>,
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

impl Host {
    /// Makes a seek, and pairs seeks that match.
    pub async fn seek(&self, request: SeekRequest) -> Result<Sought, Failure> {
        let (now, most_matches) = (self.clock.now(), self.most_matches);
        self.store
            .write(Lock::Seeks, move |tx| {
                let (player, server) = (request.player, request.place.server);
                let terms = Terms {
                    game: request.game,
                    timing: tx.settings().paces(server)?.grant(request.timing)?,
                    rated: request.rated,
                    side: request.side,
                    opponents: request.opponents,
                    scope: request.scope,
                };
                check_seek(
                    tx,
                    Member {
                        server,
                        user: player,
                    },
                    &request.roles,
                    &terms,
                    now,
                )?;
                check_matches(tx, server, player, None, most_matches)?;
                let id = tx.seeks().insert(NewSeek {
                    player,
                    place: request.place,
                    terms,
                    made_at: now,
                    expires_at: now.after(terms.lifetime(request.days)),
                })?;
                pairing::pair_waiting(tx, now, most_matches)?;
                tx.people().note_act(player, now)?;
                let asked = tx.seeks().open_proposal_to(player)?;
                Ok(Sought {
                    seek: tx.seeks().find(id)?.ok_or(SeekRefusal::Gone)?,
                    asked: asked
                        .map(|asked| ProposalView::load(tx, &asked, player, server))
                        .transpose()?,
                })
            })
            .await
    }

    /// Returns a seek, if it is still there.
    pub async fn seek_of(&self, id: SeekId) -> Result<Option<Seek>, Failure> {
        self.store.read(move |tx| Ok(tx.seeks().find(id)?)).await
    }

    /// Withdraws a seek of this player. A pending proposal for it ends too.
    pub async fn withdraw_seek(&self, id: SeekId, by: UserId) -> Result<(), Failure> {
        let (now, most_matches) = (self.clock.now(), self.most_matches);
        self.store
            .write(Lock::Seeks, move |tx| {
                let found = tx.seeks().find(id)?.filter(|seek| seek.player == by);
                found.ok_or(SeekRefusal::Gone)?;
                let open = tx.seeks().open_proposal_to(by)?;
                let own = open.and_then(|open| Some((open, open.consent_of(by)?)));
                if let Some((open, own)) = own.filter(|(_, own)| own.seek == id) {
                    tx.seeks().answer_proposal(own.id, Vote::Decline)?;
                    asking::close(tx, &open, ProposalState::Withdrawn, None, now)?;
                }
                tx.seeks().remove(id)?;
                pairing::pair_waiting(tx, now, most_matches)
            })
            .await
    }

    /// Takes a seek: the match begins. A seek of any game becomes one of `game`, or of a random
    /// game. If the seek is from another server, the match is shown here too.
    pub async fn take_seek(
        &self,
        here: Place,
        id: SeekId,
        by: Actor,
        game: Option<GameId>,
    ) -> Result<MatchId, Failure> {
        let (now, most_matches) = (self.clock.now(), self.most_matches);
        self.store
            .write(Lock::Seeks, move |tx| {
                let (by, roles) = (by.user, &by.roles);
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
                check_members(tx, here.server, by, roles, None)?;
                let taker = list::taker(&seek, by, here, game, SeekScope::Everywhere);
                let known = known::of_two(tx, &seek, &taker)?;
                let fit = fit(&seek, &taker, &known).ok_or(SeekRefusal::NoFit)?;
                let begun = begin::begin(
                    tx,
                    [&seek, &taker],
                    begin::by_lot(fit.game),
                    by,
                    now,
                    most_matches,
                )?;
                tx.seeks().remove(id)?;
                Ok(begun)
            })
            .await
    }

    /// Ends proposals that were not answered in time. One that cannot be read is forgotten: nobody
    /// could answer it, and both players would keep waiting.
    pub(in crate::host) async fn lapse_proposals(&self, pass: &mut Pass) -> Result<Left, Failure> {
        let now = pass.until;
        chores::do_page(
            self,
            pass,
            |tx, until, after| tx.seeks().lapsed_proposals(until, after, AT_ONCE),
            |_, _| Ok(None),
            |id| self.lapse_proposal(id, now),
        )
        .await
    }

    async fn lapse_proposal(&self, id: ProposalId, now: Timestamp) -> Result<(), Failure> {
        let lapsed = self
            .store
            .write(Lock::Seeks, move |tx| asking::lapse(tx, id, now));
        if fails_for_good(lapsed.await, id, "a proposal could not be ended")? {
            self.forget_proposal(id).await?;
        }
        Ok(())
    }

    /// Forgets finished proposals once they need not be kept any longer.
    pub(in crate::host) async fn forget_proposals(&self, pass: &mut Pass) -> Result<Left, Failure> {
        chores::do_page(
            self,
            pass,
            |tx, until, after| tx.seeks().old_proposals(until, after, AT_ONCE),
            |_, _| Ok(None),
            |id| self.forget_proposal(id),
        )
        .await
    }

    async fn forget_proposal(&self, id: ProposalId) -> Result<(), Failure> {
        self.store
            .write(Lock::Seeks, move |tx| asking::forget(tx, id))
            .await
    }

    /// Forgets seeks that have expired.
    pub(in crate::host) async fn expire_seeks(&self, pass: &mut Pass) -> Result<Left, Failure> {
        let now = pass.until;
        chores::do_page(
            self,
            pass,
            |tx, until, after| tx.seeks().expired(until, after, AT_ONCE),
            |_, _| Ok(None),
            |id| self.expire_seek(id, now),
        )
        .await
    }

    async fn expire_seek(&self, id: SeekId, now: Timestamp) -> Result<(), Failure> {
        self.store
            .write(Lock::Seeks, move |tx| {
                Ok(tx.seeks().remove_expired(id, now)?)
            })
            .await
    }

    /// Pairs seeks that match by now.
    pub(in crate::host) async fn pair_seeks(&self, until: Timestamp) -> Result<Left, Failure> {
        let most_matches = self.most_matches;
        let anybody = self
            .store
            .read(|tx| Ok::<_, Failure>(tx.seeks().anybody_seeks()?));
        if anybody.await? {
            self.store
                .write(Lock::Seeks, move |tx| {
                    pairing::pair_waiting(tx, until, most_matches)
                })
                .await?;
        }
        Ok(Left::Until(None))
    }
}

/// Withdraws all seeks of a player who is being deleted. Pending proposals end too.
pub(in crate::host) fn withdraw_all(
    tx: &WriteTx<'_>,
    by: UserId,
    now: Timestamp,
) -> Result<(), Failure> {
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

/// Checks that a player can make this seek.
fn check_seek(
    tx: &ReadTx<'_>,
    Member {
        server,
        user: player,
    }: Member,
    roles: &[RoleId],
    terms: &Terms,
    now: Timestamp,
) -> Result<(), Failure> {
    check_members(tx, server, player, roles, None)?;
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
