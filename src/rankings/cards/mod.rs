//! A page of a leaderboard.

use crate::{
    discord::{
        cards::named::named,
        messages::{Button, File, Message, bold, mention},
    },
    matches::ids::browse::LookAct,
    rankings::actions::{
        ratings::{LeaderboardPage, LeaderboardView, Reach},
        seasons::SeasonWish,
    },
};
use domain::{
    clock::Timestamp,
    matches::UserId,
    ratings::{Pool, Results, Standing},
};
use render::{Align, Cell, Column, Movement, Row, Table};
use rules::{
    look::Look,
    sentence,
    words::{Locale, Sentence, Text},
};
use store::LeaderboardRow;

const FILE: &str = "leaderboard.png";

named! {
    Reach: "scope",
    SeasonWish: "choice-season",
}

/// The columns, and the alignment of their cells. Only the leaderboard of all games has one for the game.
const COLUMNS: [(Heading, Align); 6] = [
    (Heading::Sign("#"), Align::Right),
    (Heading::Sign(" "), Align::Right),
    (Heading::Words("board-column-player"), Align::Left),
    (Heading::Words("board-column-game"), Align::Fitted),
    (Heading::Words("board-column-results"), Align::Right),
    (Heading::Words("board-column-rating"), Align::Right),
];

