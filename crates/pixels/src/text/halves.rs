//! A text in two lines.

use super::{
    Line, clean,
    clusters::{self, Cluster},
    most,
};

/// A text that is set in two lines.
pub struct Halves {
    /// The upper and the lower line.
    pub lines: [Line; 2],
    /// The place where it was split.
    pub parted: Parted,
}

/// The places where a text can be split in two, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Parted {
    /// At a blank.
    AtBlank,
    /// Behind a sign that joins two parts of a word.
    AtJoint,
    /// Within a word.
    InWord,
    /// At a place where something is left out.
    Cut,
}

/// How many clusters of the end are shown at least if something before them is left out.
const SHORTEST_END: usize = 3;

/// Sets a text in two lines of this size, split at the last blank that lets both fit the room, or
/// at the last sign that joins two parts of a word, or else where the first is full. If it is too long
/// for both, the part before its end is left out, because names differ as much in their ends as in their
/// beginnings. The end begins with a word if it has the beginning of one.
pub fn halves(text: &str, size: f32, room: f32) -> Halves {
    let clusters = clusters::clusters(&clean::clean(clean::head(text)));
    let of = |part: &[Cluster]| Line::of(part, size);
    let fits = |part: &[Cluster]| of(part).width <= room;
    let full = most(clusters.len(), |count| fits(&clusters[..count]));
    for (end, begin, parted) in places(&clusters, full) {
        let (upper, lower) = (&clusters[..end], &clusters[begin..]);
        if fits(lower) {
            return Halves {
                lines: [of(upper), of(lower)],
                parted,
            };
        }
    }
    let cut = |count: usize| of(&clusters::cut(&clusters[..count]));
    let upper = most(full, |count| cut(count).width <= room);
    let rest = &clusters[upper..];
    let tail = |count: usize| &rest[rest.len() - count..];
    let lower = tail(most(rest.len(), |count| fits(tail(count))));
    let begins = |at: &usize| {
        let before = rest.len() - lower.len() + at;
        before > 0 && (rest[before - 1].is_blank() || rest[before - 1].joins())
    };
    let word = (0..lower.len().saturating_sub(SHORTEST_END - 1)).find(begins);
    let lower = &lower[word.unwrap_or(0)..];
    let blanks = lower.iter().take_while(|cluster| cluster.is_blank());
    Halves {
        lines: [cut(upper), of(&lower[blanks.count()..])],
        parted: Parted::Cut,
    }
}

/// Returns the places where a line with room for `full` clusters can end, best first: how many clusters it has, and
/// where the next line begins.
pub(super) fn places(
    clusters: &[Cluster],
    full: usize,
) -> impl Iterator<Item = (usize, usize, Parted)> {
    let is_blank = |at: &usize| clusters.get(*at).is_some_and(Cluster::is_blank);
    let blank = (1..=full).rev().find(is_blank);
    let joint = (1..=full).rev().find(|at| clusters[at - 1].joins());
    let blank = blank.map(|at| (at, at + 1, Parted::AtBlank));
    let joint = joint.map(|at| (at, at, Parted::AtJoint));
    blank
        .into_iter()
        .chain(joint)
        .chain([(full, full, Parted::InWord)])
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZE: f32 = 40.0;

    fn width(text: &str) -> f32 {
        super::super::set(text, SIZE, f32::INFINITY).width
    }

    fn widths(set: &Halves) -> [f32; 2] {
        set.lines.each_ref().map(|line| line.width)
    }

    /// Returns whether lines are as wide as these texts.
    fn are(set: &Halves, texts: [&str; 2]) -> bool {
        let off = |(line, text): (f32, &str)| (line - width(text)).abs();
        widths(set)
            .into_iter()
            .zip(texts)
            .all(|both| off(both) < 0.01)
    }

    #[test]
    fn a_text_is_parted_at_its_last_blank_that_serves() {
        let set = halves("Maria Anna of Abensberg", SIZE, width("Maria Anna of"));
        assert_eq!(set.parted, Parted::AtBlank);
        assert!(are(&set, ["Maria Anna of", "Abensberg"]));
    }

    #[test]
    fn a_word_without_blanks_is_parted_where_the_line_is_full() {
        let set = halves("abcdefgh", SIZE, width("abcde"));
        assert_eq!(set.parted, Parted::InWord);
        assert!(are(&set, ["abcde", "fgh"]));
    }

    #[test]
    fn a_word_of_several_parts_is_parted_between_them() {
        let set = halves("Habsburg-Lothringen", SIZE, width("Habsburg-Loth"));
        assert_eq!(set.parted, Parted::AtJoint);
        assert!(are(&set, ["Habsburg-", "Lothringen"]));
    }

    #[test]
    fn the_end_of_what_is_too_long_begins_with_a_word() {
        for (text, end) in [
            ("Alexandrina von Habsburg-Lothrin", "Lothrin"),
            ("Wolfgang Amadeus Mozart Salzburg", "Salzburg"),
        ] {
            let set = halves(text, SIZE, width("rg-Lothrinx"));
            assert_eq!(set.parted, Parted::Cut);
            assert!((set.lines[1].width - width(end)).abs() < 0.01, "{text}");
        }
    }

    #[test]
    fn both_ends_of_what_is_too_long_are_seen() {
        let room = width("abcde…");
        let set = halves("abcdefghijklmnopqrstuvwxyz", SIZE, room);
        assert_eq!(set.parted, Parted::Cut);
        let tails = ["vwxyz", "uvwxyz", "tuvwxyz", "stuvwxyz"];
        assert!(tails.into_iter().any(|tail| are(&set, ["abcde…", tail])));
        assert!(widths(&set)[1] <= room);
    }

    #[test]
    fn nothing_is_wider_than_its_room_however_odd_it_is() {
        for text in [
            "",
            " ",
            "  a",
            "鬱鬱鬱鬱鬱鬱鬱鬱鬱鬱",
            "محمد بن عبد الله الطويل",
            "\u{200d}👑👑👑 👑👑",
        ] {
            for room in [60.0, 100.0, 1000.0] {
                let set = halves(text, SIZE, room);
                assert!(
                    widths(&set).into_iter().all(|width| width <= room),
                    "{text} {room}"
                );
            }
        }
    }
}
