//! Everything that the bot says, in the order in which members meet it, as a page in each language.
//!
//! Those who translate read the pages in a row, because some mistakes only show in their context; and whoever changes
//! the code compares the pages from before and after, because what members read must not change by the way. So two runs
//! write the same bytes: time passes only between steps, all names are fixed, and nothing is left to chance.
//!
//! `cargo test --test bot reading -- --ignored` writes `target/reading/<language>.md`.

mod a_match;
mod acting;
mod computer;
mod contest;
mod finding;
mod first_steps;
mod ladder;
mod marks;
mod moderation;
mod month;
mod news;
mod places;
mod reader;
mod shown;
mod taps;
mod texts;
mod tournament;

use std::{env, fs, path::Path};

use rules::words::Locale;

use reader::{MISSING, Reader};

/// Writes the page of a language.
async fn write(locale: Locale) {
    let first = async {
        let mut reader = Reader::open(locale).await;
        first_steps::write(&mut reader).await;
        reader.finish().await
    };
    let texts = async {
        let mut reader = Reader::open_later(locale).await;
        texts::write(&mut reader);
        reader.finish().await
    };
    // Each chapter has a server of its own, and most of the time it waits.
    macro_rules! chapters {
        ($first:ident, $($chapter:ident),+; $last:ident) => {
            tokio::join!($first, $(async {
                let mut reader = Reader::open_later(locale).await;
                $chapter::write(&mut reader).await;
                reader.finish().await
            }),+, $last)
        };
    }
    let chapters = chapters!(
        first, a_match, month, computer, finding, tournament, contest, ladder, moderation; texts
    );
    let (first, a_match, month, computer, finding, ..) = &chapters;
    let (.., tournament, contest, ladder, moderation, texts) = &chapters;
    let title = format!("# Courtier: {}\n", locale.id());
    let all = [
        &title, first, a_match, month, computer, finding, tournament, contest, ladder, moderation,
        texts,
    ];
    let page: String = all.into_iter().map(String::as_str).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/reading");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(format!("{}.md", locale.id()));
    fs::write(&file, &page).expect("written");
    let missing: Vec<&str> = page.lines().filter(|line| line.contains(MISSING)).collect();
    assert!(missing.is_empty(), "{missing:#?}");
}

macro_rules! pages {
    ($($name:ident => $locale:ident),+ $(,)?) => {$(
        #[tokio::test]
        #[ignore = "writes pages to read: see docs/translating.md"]
        async fn $name() {
            write(Locale::$locale).await;
        }
    )+};
}

pages! {
    a_page_in_english => English,
    a_page_in_german => German,
    a_page_in_french => French,
    a_page_in_spanish => Spanish,
    a_page_in_portuguese => BrazilianPortuguese,
    a_page_in_polish => Polish,
    a_page_in_japanese => Japanese,
}
