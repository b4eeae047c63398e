//! The widths that a player can choose for pictures.

use rules::look::Width;
use rules::variants;

variants! {
    /// How wide a player's pictures are.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum PictureWidth {
        /// For slow networks.
        Small = "600",
        /// Sharp both in Discord's preview and at full size.
        #[default]
        Standard = "900",
        /// For large screens.
        Large = "1200",
        /// The same width as the widest pictures.
        Largest = "1600",
    }
}

impl PictureWidth {
    /// Returns the width in pixels.
    pub const fn width(self) -> Width {
        match self {
            PictureWidth::Small => Width::clamped(600),
            PictureWidth::Standard => Width::STANDARD,
            PictureWidth::Large => Width::clamped(1200),
            PictureWidth::Largest => Width::MAX,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_is_called_by_its_pixels() {
        for choice in PictureWidth::ALL {
            assert_eq!(choice.id(), choice.width().get().to_string());
        }
        assert_eq!(PictureWidth::default().width(), Width::default());
    }
}
