//! The rules card of a game. Its words are in the locale files.

use super::{AnyMove, AnyPosition, GameId, MoveTextError, PositionError};

/// The pages a player reads to learn a game.
#[derive(Debug)]
pub struct RulesCard {
    /// Its pages, in reading order.
    pub pages: &'static [RulesPage],
    /// The keys of the pages that the first one tells too, below the aim: how pieces move, and how a match ends. So a
    /// newcomer can begin after one page.
    pub first: &'static [&'static str],
    /// The keys of the pages whose pictures show the game at a glance: how pieces move, how they capture, and how a
    /// match is won.
    pub glance: [&'static str; 3],
    /// The key of the words that name the author and the source of the rules. They must be shown
    /// wherever the rules are shown.
    pub credit: &'static str,
    /// The author's own page.
    pub link: Option<&'static str>,
}

/// A page of a rules card: some sentences and a picture that illustrates them.
#[derive(Debug)]
pub struct RulesPage {
    /// The key of the sentences.
    pub key: &'static str,
    /// The key of the heading.
    pub heading: &'static str,
    /// The picture, if any.
    pub diagram: Option<Diagram>,
}

/// A picture on a rules card.
#[derive(Debug)]
pub struct Diagram {
    /// Its name within the game. Appended to the page's key, it makes the key of the caption.
    pub name: &'static str,
    /// The text of the position it shows.
    pub position: &'static str,
    /// The canonical texts of legal moves of that position, each shown on its own.
    pub moves: &'static [&'static str],
}

impl RulesCard {
    /// Returns the pages whose pictures show the game at a glance, each with its picture.
    pub fn at_a_glance(&self) -> impl Iterator<Item = (&'static RulesPage, &'static Diagram)> {
        let pages = self.glance.into_iter();
        pages.filter_map(|key| {
            let page = self.pages.iter().find(|page| page.key == key)?;
            Some((page, page.diagram.as_ref()?))
        })
    }

    /// Returns the picture with this name.
    pub fn diagram(&self, name: &str) -> Option<&'static Diagram> {
        self.pages
            .iter()
            .filter_map(|part| part.diagram.as_ref())
            .find(|diagram| diagram.name == name)
    }
}

/// Why a diagram cannot be shown. That is a bug in the rules card, and a test looks for it.
#[derive(Debug, thiserror::Error)]
pub enum DiagramError {
    /// The position text is invalid.
    #[error("a diagram's position cannot be read")]
    Position(#[from] PositionError),
    /// The text of a move is not a legal move.
    #[error("a diagram's move cannot be read")]
    Move(#[from] MoveTextError),
}

impl RulesPage {
    /// Returns the key of the few words below its picture where the game is shown at a glance.
    pub fn glance_key(&self) -> String {
        format!("{}-glance", self.key)
    }
}

impl Diagram {
    /// Parses the position and the moves.
    pub fn read(&self, game: GameId) -> Result<(AnyPosition, Vec<AnyMove>), DiagramError> {
        let position = game.parse_position(self.position)?;
        let moves = self.moves.iter().map(|text| position.parse_move(text));
        let moves = moves.collect::<Result<_, _>>()?;
        Ok((position, moves))
    }
}
