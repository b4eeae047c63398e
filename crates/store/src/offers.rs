//! Offers of draws, takebacks and pauses, and takebacks.

use super::{
    Post, StoreError, columns,
    db::{DbError, Row, only, params},
};
use domain::{
    clock::Timestamp,
    matches::{
        ChannelId, Match, MatchId, MessageId, Offer, OfferId, OfferKind, OfferState, PlyBy,
        ShowingId, Takeback, UserId,
        clock::{ClockStep, PauseLength},
    },
};
use rules::AnyMove;

crate::tx::topic! {
    /// Offers between the players of a match, and takebacks.
    offers: Offers, OffersMut
}

impl Offers<'_> {
    /// Returns the offer of this number.
    pub fn find(&self, id: OfferId) -> Result<Option<Offer>, StoreError> {
        Ok(self.db.first(
            "SELECT id, match, kind, by, revision, moves, pause, state FROM offers WHERE id = ?1",
            params![id],
            offer,
        )?)
    }

    /// Returns the offers on this revision of a match, open or closed.
    pub fn of_match(&self, about: MatchId, revision: u32) -> Result<Vec<Offer>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, match, kind, by, revision, moves, pause, state FROM offers
             WHERE match = ?1 AND revision = ?2 ORDER BY id",
            params![about, revision],
            offer,
        )?)
    }

    /// Returns the channel and message of an offer, if it has been posted.
    pub fn message(&self, id: OfferId) -> Result<Option<(ChannelId, MessageId)>, StoreError> {
        let found: Option<(Option<ChannelId>, Option<MessageId>)> = self.db.first(
            "SELECT channel, message FROM offers WHERE id = ?1",
            params![id],
            |row| Ok((row.get("channel")?, row.get("message")?)),
        )?;
        Ok(found.and_then(|(channel, message)| channel.zip(message)))
    }

    /// Returns where an offer is shown: in the server of the player who is to answer.
    pub fn showing(&self, offer: &Offer) -> Result<ShowingId, StoreError> {
        let id = offer.about;
        let players = self.tx.matches().players(id)?.ok_or(StoreError::Corrupt {
            id,
            what: "the players",
        })?;
        self.tx
            .showings()
            .home_of(id, players.opponent_of(offer.by))
    }
}

impl OffersMut<'_> {
    /// Stores a new offer and returns its number.
    pub fn insert(
        &self,
        on: &Match,
        kind: OfferKind,
        by: UserId,
        moves: &[AnyMove],
        pause: Option<PauseLength>,
    ) -> Result<OfferId, StoreError> {
        let texts: Vec<String> = moves.iter().map(columns::mv).collect();
        Ok(self.db.one(
            "INSERT INTO offers (match, kind, by, revision, moves, pause, state)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'open') RETURNING id",
            params![on.id, kind, by, on.revision(), texts.join(" "), pause],
            only,
        )?)
    }

    /// Closes an offer, here and in the message that shows it.
    pub fn close(
        &self,
        offer: &Offer,
        state: OfferState,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE offers SET state = ?2 WHERE id = ?1",
            params![offer.id, state],
        )?;
        let close = Post::CloseOffer { offer: offer.id };
        let at = self.showing(offer)?;
        if self.message(offer.id)?.is_some() {
            // It removes buttons, so the board that follows does not wait for it.
            self.tx.outbox().enqueue_unordered(at, &close, now)
        } else {
            self.tx.outbox().enqueue_at(at, &close, now)
        }
    }

    /// Closes the open offers of a match, because its board changes.
    pub(super) fn lapse(&self, about: MatchId, now: Timestamp) -> Result<(), StoreError> {
        for offer in self.open(about)? {
            self.close(&offer, OfferState::Lapsed, now)?;
        }
        Ok(())
    }

    /// Closes the open offers of a match that do not outlive a ply of this player. The others move
    /// to the board of this revision.
    pub(super) fn pass(
        &self,
        about: MatchId,
        mover: UserId,
        by: PlyBy,
        revision: u32,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        for offer in self.open(about)? {
            if offer.outlives_ply_of(mover, by) {
                self.db.execute(
                    "UPDATE offers SET revision = ?2 WHERE id = ?1",
                    params![offer.id, revision],
                )?;
            } else {
                self.close(&offer, OfferState::Lapsed, now)?;
            }
        }
        Ok(())
    }

    fn open(&self, about: MatchId) -> Result<Vec<Offer>, StoreError> {
        Ok(self.db.rows(
            "SELECT id, match, kind, by, revision, moves, pause, state FROM offers
             WHERE match = ?1 AND state = 'open' ORDER BY id",
            params![about],
            offer,
        )?)
    }

    /// Takes moves back. Offers lapse, and plans are removed, because they do not follow the board
    /// that is current now.
    pub fn take_back(
        &self,
        of: &Match,
        takeback: &Takeback,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.lapse(of.id, now)?;
        self.db.execute(
            "INSERT INTO taken_back (match, setbacks, ply, move, played_at)
             SELECT match, CAST(?3 AS BIGINT), ply, move, played_at FROM plies WHERE match = ?1 AND ply > ?2",
            params![of.id, takeback.ply, of.taken_back],
        )?;
        self.db.execute(
            "DELETE FROM plies WHERE match = ?1 AND ply > ?2",
            params![of.id, takeback.ply],
        )?;
        self.tx.plans().remove_all(of.id)?;
        self.db.execute(
            "UPDATE matches SET position = ?2, previous = ?3, ply = ?4, setbacks = ?5, turn = ?6,
                                turn_since = ?7, planned = 0
             WHERE id = ?1",
            params![
                of.id,
                columns::position(&takeback.position),
                takeback
                    .last
                    .as_ref()
                    .map(|mv| columns::position(&mv.before())),
                takeback.ply,
                takeback.taken_back,
                of.players.on(takeback.position.side_to_move()),
                now,
            ],
        )?;
        let next = takeback.position.side_to_move();
        self.tx
            .clocks()
            .step(of.id, ClockStep::Takeback(next), now)?;
        self.tx.matches().go_on(of, next, now)
    }

    /// Notes where an offer was posted.
    pub(super) fn set_message(
        &self,
        id: OfferId,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        self.db.execute(
            "UPDATE offers SET channel = ?2, message = ?3 WHERE id = ?1",
            params![id, channel, message],
        )?;
        Ok(())
    }
}

fn offer(row: &Row<'_>) -> Result<Offer, DbError> {
    let moves: String = row.get("moves")?;
    Ok(Offer {
        id: row.get("id")?,
        about: row.get("match")?,
        kind: row.get("kind")?,
        by: row.get("by")?,
        revision: row.get("revision")?,
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        pause: row.get("pause")?,
        state: row.get("state")?,
    })
}
