//! Lessons: a move is judged as soon as it is chosen.

use poise::serenity_prelude as serenity;

use super::{Picking, Progress, Subject, Table, card, progress};
use crate::{
    bot::{
        Error,
        cards::{Card, button},
        components::Action,
    },
    games::{GameId, Lesson, Ply},
    matches::Refusal,
    sentence,
    settings::Look,
    words::Locale,
};

pub(super) async fn show(
    (game, number): (GameId, usize),
    picking: &Picking,
    stop: bool,
    (look, locale): (Look, Locale),
) -> Result<Card, Error> {
    let lessons = game.info().lessons;
    let lesson = lessons.get(number).ok_or(Refusal::UnknownButton)?;
    let position = game.parse_position(lesson.position);
    // A test sees to it that lessons are well-formed.
    let position = position.map_err(|_| Refusal::UnknownButton)?;
    let key = format!("lesson-{}-{}", game.info().id, lesson.name);
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let heading = sentence!(
        "tutorial-heading",
        game = game.info().name,
        number = count(number + 1),
        count = count(lessons.len())
    );
    let heading = locale.say(&heading);
    let table = Table {
        view: position.side_to_move(),
        position,
        last: None,
        names: None,
        look,
        heading: format!("{heading}\n{}\n", locale.text(&key)),
    };
    match progress(&table, &picking.named, stop)? {
        Progress::Choosing(choice) => card::ask(table, picking, choice, locale).await,
        Progress::Chosen(ply) => {
            let verdict = Verdict {
                game,
                number,
                lesson,
                key: &key,
                heading: &heading,
            };
            verdict.card(table, ply, locale).await
        }
    }
}

/// What a learner hears about a move.
struct Verdict<'a> {
    game: GameId,
    number: usize,
    lesson: &'a Lesson,
    key: &'a str,
    heading: &'a str,
}

impl Verdict<'_> {
    async fn card(self, table: Table, ply: Ply, locale: Locale) -> Result<Card, Error> {
        let game = self.game;
        let to = |number| Action::Pick(Picking::new(Subject::Lesson { game, number }));
        let meaning = locale.say(&ply.mv.meaning());
        let text = ply.mv.to_string();
        let is_right = self.lesson.solutions.contains(&text.as_str());
        let (verdict, why) = if is_right {
            ("tutorial-right", "done")
        } else {
            ("tutorial-wrong", "hint")
        };
        let why = locale.text(&format!("{}-{why}", self.key));
        let verdict = locale.say(&sentence!(verdict, move = text, meaning = meaning));
        let mut text = format!("{}\n{verdict}\n{why}", self.heading);
        let is_last = self.number + 1 == game.info().lessons.len();
        let mut buttons = Vec::new();
        if !is_right {
            buttons.push(button(&to(self.number), "button-try-again", locale));
        } else if is_last {
            text.push('\n');
            text.push_str(&locale.say(&sentence!("tutorial-end", game = game.info().name)));
        }
        if !is_last {
            let next = button(&to(self.number + 1), "button-next-lesson", locale);
            buttons.push(if is_right {
                next
            } else {
                next.style(serenity::ButtonStyle::Secondary)
            });
        }
        let picture = card::picture_after(table, ply, locale).await?;
        Ok(Card {
            buttons,
            picture: Some(picture),
            ..Card::of(text)
        })
    }
}
