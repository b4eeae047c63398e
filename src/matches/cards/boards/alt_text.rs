//! Alt texts, which describe pictures for screen readers: whose turn it is, the last move and where the
//! pieces are.

use super::caption;
use crate::{
    matches::actions::views::BoardView,
    moderation::cards::deed::{Told, deed},
    players::actions::history::ReplayView,
};
use domain::matches::{End, Players};
use rules::{
    AnyMove, AnyPosition, PlacedPiece, Ply, Side, Square, sentence,
    words::{Locale, Text},
};

/// Returns the alt text of a board in a match.
pub(crate) fn board(view: &BoardView, locale: Locale) -> String {
    describe(
        &view.position,
        view.ply,
        view.end.map(|end| (end, view.players)),
        view.last.as_ref(),
        locale,
    )
}

fn describe(
    position: &AnyPosition,
    ply: u32,
    end: Option<(End, Players)>,
    last: Option<&AnyMove>,
    locale: Locale,
) -> String {
    let info = position.game().info();
    let mut parts = vec![locale.say(&sentence!("alt-head", game = info.name, ply = ply))];
    parts.push(match end {
        None => to_move(position, locale),
        Some((end, players)) => caption::over(position, end, players, locale),
    });
    parts.extend(last.map(|mv| deed(mv, Told::ByPath).written(locale)));
    parts.push(pieces(position, locale));
    parts.join(" ")
}

/// Returns the alt text of a board on which one of these squares is to be chosen.
pub(crate) fn choosing(position: &AnyPosition, squares: &[Square], locale: Locale) -> String {
    let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
    let choose = sentence!("alt-choose", squares = squares.join(", "));
    [locale.say(&choose), pieces(position, locale)].join(" ")
}

/// Returns the alt text of a board as it will be after a move.
pub(crate) fn preview(ply: &Ply, locale: Locale) -> String {
    let after = sentence!("alt-preview", move = &ply.mv);
    [locale.say(&after), pieces(&ply.position, locale)].join(" ")
}

/// Returns the alt text of a board in a replay.
pub(crate) fn replayed(
    view: &ReplayView,
    position: &AnyPosition,
    ply: u32,
    locale: Locale,
) -> String {
    let end = view.found.end.filter(|_| ply == view.found.ply());
    let end = end.map(|end| (end, view.found.players));
    describe(position, ply, end, view.record.move_number(ply), locale)
}

/// Returns the alt text of a start position.
pub(crate) fn start(position: &AnyPosition, locale: Locale) -> String {
    let head = sentence!("alt-start", game = position.game().info().name);
    [
        locale.say(&head),
        to_move(position, locale),
        pieces(position, locale),
    ]
    .join(" ")
}

/// Returns the alt text of a picture that shows what its caption says.
pub(crate) fn diagram(position: &AnyPosition, caption: &str, locale: Locale) -> String {
    [
        caption.to_owned(),
        to_move(position, locale),
        pieces(position, locale),
    ]
    .join(" ")
}

pub(crate) fn to_move(position: &AnyPosition, locale: Locale) -> String {
    let side = position.game().info().sides[position.side_to_move().index()];
    locale.say(&sentence!("alt-turn", side = side))
}

/// Lists the pieces of each side: "Red: guard d7; tower a7, c5 (2 stones)."
fn pieces(position: &AnyPosition, locale: Locale) -> String {
    let mut all = position.pieces();
    all.sort_by_key(|piece| (piece.kind, piece.square));
    let sides = Side::BOTH.into_iter().filter_map(|side| {
        let mine: Vec<PlacedPiece> = all
            .iter()
            .copied()
            .filter(|piece| piece.side == side)
            .collect();
        if mine.is_empty() {
            return None;
        }
        let kinds: Vec<String> = mine
            .chunk_by(|a, b| a.kind == b.kind)
            .map(|same| {
                let squares: Vec<String> = same
                    .iter()
                    .map(|piece| square(piece).written(locale))
                    .collect();
                let kind = locale.text(&format!("piece-{}", same[0].kind));
                format!("{kind} {}", squares.join(", "))
            })
            .collect();
        let name = position.game().info().sides[side.index()];
        let pieces = kinds.join("; ");
        Some(locale.say(&sentence!("alt-side", side = name, pieces = pieces)))
    });
    sides.collect::<Vec<_>>().join(" ")
}

fn square(piece: &PlacedPiece) -> Text {
    match piece.height {
        Some(height) if height > 1 => {
            let square = piece.square.to_string();
            sentence!("alt-stack", square = square, height = height).into()
        }
        _ => Text::same(piece.square.to_string()),
    }
}
