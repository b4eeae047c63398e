//! How a picture looks, whatever it shows.

use crate::variants;

/// How a picture looks, whatever it shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Look {
    /// The colours and patterns.
    pub theme: Theme,
    /// The width, which determines the height.
    pub width: Width,
}

/// The width of a picture in pixels: 480 to 1600.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Width(u32);

impl Width {
    /// The narrowest width at which people can read everything.
    pub const MIN: Width = Width(480);
    /// The widest on offer.
    pub const MAX: Width = Width(1600);
    /// Sharp both in Discord's preview and at full size.
    pub const STANDARD: Width = Width(900);

    /// Returns this many pixels, or the nearest allowed width.
    pub const fn clamped(pixels: u32) -> Width {
        Width(if pixels < Width::MIN.0 {
            Width::MIN.0
        } else if pixels > Width::MAX.0 {
            Width::MAX.0
        } else {
            pixels
        })
    }

    /// Returns the number of pixels.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl Default for Width {
    fn default() -> Width {
        Width::STANDARD
    }
}

impl TryFrom<u32> for Width {
    type Error = WidthError;

    fn try_from(pixels: u32) -> Result<Width, WidthError> {
        let width = Width::clamped(pixels);
        if width.0 == pixels {
            Ok(width)
        } else {
            Err(WidthError { pixels })
        }
    }
}

/// A number of pixels that is not allowed as a width.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{pixels} pixels; pictures are {} to {} pixels wide", Width::MIN.0, Width::MAX.0)]
pub struct WidthError {
    /// The number.
    pub pixels: u32,
}

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
