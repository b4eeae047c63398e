//! Choosing a move by tapping: the questions and the preview. Each tap edits the same message.

use super::{
    alt_text, caption,
    choices::{self, Question},
};
use crate::{
    discord::{
        error::Error,
        messages::{Button, File, Message, Style},
    },
    matches::{
        actions::{moves::With, offers::OfferView, views::BoardView},
        cards::offer::{accept as accept_offer, head as offer_head},
        ids::{
            action::MatchAct,
            choosing::MoveAct,
            picking::{Picking, Squares, Subject},
        },
    },
    workers::WORKERS,
};
use domain::matches::lets_opponent_win;
use render::{Caption, Extras, Picker, Scene, Status, Tone};
use rules::{
    AnyMove, AnyPosition, Mover, Ply, Side, Square, Worth,
    look::Look,
    sentence,
    words::{Locale, Sentence, Text},
};

pub(super) const FILE: &str = "choice.png";

/// The board on which a move is chosen.
pub(crate) struct PickerView {
    pub(crate) position: AnyPosition,
    pub(crate) last: Option<AnyMove>,
    /// The players' names by side, if there are players.
    pub(crate) names: Option<[String; 2]>,
    /// The side at the bottom.
    pub(crate) bottom: Side,
    /// The look of the picture.
    pub(crate) look: Look,
    /// The lines above the question.
    pub(crate) heading: Vec<Text>,
    /// The caption of the picture, if it is not a board of the match.
    pub(crate) caption: Option<String>,
    /// The side of a player to whom the computer explains the game.
    pub(crate) learner: Option<Side>,
    /// Whether the opponent is the computer, which is offered a draw between moves only.
    pub(crate) is_against_computer: bool,
}

impl PickerView {
    /// Returns a match's board with this side at the bottom.
    pub(crate) fn of(board: BoardView, bottom: Side, look: Look) -> PickerView {
        PickerView {
            learner: board.learner(),
            is_against_computer: board.computer.is_some(),
            position: board.position,
            last: board.last,
            names: Some(board.names),
            bottom,
            look,
            heading: Vec::new(),
            caption: None,
        }
    }

    /// Returns the same with this heading.
    pub(crate) fn under(self, heading: Vec<Text>) -> PickerView {
        PickerView { heading, ..self }
    }

    /// Returns the same after a move has been chosen.
    pub(crate) fn after(self, ply: Ply) -> PickerView {
        PickerView {
            position: ply.position,
            last: Some(ply.mv),
            ..self
        }
    }
}

/// Asks for the next choice. `back` is the previous question.
pub(crate) async fn ask(
    view: PickerView,
    picking: &Picking,
    question: Question,
    back: Option<Picking>,
) -> Result<Message, Error> {
    let question = question.seen_from(view.position.game(), view.bottom);
    let asked = asked(&view, picking, &question);
    let text = Text::lines(view.heading.iter().cloned().chain([asked]));
    let mut buttons = Vec::new();
    match &question {
        Question::Square(choice) => {
            if let Some(ply) = &choice.complete {
                let label = match ply.mv.warning() {
                    Some(_) => "button-stop-costly",
                    None => "button-stop",
                };
                let picking = picking.clone();
                buttons.push(Button::new(MoveAct::Stop { picking }, label).secondary());
            }
        }
        Question::Move { all: false, .. } => {
            let picking = picking.clone();
            buttons.push(Button::new(MoveAct::Walk { picking }, "button-walk").secondary());
        }
        Question::Move { .. } | Question::Piece(_) => {}
    }
    match (back, picking.subject) {
        (Some(back), _) => buttons.push(back_to(back)),
        (None, Subject::Match { id, revision }) => {
            let typing = MatchAct::Type { id, revision };
            buttons.push(Button::new(typing, "button-type").secondary());
        }
        (None, _) => {}
    }
    buttons.push(cancel(picking.subject));
    let squares = question.squares();
    let alt = alt_text::choosing(&view.position, &squares);
    let picking = picking.clone();
    // The entries say what each choice leads to, and working that out takes as long as drawing.
    let choices = WORKERS.run(move || {
        let message = choices::add(Message::of(text), &view, &picking, &question);
        (message, view, picking, question)
    });
    let (message, view, picking, question) = choices.await?;
    let draw = move |locale| {
        let lost = captured(&view, &question);
        let picker = Picker {
            path: &picking.named,
            lost: &lost,
            ..marks(&question, &squares)
        };
        let last = view.last.as_ref().map(AnyMove::trace);
        let before = view.last.as_ref().map(AnyMove::before);
        let notes = caption::notes(&view.position, locale);
        let scene = Scene {
            picker: Some(picker),
            last: last.as_ref(),
            before: before.as_ref(),
            caption: view.caption.as_deref().map(preview_caption),
            ..scene(&view, &notes)
        };
        render::png(&scene, view.look)
    };
    Ok(message
        .with_buttons(buttons)
        .with_file(File::drawn(FILE, draw).described(alt)))
}

