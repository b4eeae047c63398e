//! Lines of tournaments: the standings, and who plays whom.

use crate::{
    bot::messages::{link, mentioned, plain, sections},
    tournaments::actions::TournamentView,
};
use domain::community::tournament::{Game, GameResult, Line, Number, System};
use render::quarters;
use rules::{
    sentence,
    words::{Locale, Sentence},
};

/// The most lines of a list that a message shows.
pub(crate) const MOST_LINES: usize = 64;

/// Returns the lists with links if all of them have room, or else without: then as many lines as
/// possible are shown.
pub(crate) fn fitting(
    [linked, bare]: [Vec<(String, Vec<String>)>; 2],
    room: usize,
    more: impl Fn(u32) -> String,
) -> String {
    let all: usize = linked.iter().flat_map(|(_, lines)| lines).count();
    let whole = sections(&linked, all, usize::MAX, &more);
    if whole.chars().count() <= room && all <= MOST_LINES {
        return whole;
    }
    sections(&bare, MOST_LINES, room, more)
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

pub(crate) fn standing(view: &TournamentView, line: &Line, locale: Locale) -> String {
    let who = player(view, line.number, locale);
    let who = if line.out {
        locale.say(&sentence!("tournament-withdrawn-player", player = who))
    } else {
        who
    };
    let points = match view.tournament.plan.system {
        System::Knockout => (line.halves / 2).to_string(),
        _ => quarters(u64::from(line.halves) * 2),
    };
    // The others only separate a few players, and need not be read.
    let breaks = line
        .tie_breaks
        .iter()
        .take(match view.tournament.plan.system {
            System::Swiss => 2,
            _ => 1,
        });
    let breaks: Vec<String> = breaks.map(|worth| quarters(*worth)).collect();
    let place = line.place;
    if breaks.is_empty() {
        format!("{place}. {who} **{points}**")
    } else {
        format!("{place}. {who} **{points}** ({})", breaks.join(" · "))
    }
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
pub(crate) fn game_lines(
    view: &TournamentView,
    games: &[&Game],
    boards: Boards,
    locale: Locale,
) -> Vec<String> {
    let games = games.iter();
    games
        .map(|game| game_line(view, game, boards, locale))
        .collect()
}

pub(crate) fn game_line(
    view: &TournamentView,
    game: &Game,
    boards: Boards,
    locale: Locale,
) -> String {
    let first = player(view, game.first, locale);
    let Some(second) = game.second else {
        return locale.say(&sentence!("tournament-bye", player = first));
    };
    let second = player(view, second, locale);
    let board = |id| {
        let (channel, message) = view.boards.get(&id)?;
        Some(link(view.here, *channel, Some(*message)))
    };
    match (game.result, game.id) {
        (Some(result), _) => format!("{first} – {second} **{}**", score(result)),
        (None, Some(id)) if view.undecided.contains(&id) => locale.say(&sentence!(
            "tournament-undecided",
            players = format!("{first} – {second}"),
            id = id.to_string()
        )),
        // Managers decide it by its number.
        (None, Some(id)) => match board(id).filter(|_| boards == Boards::Linked) {
            Some(board) => format!("{first} – {second} {id} {board}"),
            None => format!("{first} – {second} {id}"),
        },
        (None, None) => format!("{first} – {second}"),
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

pub(crate) fn player(view: &TournamentView, number: Number, locale: Locale) -> String {
    let entrants = view.tournament.entrants.iter().zip(&view.names);
    let mut found = entrants.filter(|(one, _)| one.number == number);
    match found.next() {
        // Discord shows a mention of a user who is not in the server as a number.
        Some((one, name)) if one.server != view.here && !one.player.is_deleted() => plain(name),
        Some((one, _)) => mentioned(one.player, locale),
        None => number.to_string(),
    }
}
