//! The picture of a tournament: a crosstable, or the bracket of a knock-out.

use super::lines::legend;
use crate::{
    discord::{
        cards::{alt_of_list, rows_after},
        messages::{File, Message, cut},
    },
    tournaments::actions::TournamentView,
};
use domain::{
    community::tournament::{Game, GameResult, Line, Number, System},
    matches::UserId,
};
use render::{
    Bracket, BracketRound, Contender, Crosstable, CrosstableRow, Encounter, Fate, Meeting, Score,
    quarters,
};
use rules::{
    Side,
    look::Look,
    sentence,
    words::{Locale, Sentence, Text},
};

/// The most letters of a title that a picture has room for.
const LONGEST_TITLE: usize = 40;

/// The drawing of a tournament.
pub(crate) enum Drawn {
    Table {
        table: Crosstable,
        /// Whether the latest columns come first: those of a Swiss are rounds.
        by_round: bool,
    },
    Bracket(Bracket),
}

/// Returns the drawing of a tournament for this viewer, once a match has begun.
pub(crate) fn drawn(
    view: &TournamentView,
    viewer: Option<UserId>,
    locale: Locale,
) -> Option<Drawn> {
    if view.tournament.games.is_empty() {
        return None;
    }
    let system = view.terms.plan.system;
    Some(if system == System::Knockout {
        Drawn::Bracket(bracket(view, viewer, locale))
    } else {
        Drawn::Table {
            table: crosstable(view, viewer, locale),
            by_round: system == System::Swiss,
        }
    })
}

impl Drawn {
    /// Returns how many pages there are from the top, and how many from the left.
    pub(crate) fn pages(&self) -> (usize, usize) {
        match self {
            Drawn::Table { table, .. } => table.pages(),
            Drawn::Bracket(bracket) => (bracket.pages(), 1),
        }
    }

    /// Returns the viewer's page. For others, that is the one with the best players, or with the last
    /// rounds.
    pub(crate) fn own_page(&self) -> (usize, usize) {
        match self {
            Drawn::Table { table, by_round } => {
                let last = table.pages().1.saturating_sub(1);
                (table.own_page(), if *by_round { last } else { 0 })
            }
            Drawn::Bracket(bracket) => (bracket.own_page(), 0),
        }
    }

    /// Returns a page as a file.
    pub(crate) fn picture(self, view: &TournamentView, page: (usize, usize), look: Look) -> File {
        let name = format!("tournament-{}.png", view.id.0);
        match self {
            Drawn::Table { table, .. } => {
                let shown = table.page(page.0, page.1);
                let alt = rows_after(legend(view), shown.rows.iter().map(standing_alt));
                File::drawn(name, move |_| render::crosstable(&shown, look)).described(alt)
            }
            Drawn::Bracket(bracket) => {
                let shown = bracket.page(page.0);
                let rounds: Vec<Text> = shown.rounds.iter().map(round_alt).collect();
                let alt = Text::joined(rounds, " ");
                File::drawn(name, move |_| render::bracket(&shown, look)).described(alt)
            }
        }
    }
}

/// Says what a row of a table shows: "1. Ada 2½".
fn standing_alt(row: &CrosstableRow) -> Text {
    Text::same(format!("{}. {} {}", row.place, row.name, row.points))
}

/// Says what a round of a bracket shows: "Round 1: Ada 1 – Ben 0; Cleo – Dan."
fn round_alt(round: &BracketRound) -> Text {
    let meetings = round.meetings.iter().filter_map(|meeting| {
        let names = meeting.contenders.iter().flatten();
        let names: Vec<String> = names
            .map(|one| format!("{} {}", one.name, one.score).trim_end().to_owned())
            .collect();
        (!names.is_empty()).then(|| Text::same(names.join(" – ")))
    });
    alt_of_list(Text::same(round.name.clone()), meetings)
}

/// Adds the picture to a message about a tournament, once there is one.
pub(crate) fn tournament_picture(
    card: Message,
    view: &TournamentView,
    look: Look,
    locale: Locale,
) -> Message {
    let Some(drawn) = drawn(view, None, locale) else {
        return card;
    };
    let page = drawn.own_page();
    card.with_file(drawn.picture(view, page, look))
}

/// Returns whether a player is the viewer.
fn is(view: &TournamentView, number: Number, viewer: Option<UserId>) -> bool {
    let entrant = view.tournament.entrant(number);
    viewer.is_some() && entrant.map(|one| one.player) == viewer
}

