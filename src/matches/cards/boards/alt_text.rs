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
    words::{Sentence, Text},
};

/// Returns the alt text of a board in a match.
pub(crate) fn board(view: &BoardView) -> Text {
    describe(
        &view.position,
        view.ply,
        view.end.map(|end| (end, view.players)),
        view.last.as_ref(),
    )
}

fn describe(
    position: &AnyPosition,
    ply: u32,
    end: Option<(End, Players)>,
    last: Option<&AnyMove>,
) -> Text {
    let info = position.game().info();
    let head = sentence!("alt-head", game = info.name, ply = ply);
    let state = match end {
        None => to_move(position),
        Some((end, players)) => caption::over(position, end, players),
    };
    let mut parts = vec![head.into(), state.into()];
    parts.extend(last.map(|mv| deed(mv, Told::ByPath)));
    parts.push(pieces(position));
    Text::joined(parts, " ")
}

/// Returns the alt text of a board on which one of these squares is to be chosen.
pub(crate) fn choosing(position: &AnyPosition, squares: &[Square]) -> Text {
    let squares: Vec<String> = squares.iter().map(Square::to_string).collect();
    let choose = sentence!("alt-choose", squares = squares.join(", "));
    Text::joined([choose.into(), pieces(position)], " ")
}

/// Returns the alt text of a board as it will be after a move.
pub(crate) fn preview(ply: &Ply) -> Text {
    let after = sentence!("alt-preview", move = &ply.mv);
    Text::joined([after.into(), pieces(&ply.position)], " ")
}

/// Returns the alt text of a board in a replay.
pub(crate) fn replayed(view: &ReplayView, position: &AnyPosition, ply: u32) -> Text {
    let end = view.found.end.filter(|_| ply == view.found.ply());
    let end = end.map(|end| (end, view.found.players));
    describe(position, ply, end, view.record.move_number(ply))
}

/// Returns the alt text of a start position.
pub(crate) fn start(position: &AnyPosition) -> Text {
    let head = sentence!("alt-start", game = position.game().info().name);
    diagram(position, head)
}

/// Returns the alt text of a picture that shows what its caption says.
pub(crate) fn diagram(position: &AnyPosition, caption: impl Into<Text>) -> Text {
    Text::joined(
        [caption.into(), to_move(position).into(), pieces(position)],
        " ",
    )
}

/// Says whose turn it is.
pub(crate) fn to_move(position: &AnyPosition) -> Sentence {
    let side = position.game().info().sides[position.side_to_move().index()];
    sentence!("alt-turn", side = side)
}

/// Lists the pieces of each side: "Red: guard d7; tower a7, c5 (2 stones)."
fn pieces(position: &AnyPosition) -> Text {
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
        let kinds = mine.chunk_by(|a, b| a.kind == b.kind).map(|same| {
            let kind = Sentence::new(format!("piece-{}", same[0].kind));
            let squares = Text::joined(same.iter().map(square), ", ");
            Text::joined([kind.into(), squares], " ")
        });
        let name = position.game().info().sides[side.index()];
        let pieces = Text::joined(kinds, "; ");
        Some(sentence!("alt-side", side = name, pieces = pieces))
    });
    Text::joined(sides, " ")
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
