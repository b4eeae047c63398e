//! Boards of matches as users ask to see them.

use super::{
    moves::check_board,
    views::{is_first_hop, lately},
};
use crate::{
    host::{Failure, Host, ReadCx, find_match, find_record},
    matches::actions::views::BoardView,
};
use domain::matches::{MatchId, ServerId, UserId};
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

/// Loads the board of a match as its player plays on it in private: what was done lately is the opponent's last turn, and
/// what is new to the player is explained, if they want that.
pub fn show_player(cx: &ReadCx<'_>, id: MatchId) -> Result<BoardView, Failure> {
    let found = cx.find_match(id)?;
    let side = found.side_of(cx.user())?;
    let matches = cx.tx.matches();
    let turns = find_record(&matches, id)?.last_turns(side);
    let mut view = BoardView::load(cx.tx, &found, found.ply())?;
    if turns.theirs > 0 {
        view.lately = lately(&matches, &view, turns.theirs)?;
        view.first_hop = is_first_hop(&matches, &view, turns.theirs)?;
    }
    view.guided(cx.tx, turns.both())
}

/// Returns whether the computer is to move in a match.
pub fn awaits_computer(cx: &ReadCx<'_>, id: MatchId) -> Result<bool, Failure> {
    let found = cx.find_match(id)?;
    Ok(found.turn().is_some_and(UserId::is_computer))
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
