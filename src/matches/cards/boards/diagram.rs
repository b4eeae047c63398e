//! Diagrams: positions that rules and settings show, with moves marked on them.

use super::alt_text;
use crate::discord::{error::Error, messages::File};
use render::{Marks, Scene};
use rules::{
    Diagram, GameId, Side,
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
