//! The colours of a table.

use pixels::palette::Rgb;

use crate::theme::{Colours, Numbers, ThemeFile};

/// The colours of a table.
pub(in crate::numbers) struct Scheme<'a> {
    pub(super) file: &'a ThemeFile,
    pub(in crate::numbers) around: &'a Colours,
    pub(in crate::numbers) numbers: &'a Numbers,
}

impl<'a> Scheme<'a> {
    pub(in crate::numbers) fn of(file: &'a ThemeFile) -> Scheme<'a> {
        Scheme {
            file,
            around: &file.colours,
            numbers: &file.numbers,
        }
    }

    /// Returns the colour of an ink on a row, which can be the viewer's own.
    pub(in crate::numbers) fn ink(&self, ink: Ink, own: bool) -> Rgb {
        let (around, numbers) = (self.around, self.numbers);
        // On the viewer's own row, which is bright, signs differ only by their shapes.
        let hex = match (ink, own) {
            (Ink::Plain | Ink::Up | Ink::Down | Ink::New, true) => around.turn_ink,
            (Ink::Muted, true) => around.turn_muted,
            (Ink::Plain, false) => around.ink,
            (Ink::Muted, false) => around.muted,
            (Ink::Up, false) => numbers.up,
            (Ink::Down, false) => numbers.down,
            (Ink::New, false) => numbers.new,
            (Ink::Medal, _) => numbers.medal_ink,
        };
        hex.0
    }

    /// Returns the colours of the discs behind the first three places.
    pub(super) fn medals(&self) -> [Rgb; 3] {
        let Numbers {
            gold,
            silver,
            bronze,
            ..
        } = self.numbers;
        [gold.0, silver.0, bronze.0]
    }
}

/// An ink for text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::numbers) enum Ink {
    Plain,
    Muted,
    Up,
    Down,
    New,
    Medal,
}
