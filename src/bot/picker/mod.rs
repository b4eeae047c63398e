//! Choosing a move by tapping: a piece, a square, perhaps another, then the board as it will be.
//!
//! All of it is one private message that each tap changes. Where somebody is stands in the
//! message's buttons ([`Picking`]), so any number of pickers can be open at once and survive a
//! restart; the rules are asked anew at every tap.

mod card;
mod state;

use super::{Data, Error, cards::Card, components::Clicking};
use crate::{
    games::{AnyPosition, Side, Square, Trace},
    host::{BoardView, Typed},
    matches::Refusal,
    sentence,
    words::Locale,
};

pub(super) use state::{Picking, Subject};

/// What a move is chosen on.
struct Table {
    position: AnyPosition,
    last: Option<(String, Trace)>,
    /// The players' names by side, if there are players.
    names: Option<[String; 2]>,
    /// Whose side is at the bottom.
    view: Side,
}

impl Table {
    fn of(view: BoardView) -> Table {
        let side = view.position.side_to_move();
        Table {
            position: view.position,
            last: view.last,
            names: Some(view.names),
            view: side,
        }
    }

    /// The same after a move has been chosen.
    fn after(self, squares: &[Square]) -> Option<Table> {
        let played = self.position.choice(squares)?.complete?;
        Some(Table {
            position: played.position,
            last: Some((played.text, played.trace)),
            ..self
        })
    }
}

/// Shows what can be chosen next; where nothing can, or when the player wants to `stop`, the board
/// as it will be.
pub(super) async fn show(
    data: &Data,
    who: &Clicking,
    picking: Picking,
    stop: bool,
) -> Result<Card, Error> {
    let table = match picking.subject {
        Subject::Match { id, revision } => {
            let view = data.host.board_to_move(who.server, id, who.user, revision);
            Table::of(view.await?)
        }
        Subject::Lesson { .. } => return Err(Refusal::UnknownButton.into()),
    };
    let mut before = picking.before.iter();
    let table = before.try_fold(table, |table, ply| table.after(ply));
    let table = table.ok_or(Refusal::UnknownButton)?;
    card::card(table, picking, stop, who.locale).await
}

/// Does what has been chosen.
pub(super) async fn play(data: &Data, who: &Clicking, picking: Picking) -> Result<Card, Error> {
    match picking.subject {
        Subject::Match { id, revision } => {
            let text = text(&picking.named);
            let next = data
                .host
                .play(who.server, id, who.user, revision, text)
                .await?;
            let played = sentence!("played", id = id.to_string(), move = next.text);
            Ok(Card::of(who.locale.say(&played)))
        }
        Subject::Lesson { .. } => Err(Refusal::UnknownButton.into()),
    }
}

/// What to answer to a typed move.
pub(super) async fn answer(typed: Typed, locale: Locale) -> Result<Card, Error> {
    match typed {
        Typed::Played { id, next } => {
            let played = sentence!("played", id = id.to_string(), move = next.text.as_str());
            Ok(Card::of(locale.say(&played)))
        }
        Typed::Ask { view, squares } => {
            let (id, revision) = (view.id, view.revision);
            let picking = Picking::new(Subject::Match { id, revision }).with(squares);
            card::card(Table::of(*view), picking, true, locale).await
        }
    }
}

/// A move as it can be typed.
fn text(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join("-")
}
