//! Puzzles: the task, the reactions to a try, the puzzle of the day and the table of a month.

use crate::{
    discord::{
        cards::named::Named,
        messages::{Button, File, Message, code, date, mention},
    },
    learning::{
        actions::puzzles::{DailyView, PuzzleTable, Refutation, Tried},
        ids::TrainingAct,
    },
    matches::{
        cards::boards::{
            alt_text,
            picker::{PickerView, PictureOf, picture_after},
        },
        ids::{
            choosing::MoveAct,
            picking::{Picking, Subject},
        },
    },
};
use domain::{
    community::puzzles::{Solver, month_of, noon},
    puzzles::{Difficulty, Puzzle, PuzzleId},
};
use render::Scene;
use rules::{
    AnyMove, Ply,
    look::Look,
    sentence,
    words::{Sentence, Text},
};
use store::PuzzleDay;

/// A puzzle, and the day whose puzzle it is.
pub(crate) struct PuzzleView {
    pub(crate) puzzle: Puzzle,
    pub(crate) daily: Option<PuzzleDay>,
}

/// The result of a try: at which ply, whether the puzzle is solved, and what that means on its day.
pub(crate) struct TriedView {
    pub(crate) ply: usize,
    pub(crate) found: bool,
    pub(crate) tried: Option<Tried>,
    /// Why the move is wrong, if it is.
    pub(crate) refuted: Option<Refutation>,
}

impl PuzzleView {
    /// Asks for the solver's ply with this number. Above the question is the puzzle's task, or that the
    /// previous move was right.
    pub(crate) fn task(&self, ply: usize, look: Look) -> Option<PickerView> {
        let (position, last) = self.puzzle.at(ply)?;
        Some(PickerView {
            bottom: self.puzzle.solver(),
            position,
            last: last.cloned(),
            names: None,
            look,
            caption: None,
            learner: None,
            is_against_computer: false,
            heading: vec![self.heading().into(), self.asks(ply).into()],
        })
    }

    /// Returns what the solver reads at the ply with this number: the puzzle's task, or that the previous move
    /// was right.
    pub(crate) fn asks(&self, ply: usize) -> Sentence {
        match self.puzzle.before(ply) {
            Some((right, answers)) => goes_on(right, answers),
            None => task(&self.puzzle),
        }
    }

    /// Returns the subject for which a move of the solver's ply with this number is chosen.
    pub(crate) const fn subject(&self, ply: usize) -> Subject {
        match &self.daily {
            Some(day) => Subject::Daily { id: day.id, ply },
            None => Subject::Puzzle {
                id: self.puzzle.id,
                ply,
            },
        }
    }

    pub(crate) fn heading(&self) -> Sentence {
        match &self.daily {
            Some(day) => title(day, &self.puzzle),
            None => sentence!(
                "puzzle-heading",
                date = "none",
                game = self.puzzle.id.game.info().name,
                number = self.puzzle.id.number,
                difficulty = difficulty(self.puzzle.difficulty)
            ),
        }
    }
}

fn difficulty(difficulty: Difficulty) -> Sentence {
    Sentence::new(difficulty.key())
}

/// Returns the buttons that lead to puzzles of each difficulty, for the task of one of them.
pub(crate) fn levels(puzzle: PuzzleId) -> impl Iterator<Item = Button> {
    let shown = puzzle.difficulty();
    Difficulty::ALL.into_iter().map(move |difficulty| {
        let game = puzzle.game;
        let level = TrainingAct::Level { game, difficulty };
        Button::new(level, level_key(difficulty))
            .enabled(shown != Some(difficulty))
            .secondary()
    })
}

/// Returns the key of what the button says that leads to puzzles of a difficulty.
pub(crate) const fn level_key(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Easy => "button-puzzle-easy",
        Difficulty::Medium => "button-puzzle-medium",
        Difficulty::Hard => "button-puzzle-hard",
    }
}

