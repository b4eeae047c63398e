//! Cards: each turns one of the host's views into the message that shows it.

pub(crate) mod bulletin;
pub(crate) mod live;
pub(crate) mod named;
pub(crate) mod pages;
pub(crate) mod pictures;
pub(crate) mod refusal;
#[cfg(test)]
pub(crate) mod testing;

use super::messages::SelectOption;
use rules::{
    GameId, Side, sentence,
    words::{Sentence, Text},
};

// Handlers name a card without its module.
pub(crate) use crate::challenges::cards::file_name as challenge_file;
pub(crate) use crate::challenges::cards::{computer::*, draft::*, proposal::*, seeks::*, *};
pub(crate) use crate::clocks::cards::{
    card::*, days::*, notices::*, pace_search::*, vacation::*, *,
};
pub(crate) use crate::contests::cards::{boards::*, form::*, picture::*, *};
pub(crate) use crate::learning::cards::puzzle::solved as puzzle_solved;
pub(crate) use crate::learning::cards::{
    analysis::*, help::*, hint::*, lesson::*, puzzle::*, rules_card::*,
};
pub(crate) use crate::matches::cards::boards::{
    against_computer::*, choices::*, moving::*, picker::*, result::*, *,
};
pub(crate) use crate::matches::cards::boards::{
    file_name as board_file, main_button as board_button, words as board_words,
};
pub(crate) use crate::matches::cards::past::{record::*, replay::*, *};
pub(crate) use crate::matches::cards::{menu::*, offer::*, plan::*, resign::*, thread::*, *};
pub(crate) use crate::moderation::cards::{log::*, private::*, wish::*, *};
pub(crate) use crate::players::cards::{following::*, line::*, note::*, privacy::*, profile::*, *};
pub(crate) use crate::rankings::cards::{ladder::*, season::*, *};
pub(crate) use crate::servers::cards::{
    honours::*, missing::*, opening::*, puzzle_channel::*, settings::*, *,
};
pub(crate) use crate::tournaments::cards::{
    answers::*, founding::*, lists::*, managing::*, pages::*,
};
pub(crate) use bulletin::*;
pub(crate) use live::{exercise::*, lobby::*, options::*, *};
pub(crate) use named::*;
pub(crate) use pages::*;
pub(crate) use refusal::*;

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
