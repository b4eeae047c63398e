//! Crosstables: who met whom and what came of it.

mod draw;

use std::ops::Range;

use crate::{error::RenderError, theme::ThemeFile};
use rules::{Side, look::Look};

use super::pages;

/// A table of encounters: of everybody with everybody, or of everybody round by round. All words come
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
    /// Above everything.
    pub title: String,
    /// What stands above the encounters: the opponents' places, or the numbers of rounds.
    pub columns: Vec<String>,
    /// From the top.
    pub rows: Vec<CrosstableRow>,
    /// Below everything. It may be empty.
    pub footer: String,
}

/// A player in a [`Crosstable`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrosstableRow {
    /// The place, from 1.
    pub place: u32,
    /// The player.
    pub name: String,
    /// The points, such as [`quarters`](super::quarters) writes them.
    pub points: String,
    /// One for each column.
    pub encounters: Vec<Encounter>,
    /// Whether the row is the viewer's own: it stands out.
    pub own: bool,
}

/// What stands in a column of a [`CrosstableRow`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Encounter {
    /// Nothing yet.
    Blank,
    /// Where a player would meet themselves.
    Oneself,
    /// Games, one or two.
    Games(Vec<Game>),
    /// A round without an opponent: what it counts for, such as "½", or a sign.
    Alone(String),
}

/// A game of an [`Encounter`], as the row's player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Game {
    /// None while it runs.
    pub score: Option<Score>,
    /// The opponent's place, where the column does not say it.
    pub opponent: Option<u32>,
    /// The side of the row's player: a disc for the first, a ring for the second.
    pub side: Option<Side>,
}

/// What came of a [`Game`].
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
    /// How many pages it has from the top, and how many from the left.
    pub fn pages(&self) -> (usize, usize) {
        let (rows, columns) = self.room();
        (
            pages::pages(self.rows.len(), rows),
            pages::pages(self.columns.len(), columns),
        )
    }

    /// A page, from 0 in both directions. The viewer's own row stands on every page.
    #[must_use]
    pub fn page(&self, (down, right): (usize, usize)) -> Crosstable {
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

    /// Which rows stand in their places on a page from the top.
    pub fn rows_on(&self, down: usize) -> Range<usize> {
        pages::on_page(down, self.rows.len(), self.room().0)
    }

    /// The page, from the top, on which the viewer's own row stands in its place, or else the first.
    pub fn own_page(&self) -> usize {
        let Some(own) = self.rows.iter().position(|row| row.own) else {
            return 0;
        };
        let mut pages = 0..self.pages().0;
        pages
            .find(|page| self.rows_on(*page).contains(&own))
            .unwrap_or_default()
    }

    /// How many rows and columns a page has room for.
    fn room(&self) -> (usize, usize) {
        if self.names_opponents() {
            (10, 5)
        } else if self.games() > 1 {
            (12, 5)
        } else {
            (12, 8)
        }
    }

    /// How many games an encounter has at most.
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

/// Draws a crosstable as an indexed PNG. One of several pages is drawn page by page, so that it can be
/// read.
pub fn crosstable(table: &Crosstable, look: Look) -> Result<Vec<u8>, RenderError> {
    let file = ThemeFile::read(look.theme)?;
    draw::draw(table, &file, look)
}
