//! Lists of tournaments, and what is chosen in them.

use super::lines::MOST_LINES;
use crate::{
    discord::{
        cards::named::{Named, named},
        messages::{Message, Select, SelectOption, plain},
    },
    tournaments::ids::TournamentAct,
};
use domain::{
    community::tournament::{Between, GameResult, System},
    matches::Actor,
};
use rules::{
    sentence,
    words::{Arg, Lists, Sentence, Text},
};
use store::{Owner, TournamentSummary};

named! {
    System: "choice-system",
    Between: "scope",
    GameResult: "choice-result",
}

/// Says which result a match gets, with the name of the winner. The players are in the order in which they move.
pub(crate) fn result_of(result: GameResult, [first, second]: [Arg; 2]) -> Text {
    let (key, winner) = match result {
        GameResult::First => ("button-result-wins", first),
        GameResult::Second => ("button-result-wins", second),
        GameResult::FirstUnplayed => ("button-result-forfeit", first),
        GameResult::SecondUnplayed => ("button-result-forfeit", second),
        GameResult::Draw | GameResult::Unplayed => return result.text(),
    };
    sentence!(key, player = winner).into()
}

/// Lists the tournaments of a server, and those of others in which it can take part.
pub(crate) fn tournaments(
    list: &[TournamentSummary],
    elsewhere: &[TournamentSummary],
    reader: &Actor,
) -> Message {
    let lists = [("tournaments", list), ("tournaments-elsewhere", elsewhere)];
    let lists: Vec<(Text, Vec<Text>)> = lists
        .into_iter()
        .filter(|(_, list)| !list.is_empty())
        .map(|(key, list)| (sentence!(key).into(), list.iter().map(listed).collect()))
        .collect();
    if lists.is_empty() {
        return Message::of(sentence!(if reader.manages {
            "tournaments-none-managing"
        } else {
            "tournaments-none"
        }));
    }
    let options = list
        .iter()
        .map(|one| SelectOption::new(one.id.0, tournament_label(one)));
    let open = Select::new(TournamentAct::Open, sentence!("select-tournament"), options);
    Message::of(Lists {
        lists,
        most: MOST_LINES,
        more: &["more"],
    })
    .with_selects(open)
}

/// Returns a tournament's line in a list.
fn listed(one: &TournamentSummary) -> Text {
    let listed = Text::from(sentence!(
        "tournament-listed",
        name = plain(&one.name),
        number = one.id.0.to_string(),
        game = one.game.info().name,
        system = one.system.text(),
        players = one.players,
        stage = one.stage.id()
    ));
    match &one.owner {
        Owner::Here => listed,
        Owner::Elsewhere(Some(server)) => listed.then(format!(" · {}", plain(server))),
        Owner::Elsewhere(None) => {
            let other = sentence!("tournament-other-server");
            listed.then(Text::same(" · ")).then(other)
        }
    }
}

/// Returns a tournament's label in a list of suggestions.
pub(crate) fn tournament_label(one: &TournamentSummary) -> Sentence {
    let (id, game) = (format!("#{}", one.id.0), one.game.info().name);
    sentence!(
        "choice-tournament",
        id = id,
        tournament = one.name.as_str(),
        game = game
    )
}
