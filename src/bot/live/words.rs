//! What the page says by itself, in the reader's language.

use rules::words::Locale;

/// The page, with the keys of [`FIRST_WORDS`] in braces.
const INDEX: &str = include_str!("../../../assets/page/index.html");

/// The words that the page has before it asks for the others, which can take long.
const FIRST_WORDS: [&str; 2] = ["page-loading", "page-offline"];

/// Returns the page in this language.
pub(super) fn index(locale: Locale) -> String {
    let page = INDEX.replace("{locale}", locale.id());
    FIRST_WORDS.iter().fold(page, |page, key| {
        page.replace(&format!("{{{key}}}"), &locale.text(key))
    })
}

/// The words of the page: the keys in the locale files.
pub(super) const WORDS: &[&str] = &[
    "button-accept",
    "button-analyze",
    "button-back",
    "button-browser",
    "button-cancel",
    "button-claim",
    "button-confirm-resign",
    "button-decline",
    "button-flip",
    "button-hint",
    "button-quiet",
    "button-keep-playing",
    "button-moves",
    "button-next",
    "button-next-lesson",
    "button-offer-draw",
    "button-play",
    "button-play-now",
    "button-previous",
    "button-puzzle-next",
    "button-puzzle-solution",
    "button-rematch",
    "button-resign",
    "button-resume",
    "button-rules",
    "button-stop",
    "button-takeback",
    "button-try-again",
    "button-tutorial",
    "button-withdraw",
    "page-again",
    "page-ask",
    "page-challenges",
    "page-consent",
    "page-declined",
    "page-empty",
    "page-first",
    "page-game",
    "page-here",
    "page-last",
    "page-learn",
    "page-loading",
    "page-lobby",
    "page-lost",
    "page-matches",
    "page-none",
    "page-offline",
    "page-rematch-over",
    "page-play-now-about",
    "page-puzzle",
    "page-theme",
    "page-watching",
    "page-won",
    "page-you",
    "page-your-turn",
    "rules-aim-heading",
    "select-pause",
    "theme-classic",
    "theme-colour-blind",
    "theme-contrast",
    "theme-night",
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_has_its_first_words_in_every_language_and_no_markup_in_them() {
        for locale in Locale::ALL {
            let page = index(locale);
            assert!(page.contains(&format!("<html lang=\"{}\">", locale.id())));
            assert!(!page.contains(['{', '}']), "{page}");
            for key in FIRST_WORDS {
                let words = locale.text(key);
                assert!(page.contains(&words), "{key}: {page}");
                assert!(!words.contains(['<', '>', '&', '"']), "{words}");
            }
        }
    }
}
