//! Pages of a picture that is too large for one.

use std::ops::Range;

/// Returns the number of pages if `most` things fit on one. No things still make one page.
pub(super) fn pages(things: usize, most: usize) -> usize {
    things.div_ceil(most.max(1)).max(1)
}

/// Returns which things are on a page. Pages are as even as possible; a page number past the end
/// means the last page.
pub(super) fn on_page(page: usize, things: usize, most: usize) -> Range<usize> {
    let pages = pages(things, most);
    let page = page.min(pages - 1);
    page * things / pages..(page + 1) * things / pages
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_even_and_leave_nothing_out() {
        for things in 0..200 {
            for most in 1..30 {
                let ranges: Vec<_> = (0..pages(things, most))
                    .map(|page| on_page(page, things, most))
                    .collect();
                assert_eq!(ranges[0].start, 0);
                assert!(ranges.windows(2).all(|pair| pair[0].end == pair[1].start));
                assert_eq!(ranges.last().map(|range| range.end), Some(things));
                let lengths = || ranges.iter().map(ExactSizeIterator::len);
                let (least, largest) = (lengths().min(), lengths().max());
                assert!(largest <= Some(most) && largest <= least.map(|least| least + 1));
            }
        }
        assert_eq!(on_page(9, 21, 10), 14..21);
    }
}
