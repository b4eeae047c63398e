//! The rules of a game: a page of its rules card with its picture, buttons to turn the page, and a select that leads to
//! any other. The first page says enough to begin. It and the last one lead on to the tutorial and to a match.

use crate::{
    discord::{
        cards::side_name,
        error::Error,
        messages::{Button, File, Message, Select, SelectOption},
    },
    learning::ids::{ComputerAct, GuideAct, Setup},
    matches::{
        cards::boards::diagram::{DiagramView, picture},
        ids::browse::LookAct,
    },
};
use render::{RenderError, Sheet};
use rules::{
    Diagram, GameId, RulesCard, RulesPage, Side,
    look::Look,
    sentence,
    words::{Locale, Sentence, Text},
};

/// Returns a page of a game's rules, counted from 0. A number past the end returns the last page: a
/// button of an older version of the bot may ask for more pages than there are.
pub(crate) fn rules(game: GameId, page: u8, look: Look) -> Result<Message, Error> {
    let parts = game.info().rules_card.pages;
    let page = usize::from(page).min(parts.len() - 1);
    let part = &parts[page];
    let message = Message::of(text(game, part, page))
        .with_selects(contents(game, page))
        .with_buttons(buttons(game, page));
    Ok(match &part.diagram {
        None if page == 0 => message.with_file(at_a_glance(game, look)),
        Some(diagram) => {
            let view = DiagramView {
                game,
                diagram,
                caption: Sentence::new(caption_key(part, diagram)),
                bottom: Side::First,
                names: Side::BOTH.map(|side| side_name(game, side).into()),
            };
            message.with_file(picture(view, look)?)
        }
        None => message,
    })
}

/// Draws how a game's pieces move and capture and how a match is won, on a board each.
pub(crate) fn at_a_glance(game: GameId, look: Look) -> File {
    let draw = move |locale| glance_png(game, look, locale);
    let file = format!("{}-at-a-glance.png", game.info().id);
    File::drawn(file, draw).described(captions(game))
}

/// Returns the same as a PNG in a language.
pub(crate) fn glance_png(game: GameId, look: Look, locale: Locale) -> Result<Vec<u8>, RenderError> {
    render::sheet(&Sheet::at_a_glance(game, locale)?, look)
}

/// Says what the picture of a game at a glance shows.
pub(crate) fn captions(game: GameId) -> Text {
    let shown = game.info().rules_card.at_a_glance();
    let captions = shown.map(|(page, diagram)| Sentence::new(caption_key(page, diagram)));
    Text::joined(captions, " ")
}

fn caption_key(part: &RulesPage, diagram: &Diagram) -> String {
    format!("{}-{}", part.key, diagram.name)
}

/// Returns the headings, sentences, caption, and credit, which accompanies the rules everywhere.
fn text(game: GameId, part: &RulesPage, page: usize) -> Text {
    let card = game.info().rules_card;
    let footer = sentence!(
        "page-footer",
        game = game.info().name,
        page = number(page + 1),
        pages = number(card.pages.len()),
        credit = sentence!(card.credit),
    );
    let mut lines = if page == 0 {
        enough_to_begin(card)
    } else {
        told(part).into()
    };
    if let Some(diagram) = &part.diagram {
        let caption = Sentence::new(caption_key(part, diagram));
        lines.push(Text::same("*").then(caption).then(Text::same("*")));
    }
    lines.push(Text::same("-# ").then(footer));
    Text::lines(lines)
}

/// Returns what a newcomer needs to begin: the aim, how pieces move, and how a match ends.
fn enough_to_begin(card: &RulesCard) -> Vec<Text> {
    let is_first = |page: &&RulesPage| card.first.contains(&page.key);
    let (aim, others) = card.pages.split_at(1);
    let pages = aim.iter().chain(others.iter().filter(is_first));
    pages.flat_map(told).collect()
}

/// Returns the same with the credit, which accompanies the rules everywhere.
pub(crate) fn in_short(game: GameId) -> Text {
    let card = game.info().rules_card;
    let mut lines = enough_to_begin(card);
    lines.push(Sentence::new(card.credit).into());
    Text::lines(lines)
}

fn told(part: &RulesPage) -> [Text; 2] {
    [heading(part), Sentence::new(part.key).into()]
}

fn heading(part: &RulesPage) -> Text {
    Text::same("### ").then(Sentence::new(part.heading))
}

fn number(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Returns the select of all pages, by number and heading.
fn contents(game: GameId, page: usize) -> Option<Select> {
    let pages = game.info().rules_card.pages.iter().enumerate();
    let options = pages.map(|(at, part)| {
        let label = Text::same(format!("{}. ", at + 1)).then(Sentence::new(part.heading));
        SelectOption::new(at, label).chosen(at == page)
    });
    Select::new(
        LookAct::RulesPage { game },
        sentence!("select-page"),
        options,
    )
}

fn buttons(game: GameId, page: usize) -> Vec<Button> {
    let card = game.info().rules_card;
    let turn = |to: Option<usize>, label| {
        // Discord wants every button to have a unique id, even one that leads nowhere.
        let page = to.and_then(|to| u8::try_from(to).ok()).unwrap_or(u8::MAX);
        Button::new(LookAct::Rules { game, page }, label)
    };
    let mut buttons = vec![
        turn(page.checked_sub(1), "button-previous")
            .enabled(page > 0)
            .secondary(),
        turn(Some(page + 1), "button-next").enabled(page + 1 < card.pages.len()),
    ];
    if let Some(link) = card.link {
        buttons.push(Button::to_page(link, "button-author"));
    }
    if page == 0 || page + 1 == card.pages.len() {
        let tutorial = Button::new(GuideAct::Tutorial { game }, "button-tutorial");
        let challenge = Button::new(
            GuideAct::Whom {
                setup: Setup::usual(game),
            },
            "button-challenge",
        );
        let play = Button::new(ComputerAct::Learn { game }, "button-learn-by-playing");
        buttons.extend([tutorial, play.secondary(), challenge.secondary()]);
    }
    buttons
}
