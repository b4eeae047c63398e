//! Lessons of a tutorial: the task, and the verdict on the learner's move.

use crate::{
    discord::messages::{Button, Message},
    learning::ids::{ComputerAct, GuideAct, Setup},
    matches::{
        cards::boards::picker::{PickerView, PictureOf, picture_after},
        ids::{
            browse::LookAct,
            choosing::MoveAct,
            picking::{Picking, Subject},
        },
    },
};
use rules::{
    AnyMove, AnyPosition, GameId, Lesson, Ply, RulesPage,
    look::Look,
    sentence,
    words::{Sentence, Text},
};

/// A lesson by its place in its game's tutorial.
#[derive(Clone, Copy)]
pub(crate) struct LessonView {
    pub(crate) game: GameId,
    pub(crate) number: usize,
    pub(crate) lesson: &'static Lesson,
}

impl LessonView {
    /// Returns a lesson and its position, if there is one.
    pub(crate) fn find(game: GameId, number: usize) -> Option<(LessonView, AnyPosition)> {
        let lesson = game.info().lessons.get(number)?;
        let of = LessonView {
            game,
            number,
            lesson,
        };
        // A test ensures that lessons are well-formed.
        Some((of, game.parse_position(lesson.position).ok()?))
    }

    /// Shows the lesson's position, with its task above the question.
    pub(crate) fn task(self, position: AnyPosition, look: Look) -> PickerView {
        PickerView {
            bottom: position.side_to_move(),
            position,
            last: None,
            names: None,
            look,
            caption: None,
            learner: None,
            is_against_computer: false,
            heading: vec![self.heading().into(), self.asks()],
        }
    }

    /// Returns the task. The first lesson begins with the aim of the game and how its pieces move.
    pub(crate) fn asks(self) -> Text {
        let task = Sentence::new(self.key());
        if self.number > 0 {
            return task.into();
        }
        let card = self.game.info().rules_card;
        // The first page of the rules says the aim, and then how pieces move.
        let moves = card.first.first();
        let is_told = |(at, page): &(usize, &RulesPage)| *at == 0 || moves == Some(&page.key);
        let told = card.pages.iter().enumerate().filter(is_told);
        let told = told.map(|(_, page)| {
            sentence!(
                "tutorial-basics",
                heading = sentence!(page.heading),
                text = sentence!(page.key)
            )
        });
        Text::joined([Text::lines(told), task.into()], "\n\n")
    }

    /// Returns whether a move is what is asked, and what the learner reads about it.
    pub(crate) fn judged(self, mv: &AnyMove) -> (bool, Text) {
        let text = mv.to_string();
        let is_right = self.lesson.solutions.contains(&text.as_str());
        let (verdict, why) = if is_right {
            ("tutorial-right", "done")
        } else {
            ("tutorial-wrong", "hint")
        };
        let meaning = mv.meaning();
        let verdict = sentence!(verdict, move = text, meaning = meaning);
        let why = sentence!(format!("{}-{why}", self.key()));
        (is_right, Text::lines([verdict, why]))
    }

    fn key(self) -> String {
        format!("lesson-{}-{}", self.game.info().id, self.lesson.name)
    }

    pub(crate) fn heading(self) -> Sentence {
        let info = self.game.info();
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        sentence!(
            "tutorial-heading",
            game = info.name,
            number = count(self.number + 1),
            count = count(info.lessons.len())
        )
    }

    pub(crate) fn is_last(self) -> bool {
        self.number + 1 == self.game.info().lessons.len()
    }
}

/// Returns the verdict on the move that the learner chose.
pub(crate) fn verdict(of: LessonView, task: PickerView, ply: Ply) -> Message {
    let (is_right, verdict) = of.judged(&ply.mv);
    let mut lines = vec![of.heading().into(), verdict];
    if is_right && of.is_last() {
        lines.push(sentence!("tutorial-end", game = of.game.info().name).into());
    }
    let buttons = buttons(of, is_right);
    let picture = picture_after(task, ply, PictureOf::Answer);
    Message::of(Text::lines(lines))
        .with_buttons(buttons)
        .with_file(picture)
}

fn buttons(of: LessonView, is_right: bool) -> Vec<Button> {
    let to = |number, label| {
        let game = of.game;
        let picking = Picking::new(Subject::Lesson { game, number });
        Button::new(MoveAct::Pick { picking }, label)
    };
    let mut buttons = Vec::new();
    if !is_right {
        buttons.push(to(of.number, "button-try-again"));
    }
    if !of.is_last() {
        let next = to(of.number + 1, "button-next-lesson");
        buttons.push(if is_right { next } else { next.secondary() });
    } else if is_right {
        let game = of.game;
        let rules = LookAct::Rules { game, page: 0 };
        buttons.extend([
            Button::new(ComputerAct::Learn { game }, "button-learn-by-playing"),
            Button::new(
                GuideAct::Whom {
                    setup: Setup::usual(game),
                },
                "button-challenge",
            )
            .secondary(),
            Button::new(rules, "button-rules").secondary(),
        ]);
    }
    buttons
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::words::Locale;

    fn lesson(game: GameId, number: usize) -> LessonView {
        LessonView::find(game, number).expect("a lesson").0
    }

    #[test]
    fn the_first_lesson_of_each_game_begins_with_the_aim_and_how_pieces_move() {
        for &game in GameId::ALL {
            for locale in Locale::ALL {
                let said = lesson(game, 0).asks().written(locale);
                let id = game.info().id;
                let moves = game.info().rules_card.first[0];
                let aim = locale.text(&format!("rules-{id}-aim"));
                let told = [aim, locale.text(moves), locale.text(&lesson(game, 0).key())];
                let mut rest = &said[..];
                for text in told {
                    let at = rest.find(&text);
                    let at = at.unwrap_or_else(|| panic!("{locale:?}: {text} is not in {said}"));
                    rest = &rest[at + text.len()..];
                }
                assert!(said.contains(&locale.text("rules-aim-heading")), "{said}");
                assert_eq!(rest, "");
                let second = lesson(game, 1);
                assert_eq!(second.asks().written(locale), locale.text(&second.key()));
            }
        }
    }

    #[test]
    fn the_end_of_a_tutorial_names_two_buttons_as_they_are_labelled_in_each_language() {
        for locale in Locale::ALL {
            let end = sentence!("tutorial-end", game = GameId::Courtyard.info().name);
            let end = locale.say(&end);
            let named: Vec<&str> = end.split("**").skip(1).step_by(2).collect();
            let labels = ["button-learn-by-playing", "button-challenge"];
            assert_eq!(named, labels.map(|key| locale.text(key)), "{end}");
        }
    }
}
