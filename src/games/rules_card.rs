//! What a game's rules card consists of. Its words are in the locale files.

use super::{AnyMove, AnyPosition, GameId, MoveTextError, PositionError};

/// A rules card: what a player reads who wants to know the game.
#[derive(Debug)]
pub struct RulesCard {
    /// Its parts, in the order of reading.
    pub pages: &'static [RulesPage],
    /// The key of the words that say who made the game and where the rules come from. They must be
    /// shown wherever the rules are.
    pub credit: &'static str,
    /// Where the author has more.
    pub link: Option<&'static str>,
}

/// A part of a rules card: some sentences, and a picture of what they say.
#[derive(Debug)]
pub struct RulesPage {
    /// The key of the sentences. That of the heading has `-heading` behind it.
    pub key: &'static str,
    /// The picture, if any.
    pub diagram: Option<Diagram>,
}

/// A picture on a rules card.
#[derive(Debug)]
pub struct Diagram {
    /// Its name within the game; also, behind the part's key, the key of its caption.
    pub name: &'static str,
    /// The text of the position it shows.
    pub position: &'static str,
    /// Legal moves of that position to be shown, each by itself.
    pub moves: &'static [&'static str],
}

impl RulesCard {
    /// The picture of this name.
    pub fn diagram(&self, name: &str) -> Option<&'static Diagram> {
        self.pages
            .iter()
            .filter_map(|part| part.diagram.as_ref())
            .find(|diagram| diagram.name == name)
    }
}

/// Why a diagram cannot be shown. Each is a fault of the card, and a test looks for them.
#[derive(Debug, thiserror::Error)]
pub enum DiagramError {
    /// Its position is none.
    #[error("a diagram's position cannot be read")]
    Position(#[from] PositionError),
    /// A text is none of its moves.
    #[error("a diagram's move cannot be read")]
    Move(#[from] MoveTextError),
}

impl Diagram {
    /// The position and its moves.
    pub fn read(&self, game: GameId) -> Result<(AnyPosition, Vec<AnyMove>), DiagramError> {
        let position = game.parse_position(self.position)?;
        let moves = self.moves.iter().map(|text| position.parse_move(text));
        let moves = moves.collect::<Result<_, _>>()?;
        Ok((position, moves))
    }
}
