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

    /// Returns the choice nearest to a width, preferring the wider of two. Any width could be
    /// chosen in the past, and those choices are still stored.
    pub fn nearest(width: Width) -> PictureWidth {
        let mut nearest = PictureWidth::Small;
        for choice in PictureWidth::ALL {
            let distance = |choice: PictureWidth| choice.width().get().abs_diff(width.get());
            if distance(choice) <= distance(nearest) {
                nearest = choice;
            }
        }
        nearest
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

    #[test]
    fn what_was_chosen_once_becomes_the_nearest_choice() {
        for (pixels, choice) in [
            (480, PictureWidth::Small),
            (600, PictureWidth::Small),
            (749, PictureWidth::Small),
            (750, PictureWidth::Standard),
            (900, PictureWidth::Standard),
            (1049, PictureWidth::Standard),
            (1333, PictureWidth::Large),
            (1600, PictureWidth::Largest),
        ] {
            let width = Width::try_from(pixels).expect("allowed");
            assert_eq!(PictureWidth::nearest(width), choice, "{pixels}");
        }
    }
}
