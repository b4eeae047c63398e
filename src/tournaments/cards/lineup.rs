//! The picture of a tournament that has not begun: its game, and its players in the order of their ratings.

use std::cmp::Reverse;

use super::{picture::title, terms};
use crate::{
    discord::{
        cards::alt_of_list,
        messages::{File, Message},
    },
    tournaments::actions::TournamentView,
};
use domain::community::tournament::Stage;
use render::{LINEUP, Lineup, LineupPlayer};
use rules::{
    look::Look,
    sentence,
    words::{Locale, Sentence, Text},
};

/// Adds the picture of the game and the players to the card of a tournament that has not begun.
pub(crate) fn lineup_picture(card: Message, view: &TournamentView, look: Look) -> Message {
    if view.tournament.stage != Stage::SignUp {
        return card;
    }
    let alt = sentence!(
        "alt-lineup",
        tournament = view.terms.name.as_str(),
        game = view.terms.start.game().info().name
    );
    let players = players(view);
    let named = players.iter().map(|one| {
        let note = (!one.note.is_empty()).then(|| format!(" ({})", one.note));
        Text::same(format!(
            "{}. {}{}",
            one.seed,
            one.name,
            note.unwrap_or_default()
        ))
    });
    let more = more(view).map(Text::from);
    let alt = if view.names.is_empty() {
        Text::joined([alt.into()].into_iter().chain(more), ". ")
    } else {
        alt_of_list(alt, named.chain(more))
    };
    let name = format!("lineup-{}.png", view.id.0);
    let view = view.clone();
    let draw = move |locale| render::lineup(&lineup(&view, locale), look);
    card.with_file(File::drawn(name, draw).described(alt))
}

/// Returns the players by their ratings when they entered, and equal ones as they entered. The start seeds them by what
/// their ratings are then.
fn players(view: &TournamentView) -> Vec<LineupPlayer> {
    let mut all: Vec<(&str, Option<u32>)> = view
        .names
        .iter()
        .map(String::as_str)
        .zip(view.ratings.iter().copied())
        .collect();
    all.sort_by_key(|(_, rating)| Reverse(*rating));
    let seeded = (1..)
        .zip(all)
        .take(LINEUP - usize::from(more(view).is_some()));
    seeded
        .map(|(seed, (name, rating))| LineupPlayer {
            seed,
            name: name.to_owned(),
            note: rating.map(|rating| rating.to_string()).unwrap_or_default(),
        })
        .collect()
}

/// Says how many more players there are, or that there are none.
fn more(view: &TournamentView) -> Option<Sentence> {
    let count = view.names.len();
    if count == 0 {
        return Some(sentence!("tournament-sign-up", count = 0u32));
    }
    // The words take the room of a player.
    let left = (count > LINEUP).then(|| count - (LINEUP - 1))?;
    let left = u32::try_from(left).unwrap_or(u32::MAX);
    Some(sentence!("more", count = left))
}

/// Returns the line-up in the form in which it is drawn.
pub(super) fn lineup(view: &TournamentView, locale: Locale) -> Lineup {
    Lineup {
        title: title(view),
        note: locale.say(&terms(view)),
        position: view.terms.start.clone(),
        players: players(view),
        more: more(view).map(|said| locale.say(&said)).unwrap_or_default(),
    }
}
