//! Choosing a move by tapping: the questions and the preview. Each tap changes the one message.

use super::{alt_text, drawing};
use crate::{
    bot::{
        error::Error,
        ids::{Action, Picking, Subject},
        messages::{Button, File, MOST_OPTIONS, Message, Select, SelectOption, Style},
    },
    games::{AnyMove, AnyPosition, Choice, PlacedPiece, Ply, Side, Square},
    host::BoardView,
    render::{self, Picker, Scene, Status},
    sentence,
    settings::Look,
    words::Locale,
};

const FILE: &str = "choice.png";

/// What a move is chosen on.
pub(in crate::bot) struct PickerView {
    pub(in crate::bot) position: AnyPosition,
    pub(in crate::bot) last: Option<AnyMove>,
    /// The players' names by side, if there are players.
    pub(in crate::bot) names: Option<[String; 2]>,
    /// Whose side is at the bottom.
    pub(in crate::bot) bottom: Side,
    /// How the picture looks.
    pub(in crate::bot) look: Look,
    /// What stands above the question.
    pub(in crate::bot) heading: String,
}

impl PickerView {
    /// A match's board with this side at the bottom.
    pub(in crate::bot) fn of(board: BoardView, bottom: Side, look: Look) -> PickerView {
        PickerView {
            position: board.position,
            last: board.last,
            names: Some(board.names),
            bottom,
            look,
            heading: String::new(),
        }
    }

    /// The same after a move has been chosen.
    pub(in crate::bot) fn after(self, ply: Ply) -> PickerView {
        PickerView {
            position: ply.position,
            last: Some(ply.mv),
            ..self
        }
    }
}

/// Asks for the next square.
pub(in crate::bot) async fn ask(
    view: PickerView,
    picking: &Picking,
    choice: Choice,
    locale: Locale,
) -> Result<Message, Error> {
    let text = view.heading.clone() + &question(&view, picking, &choice, locale);
    let mut buttons = Vec::new();
    if choice.complete.is_some() {
        let picking = picking.clone();
        buttons.push(Button::new(Action::Stop { picking }, "button-stop", locale));
    }
    match (back(picking, locale), picking.subject) {
        (Some(back), _) => buttons.push(back),
        (None, Subject::Match { id, revision }) => {
            let typing = Action::Type { id, revision };
            buttons.push(Button::new(typing, "button-type", locale).secondary());
        }
        (None, _) => {}
    }
    buttons.push(cancel(locale));
    let alt = alt_text::choosing(&view.position, &choice.next, locale);
    let picking = picking.clone();
    let (selects, picture) = drawing::draw(move || {
        // The entries say what each square leads to, and to find that out takes time too.
        let selects = selects(&view, &picking, &choice, locale);
        let named = &picking.named;
        let lost = choice.complete.map(|ply| ply.mv.trace().removed);
        let none = Vec::new();
        let (movable, targets) = if named.is_empty() {
            (&choice.next, &none)
        } else {
            (&none, &choice.next)
        };
        let picker = Picker {
            movable,
            path: named,
            targets,
            lost: lost.as_deref().unwrap_or_default(),
        };
        let last = view.last.as_ref().map(AnyMove::trace);
        let scene = Scene {
            picker: Some(picker),
            last: last.as_ref(),
            ..scene(&view)
        };
        render::png(&scene, view.look).map(|picture| (selects, picture))
    })
    .await?;
    Ok(Message::of(text)
        .with_selects(selects)
        .with_buttons(buttons)
        .with_file(File::new(FILE, picture).described(alt)))
}

/// Shows the board as it will be. The button with this label does it.
pub(in crate::bot) async fn preview(
    view: PickerView,
    picking: &Picking,
    ply: Ply,
    (play, locale): (&str, Locale),
) -> Result<Message, Error> {
    let meaning = locale.say(&ply.mv.meaning());
    let preview = sentence!("picker-preview", move = &ply.mv, meaning = meaning);
    let mut text = view.heading.clone() + &locale.say(&preview);
    if let Some(warning) = ply.mv.warning() {
        let warning = locale.say(&warning);
        text.push('\n');
        text.push_str(&locale.say(&sentence!("picker-cost", warning = warning)));
    }
    let does = Action::Play {
        picking: picking.clone(),
    };
    let play = Button::new(does, play, locale).style(Style::Success);
    let picture = picture_after(view, ply, locale).await?;
    Ok(Message::of(text)
        .with_buttons([play])
        .with_buttons(back(picking, locale))
        .with_buttons([cancel(locale)])
        .with_file(picture))
}

fn back(picking: &Picking, locale: Locale) -> Option<Button> {
    let picking = picking.back()?;
    Some(Button::new(Action::Pick { picking }, "button-back", locale).secondary())
}

fn cancel(locale: Locale) -> Button {
    Button::new(Action::PutAway, "button-cancel", locale).secondary()
}

/// The board as a move leaves it.
pub(super) async fn picture_after(
    view: PickerView,
    ply: Ply,
    locale: Locale,
) -> Result<File, Error> {
    let alt = alt_text::preview(&ply, locale);
    let picture = drawing::draw(move || {
        let last = ply.mv.trace();
        let scene = Scene {
            position: &ply.position,
            last: Some(&last),
            status: Status::of(&ply.position),
            ..scene(&view)
        };
        render::png(&scene, view.look)
    })
    .await?;
    Ok(File::new(FILE, picture).described(alt))
}

fn scene(view: &PickerView) -> Scene<'_> {
    let names = view.names.as_ref();
    Scene {
        view: view.bottom,
        names: names.map(|[first, second]| [first.as_str(), second.as_str()]),
        // What a lesson's sides lack was never taken.
        shows_taken: names.is_some(),
        ..Scene::of(&view.position)
    }
}

