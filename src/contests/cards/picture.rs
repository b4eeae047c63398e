//! Pictures of contests and of the table of servers.

use super::{
    boards::{board_result, contest_boards, outcome},
    words::{half_points, teams_title},
};
use crate::{
    contests::{
        actions::{BoardLine, ContestView, ServerTable},
        ids::ContestAct,
    },
    discord::{
        cards::alt_of_list,
        messages::{Button, File, Message},
    },
    rankings::cards::hundredths,
    servers::cards as servers,
};
use domain::{
    community::contest::{self, BoardResult, Team},
    matches::{ServerId, UserId},
};
use render::{Align, Cell, Column, Contest, ContestBoard, Row, Scoreboard, Table};
use rules::{
    look::Look,
    sentence,
    words::{Locale, Text},
};

/// The most pages of boards that a bulletin shows: those of two dozen boards. A button shows the rest.
const MOST_PAGES: usize = 4;

/// Adds pictures of the boards to the bulletin of a contest.
pub(crate) fn boards_pictures(mut card: Message, view: &ContestView, look: Look) -> Message {
    let drawn = drawn(view, None);
    for page in 0..drawn.pages().min(MOST_PAGES) {
        card = card.with_file(picture(view, &drawn, page, look));
    }
    card
}

/// Adds a picture of the final score to the result of a contest. The boards are still in the message that was kept up
/// to date while they were played.
pub(crate) fn score_picture(card: Message, view: &ContestView, look: Look) -> Message {
    let alt = Text::from(outcome(view))
        .replacing("*", "")
        .replacing("\\", "");
    let name = format!("contest-{}-result.png", view.contest.id);
    let view = view.clone();
    let draw = move |locale| render::scoreboard(&scoreboard(&view, locale), look);
    card.with_file(File::drawn(name, draw).described(alt))
}

/// Returns the final score of a contest in the form in which it is drawn.
pub(super) fn scoreboard(view: &ContestView, locale: Locale) -> Scoreboard {
    let winner = view.score.ahead();
    Scoreboard {
        teams: Team::BOTH.map(|team| drawn_team(view, team)),
        winner: winner.map(Team::index),
        verdict: match winner {
            // The crown says it.
            Some(_) => String::new(),
            None => locale.text("button-ruling-draw"),
        },
        note: locale.say(&sentence!(
            "podium-boards",
            count = u32::try_from(view.boards.len()).unwrap_or(u32::MAX)
        )),
    }
}

/// Returns a team and its score in the form in which they are drawn.
fn drawn_team(view: &ContestView, team: Team) -> render::Team {
    render::Team {
        name: view.teams[team.index()].name.clone(),
        score: half_points(view.score.halves[team.index()]),
    }
}

/// Returns a page of a contest's boards for one member. `None` means the page with their own board.
pub(crate) fn contest_page(
    view: &ContestView,
    page: Option<u32>,
    viewer: UserId,
    look: Look,
) -> Message {
    let drawn = drawn(view, Some(viewer));
    let pages = drawn.pages().max(1);
    let page = page.map_or_else(|| drawn.own_page(), |page| page as usize);
    let page = page.min(pages - 1);
    let title = teams_title("boards", &view.contest);
    let message = if view.boards.is_empty() {
        contest_boards(view).without_buttons()
    } else {
        let picture = picture(view, &drawn, page, look);
        Message::of(title).with_file(picture)
    };
    let button = |to: usize, label: &'static str, enabled| {
        let page = u32::try_from(to).unwrap_or(u32::MAX);
        let contest = view.contest.id;
        Button::new(ContestAct::Boards { contest, page }, label)
            .secondary()
            .enabled(enabled)
    };
    if pages == 1 {
        return message;
    }
    let contest = view.contest.id;
    let plays = drawn.boards.iter().any(|board| board.own);
    let own = ContestAct::OwnBoard { contest };
    // No two buttons of a message can have the same id, so those that lead nowhere lead beyond the
    // pages.
    let back = page.checked_sub(1);
    message.with_buttons([
        button(back.unwrap_or(pages + 1), "button-back", back.is_some()),
        Button::new(own, "button-tournament-own")
            .secondary()
            .enabled(plays),
        button(page + 1, "button-next", page + 1 < pages),
    ])
}

