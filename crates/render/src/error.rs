//! Why a picture cannot be drawn.

/// Why a picture cannot be drawn. Each error is a fault of the program or its assets, never of the
/// content.
#[derive(Debug, thiserror::Error)]
pub enum RenderError {
    /// A theme's file cannot be read.
    #[error("theme '{theme}' cannot be read")]
    Theme {
        /// The theme's id.
        theme: &'static str,
        /// The cause.
        source: serde_json::Error,
    },
    /// A theme's file has the id of another theme.
    #[error("the file of theme '{theme}' says that it is another's")]
    Misnamed {
        /// The theme's id.
        theme: &'static str,
    },
    /// A theme lacks a game.
    #[error("theme '{theme}' has no colours for the game '{game}'")]
    Unstyled {
        /// The theme's id.
        theme: &'static str,
        /// The game's id.
        game: &'static str,
    },
    /// An SVG figure cannot be read.
    #[error("figure '{name}' cannot be read")]
    Figure {
        /// Its name in `assets/pieces/`.
        name: &'static str,
        /// The cause.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
    /// A tile has no size, or a piece has no tile.
    #[error("a tile cannot be made")]
    Size,
    /// A diagram of a game's rules is invalid.
    #[error(transparent)]
    Diagram(#[from] rules::DiagramError),
    /// The drawing cannot be turned into a picture.
    #[error(transparent)]
    Pixels(#[from] pixels::Error),
}
