//! How to play here.

use crate::{bot::messages::Message, games::GameId, sentence, words::Locale};

/// How to play here.
pub(in crate::bot) fn help(locale: Locale) -> Message {
    let games: Vec<&str> = GameId::ALL.iter().map(|game| game.info().name).collect();
    Message::of(locale.say(&sentence!("help", games = games.join(", "))))
}
