//! Cards: each turns one of the host's views into the message that shows it.

mod boards;
mod bulletin;
mod challenges;
mod clocks;
mod contests;
mod learning;
mod live;
mod matches;
mod moderation;
mod named;
mod pages;
mod past;
mod pictures;
mod players;
mod rankings;
mod refusal;
mod servers;
#[cfg(test)]
mod testing;
mod tournaments;

use super::messages::SelectOption;
use rules::words::Text;
use rules::{GameId, Side, sentence, words::Locale};

// Handlers name a card without its module.
pub(super) use boards::{choices::*, moving::*, picker::*, result::*, *};
pub(super) use boards::{
    file_name as board_file, main_button as board_button, words as board_words,
};
pub(super) use bulletin::*;
pub(super) use challenges::file_name as challenge_file;
pub(super) use challenges::{computer::*, draft::*, proposal::*, seeks::*, *};
pub(super) use clocks::{card::*, days::*, notices::*, pace_search::*, vacation::*, *};
pub(super) use contests::{boards::*, form::*, picture::*, *};
pub(super) use learning::puzzle::solved as puzzle_solved;
pub(super) use learning::{analysis::*, help::*, hint::*, lesson::*, puzzle::*, rules_card::*};
pub(super) use live::{exercise::*, options::*, *};
pub(super) use matches::{menu::*, offer::*, plan::*, resign::*, thread::*, *};
pub(super) use moderation::{log::*, private::*, wish::*, *};
pub(super) use named::*;
pub(super) use pages::*;
pub(super) use past::{record::*, replay::*, *};
pub(super) use players::{following::*, line::*, note::*, privacy::*, profile::*, *};
pub(super) use rankings::{ladder::*, season::*, *};
pub(super) use refusal::*;
pub(super) use servers::{honours::*, missing::*, opening::*, puzzle_channel::*, settings::*, *};
pub(super) use tournaments::{answers::*, founding::*, lists::*, managing::*, pages::*};

/// Returns the name of a side, by its colour.
fn side_name(game: GameId, side: Side, locale: Locale) -> String {
    locale.say(&sentence!(
        "side-name",
        side = game.info().sides[side.index()]
    ))
}

/// Returns an option for each game, below one that stands for none of them and sends no game's id.
fn game_options(any: String, chosen: Option<GameId>) -> impl Iterator<Item = SelectOption> {
    let games = GameId::ALL.iter().map(move |&game| {
        let info = game.info();
        SelectOption::new(info.id, Text::same(info.name)).chosen(chosen == Some(game))
    });
    std::iter::once(SelectOption::new("any", any).chosen(chosen.is_none())).chain(games)
}

/// Returns yes or no in the form that sentences select by.
const fn yes_or_no(is_so: bool) -> &'static str {
    if is_so { "yes" } else { "no" }
}
