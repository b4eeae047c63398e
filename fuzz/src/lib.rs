//! What the fuzz targets share.

use std::{collections::HashSet, ops::ControlFlow};

use rules::{AnyMove, AnyPosition, GameId};

/// More moves than this are counted but not listed by their texts, which takes its time.
const MANY: u64 = 3000;

/// Everything that any game makes of a position text.
pub fn positions(text: &str) -> impl Iterator<Item = AnyPosition> {
    GameId::ALL
        .iter()
        .filter_map(move |game| game.parse_position(text).ok())
}

/// Checks a position by itself.
pub fn check(position: &AnyPosition) {
    let text = position.to_string();
    assert_eq!(
        position.game().parse_position(&text).as_ref(),
        Ok(position),
        "{text}"
    );
    let count = position.count_moves();
    assert_eq!(position.outcome().is_some(), count == 0, "{text}");
    if count > MANY {
        return;
    }
    let mut texts = HashSet::new();
    let _ = position.visit_moves(|mv| {
        let mv_text = mv.to_string();
        assert_eq!(position.parse_move(&mv_text).as_ref(), Ok(&mv), "{text}");
        assert!(texts.insert(mv_text), "{mv} twice in {text}");
        ControlFlow::<()>::Continue(())
    });
    assert_eq!(texts.len() as u64, count, "{text}");
}

/// The texts of all moves, if they are not too many.
pub fn listed(position: &AnyPosition) -> Option<HashSet<String>> {
    (position.count_moves() <= MANY)
        .then(|| position.moves().iter().map(AnyMove::to_string).collect())
}

/// Checks that a move text is refused with a reason, or accepted and listed.
pub fn check_move(position: &AnyPosition, text: &str, listed: Option<&HashSet<String>>) {
    match position.play(text) {
        Err(error) => assert!(!error.to_string().is_empty()),
        Ok(played) => {
            assert!(
                listed.is_none_or(|all| all.contains(&played.mv.to_string())),
                "{text} in {position}"
            );
            let again = position.parse_move(&played.mv.to_string());
            assert_eq!(again.as_ref(), Ok(&played.mv), "{text} in {position}");
            let named = position.find_move(&played.mv.squares());
            assert_eq!(named.as_ref(), Ok(&played.mv), "{text} in {position}");
            let next = played.position.to_string();
            assert_eq!(
                played.position.game().parse_position(&next),
                Ok(played.position),
                "{text} in {position}"
            );
        }
    }
}