fn question(view: &PickerView, picking: &Picking, choice: &Choice, locale: Locale) -> String {
    let squares: Vec<String> = picking.named.iter().map(Square::to_string).collect();
    let squares = squares.join("-");
    let question = match (&picking.named[..], &choice.complete) {
        ([], _) if removes(view, choice) => sentence!("picker-remove"),
        ([], _) => sentence!("picker-piece"),
        (_, None) => sentence!("picker-square", squares = squares),
        (_, Some(_)) => sentence!("picker-go-on", squares = squares),
    };
    let mut text = locale.say(&question);
    let stopping = choice.complete.as_ref().and_then(|ply| ply.mv.warning());
    if let Some(warning) = stopping {
        let warning = locale.say(&warning);
        text.push('\n');
        text.push_str(&locale.say(&sentence!("picker-cost", warning = warning)));
    }
    text
}

/// Whether the choice is which of the opponent's pieces leaves the board.
fn removes(view: &PickerView, choice: &Choice) -> bool {
    let opponent = view.position.side_to_move().other();
    let pieces = view.position.pieces();
    let theirs = |square| {
        pieces
            .iter()
            .any(|piece| piece.square == square && piece.side == opponent)
    };
    choice.next.iter().all(|&square| theirs(square))
}

/// The squares to choose from, in as many selects as it takes: a select has 25 entries at most, so
/// where there are more each has a part of the board.
fn selects(view: &PickerView, picking: &Picking, choice: &Choice, locale: Locale) -> Vec<Select> {
    let entries: Vec<(Square, SelectOption)> = choice
        .next
        .iter()
        .filter_map(|&square| Some((square, entry(view, &picking.then(square)?, square, locale))))
        .collect();
    let parts = entries.len().div_ceil(MOST_OPTIONS).max(1);
    entries
        .chunks(entries.len().div_ceil(parts).max(1))
        .zip(0..)
        .filter_map(|(part, select)| {
            let options = part.iter().map(|(_, entry)| entry.clone());
            let action = Action::Next {
                select,
                picking: picking.clone(),
            };
            let what = if picking.named.is_empty() {
                "select-piece"
            } else {
                "select-square"
            };
            let placeholder = match part {
                [(first, _), .., (last, _)] if parts > 1 => sentence!(
                    "select-part",
                    what = locale.text(what),
                    first = *first,
                    last = *last
                ),
                _ => sentence!(what),
            };
            Select::new(action, locale.say(&placeholder), options)
        })
        .collect()
}

/// A square to choose: with what stands there if it is the first, else with what going there does.
fn entry(view: &PickerView, next: &Picking, square: Square, locale: Locale) -> SelectOption {
    let name = square.to_string();
    let entry = |label: String| SelectOption::new(square, label);
    if next.named.len() == 1 {
        let pieces = view.position.pieces();
        let standing = pieces.iter().find(|piece| piece.square == square);
        return entry(standing.map_or(name.clone(), |piece| describe(piece, locale)));
    }
    let Some(choice) = view.position.choice(&next.named) else {
        return entry(name.clone());
    };
    let does = match &choice.complete {
        Some(ply) => {
            let meaning = locale.say(&ply.mv.meaning());
            match ply.mv.warning() {
                Some(_) => locale.say(&sentence!("suggestion-costly", meaning = meaning)),
                None => meaning,
            }
        }
        None => locale.text("option-goes-on"),
    };
    entry(name).described(does)
}

fn describe(piece: &PlacedPiece, locale: Locale) -> String {
    let kind = locale.text(&format!("piece-{}", piece.kind));
    let described = match piece.height {
        Some(height) => {
            sentence!(
                "option-tower",
                square = piece.square,
                piece = kind,
                height = height
            )
        }
        None => sentence!("option-piece", square = piece.square, piece = kind),
    };
    locale.say(&described)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameId;

    /// A select holds 25 entries. Here 31 pieces can move.
    #[test]
    fn many_pieces_are_offered_in_parts() {
        let text = "7k/CCCCCCCC/8/CCCCCCCC/8/CCCCCCCC/8/KCCCCCC1 r";
        let position = GameId::KingAndCourtesan.parse_position(text);
        let view = PickerView {
            position: position.expect("well-formed"),
            last: None,
            names: None,
            bottom: Side::First,
            look: Look::default(),
            heading: String::new(),
        };
        let choice = view.position.choice(&[]).expect("moves");
        assert!(choice.next.len() > MOST_OPTIONS);
        let game = GameId::KingAndCourtesan;
        let picking = Picking::new(Subject::Lesson { game, number: 0 });
        let selects = selects(&view, &picking, &choice, Locale::English);
        let message = Message::default().with_selects(selects).edit();
        let message = serde_json::to_value(message).expect("JSON");
        let rows = message["components"].as_array().expect("several");
        let selects: Vec<_> = rows.iter().map(|row| &row["components"][0]).collect();
        let mut offered = Vec::new();
        for select in &selects {
            let entries = select["options"].as_array().expect("entries");
            assert!(entries.len() <= MOST_OPTIONS);
            let values = entries
                .iter()
                .map(|entry| entry["value"].as_str().map(String::from));
            let values: Vec<String> = values.map(|value| value.expect("text")).collect();
            let part = select["placeholder"].as_str().expect("text");
            assert!(part.contains(&values[0]) && part.ends_with(&values[values.len() - 1]));
            offered.extend(values);
        }
        let all: Vec<String> = choice.next.iter().map(Square::to_string).collect();
        assert_eq!(offered, all, "each once and none left out");
        assert_ne!(selects[0]["custom_id"], selects[1]["custom_id"]);
    }
}
