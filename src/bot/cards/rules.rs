//! The rules of a game: a page of its rules card with its picture, and buttons to turn the page.

use super::{alt_text, drawing, side_name};
use crate::{
    bot::{
        error::Error,
        ids::Action,
        messages::{Button, File, Message},
    },
    games::{AnyMove, Diagram, GameId, RulesPage, Side, Square},
    render::{self, Picker, Scene},
    sentence,
    settings::Look,
    words::Locale,
};

/// A page of a game's rules, counted from 0. Past the last page comes the last one: a button of
/// an older version of the bot may ask for more pages than there are.
pub(in crate::bot) async fn rules(
    game: GameId,
    page: u8,
    look: Look,
    locale: Locale,
) -> Result<Message, Error> {
    let parts = game.info().rules_card.pages;
    let page = usize::from(page).min(parts.len() - 1);
    let part = &parts[page];
    let message =
        Message::of(text(game, part, page, locale)).with_buttons(buttons(game, page, locale));
    Ok(match &part.diagram {
        Some(diagram) => {
            let caption = locale.text(&caption_key(part, diagram));
            message.with_file(picture((game, diagram), caption, look, locale).await?)
        }
        None => message,
    })
}

fn caption_key(part: &RulesPage, diagram: &Diagram) -> String {
    format!("{}-{}", part.key, diagram.name)
}

/// Heading, sentences, caption, and the credit, which goes wherever the rules go.
fn text(game: GameId, part: &RulesPage, page: usize, locale: Locale) -> String {
    let card = game.info().rules_card;
    let number = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let footer = sentence!(
        "page-footer",
        game = game.info().name,
        page = number(page + 1),
        pages = number(card.pages.len()),
        credit = locale.text(card.credit),
    );
    let heading = locale.text(&format!("{}-heading", part.key));
    let mut lines = vec![format!("### {heading}"), locale.text(part.key)];
    if let Some(diagram) = &part.diagram {
        lines.push(format!("*{}*", locale.text(&caption_key(part, diagram))));
    }
    lines.push(format!("-# {}", locale.say(&footer)));
    lines.join("\n")
}

fn buttons(game: GameId, page: usize, locale: Locale) -> Vec<Button> {
    let card = game.info().rules_card;
    let turn = |to: Option<usize>, label| {
        // Discord wants an id of its own for every button, also for one that leads nowhere.
        let page = to.and_then(|to| u8::try_from(to).ok()).unwrap_or(u8::MAX);
        Button::new(Action::Rules { game, page }, label, locale)
    };
    let mut buttons = vec![
        turn(page.checked_sub(1), "button-previous")
            .enabled(page > 0)
            .secondary(),
        turn(Some(page + 1), "button-next").enabled(page + 1 < card.pages.len()),
    ];
    if let Some(link) = card.link {
        buttons.push(Button::to_page(link, "button-author", locale));
    }
    buttons
}

async fn picture(
    (game, diagram): (GameId, &'static Diagram),
    caption: String,
    look: Look,
    locale: Locale,
) -> Result<File, Error> {
    let sides = Side::BOTH.map(|side| side_name(game, side, locale));
    let (png, alt) = drawing::draw(move || {
        let (position, moves) = diagram.read(game)?;
        let marks = Marks::of(&moves);
        let scene = Scene {
            names: Some([&sides[0], &sides[1]]),
            picker: Some(marks.picker()),
            shows_taken: false,
            ..Scene::of(&position)
        };
        let png = render::png(&scene, look)?;
        let alt = alt_text::diagram(&position, &caption, locale);
        Ok::<_, Error>((png, alt))
    })
    .await?;
    let file = format!("{}-{}.png", game.info().id, diagram.name);
    Ok(File::new(file, png).described(alt))
}

/// What a diagram marks: a single move with its whole way, of several where they begin and end;
/// and what they take on the way.
#[derive(Default)]
struct Marks {
    movable: Vec<Square>,
    path: Vec<Square>,
    targets: Vec<Square>,
    lost: Vec<Square>,
}

impl Marks {
    fn of(moves: &[AnyMove]) -> Marks {
        let mut marks = Marks::default();
        for trace in moves.iter().map(AnyMove::trace) {
            let [origin, .., end] = trace.path[..] else {
                continue;
            };
            if moves.len() == 1 {
                marks.path.clone_from(&trace.path);
            } else {
                marks.movable.push(origin);
                marks.targets.push(end);
            }
            marks
                .lost
                .extend(trace.removed.iter().filter(|&&taken| taken != end));
        }
        marks
    }

    fn picker(&self) -> Picker<'_> {
        Picker {
            movable: &self.movable,
            path: &self.path,
            targets: &self.targets,
            lost: &self.lost,
        }
    }
}
