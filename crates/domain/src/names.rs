//! Names as they are shown. People, servers and tournaments choose their names, and a name identifies
//! them wherever it stands: in a sentence, a list, a suggestion, a title.
//!
//! So something legible is left of each name, and no name changes what stands beside it. Characters that
//! show nothing or set the direction of text are removed, and a name with letters that are written from
//! right to left is isolated: otherwise the numbers and separators around it would trade places.
//! <https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates>

use unicode_bidi::{BidiClass, bidi_class};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

use crate::matches::{ServerId, UserId};

/// Begins a text whose direction is its own.
const ISOLATE: char = '\u{2068}';

/// Ends it.
const POP_ISOLATE: char = '\u{2069}';

/// How many marks can follow each other on a letter. Real spelling needs no more, and a pile of them
/// covers other lines.
const MOST_MARKS: usize = 5;

/// Returns a name as it is shown, or `None` if it shows nothing.
pub fn legible(name: &str) -> Option<String> {
    let (mut shown, mut is_legible, mut marks) = (String::new(), false, 0);
    let mut after_space = true;
    for sign in name.chars() {
        if sign.is_whitespace() {
            if !after_space {
                shown.push(' ');
            }
            (after_space, marks) = (true, 0);
            continue;
        }
        match kind(sign) {
            Kind::Nothing => {}
            // Without a letter before them, marks are drawn over what stands before the name.
            Kind::Mark | Kind::Joiner if after_space => {}
            Kind::Mark => {
                marks += 1;
                if marks <= MOST_MARKS {
                    shown.push(sign);
                }
            }
            Kind::Joiner => shown.push(sign),
            Kind::Unknown | Kind::Visible => {
                is_legible |= kind(sign) == Kind::Visible;
                shown.push(sign);
                (after_space, marks) = (false, 0);
            }
        }
    }
    let shown = shown.trim_end();
    if !is_legible {
        None
    } else if shown.chars().any(is_right_to_left) {
        Some(format!("{ISOLATE}{shown}{POP_ISOLATE}"))
    } else {
        Some(shown.to_owned())
    }
}

/// Returns the first of a person's names that shows something, or else the end of the person's number. That
/// is stored and shown like a name, so it has no word of any language.
pub fn person<'n>(user: UserId, names: impl IntoIterator<Item = &'n str>) -> String {
    let mut names = names.into_iter();
    let found = names.find_map(legible);
    found.unwrap_or_else(|| format!("@{:04}", user.0 % 10_000))
}

/// Returns the name of a server, or one made of the end of its number, which reads the same in every language.
pub fn server(server: ServerId, name: &str) -> String {
    legible(name).unwrap_or_else(|| format!("Discord {:04}", server.0 % 10_000))
}

/// Returns a name without the marks around it, to be compared with what people type.
pub fn bare(name: &str) -> String {
    name.replace([ISOLATE, POP_ISOLATE], "")
}

/// Ends what a text that was cut leaves open.
pub fn closed(mut text: String) -> String {
    let count = |sign| text.chars().filter(|other| *other == sign).count();
    let open = count(ISOLATE).saturating_sub(count(POP_ISOLATE));
    text.extend(std::iter::repeat_n(POP_ISOLATE, open));
    text
}

/// What a character shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Nothing, or it changes the direction of others.
    Nothing,
    /// Nothing itself, but it decides how its neighbours look, as in emoji and in many scripts.
    Joiner,
    /// A mark on the letter before it.
    Mark,
    /// What depends on fonts that not everyone has.
    Unknown,
    /// Something.
    Visible,
}

fn kind(sign: char) -> Kind {
    match sign {
        '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}' | '\u{e0020}'..='\u{e007f}' => {
            return Kind::Joiner;
        }
        // Fillers, blank patterns and selectors that are no format characters.
        '\u{34f}'
        | '\u{115f}'
        | '\u{1160}'
        | '\u{17b4}'
        | '\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{2800}'
        | '\u{3164}'
        | '\u{ffa0}'
        | '\u{fffc}'
        | '\u{fe00}'..='\u{fe0d}'
        | '\u{16fe4}'
        | '\u{1d159}'
        | '\u{e0000}'..='\u{e0fff}' => return Kind::Nothing,
        _ => {}
    }
    match sign.general_category() {
        GeneralCategory::Control
        | GeneralCategory::Format
        | GeneralCategory::Unassigned
        | GeneralCategory::Surrogate
        | GeneralCategory::SpaceSeparator
        | GeneralCategory::LineSeparator
        | GeneralCategory::ParagraphSeparator => Kind::Nothing,
        GeneralCategory::PrivateUse => Kind::Unknown,
        GeneralCategory::NonspacingMark
        | GeneralCategory::SpacingMark
        | GeneralCategory::EnclosingMark => Kind::Mark,
        _ => Kind::Visible,
    }
}

