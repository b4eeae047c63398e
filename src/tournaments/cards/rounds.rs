//! Announcements of a tournament's rounds, and of its result.

use super::{
    first_move,
    lines::{Boards, MOST_LINES, fitting, game_lines, games, legend, player, standing},
    pages::{own_match_button, standings_button},
    podium::{Step, steps},
};
use crate::{
    bot::messages::{MOST_TEXT, Message, plain, relative_time, sections},
    tournaments::actions::{TournamentRoundView, TournamentView},
};
use domain::community::tournament::Stage;
use rules::{sentence, words::Locale};

/// Announces a round: who plays whom.
pub(crate) fn tournament_round(view: &TournamentRoundView, locale: Locale) -> Message {
    let TournamentRoundView { of, round } = view;
    let title = locale.say(&sentence!(
        "tournament-title",
        part = "round",
        name = plain(&of.terms.name),
        number = of.id.0.to_string(),
        round = round.to_string()
    ));
    let mut text = vec![title];
    let is_newest = of.tournament.round() == *round && of.tournament.stage == Stage::Running;
    if let Some(until) = of.deadline.filter(|_| is_newest) {
        text.push(locale.say(&sentence!("tournament-until", until = relative_time(until))));
    }
    if of.tournament.stage == Stage::Running {
        text.extend(first_move(of.terms.no_show_days).map(|limit| locale.say(&limit)));
    }
    let head = text.join("\n");
    let room = MOST_TEXT.saturating_sub(head.chars().count() + 1);
    let more = |left| {
        let more = locale.say(&sentence!("more", count = left));
        format!("{more} {}", locale.text("tournament-see-own"))
    };
    let games = games(of, *round);
    let list = |boards| {
        let lines = game_lines(of, &games, boards, locale);
        vec![(locale.text("tournament-games"), lines)]
    };
    let list = fitting([Boards::Linked, Boards::NotLinked].map(list), room, more);
    let own = own_match_button(of, *round);
    Message::of(format!("{head}\n{list}")).with_buttons([own, standings_button(of)])
}

/// Announces how a tournament ended.
pub(crate) fn tournament_result(view: &TournamentView, locale: Locale) -> Message {
    let title = locale.say(&sentence!(
        "tournament-title",
        part = "result",
        name = plain(&view.terms.name),
        number = view.id.0.to_string()
    ));
    let head = format!("{title}\n{}", podium(view, locale));
    let room = MOST_TEXT.saturating_sub(head.chars().count() + 1);
    let more = |left| locale.say(&sentence!("more", count = left));
    let standings = view
        .standings
        .iter()
        .map(|line| standing(view, line, locale));
    let list = [(locale.say(&legend(view)), standings.collect())];
    Message::of(format!(
        "{head}\n{}",
        sections(&list, MOST_LINES, room, more)
    ))
    .with_buttons([standings_button(view)])
}

/// Names the players in the first three places.
fn podium(view: &TournamentView, locale: Locale) -> String {
    let steps = steps(view).into_iter().map(|Step { medal, lines, .. }| {
        let names = lines.iter();
        let names = names.map(|line| player(view, line.number, locale));
        format!("{medal} {}", names.collect::<Vec<_>>().join(", "))
    });
    steps.collect::<Vec<String>>().join("\n")
}