fn title(day: &PuzzleDay, puzzle: &Puzzle) -> Sentence {
    sentence!(
        "puzzle-heading",
        game = puzzle.id.game.info().name,
        date = date(noon(day.day)),
        difficulty = difficulty(puzzle.difficulty)
    )
}

fn task(puzzle: &Puzzle) -> Sentence {
    let side = puzzle.id.game.info().sides[puzzle.solver().index()];
    sentence!("puzzle-task", side = side, moves = puzzle.difficulty.id())
}

/// Returns what a solver reads after a right move that does not win yet.
fn goes_on(right: &AnyMove, answers: &[AnyMove]) -> Sentence {
    let answers: Vec<String> = answers.iter().map(code).collect();
    sentence!(
        "puzzle-goes-on",
        move = right,
        answers = answers.join(", ")
    )
}

/// Returns what a solver reads after a move that is wrong or wins. The board of a wrong one has the opponent's answer.
pub(crate) fn puzzle_tried(
    view: &PuzzleView,
    task: PickerView,
    chosen: Ply,
    of: TriedView,
) -> Message {
    let mut lines = vec![view.heading(), judged(&chosen.mv, of.found)];
    lines.extend(
        of.refuted
            .as_ref()
            .map(|refuted| answered(&chosen.mv, refuted)),
    );
    lines.extend(of.tried.map(counted));
    let buttons = buttons(view, &of);
    let answer = of
        .refuted
        .and_then(|refuted| refuted.answers.into_iter().last());
    let shown = answer.map_or(chosen, AnyMove::play);
    let picture = picture_after(task, shown, PictureOf::Answer);
    Message::of(Text::lines(lines))
        .with_buttons(buttons)
        .with_file(picture)
}

/// Returns what a solver reads about a move that is wrong or wins.
pub(crate) fn judged(tried: &AnyMove, found: bool) -> Sentence {
    let meaning = tried.meaning();
    let key = if found {
        "puzzle-solved"
    } else {
        "puzzle-wrong"
    };
    sentence!(key, move = tried, meaning = meaning)
}

/// Returns what a solver reads about the opponent's answer to a wrong move.
pub(crate) fn answered(tried: &AnyMove, refuted: &Refutation) -> Sentence {
    let answers = refuted.answers.iter().map(|answer| {
        let meaning = answer.meaning();
        sentence!("puzzle-answer", move = answer, meaning = meaning)
    });
    sentence!(
        "puzzle-refuted",
        move = tried,
        answers = Text::joined(answers, ", "),
        so = refuted.leads_to.id()
    )
}

/// Returns what someone reads who asks for the solution.
pub(crate) fn solved(puzzle: &Puzzle) -> Sentence {
    sentence!("puzzle-solution", moves = line(puzzle))
}

/// Says whether a try at the puzzle of the day counts.
fn counted(tried: Tried) -> Sentence {
    match tried.found {
        Some(true) => sentence!("puzzle-counted", streak = tried.streak),
        Some(false) => sentence!("puzzle-missed"),
        None => sentence!("puzzle-day-over"),
    }
}

fn buttons(view: &PuzzleView, of: &TriedView) -> Vec<Button> {
    let to = |subject, label| {
        let picking = Picking::new(subject);
        Button::new(MoveAct::Pick { picking }, label)
    };
    let puzzle = view.puzzle.id;
    let next = Subject::Puzzle {
        id: puzzle.next(),
        ply: 0,
    };
    let mut buttons = Vec::new();
    if !of.found {
        buttons.push(to(view.subject(of.ply), "button-try-again"));
    }
    // The puzzle of the day is to be solved without the solution.
    if view.daily.is_some() {
        buttons.push(puzzle_table_button());
    } else if !of.found {
        let solution = TrainingAct::Solution { puzzle };
        buttons.push(Button::new(solution, "button-puzzle-solution").secondary());
    }
    let next = to(next, "button-puzzle-next");
    let is_main = of.found && view.daily.is_none();
    buttons.push(if is_main { next } else { next.secondary() });
    buttons
}

