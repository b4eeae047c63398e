//! Fitting messages into Discord's limits.

use std::collections::HashSet;

use super::{
    Written,
    limits::{
        LONGEST_ALT, LONGEST_LABEL, LONGEST_OPTION, LONGEST_PLACEHOLDER, LONGEST_THREAD_TITLE,
        MOST_BUTTONS, MOST_FILES, MOST_OPTIONS, MOST_ROWS, MOST_TEXT,
    },
    parts::{Button, Offers, Select, SelectOption, Target},
};
use domain::names;

/// The mark where something was cut off.
const CUT: char = '…';

/// The delimiter of a code block.
const FENCE: &str = "```";

impl Written {
    /// Fits the message into Discord's limits. Cards shorten on purpose and say what they leave out;
    /// whatever is cut here would have been refused.
    pub(super) fn fit(mut self) -> Written {
        self.text = fit_text(self.text);
        let mut ids = HashSet::new();
        self.selects
            .retain(|select| is_new(&mut ids, &select.id, &select.placeholder));
        for buttons in [&mut self.choices, &mut self.buttons] {
            buttons.retain(|button| match &button.leads_to {
                Target::Id(id) => is_new(&mut ids, id, &button.label),
                Target::Page(_) => true,
            });
        }
        let rows = MOST_ROWS - usize::from(self.more.is_some());
        keep(&mut self.selects, rows, "selects");
        let rows = rows - self.selects.len();
        keep(&mut self.choices, rows * MOST_BUTTONS, "choices");
        let rows = rows - self.choices.len().div_ceil(MOST_BUTTONS);
        keep(&mut self.buttons, rows * MOST_BUTTONS, "buttons");
        keep(&mut self.files, MOST_FILES, "files");
        self.selects.iter_mut().for_each(fit_select);
        self.more.iter_mut().for_each(fit_select);
        self.choices.iter_mut().for_each(fit_button);
        self.buttons.iter_mut().for_each(fit_button);
        for file in &mut self.files {
            if let Some(alt) = &mut file.alt {
                *alt = cut(alt, LONGEST_ALT);
            }
        }
        self
    }
}

/// Returns whether the id is not used yet. Discord refuses a message in which two components have the
/// same id.
fn is_new(ids: &mut HashSet<String>, id: &str, label: &str) -> bool {
    let is_new = ids.insert(id.to_owned());
    if !is_new {
        tracing::error!(id, label, "two components of a message have the same id");
    }
    is_new
}

fn keep<T>(list: &mut Vec<T>, most: usize, what: &str) {
    if list.len() > most {
        tracing::error!(
            what,
            count = list.len(),
            most,
            "a message has too many parts"
        );
        list.truncate(most);
    }
}

fn fit_select(select: &mut Select<String>) {
    let Offers::Options(options) = &mut select.offers else {
        select.placeholder = cut(&select.placeholder, LONGEST_PLACEHOLDER);
        return;
    };
    let all = options.len();
    options.truncate(MOST_OPTIONS);
    let left_out = match all {
        0..=MOST_OPTIONS => String::new(),
        _ => format!(" ({MOST_OPTIONS} / {all})"),
    };
    let placeholder = cut(&select.placeholder, LONGEST_PLACEHOLDER - left_out.len());
    select.placeholder = placeholder + &left_out;
    let labels = fit_labels(options.iter().map(|option| option.label.as_str()));
    for (
        SelectOption {
            label, description, ..
        },
        fitted,
    ) in options.iter_mut().zip(labels)
    {
        *label = fitted;
        if let Some(description) = description {
            *description = cut(description, LONGEST_OPTION);
        }
    }
}

fn fit_button(button: &mut Button<String>) {
    button.label = cut(&button.label, LONGEST_LABEL);
}

/// Returns the labels of options, none longer than Discord allows. Labels that would look the same with
/// their ends cut off lose their middles instead, and those that look the same even then are numbered.
pub(super) fn fit_labels<'l>(labels: impl Iterator<Item = &'l str> + Clone) -> Vec<String> {
    let cut_labels: Vec<String> = labels
        .clone()
        .map(|label| cut(label, LONGEST_OPTION))
        .collect();
    let mut seen = HashSet::new();
    let differ = cut_labels.iter().all(|label| seen.insert(label));
    if differ {
        return cut_labels;
    }
    let mut seen = HashSet::new();
    labels
        .map(|label| numbered(&mut seen, label, &cut_middle(label, LONGEST_OPTION)))
        .collect()
}

