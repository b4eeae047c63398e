//! Crosstables: who met whom, and the results.

mod draw;

use std::ops::Range;

use crate::{error::RenderError, theme::ThemeFile};
use rules::{Side, look::Look};

use super::pages;

/// A table of encounters: of everyone with everyone, or of everyone round by round. All words come
/// from the caller.
///
/// ```
/// use rules::{Side, look::Look};
/// use render::{Crosstable, CrosstableRow, Encounter, Game, Score};
///
/// let game = |score, side| Encounter::Games(vec![Game { score: Some(score), opponent: None, side: Some(side) }]);
/// let row = |place, name: &str, points: &str, encounters| CrosstableRow {
///     place, name: name.to_owned(), points: points.to_owned(), encounters, own: false,
/// };
/// let table = Crosstable {
///     title: "Club cup".to_owned(),
///     columns: vec!["1".to_owned(), "2".to_owned()],
///     rows: vec![
///         row(1, "Ada", "1", vec![Encounter::Oneself, game(Score::Win, Side::First)]),
///         row(2, "Ben", "0", vec![game(Score::Loss, Side::Second), Encounter::Oneself]),
///     ],
///     footer: String::new(),
/// };
/// assert_eq!(table.pages(), (1, 1));
/// assert_eq!(render::crosstable(&table, Look::default())?[..4], *b"\x89PNG");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Crosstable {
    /// The text above everything.
    pub title: String,
    /// The headings of the encounters: the opponents' rows, or the numbers of rounds.
    pub columns: Vec<String>,
    /// The rows, from the top.
    pub rows: Vec<CrosstableRow>,
    /// The text below everything. It can be empty.
    pub footer: String,
}

/// A player in a [`Crosstable`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrosstableRow {
    /// The number of the row, from 1, by which encounters name the player.
    pub place: u32,
    /// The player's name.
    pub name: String,
    /// The points, as [`quarters`](super::quarters) writes them.
    pub points: String,
    /// The encounters, one for each column.
    pub encounters: Vec<Encounter>,
    /// Whether the row is the viewer's own: it is highlighted.
    pub own: bool,
}

/// The content of a column of a [`CrosstableRow`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Encounter {
    /// Nothing yet.
    Blank,
    /// The cell where a player would meet themselves.
    Oneself,
    /// Games, one or two.
    Games(Vec<Game>),
    /// A round without an opponent: its value, such as "½", or a sign.
    Alone(String),
}

/// A game of an [`Encounter`], as the row's player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// The result; `None` while the game is in progress.
    pub score: Option<Score>,
    /// The opponent's row, if the column does not say it.
    pub opponent: Option<u32>,
    /// The side of the row's player: a disc for the first, a ring for the second.
    pub side: Option<Side>,
}

/// The result of a [`Game`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Won over the board.
    Win,
    /// Drawn.
    Draw,
    /// Lost over the board.
    Loss,
    /// Won without having been played.
    ForfeitWin,
    /// Lost without having been played.
    ForfeitLoss,
}

impl Crosstable {
    /// Returns the number of pages from the top, and from the left.
    pub fn pages(&self) -> (usize, usize) {
        let (rows, columns) = self.room();
        (
            pages::pages(self.rows.len(), rows),
            pages::pages(self.columns.len(), columns),
        )
    }

    /// Returns a page, from 0 in both directions. The viewer's own row is on every page.
    #[must_use]
    pub fn page(&self, down: usize, right: usize) -> Crosstable {
        let (_, columns) = self.room();
        let rows = self.rows_on(down);
        let columns = pages::on_page(right, self.columns.len(), columns);
        let cut = |row: &CrosstableRow| CrosstableRow {
            encounters: columns
                .clone()
                .map(|column| row.encounters.get(column).cloned())
                .map(|encounter| encounter.unwrap_or(Encounter::Blank))
                .collect(),
            ..row.clone()
        };
        let shown = |(index, row): &(usize, &CrosstableRow)| rows.contains(index) || row.own;
        let shown = self.rows.iter().enumerate().filter(shown);
        Crosstable {
            title: self.title.clone(),
            columns: self.columns[columns.clone()].to_vec(),
            rows: shown.map(|(_, row)| cut(row)).collect(),
            footer: self.footer.clone(),
        }
    }

    /// Returns which rows are in their regular places on a page from the top.
    pub fn rows_on(&self, down: usize) -> Range<usize> {
        pages::on_page(down, self.rows.len(), self.room().0)
    }

    /// Returns the page, from the top, on which the viewer's own row is in its regular place, or
    /// else the first.
    pub fn own_page(&self) -> usize {
        let Some(own) = self.rows.iter().position(|row| row.own) else {
            return 0;
        };
        let mut pages = 0..self.pages().0;
        pages
            .find(|page| self.rows_on(*page).contains(&own))
            .unwrap_or_default()
    }

    /// Returns how many rows and columns fit on a page.
    fn room(&self) -> (usize, usize) {
        if self.names_opponents() {
            (10, 5)
        } else if self.games() > 1 {
            (12, 5)
        } else {
            (12, 8)
        }
    }

    /// Returns the largest number of games in an encounter.
    fn games(&self) -> usize {
        let games = self.encounters().map(|encounter| match encounter {
            Encounter::Games(games) => games.len(),
            Encounter::Blank | Encounter::Oneself | Encounter::Alone(_) => 1,
        });
        games.max().unwrap_or(1).max(1)
    }

    fn names_opponents(&self) -> bool {
        self.encounters().any(|encounter| match encounter {
            Encounter::Games(games) => games.iter().any(|game| game.opponent.is_some()),
            Encounter::Blank | Encounter::Oneself | Encounter::Alone(_) => false,
        })
    }

    fn encounters(&self) -> impl Iterator<Item = &Encounter> {
        self.rows.iter().flat_map(|row| &row.encounters)
    }
}

/// Draws a crosstable as an indexed PNG. A crosstable with several pages is drawn page by page, so
/// that it can be read.
pub fn crosstable(table: &Crosstable, look: Look) -> Result<Vec<u8>, RenderError> {
    let file = ThemeFile::read(look.theme)?;
    draw::draw(table, &file, look)
}
