//! Proposals: both players are asked, and either answer or don't.

use super::{begin, pairing};
use crate::{
    challenges::actions::lock_both,
    host::{Cx, Failure, Host},
    matches::actions::views::name_from,
};
use domain::{
    clock::Timestamp,
    community::seeks::{
        APART_FOR, Answered, Consent, ConsentId, Proposal, ProposalId, ProposalState, SeekRefusal,
        Terms, Vote,
    },
    matches::{Actor, MatchId, Member, ServerId, UserId},
    ratings::{Pool, Rating},
};
use rules::GameId;
use store::{Bulletin, BulletinKind, BulletinsMut, Lock, ReadTx, WriteTx};

/// A proposal as one of the two players sees it, open or closed.
#[derive(Clone, Debug)]
pub struct ProposalView {
    /// The player's consent.
    pub consent: Consent,
    /// The game.
    pub game: GameId,
    /// The player's terms, as long as they are seeking.
    pub terms: Option<Terms>,
    /// Whether the other player has already agreed.
    pub other_agrees: bool,
    /// The other player's name.
    pub opponent: String,
    /// The other player's rating in the game, if they have one.
    pub rating: Option<Rating>,
    /// Until when both are asked.
    pub until: Timestamp,
    /// The state of the proposal.
    pub state: ProposalState,
    /// The match that it led to.
    pub begun: Option<MatchId>,
}

impl ProposalView {
    /// Loads the question put to `reader`, who seeks in this server.
    pub(crate) fn load(
        tx: &ReadTx<'_>,
        proposal: &Proposal,
        reader: UserId,
        server: ServerId,
    ) -> Result<ProposalView, Failure> {
        let consent = proposal.consent_of(reader).ok_or(SeekRefusal::NotAsked)?;
        let opponent = proposal.opponent_of(reader);
        let theirs = proposal.consent_of(opponent);
        // In another server they may have a different name.
        let home = theirs
            .map(|theirs| tx.seeks().find(theirs.seek))
            .transpose()?
            .flatten();
        let home = home.map_or(server, |seek| seek.place.server);
        let pool = Pool::Game(proposal.game);
        let mut standings = tx.ratings().standings_of(opponent)?.into_iter();
        let standing = standings.find(|(other, _)| *other == pool);
        Ok(ProposalView {
            consent,
            game: proposal.game,
            terms: tx.seeks().find(consent.seek)?.map(|seek| seek.terms),
            other_agrees: theirs.is_some_and(|theirs| theirs.agrees == Some(true)),
            opponent: name_from(
                tx,
                server,
                Member {
                    server: home,
                    user: opponent,
                },
            )?,
            rating: standing.map(|(_, standing)| standing.rating),
            until: proposal.until,
            state: proposal.state,
            begun: proposal.begun,
        })
    }

    /// Loads what a bulletin on this subject shows. Returns `None` if the proposal is forgotten.
    pub(crate) fn shown(
        tx: &ReadTx<'_>,
        bulletin: &Bulletin,
        subject: i64,
    ) -> Result<Option<ProposalView>, Failure> {
        let Some(id) = u32::try_from(subject).ok().map(ConsentId) else {
            return Ok(None);
        };
        let Some(proposal) = tx.seeks().proposal_asking(id)? else {
            return Ok(None);
        };
        let mut consents = proposal.consents.iter();
        let asked = consents.find(|consent| consent.id == id);
        asked
            .map(|asked| ProposalView::load(tx, &proposal, asked.player, bulletin.place.server))
            .transpose()
    }
}

/// Answers a proposal for a player. If both agree, the match begins; if it no longer can, the proposal ends, and neither
/// player counts as having refused.
pub async fn answer(host: &Host, by: Actor, id: ConsentId, vote: Vote) -> Result<(), Failure> {
    match host.act(by, move |cx| answer_or_end(cx, id, vote)).await? {
        None => Ok(()),
        Some(refused) => Err(refused),
    }
}

