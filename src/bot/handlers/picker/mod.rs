//! Choosing a move by tapping: a piece, a square, perhaps another, then the board as it will be.
//!
//! All of it is one private message that each tap changes. How far somebody has come stands in the
//! message's buttons ([`Picking`]), so any number of pickers can be open at once and survive a
//! restart; the rules are asked anew at every tap.

mod lesson;
mod plan;

use super::{Caller, Error};
use crate::{
    bot::{
        cards::{self, PickerView},
        ids::{Picking, Subject},
        messages::Message,
    },
    games::{Choice, GameId, Ply, Square},
    host::{Host, Typed},
    matches::Refusal,
    workers::WORKERS,
};

pub(super) use plan::list as plans;

/// How far a choice has come.
enum Progress {
    /// There is more to choose.
    Choosing(Choice),
    /// This is the move. More could follow only if the player did not want to stop.
    Chosen(Ply),
}

/// What can follow these squares. The worker that finds it out may have to try many moves.
async fn choose(view: &PickerView, named: &[Square]) -> Result<Choice, Error> {
    let (position, named) = (view.position.clone(), named.to_vec());
    let choice = WORKERS.run(move || position.choice(&named)).await?;
    Ok(choice.ok_or(Refusal::UnknownButton)?)
}

/// How far these squares lead; with `stop`, no further than they go.
async fn progress(view: &PickerView, named: &[Square], stop: bool) -> Result<Progress, Error> {
    Ok(match choose(view, named).await? {
        Choice {
            complete: Some(ply),
            next,
        } if stop || next.is_empty() => Progress::Chosen(ply),
        choice => Progress::Choosing(choice),
    })
}

/// Shows what can be chosen next; where nothing can, or when the player wants to `stop`, the board
/// as it will be.
pub(super) async fn show(
    host: &Host,
    caller: &Caller,
    picking: Picking,
    stop: bool,
) -> Result<Message, Error> {
    match picking.subject {
        Subject::Match { id, revision } => {
            let board = host.board_to_move(caller.server, id, caller.user, revision);
            let board = board.await?;
            let side = board.position.side_to_move();
            let look = host.look(caller.server, Some(caller.user)).await?;
            show_move(PickerView::of(board, side, look), &picking, stop, caller).await
        }
        Subject::Lesson { game, number } => {
            lesson::show(host, caller, (game, number), &picking, stop).await
        }
        Subject::Plan { .. } => plan::show(host, caller, picking, stop).await,
    }
}

async fn show_move(
    view: PickerView,
    picking: &Picking,
    stop: bool,
    caller: &Caller,
) -> Result<Message, Error> {
    match progress(&view, &picking.named, stop).await? {
        Progress::Choosing(choice) => cards::ask(view, picking, choice, caller.locale).await,
        Progress::Chosen(ply) => {
            cards::preview(view, picking, ply, ("button-play", caller.locale)).await
        }
    }
}

/// Does what has been chosen.
pub(super) async fn play(host: &Host, caller: &Caller, picking: Picking) -> Result<Message, Error> {
    match picking.subject {
        Subject::Match { id, revision } => {
            let (server, user) = (caller.server, caller.user);
            let next = host.play(server, id, user, revision, picking.named).await?;
            Ok(cards::played(id, &next.ply.mv, caller.locale))
        }
        // A lesson judges a move at once.
        Subject::Lesson { .. } => Err(Refusal::UnknownButton.into()),
        Subject::Plan { .. } => plan::save(host, caller, picking).await,
    }
}

/// The answer to a typed move.
pub(super) async fn on_typed(host: &Host, caller: &Caller, typed: Typed) -> Result<Message, Error> {
    match typed {
        Typed::Played { id, next } => Ok(cards::played(id, &next.ply.mv, caller.locale)),
        Typed::Ask {
            view,
            squares,
            newer,
        } => {
            let (id, revision) = (view.id, view.revision);
            let picking = Picking::new(Subject::Match { id, revision }).with(squares);
            let side = view.position.side_to_move();
            let look = host.look(caller.server, Some(caller.user)).await?;
            let mut view = PickerView::of(*view, side, look);
            if newer {
                view.heading = caller.locale.text("picker-newer") + "\n";
            }
            show_move(view, &picking, true, caller).await
        }
    }
}

/// The first lesson of a game's tutorial.
pub(super) async fn first_lesson(
    host: &Host,
    caller: &Caller,
    game: GameId,
) -> Result<Message, Error> {
    let picking = Picking::new(Subject::Lesson { game, number: 0 });
    show(host, caller, picking, false).await
}