pub(crate) fn title(view: &TournamentView) -> String {
    cut(&view.terms.name, LONGEST_TITLE)
}

pub(crate) fn name(view: &TournamentView, number: Number) -> String {
    let entrants = view.tournament.entrants.iter().zip(&view.names);
    let mut found = entrants.filter(|(one, _)| one.number == number);
    found
        .next()
        .map_or_else(|| number.to_string(), |(_, name)| name.clone())
}

fn crosstable(view: &TournamentView, viewer: Option<UserId>, locale: Locale) -> Crosstable {
    let by_round = view.terms.plan.system == System::Swiss;
    let columns: Vec<String> = if by_round {
        let rounds = 1..=view.tournament.round();
        rounds.map(|round| round.to_string()).collect()
    } else {
        let places = 1..=view.standings.len();
        places.map(|place| place.to_string()).collect()
    };
    let rows = (1..).zip(&view.standings).map(|(row, line)| CrosstableRow {
        // Encounters and columns name a row, so players who share a place get one each.
        place: row,
        name: name(view, line.number),
        points: quarters(u64::from(line.halves) * 2),
        encounters: if by_round {
            rounds(view, line.number)
        } else {
            opponents(view, line.number)
        },
        own: is(view, line.number, viewer),
    });
    Crosstable {
        title: title(view),
        columns,
        rows: rows.collect(),
        footer: locale.text(if by_round {
            "tournament-legend-rounds"
        } else {
            "tournament-legend-robin"
        }),
    }
}

/// Returns a place, a row or a number of players as a picture and a sentence need it.
pub(super) fn short(place: usize) -> u32 {
    u32::try_from(place).unwrap_or(u32::MAX)
}

/// Returns a player's encounters, round by round.
fn rounds(view: &TournamentView, number: Number) -> Vec<Encounter> {
    let entrant = view.tournament.entrant(number);
    let from = entrant.map_or(1, |entrant| entrant.from);
    let rounds = 1..=view.tournament.round();
    let round = |round| {
        let mut games = view.tournament.games_of(round);
        match games.find(|game| is_of(game, number)) {
            Some(game) if game.second.is_none() => Encounter::Alone("1".to_owned()),
            Some(game) => Encounter::Games(vec![played(view, game, number)]),
            None if round < from => Encounter::Alone("½".to_owned()),
            None => Encounter::Blank,
        }
    };
    rounds.map(round).collect()
}

/// Returns a player's encounters, opponent by opponent.
fn opponents(view: &TournamentView, number: Number) -> Vec<Encounter> {
    let against = |line: &Line| {
        if line.number == number {
            return Encounter::Oneself;
        }
        let games = view.tournament.games.iter();
        let both = games.filter(|game| is_of(game, number) && is_of(game, line.number));
        // The column names the opponent.
        let played = both.map(|game| render::Game {
            opponent: None,
            ..played(view, game, number)
        });
        let games: Vec<_> = played.collect();
        if games.is_empty() {
            Encounter::Blank
        } else {
            Encounter::Games(games)
        }
    };
    view.standings.iter().map(against).collect()
}

fn is_of(game: &Game, number: Number) -> bool {
    game.first == number || game.second == Some(number)
}

/// Returns a game from this player's point of view.
fn played(view: &TournamentView, game: &Game, number: Number) -> render::Game {
    let side = if game.first == number {
        Side::First
    } else {
        Side::Second
    };
    let other = if side == Side::First {
        game.second
    } else {
        Some(game.first)
    };
    let row = |number| {
        let row = view.standings.iter().position(|line| line.number == number);
        row.map(|row| short(row + 1))
    };
    render::Game {
        score: game.result.map(|result| score(result, side)),
        opponent: other.and_then(row),
        side: Some(side),
    }
}

fn score(result: GameResult, side: Side) -> Score {
    match (result, side) {
        (GameResult::First, Side::First) | (GameResult::Second, Side::Second) => Score::Win,
        (GameResult::First, Side::Second) | (GameResult::Second, Side::First) => Score::Loss,
        (GameResult::Draw, _) => Score::Draw,
        (GameResult::FirstUnplayed, Side::First) | (GameResult::SecondUnplayed, Side::Second) => {
            Score::ForfeitWin
        }
        (GameResult::FirstUnplayed | GameResult::SecondUnplayed | GameResult::Unplayed, _) => {
            Score::ForfeitLoss
        }
    }
}

