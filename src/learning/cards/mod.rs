//! Cards for learning the games: rules, lessons, puzzles, hints, analysis, and help with commands.

pub(crate) mod analysis;
pub(crate) mod help;
pub(crate) mod hint;
pub(crate) mod lesson;
pub(crate) mod puzzle;
pub(crate) mod rules_card;
