//! The board part of position texts: ranks from the top, separated by `/`, with runs of empty
//! squares written as numbers. It is the same in every game; only the pieces differ.

use std::{
    fmt::{self, Display, Write},
    str::Chars,
};

use super::{PositionError, Square};

/// Parses the ranks of a board of `size` files and ranks. For each piece it calls `place` with the
/// square, the piece's first sign and the remaining signs; `place` consumes those that still belong
/// to the piece.
///
/// `sizes` tells the error message how many ranks the game expects.
pub(super) fn read_ranks(
    text: &str,
    size: u8,
    sizes: &'static str,
    mut place: impl FnMut(Square, char, &mut Chars<'_>) -> Result<(), PositionError>,
) -> Result<(), PositionError> {
    let found = text.split('/').count();
    if found != usize::from(size) {
        return Err(PositionError::Ranks {
            expected: sizes,
            found,
        });
    }
    for (rank, text) in (0..size).rev().zip(text.split('/')) {
        let unfilled = PositionError::Files {
            rank: rank + 1,
            files: size,
        };
        let mut signs = text.chars();
        let mut file = 0;
        while let Some(sign) = signs.next() {
            if sign.is_ascii_digit() {
                let (run, after) = read_run(sign, signs.as_str(), size)
                    .ok_or(PositionError::Run { rank: rank + 1 })?;
                signs = after.chars();
                file += run;
            } else if file < size {
                place(Square::new(file, rank), sign, &mut signs)?;
                file += 1;
            } else {
                return Err(unfilled);
            }
            if file > size {
                return Err(unfilled);
            }
        }
        if file < size {
            return Err(unfilled);
        }
    }
    Ok(())
}

/// Parses a run of empty squares and returns it with the text that follows. A run has only one
/// valid spelling: all digits together, no leading zero, and no more squares than a rank has.
/// Returns `None` for anything else.
fn read_run(first: char, rest: &str, size: u8) -> Option<(u8, &str)> {
    let end = rest
        .find(|sign: char| !sign.is_ascii_digit())
        .unwrap_or(rest.len());
    let (more, after) = rest.split_at(end);
    if first == '0' || more.len() > 1 {
        return None;
    }
    let run: u8 = format!("{first}{more}").parse().ok()?;
    (run <= size).then_some((run, after))
}

/// Writes the ranks of a board of `size` files and ranks.
pub(super) fn write<P: Display>(
    f: &mut fmt::Formatter<'_>,
    size: u8,
    piece: impl Fn(Square) -> Option<P>,
) -> fmt::Result {
    for rank in (0..size).rev() {
        let mut run = 0;
        for file in 0..size {
            if let Some(piece) = piece(Square::new(file, rank)) {
                write_run(f, run)?;
                write!(f, "{piece}")?;
                run = 0;
            } else {
                run += 1;
            }
        }
        write_run(f, run)?;
        if rank > 0 {
            f.write_char('/')?;
        }
    }
    Ok(())
}

fn write_run(f: &mut fmt::Formatter<'_>, run: u8) -> fmt::Result {
    if run > 0 { write!(f, "{run}") } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Board {
        size: u8,
        pieces: Vec<(Square, char)>,
    }

    impl Display for Board {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write(f, self.size, |square| {
                self.pieces
                    .iter()
                    .find(|(at, _)| *at == square)
                    .map(|(_, piece)| *piece)
            })
        }
    }

    fn board(text: &str, size: u8) -> Result<Board, PositionError> {
        let mut pieces = Vec::new();
        read_ranks(text, size, "some", |square, sign, _| {
            pieces.push((square, sign));
            Ok(())
        })?;
        Ok(Board { size, pieces })
    }

    #[test]
    fn texts_round_trip() {
        for (size, text) in [
            (3, "3/3/3"),
            (3, "a1b/abc/2c"),
            (10, "10/9a/a9/1a8/10/10/10/10/10/aaaaaaaaaa"),
        ] {
            assert_eq!(
                board(text, size).map(|board| board.to_string()),
                Ok(text.to_owned())
            );
        }
    }

    #[test]
    fn a_run_is_one_number() {
        for text in [
            "12/3/3", "111/3/3", "03/3/3", "0abc/3/3", "1a01/3/3", "30/3/3", "4/3/3",
        ] {
            assert_eq!(
                board(text, 3).err(),
                Some(PositionError::Run { rank: 3 }),
                "{text}"
            );
        }
        assert_eq!(
            board("999999999999/3/3", 3).err(),
            Some(PositionError::Run { rank: 3 })
        );
    }

    #[test]
    fn a_rank_has_all_its_squares_and_no_more() {
        for text in ["3/2/3", "3//3", "3/abca/3", "3/a3/3", "3/3a/3", "3/aa/3"] {
            assert_eq!(
                board(text, 3).err(),
                Some(PositionError::Files { rank: 2, files: 3 }),
                "{text}"
            );
        }
        for (text, found) in [("3/3", 2), ("3/3/3/3", 4), ("", 1), ("3/3/3/", 4)] {
            assert_eq!(
                board(text, 3).err(),
                Some(PositionError::Ranks {
                    expected: "some",
                    found
                }),
                "{text}"
            );
        }
    }
}
