//! Lists of tournaments, and what is chosen in them.

use super::lines::MOST_LINES;
use crate::{
    bot::{
        cards::{Named, named},
        messages::{MOST_TEXT, Message, Select, SelectOption, plain, sections},
    },
    tournaments::ids::TournamentAct,
};
use domain::{
    community::tournament::{Between, GameResult, System},
    matches::Actor,
};
use rules::{sentence, words::Locale};
use store::{Owner, TournamentSummary};

named! {
    System: "choice-system",
    Between: "scope",
    GameResult: "choice-result",
}

/// Lists the tournaments of a server, and those of others in which it can take part.
pub(crate) fn tournaments(
    list: &[TournamentSummary],
    elsewhere: &[TournamentSummary],
    reader: &Actor,
    locale: Locale,
) -> Message {
    let lines = |list: &[TournamentSummary]| list.iter().map(|one| listed(one, locale)).collect();
    let mut lists = Vec::new();
    if !list.is_empty() {
        lists.push((locale.text("tournaments"), lines(list)));
    }
    if !elsewhere.is_empty() {
        lists.push((locale.text("tournaments-elsewhere"), lines(elsewhere)));
    }
    if lists.is_empty() {
        return Message::of(sentence!(if reader.manages {
            "tournaments-none-managing"
        } else {
            "tournaments-none"
        }));
    }
    let more = |left| locale.say(&sentence!("more", count = left));
    let options = list
        .iter()
        .map(|one| SelectOption::new(one.id.0, tournament_label(one, locale)));
    let open = Select::new(TournamentAct::Open, sentence!("select-tournament"), options);
    Message::of(sections(&lists, MOST_LINES, MOST_TEXT, more)).with_selects(open)
}

/// Returns a tournament's line in a list.
fn listed(one: &TournamentSummary, locale: Locale) -> String {
    let listed = locale.say(&sentence!(
        "tournament-listed",
        name = plain(&one.name),
        number = one.id.0.to_string(),
        game = one.game.info().name,
        system = one.system.label(locale),
        players = one.players,
        stage = one.stage.id()
    ));
    match &one.owner {
        Owner::Here => listed,
        Owner::Elsewhere(Some(server)) => format!("{listed} · {}", plain(server)),
        Owner::Elsewhere(None) => {
            format!("{listed} · {}", locale.text("tournament-other-server"))
        }
    }
}

/// Returns a tournament's label in a list of suggestions.
pub(crate) fn tournament_label(one: &TournamentSummary, locale: Locale) -> String {
    let (id, game) = (format!("#{}", one.id.0), one.game.info().name);
    locale.say(&sentence!(
        "choice-tournament",
        id = id,
        tournament = one.name.as_str(),
        game = game
    ))
}