fn bracket(view: &TournamentView, viewer: Option<UserId>, locale: Locale) -> Bracket {
    let all = view.tournament.rounds();
    // Those who are through from the round before, from the top of the bracket to its bottom.
    let mut through: Vec<Option<Number>> = Vec::new();
    let rounds = (1..=all).map(|round| {
        let mut begun = view.tournament.meetings(round);
        begun.sort_by_key(|games| games.first().map(|game| game.board));
        let count = 1_usize << (all - round).min(7);
        let from = |place: usize| through.get(place).copied().flatten();
        let meetings: Vec<(Meeting, Option<Number>)> = (0..count)
            .map(|place| {
                let above = [from(2 * place), from(2 * place + 1)];
                match begun.get(place) {
                    Some(games) => meeting(view, games, above, (viewer, locale)),
                    None => to_come(view, above, viewer),
                }
            })
            .collect();
        let (meetings, winners) = meetings.into_iter().unzip();
        through = winners;
        BracketRound {
            name: locale.say(&round_name(round, all)),
            meetings,
        }
    });
    Bracket {
        title: title(view),
        rounds: rounds.collect(),
        footer: String::new(),
    }
}

/// Returns what a round of a bracket is called: the last three have names of their own.
fn round_name(round: u32, all: u32) -> Sentence {
    let part = own_name(round, all).unwrap_or("round");
    sentence!(
        "tournament-round-name",
        part = part,
        round = round.to_string()
    )
}

/// Returns the name of its own that a round of a tournament has, if it is one of the last of a knock-out.
pub(super) fn last_round_name(view: &TournamentView, round: u32) -> Option<Sentence> {
    let (all, system) = (view.tournament.rounds(), view.tournament.plan.system);
    let has_name = system == System::Knockout && own_name(round, all).is_some();
    has_name.then(|| round_name(round, all))
}

/// Returns the id of the name of its own that a round of a bracket has.
const fn own_name(round: u32, all: u32) -> Option<&'static str> {
    match all.checked_sub(round) {
        Some(0) => Some("final"),
        Some(1) => Some("semifinal"),
        Some(2) => Some("quarterfinal"),
        _ => None,
    }
}

/// Returns a meeting that has not begun, with those who are through to it.
fn to_come(
    view: &TournamentView,
    above: [Option<Number>; 2],
    viewer: Option<UserId>,
) -> (Meeting, Option<Number>) {
    let contender = |number| Contender {
        name: name(view, number),
        score: String::new(),
        fate: Fate::Open,
        own: is(view, number, viewer),
    };
    let contenders = above.map(|number| number.map(contender));
    (Meeting { contenders }, None)
}

/// Returns a meeting with its games, and who is through. The winner of the upper meeting before is the
/// upper contender, as the lines of the bracket lead there.
fn meeting(
    view: &TournamentView,
    games: &[Game],
    above: [Option<Number>; 2],
    (viewer, locale): (Option<UserId>, Locale),
) -> (Meeting, Option<Number>) {
    let Some(begun) = games.first() else {
        return to_come(view, above, viewer);
    };
    let through = view.tournament.winner_of(games);
    let contender = |number: Number| {
        let points: u64 = games.iter().map(|game| halves(game, number)).sum();
        let is_over = games.iter().any(|game| game.result.is_some());
        Contender {
            name: name(view, number),
            score: if is_over {
                quarters(points * 2)
            } else {
                String::new()
            },
            fate: match through {
                Some(winner) if winner == number => Fate::Through,
                Some(_) => Fate::Out,
                None => Fate::Open,
            },
            own: is(view, number, viewer),
        }
    };
    let bye = || Contender {
        name: locale.text("bracket-bye"),
        score: String::new(),
        fate: Fate::Out,
        own: false,
    };
    let mut contenders = [
        Some(contender(begun.first)),
        Some(begun.second.map_or_else(bye, contender)),
    ];
    let is_upper = begun.second.is_some() && above[0] == begun.second;
    if is_upper || (above[1] == Some(begun.first) && above[0] != Some(begun.first)) {
        contenders.reverse();
    }
    (Meeting { contenders }, through)
}

/// Returns a player's score in a game, in half points.
fn halves(game: &Game, number: Number) -> u64 {
    let side = if game.first == number {
        Side::First
    } else {
        Side::Second
    };
    match game.result.map(|result| score(result, side)) {
        Some(Score::Win | Score::ForfeitWin) => 2,
        Some(Score::Draw) => 1,
        Some(Score::Loss | Score::ForfeitLoss) | None => 0,
    }
}
