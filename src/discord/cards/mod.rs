//! What the cards of every subject share: names of choices, selects of pages, and pictures.

pub(crate) mod named;

use super::{
    ids::EncodedId,
    messages::{Select, SelectOption},
};
use named::Named;
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

/// Returns the select of all pages, one of which is shown now.
pub(crate) fn page_select<T: Named + PartialEq>(
    id: impl Into<EncodedId>,
    now: T,
) -> Option<Select> {
    let options = T::every()
        .into_iter()
        .map(|page| SelectOption::new(page.id(), page.text()).chosen(page == now));
    Select::new(id, sentence!("select-page"), options)
}

/// Returns the description of a picture of a list, for those who cannot see it: its heading, and what its
/// rows say.
pub(crate) fn alt_of_list(heading: impl Into<Text>, rows: impl IntoIterator<Item = Text>) -> Text {
    let rows: Vec<Text> = rows.into_iter().collect();
    if rows.is_empty() {
        return heading.into();
    }
    rows_after(heading.into().then(Text::same(":")), rows)
}

/// Returns the same for a heading that ends in a colon of its own.
pub(crate) fn rows_after(heading: impl Into<Text>, rows: impl IntoIterator<Item = Text>) -> Text {
    let rows = Text::joined(rows, "; ").then(Text::same("."));
    Text::joined([heading.into(), rows], " ")
}
