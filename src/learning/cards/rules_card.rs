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
use render::{Marks, Sheet, SheetBoard};
use rules::{
    Diagram, GameId, RulesPage, Side,
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
        None if page == 0 => message.with_file(at_a_glance(game, look)?),
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
pub(crate) fn at_a_glance(game: GameId, look: Look) -> Result<File, Error> {
    let mut shown = Vec::new();
    let mut captions = Vec::new();
    for (page, diagram) in game.info().rules_card.at_a_glance() {
        let (position, moves) = diagram.read(game)?;
        captions.push(Text::from(Sentence::new(caption_key(page, diagram))));
        shown.push((
            position,
            Marks::of(&moves),
            Sentence::new(page.glance_key()),
        ));
    }
    let draw = move |locale: Locale| {
        let boards = shown.iter().map(|(position, marks, words)| SheetBoard {
            marks: marks.clone(),
            ..SheetBoard::of(position.clone(), locale.say(words))
        });
        let sheet = Sheet {
            boards: boards.collect(),
            ..Sheet::default()
        };
        render::sheet(&sheet, look)
    };
    let file = format!("{}-at-a-glance.png", game.info().id);
    Ok(File::drawn(file, draw).described(Text::joined(captions, " ")))
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
    let mut lines = vec![heading(part), Sentence::new(part.key).into()];
    if page == 0 {
        for also in card
            .pages
            .iter()
            .filter(|one| card.first.contains(&one.key))
        {
            lines.extend([heading(also), Sentence::new(also.key).into()]);
        }
    }
    if let Some(diagram) = &part.diagram {
        let caption = Sentence::new(caption_key(part, diagram));
        lines.push(Text::same("*").then(caption).then(Text::same("*")));
    }
    lines.push(Text::same("-# ").then(footer));
    Text::lines(lines)
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
