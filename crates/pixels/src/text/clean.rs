//! Selects the part of a text that is drawn.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// The number of characters of a text that are examined: no bar has room for nearly as many. Some
/// of them are not drawn.
const HEAD: usize = 480;

/// The maximum number of characters drawn.
const MAX_CHARS: usize = 120;

/// How many of the marks that any letter can have can follow each other. Real spelling needs no
/// more.
const MAX_MARKS: usize = 2;

/// How many marks can follow each other in a script whose vowels are marks.
const MAX_VOWELS: usize = 6;

/// Returns the part of a text that is examined.
pub(super) fn head(text: &str) -> &str {
    let end = text.char_indices().nth(HEAD);
    end.map_or(text, |(end, _)| &text[..end])
}

/// Returns the characters of a text to draw, with letters and marks joined where Unicode has a
/// character for both.
pub(super) fn clean(text: &str) -> String {
    let mut kept = String::new();
    let mut count = 0;
    let mut last = ' ';
    let mut marks = 0;
    for sign in text.chars() {
        let sign = if sign.is_whitespace() {
            ' '
        } else {
            plain(sign)
        };
        let invisible = sign.is_control() || is_invisible(sign);
        if invisible || (sign == ' ' && last == ' ') {
            continue;
        }
        if is_combining_mark(sign) {
            marks += 1;
            let most = if is_common_mark(sign) {
                MAX_MARKS
            } else {
                MAX_VOWELS
            };
            if marks > most || sign == last || kept.is_empty() {
                continue;
            }
        } else if !is_joiner(sign) {
            marks = 0;
        }
        kept.push(sign);
        last = sign;
        count += 1;
        if count == MAX_CHARS {
            break;
        }
    }
    kept.trim_end().nfc().collect()
}

/// Returns whether a character is not drawn itself but decides how its neighbours look: joiners,
/// selectors of variants, and the letters of a flag's region.
pub(super) fn is_joiner(sign: char) -> bool {
    matches!(
        sign,
        '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}' | '\u{e0020}'..='\u{e007f}'
    )
}

/// Returns whether a cluster asks to be drawn as an emoji, even if other fonts have its characters.
pub(super) fn is_emoji(cluster: &str) -> bool {
    let selects =
        |sign| matches!(sign, '\u{fe0f}' | '\u{1f1e6}'..='\u{1f1ff}' | '\u{1f3fb}'..='\u{1f3ff}');
    cluster.contains(selects)
}

/// Returns whether a character is not drawn and names can do without it. This includes those that
/// change the direction of what follows: a name must not affect the text next to it.
fn is_invisible(sign: char) -> bool {
    matches!(sign,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0d}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
        && !is_joiner(sign)
}

/// Returns whether a mark belongs to no script: people pile these up.
fn is_common_mark(sign: char) -> bool {
    matches!(sign,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// Returns the plain letter or digit for an ornamental one. Unicode has those for mathematics;
/// people write their names with them.
fn plain(sign: char) -> char {
    match sign {
        '\u{1d400}'..='\u{1d7ff}' => sign.nfkc().next().unwrap_or(sign),
        _ => sign,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_left_out() {
        assert_eq!(clean("  a \n\t b\u{0}\u{202e}\u{feff}  "), "a b");
        assert_eq!(clean("\u{200b}\u{e000}"), "\u{e000}");
        assert_eq!(clean("\u{301}\u{301}"), "");
    }

    #[test]
    fn marks_do_not_pile_up() {
        assert_eq!(
            clean(&format!("x{}y", "\u{336}\u{310}".repeat(9))),
            "x\u{336}\u{310}y"
        );
        assert_eq!(clean(&format!("ส{}", "\u{e47}".repeat(40))), "ส\u{e47}");
        // Three marks on one letter are real spelling in scripts whose vowels are marks.
        assert_eq!(clean("မြို့"), "မြို့");
    }

    #[test]
    fn letters_and_marks_become_one_where_they_can() {
        assert_eq!(clean("e\u{301}\u{1112}\u{1161}\u{11ab}"), "é한");
    }

    #[test]
    fn ornamental_letters_become_plain() {
        assert_eq!(clean("𝕱𝖗𝖆𝖐𝖙𝖚𝖗 𝟙𝟚𝟛"), "Fraktur 123");
    }
}