/// Returns the squares to choose from, as the board marks them.
fn marks<'a>(question: &Question, squares: &'a [Square]) -> Picker<'a> {
    match question {
        Question::Piece(_) => Picker {
            movable: squares,
            ..Picker::default()
        },
        Question::Move { .. } | Question::Square(_) => Picker {
            targets: squares,
            ..Picker::default()
        },
    }
}

/// Returns what a move that is named square by square has captured up to now. A piece that would be lost
/// only by stopping there is not included.
fn captured(view: &PickerView, question: &Question) -> Vec<Square> {
    let Question::Square(choice) = question else {
        return Vec::new();
    };
    let Some(ply) = &choice.complete else {
        return Vec::new();
    };
    let mut removed = ply.mv.trace().removed;
    let pieces = view.position.pieces();
    let own = |square: &Square| {
        let mut mine = pieces.iter().filter(|piece| piece.side == ply.mv.side());
        mine.any(|piece| piece.square == *square)
    };
    removed.retain(|square| !own(square) && ply.mv.squares().last() != Some(square));
    removed
}

/// The parts of a preview that concern a draw offer.
pub(crate) struct PreviewExtras {
    /// The player's choice of what comes with the move, which the first button does.
    pub(crate) with: With,
    /// The opponent's offer, if it waits for an answer.
    pub(crate) offer: Option<OfferView>,
}

impl PreviewExtras {
    /// No draw offer.
    pub(crate) const NONE: PreviewExtras = PreviewExtras {
        with: With::Nothing,
        offer: None,
    };
}

/// Shows the board as it will be. The button with this label plays the move.
pub(crate) fn preview(
    view: PickerView,
    picking: &Picking,
    ply: Ply,
    back: Option<Picking>,
    extras: &PreviewExtras,
    play: &'static str,
) -> Message {
    let meaning = ply.mv.meaning();
    let preview = sentence!("picker-preview", move = &ply.mv, meaning = meaning);
    let mut lines = view.heading.clone();
    lines.push(preview.into());
    let warnings: Vec<Sentence> = warnings(&ply.mv, view.learner).collect();
    let style = if warnings.is_empty() {
        Style::Success
    } else {
        Style::Danger
    };
    lines.extend(
        warnings
            .into_iter()
            .map(|warning| Text::same("⚠️ ").then(warning)),
    );
    let does = MoveAct::Play {
        picking: picking.clone(),
    };
    let play = Button::new(does, play);
    let offer = may_offer(&view, picking, &ply).then(|| {
        let picking = picking.clone();
        Button::new(MoveAct::PlayAndOffer { picking }, "button-play-draw")
    });
    let (first, last) = match (&extras.offer, offer) {
        // A player who is offered a draw answers instead of offering one.
        (Some(theirs), _) => {
            lines.push(offer_head(theirs).into());
            (play.style(style), Some(accept_offer(theirs)))
        }
        (None, Some(offer)) if extras.with == With::DrawOffer => {
            (offer.style(style), Some(play.secondary()))
        }
        (None, offer) => (play.style(style), offer.map(Button::secondary)),
    };
    let picture = picture_after(view, ply, PictureOf::Preview);
    Message::of(Text::lines(lines))
        .with_buttons([first])
        .with_buttons(back.map(back_to))
        .with_buttons([cancel(picking.subject)])
        .with_buttons(last)
        .with_file(picture)
}

/// Returns what a player should read before this move: what it costs by the rules, and that it loses the match. A player
/// to whom the computer explains the game also reads that it could win with its answer. Nobody else does: in a match
/// between players that would be advice.
pub(crate) fn warnings(mv: &AnyMove, learner: Option<Side>) -> impl Iterator<Item = Sentence> {
    let loses = Worth::of(mv) == Worth::Loss;
    let is_risky = !loses && learner == Some(mv.side()) && lets_opponent_win(mv);
    let loses = loses.then(|| sentence!("picker-loses"));
    let is_risky = is_risky.then(|| sentence!("picker-risks"));
    mv.warning().into_iter().chain(loses).chain(is_risky)
}

/// Returns whether a draw can be offered with a ply: in a match between players, if it is the opponent's turn
/// afterwards.
fn may_offer(view: &PickerView, picking: &Picking, ply: &Ply) -> bool {
    let is_of_players =
        matches!(picking.subject, Subject::Match { .. }) && !view.is_against_computer;
    let is_whole = ply.position.side_to_move() != ply.mv.side();
    is_of_players && is_whole && ply.position.outcome().is_none()
}

