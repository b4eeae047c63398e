//! What the cards of every subject share: names of choices, selects of pages, and pictures.

pub(crate) mod named;
pub(crate) mod pages;
pub(crate) mod pictures;

use super::messages::SelectOption;
use rules::{
    GameId, Side, sentence,
    words::{Sentence, Text},
};

/// Returns the name of a side, by its colour.
pub(crate) fn side_name(game: GameId, side: Side) -> Sentence {
    sentence!("side-name", side = game.info().sides[side.index()])
}

/// Returns an option for each game, below one that stands for none of them and sends no game's id.
pub(crate) fn game_options(
    any: impl Into<Text>,
    chosen: Option<GameId>,
) -> impl Iterator<Item = SelectOption> {
    let games = GameId::ALL.iter().map(move |&game| {
        let info = game.info();
        SelectOption::new(info.id, Text::same(info.name)).chosen(chosen == Some(game))
    });
    std::iter::once(SelectOption::new("any", any).chosen(chosen.is_none())).chain(games)
}

/// Returns yes or no in the form that sentences select by.
pub(crate) const fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}
