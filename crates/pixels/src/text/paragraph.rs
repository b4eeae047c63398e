//! A text in as many lines as it needs.

use super::{
    Line, clean,
    clusters::{self, Cluster},
    halves::{Parted, places},
    most,
};

/// A text that is set in lines of a size.
pub struct Paragraph {
    /// The lines, from above. None is wider than the room, unless a single letter is.
    pub lines: Vec<Line>,
    /// Whether a line ends within a word.
    pub parts_words: bool,
}

/// Sets a text in lines of this size: each ends at the last blank that fits, or else behind a sign that joins two
/// parts of a word, or else where it is full. Nothing is left out.
pub fn paragraph(text: &str, size: f32, room: f32) -> Paragraph {
    let clusters = clusters::clusters(&clean::clean(clean::head(text)));
    let of = |part: &[Cluster]| Line::of(part, size);
    let (mut lines, mut parts_words) = (Vec::new(), false);
    let mut rest = &clusters[..];
    while !rest.is_empty() {
        let full = most(rest.len(), |count| of(&rest[..count]).width <= room);
        if full == rest.len() {
            lines.push(of(rest));
            break;
        }
        // A letter that is wider than the room is a line of its own.
        let Some((end, begin, parted)) = places(rest, full.max(1)).next() else {
            break;
        };
        parts_words |= parted == Parted::InWord;
        lines.push(of(&rest[..end]));
        rest = &rest[begin..];
    }
    Paragraph { lines, parts_words }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: f32 = 40.0;

    fn width(text: &str) -> f32 {
        super::super::set(text, SIZE, f32::INFINITY).width
    }

    fn is_set(text: &str, room: &str, lines: &[&str]) -> bool {
        let set = paragraph(text, SIZE, width(room));
        let widths: Vec<f32> = set.lines.iter().map(|line| line.width).collect();
        widths.len() == lines.len()
            && widths
                .iter()
                .zip(lines)
                .all(|(one, other)| (one - width(other)).abs() < 0.01)
    }

    #[test]
    fn lines_end_at_blanks_and_nothing_is_left_out() {
        let text = "Ada wins: the guard stands in the castle";
        let lines = ["Ada wins: the", "guard stands in", "the castle"];
        assert!(is_set(text, "guard stands in", &lines));
        assert!(!paragraph(text, SIZE, width("guard stands in")).parts_words);
    }

    #[test]
    fn a_long_word_is_parted_at_its_joint_or_where_the_line_is_full() {
        assert!(is_set(
            "Habsburg-Lothringen",
            "Lothringen",
            &["Habsburg-", "Lothringen"]
        ));
        assert!(is_set("abcdefgh", "abc", &["abc", "def", "gh"]));
        assert!(paragraph("abcdefgh", SIZE, width("abc")).parts_words);
    }

    #[test]
    fn it_ends_whatever_the_room_is() {
        for text in ["", " ", "  a  b ", "鬱鬱鬱鬱", "\u{200d}👑👑👑 👑👑"] {
            for room in [0.0, 20.0, 1000.0] {
                let letters = text.chars().count();
                assert!(paragraph(text, SIZE, room).lines.len() <= letters);
            }
        }
    }
}