fn is_right_to_left(sign: char) -> bool {
    matches!(
        bidi_class(sign),
        BidiClass::R | BidiClass::AL | BidiClass::AN
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use unicode_bidi::BidiInfo;

    const HOSTILE: &str = "[ -~א-ת٠-٩ا-ي\u{200b}-\u{200f}\u{202a}-\u{202e}\u{2060}-\u{206f}\
        \u{300}-\u{36f}\u{3164}\u{115f}\u{61c}\u{feff}\u{2800}👍]{0,12}";

    /// Returns the visible characters of a line from left to right.
    fn seen(line: &str) -> String {
        let info = BidiInfo::new(line, Some(unicode_bidi::Level::ltr()));
        let paragraph = &info.paragraphs[0];
        let shown = info.reorder_line(paragraph, paragraph.range.clone());
        bare(&shown)
    }

    proptest! {
        #[test]
        fn a_name_shows_something_and_leaves_its_neighbours_alone(
            name in prop_oneof![HOSTILE, ".{0,40}"],
            user: u64,
        ) {
            let shown = person(UserId(user), [name.as_str()]);
            let inner = bare(&shown);
            prop_assert!(inner.chars().any(|sign| kind(sign) == Kind::Visible), "{shown:?}");
            prop_assert!(inner.chars().all(|sign| kind(sign) != Kind::Nothing || sign == ' '));
            let line = seen(&format!("#12 {shown} (7): {shown} · 1500"));
            prop_assert!(line.starts_with("#12 ") && line.ends_with(" · 1500"), "{line:?}");
            prop_assert!(line.contains(" (7): "), "{line:?}");
            prop_assert_eq!(person(UserId(user), [shown.as_str()]), shown);
        }
    }

    #[test]
    fn a_name_that_shows_nothing_is_none() {
        for name in [
            "",
            " ",
            "\u{3164}",
            "\u{200b}",
            "\u{115f}\u{1160}",
            "\u{301}\u{302}",
            "\u{ad}",
            "\u{2800}",
            "\u{202e}\u{202c}",
            "\u{feff} \u{2060}",
            "\u{e0041}",
            "\u{fe0f}",
            "\u{200d}",
            "\u{e000}",
            "\u{a0}\u{3000}",
            "\u{20e3}",
            "\u{fffc}",
            "\u{34f}",
        ] {
            assert_eq!(legible(name), None, "{name:?}");
        }
        assert_eq!(person(UserId(81_004_821), ["\u{3164}", " "]), "@4821");
        assert_eq!(person(UserId(7), ["\u{3164}", "ada"]), "ada");
        assert_eq!(server(ServerId(81_000_021), "\u{200b}"), "Discord 0021");
    }

    #[test]
    fn what_can_be_read_stays_as_it_is() {
        for name in [
            "Ada",
            "Ada L.",
            "مر",
            "မြို့",
            "क्षत्रिय",
            "👩‍👩‍👧",
            "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
            "é",
            "e\u{301}",
            "한",
            "...",
            "_",
        ] {
            assert_eq!(bare(&legible(name).expect("legible")), name);
        }
        assert_eq!(legible("  a \n\t b\u{202e}  "), Some("a b".to_owned()));
        assert_eq!(legible("אבא"), Some("\u{2068}אבא\u{2069}".to_owned()));
        assert_eq!(closed("\u{2068}אב…".to_owned()), "\u{2068}אב…\u{2069}");
        let pile = format!("x{}", "\u{336}".repeat(40));
        assert_eq!(
            legible(&pile).expect("legible").chars().count(),
            1 + MOST_MARKS
        );
    }
}
