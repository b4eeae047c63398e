//! Everything a user can do and see in a match other than moving.

use super::lists::has_run_out;
use crate::{
    host::{Failure, ReadCx, find_record},
    learning::actions::hints::may_hint,
    matches::actions::views::BoardView,
};
use domain::matches::{Match, MatchId, OfferKind, Round};

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

/// Loads the user's options in a match other than moving.
pub fn show(cx: &ReadCx<'_>, id: MatchId) -> Result<MatchMenu, Failure> {
    let user = cx.user();
    let found = cx.find_match(id)?;
    let player = match found.check_player(user) {
        Ok(_) => Some(PlayerOptions {
            offers: possible_offers(cx, &found)?,
            may_hint: may_hint(cx.tx, &found, user).is_ok(),
            claim: to_claim(cx, &found)?,
        }),
        Err(_) => None,
    };
    Ok(MatchMenu {
        board: BoardView::load(cx.tx, &found, found.ply())?,
        plays: found.players.side_of(user).is_some(),
        player,
    })
}

/// Loads the moves played in a match until now.
pub fn record(cx: &ReadCx<'_>, id: MatchId) -> Result<RecordView, Failure> {
    let found = cx.find_match(id)?;
    Ok(RecordView {
        board: BoardView::load(cx.tx, &found, found.ply())?,
        rounds: find_record(&cx.tx.matches(), id)?.rounds(),
    })
}

fn to_claim(cx: &ReadCx<'_>, found: &Match) -> Result<ToClaim, Failure> {
    Ok(if found.check_turn(cx.user()).is_ok() {
        ToClaim::OwnTurn
    } else if has_run_out(cx.tx, found.id, cx.now)? {
        ToClaim::TimeUp
    } else {
        ToClaim::Early
    })
}

fn possible_offers(cx: &ReadCx<'_>, found: &Match) -> Result<Vec<OfferKind>, Failure> {
    let earlier = cx.tx.offers().of_match(found.id, found.revision())?;
    let record = find_record(&cx.tx.matches(), found.id)?;
    let possible = |kind: &OfferKind| found.offer(cx.user(), *kind, &earlier, &record).is_ok();
    // A pause is about the clock, which has a card of its own.
    let kinds = [OfferKind::Draw, OfferKind::Takeback].into_iter();
    Ok(kinds.filter(possible).collect())
}
