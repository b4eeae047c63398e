//! A page of a long table.

use super::{Row, Table};
use crate::numbers::pages;

/// The text between rows that are not neighbours.
const GAP: &str = "…";

impl Table {
    /// A good number of rows for a page: they can be viewed without opening the picture, and take
    /// less than 64 kB, whatever the names are.
    pub const PAGE: usize = 10;

    /// Returns the number of pages of the table if `most` rows make one.
    pub fn pages(&self, most: usize) -> usize {
        pages::pages(self.rows.len(), most)
    }

    /// Returns a page of the table, from 0, which always includes the viewer's own row: before or
    /// after the others, and apart from them, if it is on another page.
    #[must_use]
    pub fn page(&self, page: usize, most: usize) -> Table {
        let range = pages::on_page(page, self.rows.len(), most);
        let mut rows = self.rows[range.clone()].to_vec();
        let own = |row: &Row| matches!(row, Row::Cells { own: true, .. });
        let (before, after) = (&self.rows[..range.start], &self.rows[range.end..]);
        let gap = || Row::Across(GAP.to_owned());
        if let Some(row) = before.iter().find(|row| own(row)) {
            rows.splice(0..0, [row.clone(), gap()]);
        }
        if let Some(row) = after.iter().find(|row| own(row)) {
            rows.extend([gap(), row.clone()]);
        }
        Table {
            rows,
            ..self.clone()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Cell, *};

    fn table(own: usize) -> Table {
        let row = |index| Row::Cells {
            cells: vec![Cell::Text(format!("{index}"))],
            note: None,
            own: index == own,
        };
        Table {
            rows: (0..30).map(row).collect(),
            ..Table::default()
        }
    }

    #[test]
    fn the_viewers_own_row_stands_on_every_page() {
        let gap = Row::Across("…".to_owned());
        let long = table(15);
        assert_eq!(long.pages(10), 3);
        let rows = |page| long.page(page, 10).rows;
        assert_eq!(rows(0)[..10], long.rows[..10]);
        assert_eq!(rows(0)[10..], [gap.clone(), long.rows[15].clone()]);
        assert_eq!(rows(1), long.rows[10..20]);
        assert_eq!(rows(2)[..2], [long.rows[15].clone(), gap]);
        assert_eq!(rows(2)[2..], long.rows[20..]);
        // No own row is added for a viewer who has none.
        assert_eq!(table(99).page(0, 10).rows.len(), 10);
    }
}
