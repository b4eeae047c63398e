//! Draw offers, takeback requests, and takebacks.

use rusqlite::{OptionalExtension, Row, params};

use super::{Post, ReadTx, StoreError, WriteTx};
use crate::{
    clock::Timestamp,
    games::AnyMove,
    matches::{
        ChannelId, Match, MatchId, MessageId, Offer, OfferId, OfferKind, OfferState, Takeback,
        UserId,
    },
};

impl ReadTx<'_> {
    /// The offer of this number.
    pub fn offer(&self, id: OfferId) -> Result<Option<Offer>, StoreError> {
        Ok(self
            .db
            .prepare_cached(
                "SELECT id, match, kind, by, revision, moves, state FROM offers WHERE id = ?1",
            )?
            .query_row([id], offer)
            .optional()?)
    }

    /// The offers that were made on this revision of a match, open or closed.
    pub fn offers(&self, about: MatchId, revision: u32) -> Result<Vec<Offer>, StoreError> {
        let mut statement = self.db.prepare_cached(
            "SELECT id, match, kind, by, revision, moves, state FROM offers
             WHERE match = ?1 AND revision = ?2 ORDER BY id",
        )?;
        let rows = statement.query_map(params![about, revision], offer)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    /// The channel and message of an offer, if it has been posted.
    pub fn offer_message(&self, id: OfferId) -> Result<Option<(ChannelId, MessageId)>, StoreError> {
        let found: Option<(Option<ChannelId>, Option<MessageId>)> = self
            .db
            .prepare_cached("SELECT channel, message FROM offers WHERE id = ?1")?
            .query_row([id], |row| Ok((row.get(0)?, row.get(1)?)))
            .optional()?;
        Ok(found.and_then(|(channel, message)| channel.zip(message)))
    }
}

impl WriteTx<'_> {
    /// Stores a new offer and gives its number.
    pub fn insert_offer(
        &self,
        on: &Match,
        kind: OfferKind,
        by: UserId,
        moves: &[AnyMove],
    ) -> Result<OfferId, StoreError> {
        let texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
        Ok(self
            .db
            .prepare_cached(
                "INSERT INTO offers (match, kind, by, revision, moves, state)
                 VALUES (?1, ?2, ?3, ?4, ?5, 'open') RETURNING id",
            )?
            .query_row(
                params![on.id, kind, by, on.revision(), texts.join(" ")],
                |row| row.get(0),
            )?)
    }

    /// Closes an offer, here and in the message that shows it.
    pub fn close_offer(
        &self,
        offer: &Offer,
        state: OfferState,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE offers SET state = ?2 WHERE id = ?1")?
            .execute(params![offer.id, state])?;
        self.say(offer.about, &Post::CloseOffer { offer: offer.id }, now)
    }

    /// Closes the open offers of a match, because its board changes.
    pub(super) fn lapse_offers(&self, about: MatchId, now: Timestamp) -> Result<(), StoreError> {
        let open: Vec<Offer> = self
            .db
            .prepare_cached(
                "SELECT id, match, kind, by, revision, moves, state FROM offers
                 WHERE match = ?1 AND state = 'open' ORDER BY id",
            )?
            .query_map([about], offer)?
            .collect::<Result<_, _>>()?;
        for offer in open {
            self.close_offer(&offer, OfferState::Lapsed, now)?;
        }
        Ok(())
    }

    /// Takes moves back. Offers lapse, and plans are removed, because they do not follow the board
    /// that stands now.
    pub fn take_back(
        &self,
        of: &Match,
        takeback: &Takeback,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        self.lapse_offers(of.id, now)?;
        self.db
            .prepare_cached("DELETE FROM plies WHERE match = ?1 AND ply > ?2")?
            .execute(params![of.id, takeback.ply])?;
        self.remove_plans(of.id)?;
        let turn = of.players.on(takeback.position.side_to_move());
        self.db
            .prepare_cached(
                "UPDATE matches SET position = ?2, ply = ?3, setbacks = ?4, turn = ?5,
                                    turn_since = ?6
                 WHERE id = ?1",
            )?
            .execute(params![
                of.id,
                takeback.position,
                takeback.ply,
                takeback.taken_back,
                turn,
                now
            ])?;
        Ok(())
    }

    /// Notes where an offer was posted.
    pub(super) fn set_offer_message(
        &self,
        id: OfferId,
        channel: ChannelId,
        message: MessageId,
    ) -> Result<(), StoreError> {
        self.db
            .prepare_cached("UPDATE offers SET channel = ?2, message = ?3 WHERE id = ?1")?
            .execute(params![id, channel, message])?;
        Ok(())
    }
}

fn offer(row: &Row<'_>) -> rusqlite::Result<Offer> {
    let moves: String = row.get("moves")?;
    Ok(Offer {
        id: row.get("id")?,
        about: row.get("match")?,
        kind: row.get("kind")?,
        by: row.get("by")?,
        revision: row.get("revision")?,
        moves: moves.split_whitespace().map(str::to_owned).collect(),
        state: row.get("state")?,
    })
}
