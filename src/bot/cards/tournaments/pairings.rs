//! The matches of a tournament's round as pictures.

use super::{
    lines::{games, score},
    picture::{name, title},
};
use crate::bot::cards::boards::drawing;
use crate::{
    bot::{
        error::Error,
        messages::{File, Message, cut},
    },
    host::{TournamentRoundView, TournamentView},
};
use domain::community::tournament::{Game, GameResult};
use render::{Pairing, Pairings, Seats};
use rules::{look::Look, sentence, words::Locale};

/// The most pictures in the announcement of a round. A button shows the other matches.
const MOST_PAGES: usize = 4;

/// The most letters of a title that a picture has room for beside the number of the round.
const LONGEST_TITLE: usize = 24;

/// Announces a round with pictures of its matches.
pub(in crate::bot::cards) async fn round_pictures(
    card: Message,
    view: &TournamentRoundView,
    look: Look,
    locale: Locale,
) -> Result<Message, Error> {
    let games = games(&view.of, view.round);
    let mut card = card;
    for (page, games) in games.chunks(Pairings::PAGE).take(MOST_PAGES).enumerate() {
        card = card.with_file(picture(view, page, games, look, locale).await?);
    }
    Ok(card)
}

/// Draws a page of matches.
async fn picture(
    view: &TournamentRoundView,
    page: usize,
    games: &[&Game],
    look: Look,
    locale: Locale,
) -> Result<File, Error> {
    let TournamentRoundView { of, round } = view;
    let before = page * Pairings::PAGE;
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let alt = locale.say(&sentence!(
        "alt-pairings",
        name = of.terms.name.as_str(),
        round = round.to_string(),
        from = number(before + 1),
        to = number(before + games.len()),
    ));
    let drawn = drawn(of, *round, games, locale);
    let picture = drawing::draw(move || render::pairings(&drawn, look)).await?;
    let name = format!("round-{}-{round}-{}.png", of.id.0, page + 1);
    Ok(File::new(name, picture).described(alt))
}

fn drawn(view: &TournamentView, round: u32, games: &[&Game], locale: Locale) -> Pairings {
    let round = locale.say(&sentence!(
        "tournament-round-name",
        round = round.to_string()
    ));
    let title = cut(&title(view), LONGEST_TITLE);
    let games = games.iter();
    Pairings {
        title: if view.tournament.plan.at_once {
            title
        } else {
            format!("{title} · {round}")
        },
        pairings: games.map(|game| pairing(view, game, locale)).collect(),
        footer: locale.text("tournament-legend-robin"),
    }
}

fn pairing(view: &TournamentView, game: &Game, locale: Locale) -> Pairing {
    let first = name(view, game.first);
    let undecided = game.id.is_some_and(|id| view.undecided.contains(&id));
    Pairing {
        board: board(view, game),
        result: match (game.result, game.second) {
            (Some(result), _) => Some(score(result).to_owned()),
            (None, None) => Some("1".to_owned()),
            (None, Some(_)) => undecided.then(|| "?".to_owned()),
        },
        seats: match game.second {
            Some(second) => Seats::Two([first, name(view, second)]),
            None => Seats::One(locale.say(&sentence!("tournament-bye", player = first))),
        },
        winner: game.result.and_then(winner),
        // Everyone reads it.
        own: false,
    }
}

/// Returns the number of a board, with that of its round if all rounds are played simultaneously, or of
/// its game if there are several.
fn board(view: &TournamentView, game: &Game) -> String {
    if view.tournament.plan.at_once {
        return format!("{}.{}", game.round, game.board);
    }
    let mut others = view.tournament.games_of(game.round);
    let several = others.any(|other| other.board == game.board && other.game != game.game);
    if several {
        format!("{}.{}", game.board, game.game)
    } else {
        game.board.to_string()
    }
}

const fn winner(result: GameResult) -> Option<usize> {
    match result {
        GameResult::First | GameResult::FirstUnplayed => Some(0),
        GameResult::Second | GameResult::SecondUnplayed => Some(1),
        GameResult::Draw | GameResult::Unplayed => None,
    }
}
