//! Draws a crosstable.

use pixels::{num, shapes::Spot};

use super::{Crosstable, CrosstableRow, Encounter, Game, Score};
use crate::{
    error::RenderError,
    numbers::{
        paper::{
            Anchor, GAP, HEADING, Hand, PAD, Paper, SMALL, TEXT, TITLE, WIDTH, footer_height,
            width_of,
        },
        table::{Ground, Ink},
    },
    theme::ThemeFile,
};
use rules::look::Look;

/// The size of places and names.
const NAME: f32 = 48.0;

/// The positions of everything.
struct Layout {
    /// The height of a row.
    row: f32,
    /// The width of one game.
    game: f32,
    /// The width of an encounter.
    cell: f32,
    /// The left edge of the encounters.
    cells: f32,
    /// The right edge of the places.
    place: f32,
    /// The right edge of the points.
    points: f32,
    /// The room for a name.
    name: f32,
    /// Whether opponents are below results.
    opponents: bool,
}

impl Layout {
    fn new(table: &Crosstable) -> Layout {
        let opponents = table.names_opponents();
        let game = if opponents { 84.0 } else { 50.0 };
        let headings = table.columns.iter().map(|words| width_of(words, SMALL));
        let cell = headings.fold(game * num::count(table.games()), f32::max) + 6.0;
        let widest = |words: &dyn Fn(&CrosstableRow) -> f32| {
            table.rows.iter().map(words).fold(0.0, f32::max)
        };
        let place = PAD + GAP + widest(&|row| width_of(&row.place.to_string(), NAME));
        // However many columns there are, names keep some room.
        let cells = WIDTH - PAD - GAP / 2.0 - cell * num::count(table.columns.len());
        let cells = cells.max(WIDTH * 0.45);
        let points = cells - GAP;
        let widest = widest(&|row| width_of(&row.points, TEXT));
        Layout {
            row: if opponents { 100.0 } else { 82.0 },
            game,
            cell,
            cells,
            place,
            points,
            name: points - widest - GAP - (place + GAP),
            opponents,
        }
    }
}

pub(super) fn draw(
    table: &Crosstable,
    file: &ThemeFile,
    look: Look,
) -> Result<Vec<u8>, RenderError> {
    let layout = Layout::new(table);
    let rows = TITLE + HEADING + layout.row * num::count(table.rows.len());
    let height = rows + footer_height(&table.footer);
    let mut pen = Pen {
        paper: Paper::new(file, look, &table.title, height)?,
        layout,
    };
    pen.headings(&table.columns);
    for (index, row) in table.rows.iter().enumerate() {
        let top = TITLE + HEADING + pen.layout.row * num::count(index);
        pen.row(row, top, Ground::of_row(index, row.own));
    }
    pen.paper.footer(&table.footer, rows);
    pen.paper.png()
}

/// The tools for drawing a crosstable.
struct Pen<'a> {
    paper: Paper<'a>,
    layout: Layout,
}

impl Pen<'_> {
    fn headings(&mut self, columns: &[String]) {
        let hand = Hand {
            size: SMALL,
            anchor: Anchor::Middle,
            room: self.layout.cell,
            ink: Ink::Muted,
            on: Ground::Paper,
        };
        let mut x = self.layout.cells + self.layout.cell / 2.0;
        for words in columns {
            self.paper.write(words, (x, TITLE + HEADING * 0.45), hand);
            x += self.layout.cell;
        }
        self.paper.rule(TITLE + HEADING);
    }

    fn row(&mut self, row: &CrosstableRow, top: f32, on: Ground) {
        self.paper.strip(top, self.layout.row, on);
        let middle = top + self.layout.row / 2.0;
        let name = Hand {
            size: NAME,
            anchor: Anchor::Left,
            room: self.layout.name,
            ink: Ink::Plain,
            on,
        };
        let place = Hand {
            anchor: Anchor::Right,
            ink: Ink::Muted,
            ..name
        };
        let points = Hand {
            size: TEXT,
            ink: Ink::Plain,
            ..place
        };
        let left = self.layout.place;
        self.paper
            .write(&row.place.to_string(), (left, middle), place);
        self.paper.write(&row.name, (left + GAP, middle), name);
        let right = self.layout.points;
        self.paper.write(&row.points, (right, middle), points);
        let mut x = self.layout.cells;
        for encounter in &row.encounters {
            self.encounter(encounter, (x, top), on);
            x += self.layout.cell;
        }
    }

    fn encounter(&mut self, encounter: &Encounter, (left, top): Spot, on: Ground) {
        let (row, cell) = (self.layout.row, self.layout.cell);
        match encounter {
            Encounter::Blank => (),
            Encounter::Oneself => {
                let grid = self.paper.grid();
                self.paper.fill((left, top), (cell, row), grid);
            }
            Encounter::Alone(words) => {
                let hand = self.hand(Ink::Muted, on);
                let at = (left + cell / 2.0, top + self.result());
                self.paper.write(words, at, hand);
            }
            Encounter::Games(games) => {
                let all = self.layout.game * num::count(games.len());
                let mut x = left + f32::midpoint(cell - all, self.layout.game);
                for game in games {
                    self.game(*game, (x, top), on);
                    x += self.layout.game;
                }
            }
        }
    }

    fn game(&mut self, game: Game, (middle, top): Spot, on: Ground) {
        let (sign, ink) = match game.score {
            None => ("…", Ink::Muted),
            Some(Score::Win) => ("1", Ink::Up),
            Some(Score::Draw) => ("½", Ink::Plain),
            Some(Score::Loss) => ("0", Ink::Down),
            Some(Score::ForfeitWin) => ("+", Ink::Up),
            Some(Score::ForfeitLoss) => ("–", Ink::Down),
        };
        let hand = self.hand(ink, on);
        self.paper.write(sign, (middle, top + self.result()), hand);
        let low = top + self.layout.row - if self.layout.opponents { 28.0 } else { 18.0 };
        let opponent = game.opponent.map(|place| place.to_string());
        let opponent = opponent.unwrap_or_default();
        let hand = Hand {
            size: SMALL,
            ..self.hand(Ink::Plain, on)
        };
        let sign = if game.side.is_some() { 28.0 } else { 0.0 };
        let half = f32::midpoint(width_of(&opponent, SMALL), sign);
        if let Some(side) = game.side {
            let x = if opponent.is_empty() {
                middle
            } else {
                middle - half + 11.0
            };
            self.paper.side(side, (x, low), on);
        }
        let right = Hand {
            anchor: Anchor::Right,
            ..hand
        };
        self.paper.write(&opponent, (middle + half, low), right);
    }

    /// Returns how far below the top of its row a result is.
    fn result(&self) -> f32 {
        if self.layout.opponents { 32.0 } else { 28.0 }
    }

    /// Returns how results are written.
    fn hand(&self, ink: Ink, on: Ground) -> Hand {
        Hand {
            size: TEXT,
            anchor: Anchor::Middle,
            room: self.layout.cell,
            ink,
            on,
        }
    }
}
