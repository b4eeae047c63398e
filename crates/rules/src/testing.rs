//! Helpers for the tests of every game.

use std::{fmt::Write, ops::ControlFlow};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};

use super::{Game, Outcome};
use crate::words::{Arg, Explain, Sentence};

/// Parses a position text that must be valid, and checks that it round-trips.
pub(super) fn position<G: Game>(text: &str) -> G {
    let position = G::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text);
    position
}

/// Plays moves that must be legal, and returns the position after them.
pub(super) fn after<G: Game>(text: &str, moves: &[&str]) -> G {
    moves.iter().fold(position(text), |mut position: G, text| {
        let mv = position
            .read_move(text)
            .unwrap_or_else(|error| panic!("{text} in {position}: {error}"));
        position.play(&mv).expect("a move that was read is legal");
        position
    })
}

/// Plays moves that must be legal, and returns the outcome after them.
pub(super) fn result<G: Game>(text: &str, moves: &[&str]) -> Option<Outcome> {
    after::<G>(text, moves).outcome()
}

/// Returns the refusal of a move as logs show it. The move must be refused, and there must be a
/// sentence for the refusal.
pub(super) fn refusal<G: Game>(text: &str, mv: &str) -> String {
    let sentence = refused::<G>(text, mv);
    said(&sentence);
    sentence.for_log()
}

/// Returns the refusal of a move as a player reads it.
pub(super) fn refusal_said<G: Game>(text: &str, mv: &str) -> String {
    said(&refused::<G>(text, mv))
}

fn refused<G: Game>(text: &str, mv: &str) -> Sentence {
    let position: G = position(text);
    match position.read_move(mv) {
        Ok(mv) => panic!("{} is legal in {text}", position.write_move(&mv)),
        Err(error) => error.sentence(),
    }
}

/// Returns the English sentence. All values it mentions must be filled in.
pub(super) fn said(sentence: &Sentence) -> String {
    let words = include_str!("../../../assets/locales/en/moves.ftl").to_owned();
    let mut bundle = FluentBundle::new(vec![unic_langid::langid!("en")]);
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(words).expect("moves.ftl is well-formed");
    bundle.add_resource(resource).expect("no key twice");
    let mut args = FluentArgs::new();
    for (name, value) in &sentence.args {
        match value {
            Arg::Number(number) => args.set(*name, *number),
            // No rule has words of its own to fill in.
            Arg::Sentence(sentence) => args.set(*name, sentence.key.as_ref()),
            Arg::Text(_) => args.set(*name, "text"),
            Arg::Same(words) => args.set(*name, words.as_str()),
        }
    }
    let message = bundle
        .get_message(&sentence.key)
        .unwrap_or_else(|| panic!("moves.ftl has no {}", sentence.key));
    let pattern = message.value().expect("a sentence");
    let (mut said, mut errors) = (String::new(), Vec::new());
    write!(
        said,
        "{}",
        bundle.format_pattern(pattern, Some(&args), &mut errors)
    )
    .expect("text");
    assert!(errors.is_empty(), "{}: {errors:?}", sentence.for_log());
    said
}

/// Lists the canonical texts of all legal moves that start with `beginning`, sorted.
pub(super) fn moves<G: Game>(text: &str, beginning: &str) -> Vec<String> {
    let position: G = position(text);
    let mut texts = Vec::new();
    let _ = position.visit_moves(|mv| {
        let text = position.write_move(&mv);
        assert_eq!(position.read_move(&text).as_ref(), Ok(&mv), "{text}");
        if text.starts_with(beginning) {
            texts.push(text);
        }
        ControlFlow::<()>::Continue(())
    });
    texts.sort();
    texts
}
