//! Diagrams: positions that rules and settings show, with moves marked on them.

use super::alt_text;
use crate::bot::{cards::pictures, error::Error, messages::File};
use render::{Picker, Scene};
use rules::{AnyMove, Diagram, GameId, Side, Square, look::Look, words::Sentence};

/// A diagram and how to show it.
pub(crate) struct DiagramView {
    pub(crate) game: GameId,
    pub(crate) diagram: &'static Diagram,
    /// The beginning of the alt text.
    pub(crate) caption: Sentence,
    /// The side at the bottom.
    pub(crate) bottom: Side,
    /// The names in the bars, by [`Side::index`].
    pub(crate) names: [String; 2],
}

/// Draws a diagram.
pub(crate) async fn picture(view: DiagramView, look: Look) -> Result<File, Error> {
    let file = format!("{}-{}.png", view.game.info().id, view.diagram.name);
    let (png, alt) = pictures::draw(move || {
        let (position, moves) = view.diagram.read(view.game)?;
        let marks = Marks::of(&moves);
        let scene = Scene {
            names: Some([&view.names[0], &view.names[1]]),
            picker: Some(marks.picker()),
            shows_taken: false,
            view: view.bottom,
            ..Scene::of(&position)
        };
        let png = render::png(&scene, look)?;
        let alt = alt_text::diagram(&position, view.caption);
        Ok::<_, Error>((png, alt))
    })
    .await?;
    Ok(File::new(file, png).described(alt))
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