fn back_to(picking: Picking) -> Button {
    Button::new(MoveAct::Pick { picking }, "button-back").secondary()
}

/// Returns the button that cancels a choice. That of a move in a match can begin again.
fn cancel(subject: Subject) -> Button {
    let cancel = match subject {
        Subject::Match { .. } => MoveAct::Cancel {
            picking: Picking::new(subject),
        },
        _ => MoveAct::PutAway,
    };
    Button::new(cancel, "button-cancel").secondary()
}

/// The purpose of a picture of a board after a move, which decides its marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PictureOf {
    /// A preview of a move that can still be changed. The picture is as large as the board's, so that
    /// nothing moves on the screen between the question and the preview.
    Preview,
    /// A line that is not actually played, which is marked below each of its boards.
    Line,
    /// An answer, without marks.
    Answer,
}

/// Draws the board after a move.
pub(crate) fn picture_after(view: PickerView, ply: Ply, of: PictureOf) -> File {
    let alt = alt_text::preview(&ply);
    let draw = move |locale: Locale| {
        let (last, before) = (ply.mv.trace(), ply.mv.before());
        let notes = caption::notes(&ply.position, locale);
        let (preview, caption) = match of {
            PictureOf::Preview => (Some(locale.text("caption-preview")), None),
            PictureOf::Line => (None, Some(locale.text("caption-line"))),
            PictureOf::Answer => (None, None),
        };
        let scene = Scene {
            position: &ply.position,
            last: Some(&last),
            before: Some(&before),
            status: Status::of(&ply.position),
            preview: preview.as_deref(),
            caption: caption.as_deref().map(preview_caption),
            ..scene(&view, &notes)
        };
        render::png(&scene, view.look)
    };
    File::drawn(FILE, draw).described(alt)
}

fn preview_caption(text: &str) -> Caption<'_> {
    Caption {
        text,
        tone: Tone::Preview,
    }
}

fn scene<'a>(view: &'a PickerView, notes: &'a [String; 2]) -> Scene<'a> {
    let names = view.names.as_ref();
    Scene {
        view: view.bottom,
        names: names.map(|[first, second]| [first.as_str(), second.as_str()]),
        // Pieces that a lesson's sides lack were never captured.
        shows_taken: names.is_some(),
        extras: Extras {
            notes: [&notes[0], &notes[1]],
            ..Extras::default()
        },
        ..Scene::of(&view.position)
    }
}

fn asked(view: &PickerView, picking: &Picking, question: &Question) -> Text {
    let squares = Squares(picking.named.clone()).to_string();
    let asked = match question {
        Question::Piece(movers) if removes(view, movers) => sentence!("picker-remove"),
        Question::Piece(_) => sentence!("picker-piece"),
        Question::Square(choice) if choice.complete.is_some() => {
            sentence!("picker-go-on", squares = squares)
        }
        Question::Move { .. } | Question::Square(_) => {
            sentence!("picker-square", squares = squares)
        }
    };
    let Question::Piece(movers) = question else {
        return asked.into();
    };
    if view.position.must_capture() {
        Text::lines([sentence!("picker-must"), asked])
    } else if movers.iter().any(|mover| mover.captures) {
        Text::joined([asked, sentence!("picker-signs")], " ")
    } else {
        asked.into()
    }
}

/// Returns whether the choice is which of the opponent's pieces leaves the board.
fn removes(view: &PickerView, movers: &[Mover]) -> bool {
    let opponent = view.position.side_to_move().other();
    let pieces = view.position.pieces();
    let theirs = |square| {
        pieces
            .iter()
            .any(|piece| piece.square == square && piece.side == opponent)
    };
    movers.iter().all(|mover| theirs(mover.square))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::GameId;

    #[test]
    fn only_a_learner_is_warned_of_an_answer_that_wins() {
        // Red's guard is a square away from the castle.
        let near = GameId::GuardAndTowers.parse_position("7/7/7/7/7/3RG3/BG5b1 b");
        let mv = near.expect("a position").play("g1g2").expect("legal").mv;
        let warned = |learner| {
            let warnings = warnings(&mv, learner).map(|one| Locale::English.say(&one));
            warnings.collect::<Vec<String>>()
        };
        assert_eq!(
            warned(Some(Side::Second)),
            ["After this move, the computer can win right away."]
        );
        assert_eq!(warned(Some(Side::First)), [""; 0]);
        assert_eq!(warned(None), [""; 0]);
    }
}
