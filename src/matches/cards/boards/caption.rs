//! The text on a board's picture, apart from pieces and names.

use super::result::reason;
use domain::matches::{End, Players};
use rules::{
    AnyPosition, Outcome, Side, sentence,
    words::{Locale, Sentence},
};

/// Returns the counts that matter in this game and cannot be seen at a glance, by [`Side::index`]: a
/// player of King's Court has won when the other has nothing left in the court.
pub(crate) fn notes(position: &AnyPosition, locale: Locale) -> [String; 2] {
    match position {
        AnyPosition::KingsCourt(position) => Side::BOTH.map(|side| {
            let count = position.in_court(side);
            locale.say(&sentence!("note-court", count = count))
        }),
        AnyPosition::Courtyard(_)
        | AnyPosition::KingAndCourtesan(_)
        | AnyPosition::GuardAndTowers(_) => [String::new(), String::new()],
    }
}

/// Says how a match ended in this position: "Red wins: the guard stands in Blue's castle".
pub(crate) fn ended(position: &AnyPosition, end: End, players: Option<Players>) -> Sentence {
    told("caption-result", position, end, players)
}

/// Returns the same as a whole sentence.
pub(crate) fn over(position: &AnyPosition, end: End, players: Players) -> Sentence {
    told("alt-result", position, end, Some(players))
}

fn told(key: &'static str, position: &AnyPosition, end: End, players: Option<Players>) -> Sentence {
    let reason = reason(position, end, players);
    match end.outcome {
        Some(Outcome::Win(winner)) => sentence!(
            key,
            result = "won",
            side = position.game().info().sides[winner.index()],
            reason = reason
        ),
        Some(Outcome::Draw) => sentence!(key, result = "draw", reason = reason),
        None => sentence!(key, result = "none", reason = reason),
    }
}