/// Returns all the boards in the form in which they are drawn.
pub(super) fn drawn(view: &ContestView, viewer: Option<UserId>) -> Contest {
    Contest {
        title: format!("{} – {}", view.teams[0].name, view.teams[1].name),
        teams: Team::BOTH.map(|team| drawn_team(view, team)),
        boards: view.boards.iter().map(|line| board(line, viewer)).collect(),
        footer: String::new(),
    }
}

fn board(line: &BoardLine, viewer: Option<UserId>) -> ContestBoard {
    let board = &line.board;
    let halves = board.result.map(BoardResult::halves);
    ContestBoard {
        names: line.names.clone(),
        first: Some(board.home_side),
        scores: board.result.map(scores),
        winner: match halves {
            Some([home, away]) if home > away => Some(0),
            Some([home, away]) if away > home => Some(1),
            _ => None,
        },
        note: board_note(board),
        own: viewer.is_some_and(|viewer| board.players.contains(&viewer)),
    }
}

/// Returns the scores of a board as they are drawn: + and – where it wasn't played, as in tournaments.
fn scores(result: BoardResult) -> [String; 2] {
    match result {
        BoardResult::Won(_) | BoardResult::Drawn => result.halves().map(half_points),
        BoardResult::Forfeited(Team::Home) => ["+", "–"].map(str::to_owned),
        BoardResult::Forfeited(Team::Away) => ["–", "+"].map(str::to_owned),
        BoardResult::Void => ["–", "–"].map(str::to_owned),
    }
}

/// Says what a board shows: "3 · Courtyard: Ada – Ben · 1–0".
fn board_alt(line: &BoardLine) -> Text {
    let board = &line.board;
    let named = Text::same(format!("{}: {}", board_note(board), line.names.join(" – ")));
    match board.result {
        Some(_) => Text::joined([named, board_result(board).into()], " · "),
        None => named,
    }
}

/// Returns the number of a board, and the game.
fn board_note(board: &contest::ContestBoard) -> String {
    format!("{} · {}", board.number, board.game.info().name)
}

fn picture(view: &ContestView, drawn: &Contest, page: usize, look: Look) -> File {
    let shown = drawn.page(page);
    let from = (0..page).map(|page| drawn.page(page).boards.len());
    let before = from.sum::<usize>();
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let alt = sentence!(
        "alt-contest",
        from = number(before + 1),
        to = number(before + shown.boards.len().max(1)),
        home = view.teams[0].name.as_str(),
        away = view.teams[1].name.as_str(),
    );
    let lines = view.boards.iter().skip(before).take(shown.boards.len());
    let alt = alt_of_list(alt, lines.map(board_alt));
    let name = format!("contest-{}-{}.png", view.contest.id, page + 1);
    File::drawn(name, move |_| render::contest(&shown, look)).described(alt)
}

/// Returns a page of the table of servers, in which this server is highlighted.
pub(crate) fn server_table(table: ServerTable, own: ServerId, look: Look) -> Message {
    let message = servers::server_table_in_words(&table);
    if table.rows.is_empty() {
        return message;
    }
    let lines = table.rows.iter().map(|(row, name)| {
        let line = format!("{}. {name} {}", row.place, row.points);
        Text::same(line)
    });
    let title = Text::from(servers::table_title(&table));
    let title = title.replacing("*", "").replacing("\\", "");
    let alt = alt_of_list(title, lines);
    let draw = move |locale| render::table(&drawn_table(&table, own, locale), look);
    message.with_file(File::drawn("servers.png", draw).described(alt))
}

/// Returns the table of servers in the form in which it is drawn.
fn drawn_table(table: &ServerTable, own: ServerId, locale: Locale) -> Table {
    let title = locale
        .say(&servers::table_title(table))
        .replace(['*', '\\'], "");
    let column = |key: &str, align| Column {
        heading: locale.text(&format!("servers-column-{key}")),
        align,
    };
    let place = Column {
        heading: "#".to_owned(),
        align: Align::Right,
    };
    let rows = table.rows.iter().map(|(row, name)| Row::Cells {
        cells: vec![
            Cell::Place(row.place),
            Cell::Text(name.clone()),
            Cell::Text(row.points.to_string()),
            Cell::Text(half_points(row.halves)),
            Cell::Quiet(locale.say(&hundredths(row.strength))),
        ],
        note: None,
        own: row.server == own,
    });
    Table {
        title,
        columns: vec![
            place,
            column("server", Align::Left),
            column("points", Align::Right),
            column("halves", Align::Right),
            column("strength", Align::Right),
        ],
        rows: rows.collect(),
        footer: String::new(),
    }
}
