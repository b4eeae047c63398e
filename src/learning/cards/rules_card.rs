//! The rules of a game: a page of its rules card with its picture, and buttons to turn the page. The
//! last page leads on to the tutorial and to a match.

use crate::{
    bot::{
        cards::side_name,
        error::Error,
        messages::{Button, Message},
    },
    learning::ids::{ComputerAct, GuideAct},
    matches::{
        cards::boards::diagram::{DiagramView, picture},
        ids::browse::LookAct,
    },
};
use rules::{Diagram, GameId, RulesPage, Side, look::Look, sentence, words::Locale};

/// Returns a page of a game's rules, counted from 0. A number past the end returns the last page: a
/// button of an older version of the bot may ask for more pages than there are.
pub(crate) async fn rules(
    game: GameId,
    page: u8,
    look: Look,
    locale: Locale,
) -> Result<Message, Error> {
    let parts = game.info().rules_card.pages;
    let page = usize::from(page).min(parts.len() - 1);
    let part = &parts[page];
    let message = Message::of(text(game, part, page, locale)).with_buttons(buttons(game, page));
    Ok(match &part.diagram {
        Some(diagram) => {
            let view = DiagramView {
                game,
                diagram,
                caption: locale.text(&caption_key(part, diagram)),
                bottom: Side::First,
                names: Side::BOTH.map(|side| side_name(game, side, locale)),
            };
            message.with_file(picture(view, look, locale).await?)
        }
        None => message,
    })
}

fn caption_key(part: &RulesPage, diagram: &Diagram) -> String {
    format!("{}-{}", part.key, diagram.name)
}

/// Returns the heading, sentences, caption, and credit, which accompanies the rules everywhere.
fn text(game: GameId, part: &RulesPage, page: usize, locale: Locale) -> String {
    let card = game.info().rules_card;
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let footer = sentence!(
        "page-footer",
        game = game.info().name,
        page = number(page + 1),
        pages = number(card.pages.len()),
        credit = sentence!(card.credit),
    );
    let heading = locale.text(part.heading);
    let mut lines = vec![format!("### {heading}"), locale.text(part.key)];
    if let Some(diagram) = &part.diagram {
        lines.push(format!("*{}*", locale.text(&caption_key(part, diagram))));
    }
    lines.push(format!("-# {}", locale.say(&footer)));
    lines.join("\n")
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
    if page + 1 == card.pages.len() {
        let tutorial = Button::new(GuideAct::Tutorial { game }, "button-tutorial");
        let challenge = Button::new(GuideAct::Whom { game }, "button-challenge");
        let play = Button::new(ComputerAct::Learn { game }, "button-learn-by-playing");
        buttons.extend([tutorial, play.secondary(), challenge.secondary()]);
    }
    buttons
}
