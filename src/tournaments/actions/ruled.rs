//! The side effects of a moderator's ruling about a match.

use crate::host::Failure;
use domain::{
    community::tournament::Stage,
    matches::{MatchId, Ruling},
};
use store::{ReadTx, TournamentId};

/// The consequence when a match has no result of its own, or no longer has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// Its tournament waits until managers decide the game.
    Undecided(TournamentId),
    /// Its tournament keeps the result.
    Kept(TournamentId),
    /// The order of its ladder is kept.
    Ladder,
}

/// Returns the effect of a ruling on the tournament or ladder of its match, if it should be
/// mentioned.
pub(crate) fn consequence(
    tx: &ReadTx<'_>,
    id: MatchId,
    ruling: Ruling,
) -> Result<Option<Consequence>, Failure> {
    if !matches!(ruling, Ruling::Abort | Ruling::Annul) {
        return Ok(None);
    }
    let Some(tournament) = tx.tournaments().of_match(id)? else {
        let climbed = ruling == Ruling::Annul && tx.ladders().has_match(id)?;
        return Ok(climbed.then_some(Consequence::Ladder));
    };
    let Some(found) = tx.tournaments().find(tournament)? else {
        return Ok(None);
    };
    let game = found.tournament.game_of(id);
    let stays = tx.tournaments().is_ruled(id)?
        || game.is_some_and(|game| found.tournament.check_ruling(game, id).is_err());
    Ok(match found.tournament.stage {
        Stage::Running if stays => Some(Consequence::Kept(tournament)),
        Stage::Running => Some(Consequence::Undecided(tournament)),
        Stage::Over if ruling == Ruling::Annul => Some(Consequence::Kept(tournament)),
        Stage::SignUp | Stage::Over | Stage::Cancelled => None,
    })
}
