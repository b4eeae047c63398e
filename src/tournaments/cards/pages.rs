//! A tournament page by page, in private: the standings with their picture, and the matches of a round.
//! Each opens at the reader's own page.

use std::ops::Range;

use super::{
    join_button, leave_button,
    lines::{Boards, game_line, games, is_running_knockout, player, ranking, with_list},
    picture::{Drawn, drawn},
    state, terms, title,
};
use crate::{
    discord::{
        cards::yes_or_no,
        messages::{Button, Message, plain},
    },
    tournaments::{
        actions::TournamentView,
        ids::{TournamentAct, TournamentPage},
    },
};
use domain::{
    community::tournament::{Number, System},
    matches::UserId,
};
use render::quarters;
use rules::{
    look::Look,
    sentence,
    words::{Locale, Sentence, Text},
};

/// The number of players on a page before the start.
const PLAYERS: usize = 30;

/// The number of matches on a page: this many fit with links and the longest names.
const MATCHES: usize = 8;

/// The most of their own matches that a reader is shown if all begin simultaneously.
const MOST_OWN: usize = 3;

/// The part of a tournament's table to show.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TablePart {
    /// The page from the top.
    pub(crate) down: TournamentPage,
    /// The page from the left.
    pub(crate) right: TournamentPage,
}

impl TablePart {
    /// The reader's own page.
    pub(crate) const OWN: TablePart = TablePart {
        down: TournamentPage::Own,
        right: TournamentPage::Own,
    };
}

/// Shows a page of a tournament's standings to this reader.
pub(crate) fn tournament_table(
    view: &TournamentView,
    part: TablePart,
    reader: UserId,
    look: Look,
    locale: Locale,
) -> Message {
    let drawn = drawn(view, Some(reader), locale);
    let own = number_of(view, reader);
    let (pages, at) = if let Some(drawn) = &drawn {
        let (pages, own) = (drawn.pages(), drawn.own_page());
        let at = (part.down.or(own.0, pages.0), part.right.or(own.1, pages.1));
        (pages, at)
    } else {
        let entrants = &view.tournament.entrants;
        let pages = entrants.len().div_ceil(PLAYERS).max(1);
        let own = entrants.iter().position(|one| Some(one.number) == own);
        let own = own.map_or(0, |place| place / PLAYERS);
        ((pages, 1), (part.down.or(own, pages), 0))
    };
    let mut head = own_lines(view, own);
    head.extend([title(view), terms(view)]);
    head.extend(state(view));
    let head = head.into_iter().map(Text::from).collect();
    let rows = rows(view, drawn.as_ref(), at.0);
    let text = with_list(head, list(view, rows), usize::MAX);
    let mut buttons: Vec<Button> = join_button(view, Some(reader)).into_iter().collect();
    buttons.extend(table_buttons(view, (pages, at), own));
    let message = Message::of(text)
        .with_buttons(buttons)
        .with_more(rarely(view, reader));
    match drawn {
        Some(drawn) => message.with_file(drawn.picture(view, at, look)),
        None => message,
    }
}

/// Returns the range of the standings, or of the players, on a page.
fn rows(view: &TournamentView, drawn: Option<&Drawn>, down: usize) -> Range<usize> {
    match drawn {
        Some(Drawn::Table { table, .. }) => table.rows_on(down),
        // A bracket's pages are not those of the standings.
        Some(Drawn::Bracket(_)) => 0..view.standings.len(),
        None => {
            let all = view.tournament.entrants.len();
            (down * PLAYERS).min(all)..((down + 1) * PLAYERS).min(all)
        }
    }
}

fn list(view: &TournamentView, rows: Range<usize>) -> (Sentence, Vec<Text>) {
    if view.tournament.games.is_empty() {
        let players = view.tournament.entrants.get(rows).unwrap_or_default();
        let players = players.iter().map(|one| player(view, one.number));
        return (sentence!("tournament-players"), players.collect());
    }
    ranking(view, rows)
}

/// Shows a page of the matches of a round.
pub(crate) fn tournament_games(
    view: &TournamentView,
    round: u32,
    page: TournamentPage,
    reader: UserId,
) -> Message {
    let round = round.clamp(1, view.tournament.round().max(1));
    let own = number_of(view, reader);
    let all = games(view, round);
    let pages = all.len().div_ceil(MATCHES).max(1);
    let is_own = |number: Number| {
        all.iter()
            .position(|game| game.first == number || game.second == Some(number))
    };
    let page = page.or(
        own.and_then(is_own).map_or(0, |place| place / MATCHES),
        pages,
    );
    let mut head = own_lines(view, own);
    head.push(sentence!(
        "tournament-title",
        part = "round",
        name = plain(&view.terms.name),
        number = view.id.0.to_string(),
        round = round.to_string()
    ));
    let head = head.into_iter().map(Text::from).collect();
    let shown = all.iter().skip(page * MATCHES).take(MATCHES);
    let lines = shown
        .map(|game| game_line(view, game, Boards::Linked))
        .collect();
    let list = (sentence!("tournament-games"), lines);
    let text = with_list(head, list, usize::MAX);
    Message::of(text).with_buttons(games_buttons(view, round, pages, page, own))
}

fn number_of(view: &TournamentView, reader: UserId) -> Option<Number> {
    let mut entrants = view.tournament.entrants.iter();
    entrants
        .find(|one| one.player == reader)
        .map(|one| one.number)
}