/// The heading of a column.
#[derive(Clone, Copy)]
enum Heading {
    /// The same in every language.
    Sign(&'static str),
    /// The key of its words.
    Words(&'static str),
}

impl Heading {
    fn text(self, locale: Locale) -> String {
        match self {
            Heading::Sign(sign) => sign.to_owned(),
            Heading::Words(key) => locale.text(key),
        }
    }
}

/// Shows a page of a leaderboard to `viewer`, whose own row is always included.
pub(crate) fn leaderboard(board: LeaderboardView, viewer: UserId, look: Look) -> Message {
    let title = title(&board);
    let alt = alt(&board, title.clone());
    let buttons = buttons(&board);
    let mut lines = vec![bold(title)];
    lines.extend(board.own.as_ref().map(|own| own_numbers(own, board.now)));
    lines.push(sentence!("board-legend").into());
    let draw = move |locale| render::table(&table(&board, viewer, locale), look);
    Message::of(Text::lines(lines))
        .with_file(File::drawn(FILE, draw).described(alt))
        .with_buttons(buttons)
}

/// Returns a game's name, or the name for all games together.
pub(crate) fn pool_name(pool: Pool) -> Text {
    match pool {
        Pool::All => sentence!("pool-all").into(),
        Pool::Game(game) => Text::same(game.info().name),
    }
}

fn title(board: &LeaderboardView) -> Sentence {
    let pool = pool_name(board.pool);
    match board.reach {
        Reach::Here => sentence!("board-title-here", pool = pool),
        Reach::Everywhere => sentence!("board-title-everywhere", pool = pool),
    }
}

fn buttons(board: &LeaderboardView) -> Vec<Button> {
    let button = |page, label, enabled: bool| {
        let browse = LookAct::Leaderboard {
            pool: board.pool,
            reach: board.reach,
            page,
        };
        Button::new(browse, label).secondary().enabled(enabled)
    };
    let (Some(first), Some(last)) = (board.rows.first(), board.rows.last()) else {
        return Vec::new();
    };
    if !board.more_before && !board.more_after {
        return Vec::new();
    }
    vec![
        button(LeaderboardPage::First, "button-first", board.more_before),
        button(
            LeaderboardPage::Before(first.cursor),
            "button-back",
            board.more_before,
        ),
        button(
            LeaderboardPage::Mine,
            "button-my-place",
            board.own.is_some(),
        ),
        button(
            LeaderboardPage::After(last.cursor),
            "button-next",
            board.more_after,
        ),
        button(LeaderboardPage::Last, "button-last", board.more_after),
    ]
}

fn table(board: &LeaderboardView, viewer: UserId, locale: Locale) -> Table {
    let mut rows: Vec<Row> = board
        .rows
        .iter()
        .map(|row| self::row(row, board, viewer, locale))
        .collect();
    let elsewhere = |own: &&LeaderboardRow| board.rows.iter().all(|row| row.cursor != own.cursor);
    if let Some(own) = board.own.as_ref().filter(elsewhere) {
        let gap = Row::Across("…".to_owned());
        let row = self::row(own, board, viewer, locale);
        if board
            .rows
            .first()
            .is_some_and(|first| own.cursor < first.cursor)
        {
            rows.splice(0..0, [row, gap]);
        } else {
            rows.extend([gap, row]);
        }
    }
    if rows.is_empty() {
        rows.push(Row::Across(locale.text("board-empty")));
    }
    let column = |(heading, align): (Heading, Align)| Column {
        heading: heading.text(locale),
        align,
    };
    let has_games = board.most_played.is_some();
    let columns = COLUMNS.into_iter();
    let columns = columns.filter(|(_, align)| has_games || *align != Align::Fitted);
    Table {
        // The message says where the players are from.
        title: pool_name(board.pool).written(locale),
        columns: columns.map(column).collect(),
        rows,
        footer: footer(board, locale),
    }
}

fn row(row: &LeaderboardRow, board: &LeaderboardView, viewer: UserId, locale: Locale) -> Row {
    let moved = match row.place_then {
        None => Movement::New,
        Some(then) if then > row.place => Movement::Up(then - row.place),
        Some(then) if then < row.place => Movement::Down(row.place - then),
        Some(_) => Movement::Same,
    };
    let mut cells = vec![
        Cell::Place(row.place),
        Cell::Moved(moved),
        Cell::Text(name(row).written(locale)),
    ];
    if let Some(games) = &board.most_played {
        let game = games.get(&row.cursor.user);
        let game = game.map_or_else(String::new, |game| game.info().name.to_owned());
        cells.push(Cell::Small(game));
    }
    cells.push(results_cell(row.standing.results));
    cells.push(rating_cell(&row.standing, board.now, Deviation::LeftOut));
    Row::Cells {
        cells,
        note: None,
        own: row.cursor.user == viewer,
    }
}

fn name(row: &LeaderboardRow) -> Text {
    player_name(row.cursor.user, row.name.as_deref())
}

/// Returns the name of a player where none can be mentioned. The name under which a deleted player is stored is in the language of a
/// server, or there is none.
pub(crate) fn player_name(user: UserId, name: Option<&str>) -> Text {
    if user.is_deleted() {
        return sentence!("deleted-player").into();
    }
    Text::same(name.map_or_else(|| user.to_string(), str::to_owned))
}

/// Lists what the picture has no room for in the viewer's own row.
fn own_numbers(own: &LeaderboardRow, now: Timestamp) -> Text {
    let rating = own.standing.rating_at(now);
    let results = own.standing.results;
    let numbers = sentence!(
        "board-own",
        player = mention(own.cursor.user),
        place = grouped(own.place),
        rating = points(&own.standing, now),
        change = format!("± {}", rating.spread()),
        wins = results.wins,
        losses = results.losses,
        draws = results.draws,
    );
    let streak = streak(own.standing.streak);
    Text::joined([numbers].into_iter().chain(streak), " ")
}

/// Formats the results for a picture.
pub(crate) fn results_cell(results: Results) -> Cell {
    Cell::Results {
        won: results.wins,
        lost: results.losses,
        drawn: results.draws,
    }
}

/// Formats the rating for a picture. Results decide whether it is provisional, as they decide the
/// places.
pub(crate) fn points(standing: &Standing, now: Timestamp) -> String {
    let provisional = standing.rating.is_provisional();
    let doubt = if provisional { "?" } else { "" };
    format!("{}{doubt}", standing.rating_at(now).points())
}

/// Whether a rating is shown with its current deviation, for which not every table has room.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Deviation {
    Shown,
    LeftOut,
}

/// Formats the rating.
pub(crate) fn rating_cell(standing: &Standing, now: Timestamp, deviation: Deviation) -> Cell {
    let rating = standing.rating_at(now);
    Cell::Rating {
        rating: rating.points(),
        deviation: (deviation == Deviation::Shown).then(|| rating.spread().unsigned_abs()),
        provisional: standing.rating.is_provisional(),
    }
}

/// Says how many matches in a row were won or lost, unless the last one was drawn.
pub(crate) fn streak(streak: i32) -> Option<Sentence> {
    let count = streak.unsigned_abs();
    match streak {
        0 => None,
        1.. => Some(sentence!("streak-won", count = count)),
        _ => Some(sentence!("streak-lost", count = count)),
    }
}

fn footer(board: &LeaderboardView, locale: Locale) -> String {
    let (Some(first), Some(last)) = (board.rows.first(), board.rows.last()) else {
        return String::new();
    };
    let key = if first.place == last.place {
        "board-footer-place"
    } else {
        "board-footer-places"
    };
    locale.say(&sentence!(
        key,
        first = grouped(first.place),
        last = grouped(last.place),
        count = board.players,
        players = grouped(board.players),
    ))
}

/// Formats a large number in groups of three, with narrow spaces, which readers of every language
/// understand.
pub(crate) fn grouped(number: u32) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// Formats a number of hundredths as a decimal, as readers of a language write it.
pub(crate) fn hundredths(number: u32) -> Sentence {
    sentence!(
        "decimal",
        whole = (number / 100).to_string(),
        hundredths = format!("{:02}", number % 100)
    )
}

fn alt(board: &LeaderboardView, title: Sentence) -> Text {
    let line = |row: &LeaderboardRow| {
        let rating = row.standing.rating_at(board.now);
        let results = row.standing.results;
        let game = board
            .most_played
            .as_ref()
            .and_then(|games| games.get(&row.cursor.user));
        let game = game.map_or_else(String::new, |game| format!(" ({})", game.info().name));
        sentence!(
            "alt-board-row",
            place = grouped(row.place),
            name = name(row),
            game = game,
            rating = points(&row.standing, board.now),
            spread = i64::from(rating.spread()),
            wins = results.wins,
            losses = results.losses,
            draws = results.draws,
        )
    };
    let mut parts = vec![Text::from(title).then(Text::same("."))];
    if let Some(own) = &board.own {
        parts.push(sentence!("alt-board-own", row = line(own)).into());
    }
    parts.extend(board.rows.iter().map(|row| line(row).into()));
    if board.players == 0 {
        parts.push(sentence!("board-empty").into());
    }
    Text::joined(parts, " ")
}

pub(crate) mod ladder;
pub(crate) mod season;
#[cfg(test)]
mod tests;
