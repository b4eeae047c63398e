//! The transposition table: what the search has found out about positions, in fixed memory.

use super::keys::{fold, spread};

/// The number of entries that share a slot.
const ENTRIES: usize = 4;

/// Entries that share a slot. They are in one line of the processor's cache, so that looking at all
/// of them takes no longer than looking at one.
#[derive(Clone, Default)]
#[repr(align(64))]
struct Cluster([Entry; ENTRIES]);

/// How the score of an entry bounds the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// Only the move is known.
    #[default]
    None,
    /// The position is worth at most the score.
    Upper,
    /// The position is worth at least the score.
    Lower,
    /// The position is worth exactly the score.
    Exact,
}

/// An entry: the stored knowledge about a position.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Entry {
    /// Both halves of the key folded into one. The slot tells the rest.
    check: u32,
    /// The [code](super::Playable::code) of the best move, 0 if there is none.
    pub(super) code: u32,
    /// The score. Wins and losses are counted from this position.
    pub(super) score: i16,
    /// The depth of the search in plies.
    pub(super) depth: i8,
    pub(super) bound: Bound,
    /// The number of the search that found it out.
    search: u8,
}

/// The table.
pub(super) struct Table {
    clusters: Vec<Cluster>,
    /// The number of the current search. Entries of other searches are ignored.
    search: u8,
}

impl Table {
    /// Creates a table of at most this many mebibytes, with at least one cluster.
    pub(super) fn new(mebibytes: usize) -> Table {
        let most = (mebibytes << 20) / size_of::<Cluster>();
        Table {
            clusters: vec![Cluster::default(); most.max(1)],
            search: 0,
        }
    }

    /// Forgets everything, so that the next search does not depend on the last.
    pub(super) fn clear(&mut self) {
        if self.search == u8::MAX {
            self.clusters.fill(Cluster::default());
            self.search = 0;
        } else {
            self.search += 1;
        }
    }

    /// Returns the index of a key's cluster.
    fn place(&self, key: u64) -> usize {
        spread(key, self.clusters.len())
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let check = fold(key);
        let Cluster(entries) = &self.clusters[self.place(key)];
        entries
            .iter()
            .find(|entry| entry.check == check && self.holds(entry))
            .copied()
    }

    /// Returns whether an entry belongs to the current search.
    fn holds(&self, entry: &Entry) -> bool {
        entry.search == self.search && entry.bound != Bound::None
    }

    /// Stores a result. It replaces the entry of the same position, or else the entry that took the
    /// least search.
    pub(super) fn put(&mut self, key: u64, code: u32, depth: i32, score: i32, bound: Bound) {
        let check = fold(key);
        let place = self.place(key);
        let cost = |entry: &Entry| {
            if !self.holds(entry) {
                i8::MIN + 1
            } else if entry.check == check {
                i8::MIN
            } else {
                entry.depth
            }
        };
        let Cluster(cluster) = &self.clusters[place];
        let mut worst = 0;
        for at in 1..ENTRIES {
            if cost(&cluster[at]) < cost(&cluster[worst]) {
                worst = at;
            }
        }
        let old = cluster[worst];
        let keeps_code = code == 0 && old.check == check && self.holds(&old);
        self.clusters[place].0[worst] = Entry {
            check,
            code: if keeps_code { old.code } else { code },
            score: i16::try_from(score).unwrap_or_default(),
            depth: i8::try_from(depth).unwrap_or(i8::MAX),
            bound,
            search: self.search,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_found_again_with_what_was_last_known_of_it() {
        let mut table = Table::new(0);
        assert!(table.get(7).is_none());
        table.put(7, 3, 2, 50, Bound::Exact);
        table.put(7, 0, 1, -20, Bound::Upper);
        let entry = table.get(7).expect("an entry");
        assert_eq!((entry.code, entry.score, entry.depth), (3, -20, 1));
        table.clear();
        assert!(table.get(7).is_none());
    }

    #[test]
    fn a_full_cluster_keeps_what_took_most_search() {
        let mut table = Table::new(0);
        for key in 1..=5 {
            table.put(key, 1, i32::try_from(key).expect("small"), 0, Bound::Exact);
        }
        assert!(table.get(1).is_none());
        assert!((2..=5).all(|key| table.get(key).is_some()));
    }
}
