//! Lines of tournaments: the standings, and who plays whom.

use std::ops::Range;

use crate::{
    discord::messages::{link, mention, plain},
    tournaments::actions::TournamentView,
};
use domain::community::tournament::{Game, GameResult, Line, Number, Stage, System};
use render::quarters;
use rules::{
    sentence,
    words::{Lists, Sentence, Text},
};

/// The most lines of a list that a message shows.
pub(crate) const MOST_LINES: usize = 64;

/// Returns the lines, if there are any, as a list of at most this many below the rest.
pub(crate) fn with_list(
    mut head: Vec<Text>,
    (heading, lines): (Sentence, Vec<Text>),
    most: usize,
) -> Text {
    if !lines.is_empty() {
        head.push(Lists::one(heading, lines, most).into());
    }
    Text::lines(head)
}

/// Explains the numbers of the standings.
pub(crate) fn legend(view: &TournamentView) -> Sentence {
    let key = match view.tournament.plan.system {
        System::Swiss => "tournament-standings-swiss",
        System::RoundRobin | System::DoubleRoundRobin => "tournament-standings-round-robin",
        System::Knockout => "tournament-standings-knockout",
    };
    sentence!(key)
}

/// Returns the standings in this range, or of a knock-out that is being played those who are still in it: most have the
/// same place, and byes count as points.
pub(crate) fn ranking(view: &TournamentView, rows: Range<usize>) -> (Sentence, Vec<Text>) {
    if is_running_knockout(view) {
        let remaining = view.tournament.remaining();
        let players = remaining.into_iter().map(|number| player(view, number));
        return (sentence!("tournament-remaining"), players.collect());
    }
    let lines = view.standings.get(rows).unwrap_or_default();
    let lines = lines.iter().map(|line| standing(view, line));
    (legend(view), lines.collect())
}

/// Returns whether it is a knock-out that is being played.
pub(crate) fn is_running_knockout(view: &TournamentView) -> bool {
    let tournament = &view.tournament;
    tournament.plan.system == System::Knockout && tournament.stage == Stage::Running
}

pub(crate) fn standing(view: &TournamentView, line: &Line) -> Text {
    let who = player(view, line.number);
    let who = if line.out {
        sentence!("tournament-withdrawn-player", player = who).into()
    } else {
        who
    };
    let ranked = Text::same(format!("{}. ", line.place)).then(who);
    // In a knock-out the place says all: byes would count as rounds won.
    if view.tournament.plan.system == System::Knockout {
        return ranked;
    }
    let points = quarters(u64::from(line.halves) * 2);
    // The others only separate a few players, and need not be read.
    let breaks = line
        .tie_breaks
        .iter()
        .take(match view.tournament.plan.system {
            System::Swiss => 2,
            _ => 1,
        });
    let breaks: Vec<String> = breaks.map(|worth| quarters(*worth)).collect();
    let breaks = if breaks.is_empty() {
        String::new()
    } else {
        format!(" ({})", breaks.join(" · "))
    };
    ranked.then(format!(" **{points}**{breaks}"))
}

/// Returns the games of a round, or of all rounds if they are played simultaneously: byes first, which
/// are few and must be seen, and then those that are running.
pub(crate) fn games(view: &TournamentView, round: u32) -> Vec<&Game> {
    let all = view.tournament.games.iter();
    let of_round = |game: &&Game| view.tournament.plan.at_once || game.round == round;
    let mut games: Vec<&Game> = all.filter(of_round).collect();
    games.sort_by_key(|game| (game.second.is_some(), game.is_over()));
    games
}

/// Whether lines of games lead to the boards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Boards {
    Linked,
    NotLinked,
}

/// Returns the lines of these games.
pub(crate) fn game_lines(view: &TournamentView, games: &[&Game], boards: Boards) -> Vec<Text> {
    let games = games.iter();
    games.map(|game| game_line(view, game, boards)).collect()
}

pub(crate) fn game_line(view: &TournamentView, game: &Game, boards: Boards) -> Text {
    let first = player(view, game.first);
    let Some(second) = game.second else {
        return sentence!("tournament-bye", player = first).into();
    };
    let players = Text::joined([first, player(view, second)], " – ");
    let board = |id| {
        let (channel, message) = view.boards.get(&id)?;
        Some(link(view.here, *channel, Some(*message)))
    };
    match (game.result, game.id) {
        (Some(result), _) => players.then(format!(" **{}**", score(result))),
        (None, Some(id)) if view.undecided.contains(&id) => sentence!(
            "tournament-undecided",
            players = players,
            id = id.to_string()
        )
        .into(),
        // Managers decide it by its number.
        (None, Some(id)) => match board(id).filter(|_| boards == Boards::Linked) {
            Some(board) => players.then(format!(" {id} {board}")),
            None => players.then(format!(" {id}")),
        },
        (None, None) => players,
    }
}

/// Returns a result in the usual notation: `+` and `-` where a player did not show up.
pub(crate) const fn score(result: GameResult) -> &'static str {
    match result {
        GameResult::First => "1–0",
        GameResult::Second => "0–1",
        GameResult::Draw => "½–½",
        GameResult::FirstUnplayed => "+/-",
        GameResult::SecondUnplayed => "-/+",
        GameResult::Unplayed => "-/-",
    }
}

pub(crate) fn player(view: &TournamentView, number: Number) -> Text {
    let entrants = view.tournament.entrants.iter().zip(&view.names);
    let mut found = entrants.filter(|(one, _)| one.number == number);
    match found.next() {
        // Discord shows a mention of a user who is not in the server as a number.
        Some((one, name)) if one.server != view.here && !one.player.is_deleted() => {
            Text::same(plain(name))
        }
        Some((one, _)) => mention(one.player).into(),
        None => Text::same(number.to_string()),
    }
}
