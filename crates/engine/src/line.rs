//! The line from the beginning of the match to the position that is being searched, for the
//! repetition rule.

/// The positions of a line by their keys.
#[derive(Debug, Default)]
pub(super) struct Line {
    /// The positions that occurred twice in the match before the search.
    twice: Vec<u64>,
    /// The positions of the search, from its root on.
    searched: Vec<u64>,
}

impl Line {
    /// Returns the line that a match has taken so far.
    pub(super) fn after(played: &[u64]) -> Line {
        let mut keys = played.to_vec();
        keys.sort_unstable();
        let twice = keys.windows(2).filter(|pair| pair[0] == pair[1]);
        Line {
            twice: twice.map(|pair| pair[0]).collect(),
            searched: Vec::new(),
        }
    }

    pub(super) fn push(&mut self, key: u64) {
        self.searched.push(key);
    }

    pub(super) fn pop(&mut self) {
        self.searched.pop();
    }

    /// Returns whether reaching this position now draws the match.
    ///
    /// A match is drawn when a position occurs for the third time. Within the search the second
    /// time is enough: a side that could bring it back once can do so again, and nothing is won in
    /// between.
    pub(super) fn is_drawn(&self, key: u64) -> bool {
        self.searched.contains(&key) || self.twice.contains(&key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_time_draws_or_the_second_within_the_search() {
        let mut line = Line::after(&[1, 2, 1, 3]);
        assert!(line.is_drawn(1) && !line.is_drawn(2) && !line.is_drawn(4));
        line.push(4);
        assert!(line.is_drawn(4));
        line.pop();
        assert!(!line.is_drawn(4));
    }
}
