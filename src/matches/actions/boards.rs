//! Boards of matches as users ask to see them.

use super::moves::check_board;
use crate::{
    host::{Failure, Host, ReadCx, find_match},
    matches::actions::views::BoardView,
};
use domain::matches::{MatchId, ServerId};
use store::Venue;

/// Loads the board of a match for a player or an onlooker, as of now.
pub fn show(cx: &ReadCx<'_>, id: MatchId) -> Result<BoardView, Failure> {
    let found = cx.find_match(id)?;
    let view = BoardView::load(cx.tx, &found, found.ply())?;
    Ok(view.standing_at(cx.now).read_at(cx.now))
}

/// Loads the board of revision `on` for a player who wants to choose a move.
pub fn to_move(cx: &ReadCx<'_>, id: MatchId, on: u32) -> Result<BoardView, Failure> {
    let found = cx.find_match(id)?;
    check_board(cx, &found, Some(on))?;
    found.check_turn(cx.user())?;
    BoardView::load(cx.tx, &found, found.ply())
}

/// Loads the board of the match in this server in which the user has been to move for the longest time, if there is
/// one.
pub fn next(cx: &ReadCx<'_>) -> Result<Option<BoardView>, Failure> {
    let running = cx.tx.matches().running(cx.server(), cx.user())?;
    let Some(next) = running.iter().find(|found| found.to_move) else {
        return Ok(None);
    };
    let found = find_match(cx.tx, next.server, next.id)?;
    BoardView::load(cx.tx, &found, found.ply()).map(Some)
}

/// Returns where the newest board of a match is posted, if it is.
pub async fn link(host: &Host, server: ServerId, id: MatchId) -> Result<Option<Venue>, Failure> {
    let look = host.store.read(move |tx| {
        let found = find_match(tx, server, id)?;
        Ok::<_, Failure>(tx.showings().venue(found.showing)?)
    });
    Ok(look.await?.filter(|venue| venue.board.is_some()))
}