/// Returns a fitted label, with a number at its end if it was shortened to one that was seen before.
fn numbered(seen: &mut HashSet<String>, label: &str, fitted: &str) -> String {
    let mut numbered = fitted.to_owned();
    for number in 2.. {
        if seen.insert(numbered.clone()) || fitted == label {
            break;
        }
        let mark = format!(" ({number})");
        numbered = cut(fitted, LONGEST_OPTION - mark.chars().count()) + &mark;
    }
    numbered
}

/// Returns the title of a thread with two names in it, no longer than Discord allows. If both do not
/// fit, neither name is cut to less than half of the room.
pub(crate) fn thread_title(
    [first, second]: &[String; 2],
    title: impl Fn([&str; 2]) -> String,
) -> String {
    let length = |text: &str| text.chars().count();
    let room = LONGEST_THREAD_TITLE.saturating_sub(length(&title(["", ""])));
    let share = |own: usize, other: &str| own.max(room.saturating_sub(length(other)));
    let (half, rest) = (room / 2, room - room / 2);
    let names = [
        cut(first, share(half, second)),
        cut(second, share(rest, first)),
    ];
    cut(&title([&names[0], &names[1]]), LONGEST_THREAD_TITLE)
}

/// Returns as much of a text as fits, with a mark where it was cut.
pub(crate) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut room = most.saturating_sub(1);
    loop {
        let mut kept: String = text.chars().take(room).collect();
        kept.truncate(kept.trim_end().len());
        kept.push(CUT);
        // A name in it may be isolated from what follows.
        let kept = names::closed(kept);
        if room == 0 || kept.chars().count() <= most {
            return kept;
        }
        room -= 1;
    }
}

/// Returns the beginning and the end of a text, with a mark where its middle was cut out.
fn cut_middle(text: &str, most: usize) -> String {
    let length = text.chars().count();
    if length <= most {
        return text.to_owned();
    }
    let (before, after) = (most / 2, most - most / 2 - 1);
    let beginning = text.chars().take(before);
    let end = text.chars().skip(length - after);
    beginning.chain([CUT]).chain(end).collect()
}