/// Answers a proposal. Returns why the match could not begin, which is stored as the proposal's end.
fn answer_or_end(cx: &Cx<'_>, id: ConsentId, vote: Vote) -> Result<Option<Failure>, Failure> {
    let (tx, now, by, most_matches) = (cx.tx, cx.now, cx.user(), cx.house.most_matches);
    tx.lock(Lock::Seeks)?;
    let asked = tx
        .seeks()
        .proposal_asking(id)?
        .ok_or(SeekRefusal::ProposalOver)?;
    let own = asked.consent_of(by).filter(|own| own.id == id);
    let own = own.ok_or(SeekRefusal::NotAsked)?;
    let answered = asked.answer(by, vote, now)?;
    tx.seeks().answer_proposal(own.id, vote)?;
    match answered {
        Answered::Waits => show(&tx.bulletins(), &asked, now)?,
        Answered::Declined => {
            close(tx, &asked, ProposalState::Declined, None, now)?;
            pairing::pair_waiting(tx, now, most_matches)?;
        }
        Answered::Begins => match begin_agreed(cx, &asked) {
            // Bans, blocks and limits are checked before anything is written.
            Err(refused @ (Failure::Refused(_) | Failure::Community(_))) => {
                close(tx, &asked, ProposalState::Withdrawn, None, now)?;
                pairing::pair_waiting(tx, now, most_matches)?;
                return Ok(Some(refused));
            }
            begun => begun?,
        },
    }
    // A user who acts holds all the locks by then.
    cx.note_act()?;
    Ok(None)
}

/// Begins the match to which both have agreed.
fn begin_agreed(cx: &Cx<'_>, proposal: &Proposal) -> Result<(), Failure> {
    let (tx, now) = (cx.tx, cx.now);
    let [one, other] = proposal.consents.map(|consent| consent.seek);
    let [ours, theirs] = proposal.consents.map(|consent| consent.player);
    lock_both(tx, ours, theirs)?;
    let (Some(first), Some(second)) = (tx.seeks().find(one)?, tx.seeks().find(other)?) else {
        return Err(SeekRefusal::ProposalOver.into());
    };
    let seeks = [&first, &second];
    let id = begin::begin_match_of_seeks(
        tx,
        seeks,
        proposal.game,
        cx.user(),
        now,
        cx.house.most_matches,
    )?;
    tx.seeks().remove(one)?;
    tx.seeks().remove(other)?;
    close(tx, proposal, ProposalState::Begun, Some(id), now)
}

/// Ends a proposal, and shows both players how it ended.
pub(crate) fn close(
    tx: &WriteTx<'_>,
    proposal: &Proposal,
    state: ProposalState,
    begun: Option<MatchId>,
    now: Timestamp,
) -> Result<(), Failure> {
    tx.seeks()
        .close_proposal(proposal.id, state, begun, now.after(APART_FOR))?;
    show(&tx.bulletins(), proposal, now)
}

/// Shows both players the current state.
fn show(bulletins: &BulletinsMut<'_>, proposal: &Proposal, now: Timestamp) -> Result<(), Failure> {
    for consent in proposal.consents {
        let subject = (BulletinKind::Consent, consent.id.0.into());
        bulletins.change(subject, now)?;
    }
    Ok(())
}

/// Ends a proposal that was not answered in time. The seeks of players who did not answer are
/// withdrawn: they may be gone, and would keep others waiting again.
pub(crate) fn lapse(tx: &WriteTx<'_>, id: ProposalId, now: Timestamp) -> Result<(), Failure> {
    let proposal = tx.seeks().proposal(id)?.ok_or(SeekRefusal::ProposalOver)?;
    // It may have been answered, or another process may have ended it.
    if proposal.state != ProposalState::Open || proposal.until > now {
        return Ok(());
    }
    close(tx, &proposal, ProposalState::Lapsed, None, now)?;
    for silent in proposal.consents {
        if silent.agrees.is_none() {
            tx.seeks().remove(silent.seek)?;
        }
    }
    Ok(())
}

/// Forgets a proposal, and removes the question that both were shown.
pub(crate) fn forget(tx: &WriteTx<'_>, id: ProposalId) -> Result<(), Failure> {
    for consent in tx.seeks().consents_to(id)? {
        tx.bulletins()
            .remove((BulletinKind::Consent, consent.0.into()))?;
    }
    Ok(tx.seeks().forget_proposal(id)?)
}
