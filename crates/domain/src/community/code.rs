//! Codes for finding servers that aren't listed.

use std::fmt;

/// The characters of a code. I, O, 0 and 1 are left out, because they are easily mistaken for one
/// another.
const SIGNS: [char; 32] = [
    'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U',
    'V', 'W', 'X', 'Y', 'Z', '2', '3', '4', '5', '6', '7', '8', '9',
];

/// A code that its owner gives to those they want to be found by. It is shown as two groups of
/// four, `ABCD-2345`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Code(String);

impl Code {
    /// The length of a code: 32⁸ codes are too many to try, a few an hour.
    pub const LENGTH: usize = 8;

    /// Generates a code. `draw` returns a random number below the one it is given, which nobody can
    /// predict: a code is a secret.
    pub fn new(mut draw: impl FnMut(usize) -> usize) -> Code {
        let sign = |_| SIGNS[draw(SIGNS.len()) % SIGNS.len()];
        Code((0..Code::LENGTH).map(sign).collect())
    }

    /// Parses a typed code, ignoring case and any other characters in between.
    pub fn read(typed: &str) -> Option<Code> {
        let signs = typed
            .chars()
            .filter(char::is_ascii_alphanumeric)
            .map(|sign| sign.to_ascii_uppercase());
        let code: String = signs.collect();
        let is_code = code.len() == Code::LENGTH && code.chars().all(|sign| SIGNS.contains(&sign));
        is_code.then_some(Code(code))
    }

    /// Restores a code from storage.
    pub const fn stored(signs: String) -> Code {
        Code(signs)
    }

    /// Returns its characters without separators.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (one, other) = self
            .0
            .split_at_checked(Code::LENGTH / 2)
            .unwrap_or((&self.0, ""));
        write!(f, "{one}-{other}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_back_however_it_is_typed() {
        let mut number = 0;
        let code = Code::new(|below| {
            number += 7;
            number % below
        });
        assert_eq!(code.to_string().len(), 9);
        assert_eq!(Code::read(&code.to_string()), Some(code.clone()));
        assert_eq!(Code::read(code.as_str()), Some(code.clone()));
        let typed = format!(" {} ", code.to_string().to_lowercase());
        assert_eq!(Code::read(&typed), Some(code));
    }

    #[test]
    fn a_code_is_shown_in_two_groups_of_four() {
        let code = Code::stored("ABCD2345".to_owned());
        assert_eq!(code.to_string(), "ABCD-2345");
    }

    #[test]
    fn what_is_too_long_too_short_or_has_other_signs_is_no_code() {
        for typed in ["", "ABCD-234", "ABCD-23456", "ABCD-234O", "ABCD-2341"] {
            assert_eq!(Code::read(typed), None, "{typed}");
        }
    }
}
