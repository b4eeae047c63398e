//! Suggestions for an option of a command while it is typed.
//!
//! Discord's clients sometimes send the label of a suggestion instead of its value. So no two
//! suggestions of a list have the same label, and a label is never cut where its value is in it.

use std::collections::HashSet;

use poise::serenity_prelude as serenity;

use super::{
    fit::cut,
    limits::{LONGEST_SUGGESTION, MOST_SUGGESTIONS},
};

/// The separator between a label and the end of its value, which tells it from others like it.
const BEFORE_MARK: &str = " · ";

/// The fewest characters of a value that tell its label from others like it.
const SHORTEST_MARK: usize = 4;

/// Suggestions: the text for the user, and the value for the command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Suggestions(pub(crate) Vec<(String, String)>);

impl Suggestions {
    /// Keeps the suggestions whose labels contain what a user has typed, or from which it was taken. Those
    /// that are typed as a whole come first: among many others that contain it, they would be left out.
    pub(crate) fn matching(mut self, typed: &str) -> Suggestions {
        let typed = typed.trim();
        let within = [typed, unmarked(typed)].map(str::to_lowercase);
        let is_meant = |(label, value): &(String, String)| {
            value == typed
                || within.contains(&label.to_lowercase())
                || fitted(label, value) == typed
        };
        self.0.retain(|one| {
            let lower = one.0.to_lowercase();
            within.iter().any(|typed| lower.contains(typed)) || is_meant(one)
        });
        self.0.sort_by_key(|one| !is_meant(one));
        self
    }

    /// Converts the suggestions into Discord's format: the first that fit. A suggestion whose value is
    /// too long is left out, because half a value means something else.
    pub(crate) fn response(self) -> serenity::CreateAutocompleteResponse {
        let choices = self
            .distinct()
            .into_iter()
            .map(|(label, value)| serenity::AutocompleteChoice::new(label, value));
        serenity::CreateAutocompleteResponse::new().set_choices(choices.collect())
    }

    /// Returns the suggestions that fit, no two with the same label.
    fn distinct(self) -> Vec<(String, String)> {
        let mut list = self.0;
        let mut values = HashSet::new();
        list.retain(|(_, value)| {
            value.chars().count() <= LONGEST_SUGGESTION && values.insert(value.clone())
        });
        list.truncate(MOST_SUGGESTIONS);
        for (label, value) in &mut list {
            *label = fitted(label, value);
        }
        let alike: Vec<bool> = list
            .iter()
            .map(|(label, _)| list.iter().filter(|(other, _)| other == label).count() > 1)
            .collect();
        let mut shown: HashSet<String> = list
            .iter()
            .zip(&alike)
            .filter(|(_, alike)| !**alike)
            .map(|((label, _), _)| label.clone())
            .collect();
        let marked = list.into_iter().zip(alike).filter_map(|(one, alike)| {
            if !alike {
                return Some(one);
            }
            let (label, value) = one;
            let length = value.chars().count();
            let mut marks = (SHORTEST_MARK.min(length)..=length).map(|most| end(&value, most));
            let marked = marks.find_map(|mark| {
                let marked = with_mark(&label, mark);
                shown.insert(marked.clone()).then_some(marked)
            })?;
            Some((marked, value))
        });
        marked.collect()
    }
}

/// Returns what a label began with before it was marked or cut.
fn unmarked(label: &str) -> &str {
    let before = match label.rsplit_once(BEFORE_MARK) {
        Some((before, mark)) if is_mark(mark) => before,
        _ => label,
    };
    before.trim_end_matches('…').trim_end()
}

/// Returns the move that a label of a move begins with.
pub(crate) fn move_of(label: &str) -> &str {
    label.split(" ·").next().unwrap_or(label)
}

/// Returns the number that a label begins with: "#12 Courtyard", "12: Ada – Ben".
pub(crate) fn number_of(label: &str) -> Option<&str> {
    let label = label.trim();
    let (text, has_sign) = match label.strip_prefix('#') {
        Some(text) => (text, true),
        None => (label, false),
    };
    let end = text.find(|letter: char| !letter.is_ascii_digit())?;
    let (number, rest) = text.split_at(end);
    let follows = if has_sign {
        rest.starts_with(|next: char| !next.is_alphanumeric())
    } else {
        rest.trim_start().starts_with([':', '：'])
    };
    (!number.is_empty() && follows).then_some(number)
}

