//! The question whom to play a game with.

use super::computer::level_select;
use crate::{
    challenges::ids::{ChallengeDraftAct, Draft, SeekAct},
    discord::{
        error::Error,
        ids::EncodedId,
        messages::{Button, Message, Select, SelectOption},
    },
    learning::{
        cards::{
            help::{about_key, start},
            rules_card::at_a_glance,
        },
        ids::{GuideAct, Setup},
    },
    matches::ids::browse::LookAct,
};
use domain::{community::seeks::SeekScope, matches::Level};
use rules::{
    GameId,
    look::Look,
    sentence,
    words::{Sentence, Text},
};

/// What there is to choose from before a game is played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WhomView {
    pub(crate) setup: Setup,
    /// The computer's level that fits the user.
    pub(crate) fitting: Level,
    /// Whether the user has not finished a match of this game yet.
    pub(crate) learns: bool,
    pub(crate) look: Look,
}

/// Asks whom to play a game with, and says what its aim is.
pub(crate) fn whom(view: WhomView) -> Result<Message, Error> {
    let WhomView {
        setup,
        fitting,
        learns,
        look,
    } = view;
    let Setup { game, size } = setup;
    let question = sentence!("challenge-whom", game = game.info().name);
    let about = Sentence::new(about_key(game));
    let opponents = Select::of_members(GuideAct::Opponent { setup }, sentence!("select-opponent"));
    let levels = level_select(GuideAct::Level { setup }, fitting, None);
    let sizes = size_select(GuideAct::Size { game }, game, size);
    let computer = Button::new(GuideAct::Computer { setup }, "button-play-computer");
    let look_for = SeekAct::Look {
        game: Some(game),
        scope: SeekScope::Here,
    };
    let quiet = |button: Button| button.secondary();
    // An opponent is looked for on the usual board only.
    let is_usual = size.is_none_or(|size| size == game.info().usual_size());
    let look_for = is_usual.then(|| quiet(Button::new(look_for, "button-find-opponent")));
    let draft = Draft {
        size,
        ..Draft::of(game)
    };
    let change = Button::new(ChallengeDraftAct::Show { draft }, "button-change-terms");
    let rules = LookAct::Rules { game, page: 0 };
    // A player who has chosen a size sees that board.
    let is_taught = learns && size.is_none();
    let picture = if is_taught {
        at_a_glance(game, look)
    } else {
        start(setup, look)?
    };
    // The credit accompanies the rules everywhere.
    let credit = is_taught.then(|| Sentence::new(game.info().rules_card.credit));
    let credit = credit.map(|credit| Text::same("-# ").then(credit));
    let said = [question.into(), about.into()].into_iter().chain(credit);
    Ok(Message::of(Text::lines(said))
        .with_selects([Some(opponents), sizes, levels].into_iter().flatten())
        .with_file(picture)
        .with_buttons([computer])
        .with_buttons(look_for)
        .with_buttons([
            quiet(Button::new(GuideAct::Anyone { setup }, "button-anybody")),
            quiet(Button::new(GuideAct::Tutorial { game }, "button-tutorial")),
            quiet(Button::new(rules, "button-rules")),
            quiet(change),
        ]))
}

/// Returns the select of a game's board sizes, if there are several, with the one that is chosen now.
pub(super) fn size_select(
    id: impl Into<EncodedId>,
    game: GameId,
    chosen: Option<u8>,
) -> Option<Select> {
    let sizes = game.info().sizes;
    let chosen = chosen.unwrap_or(game.info().usual_size());
    let options = sizes.iter().map(|&size| {
        SelectOption::new(size, Text::same(format!("{size}×{size}"))).chosen(size == chosen)
    });
    let select = Select::new(id, sentence!("select-draft-size"), options);
    select.filter(|_| sizes.len() > 1)
}
