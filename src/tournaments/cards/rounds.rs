//! Announcements of a tournament's rounds, and of its result.

use super::{
    first_move,
    lines::{Boards, MOST_LINES, game_lines, games, legend, player, standing},
    pages::{own_match_button, standings_button},
    picture::last_round_name,
    podium::{Step, steps},
};
use crate::{
    discord::messages::{Message, bold, plain, relative_time},
    tournaments::actions::{TournamentRoundView, TournamentView},
};
use domain::community::tournament::Stage;
use rules::{
    sentence,
    words::{Lists, Text},
};

/// Announces a round: who plays whom, with links to the boards if all lines have room for them.
pub(crate) fn tournament_round(view: &TournamentRoundView) -> Message {
    let TournamentRoundView { of, round } = view;
    let title = sentence!(
        "tournament-title",
        part = "round",
        name = plain(&of.terms.name),
        number = of.id.0.to_string(),
        round = round.to_string()
    );
    let mut head = vec![Text::from(title)];
    head.extend(last_round_name(of, *round).map(bold));
    let is_newest = of.tournament.round() == *round && of.tournament.stage == Stage::Running;
    if let Some(until) = of.deadline.filter(|_| is_newest) {
        head.push(sentence!("tournament-until", until = relative_time(until)).into());
    }
    if of.tournament.stage == Stage::Running {
        head.extend(first_move(of.terms.no_show_days).map(Text::from));
    }
    let games = games(of, *round);
    let [linked, bare] = [Boards::Linked, Boards::NotLinked].map(|boards| {
        let lines = game_lines(of, &games, boards);
        Text::from(Lists {
            more: &["more", "tournament-see-own"],
            ..Lists::one(sentence!("tournament-games"), lines, MOST_LINES)
        })
    });
    let list = if games.len() > MOST_LINES {
        bare
    } else {
        linked.or_shorter(bare)
    };
    let own = own_match_button(of, *round);
    Message::of(Text::lines([Text::lines(head), list])).with_buttons([own, standings_button(of)])
}

/// Announces how a tournament ended.
pub(crate) fn tournament_result(view: &TournamentView) -> Message {
    let title = sentence!(
        "tournament-title",
        part = "result",
        name = plain(&view.terms.name),
        number = view.id.0.to_string()
    );
    let standings = view.standings.iter().map(|line| standing(view, line));
    let list = Lists::one(legend(view), standings, MOST_LINES);
    Message::of(Text::lines([title.into(), podium(view), list.into()]))
        .with_buttons([standings_button(view)])
}

/// Names the players in the first three places.
fn podium(view: &TournamentView) -> Text {
    let steps = steps(view).into_iter().map(|Step { medal, lines, .. }| {
        let names = lines.iter().map(|line| player(view, line.number));
        Text::same(format!("{medal} ")).then(Text::joined(names, ", "))
    });
    Text::lines(steps)
}
