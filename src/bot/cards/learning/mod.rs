//! Cards for learning the games: rules, lessons, puzzles, hints, analysis, and help with commands.

pub(super) mod analysis;
pub(super) mod help;
pub(super) mod hint;
pub(super) mod lesson;
pub(super) mod puzzle;
pub(super) mod rules_card;
