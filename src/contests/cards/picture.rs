//! Pictures of contests and of the table of servers.

use super::{
    boards::{board_result, contest_boards},
    words::{half_points, teams_title},
};
use crate::{
    bot::{
        cards::pictures,
        error::Error,
        messages::{Button, File, Message},
    },
    contests::{
        actions::{BoardLine, ContestView, ServerTable},
        ids::ContestAct,
    },
    host::{BulletinView, Shows},
    learning::cards::puzzle::daily_picture,
    rankings::cards::hundredths,
    servers::cards as servers,
    tournaments::cards::{picture::tournament_picture, podium::podium_picture},
};
use domain::{
    community::contest::{self, BoardResult, Team},
    matches::{ServerId, UserId},
};
use render::{Align, Cell, Column, Contest, ContestBoard, Podium, PodiumStep, Row, Table};
use rules::{
    look::Look,
    sentence,
    words::{Locale, Text},
};

/// The most pages of boards that a bulletin shows: those of two dozen boards. A button shows the rest.
const MOST_PAGES: usize = 4;

/// Returns a bulletin with its pictures, if it has any.
pub(crate) async fn bulletin_picture(card: Message, view: &BulletinView) -> Result<Message, Error> {
    let (look, locale) = (view.look, view.bulletin.place.locale);
    if let Shows::Tournament(of) = &view.shows {
        return tournament_picture(card, of, look, locale).await;
    }
    if let Shows::TournamentResult(of) = &view.shows {
        return podium_picture(card, of, look, locale).await;
    }
    if let Shows::ContestResult(contest) = &view.shows {
        return winner_picture(card, contest, look, locale).await;
    }
    let Shows::ContestBoards(contest) = &view.shows else {
        return daily_picture(card, view).await;
    };
    let drawn = drawn(contest, None);
    let mut card = card;
    for page in 0..drawn.pages().min(MOST_PAGES) {
        let picture = picture(contest, &drawn, page, look, locale);
        card = card.with_file(picture.await?);
    }
    Ok(card)
}

/// Adds a picture of the two servers on a podium to the result of a contest. The boards are still in the message that was
/// kept up to date while they were played.
async fn winner_picture(
    card: Message,
    view: &ContestView,
    look: Look,
    locale: Locale,
) -> Result<Message, Error> {
    let podium = podium(view, locale);
    let alt = locale.say(&sentence!(
        "alt-contest-podium",
        home = view.teams[0].name.as_str(),
        away = view.teams[1].name.as_str(),
    ));
    let steps = podium.steps.iter();
    let steps =
        steps.map(|step| format!("{}. {} ({})", step.place, step.names.join(", "), step.note));
    let alt = pictures::alt(&alt, steps);
    let name = format!("contest-{}-result.png", view.contest.id);
    let picture = pictures::draw(move || render::podium(&podium, look)).await?;
    Ok(card.with_file(File::new(name, picture).described(alt)))
}

/// Returns the podium of a contest in the form in which it is drawn: the winner above the other server, or both on one
/// step.
pub(super) fn podium(view: &ContestView, locale: Locale) -> Podium {
    let step = |place, teams: &[Team]| PodiumStep {
        place,
        names: teams
            .iter()
            .map(|team| view.teams[team.index()].name.clone())
            .collect(),
        note: teams.first().map_or_else(String::new, |team| {
            let points = half_points(view.score.halves[team.index()]);
            locale.say(&sentence!("podium-points", points = points))
        }),
    };
    let steps = match view.score.ahead() {
        Some(winner) => vec![step(1, &[winner]), step(2, &[winner.other()])],
        None => vec![step(1, &Team::BOTH)],
    };
    Podium {
        title: format!("{} – {}", view.teams[0].name, view.teams[1].name),
        note: locale.say(&sentence!(
            "podium-boards",
            count = u32::try_from(view.boards.len()).unwrap_or(u32::MAX)
        )),
        steps,
    }
}

