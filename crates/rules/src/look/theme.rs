//! Which themes there are. What a theme looks like is known where pictures are drawn.

use crate::variants;

variants! {
    /// A set of colours and patterns that pictures are drawn in.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Theme {
        /// The colours that each game is known by.
        #[default]
        Classic = "classic",
        /// Darker, for dark rooms.
        Night = "night",
        /// Colours that also people with colour-blind eyes can tell apart.
        ColourBlind = "colour-blind",
        /// As much contrast as there is.
        Contrast = "contrast",
    }
}