/// Returns what few want to do with a tournament, for *Everything else …*: leave it, and read it as a report file.
pub(super) fn rarely(view: &TournamentView, reader: UserId) -> Vec<Button> {
    let export = TournamentAct::Export { id: view.id };
    let export = Button::new(export, "button-tournament-export");
    leave_button(view, Some(reader))
        .into_iter()
        .chain([export])
        .collect()
}

/// Says how the reader is doing, and whom they play.
fn own_lines(view: &TournamentView, own: Option<Number>) -> Vec<Sentence> {
    let Some(own) = own else {
        return Vec::new();
    };
    let tournament = &view.tournament;
    if tournament.games.is_empty() {
        return vec![sentence!("tournament-own-entered")];
    }
    let mut lines = Vec::new();
    if is_running_knockout(view) {
        let is_in = tournament.remaining().contains(&own);
        lines.push(sentence!("tournament-own-fate", in = yes_or_no(is_in)));
    } else if let Some(line) = view.standings.iter().find(|line| line.number == own) {
        let (place, players) = (line.place.to_string(), view.standings.len().to_string());
        lines.push(match tournament.plan.system {
            // Byes would count as rounds won.
            System::Knockout => {
                sentence!("tournament-own-rank", place = place, players = players)
            }
            _ => sentence!(
                "tournament-own-place",
                place = place,
                players = players,
                points = quarters(u64::from(line.halves) * 2)
            ),
        });
    }
    let games = games(view, tournament.round());
    let games = games
        .iter()
        .filter(|game| game.first == own || game.second == Some(own));
    lines.extend(games.take(MOST_OWN).map(|game| {
        sentence!(
            "tournament-own-match",
            round = game.round.to_string(),
            match = game_line(view, game, Boards::Linked)
        )
    }));
    lines
}

/// Pages: how many there are from the top and from the left, and which one is shown.
type Pages = ((usize, usize), (usize, usize));

fn table_buttons(view: &TournamentView, (pages, at): Pages, own: Option<Number>) -> Vec<Button> {
    let id = view.id;
    let button = |down, right, label: &'static str| {
        let table = TournamentAct::Table { id, down, right };
        Button::new(table, label).secondary()
    };
    let here = (TournamentPage::At(at.0), TournamentPage::At(at.1));
    let mut buttons = Vec::new();
    if pages.0 > 1 {
        let [back, next] = around(at.0, pages.0);
        buttons.push(button(back.0, here.1, "button-back").enabled(back.1));
        let mine = button(TournamentPage::Own, here.1, "button-my-place");
        buttons.push(mine.enabled(own.is_some()));
        buttons.push(button(next.0, here.1, "button-next").enabled(next.1));
    }
    if pages.1 > 1 {
        let [left, right] = around(at.1, pages.1);
        buttons.push(button(here.0, left.0, "button-table-left").enabled(left.1));
        buttons.push(button(here.0, right.0, "button-table-right").enabled(right.1));
    }
    if !view.tournament.games.is_empty() {
        let games = TournamentAct::Games {
            id,
            round: view.tournament.round(),
            page: TournamentPage::Own,
        };
        buttons.push(Button::new(games, "button-tournament-games").secondary());
    }
    buttons
}

fn games_buttons(
    view: &TournamentView,
    round: u32,
    pages: usize,
    page: usize,
    own: Option<Number>,
) -> Vec<Button> {
    let id = view.id;
    let button = |round, page, label: &'static str| {
        let games = TournamentAct::Games { id, round, page };
        Button::new(games, label).secondary()
    };
    let mut buttons = Vec::new();
    if pages > 1 {
        let [back, next] = around(page, pages);
        buttons.push(button(round, back.0, "button-back").enabled(back.1));
        let mine = button(round, TournamentPage::Own, "button-tournament-own");
        buttons.push(mine.enabled(own.is_some()));
        buttons.push(button(round, next.0, "button-next").enabled(next.1));
    }
    let newest = view.tournament.round();
    if newest > 1 && !view.tournament.plan.at_once {
        // No two buttons of a message can have the same id, so those that lead nowhere lead beyond the
        // rounds.
        let (before, after) = (round - 1, round + 1);
        let before = if before == 0 { newest + 2 } else { before };
        let earlier = button(before, TournamentPage::Own, "button-round-before");
        buttons.push(earlier.enabled(round > 1));
        let later = button(after, TournamentPage::Own, "button-round-after");
        buttons.push(later.enabled(round < newest));
    }
    buttons.push(standings_button(view));
    buttons
}

/// Returns the button that shows the standings around the reader.
pub(crate) fn standings_button(view: &TournamentView) -> Button {
    let TablePart { down, right } = TablePart::OWN;
    let table = TournamentAct::Table {
        id: view.id,
        down,
        right,
    };
    Button::new(table, "button-tournament-table").secondary()
}

/// Returns the button that shows the matches of a round, starting with the reader's own.
pub(crate) fn own_match_button(view: &TournamentView, round: u32) -> Button {
    let games = TournamentAct::Games {
        id: view.id,
        round,
        page: TournamentPage::Own,
    };
    Button::new(games, "button-tournament-own").secondary()
}

/// Returns the pages before and after one, and whether they exist. No two buttons of a message can have
/// the same id, so those that lead nowhere lead beyond the pages.
fn around(page: usize, pages: usize) -> [(TournamentPage, bool); 2] {
    let before = page.checked_sub(1);
    [
        (
            TournamentPage::At(before.unwrap_or(pages + 1)),
            before.is_some(),
        ),
        (TournamentPage::At(page + 1), page + 1 < pages),
    ]
}
