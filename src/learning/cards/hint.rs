//! Hints in running matches.

use crate::{
    discord::messages::{Button, File, Message},
    host::Reason,
    learning::actions::hints::{HintView, Outlook},
    matches::{
        cards::boards::alt_text,
        ids::{
            choosing::MoveAct,
            picking::{Picking, Subject},
        },
    },
    moderation::cards::deed::piece_name,
};
use render::{Caption, Picker, Scene, Tone};
use rules::{
    AnyMove, Side, Square,
    look::Look,
    sentence,
    words::{Locale, Sentence, Text},
};

/// Shows a hint for the player to move.
pub(crate) fn hint(view: &HintView, look: Look) -> Message {
    let (board, mv) = (&view.board, &view.mv);
    let lines = lines(view);
    let (id, revision) = (board.id, board.revision);
    let picking = Picking::new(Subject::Match { id, revision }).to(mv.squares());
    let button = picking.map(|picking| Button::new(MoveAct::Stop { picking }, "button-move"));
    let names = board.names.clone();
    let alt = alt_text::diagram(&board.position, lines[0].clone());
    let shown = Marked {
        mv: view.mv.clone(),
        view: mv.side(),
        names,
        caption: sentence!("hint-caption"),
        instead: Vec::new(),
    };
    let name = format!("hint-{}.png", id.0);
    let picture = File::drawn(name, move |locale| shown.draw(look, locale));
    Message::of(Text::lines(lines))
        .with_buttons(button)
        .with_file(picture.described(alt))
}

/// Returns a hint as text: the move, why it is good, and how many hints are left.
pub(crate) fn hint_words(view: &HintView) -> Text {
    Text::lines(lines(view))
}

fn lines(view: &HintView) -> Vec<Sentence> {
    let (board, mv) = (&view.board, &view.mv);
    let mut lines = vec![sentence!(
        "hint",
        id = board.id.to_string(),
        game = board.position.game().info().name,
        move = mv,
        meaning = mv.meaning()
    )];
    lines.extend(why(view));
    lines.push(sentence!("hint-left", left = view.left));
    lines
}

/// Says why the move is good: what is certain, or else what it does and how good it is.
fn why(view: &HintView) -> Vec<Sentence> {
    match view.outlook {
        Outlook::Wins(_) if view.mv.decides().is_some() => Vec::new(),
        Outlook::Wins(moves) => vec![sentence!("hint-wins", moves = moves)],
        Outlook::Loses(moves) => vec![sentence!("hint-loses", moves = moves)],
        Outlook::Open(score) => {
            let reasons = view.reasons.iter().copied().map(reason);
            reasons.chain([stands(score)]).collect()
        }
    }
}

fn reason(reason: Reason) -> Sentence {
    let name = |piece| piece_name(&piece);
    match reason {
        Reason::Only => sentence!("hint-only"),
        Reason::StopsWin => sentence!("hint-stops-win"),
        Reason::Saves(piece) => sentence!("hint-saves", piece = name(piece)),
        Reason::ThreatensWin => sentence!("hint-threatens-win"),
        Reason::Attacks(piece) => sentence!("hint-attacks", piece = name(piece)),
    }
}

/// Says how the player is doing after the move, in whole pieces.
fn stands(score: i32) -> Sentence {
    let pieces = (score.unsigned_abs() + 50) / 100;
    let who = match pieces {
        0 => "even",
        _ if score > 0 => "better",
        _ => "worse",
    };
    sentence!("hint-stands", who = who, pieces = pieces)
}

/// A board with a move that was not played.
pub(crate) struct Marked {
    pub(crate) mv: AnyMove,
    pub(crate) view: Side,
    pub(crate) names: [String; 2],
    pub(crate) caption: Sentence,
    /// The path of the move that was played instead, if one was.
    pub(crate) instead: Vec<Square>,
}

impl Marked {
    pub(crate) fn draw(&self, look: Look, locale: Locale) -> Result<Vec<u8>, render::RenderError> {
        let caption = locale.say(&self.caption);
        let (trace, position) = (self.mv.trace(), self.mv.before());
        let end = trace.path.last();
        let lost: Vec<Square> = trace
            .removed
            .iter()
            .filter(|taken| Some(*taken) != end)
            .copied()
            .collect();
        let picker = Picker {
            path: &trace.path,
            lost: &lost,
            ..Picker::default()
        };
        let scene = Scene {
            view: self.view,
            names: Some([&self.names[0], &self.names[1]]),
            picker: Some(picker),
            instead: &self.instead,
            caption: Some(Caption {
                text: &caption,
                tone: Tone::Preview,
            }),
            ..Scene::of(&position)
        };
        render::png(&scene, look)
    }
}