/// Shows the solution of a puzzle, and the board at its end.
pub(crate) fn puzzle_solution(view: &PuzzleView, look: Look) -> Message {
    let last = view.puzzle.line().len().saturating_sub(1);
    let next = Subject::Puzzle {
        id: view.puzzle.id.next(),
        ply: 0,
    };
    let picking = Picking::new(next);
    let next = Button::new(MoveAct::Pick { picking }, "button-puzzle-next");
    let text = Text::lines([view.heading(), solved(&view.puzzle)]);
    let message = Message::of(text).with_buttons([next]);
    let shown = view.task(last, look);
    let mv = view.puzzle.line().get(last).cloned();
    match shown.zip(mv) {
        Some((task, mv)) => {
            let picture = picture_after(task, mv.play(), PictureOf::Answer);
            message.with_file(picture)
        }
        None => message,
    }
}

fn line(puzzle: &Puzzle) -> String {
    let moves: Vec<String> = puzzle.line().iter().map(code).collect();
    moves.join(" ")
}

/// Shows the puzzle of the day to everyone.
pub(crate) fn daily(view: &DailyView) -> Message {
    let Some(puzzle) = view.day.puzzle.read() else {
        return Message::of(sentence!("puzzle-none"));
    };
    let mut lines = vec![
        title(&view.day, &puzzle),
        task(&puzzle),
        sentence!("puzzle-daily-how"),
    ];
    if let Some((before, tried, found)) = &view.before
        && let Some(solved) = before.puzzle.read()
    {
        lines.push(sentence!(
            "puzzle-before",
            date = date(noon(before.day)),
            game = before.puzzle.game.info().name,
            moves = line(&solved),
            tried = *tried,
            found = *found
        ));
    }
    let subject = Subject::Daily {
        id: view.day.id,
        ply: 0,
    };
    let picking = Picking::new(subject);
    let solve = Button::new(MoveAct::Pick { picking }, "button-puzzle-solve");
    Message::of(Text::lines(lines)).with_buttons([solve, puzzle_table_button()])
}

/// Adds a picture of the board to the puzzle of the day.
pub(crate) fn daily_picture(card: Message, of: &DailyView, look: Look) -> Message {
    let Some(puzzle) = of.day.puzzle.read() else {
        return card;
    };
    let name = format!("puzzle-{}-{}.png", puzzle.id.game, puzzle.id.number);
    let alt = alt_text::diagram(puzzle.start(), task(&puzzle));
    let draw = move |_| {
        let scene = Scene {
            view: puzzle.solver(),
            shows_taken: false,
            ..Scene::of(puzzle.start())
        };
        render::png(&scene, look)
    };
    card.with_file(File::drawn(name, draw).described(alt))
}

/// Returns the button that leads to the table of a month.
pub(crate) fn puzzle_table_button() -> Button {
    Button::new(TrainingAct::Table, "button-table").secondary()
}

/// Shows the table of a month, and the viewer's place in it.
pub(crate) fn puzzle_table(table: &PuzzleTable) -> Message {
    let first = month_of(table.day).start;
    let title = sentence!(
        "puzzle-table-title",
        since = date(noon(first)),
        count = table.players
    );
    let row = |(place, one): &(u32, Solver)| -> Text {
        let row = sentence!(
            "puzzle-table-row",
            place = place.to_string(),
            player = mention(one.player),
            found = one.found.to_string(),
            tried = one.tried.to_string()
        );
        row.into()
    };
    let mut lines = vec![title.into()];
    if table.rows.is_empty() {
        lines.push(sentence!("puzzle-table-none").into());
    }
    lines.extend(table.rows.iter().map(row));
    if let Some(own) = table.own.filter(|own| !table.rows.contains(own)) {
        lines.push(Text::same("…"));
        lines.push(row(&own));
    }
    lines.push(sentence!("puzzle-streak", streak = table.streak).into());
    Message::of(Text::lines(lines))
}