/// Returns a label within Discord's limits. The value of a label that begins with it stays whole.
fn fitted(label: &str, value: &str) -> String {
    let label = match label.trim() {
        "" => value,
        label => label,
    };
    if label.chars().count() <= LONGEST_SUGGESTION {
        return label.to_owned();
    }
    let fitted = cut(label, LONGEST_SUGGESTION);
    let begins = label.starts_with(value) && !value.is_empty();
    // Without a separator behind it, the mark of the cut would be taken for a part of the value.
    if begins && !fitted.starts_with(&format!("{value} ·")) {
        return value.to_owned();
    }
    fitted
}

fn is_mark(text: &str) -> bool {
    text.len() >= SHORTEST_MARK && text.bytes().all(|letter| letter.is_ascii_digit())
}

fn with_mark(label: &str, mark: &str) -> String {
    let mark = format!("{BEFORE_MARK}{mark}");
    let room = LONGEST_SUGGESTION.saturating_sub(mark.chars().count());
    cut(label, room) + &mark
}

/// Returns the last characters of a text.
fn end(text: &str, most: usize) -> &str {
    let skipped = text.chars().count().saturating_sub(most);
    text.char_indices()
        .nth(skipped)
        .map_or("", |(at, _)| &text[at..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn choices(list: &[(String, String)]) -> Vec<(String, String)> {
        Suggestions(list.to_vec()).distinct()
    }

    proptest! {
        #[test]
        fn no_two_labels_are_the_same(
            names in prop::collection::vec("(Ada|Ben|a{99}[bc]|.{0,120})", 1..30),
            from in 1_u64..u64::MAX / 2,
            step in 1_u64..100_000,
        ) {
            let values = (0..).map(|number: u64| (from + number * step).to_string());
            let list: Vec<(String, String)> = names.into_iter().zip(values).collect();
            let shown = choices(&list);
            let labels: HashSet<&String> = shown.iter().map(|(label, _)| label).collect();
            prop_assert_eq!(labels.len(), shown.len());
            for (label, _) in &shown {
                prop_assert!(label.chars().count() <= LONGEST_SUGGESTION);
            }
        }

        #[test]
        fn a_label_of_a_move_begins_with_it(squares in 1..34_usize, meaning in "[a-z ]{1,150}") {
            let value = vec!["a1"; squares].join("-");
            let label = format!("{value} · {meaning}");
            let shown = choices(&[(label, value.clone())]);
            prop_assert_eq!(move_of(&shown[0].0), value);
        }
    }

    #[test]
    fn what_is_typed_as_a_whole_is_found_behind_many_that_contain_it() {
        let mut list: Vec<(String, String)> = (10..60)
            .map(|number| (format!("#{number} Annabel"), number.to_string()))
            .collect();
        list.push(("Anna".to_owned(), "61".to_owned()));
        list.push(("#1 Annabel".to_owned(), "1".to_owned()));
        for (typed, first) in [("anna", "61"), ("1", "1"), ("#1 Annabel", "1")] {
            let found = Suggestions(list.clone()).matching(typed);
            let shown = found.distinct();
            assert_eq!(shown[0].1, first, "{typed}");
        }
        let shown = Suggestions(list.clone()).matching("annabel").distinct();
        let order: Vec<&String> = shown.iter().map(|(_, value)| value).collect();
        assert_eq!(order[..2], ["10", "11"], "others stay in their order");
    }

    #[test]
    fn labels_that_are_alike_are_told_apart_by_the_ends_of_their_values() {
        let club = |value: &str| ("Club".to_owned(), value.to_owned());
        let shown = choices(&[club("111112222"), club("111113333")]);
        let labels: Vec<&str> = shown.iter().map(|(label, _)| label.as_str()).collect();
        assert_eq!(labels, ["Club · 2222", "Club · 3333"]);
        assert_eq!(unmarked("Club · 3333"), "Club");
    }

    #[test]
    fn a_number_is_read_where_a_label_begins_with_one() {
        for (label, number) in [
            ("#12 Courtyard against Ada · your turn", Some("12")),
            ("#12 Courtyard（相手：Ada）", Some("12")),
            ("#12…", Some("12")),
            ("12: Club – Abbey · running", Some("12")),
            ("12 : Club – Abbey · en cours", Some("12")),
            ("12：Club – Abbey · 申し込み中", Some("12")),
            ("12", None),
            ("#12", None),
            ("12 Angry Men", None),
            ("#12th", None),
            ("# 12", None),
            ("Ada", None),
            ("", None),
        ] {
            assert_eq!(number_of(label), number, "{label}");
        }
    }
}