/// Returns as many whole lines of a text as fit, and a mark in place of the rest. A code block that is
/// open there is closed.
fn fit_text(text: String) -> String {
    if text.chars().count() <= MOST_TEXT {
        return text;
    }
    tracing::error!(length = text.chars().count(), "a message is too long");
    // The mark and the end of a code block, with their line breaks.
    let room = MOST_TEXT - FENCE.len() - 4;
    let beginning: String = text.chars().take(room).collect();
    let whole = beginning
        .rfind('\n')
        .map_or(&*beginning, |end| &beginning[..end]);
    let is_open = whole.matches(FENCE).count() % 2 == 1;
    let end = if is_open { FENCE } else { "" };
    format!("{whole}\n{end}{CUT}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        discord::messages::{File, Message},
        matches::ids::{action::SlowAct, browse::LookAct, choosing::MoveAct},
    };
    use domain::matches::MatchId;
    use proptest::prelude::*;
    use rules::words::{Locale, Text};

    fn length(text: &str) -> usize {
        text.chars().count()
    }

    proptest! {
        #[test]
        fn every_message_fits(
            text in ".{0,5000}",
            labels in prop::collection::vec(".{0,200}", 0..40),
            placeholder in ".{0,300}",
            alt in ".{0,3000}",
        ) {
            let selects = (0..4).filter_map(|revision| {
                let options = labels.iter().map(|label| SelectOption::new(label, label.clone()).described(label.clone()));
                let id = MoveAct::PlanOn { id: MatchId(1), revision };
                Select::new(id, placeholder.clone(), options)
            });
            let buttons = labels.iter().zip(0..).map(|(label, number)| {
                Button::labelled(SlowAct::Gif { id: MatchId(number) }, label.clone())
            });
            let files = (0..12).map(|_| File::new("board.png", []).described(alt.clone()));
            let choices = labels.iter().zip(0..).map(|(label, number)| {
                Button::labelled(MoveAct::Plans { id: MatchId(number) }, label.clone())
            });
            let message = Message::of(text.clone())
                .with_selects(selects)
                .with_choices(choices)
                .with_buttons(buttons);
            let message = files.fold(message, Message::with_file).written(Locale::English).fit();

            prop_assert!(length(&message.text) <= MOST_TEXT);
            prop_assert!(length(&text) > MOST_TEXT || message.text == text);
            let rows = message.selects.len()
                + message.choices.len().div_ceil(MOST_BUTTONS)
                + message.buttons.len().div_ceil(MOST_BUTTONS);
            prop_assert!(rows <= MOST_ROWS);
            prop_assert!(message.files.len() <= MOST_FILES);
            for select in &message.selects {
                prop_assert!(length(&select.placeholder) <= LONGEST_PLACEHOLDER);
                let Offers::Options(options) = &select.offers else {
                    continue;
                };
                prop_assert!((1..=MOST_OPTIONS).contains(&options.len()));
                for option in options {
                    prop_assert!(length(&option.label) <= LONGEST_OPTION);
                    prop_assert!(length(option.description.as_ref().expect("kept")) <= LONGEST_OPTION);
                }
            }
            prop_assert!(message.buttons.iter().all(|button| length(&button.label) <= LONGEST_LABEL));
            for file in &message.files {
                prop_assert!(length(file.alt.as_ref().expect("kept")) <= LONGEST_ALT);
            }
        }

        #[test]
        fn a_select_says_how_many_options_it_leaves_out(count in 1..80_usize, length in 1..200_usize) {
            let options = (0..count).map(|value| SelectOption::new(value, value.to_string()));
            let select = Select::new(MoveAct::Plans { id: MatchId(1) }, "x".repeat(length), options);
            let message = Message::of(String::new()).with_selects(select).written(Locale::English).fit();
            let placeholder = &message.selects[0].placeholder;
            let left_out = format!(" ({MOST_OPTIONS} / {count})");
            prop_assert_eq!(placeholder.ends_with(&left_out), count > MOST_OPTIONS);
        }
    }

    #[test]
    fn two_names_share_a_title_fairly() {
        let (short, long) = ("Ada".to_owned(), "b".repeat(200));
        let titled = |names: [&String; 2]| {
            thread_title(&names.map(String::clone), |[first, second]| {
                format!("{first} – {second} · Game")
            })
        };
        assert_eq!(titled([&short, &short]), "Ada – Ada · Game");
        let both = titled([&long, &long]);
        assert_eq!(length(&both), LONGEST_THREAD_TITLE);
        let (first, second) = both.split_once(" – ").expect("two names");
        assert_eq!(first.matches('b').count(), second.matches('b').count());
        for title in [titled([&short, &long]), titled([&long, &short])] {
            assert!(title.contains("Ada"), "{title}");
            assert_eq!(length(&title), LONGEST_THREAD_TITLE);
        }
    }

    #[test]
    fn a_long_text_ends_with_a_whole_line_and_a_closed_block() {
        let rows = vec!["1. a1-a2  b1-b2"; 200].join("\n");
        let text = fit_text(format!("Head\n```\n{rows}\n```\nFoot"));
        assert!(text.ends_with("1. a1-a2  b1-b2\n```…"), "{text}");
        assert_eq!(text.matches(FENCE).count(), 2);
    }

    #[test]
    fn labels_that_begin_alike_still_differ() {
        let lines = ["b7-b6", "c7-c6"].map(|end| format!("{} {end}", "a".repeat(150)));
        let labels = fit_labels(lines.iter().map(String::as_str));
        assert_ne!(labels[0], labels[1]);
        assert!(labels[1].ends_with("c7-c6") && length(&labels[1]) == LONGEST_OPTION);
    }

    #[test]
    fn labels_that_begin_and_end_alike_still_differ() {
        let lines =
            ["b7-b6", "c7-c6", "d7-d6"].map(|middle| format!("{0} {middle} {0}", "a".repeat(150)));
        let labels = fit_labels(lines.iter().map(String::as_str));
        let differ: HashSet<&String> = labels.iter().collect();
        assert_eq!(differ.len(), 3, "{labels:?}");
        assert!(labels.iter().all(|label| length(label) <= LONGEST_OPTION));
        assert!(labels[2].ends_with(" (3)"), "{labels:?}");
    }

    #[test]
    fn what_differs_only_in_its_label_is_shown_once() {
        let more = LookAct::More { id: MatchId(1) };
        let twice = ["One", "Two"].map(|label| Button::labelled(more, Text::same(label)));
        let message = Message::default()
            .with_buttons(twice)
            .written(Locale::English)
            .fit();
        let one = Button::new(more, "button-more");
        assert_eq!(message.buttons.len(), 1);
        assert_eq!(message.buttons[0].leads_to, one.leads_to);
    }
}
