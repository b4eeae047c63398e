//! Words that have no language yet.

use super::{Arg, Locale, Sentence};

/// Words that have no language yet: sentences, and what is the same in every language between them. They are written
/// in a language where they are read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text(Vec<Part>);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    /// The same in every language: a name, a move, a line break.
    Same(String),
    Sentence(Sentence),
    Lists(Lists),
    /// A text in which one word stands for another wherever it is written.
    Replaced {
        text: Text,
        word: String,
        by: String,
    },
    /// The longer text where there is room for all of it, and the shorter one elsewhere.
    Fitting {
        longer: Text,
        shorter: Text,
    },
}

/// Lists below their headings, of which the longest end early where the rest of the text leaves them too little room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lists {
    /// The lists, each with its heading.
    pub lists: Vec<(Text, Vec<Text>)>,
    /// The most lines of a list.
    pub most: usize,
    /// The keys of what is said below a list that ends early: how many lines are left out, their `count`, and where
    /// they are.
    pub more: &'static [&'static str],
}

impl Lists {
    /// Returns one list of at most this many lines, after which only the number of the others is told.
    pub fn one(
        heading: impl Into<Text>,
        lines: impl IntoIterator<Item = impl Into<Text>>,
        most: usize,
    ) -> Lists {
        let lines = lines.into_iter().map(Into::into).collect();
        Lists {
            lists: vec![(heading.into(), lines)],
            most,
            more: &["more"],
        }
    }
}

impl Text {
    /// Returns words that are the same in every language.
    pub fn same(words: impl Into<String>) -> Text {
        Text(vec![Part::Same(words.into())])
    }

    /// Returns these texts with the same words between them.
    pub fn joined(texts: impl IntoIterator<Item = impl Into<Text>>, between: &str) -> Text {
        let mut joined = Text::default();
        for (number, text) in texts.into_iter().enumerate() {
            if number > 0 {
                joined = joined.then(Text::same(between));
            }
            joined = joined.then(text);
        }
        joined
    }

    /// Returns these texts, each on a line of its own.
    pub fn lines(texts: impl IntoIterator<Item = impl Into<Text>>) -> Text {
        Text::joined(texts, "\n")
    }

    /// Returns this text where there is room for all of it, and a shorter one elsewhere.
    #[must_use]
    pub fn or_shorter(self, shorter: impl Into<Text>) -> Text {
        Text(vec![Part::Fitting {
            longer: self,
            shorter: shorter.into(),
        }])
    }

    /// Adds another text behind it.
    #[must_use]
    pub fn then(mut self, other: impl Into<Text>) -> Text {
        self.0.extend(other.into().0);
        self
    }

    /// Writes other words in place of one, in whatever language.
    #[must_use]
    pub fn replacing(self, word: impl Into<String>, by: impl Into<String>) -> Text {
        Text(vec![Part::Replaced {
            text: self,
            word: word.into(),
            by: by.into(),
        }])
    }

    /// Writes it in this language.
    pub fn written(&self, locale: Locale) -> String {
        self.written_within(locale, usize::MAX)
    }

    /// Writes it in this language, in no more than this many characters if that only takes shorter lists.
    pub fn written_within(&self, locale: Locale, room: usize) -> String {
        let parts = self.0.iter();
        let mut written: Vec<Option<String>> = parts.map(|part| part.written(locale)).collect();
        let taken = written.iter().flatten().map(|words| words.chars().count());
        let mut left = room.saturating_sub(taken.sum());
        for (part, written) in self.0.iter().zip(&mut written) {
            let words = match part {
                Part::Lists(lists) => lists.written(locale, left),
                Part::Fitting { longer, shorter } => Some(longer.written(locale))
                    .filter(|longer| longer.chars().count() <= left)
                    .unwrap_or_else(|| shorter.written_within(locale, left)),
                Part::Same(_) | Part::Sentence(_) | Part::Replaced { .. } => continue,
            };
            left = left.saturating_sub(words.chars().count());
            *written = Some(words);
        }
        written.into_iter().flatten().collect()
    }
}

