//! Choosing a move by tapping: a piece, a square, perhaps another, then the board as it will be.
//!
//! All of it is one private message that each tap changes. Where somebody is stands in the
//! message's buttons ([`Picking`]), so any number of pickers can be open at once and survive a
//! restart; the rules are asked anew at every tap.

mod card;
mod lesson;
mod plan;
mod state;

use super::{Data, Error, cards::Card, components::Clicking};
use crate::{
    games::{AnyMove, AnyPosition, Choice, Ply, Side, Square},
    host::{BoardView, Typed},
    matches::Refusal,
    sentence,
    settings::Look,
    words::Locale,
};

pub(super) use plan::list as list_plans;
pub(super) use state::{Picking, Subject};

/// What a move is chosen on.
struct Table {
    position: AnyPosition,
    last: Option<AnyMove>,
    /// The players' names by side, if there are players.
    names: Option<[String; 2]>,
    /// Whose side is at the bottom.
    view: Side,
    /// How the picture looks.
    look: Look,
    /// What stands above the question.
    heading: String,
}

impl Table {
    /// A match's board as `view` sees it.
    fn of(board: BoardView, view: Side, look: Look) -> Table {
        Table {
            position: board.position,
            last: board.last,
            names: Some(board.names),
            view,
            look,
            heading: String::new(),
        }
    }

    /// The same after a move has been chosen.
    fn after(self, squares: &[Square]) -> Option<Table> {
        let ply = self.position.choice(squares)?.complete?;
        Some(Table {
            position: ply.position,
            last: Some(ply.mv),
            ..self
        })
    }
}

/// How far a choice has come.
enum Progress {
    /// There is more to choose.
    Choosing(Choice),
    /// This is the move. More could follow only if the player did not want to stop.
    Chosen(Ply),
}

/// How far these squares lead; with `stop`, no further than they go.
fn progress(table: &Table, named: &[Square], stop: bool) -> Result<Progress, Error> {
    let choice = table.position.choice(named);
    Ok(match choice.ok_or(Refusal::UnknownButton)? {
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
    data: &Data,
    who: &Clicking,
    picking: Picking,
    stop: bool,
) -> Result<Card, Error> {
    match picking.subject {
        Subject::Match { id, revision } => {
            let board = data.host.board_to_move(who.server, id, who.user, revision);
            let board = board.await?;
            let side = board.position.side_to_move();
            let look = data.host.look(who.server, Some(who.user)).await?;
            show_move(Table::of(board, side, look), &picking, stop, who.locale).await
        }
        Subject::Lesson { game, number } => {
            let look = data.host.look(who.server, Some(who.user)).await?;
            lesson::show((game, number), &picking, stop, (look, who.locale)).await
        }
        Subject::Plan { .. } => plan::show(data, who, picking, stop).await,
    }
}

async fn show_move(
    table: Table,
    picking: &Picking,
    stop: bool,
    locale: Locale,
) -> Result<Card, Error> {
    match progress(&table, &picking.named, stop)? {
        Progress::Choosing(choice) => card::ask(table, picking, choice, locale).await,
        Progress::Chosen(ply) => card::preview(table, picking, ply, ("button-play", locale)).await,
    }
}

/// Does what has been chosen.
pub(super) async fn play(data: &Data, who: &Clicking, picking: Picking) -> Result<Card, Error> {
    match picking.subject {
        Subject::Match { id, revision } => {
            let next = data
                .host
                .play(who.server, id, who.user, revision, picking.named)
                .await?;
            let played = sentence!("played", id = id.to_string(), move = &next.ply.mv);
            Ok(Card::of(who.locale.say(&played)))
        }
        // A lesson judges a move at once.
        Subject::Lesson { .. } => Err(Refusal::UnknownButton.into()),
        Subject::Plan { .. } => plan::save(data, who, picking).await,
    }
}

/// What to answer to a typed move.
pub(super) async fn answer(typed: Typed, look: Look, locale: Locale) -> Result<Card, Error> {
    match typed {
        Typed::Played { id, next } => {
            let played = sentence!("played", id = id.to_string(), move = &next.ply.mv);
            Ok(Card::of(locale.say(&played)))
        }
        Typed::Ask { view, squares } => {
            let (id, revision) = (view.id, view.revision);
            let picking = Picking::new(Subject::Match { id, revision }).with(squares);
            let side = view.position.side_to_move();
            show_move(Table::of(*view, side, look), &picking, true, locale).await
        }
    }
}

/// The first lesson of a game's tutorial.
pub(super) async fn first_lesson(
    game: crate::games::GameId,
    look: Look,
    locale: Locale,
) -> Result<Card, Error> {
    let picking = Picking::new(Subject::Lesson { game, number: 0 });
    lesson::show((game, 0), &picking, false, (look, locale)).await
}
