//! The available themes. How a theme looks is up to the code that draws pictures.

use crate::variants;

variants! {
    /// A set of colours and patterns that pictures are drawn in.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum Theme {
        /// The colours each game is known by.
        #[default]
        Classic = "classic",
        /// Darker, for dark rooms.
        Night = "night",
        /// Colours that colour-blind people can also tell apart.
        ColourBlind = "colour-blind",
        /// As much contrast as possible.
        Contrast = "contrast",
    }
}