impl Part {
    /// Writes it in this language, unless what is written of it depends on how much room there is.
    fn written(&self, locale: Locale) -> Option<String> {
        match self {
            Part::Same(words) => Some(words.clone()),
            Part::Sentence(sentence) => Some(locale.say(sentence)),
            Part::Lists(_) | Part::Fitting { .. } => None,
            Part::Replaced { text, word, by } => Some(text.written(locale).replace(word, by)),
        }
    }
}

impl Lists {
    fn written(&self, locale: Locale, room: usize) -> String {
        let lists = self.lists.iter().map(|(heading, lines)| {
            let lines = lines.iter().map(|line| line.written(locale));
            (heading.written(locale), lines.collect())
        });
        let lists: Vec<(String, Vec<String>)> = lists.collect();
        let mut shown: Vec<usize> = lists
            .iter()
            .map(|(_, lines)| lines.len().min(self.most))
            .collect();
        loop {
            let text = self.beginning(&lists, &shown, locale);
            if text.chars().count() <= room {
                return text;
            }
            match shown.iter_mut().max() {
                Some(longest) if *longest > 0 => *longest -= 1,
                // Only headings are left.
                _ => return text,
            }
        }
    }

    /// Returns the first lines of each list, as many as are shown.
    fn beginning(
        &self,
        lists: &[(String, Vec<String>)],
        shown: &[usize],
        locale: Locale,
    ) -> String {
        let mut text = Vec::new();
        for ((heading, lines), &shown) in lists.iter().zip(shown) {
            text.push(heading.clone());
            text.extend(lines.iter().take(shown).map(|line| format!("- {line}")));
            let left = lines.len().saturating_sub(shown);
            if left > 0 {
                let left = u32::try_from(left).unwrap_or(u32::MAX);
                let more = self.more.iter();
                let more = more.map(|key| Sentence::new(*key).with("count", left));
                text.push(Text::joined(more, " ").written(locale));
            }
        }
        text.join("\n")
    }
}

impl From<Sentence> for Text {
    fn from(sentence: Sentence) -> Text {
        Text(vec![Part::Sentence(sentence)])
    }
}

impl From<Arg> for Text {
    fn from(value: Arg) -> Text {
        match value {
            Arg::Number(number) => Text::same(number.to_string()),
            Arg::Sentence(sentence) => Text::from(*sentence),
            Arg::Text(text) => text,
            Arg::Same(words) => Text::same(words),
        }
    }
}

impl From<String> for Text {
    fn from(words: String) -> Text {
        Text::same(words)
    }
}

