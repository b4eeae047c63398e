//! The colours of a table.

use pixels::palette::Rgb;

use crate::theme::{Colours, Numbers, ThemeFile};

/// The colours of a table.
pub(crate) struct Scheme<'a> {
    pub(super) file: &'a ThemeFile,
    pub(crate) around: &'a Colours,
    pub(crate) numbers: &'a Numbers,
}

impl<'a> Scheme<'a> {
    pub(crate) fn of(file: &'a ThemeFile) -> Scheme<'a> {
        Scheme {
            file,
            around: &file.colours,
            numbers: &file.numbers,
        }
    }

    /// Returns the colour of this ground.
    pub(crate) fn ground(&self, ground: Ground) -> Rgb {
        let colour = match ground {
            Ground::Paper => self.around.surface,
            Ground::Bar => self.around.bar,
            Ground::Own => self.around.turn,
        };
        colour.0
    }

    /// Returns the colour of an ink on this ground.
    pub(crate) fn ink(&self, ink: Ink, on: Ground) -> Rgb {
        let (around, numbers) = (self.around, self.numbers);
        let is_bright = on == Ground::Own;
        // On a bright ground, signs differ only by their shapes.
        let hex = match ink {
            Ink::Plain | Ink::Up | Ink::Down | Ink::New if is_bright => around.turn_ink,
            Ink::Muted if is_bright => around.turn_muted,
            Ink::Plain => around.ink,
            Ink::Muted => around.muted,
            Ink::Up => numbers.up,
            Ink::Down => numbers.down,
            Ink::New => numbers.new,
            Ink::Medal => numbers.medal_ink,
        };
        hex.0
    }

    /// Returns the colours of the discs behind the first three places.
    pub(crate) fn medals(&self) -> [Rgb; 3] {
        let Numbers {
            gold,
            silver,
            bronze,
            ..
        } = self.numbers;
        [gold.0, silver.0, bronze.0]
    }
}

/// What text is on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ground {
    /// The paper, or a row of the same colour.
    Paper,
    /// A row or a box of another colour.
    Bar,
    /// The viewer's own row or line, or a winner's in a bracket: it is bright.
    Own,
}

impl Ground {
    /// Returns the ground of the row with this index, from 0.
    pub(crate) fn of_row(index: usize, is_own: bool) -> Ground {
        match index % 2 {
            _ if is_own => Ground::Own,
            0 => Ground::Bar,
            _ => Ground::Paper,
        }
    }
}

/// An ink for text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ink {
    Plain,
    Muted,
    Up,
    Down,
    New,
    Medal,
}
