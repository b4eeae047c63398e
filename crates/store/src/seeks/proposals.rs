//! Proposals to two players who look for an opponent.

use super::{Seeks, SeeksMut, readable};
use crate::{
    StoreError,
    db::{DbError, Row, only, params},
    due_rows::{Cursor, DueRow, due_row},
};
use domain::{
    clock::Timestamp,
    community::seeks::{
        Consent, ConsentId, Pairing, Proposal, ProposalId, ProposalState, SeekId, Vote,
    },
    matches::{MatchId, UserId},
};
use rules::GameId;

impl Seeks<'_> {
    /// Returns the proposal of this number, unless it is forgotten.
    pub fn proposal(&self, id: ProposalId) -> Result<Option<Proposal>, StoreError> {
        let rows = self.db.rows(
            "SELECT proposals.id AS id, game, made_at, until_at, state, match, consents.id AS consent,
                    player, seek, agrees
             FROM proposals JOIN consents ON proposal = proposals.id
             WHERE proposals.id = ?1 ORDER BY consents.id",
            params![id],
            proposal,
        )?;
        Ok(joined(&rows).into_iter().next())
    }

    /// Returns the proposal that this question belongs to, unless it is forgotten.
    pub fn proposal_asking(&self, id: ConsentId) -> Result<Option<Proposal>, StoreError> {
        let asking = self.db.first(
            "SELECT proposal FROM consents WHERE id = ?1",
            params![id],
            only,
        )?;
        match asking {
            Some(id) => self.proposal(id),
            None => Ok(None),
        }
    }

    /// Returns the open proposal to a player.
    pub fn open_proposal_to(&self, player: UserId) -> Result<Option<Proposal>, StoreError> {
        let open = self.db.first(
            "SELECT proposal FROM consents JOIN proposals ON proposals.id = proposal
             WHERE player = ?1 AND state = 'open'",
            params![player],
            only,
        )?;
        match open {
            Some(id) => self.proposal(id),
            None => Ok(None),
        }
    }

    /// Returns a page of the proposals that not both players have answered in time. Leaves out
    /// those to a player of a server whose shard has not reached Discord since.
    pub fn lapsed_proposals(
        &self,
        now: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<ProposalId>>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, until_at AS at, id AS key FROM proposals
             WHERE state = 'open' AND until_at <= ?1
               AND until_at >= ?3 AND (until_at > ?3 OR id > ?4)
               AND until_at <= coalesce((SELECT min(heard)
                                         FROM (SELECT max(heard_at) AS heard
                                               FROM consents AS asked
                                               JOIN seeks ON seeks.id = asked.seek
                                               JOIN shards ON (server >> 22) % shards = shard
                                               WHERE asked.proposal = proposals.id
                                               GROUP BY asked.id) AS reached), ?1)
             ORDER BY until_at, id LIMIT ?2",
            params![now, most, after.at, after.id],
            due_row,
        )?)
    }

    /// Returns a page of the proposals that are over and no longer kept.
    pub fn old_proposals(
        &self,
        now: Timestamp,
        after: Cursor,
        most: u32,
    ) -> Result<Vec<DueRow<ProposalId>>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, until_at AS at, id AS key FROM proposals
             WHERE state <> 'open' AND until_at <= ?1
               AND until_at >= ?3 AND (until_at > ?3 OR id > ?4)
             ORDER BY until_at, id LIMIT ?2",
            params![now, most, after.at, after.id],
            due_row,
        )?)
    }

    /// Returns the questions of a proposal, even if the proposal itself cannot be read.
    pub fn consents_to(&self, id: ProposalId) -> Result<Vec<ConsentId>, StoreError> {
        Ok(self.db.rows(
            "SELECT id FROM consents WHERE proposal = ?1 ORDER BY id",
            params![id],
            only,
        )?)
    }

    /// Returns the proposals that came to nothing and are still kept, as far as they can be read.
    pub fn vain_proposals(&self, now: Timestamp) -> Result<Vec<Proposal>, StoreError> {
        let rows = self.db.rows(
            "SELECT proposals.id AS id, game, made_at, until_at, state, match, consents.id AS consent,
                    player, seek, agrees
             FROM proposals JOIN consents ON proposal = proposals.id
             WHERE state <> 'open' AND until_at > ?1 AND match IS NULL
             ORDER BY until_at, proposals.id, consents.id",
            params![now],
            |row| Ok(proposal(row)),
        )?;
        Ok(joined(&readable(rows, "a proposal")))
    }
}

impl SeeksMut<'_> {
    /// Stores a new proposal, and returns the questions to both players.
    pub fn insert_proposal(
        &self,
        pairing: &Pairing,
        game: GameId,
        now: Timestamp,
        until: Timestamp,
    ) -> Result<[ConsentId; 2], StoreError> {
        let id: ProposalId = self.db.one(
            "INSERT INTO proposals (game, made_at, until_at, state) VALUES (?1, ?2, ?3, 'open')
             RETURNING id",
            params![game, now, until],
            only,
        )?;
        let [one, other] = pairing.seeks;
        let [first, second] = pairing.players;
        Ok([
            self.insert_consent(id, first, one)?,
            self.insert_consent(id, second, other)?,
        ])
    }

    fn insert_consent(
        &self,
        id: ProposalId,
        player: UserId,
        seek: SeekId,
    ) -> Result<ConsentId, StoreError> {
        Ok(self.db.one(
            "INSERT INTO consents (proposal, player, seek) VALUES (?1, ?2, ?3)
             RETURNING id",
            params![id, player, seek],
            only,
        )?)
    }

    /// Notes whether a player agrees.
    pub fn answer_proposal(&self, id: ConsentId, vote: Vote) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE consents SET agrees = ?2 WHERE id = ?1",
            params![id, vote == Vote::Agree],
        )?;
        Ok(())
    }

    /// Ends a proposal in this state, to be kept until then.
    pub fn close_proposal(
        &self,
        id: ProposalId,
        state: ProposalState,
        begun: Option<MatchId>,
        until: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE proposals SET state = ?2, match = ?3, until_at = ?4 WHERE id = ?1",
            params![id, state, begun, until],
        )?;
        Ok(())
    }

    /// Forgets a proposal.
    pub fn forget_proposal(&self, id: ProposalId) -> Result<(), StoreError> {
        for sql in [
            "DELETE FROM consents WHERE proposal = ?1",
            "DELETE FROM proposals WHERE id = ?1",
        ] {
            self.db.execute(sql, params![id])?;
        }
        Ok(())
    }
}

/// Reads a row of a proposal, which has the question to one of both players.
fn proposal(row: &Row<'_>) -> Result<(Proposal, Consent), DbError> {
    let consent = Consent {
        id: row.get("consent")?,
        player: row.get("player")?,
        seek: row.get("seek")?,
        agrees: row.get("agrees")?,
    };
    let proposal = Proposal {
        id: row.get("id")?,
        game: row.get("game")?,
        consents: [consent; 2],
        made_at: row.get("made_at")?,
        until: row.get("until_at")?,
        state: row.get("state")?,
        begun: row.get("match")?,
    };
    Ok((proposal, consent))
}

/// Joins the two rows of each proposal. Leaves out proposals with a missing row.
fn joined(rows: &[(Proposal, Consent)]) -> Vec<Proposal> {
    let each = rows.chunk_by(|(one, _), (other, _)| one.id == other.id);
    let both = each.filter_map(|rows| match rows {
        [(proposal, first), (_, second)] => Some(Proposal {
            consents: [*first, *second],
            ..*proposal
        }),
        _ => None,
    });
    both.collect()
}
