//! Diagrams: positions that rules and settings show, with moves marked on them.

use super::alt_text;
use crate::discord::{error::Error, messages::File};
use render::{Picker, Scene};
use rules::{
    AnyMove, Diagram, GameId, Side, Square,
    look::Look,
    words::{Sentence, Text},
};

/// A diagram and how to show it.
pub(crate) struct DiagramView {
    pub(crate) game: GameId,
    pub(crate) diagram: &'static Diagram,
    /// The beginning of the alt text.
    pub(crate) caption: Sentence,
    /// The side at the bottom.
    pub(crate) bottom: Side,
    /// The names in the bars, by [`Side::index`].
    pub(crate) names: [Text; 2],
}

/// Draws a diagram.
pub(crate) fn picture(view: DiagramView, look: Look) -> Result<File, Error> {
    let file = format!("{}-{}.png", view.game.info().id, view.diagram.name);
    let (position, moves) = view.diagram.read(view.game)?;
    let alt = alt_text::diagram(&position, view.caption);
    let (names, marks) = (view.names, Marks::of(&moves));
    let draw = move |locale| {
        let names = [names[0].written(locale), names[1].written(locale)];
        let scene = Scene {
            names: Some([&names[0], &names[1]]),
            picker: Some(marks.picker()),
            shows_taken: false,
            view: view.bottom,
            ..Scene::of(&position)
        };
        render::png(&scene, look)
    };
    Ok(File::drawn(file, draw).described(alt))
}

/// The marks of a diagram: the whole path of a single move, or where several moves begin and end; and
/// what they capture on the way.
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
