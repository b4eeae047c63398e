//! Which themes there are. What a theme looks like is known where pictures are drawn.

/// A set of colours and patterns that pictures are drawn in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Theme {
    /// The colours that each game is known by.
    #[default]
    Classic,
    /// Darker, for dark rooms.
    Night,
    /// Colours that also people with colour-blind eyes can tell apart.
    ColourBlind,
    /// As much contrast as there is.
    Contrast,
}

impl Theme {
    /// Every theme, the default first.
    pub const ALL: &'static [Theme] = &[
        Theme::Classic,
        Theme::Night,
        Theme::ColourBlind,
        Theme::Contrast,
    ];

    /// The theme's name in the database, on the command line and in its own file.
    pub const fn id(self) -> &'static str {
        match self {
            Theme::Classic => "classic",
            Theme::Night => "night",
            Theme::ColourBlind => "colour-blind",
            Theme::Contrast => "contrast",
        }
    }

    /// The theme with this [`id`](Theme::id).
    pub fn from_id(id: &str) -> Option<Theme> {
        Theme::ALL.iter().copied().find(|theme| theme.id() == id)
    }
}