/// Returns a page of a contest's boards for one member. `None` means the page with their own board.
pub(crate) async fn contest_page(
    view: &ContestView,
    page: Option<u32>,
    viewer: UserId,
    look: Look,
    locale: Locale,
) -> Result<Message, Error> {
    let drawn = drawn(view, Some(viewer));
    let pages = drawn.pages().max(1);
    let page = page.map_or_else(|| drawn.own_page(), |page| page as usize);
    let page = page.min(pages - 1);
    let title = teams_title("boards", &view.contest);
    let message = if view.boards.is_empty() {
        contest_boards(view).without_buttons()
    } else {
        let picture = picture(view, &drawn, page, look, locale).await?;
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
        return Ok(message);
    }
    let contest = view.contest.id;
    let plays = drawn.boards.iter().any(|board| board.own);
    let own = ContestAct::OwnBoard { contest };
    // No two buttons of a message can have the same id, so those that lead nowhere lead beyond the
    // pages.
    let back = page.checked_sub(1);
    Ok(message.with_buttons([
        button(back.unwrap_or(pages + 1), "button-back", back.is_some()),
        Button::new(own, "button-tournament-own")
            .secondary()
            .enabled(plays),
        button(page + 1, "button-next", page + 1 < pages),
    ]))
}

/// Returns all the boards in the form in which they are drawn.
pub(super) fn drawn(view: &ContestView, viewer: Option<UserId>) -> Contest {
    let team = |team: Team| render::Team {
        name: view.teams[team.index()].name.clone(),
        score: half_points(view.score.halves[team.index()]),
    };
    Contest {
        title: format!("{} – {}", view.teams[0].name, view.teams[1].name),
        teams: [team(Team::Home), team(Team::Away)],
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

async fn picture(
    view: &ContestView,
    drawn: &Contest,
    page: usize,
    look: Look,
    locale: Locale,
) -> Result<File, Error> {
    let shown = drawn.page(page);
    let from = (0..page).map(|page| drawn.page(page).boards.len());
    let before = from.sum::<usize>();
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let alt = locale.say(&sentence!(
        "alt-contest",
        from = number(before + 1),
        to = number(before + shown.boards.len().max(1)),
        home = view.teams[0].name.as_str(),
        away = view.teams[1].name.as_str(),
    ));
    let lines = view.boards.iter().skip(before).take(shown.boards.len());
    let alt = pictures::alt(&alt, lines.map(|line| board_alt(line).written(locale)));
    let name = format!("contest-{}-{}.png", view.contest.id, page + 1);
    let picture = pictures::draw(move || render::contest(&shown, look)).await?;
    Ok(File::new(name, picture).described(alt))
}

/// Returns a page of the table of servers, in which this server is highlighted.
pub(crate) async fn server_table(
    table: ServerTable,
    own: ServerId,
    look: Look,
    locale: Locale,
) -> Result<Message, Error> {
    let message = servers::server_table_in_words(&table);
    if table.rows.is_empty() {
        return Ok(message);
    }
    let title = locale
        .say(&servers::table_title(&table))
        .replace(['*', '\\'], "");
    let lines = table.rows.iter();
    let lines = lines.map(|(row, name)| format!("{}. {name} {}", row.place, row.points));
    let alt = pictures::alt(&title, lines);
    let column = |key: &str, align| Column {
        heading: locale.text(&format!("servers-column-{key}")),
        align,
    };
    let place = Column {
        heading: "#".to_owned(),
        align: Align::Right,
    };
    let rows = table.rows.into_iter().map(|(row, name)| Row::Cells {
        cells: vec![
            Cell::Place(row.place),
            Cell::Text(name),
            Cell::Text(row.points.to_string()),
            Cell::Text(half_points(row.halves)),
            Cell::Quiet(locale.say(&hundredths(row.strength))),
        ],
        note: None,
        own: row.server == own,
    });
    let drawn = Table {
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
    };
    let picture = pictures::draw(move || render::table(&drawn, look)).await?;
    Ok(message.with_file(File::new("servers.png", picture).described(alt)))
}
