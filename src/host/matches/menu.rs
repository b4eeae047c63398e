//! Everything a user can do and see in a match other than moving.

use super::lists::has_run_out;
use crate::host::{BoardView, Failure, Host, find_match, find_record, learning::hints::may_hint};
use domain::{
    clock::Timestamp,
    matches::{Match, MatchId, OfferKind, Round, ServerId, UserId},
};
use store::ReadTx;

/// The options of a user in a match other than moving.
#[derive(Clone, Debug)]
pub struct MatchMenu {
    /// The board in its current position.
    pub board: BoardView,
    /// Whether the user is or was one of its players.
    pub plays: bool,
    /// The player's options. `None` for onlookers and once the match is over.
    pub player: Option<PlayerOptions>,
}

/// The options of a player in a running match other than moving and resigning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerOptions {
    /// The kinds of offers that the player can make now or the opponent has made.
    pub offers: Vec<OfferKind>,
    /// Whether the player can have a hint now.
    pub may_hint: bool,
    /// Whether the player can claim the win now.
    pub claim: ToClaim,
}

/// Whether a player can claim the win because the opponent does not move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToClaim {
    /// It is the player's own turn.
    OwnTurn,
    /// It is too early. A claim makes the bot look whether the opponent is still there.
    Early,
    /// The opponent's time has run out, and the player decides when the match ends.
    TimeUp,
}

/// The record of a match.
#[derive(Clone, Debug)]
pub struct RecordView {
    /// The board in its current position.
    pub board: BoardView,
    /// The moves played until now.
    pub rounds: Vec<Round>,
}

impl Host {
    /// Loads the options of `user` in a match other than moving.
    pub async fn more(
        &self,
        server: ServerId,
        id: MatchId,
        user: UserId,
    ) -> Result<MatchMenu, Failure> {
        let now = self.clock.now();
        self.store
            .read(move |tx| {
                let found = find_match(tx, server, id)?;
                let player = match found.check_player(user) {
                    Ok(_) => Some(PlayerOptions {
                        offers: possible_offers(tx, &found, user)?,
                        may_hint: may_hint(tx, &found, user).is_ok(),
                        claim: to_claim(tx, &found, user, now)?,
                    }),
                    Err(_) => None,
                };
                let board = BoardView::load(tx, &found, found.ply())?;
                Ok(MatchMenu {
                    board,
                    plays: found.players.side_of(user).is_some(),
                    player,
                })
            })
            .await
    }

    /// Loads the moves played in a match until now.
    pub async fn record(&self, server: ServerId, id: MatchId) -> Result<RecordView, Failure> {
        self.store
            .read(move |tx| {
                let found = find_match(tx, server, id)?;
                Ok(RecordView {
                    board: BoardView::load(tx, &found, found.ply())?,
                    rounds: find_record(&tx.matches(), id)?.rounds(),
                })
            })
            .await
    }
}

fn to_claim(
    tx: &ReadTx<'_>,
    found: &Match,
    user: UserId,
    now: Timestamp,
) -> Result<ToClaim, Failure> {
    Ok(if found.check_turn(user).is_ok() {
        ToClaim::OwnTurn
    } else if has_run_out(tx, found.id, now)? {
        ToClaim::TimeUp
    } else {
        ToClaim::Early
    })
}

fn possible_offers(
    tx: &ReadTx<'_>,
    found: &Match,
    user: UserId,
) -> Result<Vec<OfferKind>, Failure> {
    let earlier = tx.offers().of_match(found.id, found.revision())?;
    let record = find_record(&tx.matches(), found.id)?;
    let possible = |kind: &OfferKind| found.offer(user, *kind, &earlier, &record).is_ok();
    // A pause is about the clock, which has a card of its own.
    let kinds = [OfferKind::Draw, OfferKind::Takeback].into_iter();
    Ok(kinds.filter(possible).collect())
}
