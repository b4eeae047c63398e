//! Parses moves as players type them: squares and numbers, with almost anything in between.

use super::Square;
use crate::words::{Explain, Sentence};

/// The longest move text that is parsed, longer than any chain that a player could mean to type.
const MAX_CHARS: usize = 400;

/// The sign for hops over the mover's own pieces, which few people know from other games.
pub const HOP: char = '^';

/// Why a text is not a move at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is empty.
    Empty,
    /// It is far too long.
    TooLong,
    /// It has a sign that means nothing in moves of this game.
    Sign(char),
    /// It names a square that the board does not have.
    OffBoard(String),
    /// No move of this game has this many squares.
    Squares(u32),
    /// It has a number behind the squares, which means nothing in moves of this game.
    Number(u32),
}

impl Explain for Unreadable {
    fn sentence(&self) -> Sentence {
        match self {
            Unreadable::Empty => Sentence::new("move-squares").with("count", 0_u32),
            Unreadable::TooLong => Sentence::new("move-too-long"),
            Unreadable::Sign(sign) => Sentence::new("move-sign").with("sign", *sign),
            Unreadable::OffBoard(square) => {
                Sentence::new("move-off-board").with("square", square.as_str())
            }
            Unreadable::Squares(count) => Sentence::new("move-squares").with("count", *count),
            Unreadable::Number(number) => Sentence::new("move-number").with("number", *number),
        }
    }
}

/// A move text split into its parts.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct MoveText {
    pub(super) squares: Vec<Square>,
    /// A number on its own after the squares, as some notations have.
    pub(super) number: Option<u32>,
}

/// Splits a move text on a board of `size` files and ranks. Signs between squares are skipped:
/// blanks, dashes, `x`, `:` and those in `signs`.
pub(super) fn read_move_text(text: &str, size: u8, signs: &str) -> Result<MoveText, Unreadable> {
    if text.chars().count() > MAX_CHARS {
        return Err(Unreadable::TooLong);
    }
    let mut parts = MoveText::default();
    let mut rest = text.trim();
    if rest.is_empty() {
        return Err(Unreadable::Empty);
    }
    while let Some(first) = rest.chars().next() {
        let after = &rest[first.len_utf8()..];
        if is_separator(first) || signs.contains(first) {
            rest = after;
        } else if first.is_ascii_alphabetic() {
            let (square, left) = read_square(first, after, size)?;
            parts.squares.push(square);
            rest = left;
        } else if first.is_ascii_digit() && parts.number.is_none() {
            let end = rest
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len());
            // Nothing can follow the number, and no board needs more digits.
            if let Some(sign) = rest[end..].trim().chars().next() {
                return Err(Unreadable::Sign(sign));
            }
            parts.number = Some(rest[..end].parse().map_err(|_| Unreadable::TooLong)?);
            rest = "";
        } else {
            return Err(Unreadable::Sign(first));
        }
    }
    Ok(parts)
}

/// Parses a move that consists of squares only, as [`read_move_text`] does.
pub(super) fn read_squares(text: &str, size: u8, signs: &str) -> Result<Vec<Square>, Unreadable> {
    let parts = read_move_text(text, size, signs)?;
    match parts.number {
        Some(number) => Err(Unreadable::Number(number)),
        None => Ok(parts.squares),
    }
}

/// Checks that a board of `size` files and ranks has these squares.
pub(super) fn check_on_board(squares: &[Square], size: u8) -> Result<(), Unreadable> {
    let off = |square: &&Square| square.file >= size || square.rank >= size;
    match squares.iter().find(off) {
        Some(square) => Err(Unreadable::OffBoard(square.to_string())),
        None => Ok(()),
    }
}

/// Returns the refusal of a move that names too few or too many squares.
pub(super) fn wrong_count(squares: &[Square]) -> Unreadable {
    Unreadable::Squares(u32::try_from(squares.len()).unwrap_or(u32::MAX))
}

/// Returns whether a sign separates squares. Dashes of all widths count, because phones replace the
/// plain one.
fn is_separator(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '-' | '–' | '—' | '−' | 'x' | 'X' | '×' | ':')
}

fn read_square(letter: char, after: &str, size: u8) -> Result<(Square, &str), Unreadable> {
    // A rank has one digit, or two if the board has such ranks: on small boards the next digit
    // could be a separate number.
    let most = if size > 9 { 2 } else { 1 };
    let digits = after
        .bytes()
        .take(most)
        .take_while(u8::is_ascii_digit)
        .count();
    let file = (letter.to_ascii_lowercase() as u8) - b'a';
    let (number, left) = after.split_at(digits);
    match number.parse::<u8>() {
        Ok(rank) if (1..=size).contains(&rank) && file < size => {
            Ok((Square::new(file, rank - 1), left))
        }
        Ok(_) => Err(Unreadable::OffBoard(format!("{letter}{number}"))),
        Err(_) => Err(Unreadable::Sign(letter)),
    }
}
