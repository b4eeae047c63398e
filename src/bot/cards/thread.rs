//! The thread of a match.

use crate::{host::ChallengeView, sentence, words::Locale};

/// The title of a match's thread.
pub(in crate::bot) fn thread_title(
    view: &ChallengeView,
    names: &[String; 2],
    locale: Locale,
) -> String {
    locale.say(&sentence!(
        "thread-title",
        id = view.id.to_string(),
        first = names[0].as_str(),
        second = names[1].as_str(),
    ))
}