impl From<Lists> for Text {
    fn from(lists: Lists) -> Text {
        Text(vec![Part::Lists(lists)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sentence;

    /// The most characters of a message in Discord.
    const ROOM: usize = 2000;

    #[test]
    fn a_text_is_written_in_the_language_of_whoever_reads_it() {
        let text = Text::lines([
            Text::from(sentence!("offer-accepted", kind = "draw")),
            Text::same("`a1-a2` <@7>"),
        ])
        .replacing("<@7>", "Ada");
        let draw = |locale: Locale| locale.say(&sentence!("offer-accepted", kind = "draw"));
        for locale in Locale::ALL {
            assert_eq!(
                text.written(locale),
                format!("{}\n`a1-a2` Ada", draw(locale))
            );
        }
        assert_ne!(draw(Locale::English), draw(Locale::German));
    }

    #[test]
    fn a_text_can_stand_in_a_sentence() {
        let time = Text::joined(["1", "2"].map(Text::same), " · ");
        let said = sentence!(
            "offer-head",
            kind = "pause",
            id = "#1",
            by = "Ada",
            count = 0_u32,
            moves = "",
            time = time
        );
        assert!(Text::from(said).written(Locale::English).contains("1 · 2"));
    }

    #[test]
    fn a_list_that_is_shown_in_full_does_not_speak_of_more() {
        let lines = ["one", "two"].map(Text::same);
        let lists = Lists {
            lists: vec![(Text::same("Heading"), lines.into())],
            most: 2,
            more: &["more"],
        };
        let text = Text::from(lists).written_within(Locale::English, ROOM);
        assert_eq!(text, "Heading\n- one\n- two");
    }

    #[test]
    fn a_text_gives_way_to_a_shorter_one_where_it_lacks_room() {
        let text = Text::lines([
            Text::same("Head"),
            Text::same("longer").or_shorter(Text::same("short")),
            Text::same("Foot"),
        ]);
        let whole = "Head\nlonger\nFoot";
        assert_eq!(text.written(Locale::English), whole);
        let within = |room| text.written_within(Locale::English, room);
        assert_eq!(within(whole.len()), whole);
        assert_eq!(within(whole.len() - 1), "Head\nshort\nFoot");
    }

    #[test]
    fn a_list_that_ends_early_says_where_the_rest_is() {
        let lists = Lists {
            more: &["more", "tournament-see-own"],
            ..Lists::one(Text::same("Heading"), ["one", "two"].map(Text::same), 1)
        };
        let text = Text::from(lists).written(Locale::English);
        let more = Locale::English.say(&sentence!("more", count = 1_u32));
        let own = Locale::English.text("tournament-see-own");
        assert_eq!(text, format!("Heading\n- one\n{more} {own}"));
    }

    #[test]
    fn lists_without_room_keep_their_headings_and_say_how_much_is_left() {
        let lists = Lists::one(Text::same("Heading"), ["one", "two"].map(Text::same), 2);
        let text = Text::from(lists).written_within(Locale::English, 0);
        let more = Locale::English.say(&sentence!("more", count = 2_u32));
        assert_eq!(text, format!("Heading\n{more}"));
    }

    #[test]
    fn a_value_by_itself_reads_as_it_does_in_a_sentence() {
        let accepted = sentence!("offer-accepted", kind = "draw");
        let said = Locale::German.say(&accepted);
        for (value, reads) in [
            (Arg::Number(7), "7"),
            (Arg::Same("c2".to_owned()), "c2"),
            (Arg::Text(Text::same("Ada")), "Ada"),
            (Arg::Sentence(Box::new(accepted)), said.as_str()),
        ] {
            assert_eq!(Text::from(value).written(Locale::German), reads);
        }
        assert_eq!(Text::from("c2".to_owned()), Text::same("c2"));
    }

    proptest::proptest! {
        #[test]
        fn lists_end_early_and_say_so(
            lengths in proptest::collection::vec(proptest::collection::vec(1..300_usize, 0..30), 1..4),
            most in 1..20_usize,
        ) {
            let lists = lengths.iter().map(|lengths| {
                let lines = lengths.iter().map(|&length| Text::same("x".repeat(length)));
                (Text::same("Heading"), lines.collect())
            });
            let lists = Lists { lists: lists.collect(), most, more: &["more"] };
            let text = Text::lines([Text::same("Above"), lists.into(), Text::same("Below")]);
            let text = text.written_within(Locale::English, ROOM);
            proptest::prop_assert!(text.chars().count() <= ROOM);
            proptest::prop_assert!(text.starts_with("Above\nHeading") && text.ends_with("\nBelow"));
            let shown = text.lines().filter(|line| line.starts_with("- ")).count();
            let numbers = text.lines().filter(|line| !line.starts_with("- "));
            let left: usize = numbers
                .filter_map(|line| line.split(' ').find_map(|word| word.parse::<usize>().ok()))
                .sum();
            proptest::prop_assert_eq!(shown + left, lengths.iter().map(Vec::len).sum::<usize>());
        }
    }
}
