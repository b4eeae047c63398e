//! Checks proposals to those who look for an opponent against the players they ask.

use crate::{
    ReadTx, StoreError,
    db::{only, params},
};
use domain::community::seeks::{Proposal, ProposalId, ProposalState};

/// A fault in a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProposalFault {
    /// It does not ask two players.
    #[error("it does not ask two players")]
    Players,
    /// A player who is being asked looks for nobody, or the seek of that number is another
    /// player's.
    #[error("a player is asked about a seek that is not theirs")]
    Seek,
    /// Its match belongs to others, or to players who have not both agreed.
    #[error("its match is not one to which both have agreed")]
    Match,
}

/// Checks this many proposals after this one.
pub(super) fn check_proposals(
    tx: &ReadTx<'_>,
    after: ProposalId,
    most: u32,
) -> Result<Vec<(ProposalId, Vec<ProposalFault>)>, StoreError> {
    let ids: Vec<ProposalId> = tx.db.rows(
        "SELECT id FROM proposals WHERE id > ?1 ORDER BY id LIMIT ?2",
        params![after, most],
        only,
    )?;
    let mut found = Vec::new();
    for id in ids {
        let asked: i64 = tx.db.one(
            "SELECT count(*) FROM consents WHERE proposal = ?1",
            params![id],
            only,
        )?;
        let faults = match tx.seeks().proposal(id)? {
            Some(proposal) if asked == 2 => faults(tx, &proposal)?,
            _ => vec![ProposalFault::Players],
        };
        found.push((id, faults));
    }
    Ok(found)
}

fn faults(tx: &ReadTx<'_>, proposal: &Proposal) -> Result<Vec<ProposalFault>, StoreError> {
    let mut faults = Vec::new();
    if proposal.state == ProposalState::Open {
        for consent in proposal.consents {
            // A deleted user no longer seeks anything, and the other one's time runs out.
            if consent.player.is_deleted() {
                continue;
            }
            let seek = tx.seeks().find(consent.seek)?;
            if seek.is_none_or(|seek| seek.player != consent.player) {
                faults.push(ProposalFault::Seek);
                break;
            }
        }
    }
    if let Some(begun) = proposal.begun {
        let agreed = proposal
            .consents
            .map(|consent| consent.agrees == Some(true));
        let players = tx.matches().players(begun)?;
        let plays = |player| players.is_some_and(|both| both.side_of(player).is_some());
        let both = proposal.consents.map(|consent| plays(consent.player));
        if (agreed, both) != ([true; 2], [true; 2]) {
            faults.push(ProposalFault::Match);
        }
    }
    Ok(faults)
}
