//! Squares as people write them.

use std::{fmt, str::FromStr};

use crate::words::Arg;

/// A square of any board, named by file letter and rank number: `a1` is the lower left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square {
    /// The file, 0 for `a`.
    pub file: u8,
    /// The rank, 0 for `1`.
    pub rank: u8,
}

impl Square {
    /// Returns the square on this file and rank, both from 0.
    pub const fn new(file: u8, rank: u8) -> Square {
        Square { file, rank }
    }

    /// Returns the number of files and ranks from here to `to`. Boards are small enough for the
    /// difference to fit.
    pub(super) fn offset(self, to: Square) -> (i8, i8) {
        let difference = |from: u8, to: u8| to.wrapping_sub(from).cast_signed();
        (
            difference(self.file, to.file),
            difference(self.rank, to.rank),
        )
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}

impl From<Square> for Arg {
    fn from(square: Square) -> Arg {
        Arg::Same(square.to_string())
    }
}

/// Parses what [`Display`](fmt::Display) writes. Whether a board has the square is another
/// question.
impl FromStr for Square {
    type Err = ();

    fn from_str(text: &str) -> Result<Square, ()> {
        let file = text.bytes().next().ok_or(())?;
        let rank = text.get(1..).ok_or(())?;
        // `parse` would also take a plus and zeros before the number.
        if rank.starts_with(['+', '0']) {
            return Err(());
        }
        let rank: u8 = rank.parse().map_err(drop)?;
        match (file, rank) {
            (b'a'..=b'z', 1..=26) => Ok(Square::new(file - b'a', rank - 1)),
            _ => Err(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_are_read_as_they_are_written() {
        for file in 0..26 {
            for rank in 0..26 {
                let square = Square::new(file, rank);
                assert_eq!(square.to_string().parse(), Ok(square));
            }
        }
        for text in [
            "", "a", "a0", "a01", "a+1", "a27", "1a", "A1", "ä1", "a1b", "{1",
        ] {
            assert_eq!(text.parse::<Square>(), Err(()), "{text}");
        }
    }
}
