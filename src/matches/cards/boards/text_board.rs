//! Boards as text, for screen readers and for people who see no pictures.

use std::collections::BTreeSet;

use crate::discord::cards::side_name;
use rules::{
    AnyPosition, PlacedPiece, Side, Square, sentence,
    words::{Sentence, Text},
};

/// Returns the board as `view` sees it in a code block, and what its letters mean.
pub(crate) fn board(position: &AnyPosition, view: Side) -> Text {
    let pieces = position.pieces();
    let grid = grid(position, &pieces, view);
    let kinds: BTreeSet<&str> = pieces.iter().map(|piece| piece.kind).collect();
    let kinds = kinds.into_iter().map(|kind| {
        let name = Sentence::new(format!("piece-{kind}"));
        Text::same(format!("{} ", letter(kind))).then(name)
    });
    let legend = sentence!(
        "text-board-legend",
        first = side_name(position.game(), Side::First),
        second = side_name(position.game(), Side::Second),
        pieces = Text::joined(kinds, ", "),
    );
    Text::same(format!("```\n{grid}```\n")).then(legend)
}

/// Returns rows from the top, each with its rank's number, and the files' letters below.
fn grid(position: &AnyPosition, pieces: &[PlacedPiece], view: Side) -> String {
    let size = position.size();
    let turned = render::low_side(position.game()) != view;
    let order = |index: u8| if turned { size - 1 - index } else { index };
    let rows = (0..size).rev().map(|row| {
        let rank = order(row);
        let cells = (0..size).map(|column| {
            let square = Square::new(order(column), rank);
            let piece = pieces.iter().find(|piece| piece.square == square);
            piece.map_or_else(|| "·".to_owned(), sign)
        });
        line(&(rank + 1).to_string(), cells)
    });
    let files = (0..size).map(|column| {
        let name = Square::new(order(column), 0).to_string();
        name.trim_end_matches('1').to_owned()
    });
    rows.chain([line("", files)]).collect()
}

/// Returns a row of the grid: the text before it, and its cells below those of the row above.
fn line(before: &str, cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.map(|cell| format!("{cell:<2}")).collect();
    let line = format!("{before:>2} {}", cells.join(" "));
    format!("{}\n", line.trim_end())
}

/// Returns a piece's letter, in upper case for the side that moves first, and its height where that
/// matters.
fn sign(piece: &PlacedPiece) -> String {
    let letter = letter(piece.kind);
    let letter = match piece.side {
        Side::First => letter,
        Side::Second => letter.to_ascii_lowercase(),
    };
    match piece.height {
        Some(height) => format!("{letter}{height}"),
        None => letter.to_string(),
    }
}

/// Returns the first letter of a kind: `tower` is a T.
fn letter(kind: &str) -> char {
    kind.chars().next().unwrap_or('?').to_ascii_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::{GameId, words::Locale};

    #[test]
    fn every_piece_has_a_letter_and_its_place() {
        let position = GameId::GuardAndTowers
            .parse_position("2RG4/r7r6r5r4r3r2r1/7/b7b6b5b4b3b2b1/7/7/3BG3 b")
            .expect("a position");
        let text = board(&position, Side::Second).written(Locale::English);
        let expected = "\
```
 7 ·  ·  G  ·  ·  ·  ·
 6 T7 T6 T5 T4 T3 T2 S
 5 ·  ·  ·  ·  ·  ·  ·
 4 t7 t6 t5 t4 t3 t2 s
 3 ·  ·  ·  ·  ·  ·  ·
 2 ·  ·  ·  ·  ·  ·  ·
 1 ·  ·  ·  g  ·  ·  ·
   a  b  c  d  e  f  g
```
";
        let legend = "Capitals are Red, small letters Blue: G guard, S stone, T tower.";
        assert_eq!(text, format!("{expected}{legend}"));
        let turned = board(&position, Side::First).written(Locale::English);
        assert!(
            turned.starts_with("```\n 1 ·  ·  ·  g  ·  ·  ·\n"),
            "{turned}"
        );
    }

    #[test]
    fn letters_of_a_game_differ_and_every_board_fits_a_message() {
        for &game in GameId::ALL {
            for &size in game.info().sizes {
                let position = game.start(Some(size)).expect("a size of the game");
                let kinds: BTreeSet<&str> =
                    position.pieces().iter().map(|piece| piece.kind).collect();
                let letters: BTreeSet<char> = kinds.iter().map(|kind| letter(kind)).collect();
                assert_eq!(kinds.len(), letters.len(), "{game}");
                let text = board(&position, Side::First).written(Locale::English);
                // With the alt text's 1,024 characters it stays below Discord's limit of 2,000.
                assert!(
                    text.chars().count() < 700,
                    "{game}: {}",
                    text.chars().count()
                );
            }
        }
    }
}
