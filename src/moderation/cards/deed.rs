//! Moves in words: which pieces went from where to where, and which left the board.

use crate::discord::messages::code;
use rules::{
    AnyMove, Deed, GameId, Onto, PlacedPiece, Square, sentence,
    words::{Sentence, Text},
};

/// A longer path is shown without its middle. The move's text has all of it.
const LONGEST_PATH: usize = 6;

/// How a description of a move names its squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// By its path, for those who hear it: "c3→c5".
    ByPath,
    /// By its text, which can be copied and typed: "`c3-c5`".
    ByMove,
}

/// Describes a move: "Red: tower c3→c5, captures guard c5."
pub(crate) fn deed(mv: &AnyMove, told: Told) -> Text {
    let game = mv.before().game();
    let deed = mv.deed();
    let path = match told {
        Told::ByPath => path(&deed.path),
        Told::ByMove => code(mv),
    };
    let said = match deed.mover {
        Some(mover) => moves(&deed, mover, &path, game),
        None => sentence!(
            "deed",
            side = game.info().sides[deed.side.index()],
            does = "removes",
            piece = "",
            path = "",
            onto = "none",
            height = 0u8,
            captured = "none",
            lost = listed(&deed.forfeited),
        ),
    };
    let said = match (deed.mover, told) {
        (None, Told::ByMove) => Text::from(said).then(format!(" {}", code(mv))),
        _ => said.into(),
    };
    if deed.at_stake.is_empty() {
        return said;
    }
    let at_stake = sentence!(
        "deed-at-stake",
        side = game.info().sides[deed.side.index()],
        pieces = listed(&deed.at_stake)
    );
    Text::joined([said, at_stake.into()], " ")
}

fn moves(deed: &Deed, mover: PlacedPiece, path: &str, game: GameId) -> Sentence {
    let (onto, height) = match deed.onto {
        None => (Text::same("none"), 0),
        Some(Onto::Stack(height)) => (Text::same("stack"), height),
        Some(Onto::Exchange(other)) => (listed(&[other]), 0),
    };
    sentence!(
        "deed",
        side = game.info().sides[deed.side.index()],
        does = "moves",
        piece = kind(&mover),
        path = path,
        onto = onto,
        height = height,
        captured = listed(&deed.captured),
        lost = listed(&deed.forfeited),
    )
}

/// Lists pieces: "serf h3, h5; king d4", or "none", which the sentence selects by.
fn listed(pieces: &[PlacedPiece]) -> Text {
    if pieces.is_empty() {
        return Text::same("none");
    }
    let kinds = pieces.chunk_by(|a, b| a.kind == b.kind).map(|same| {
        let squares: Vec<String> = same.iter().map(|piece| piece.square.to_string()).collect();
        Text::from(kind(&same[0])).then(format!(" {}", squares.join(", ")))
    });
    Text::joined(kinds, "; ")
}

/// Names a piece and its square: "tower d4".
pub(crate) fn piece_name(piece: &PlacedPiece) -> Text {
    listed(std::slice::from_ref(piece))
}

fn kind(piece: &PlacedPiece) -> Sentence {
    Sentence::new(format!("piece-{}", piece.kind))
}

/// Formats a path: "c3→c5".
fn path(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    match &names[..] {
        [first, .., last] if names.len() > LONGEST_PATH => format!("{first}→…→{last}"),
        _ => names.join("→"),
    }
}
